import OSAMFormats

extension Rule {
  /// null where clients need a value.
  static let nullMember = Rule(
    id: "null-member",
    title: "null where clients need a value",
    group: .shape,
    severity: .error,
    why: """
      Null is not the same as leaving a member out: clients fail on it everywhere but in `startDate` and
      `endDate`, and the whole document is lost with it.
      """,
    candidates: [15],
    evidence: "formats/osam.md 2.1, 2.2, 2.3 [run]",
    bad: [
      .version(["url": "⟦null⟧"]),
      .rating(["minutes": "⟦null⟧"]),
    ],
    good: [
      .version(["startDate": "null", "endDate": "null"])
    ],
    check: .observed(checkNullMember)
  )
}

private func checkNullMember(_ inspection: inout Inspection) {
  for observation in inspection.observations(.nullMember) {
    inspection.report(
      .refused(observation, inspection, help: "Write a value."), at: observation,
      clients: observation.refusedBy)
  }
}
