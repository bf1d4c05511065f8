import OSAMFormats
import OSAMSyntax

/// What apps do because of a mistake, where several rules say it.
extension ClientEffect {
  /// What apps do whose client cannot use a document: "apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound".
  /// [module-releases, module-window, module-rating-decision]
  init(_ failure: ClientAnswer.Failure, on clients: ClientSet) {
    self.init(failure.outcome, on: clients, isCertain: failure.isCertain)
  }

  /// The same, with when that is: "crash when they show the alert".
  init(
    _ outcome: ClientAnswer.Failure.Outcome, on clients: ClientSet, _ moment: Words = "", isCertain: Bool = true
  ) {
    self =
      switch outcome {
      case .error(let name): .getError(name, clients, moment, isCertain: isCertain)
      case .crash: .crash(clients, moment, isCertain: isCertain)
      case .nothing: .showNothing(clients, moment, isCertain: isCertain)
      }
  }

  static func getError(_ name: String, _ clients: ClientSet, _ moment: Words = "", isCertain: Bool = true) -> Self {
    ClientEffect(clients, "get the error \(name)\(moment)", .unreadable, isCertain: isCertain)
  }

  static func crash(_ clients: ClientSet, _ moment: Words = "", isCertain: Bool = true) -> Self {
    ClientEffect(clients, "crash\(moment)", .crash, isCertain: isCertain)
  }

  static func showNothing(_ clients: ClientSet, _ moment: Words = "", isCertain: Bool = true) -> Self {
    ClientEffect(clients, "show nothing\(moment)", .unreadable, isCertain: isCertain)
  }

  /// What apps with the common module do that cannot read a document. Releases before 1.0.9 do not answer ERROR: some never
  /// call back, some go on with the document they had. [module-releases, module-window]
  /// `endless` are those that never come back from reading it. [module-endless-value]
  static func cannotRead(_ clients: ClientSet, _ kind: DocumentKind, endless: ClientSet) -> Self {
    ClientEffect(clients, cannotRead(clients, kind, endless), .unreadable)
  }

  private static func cannotRead(_ clients: ClientSet, _ kind: DocumentKind, _ endless: ClientSet) -> Words {
    let silent = clients.intersection(ModuleChange.staysSilentOnFailure.releases | endless)
    let stale = clients.intersection(ModuleChange.fallsBackOnCache.releases).subtracting(endless)
    let answering = clients.subtracting(silent).subtracting(stale)
    if stale == clients { return "cannot read this and go on with the document they had" }
    let nothing: Words
    switch (kind, clients == kind.clients) {
    // The earliest releases may ask by a document they had.
    case (.osamRating, _): nothing = stale.isEmpty ? " and ask nobody for a rating" : " and do not go by it"
    case (_, true): nothing = "; nobody sees the alert"
    case (_, false): nothing = " and do not show the alert"
    }
    let answers: [(who: ClientSet, what: Words)] = [
      (answering, "answer ERROR"), (silent, "never call back"), (stale, "go on with the document they had"),
    ]
    let inFull = answers.filter { !$0.who.isEmpty }.map { who, what -> Words in
      who == clients ? "they \(what)" : "\(who.words) \(what)"
    }
    return "cannot read this\(nothing)\(inFull: " (\(list: inFull))")"
  }
}

extension Inspection {
  /// What becomes of apps with these clients, which cannot read the document; nothing where none is targeted.
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
  /// What becomes of apps with these clients because of a fault of the text; "may" where it was only read.
  func failing(_ refusing: ClientSet, at fault: SyntaxFault) -> [ClientEffect] {
    // What kind of document it was to be is not known.
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
    effects.removeAll(where: \.effect.clients.isEmpty)
    if effects.isEmpty { return [ClientEffect(refusing, "cannot use this", .unreadable)] }
    return effects.map { effect, platform in
      var effect = effect
      if let title = platform.flatMap(DevicePlatform.init)?.title {
        effect.subject = "\("\(title) apps" as Words) with \(effect.clients)"
      }
      return effect
    }
  }
}

extension Words {
  /// What becomes of a text that is no JSON, and that apps forgive.
  static let refusedElsewhere: Words = "apps read it, other programs refuse the file"
  /// The same of good JSON that is not written as it is meant.
  static let doubtfulElsewhere: Words = "apps read it, other programs may not"
  /// What becomes of a key that nobody knows.
  static let withoutEffect: Words = "it has no effect"
}
