import OSAMFormats

extension Rule {
  /// a number in a form that readers disagree about.
  static let malformedNumber = Rule(
    id: "malformed-number",
    title: "a number in a form that readers disagree about",
    group: .shape,
    severity: .error,
    why: """
      A leading zero (`007`) is read by all clients as if it were not there, and refused by every other
      JSON reader. A plus sign is read by 1.0.0–1.0.5 only. Anything else that is not digits (`1_000`,
      `0x10`, `NaN`) is read by none, and the whole document is lost.
      """,
    candidates: [20],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .rating(["numAperture": "⟦007⟧"]),
      .rating(["numAperture": "⟦+5⟧"]),
      .version(["versionCode": #"⟦"3.2.0-beta"⟧"#]),
      .rating(["minutes": "⟦1_000⟧"]),
    ],
    good: [
      .rating(["minutes": "-0"])
    ],
    check: .observed(checkMalformedNumber)
  )
}

private func checkMalformedNumber(_ inspection: inout Inspection) {
  for observation in inspection.observations(.leadingZero, .plusSign, .malformedNumber) {
    let refusing = inspection.targeted(observation.refusedBy)
    inspection.report(
      refusing.isEmpty
        ? .readByClientsOnly(observation, inspection.document)
        : .refused(observation, inspection, help: "Write plain digits."),
      at: observation, severity: refusing.isEmpty ? .warning : .error, clients: refusing.isEmpty ? nil : refusing)
  }
}

extension Message {
  fileprivate static func readByClientsOnly(_ observation: Observation, _ document: Document) -> Message {
    Message(
      "\(observation.words(in: document)); the clients checked for read it, other readers may not",
      help: "Write plain digits.")
  }
}
