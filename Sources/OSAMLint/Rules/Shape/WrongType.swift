import OSAMFormats

extension Rule {
  /// a value of a type that clients cannot read.
  static let wrongType = Rule(
    id: "wrong-type",
    title: "a value of a type that clients cannot read",
    group: .shape,
    severity: .error,
    why: """
      A number where a text belongs, a list where a number belongs: one such value and the whole document
      cannot be decoded. Releases 2.1.1 and 2.1.2 are lenient about texts without quotes; all others are not.
      """,
    candidates: [],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["versionName": "⟦3.2⟧"]),
      .version(["versionCode": "⟦[2026030001]⟧"]),
      .version(["dialogDisplayDuration": "⟦true⟧"]),
      .version(["title": #"{"ca": "Nova versió", "es": ⟦5⟧, "en": "New version"}"#]),
    ],
    good: [
      .version()
    ],
    check: .observed(checkWrongType)
  )
}

private func checkWrongType(_ inspection: inout Inspection) {
  let tree = inspection.document.tree
  for observation in inspection.observations(.wrongType, .languageNotText) {
    // Missing or single quotes are a mistake of the syntax, and reported as such to all but the two
    // lenient releases.
    let isQuoting =
      tree.syntax == .json
      && (tree.kind(observation.node) == .word || tree.nodes[observation.node].flags.contains(.singleQuoted))
    if isQuoting, !inspection.targeted(observation.refusedBy).subtracting(.lenient).isEmpty { continue }
    inspection.report(
      .refused(observation, inspection), at: observation,
      clients: observation.refusedBy)
  }
}
