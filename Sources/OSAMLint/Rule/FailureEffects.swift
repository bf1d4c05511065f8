import OSAMFormats
import OSAMSyntax

extension ClientEffect {
  /// What apps do whose client cannot use a document: "apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound".
  /// [module-releases, module-window, module-rating-decision]
  init(_ failure: ClientAnswer.Failure, on clients: ClientSet) {
    self.init(clients, failure.outcome.words, Effect(failure.outcome), isCertain: failure.isCertain)
  }

  /// What apps with the common module do that cannot read a document. Releases before 1.0.9 do not answer ERROR: some never
  /// call back, some go on with the document they had. [module-releases, module-window]
  static func undecodable(_ clients: ClientSet, _ kind: DocumentKind) -> ClientEffect {
    let silent = clients.intersection(ModuleChange.staysSilentOnFailure.releases)
    let stale = clients.intersection(ModuleChange.fallsBackOnCache.releases)
    let answering = clients.subtracting(silent).subtracting(stale)
    if stale == clients {
      return ClientEffect(clients, "cannot read this and go on with the document they had", .unreadable)
    }
    let nothing: Words = kind == .osamRating ? "nobody is asked for a rating" : "nobody sees the alert"
    let inFull = [
      answering.isEmpty ? nil : "\(answering.prose) answer ERROR" as Words,
      silent.isEmpty ? nil : "\(silent.prose) never call back",
      stale.isEmpty ? nil : "\(stale.prose) go on with the document they had",
    ]
    return ClientEffect(
      clients, "cannot read this; \(nothing)\(inFull: " (\(list: inFull.compactMap { $0 }))")", .unreadable)
  }
}

extension ClientAnswer.Failure.Outcome {
  /// What apps do: it follows "apps with …".
  var words: Words {
    switch self {
    case .error(let name): "get the error \(name)"
    case .crash: "crash"
    case .nothing: "show nothing"
    }
  }
}

extension Effect {
  init(_ outcome: ClientAnswer.Failure.Outcome) { self = outcome == .crash ? .crash : .unreadable }
}

extension Inspection {
  /// What happens to users when these clients cannot decode the document.
  func consequence(of refusing: ClientSet) -> Words {
    let hurt = targeted(refusing)
    if document.kind.isAsked { return "apps with \(hurt) cannot use the document" }
    return ClientEffect.undecodable(hurt, document.kind).sentence
  }
}

extension FileInspection {
  /// What happens to users because of a fault of the text; "may" where it was only read.
  func consequence(of refusing: ClientSet, at fault: SyntaxFault) -> Words {
    let hurt = refusing.intersection(settings.targets)
    // What kind of document it was to be is not known.
    guard let document = document(at: fault.span) else { return "apps cannot use this document" }
    guard document.kind.isAsked else {
      return ClientEffect.undecodable(hurt, document.kind).sentence
    }
    // Clients that do the same are said together.
    var effects: [ClientEffect] = []
    for answer in answers(at: fault) {
      guard let failure = answer.failure else { continue }
      let effect = ClientEffect(failure, on: answer.clients.intersection(hurt))
      if let same = effects.firstIndex(where: { $0.predicate == effect.predicate }) {
        effects[same].clients = effects[same].clients | effect.clients
      } else {
        effects.append(effect)
      }
    }
    return effects.filter { !$0.clients.isEmpty }.map(\.sentence).joined(separator: "; ")
  }
}

/// A value as a message quotes it: shortened, and with nothing in it that could disturb a terminal.
func quoted(_ text: String, limit: Int = 40) -> String { "“\(Quote.shortened(text, limit: limit))”" }
