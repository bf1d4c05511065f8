import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A document in YAML as it should be, and the same one with lines as people write them.
package struct SlippedYAML {
  package var right: String
  package var slipped: String
  /// The lines that differ, by their numbers from 1.
  package var lines: [Int]

  /// Texts behind a key, as they should be and as people write them.
  private static let texts: [(right: String, slipped: String)] = [
    (#""Novetat: una versió""#, "Novetat: una versió"), (#""Bus: a: b""#, "Bus: a: b"),
    (#"'Hola: "nova" versió'"#, #"Hola: "nova" versió"#), (#""@bus""#, "@bus"), (#""%50 menys""#, "%50 menys"),
    (#""`Nova`""#, "`Nova`"), (#""*Nova* versió""#, "*Nova* versió"), (#""& més""#, "& més"),
    (#""!x!Nova""#, "!x!Nova"),
    (#""[Nova] versió""#, "[Nova] versió"), (#""{nom} hola""#, "{nom} hola"), (#""- Nova""#, "- Nova"),
    (#"", Nova""#, ", Nova"), (#""| Nova""#, "| Nova"), (#""> 3 versions""#, "> 3 versions"),
    (#""L'aplicació nova""#, "'L'aplicació nova'"), (#"'La "nova" versió'"#, #""La "nova" versió""#),
    (#""Nova""#, #""Nova"#), ("'Nova versió'", "'Nova versió"), (#""Bus 🚌 nou""#, #""Bus \ud83d\ude8c nou""#),
    (#""Nova""#, #""Nova","#), ("'Nova'", "'Nova',"),
  ]

  /// Lines of one word, with their slips.
  private static let words: [(right: String, slipped: String)] = [
    ("platform: ANDROID", "platform:ANDROID"), ("platform: ANDROID", "platform:\u{A0}ANDROID"),
    (#""platform": "ANDROID""#, #""platform": "ANDROID","#),
  ]

  /// Texts of all languages on one line.
  private static let maps: [(right: String, slipped: String)] = [
    ("ok: {ca: Fet, es: Hecho, en: Done}", "ok: ca: Fet, es: Hecho, en: Done")
  ]

  package static func random(_ random: inout Seeded) -> SlippedYAML {
    var lines: [(right: String, slips: [(right: String, slipped: String)])] = [
      ("packageName: cat.bcn.bus", []), ("platform: ANDROID", words), ("versionCode: 2026030001", []),
      ("versionName: 3.2.0", []), ("comparisonMode: LAZY", []),
    ]
    for member in ["title", "message"] {
      lines.append(("\(member):", []))
      for (language, text) in [("ca", "Hola"), ("es", "Buenas"), ("en", "Hello")] {
        lines.append(
          (
            "  \(language): \(text)",
            texts.map { ("  \(language): \($0)", "  \(language): \($1)") }
          ))
      }
    }
    lines += [
      ("ok: {ca: Fet, es: Hecho, en: Done}", maps), ("cancel: {ca: Ara no, es: Ahora no, en: Not now}", []),
      ("url: https://play.google.com/store/apps/details?id=cat.bcn.bus", []), ("checkBoxDontShowAgain: false", []),
      ("dialogDisplayDuration: 1d", []),
    ]
    let able = lines.indices.filter { !lines[$0].slips.isEmpty }
    var chosen: Set<Int> = []
    for _ in 0...Int(random.next() % 4) { chosen.insert(random.choose(able)) }
    var (right, slipped) = ("", "")
    for (number, line) in lines.enumerated() {
      let pair = chosen.contains(number) ? random.choose(line.slips) : (line.right, line.right)
      right += pair.0 + "\n"
      slipped += pair.1 + "\n"
    }
    return SlippedYAML(right: right, slipped: slipped, lines: chosen.sorted().map { $0 + 1 })
  }
}

extension RepairProperties {
  /// Each line that is no YAML is named in one run, at itself; the unsafe fix writes all of them as they were meant,
  /// and nothing is left of them.
  package static func slipsOfYAMLAreRepaired(_ random: inout Seeded) -> String? {
    let text = SlippedYAML.random(&random)
    let input = FileInput(path: "a.yaml", bytes: Array(text.slipped.utf8), syntax: .yaml, isNamed: true)
    let context = CheckContext(now: Example.date)
    let check = FixCheck(input, context, unsafe: true)
    let map = LineMap(input.bytes)
    let found = check.before.findings.filter { $0.rule == "broken-yaml" }.map { map.position(of: $0.span.start).line }
    var problems = check.problemsOfRepairing()
    if found != text.lines { problems.append("found in lines \(found), slipped in \(text.lines)") }
    let repaired = String(decoding: check.repaired.bytes, as: UTF8.self)
    if !repaired.utf8.elementsEqual(text.right.utf8) { problems.append("not written as it was meant") }
    return problems.isEmpty ? nil : "\(problems)\n\(text.slipped)->\n\(repaired)"
  }
}
