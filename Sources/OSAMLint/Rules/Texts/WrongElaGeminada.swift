import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A Catalan l·l written with another character than the middle dot.
  ///
  /// Looked for between vowels only, where Catalan has it. Addresses, hosts and compounds of two names
  /// (`Raval-Lleida`) are passed over. ŀl is an older way to write it and gives an info.
  static let wrongElaGeminada = Rule(
    id: "wrong-ela-geminada",
    title: "a Catalan l·l is written with the wrong character",
    group: .texts,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having(.texts),
    why: """
      The dot of l·l is the middle dot, U+00B7. Written with a full stop, a bullet or a hyphen the word is
      misspelt, and apps show it that way; screen readers may break it in two. The README's own example has
      “Cancel.lar”.
      """,
    repair: .depends(
      """
      Writes the middle dot. What users read is corrected; whether and when the alert shows stays. A full stop or a hyphen may be meant in a word that this tool does not know, so there it is unsafe.
      """),
    evidence: ["language-ela-geminada", "module-readme-example", "module-texts-as-received"],
    bad: [
      .version(["cancel": #"{"ca": "Cance⟦l.l⟧ar", "es": "Cancelar", "en": "Cancel"}"#]).finds(
        "warning, every release"
      ).says(
        """
        “Cancel.lar” has “l.l” where Catalan writes “l·l”
        = apps show it as it stands
        = help: Write “Cancel·lar”, with the middle dot U+00B7.
        """),
      .version([
        "title": #"{"ca": "INSTA⟦L•L⟧A-LA", "es": "INSTÁLALA", "en": "INSTALL IT"}"#,
        "message":
          #"{"ca": "So⟦l-l⟧icita la co⟦l‧l⟧ecció i⟦l∙l⟧ustrada.", "es": "Solicita la colección ilustrada.", "en": "Ask for the illustrated collection."}"#,
      ]).finds("warning, every release"),
      .version([
        "comparisonMode": #""NONE""#,
        "message": #"{"ca": "Una app exce⟦ŀl⟧ent.", "es": "Una app excelente.", "en": "An excellent app."}"#,
      ]).finds("info, every release").says(
        """
        “exceŀlent” has “ŀl” where Catalan writes “l·l”
        = search and screen readers may not take the old letter for “l·l”
        = help: Write “excel·lent”, with the middle dot U+00B7.
        """),
      .rating(["message": #"{"ca": "És inte⟦l.l⟧igent?", "es": "¿Es inteligente?", "en": "Is it clever?"}"#]).finds(
        "warning, osam up to 1.1.0"
      ).says(
        """
        “intel.ligent” has “l.l” where Catalan writes “l·l”
        = Android apps with library 1.0.0–1.1.0 show it as it stands
        = help: Write “intel·ligent”, with the middle dot U+00B7.
        """),
      .olderVersion([
        "cancelButtonTitle": #"{"cat": "Cance⟦l.l⟧a", "ca": "Cancel·la", "es": "Cancelar", "en": "Cancel"}"#
      ]
      ).finds("warning, every release").says(
        """
        “Cancel.la” has “l.l” where Catalan writes “l·l”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show it as it \
        stands
        = help: Write “Cancel·la”, with the middle dot U+00B7.
        """),
      .olderRating(["messages": #"[{"languaje": "ca", "content": "És inte⟦l.l⟧igent?"}]"#]).finds(
        "warning, valoracions-android"),
    ],
    good: [
      .version(["cancel": #"{"ca": "Cancel·la", "es": "Cancelar", "en": "Cancel"}"#]),
      .version([
        "message":
          #"{"ca": "Vegeu https://al.la.cat, portal.local o www.mil.la.cat: versió 1.l.2, Raval-Lleida i Pol-Anna.", "es": "Cancel.lar", "en": "Cancel.lar"}"#
      ]),
      .version(["message": #"{"ca": "És final.La nova línia l-1.", "es": "Final.", "en": "Final."}"#]),
      .rating(
        ["message": #"{"ca": "És intel.ligent?", "es": "¿Es inteligente?", "en": "Clever?"}"#], clients: "3.0.0.."),
    ],
    check: .document(checkElaGeminada)
  )
}

private func checkElaGeminada(_ inspection: Inspection) {
  for entry in inspection.texts where entry.language == .ca {
    guard entry.traits.contains(.brokenDoubleL), let showing = inspection.showing(entry.member) else { continue }
    for mistake in mistakes(in: entry.text) {
      inspection.report(
        "\(quoted(mistake.word)) has \(quoted(mistake.written)) where Catalan writes “\(mistake.right)”",
        so: mistake.isCompatible
          ? "search and screen readers may not take the old letter for “\(mistake.right)”" : showing.sentence,
        help: "Write \(quoted(mistake.rightWord)), with the middle dot U+00B7.",
        at: .text(mistake.range, in: entry.node),
        effect: mistake.isCompatible ? .worthKnowing : .probablyNotMeant, clients: showing.clients,
        repair: Repair(
          "Write “\(mistake.right)”", mistake.isCertain ? .correction : .guess,
          .replace(mistake.range, in: entry.node, with: mistake.right)))
    }
  }
}

/// Characters that stand between the two l's by mistake. [language-ela-geminada]
private let wrongSeparators: Set<Unicode.Scalar> = [
  ".", "-", "\u{2022}", "\u{2027}", "\u{2219}", "\u{22C5}", "\u{30FB}", "\u{0387}",
]
/// One character for “l·”, kept in Unicode for old texts. [language-ela-geminada]
private let compatibleForms: Set<Unicode.Scalar> = ["\u{0140}", "\u{013F}"]
private let vowels = Set("aeiouàèéíïòóúüAEIOUÀÈÉÍÏÒÓÚÜ".unicodeScalars)
/// Last parts of hosts that begin with l: `portal.local` is no word.
private let hostEndings: Set = ["local", "lan", "live", "link", "legal"]

/// Words that have the geminate, by how they begin. [language-ela-geminada]
private let knownWords = [
  "al·lèrg", "al·lèrgi", "al·licient", "al·lud", "al·lus", "apel·l", "aquarel·l", "bril·l", "cancel·l", "capil·l",
  "cèl·lul",
  "cel·lul", "col·l", "constel·l", "cristal·l", "destil·l", "excel·l", "il·l", "instal·l", "intel·l", "metal·l",
  "miscel·l",
  "novel·l", "oscil·l", "paral·lel", "pel·lícul", "rebel·l", "satèl·lit", "síl·lab", "sol·licit", "tranquil·l",
  "vacil·l",
]
/// Prefixes that may stand before a known word, in one with it.
private let prefixes = ["", "des", "re", "pre", "auto", "tele", "mal"]

/// Letters of a word shown on each side of a mistake.
private let longestShown = 40

private struct Mistake {
  /// The two l's and what stands between them.
  var range: Range<Int>
  var written: String
  var right: String
  /// The whole word, as it is and as it should be.
  var word: String
  var rightWord: String
  var isCompatible: Bool
}

extension Mistake {
  /// Only a full stop or a hyphen between two l's may be meant: in the name of a host, or where a blank is missing.
  fileprivate var isCertain: Bool {
    if isCompatible || !(written.contains(".") || written.contains("-")) { return true }
    let word = rightWord.lowercased()
    return knownWords.contains { known in prefixes.contains { word.hasPrefix($0 + known) } }
  }
}

private func mistakes(in text: String) -> [Mistake] {
  let scalars = text.placedScalars
  var result: [Mistake] = []
  for word in scalars.split(whereSeparator: { $0.scalar.properties.isWhitespace }) where !isAddress(word) {
    for index in word.indices {
      if let mistake = mistake(at: index, in: word, of: text) { result.append(mistake) }
    }
  }
  return result
}

/// `https://…`, a mail address, or a name with several dots: no word of the language.
private func isAddress(_ word: ArraySlice<PlacedScalar>) -> Bool {
  let text = word.map { $0.scalar }
  if text.contains("/") || text.contains("@") { return true }
  let inner = text.reversed().drop { ".,:;!?)»”\"'…".unicodeScalars.contains($0) }
  if inner.count(where: { $0 == "." }) > 1 { return true }
  let ending = inner.prefix { $0 != "." }.reversed().map(Character.init)
  return inner.contains(".") && hostEndings.contains(String(ending))
}

private func mistake(at index: Int, in word: ArraySlice<PlacedScalar>, of text: String) -> Mistake? {
  func scalar(_ index: Int) -> Unicode.Scalar? { word.indices.contains(index) ? word[index].scalar : nil }
  guard let here = scalar(index) else { return nil }
  let last: Int
  let isCompatible = compatibleForms.contains(here)
  if isCompatible {
    last = index + 1
  } else {
    guard here == "l" || here == "L", let separator = scalar(index + 1), wrongSeparators.contains(separator) else {
      return nil
    }
    last = index + 2
  }
  guard let second = scalar(last), second == "l" || second == "L",
    let before = scalar(index - 1), vowels.contains(before), let after = scalar(last + 1), vowels.contains(after)
  else { return nil }
  let isUpper = here == "L" || here == "\u{013F}"
  // A capital after a small letter begins a sentence or a name.
  if !isUpper, second == "L" { return nil }
  let right = "\(isUpper ? "L" : "l")·\(second)"
  func join(_ part: ArraySlice<PlacedScalar>) -> String {
    guard let first = part.first, let last = part.last else { return "" }
    let start = text.utf8.index(text.startIndex, offsetBy: first.start)
    return String(text[start..<text.utf8.index(start, offsetBy: last.end - first.start)])
  }
  // The word without the punctuation around it.
  let near = word[max(index - longestShown, word.startIndex)..<min(last + longestShown, word.endIndex)]
  let start = near.firstIndex { $0.scalar.properties.isAlphabetic } ?? index
  let end = near.lastIndex { $0.scalar.properties.isAlphabetic } ?? last
  return Mistake(
    range: word[index].start..<word[last].end, written: join(word[index...last]), right: right,
    word: join(word[start...end]), rightWord: join(word[start..<index]) + right + join(word[(last + 1)...end]),
    isCompatible: isCompatible)
}
