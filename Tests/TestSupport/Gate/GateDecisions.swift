import OSAMDecisions
import OSAMFormats

extension DecisionModel {
  /// The library has no words of its own for outcomes.
  package static let gate = DecisionModel(
    outcomes: [.plain(.mustUpdate), .plain(.nothing), .plain(.error)], stepsNameMembers: true,
    clientGroups: { question in
      guard (question.terms.platform ?? .android) == .android else { return [] }
      let decoding = Decoding(question.document)
      return ClientSet.gate.intersection(question.terms.clients).clients.map { client in
        let subject = GateSubject(decoding, client: client)
        return ClientGroup(
          platform: .android, clients: ClientSet([client]),
          subject: DocumentSubject.of(
            subject, goesThroughLists: false, memory: nil, withMetadata: nil, asServed: nil))
      }
    }, further: nil)
}

/// A document as one release of the library has it. Devices differ in the version of the app alone.
struct GateSubject: DecidingSubject {
  let axes: [Axis]
  private let scheme: VersionScheme
  /// Nil where the client cannot read the document.
  private let minimum: String?
  private let message: OlderText

  init(_ decoding: Decoding, client: Client) {
    scheme = ClientSet.gateWithNumbers.contains(client) ? .numericSearch : .textCompare
    axes = [Axis(.version, names: scheme.unreadable.map { [.unreadable($0)] } ?? [], line: .versions(scheme))]
    let isRefused = decoding.refusedBy.contains(client)
    minimum = if !isRefused, case .text(let text) = decoding.value("minimum", for: client) { text } else { nil }
    message = if case .text(let text) = decoding.value("message", for: client) { .text(text) } else { .own }
  }

  func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    let decision = decide(point)
    return (DeviceAnswer(decision), thresholds(of: decision))
  }

  func decide(_ point: Point) -> Decision { decide(installed: axes[0].text(point[0]) ?? "") }

  func decide(installed: String) -> Decision {
    guard let minimum else {
      return Decision(.plain(.error), result: nil, trace: [Step(check: .decodes(false), holds: false)])
        .blamingDocument()
    }
    let readable = Step(
      check: .isReadable(.version, installed, scheme), holds: scheme.canRead(installed))
    guard readable.holds else { return Decision(.plain(.nothing), result: nil, trace: [readable]) }
    let below = Step(
      member: "minimum", check: .isBelow(installed: installed, bound: minimum, .versions(scheme)),
      holds: scheme.order(installed, minimum) == .lower)
    var decision = Decision(
      .plain(below.holds ? .mustUpdate : .nothing), result: nil, trace: [below], quietChecks: [readable.check])
    if below.holds { decision.olderAlert = OlderAlert(title: .absent, message: message, buttons: [], blocks: true) }
    return decision
  }
}
