import OSAMFormats

/// What users of an app see when its client cannot use a document. [formats/osam.md 1.2, 5.1, 6]
enum Consequence {
  /// "apps built with 3.0.0–3.0.1 cannot decode this document and answer ERROR". `clients` are the
  /// targeted ones that fail; the sentence names what each of them does.
  static func undecodable(_ clients: ClientSet, isEveryone: Bool) -> String {
    let silent = clients.intersection(VersionBehaviour.v2.clients)
    let stale = clients.intersection(VersionBehaviour.v1.clients)
    let failing = clients.subtracting(silent).subtracting(stale)
    let exceptions = [
      silent.isEmpty ? nil : "\(silent.prose) never \(silent.clients.count == 1 ? "calls" : "call") back",
      stale.isEmpty ? nil : "\(stale.prose) go on with the document they had",
    ].compactMap { $0 }
    if failing.isEmpty {
      return "apps built with \(clients.prose) cannot decode this document: \(exceptions.joined(separator: ", "))"
    }
    let main =
      isEveryone
      ? "no app can decode this document, so apps answer ERROR and show nothing"
      : "apps built with \(failing.prose) cannot decode this document and answer ERROR"
    return exceptions.isEmpty ? main : "\(main) (\(exceptions.joined(separator: ", ")))"
  }
}

extension Inspection {
  /// What happens to users when these clients cannot decode the document.
  func consequence(of refusing: ClientSet) -> String {
    let hurt = targeted(refusing)
    return Consequence.undecodable(hurt, isEveryone: hurt == targeted(document.kind.clients))
  }
}

extension FileInspection {
  func consequence(of refusing: ClientSet) -> String {
    let hurt = refusing.intersection(settings.targets)
    return Consequence.undecodable(hurt, isEveryone: hurt == ClientSet.verified.intersection(settings.targets))
  }
}

/// A value as a message quotes it: shortened, and with nothing in it that could disturb a terminal.
func quoted(_ text: String, limit: Int = 40) -> String { "“\(Quote.shortened(text, limit: limit))”" }
