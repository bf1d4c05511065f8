import OSAMFormats

extension Rule {
  /// a number too large for its type.
  static let numberOutOfRange = Rule(
    id: "number-out-of-range",
    title: "a number too large for its type",
    group: .shape,
    severity: .error,
    why: """
      `id`, `appId`, `minutes` and `numAperture` are 32-bit numbers (up to 2147483647), versions, dates and
      the display duration 64-bit (up to 9223372036854775807). Beyond that the document cannot be decoded,
      or worse: from 1.0.6 on some numbers wrap around and are read as another one (20000000000000000000 is
      read as 1553255926290448384).
      """,
    candidates: [21, 22],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .rating(["minutes": "⟦2147483648⟧"]),
      .version(["endDate": "⟦9223372036854775808⟧"]),
      .version(["endDate": "⟦20000000000000000000⟧"]),
    ],
    good: [
      .rating(["minutes": "2147483647"]),
      .version(["endDate": "9223372036854775807"]),
    ],
    check: .observed(checkNumberOutOfRange)
  )
}

private func checkNumberOutOfRange(_ inspection: inout Inspection) {
  for observation in inspection.observations(.outOfRange) {
    guard let row = observation.member else { continue }
    let member = inspection.document.kind.members[row]
    let reading = inspection.document.reading(row: row, value: observation.node)
    let wrapped = inspection.targeted(member.readBy.subtracting(observation.refusedBy))
    if let client = wrapped.clients.last, let value = reading.value(for: client) {
      inspection.report(
        .wrapped(observation, inspection.document, to: value, wrapped), at: observation, clients: wrapped)
    } else {
      inspection.report(.refused(observation, inspection), at: observation, clients: observation.refusedBy)
    }
  }
}

extension Message {
  fileprivate static func wrapped(
    _ observation: Observation, _ document: Document, to value: Int64, _ clients: ClientSet
  ) -> Message {
    Message(
      "\(observation.words(in: document)): apps built with \(clients.prose) do not notice and read it as \(value)",
      help: "Write a number up to 9223372036854775807.")
  }
}
