import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Who does what a help line says is rid of the finding, and has no new one.
@Suite struct HelpTests {
  private static func check(_ text: String, _ syntax: Tree.Syntax, _ context: CheckContext) -> [Finding] {
    let input = FileInput(path: "a", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
    return Linter(context: context).check(input).findings
  }

  /// The replacement that the help of a finding offers for what was found.
  static func offer(of finding: Finding) -> Substring? {
    if finding.span.isEmpty || ofPieces.contains(finding.rule) { return nil }
    return finding.message.help.flatMap { offer($0.text) }
  }

  /// The number or text that a help line offers: "Write 120." and "Write “FORCE”.".
  private static func offer(_ help: String) -> Substring? {
    guard help.hasPrefix("Write ") else { return nil }
    let rest = help.dropFirst(6)
    if rest.first == "“" { return rest.dropFirst().split(separator: "”", omittingEmptySubsequences: false).first }
    let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
    let next = rest.dropFirst(number.count).first
    return number.isEmpty || !(next == "." || next == ",") ? nil : number
  }

  /// The bytes of a finding in other words, quotes as they were.
  private static func replacing(_ finding: Finding, _ bytes: [UInt8], with offer: Substring) -> String {
    let isWord = Int64(offer) != nil || ["true", "false", "null"].contains(offer)
    let isInside = finding.span.start > 0 && !" :,[{".utf8.contains(bytes[finding.span.start - 1])
    let text = isWord || isInside || "\"{[".contains(offer.prefix(1)) ? String(offer) : "\"\(offer)\""
    return String(
      decoding: bytes[..<finding.span.start] + Array(text.utf8) + bytes[finding.span.end...], as: UTF8.self)
  }

  /// Rules whose help names a piece of the value, and not all that stands at the place; or what is to stand elsewhere.
  private static let ofPieces: Set = [
    "broken-json", "broken-yaml", "typographic-quotes", "single-quotes", "wrong-language-code", "platforms-disagree",
    "list-under-plain-key", "missing-frequency", "garbled-text", "html-entity-in-text", "wrong-ela-geminada",
    "unquoted-text", "missing-data-wrapper",
  ]

  @Test(arguments: RuleExampleTests.rulesUnderTest().filter { !HelpTests.ofPieces.contains($0) })
  func offersAreClean(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.bad {
      let text = example.unmarked.text
      let context = RuleExampleTests.context(of: example)
      let before = Self.check(text, example.syntax, context)
      let known = Set(before.map(\.rule))
      for finding in before where finding.rule == id {
        guard let help = finding.message.help?.text, let offer = Self.offer(of: finding) else { continue }
        let after = Self.check(Self.replacing(finding, Array(text.utf8), with: offer), example.syntax, context)
        for other in after where other.severity == .error || other.rule == id {
          let isSame = other.rule == id && other.span.start == finding.span.start
          let isNew = !known.contains(other.rule)
          #expect(
            !isSame && !isNew, "\(help) -> \(other.rule): \(other.message.text)",
            sourceLocation: RuleExampleTests.location(example))
        }
      }
    }
  }

  /// Values that people write where a number belongs, and what they are told to write.
  static let numbers: [(member: String, value: String, syntax: Tree.Syntax, offer: String)] = [
    ("startDate", #""2026-03-01""#, .json, "1772319600000"),
    ("startDate", #""01.03.2026""#, .json, "1772319600000"),
    ("startDate", "01.03.2026", .json, "1772319600000"),
    ("startDate", #""1/3/2026""#, .json, "1772319600000"),
    // The end of that day: midnight would be the next mistake.
    ("endDate", #""2026-03-31""#, .json, "1774994399999"),
    ("endDate", "31.03.2026", .yaml, "2026-03-31"),
    ("dialogDisplayDuration", "3600.0", .json, "3600"),
    ("dialogDisplayDuration", "+3600", .json, "3600"),
  ]

  @Test(arguments: numbers)
  func numbersAreOffered(_ member: String, _ value: String, _ syntax: Tree.Syntax, _ offer: String) throws {
    let text = Example.version([member: value]).unmarked.text
    var context = CheckContext(now: 1_773_576_000_000)
    if syntax == .yaml { context.role = .authored }
    let inner = syntax == .json ? text : text.replacing("31.03.2026", with: "\"31.03.2026\"")
    let findings = Self.check(inner, .json, context)
    #expect(findings.count == 1, "\(findings.map(\.message.text))")
    let help = try #require(findings.first?.message.help?.text)
    #expect(help.hasPrefix("Write \(offer)"), "\(help)")
    let finding = try #require(findings.first)
    let written = syntax == .json ? offer : "\"\(offer)\""
    let repaired = Self.replacing(finding, Array(inner.utf8), with: Substring(written))
    #expect(Self.check(repaired, .json, context).isEmpty, "\(repaired)")
  }

  /// A version name in the place of its number: neither “without the decimal point” nor “without the quotes” helps.
  @Test(arguments: [("4.3.0", Tree.Syntax.json), (#""4.3.0""#, .json), ("4.3.0", .yaml)])
  func versionNames(_ value: String, _ syntax: Tree.Syntax) throws {
    let json = Example.version(["versionCode": value]).unmarked.text
    let yaml = "packageName: cat.bcn.bus\ncomparisonMode: NONE\nversionCode: 4.3.0\n"
    let found = Self.check(syntax == .json ? json : yaml, syntax, CheckContext(now: 1_773_576_000_000))
    let about = found.filter { $0.pointer?.hasSuffix("versionCode") == true }
    #expect(about.count == 1, "\(about.map(\.message.text))")
    #expect(about.first?.message.help?.text.contains("“4.3.0” belongs in “versionName”") == true)
    #expect(about.first?.message.text.contains("decimal point") == false)
  }

  /// The blanks of `init` are told as what they are.
  @Test func blanks() {
    let text = "packageName:\nplatform: IOS\nminutes: 5\nnumAperture: 5\nmessage:\n  ca:\n  es: Hola\n  en: Hello\n"
    let found = Self.check(text, .yaml, CheckContext(now: 1_773_576_000_000))
    #expect(found.allSatisfy { !$0.message.text.contains("null") })
    #expect(found.contains { $0.message.text.hasPrefix("the Catalan text of “message” is left empty") })
    #expect(found.contains { $0.message.help?.text == "Write it after “ca:”." })
    #expect(found.contains { $0.message.text.hasPrefix("“packageName” is left empty") })
  }
}
