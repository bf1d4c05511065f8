import OSAMFormats

extension Rule {
  /// a known key in another letter case.
  static let wrongKeyCase = Rule(
    id: "wrong-key-case",
    title: "a known key in another letter case",
    group: .shape,
    severity: .error,
    kinds: DocumentKind.all,
    why: """
      Keys are compared letter by letter. `versioncode` is an unknown key to a client, so `versionCode` is
      missing, and the whole document is undecodable.

      Where the right key is there as well, the other one is merely ignored.
      """,
    candidates: [9],
    covers: [.controlDeVersions(29)],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["⟦versioncode⟧": "2026030001"], without: ["versionCode"]),
      .rating(["⟦numaperture⟧": "5"], without: ["numAperture"]),
    ],
    good: [
      .version()
    ],
    check: .observed(checkWrongKeyCase)
  )
}

private func checkWrongKeyCase(_ inspection: inout Inspection) {
  for observation in inspection.observations(.keyCase) {
    inspection.reportMisnamed(observation, help: "Write \(quoted(observation.suggestion ?? "")).")
  }
}
