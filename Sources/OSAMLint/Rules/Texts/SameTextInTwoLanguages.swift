import OSAMFormats

extension Rule {
  /// A title or message that two of the three languages share, so probably not translated.
  ///
  /// Where the words tell which of the two is in the wrong language, text-in-other-language says so instead.
  static let sameTextInTwoLanguages = Rule(
    id: "same-text-in-two-languages",
    title: "a title or message is the same in two languages",
    group: .texts,
    effects: [.worthKnowing],
    kinds: .having(.textMaps),
    why: """
      The app shows the text of the language its user chose. When two of them are the same, one is probably a copy that
      was never translated. Texts of 30 characters or fewer are left alone: names and short words are rightly the same.
      """,
    evidence: ["module-texts-as-received", "choice-same-text"],
    bad: [
      .version([
        "message":
          #"{"ca": ⟦"Festa Major de Sants, Les Corts i Gràcia 2026"⟧, "es": "Festa Major de Sants, Les Corts i Gràcia 2026", "en": "The festival of Sants, Les Corts and Gràcia 2026"}"#
      ]).finds("info, every release").says(
        """
        the message is the same in Catalan and Spanish
        = some users may not read it in their language
        = help: Translate it, unless it is a name.
        """),
      .version([
        "title":
          #"{"ca": "Mercat de Sant Antoni: obert tot l'agost", "en": ⟦"Mercado de San Antonio: agosto 2026"⟧, "es": "Mercado de San Antonio: agosto 2026"}"#
      ]).finds("info, every release"),
      .rating(
        [
          "message":
            #"{"ca": ⟦"Barcelona Accessible Metro & Bus 2026"⟧, "es": "Barcelona Accessible Metro & Bus 2026", "en": "Barcelona, accessible by metro and bus"}"#
        ], clients: "1.0.0.."
      ).finds("info, osam up to 1.1.0"),
    ].asking(for: .text),
    good: [
      .version(["title": #"{"ca": "Barcelona Accessible", "es": "Barcelona Accessible", "en": "Accessible Barcelona"}"#]
      ),
      // The three are the same: another rule says so.
      .version([
        "title":
          #"{"ca": "Barcelona Accessible Metro & Bus 2026", "es": "Barcelona Accessible Metro & Bus 2026", "en": "Barcelona Accessible Metro & Bus 2026"}"#
      ]),
      // Known to be Catalan: another rule says so.
      .version([
        "message":
          #"{"ca": "Ja pots veure quan passa el teu bus.", "es": "Ja pots veure quan passa el teu bus.", "en": "You can now see when your bus comes."}"#
      ]),
      // A label may be as long as that.
      .version([
        "ok":
          #"{"ca": "Barcelona Accessible Metro & Bus 2026", "es": "Barcelona Accessible Metro & Bus 2026", "en": "Update"}"#
      ]),
    ],
    check: .document(checkSame)
  )

  /// Longest text that two languages may rightly share, in characters. Policy.
  fileprivate static let longestSharedByTwo = 30
}

private func checkSame(_ inspection: Inspection) {
  for member in ["title", "message"] {
    // The texts of a member stand together.
    let entries = inspection.texts.drop { $0.member != member }.prefix { $0.member == member }
    let long = entries.filter { $0.bytes.count > Rule.longestSharedByTwo }
    if long.count < 2 { continue }
    let twins = TextTwins(long)
    for entry in long {
      let copies = twins.others(than: entry)
      guard let copy = copies.first else { continue }
      // Three that are the same are another rule's, and where the words tell the language a third one speaks.
      if copies.count == 1, entry.text.count > Rule.longestSharedByTwo,
        !(copies + [entry]).contains(where: { LanguageGuess($0.bytes, expected: $0.language) != nil }),
        let showing = inspection.showing(member)
      {
        inspection.report(
          "the \(LocalizedMessage(said: member)) is the same in \(entry.language.title) and \(copy.language.title)",
          so: "some users may not read it in their language", help: "Translate it, unless it is a name.",
          at: entry.node, clients: showing.clients,
          related: [RelatedPlace(inspection.document.span(copy.node), "the same in \(copy.language.title)")])
      }
      break
    }
  }
}
