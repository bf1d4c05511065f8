import OSAMFormats

extension Rule {
  /// a decimal point in a whole number.
  static let fractionalNumber = Rule(
    id: "fractional-number",
    title: "a decimal point in a whole number",
    group: .shape,
    severity: .error,
    why: """
      `1.0` is a valid JSON number, and no client reads it where a whole number belongs.
      """,
    candidates: [18],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["dialogDisplayDuration": "⟦3600.0⟧"]),
      .rating(["numAperture": "⟦4.5⟧"]),
    ],
    good: [
      .rating()
    ],
    check: .observed(checkFractionalNumber)
  )
}

private func checkFractionalNumber(_ inspection: inout Inspection) {
  for observation in inspection.observations(.fraction) {
    inspection.report(
      .refused(observation, inspection, help: "Write it without the decimal point."), at: observation,
      clients: observation.refusedBy)
  }
}
