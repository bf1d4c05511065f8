extension Family {
  /// osam-controldeversions and osam-valoracions.
  static let older = Family.asked { document in
    OlderReader.alike(document.kind).map { clients, client in
      ReaderGroup(
        clients: clients, reader: client.library.id,
        read: { OlderReader.read($0, for: client)?.mapError(ClientAnswer.Failure.init) },
        failures: { value in
          let faults = OlderReader.faults(.success(value), for: client).filter { $0.moment != .touchingOK }
          return faults.map(ClientAnswer.Failure.init)
        })
    }
  }
}

extension ClientAnswer.Failure {
  fileprivate init(_ fault: OlderFault) {
    self.init(
      fault.outcome, fault.sentence, path: fault.path, at: fault.place, unread: fault.unread,
      isCertain: !fault.isUnverified,
      reach: fault.moment == .reading && fault.language == nil ? .everyDevice : .someDevices)
  }
}
