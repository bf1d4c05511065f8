import OSAMSyntax

/// What each release makes of a document of Prince of Versions, for rules and matrices.
enum PrinceAnswers {
  /// One platform after the other; of each, the releases that run there. Platforms that the document does not
  /// mention are left out, unless it mentions none.
  static func answers(_ document: Document) -> [ClientAnswer] {
    let isServed = document.role == .served && document.tree.syntax == .json
    let value = isServed ? nil : ReadValue(document.tree, document.root)
    var parsed: [Reader: Result<ReadValue, PrinceFault>] = [:]
    var known: [Behaviour: ClientAnswer.Failure?] = [:]
    var answers: [ClientAnswer] = []
    for platform in platforms(of: document) {
      for client in document.kind.clients.clients where DevicePlatform.all(for: client).contains(platform) {
        let behaviour = Behaviour(
          library: client.library.id, changes: PrinceChange.allCases.filter(client.isPrince), platform: platform)
        let reader = Reader(
          library: client.library.id, isNew: client.isPrince(.lists), isRewritten: client.isPrince(.rewritten),
          platform: platform)
        let failure: ClientAnswer.Failure?
        if let same = known[behaviour] {
          failure = same
        } else {
          let root =
            value.map { .success($0) } ?? parsed[reader]
            ?? PrinceContent.parse(document.tree.bytes, for: client, on: platform)
          if value == nil { parsed[reader] = root }
          failure = Self.failure(root, client, platform)
          known[behaviour] = .some(failure)
        }
        answers.append(ClientAnswer(clients: ClientSet([client]), platform: platform.rawValue, failure: failure))
      }
    }
    return answers
  }

  private static func failure(
    _ root: Result<ReadValue, PrinceFault>, _ client: Client, _ platform: DevicePlatform
  ) -> ClientAnswer.Failure? {
    let content = root.flatMap { PrinceContent.read($0, for: client, on: platform) }
    var faults = PrinceContent.faults(content, in: try? root.get(), for: client, on: platform)[...]
    // A key that is passed over does no harm where the other answers.
    if case .success(let content) = content { faults = faults.dropFirst(content.dropped.count) }
    return .gravest(faults.map(\.failure))
  }

  /// What decides how a text is read, so that no text is read twice the same way.
  private struct Reader: Hashable {
    var library: String
    var isNew: Bool
    var isRewritten: Bool
    var platform: DevicePlatform
  }

  /// Releases without a change between them answer alike.
  private struct Behaviour: Hashable {
    var library: String
    var changes: [PrinceChange]
    var platform: DevicePlatform
  }

  static func platforms(of document: Document) -> [DevicePlatform] {
    var keys: Set<String> = []
    document.tree.forEachPair(of: document.root) { keys.insert(SnakeCase.converted(document.tree.text($0.key))) }
    let mentioned = DevicePlatform.allCases.filter { keys.contains($0.rawValue) || keys.contains($0.rawValue + "2") }
    return mentioned.isEmpty ? DevicePlatform.allCases : mentioned
  }
}

extension Document {
  /// The platforms a Prince of Versions document speaks to; all of them when it names none.
  package var princePlatforms: [DevicePlatform] { PrinceAnswers.platforms(of: self) }
}

extension Family {
  /// Prince of Versions.
  static let prince = Family.asked(PrinceAnswers.answers)
}
