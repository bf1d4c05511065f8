import OSAMFormats

extension Rule {
  /// a number in quotes.
  static let quotedNumber = Rule(
    id: "quoted-number",
    title: "a number in quotes",
    group: .shape,
    severity: .warning,
    why: """
      These clients read a number in quotes like the number. Other readers of the same document (the
      service's own tools, a newer library) will not.
      """,
    candidates: [17],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["versionCode": #"⟦"2026030001"⟧"#]),
      .rating(["minutes": #"⟦"2880"⟧"#]),
    ],
    good: [
      .version()
    ],
    check: .observed(checkQuotedNumber)
  )
}

private func checkQuotedNumber(_ inspection: inout Inspection) {
  for observation in inspection.observations(.quotedNumber) {
    inspection.report(.quotedNumber(observation, inspection.document), at: observation)
  }
}

extension Message {
  fileprivate static func quotedNumber(_ observation: Observation, _ document: Document) -> Message {
    Message(
      "\(observation.words(in: document)); the clients read it, other readers may not", help: "Remove the quotes.")
  }
}
