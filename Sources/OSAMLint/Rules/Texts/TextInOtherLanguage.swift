import OSAMFormats

extension Rule {
  /// A text that stands in the place of another language.
  ///
  /// Short texts are passed over unless they are copies of the text in their own language, and so is every text with more
  /// than one word of the language it should be in: a name
  /// or a label in another language is no mistake.
  static let textInOtherLanguage = Rule(
    id: "text-in-other-language",
    title: "a text is in another language than its key says",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.texts),
    why: """
      The app shows the text of the language its user chose. When two texts changed places, or one was copied and never
      translated, those users read a language they did not choose.

      The language is told by words that the others do not have, such as “amb”, “con” and “with”. At least three different
      ones must speak for the other language and hardly one for the right one, in a text of five words or more.
      Of a shorter text that stands in the place of both languages, such as “Actualitza” for Catalan and for Spanish, one
      word is enough.
      """,
    evidence: ["module-texts-as-received", "choice-language-words"],
    bad: [
      .version([
        "message":
          #"{"ca": ⟦"Ya puedes ver cuándo pasa tu bus."⟧, "es": ⟦"Ja pots veure quan passa el teu bus."⟧, "en": "You can now see when your bus comes."}"#
      ]).finds("warning, every release").says(
        """
        the Catalan message seems to be Spanish (“Ya”, “puedes” and “ver”)
        = people who chose Catalan may not read it in their language
        = help: Put the Catalan text there.
        """),
      .version([
        "message":
          #"{"ca": "Ja pots veure quan passa el teu bus.", "es": "Ya puedes ver cuándo pasa tu bus.", "en": ⟦"Ja pots veure quan passa el teu bus."⟧}"#
      ]).finds("warning, every release").says(
        """
        the English message is the Catalan one (“pots”, “veure” and “quan”)
        = people who chose English may not read it in their language
        = help: Put the English text there.
        """),
      .version([
        "title":
          #"{"ca": "L’aplicació ja no s’actualitza", "es": "La aplicación ya no se actualiza", "en": ⟦"L’aplicació ja no s’actualitza més"⟧}"#
      ]).finds("warning, every release"),
      .version([
        "message":
          #"{"ca": ⟦"PLEASE UPDATE THE APP TO KEEP USING IT"⟧, "es": "Actualiza la aplicación para seguir usándola.", "en": "Please update the app to keep using it."}"#
      ]).finds("warning, every release"),
      .rating(
        [
          "message":
            #"{"ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": ⟦"¿Qué te parece esta aplicación? Danos tu opinión con una valoración."⟧}"#
        ], clients: "1.0.0.."
      ).finds("warning, osam up to 1.1.0"),
      .olderVersion([
        "message":
          #"{"cat": "Ja hi ha avisos.", "ca": "Ja hi ha avisos.", "es": ⟦"Ja pots veure amb el mòbil quan arriba el teu bus."⟧, "en": "Now with alerts."}"#
      ]).finds("warning, every release"),
      // One short text in two places.
      .version([
        "title": #"{"ca": "Nova versió", "es": ⟦"Nova versió"⟧, "en": "New version"}"#,
        "ok": #"{"ca": "Actualitza", "es": ⟦"Actualitza"⟧, "en": ⟦"Actualitza"⟧}"#,
        "cancel": #"{"ca": ⟦"Cancel"⟧, "es": "Cancelar", "en": "Cancel"}"#,
      ]).finds("warning, every release"),
      .olderVersion([
        "message":
          #"{"cat": "Ja hi ha avisos.", "ca": "Ja hi ha avisos.", "es": "Ya hay avisos.", "en": "With alerts."}"#,
        "okButtonTitle": #"{"cat": "Actualitza", "ca": ⟦"Actualizar"⟧, "es": "Actualizar", "en": "Update"}"#,
      ]).finds("warning, every release"),
    ].asking(for: .text),
    good: [
      // Words of both languages, and names.
      .version([
        "title": #"{"ca": "Bicing", "es": "Bicing", "en": "Bicing"}"#,
        "ok": #"{"ca": "OK", "es": "OK", "en": "OK"}"#,
        "cancel": #"{"ca": "No", "es": "No", "en": "No"}"#,
      ]),
      .version(["title": #"{"ca": "Ara", "es": "Ara", "en": "Fira Ara"}"#]),
      // Too short to tell.
      .version(["title": #"{"ca": "Nueva versión", "es": "Nova versió", "en": "Nueva versión"}"#]),
      // Names, and labels that are quoted.
      .version([
        "message":
          #"{"ca": "La Casa de los Toros, el Museo del Prado i els Jardines del Buen Retiro.", "es": "Consulta la programació: Festes de la Mercè, Fira de Sant Ponç, Carrer d’Aragó.", "en": "Festes de la Mercè, Palau de la Música, Plaça dels Àngels, Gran Teatre del Liceu"}"#
      ]),
      .version([
        "message":
          #"{"ca": "Prem «Threshold on the notifications for your bus stop» i ja està.", "es": "Pulsa «Threshold on the notifications for your bus stop» y ya está.", "en": "Press “Activa els avisos de la teva parada” and you are done."}"#
      ]),
      // Words that two languages share.
      .version([
        "message":
          #"{"ca": "Consulta la data de la festa major.", "es": "Consulta la data de la festa major.", "en": "Consulta la data de la festa major."}"#
      ]),
      .rating(
        [
          "message":
            #"{"ca": "¿Qué te parece esta aplicación? Danos tu opinión.", "es": "¿Te gusta?", "en": "Do you like it?"}"#
        ], clients: "2.0.0.."),
    ],
    check: .document(checkLanguages)
  )
}

private func checkLanguages(_ inspection: Inspection) {
  var known: TextTwins?
  func twins() -> TextTwins {
    let twins = known ?? TextTwins(inspection.texts)
    known = twins
    return twins
  }
  for entry in inspection.texts {
    guard let told = told(entry, twins), let showing = inspection.showing(entry.member) else { continue }
    let twin = twins().others(than: entry).first { $0.language == told.language }
    let related = twin.map { [RelatedPlace(inspection.document.span($0.node), "the same text")] } ?? []
    let language = told.language.title
    let words: LocalizedMessage = "\(list: told.words.prefix(3).map { "\(quoted($0))" })"
    inspection.report(
      twin == nil
        ? "the \(entry.name) seems to be \(language) (\(words))"
        : "the \(entry.name) is the \(language) one (\(words))",
      so: "people who chose \(entry.language.title) may not read it in their language",
      help: "Put the \(entry.language.title) text there.", at: entry.node, clients: showing.clients, related: related)
  }
}

/// The language that a text is in, which is not its own, and words that say so.
private func told(_ entry: TextEntry, _ twins: () -> TextTwins) -> (language: Language, words: [String])? {
  if let guess = LanguageGuess(entry.bytes, expected: entry.language) { return (guess.language, guess.words) }
  return CopiedText(entry, among: twins).map { ($0.language, [$0.word]) }
}
