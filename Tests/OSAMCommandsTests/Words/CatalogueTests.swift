import Foundation
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// The translations: whole, and nothing else. How they are written, make generate refuses: a text in each language, the
/// same gaps, one translation of a sentence.
@Suite struct CatalogueTests {
  /// The program says in Catalan everything that it says somewhere, and says somewhere whatever is translated; each
  /// sentence has a text in every language. With OSAM_LINT_TEMPLATES the sentences are written to that file, for who
  /// translates them.
  @Test func whatIsSaidIsTranslatedAndNothingElse() throws {
    let sayings = SpokenSentences(.ca)
    try sayings.everything()
    let said = sayings.spoken.said
    if let path = ProcessInfo.processInfo.environment["OSAM_LINT_TEMPLATES"] {
      try Self.write(said, to: path)
      return
    }
    let missing = said.filter { $0.value.translation == nil }
    let written = Set(try Translations.entries().map(\.english))
    for (english, one) in missing.sorted(by: { $0.key < $1.key }).prefix(20) {
      Issue.record(
        written.contains(english)
          ? "in translations/, not generated yet: make generate: \(english)"
          : "no translation, in \(one.group): \(english)\n(\(one.example))")
    }
    #expect(missing.count == 0)
    let stale = try Translations.entries().filter { entry in
      said[entry.english] == nil && !SourceSentences.have(entry.english)
    }
    for entry in stale.prefix(20) { Issue.record("nothing says this any more: \(entry.english)") }
    #expect(stale.count == 0)
    // As a value, a word of ours stays English.
    for entry in try Translations.entries() where entry.texts[.ca] != entry.english {
      let sentences = sayings.spoken.values[entry.english, default: []].subtracting(Self.withNames)
        .subtracting(Self.namesIn[entry.english] ?? [])
      if !sentences.isEmpty { Issue.record("“\(entry.english)” stands as a value in: \(sentences.sorted())") }
    }
  }

  /// In these a name stands without quotation marks, which may be a word of ours as well: of a command, an option's
  /// value, a key, a file.
  private static let withNames: Set<String> = [
    " (default: {1})", "Did you mean {1}?", "Lowest class of changes that makes the exit status 1: {1}.",
    "Lowest severity that makes the exit status 1: {1}.", "The kind: {1}.", "an object with {1}",
    "“{1}” is not one of the values of {2}: {3}", "osam-lint: {1} was left out: {2}",
    "osam-lint: {1}: expected {2}, but the outcome is {3}",
    "the list of files {1} could not be read: {2}", "the older alert has no {1}", "the {1} {2} {3} for {4} {5}",
    "{1} (needed): {2}", "{1} expects {2} {3}, and it is {4}{5}", "{1}, in {2}", "{1}: {2}",
  ]

  /// Words of ours that are also members, and a value of a checker, with the sentences in which they are that.
  private static let namesIn: [String: Set<String>] = [
    "message": ["{1} ({2})"], "title": ["{1} ({2})"], "yes": ["{1} {2}"],
  ]

  private static func write(_ said: [String: SpokenLanguage.Said], to path: String) throws {
    let list = said.map { english, one in
      ["en": english, "group": one.group, "example": one.example, "ca": one.translation ?? ""]
    }
    try JSONSerialization.data(withJSONObject: list, options: [.sortedKeys, .prettyPrinted])
      .write(to: URL(fileURLWithPath: path))
  }

  /// The texts in the program are those of the files.
  @Test func everyEntryIsFound() throws {
    let entries = try Translations.entries()
    for language in [Language.ca, .es] {
      let formatter = MessageFormatter(Catalogues.compiled[language])
      for entry in entries {
        let plain = LocalizedMessage(said: entry.english)
        if entry.english.contains("{1}") { continue }
        #expect(formatter.text(plain) == entry.texts[language], "\(entry.english)")
      }
    }
  }

  /// A sentence of one rule alone stands under its id, and nothing else does.
  @Test func sentencesStandUnderTheirRules() throws {
    let ids = Set(Rule.all.map(\.id))
    var count = 0
    for entry in try Translations.entries() {
      if let rule = SourceSentences.onlyRule(with: entry.english) {
        #expect(entry.heading == rule, "\(entry.english)")
        count += 1
      } else if SourceSentences.have(entry.english) {
        #expect(!ids.contains(entry.heading), "\(entry.heading): other files say this too: \(entry.english)")
      }
    }
    #expect(count > 1_000)
  }

  /// Where a sentence has a word of the glossary, its translations have the word of their language.
  @Test func wordsAreThoseOfTheGlossary() throws {
    let terms = try Translations.glossary()
    #expect(terms.count > 15)
    for entry in try Translations.entries() {
      for term in terms where term.isIn(entry.english) {
        for (language, text) in entry.texts {
          #expect(term.isSaid(in: text, language), "\(term.english) in \(language): \(entry.english)\n\(text)")
        }
      }
    }
  }

  /// Our own texts pass the rules that we have for texts of alerts. Quotations in them are left out, and so is a
  /// mistake that they are about.
  @Test func textsPassOurOwnRules() throws {
    let rules: Set<String> = [
      "garbled-text", "html-entity-in-text", "invisible-character", "missing-opening-mark", "text-in-other-language",
      "wrong-ela-geminada",
    ]
    #expect(rules.isSubset(of: Rule.all.map(\.id)))
    let quoted = try Regex(#"`[^`]*`|«[^»]*»|“[^”]*”|\([^)]*\)|\{\d\}|&amp;|Ã©|\x{FFFD}"#)
    let linter = Linter(context: CheckContext(now: OSAMLint.Example.date))
    for entry in try Translations.entries() {
      var texts = ["en": "You can now see it."]
      for (language, text) in entry.texts { texts[language.rawValue] = text.replacing(quoted, with: "1") }
      let alert: [String: Any] = [
        "id": 109, "appId": 400, "packageName": "cat.bcn.bus", "versionCode": 2_026_030_001, "versionName": "3.2.0",
        "platform": "ANDROID", "comparisonMode": "LAZY", "checkBoxDontShowAgain": false,
        "dialogDisplayDuration": 86_400,
        "title": ["ca": "Nova versió", "es": "Nueva versión", "en": "New version"], "message": texts,
        "ok": ["ca": "Actualitza", "es": "Actualizar", "en": "Update"],
        "cancel": ["ca": "Ara no", "es": "Ahora no", "en": "Not now"], "url": "https://www.barcelona.cat/apps/bus",
      ]
      let bytes = Array(try JSONSerialization.data(withJSONObject: ["data": alert]))
      let found = linter.check(FileInput(path: "ours.json", bytes: bytes, syntax: .json, isNamed: true)).findings
      for finding in found where rules.contains(finding.rule) {
        Issue.record("\(finding.rule): \(finding.message.sentence): \(texts)")
      }
    }
  }

  /// No gap stands behind an article or a preposition that would run together with what stands in it, but for dates in
  /// digits and numbers.
  @Test func nothingIsElidedBeforeAGap() throws {
    let elided = try Regex(
      #"(?i)(?:\b(?:el|la|els|les|los|las|un|una|de|del|dels|al|als|pel|pels)\s+|\b[ld]')[«“]?\{\d"#)
    var elisions: Set<String> = []
    for entry in try Translations.entries() {
      for (language, text) in entry.texts where text.firstMatch(of: elided) != nil {
        elisions.insert(entry.english)
        #expect(Translations.withNumbers.contains(entry.english), "\(language): \(text)")
      }
    }
    #expect(elisions == Translations.withNumbers)
  }
}
