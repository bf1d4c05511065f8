import OSAMFormats
import OSAMSyntax

/// What users of an app see when its client cannot use a document. [formats/osam.md 1.2, 5.1, 6]
enum Consequence {
  /// "apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound"; with "may" where it was only read.
  static func of(_ failure: ClientAnswer.Failure, on clients: ClientSet) -> String {
    let effect =
      switch failure.effect {
      case .error(let name): "get the error \(name)"
      case .crash: "crash"
      case .nothing: "show nothing"
      }
    return "apps with \(clients.prose) \(failure.isCertain ? "" : "may ")\(effect)"
  }

  /// "apps built with 3.0.0–3.0.1 cannot decode this document and answer ERROR". `clients` are the
  /// targeted ones that fail. What the releases before 1.0.9 do instead is said when they are alone.
  static func undecodable(_ clients: ClientSet, isEveryone: Bool) -> String {
    let silent = clients.intersection(ModuleChange.staysSilentOnFailure.releases)
    let stale = clients.intersection(ModuleChange.fallsBackOnCache.releases)
    let answering = clients.subtracting(silent).subtracting(stale)
    if answering.isEmpty {
      let parts = [
        silent.isEmpty ? nil : "\(silent.prose) \(silent.clients.count == 1 ? "never calls" : "never call") back",
        stale.isEmpty
          ? nil : "\(stale.prose) \(stale.clients.count == 1 ? "goes" : "go") on with the document they had",
      ]
      return
        "apps built with \(clients.prose) cannot decode this document: \(parts.compactMap { $0 }.joined(separator: ", "))"
    }
    let isMixed = answering != clients
    if isEveryone {
      return "no app can decode this document: \(isMixed ? "from 1.0.9 on apps" : "apps") answer ERROR and show nothing"
    }
    return isMixed
      ? "apps built with \(clients.prose) cannot decode this document; from 1.0.9 on they answer ERROR"
      : "apps built with \(clients.prose) cannot decode this document and answer ERROR"
  }
}

extension Inspection {
  /// What happens to users when these clients cannot decode the document.
  func consequence(of refusing: ClientSet) -> String {
    let hurt = targeted(refusing)
    if document.kind.isAsked { return "apps with \(hurt.prose) cannot use the document" }
    return Consequence.undecodable(hurt, isEveryone: hurt == document.kind.clients)
  }
}

extension FileInspection {
  /// What happens to users because of a fault of the text; "may" where it was only read.
  func consequence(of refusing: ClientSet, at fault: SyntaxFault) -> String {
    let hurt = refusing.intersection(settings.targets)
    // What kind of document it was to be is not known.
    guard let document = document(at: fault.span) else { return "apps cannot use this document" }
    guard document.kind.isAsked else { return Consequence.undecodable(hurt, isEveryone: hurt == .commonModule) }
    // Clients that do the same are said together.
    var effects: [(failure: ClientAnswer.Failure, clients: ClientSet)] = []
    for answer in answers(at: fault) {
      guard let failure = answer.failure else { continue }
      let clients = answer.clients.intersection(hurt)
      let same = effects.firstIndex { $0.failure.effect == failure.effect && $0.failure.isCertain == failure.isCertain }
      if let same {
        effects[same].clients = effects[same].clients | clients
      } else {
        effects.append((failure, clients))
      }
    }
    return effects.filter { !$0.clients.isEmpty }.map { Consequence.of($0.failure, on: $0.clients) }.joined(
      separator: "; ")
  }
}

/// A value as a message quotes it: shortened, and with nothing in it that could disturb a terminal.
func quoted(_ text: String, limit: Int = 40) -> String { "“\(Quote.shortened(text, limit: limit))”" }
