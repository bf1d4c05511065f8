import OSAMFormats
import OSAMSyntax

extension ClientEffect {
  /// What apps do whose client cannot use a document: "apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound".
  /// [module-releases, module-window, module-rating-decision]
  init(_ failure: ClientAnswer.Failure, on clients: ClientSet) {
    self.init(clients, failure.outcome.words, Effect(failure.outcome), isCertain: failure.isCertain)
  }

  /// "apps built with 3.0.0–3.0.1 cannot decode this document and answer ERROR". `clients` are the
  /// targeted ones that fail. What the releases before 1.0.9 do instead is said when they are alone.
  static func undecodable(_ clients: ClientSet, isEveryone: Bool) -> ClientEffect {
    let silent = clients.intersection(ModuleChange.staysSilentOnFailure.releases)
    let stale = clients.intersection(ModuleChange.fallsBackOnCache.releases)
    let answering = clients.subtracting(silent).subtracting(stale)
    func effect(_ subject: String?, _ words: String) -> ClientEffect {
      ClientEffect(clients, words, .unreadable, subject: subject ?? "apps built with \(clients.prose)")
    }
    if answering.isEmpty {
      let parts = [
        silent.isEmpty ? nil : "\(silent.prose) \(silent.clients.count == 1 ? "never calls" : "never call") back",
        stale.isEmpty
          ? nil : "\(stale.prose) \(stale.clients.count == 1 ? "goes" : "go") on with the document they had",
      ]
      return effect(nil, "cannot decode this document: \(parts.compactMap { $0 }.joined(separator: ", "))")
    }
    let isMixed = answering != clients
    if isEveryone {
      let apps = isMixed ? "from 1.0.9 on apps" : "apps"
      return effect("no app", "can decode this document: \(apps) answer ERROR and show nothing")
    }
    return effect(nil, "cannot decode this document\(isMixed ? "; from 1.0.9 on they" : " and") answer ERROR")
  }
}

extension ClientAnswer.Failure.Outcome {
  /// What apps do: it follows "apps with …".
  var words: String {
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
  func consequence(of refusing: ClientSet) -> String {
    let hurt = targeted(refusing)
    if document.kind.isAsked { return "apps with \(hurt.prose) cannot use the document" }
    return ClientEffect.undecodable(hurt, isEveryone: hurt == document.kind.clients).sentence
  }
}

extension FileInspection {
  /// What happens to users because of a fault of the text; "may" where it was only read.
  func consequence(of refusing: ClientSet, at fault: SyntaxFault) -> String {
    let hurt = refusing.intersection(settings.targets)
    // What kind of document it was to be is not known.
    guard let document = document(at: fault.span) else { return "apps cannot use this document" }
    guard document.kind.isAsked else {
      return ClientEffect.undecodable(hurt, isEveryone: hurt == .commonModule).sentence
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
