import OSAMFormats

extension Rule {
  /// a date is null.
  static let nullDate = Rule(
    id: "null-date",
    title: "a date is null",
    group: .shape,
    effects: [.worthKnowing],
    kinds: [.osamVersion],
    why: """
      For `startDate` and `endDate` null means the same as leaving them out: no beginning, or no end.
      """,
    evidence: ["module-date-defaults", "module-null"],
    bad: [
      .version(["startDate": "⟦null⟧"]).finds("info, osam from 1.1.0")
    ],
    good: [
      .version([:], without: ["startDate"])
    ],
    check: .observed(checkNullDate)
  )
}

private func checkNullDate(_ inspection: Inspection) {
  for observation in inspection.observations(.nullDate) {
    inspection.report(
      .nullDate(observation, inspection.document), at: observation, clients: ModuleChange.comparesDates.releases)
  }
}

extension Message {
  fileprivate static func nullDate(_ observation: Observation, _ document: Document) -> Message {
    let isStart = observation.member.map { document.kind.members[$0].name } == "startDate"
    return Message(
      "\(observation.words(in: document)), which clients read as \(isStart ? "no beginning" : "no end")",
      help: "Leave it out if that is meant.")
  }
}
