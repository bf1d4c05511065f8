import OSAMSyntax

/// The answers of the older libraries, as rules and matrices want them.
enum OldAnswers {
  static func answers(_ document: Document) -> [ClientAnswer] {
    let isServed = document.role == .served && document.tree.syntax == .json
    let value = isServed ? nil : ReadValue(document.tree, document.root)
    // The iOS libraries never changed in what they read of the alert, nor did those of the rating prompt.
    var known: [String: ClientAnswer.Failure?] = [:]
    return document.kind.clients.clients.map { client in
      let library = client.library.id
      let isSteady = library != Library.controlDeVersionsAndroid.id
      if isSteady, let same = known[library] { return ClientAnswer(clients: ClientSet([client]), failure: same) }
      let faults =
        value.map { OldFaults.of($0, for: client) } ?? OldFaults.of(document.tree.bytes, for: client)
      let gravest = ClientAnswer.Failure.gravest(faults.filter { $0.moment != .touchingOK }.map(failure))
      known[library] = .some(gravest)
      return ClientAnswer(clients: ClientSet([client]), failure: gravest)
    }
  }

  private static func failure(_ fault: OldFault) -> ClientAnswer.Failure {
    let effect: ClientAnswer.Failure.Effect =
      switch fault.effect {
      case .error(let name): .error(name)
      case .crash: .crash
      }
    return ClientAnswer.Failure(
      effect, fault.sentence, path: fault.path.map(step), offset: fault.offset,
      isCertain: !fault.isUnverified,
      reach: fault.moment == .reading && fault.language == nil ? .everyDevice : .someDevices)
  }

  private static func step(_ step: OldFault.Step) -> PathStep {
    switch step {
    case .key(let name): .name(name)
    case .index(let number): .number(number)
    }
  }

}

extension OldFault {
  /// The element and what is wrong with it: “title.cat” is null.
  package var sentence: String {
    var element = ""
    for step in path {
      switch step {
      case .key(let name): element += element.isEmpty ? name : ".\(name)"
      case .index(let number): element += "[\(number)]"
      }
    }
    return "\(path.isEmpty ? "the document" : Quote.text(element)) \(words)"
  }
}

extension Family {
  /// osam-controldeversions and osam-valoracions.
  static let older = Family.asked(OldAnswers.answers)
}
