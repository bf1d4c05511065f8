import OSAMSyntax

/// The answers of Prince of Versions, as rules and matrices want them.
enum PrinceAnswers {
  static func answers(_ document: Document) -> [ClientAnswer] {
    let isServed = document.role == .served && document.tree.syntax == .json
    let value = isServed ? nil : ReadValue(document.tree, document.root) ?? .null
    var parsed: [Reader: Result<ReadValue, PrinceFault>] = [:]
    var answers: [ClientAnswer] = []
    for platform in platforms(of: document) {
      for client in document.kind.clients.clients where !platform.keys(for: client).isEmpty {
        let reader = Reader(library: client.library.id, isNew: client.isPrince(.lists), platform: platform)
        let read = value.map { .success($0) } ?? parsed[reader] ?? PrinceContent.parse(
          document.tree.bytes, for: client, on: platform)
        if value == nil { parsed[reader] = read }
        let content = read.flatMap { PrinceContent.read($0, for: client, on: platform) }
        answers.append(
          ClientAnswer(clients: ClientSet([client]), platform: platform.rawValue, failure: failure(content)))
      }
    }
    return answers
  }

  /// What decides how a text is read.
  private struct Reader: Hashable {
    var library: String
    var isNew: Bool
    var platform: PrincePlatform
  }

  /// The platforms a document speaks to; all of them when it names none.
  static func platforms(of document: Document) -> [PrincePlatform] {
    let named = PrincePlatform.allCases.filter { document.has($0.rawValue) || document.has($0.rawValue + "2") }
    return named.isEmpty ? PrincePlatform.allCases : named
  }

  /// Why some device gets no answer. A key that is passed over for another is no reason.
  private static func failure(_ content: Result<PrinceContent, PrinceFault>) -> ClientAnswer.Failure? {
    switch content {
    case .failure(let fault): return fault.failure
    case .success(let content):
      let faults = content.faults()
      return faults.dropFirst(content.dropped.count).first?.failure
    }
  }
}

extension Document {
  /// The platforms a Prince of Versions document speaks to; all of them when it names none.
  package var princePlatforms: [PrincePlatform] { PrinceAnswers.platforms(of: self) }
}
