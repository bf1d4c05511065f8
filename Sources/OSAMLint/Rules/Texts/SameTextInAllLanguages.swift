import OSAMFormats

extension Rule {
  /// A title or message that is the same in the three languages, so probably not translated.
  ///
  /// Short texts are passed over: names, numbers and words such as “OK” are rightly the same.
  static let sameTextInAllLanguages = Rule(
    id: "same-text-in-all-languages",
    title: "a title or message is the same in Catalan, Spanish and English",
    group: .texts,
    effects: [.worthKnowing],
    kinds: .having(.textMaps),
    why: """
      The app shows the text of the language its user chose. When the three are the same, two of them are
      probably a copy that was never translated, and those users read a language they did not choose.
      """,
    evidence: ["module-texts-as-received", "choice-same-text"],
    bad: [
      .version([
        "message":
          #"{"ca": ⟦"Mercat de Sant Antoni: obert a l'agost"⟧, "es": "Mercat de Sant Antoni: obert a l'agost", "en": "Mercat de Sant Antoni: obert a l'agost"}"#
      ]).finds("info, every release").says(
        """
        the message is the same in Catalan, Spanish and English
        = some users may not read it in their language
        = help: Translate it, unless it is a name.
        """),
      .version([
        "title":
          #"{"es": ⟦"New version available today"⟧, "en": "New version available today", "ca": "New version available today"}"#
      ]).finds("info, every release"),
      .rating([
        "message":
          #"{"ca": ⟦"¿Te gusta nuestra aplicación?"⟧, "es": "¿Te gusta nuestra aplicación?", "en": "¿Te gusta nuestra aplicación?"}"#
      ]).finds("info, osam up to 1.1.0"),
      .olderVersion([
        "message":
          #"{"cat": ⟦"Bus exprés del Baix Llobregat"⟧, "ca": "Bus exprés del Baix Llobregat", "es": "Bus exprés del Baix Llobregat", "en": "Bus exprés del Baix Llobregat"}"#
      ]).finds("info, every release"),
    ].asking(for: .text),
    good: [
      .version(["title": #"{"ca": "TMB App 8.2", "es": "TMB App 8.2", "en": "TMB App 8.2"}"#]),
      .version(["ok": #"{"ca": "OK", "es": "OK", "en": "OK"}"#, "cancel": #"{"ca": "No", "es": "No", "en": "No"}"#]),
      .version([
        "message":
          #"{"ca": "Descobreix la nova secció d'activitats.", "es": "Discover the new activities section.", "en": "Discover the new activities section."}"#
      ]),
      // Known to be Catalan: another rule says so.
      .version([
        "message":
          #"{"ca": "Ja pots veure quan passa el teu bus.", "es": "Ja pots veure quan passa el teu bus.", "en": "Ja pots veure quan passa el teu bus."}"#
      ]),
      .rating(
        [
          "message":
            #"{"ca": "Do you like our application?", "es": "Do you like our application?", "en": "Do you like our application?"}"#
        ],
        clients: "2.0.0.."),
    ],
    check: .document(checkSame)
  )

  /// Longest text that is rightly the same in every language, in characters. Our choice, [choice-same-text].
  fileprivate static let longestSharedText = 20
}

private func checkSame(_ inspection: Inspection) {
  for member in ["title", "message"] {
    // The texts of a member stand together.
    let entries = inspection.texts.drop { $0.member != member }.prefix { $0.member == member }
    guard let first = entries.first, entries.count >= Language.allCases.count,
      entries.allSatisfy({ $0.bytes.count == first.bytes.count && $0.bytes.elementsEqual(first.bytes) }),
      Set(entries.map({ $0.language })).count == Language.allCases.count, first.text.count > Rule.longestSharedText,
      let showing = inspection.showing(member),
      // Where the words tell the language, another rule says who reads a wrong one.
      !entries.contains(where: { LanguageGuess($0.bytes, expected: $0.language) != nil })
    else { continue }
    let others = entries.dropFirst().filter { $0.node != first.node }
    inspection.report(
      "the \(LocalizedMessage(said: member)) is the same in Catalan, Spanish and English",
      so: "some users may not read it in their language",
      help: "Translate it, unless it is a name.", at: first.node, clients: showing.clients,
      related: others.map { RelatedPlace(inspection.document.span($0.node), "the same in \($0.language.title)") })
  }
}
