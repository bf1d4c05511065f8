import OSAMFormats

extension Rule {
  /// a date that is null, or left empty.
  static let nullDate = Rule(
    id: "null-date",
    title: "a date that is null, or left empty",
    group: .shape,
    effects: [.worthKnowing],
    kinds: .having(.dates),
    why: """
      For `startDate` and `endDate` null means the same as leaving them out: no beginning, or no end.
      """,
    evidence: ["module-date-defaults", "module-null"],
    bad: [
      .version(["startDate": "⟦null⟧"]).finds("info, osam from 1.1.0").says(
        """
        “startDate” is null
        = apps with library 1.1.0–{newest} take that for no beginning
        = help: Leave it out if that is meant.
        """)
    ].asking(for: .meaning),
    good: [
      .version([:], without: ["startDate"])
    ],
    check: .observed(checkNullDate)
  )
}

private func checkNullDate(_ inspection: Inspection) {
  for observation in inspection.observations(.nullDate) {
    let isStart = observation.member.map { inspection.document.kind.members[$0].name } == "startDate"
    let nothing: LocalizedMessage = isStart ? "no beginning" : "no end"
    inspection.report(
      observation.words(in: inspection.document),
      [ClientEffect(ModuleChange.comparesDates.releases, "take that for \(nothing)")],
      help: "Leave it out if that is meant.", at: observation)
  }
}
