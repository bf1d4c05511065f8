import OSAMFormats

extension Rule {
  /// one text where a text per language belongs.
  static let textWithoutLanguages = Rule(
    id: "text-without-languages",
    title: "one text where a text per language belongs",
    group: .shape,
    effects: [.unreadable],
    kinds: .having(.threeLanguages),
    why: """
      Titles, messages and labels are objects with a text in `ca`, `es` and `en`. With a plain text in
      their place no app can read the document.

      In a rating document 1.0.7–1.0.11 read `title`, `ok`, `cancel` and `neutral` as well, although nothing
      says so: there a plain text or null loses the document, and only there.
      """,
    evidence: ["module-text-map", "module-dialog-texts"],
    bad: [
      .version(["title": #"⟦"Nova versió"⟧"#]).finds("error, every release").says(
        """
        “title” is the text “Nova versió”, not one text per language
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write {"ca": …, "es": …, "en": …}.
        """
      ).helped(
        writing: #"{"ca": "Nova versió", "es": "Nueva versión", "en": "New version"}"#),
      .rating(["title": #"⟦"Valora l'app"⟧"#]).finds("error, osam 1.0.7–1.0.11").says(
        """
        “title” is the text “Valora l'app”, not one text per language
        = apps with library 1.0.7–1.0.11 cannot read this and ask nobody for a rating
        = help: Write {"ca": …, "es": …, "en": …}.
        """
      ).helped(
        writing: #"{"ca": "Valora l'app", "es": "Valora la app", "en": "Rate the app"}"#),
    ],
    good: [
      .version(),
      .rating(["title": #""Valora""#], clients: "2.0.0.."),
    ],
    check: .observed(checkTextWithoutLanguages)
  )
}

private func checkTextWithoutLanguages(_ inspection: Inspection) {
  for observation in inspection.observations(.textsNotMap) {
    inspection.reportFailing(observation, help: "Write {\"ca\": …, \"es\": …, \"en\": …}.")
  }
}
