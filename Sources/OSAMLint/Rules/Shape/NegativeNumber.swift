import OSAMFormats

extension Rule {
  /// a negative number.
  static let negativeNumber = Rule(
    id: "negative-number",
    title: "a negative number",
    group: .shape,
    severity: .warning,
    why: """
      Clients read it, and it makes no sense here: no version is negative, and a negative date lies before
      1970. A negative duration, number of minutes or of openings is always reached, so it restricts nothing.
      """,
    candidates: [23],
    evidence: "formats/osam.md 5.2 and 6 [src]",
    bad: [
      .version(["versionCode": "⟦-2026030001⟧"]),
      .rating(["numAperture": "⟦-5⟧"]),
    ],
    good: [
      .rating(["numAperture": "0"])
    ],
    check: .observed(checkNegativeNumber)
  )
}

private func checkNegativeNumber(_ inspection: inout Inspection) {
  for observation in inspection.observations(.negativeNumber) {
    let readers = observation.member.map { inspection.document.kind.members[$0].readBy }
    inspection.report(.negative(observation, inspection.document), at: observation, clients: readers)
  }
}

extension Message {
  fileprivate static func negative(_ observation: Observation, _ document: Document) -> Message {
    let member = observation.member.map { document.kind.members[$0] }
    switch member?.type {
    case .instant: return "\(observation.words(in: document)), a moment before 1970"
    case .duration: return "\(observation.words(in: document)), which is always over: the alert comes at every call"
    case .integer(.int32):
      return "\(observation.words(in: document)), which every app has reached: it restricts nothing"
    default: return "\(observation.words(in: document)); no installed version is"
    }
  }
}
