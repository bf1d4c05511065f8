import OSAMFormats

extension Rule {
  /// a text in a language that no client reads.
  static let extraLanguage = Rule(
    id: "extra-language",
    title: "a text in a language that no client reads",
    group: .shape,
    effects: [.worthKnowing],
    kinds: .having(.threeLanguages),
    why: """
      Clients read `ca`, `es` and `en` and ignore any other language. Users who read that other language see
      one of the three: the app chooses which, and the documented helper chooses English.
      """,
    evidence: ["module-text-map", "module-texts-as-received"],
    bad: [
      .version(["ok": #"{"ca": "D'acord", "es": "Aceptar", "en": "OK", ⟦"fr"⟧: "D'accord"}"#]).finds(
        "info, every release"
      ).says(
        """
        “ok” has a text for “fr”, which no client reads
        = nobody ever sees it
        = help: Remove it.
        """
      ).helped([#", "fr": "D'accord""#: ""])
    ],
    good: [
      .version()
    ],
    check: .observed(checkExtraLanguage)
  )
}

private func checkExtraLanguage(_ inspection: Inspection) {
  for observation in inspection.observations(.extraLanguage) {
    inspection.report(
      observation.words(in: inspection.document), so: "nobody ever sees it", help: "Remove it.", at: observation)
  }
}
