import OSAMFormats
import OSAMSyntax

/// Effects of a mistake on apps, where several rules report them.
extension ClientEffect {
  /// Effect on apps whose client cannot use a document: "apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound".
  /// [module-releases, module-window, module-rating-decision]
  init(_ failure: ClientAnswer.Failure, on clients: ClientSet) {
    self.init(failure.outcome, on: clients, isCertain: failure.isCertain)
  }

  /// Effect on apps whose client cannot use a document, with its moment: "crash when they show the alert".
  init(
    _ outcome: ClientAnswer.Failure.Outcome, on clients: ClientSet, _ moment: LocalizedMessage = "",
    isCertain: Bool = true
  ) {
    self =
      switch outcome {
      case .error(let name): .getError(name, clients, moment, isCertain: isCertain)
      case .crash: .crash(clients, moment, isCertain: isCertain)
      case .nothing: .showNothing(clients, moment, isCertain: isCertain)
      }
  }

  static func getError(_ name: String, _ clients: ClientSet, _ moment: LocalizedMessage = "", isCertain: Bool = true)
    -> Self
  {
    ClientEffect(clients, "get the error \(name)\(moment)", .unreadable, isCertain: isCertain)
  }

  static func crash(_ clients: ClientSet, _ moment: LocalizedMessage = "", isCertain: Bool = true) -> Self {
    ClientEffect(clients, "crash\(moment)", .crash, isCertain: isCertain)
  }

  static func showNothing(_ clients: ClientSet, _ moment: LocalizedMessage = "", isCertain: Bool = true) -> Self {
    ClientEffect(clients, "show nothing\(moment)", .unreadable, isCertain: isCertain)
  }

  /// Effect on apps that cannot read a document, as their family says it. `endless` are those that never come back from
  /// reading it.
  static func cannotRead(_ clients: ClientSet, _ kind: DocumentKind, endless: ClientSet) -> Self {
    let words = kind.family.table?.withoutDocument(kind, clients, endless) ?? "cannot use the document"
    return ClientEffect(clients, words, .unreadable)
  }
}

extension Inspection {
  /// Effect on apps with these clients, which cannot read the document; nothing where none is targeted.
  func failing(_ refusing: ClientSet) -> [ClientEffect] {
    let hurt = targeted(refusing)
    if hurt.isEmpty { return [] }
    switch document.kind.family {
    case .asked: return [ClientEffect(hurt, "cannot use the document", .unreadable)]
    case .table: return [.cannotRead(hurt, document.kind, endless: decoding.endlessTo)]
    }
  }
}

extension FileInspection {
  /// Effects of a fault of the text on apps with these clients; "may" where it was only read.
  func failing(_ refusing: ClientSet, at fault: SyntaxFault) -> [ClientEffect] {
    // The kind of document it was to be is not known.
    guard let document = document(at: fault.span) else {
      return [ClientEffect(refusing, "cannot use this", .unreadable, subject: "apps")]
    }
    if case .table = document.kind.family {
      return [.cannotRead(refusing, document.kind, endless: endlessTo)]
    }
    // Clients that do the same are said together, with the platform where it matters.
    var effects: [(effect: ClientEffect, platform: String?)] = []
    for answer in answers(at: fault) {
      guard let failure = answer.failure else { continue }
      let effect = ClientEffect(failure, on: answer.clients.intersection(refusing))
      let platform = isReadElsewhere(answer) ? answer.platform : nil
      if let same = effects.firstIndex(where: { $0.platform == platform && $0.effect.predicate == effect.predicate }) {
        effects[same].effect.clients = effects[same].effect.clients | effect.clients
      } else {
        effects.append((effect, platform))
      }
    }
    effects.removeAll(where: { $0.effect.clients.isEmpty })
    if effects.isEmpty { return [ClientEffect(refusing, "cannot use this", .unreadable)] }
    return effects.map { effect, platform in
      var effect = effect
      if let title = platform.flatMap(DevicePlatform.init)?.title {
        effect.subject = "\("\(title) apps" as LocalizedMessage) with \(effect.clients)"
      }
      return effect
    }
  }
}

extension LocalizedMessage {
  /// Effect of a text that is no JSON, and that apps forgive.
  static let refusedElsewhere: LocalizedMessage = "apps read it, other programs refuse the file"
  /// Effect of good JSON that is not written as it is meant.
  static let doubtfulElsewhere: LocalizedMessage = "apps read it, other programs may not"
  /// Effect of a key that nobody knows.
  static let withoutEffect: LocalizedMessage = "it has no effect"
}
