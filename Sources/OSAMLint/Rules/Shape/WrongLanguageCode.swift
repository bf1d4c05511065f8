import OSAMFormats

extension Rule {
  /// a language code that clients do not know.
  static let wrongLanguageCode = Rule(
    id: "wrong-language-code",
    title: "a language code that clients do not know",
    group: .shape,
    severity: .error,
    why: """
      The codes are `ca`, `es` and `en`. `cat`, `esp`, `ca-ES` and the like name the right language and are
      unknown keys to a client, so the language is missing and the whole document is undecodable.

      Where the right code is there as well, the other one is merely ignored.
      """,
    candidates: [28],
    evidence: "formats/osam.md 2.3 [run]; facts 2.1",
    bad: [
      .version(["title": #"{⟦"cat"⟧: "Nova versió", "es": "Nueva versión", "en": "New version"}"#]),
      .version(["ok": #"{"ca": "D'acord", ⟦"es-ES"⟧: "Aceptar", "en": "OK"}"#]),
    ],
    good: [
      .version()
    ],
    check: .observed(checkWrongLanguageCode)
  )
}

private func checkWrongLanguageCode(_ inspection: inout Inspection) {
  for observation in inspection.observations(.languageCode) {
    inspection.reportMisnamed(observation, help: "Write \(quoted(observation.suggestion ?? "")).")
  }
}
