import OSAMFormats

extension Rule {
  /// a value that is none of the choices.
  static let unknownValue = Rule(
    id: "unknown-value",
    title: "a value that is none of the choices",
    group: .shape,
    severity: .error,
    why: """
      `comparisonMode` is FORCE, LAZY, INFO or NONE, and `platform` is ANDROID or IOS. Any other value makes
      the whole document undecodable.
      """,
    candidates: [25],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["comparisonMode": #"⟦"FORCED"⟧"#]),
      .version(["platform": #"⟦"WINDOWS"⟧"#]),
    ],
    good: [
      .version(["comparisonMode": #""NONE""#])
    ],
    check: .observed(checkUnknownValue)
  )
}

private func checkUnknownValue(_ inspection: inout Inspection) {
  for observation in inspection.observations(.choiceUnknown) {
    inspection.report(
      .refused(observation, inspection, help: observation.suggestion.map { "Did you mean \(quoted($0))?" }),
      at: observation, clients: observation.refusedBy)
  }
}
