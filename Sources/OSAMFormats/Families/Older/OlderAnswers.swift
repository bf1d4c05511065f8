import OSAMSyntax

/// The answers of the older libraries, as rules and matrices want them.
enum OlderAnswers {
  static func answers(_ document: Document) -> [ClientAnswer] {
    let isServed = document.role == .served && document.tree.syntax == .json
    let value = isServed ? nil : ReadValue(document.tree, document.root)
    // A library's reader is the same in all its releases.
    var known: [String: Result<ReadValue, OlderFault>] = [:]
    return OlderReader.alike(document.kind).compactMap { clients in
      guard let client = clients.clients.first,
        let answer = value.map({ .success($0) }) ?? known[client.library.id]
          ?? OlderReader.read(document.tree.bytes, for: client)
      else { return nil }
      known[client.library.id] = answer
      let faults = OlderReader.faults(answer, for: client).filter { $0.moment != .touchingOK }
      return ClientAnswer(clients: clients, failure: .gravest(faults.map(ClientAnswer.Failure.init)))
    }
  }
}

extension ClientAnswer.Failure {
  fileprivate init(_ fault: OlderFault) {
    self.init(
      fault.outcome, fault.sentence, path: fault.path, offset: fault.offset, isCertain: !fault.isUnverified,
      reach: fault.moment == .reading && fault.language == nil ? .everyDevice : .someDevices)
  }
}

extension Family {
  /// osam-controldeversions and osam-valoracions.
  static let older = Family.asked(OlderAnswers.answers)
}
