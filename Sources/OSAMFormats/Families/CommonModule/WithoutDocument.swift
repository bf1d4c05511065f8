extension LocalizedMessage {
  /// Behaviour of apps with the common module that cannot read a document. Releases before 1.0.9 do not answer ERROR:
  /// some never call back, some go on with the document they had. [module-releases, module-window,
  /// module-endless-value]
  static func withoutModuleDocument(_ kind: DocumentKind, _ clients: ClientSet, _ endless: ClientSet)
    -> LocalizedMessage
  {
    let silent = clients.intersection(ModuleChange.staysSilentOnFailure.releases | endless)
    let stale = clients.intersection(ModuleChange.fallsBackOnCache.releases).subtracting(endless)
    let answering = clients.subtracting(silent).subtracting(stale)
    if stale == clients { return "cannot read this and go on with the document they had" }
    let nothing: LocalizedMessage
    switch (kind, clients == kind.clients) {
    // The earliest releases may ask by a document they had.
    case (.osamRating, _): nothing = stale.isEmpty ? " and ask nobody for a rating" : " and do not go by it"
    case (_, true): nothing = "; nobody sees the alert"
    case (_, false): nothing = " and do not show the alert"
    }
    let answers: [(who: ClientSet, what: LocalizedMessage)] = [
      (answering, "answer ERROR"), (silent, "never call back"), (stale, "go on with the document they had"),
    ]
    let inFull = answers.filter { !$0.who.isEmpty }.map { who, what -> LocalizedMessage in
      who == clients ? "they \(what)" : "\(who.words) \(what)"
    }
    return "cannot read this\(nothing)\(inFull: " (\(list: inFull))")"
  }
}
