import OSAMFormats

extension Rule {
  /// a text in one of the three languages is missing.
  static let missingLanguage = Rule(
    id: "missing-language",
    title: "a text in one of the three languages is missing",
    group: .shape,
    severity: .error,
    why: """
      Every text needs Catalan (`ca`), Spanish (`es`) and English (`en`). If one is missing the whole
      document is undecodable, not only that text: there is no falling back to another language.
      """,
    candidates: [28],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["title": #"⟦{⟧"ca": "Nova versió", "en": "New version"}"#])
    ],
    good: [
      .version()
    ],
    check: .observed(checkMissingLanguage)
  )
}

private func checkMissingLanguage(_ inspection: inout Inspection) {
  for observation in inspection.observations(.missingLanguage) {
    inspection.report(
      .refused(observation, inspection, help: "Add the \(observation.language?.title ?? "") text."),
      at: observation, clients: observation.refusedBy)
  }
}
