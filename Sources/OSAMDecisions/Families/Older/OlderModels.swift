import OSAMFormats
import OSAMSyntax

/// How the older libraries decide.
extension DecisionModel {
  /// [older-decision, older-kinds]
  package static let controlDeVersions = older([.mustUpdate, .mayUpdate, .inform, .nothing, .error, .crash]) {
    read, client in
    OlderVersionSubject(read.answer, client: client, names: .init(read.all, for: client)).ofDocument
  }

  /// [older-rating-decision-ios, older-rating-decision-android]
  package static let valoracions = older([.prompt, .nothing, .error, .crash]) { read, client in
    let languages = Axis.languages(read.all.flatMap { OlderRatingSubject.languages($0, for: client) })
    return OlderRatingSubject(read.answer, client: client, languages: languages).ofDocument
  }

  /// The older libraries have no words of their own for outcomes.
  private static func older(
    _ outcomes: [Plain], _ subject: @escaping @Sendable (OlderRead, Client) -> DocumentSubject
  ) -> DecisionModel {
    DecisionModel(
      outcomes: outcomes.map(KnownOutcome.plain), stepsNameMembers: false,
      clientGroups: { question in
        // The releases of a library read alike, and so it is read once for all of them.
        var known: [(library: Library, read: OlderRead)] = []
        let found = question.asked { client, _ in
          if let (_, read) = known.first(where: { $0.library == client.library }) { return subject(read, client) }
          let read = OlderRead(question, client)
          known.append((client.library, read))
          return subject(read, client)
        }
        return found.map { ClientGroup(platform: $0.platform, clients: $0.clients, subject: $0.read) }
      },
      further: { question, client, _ in subject(OlderRead(question, client), client) })
  }
}

/// A document as the clients of an older library have it in hand, and all by whose names devices are told apart.
private struct OlderRead {
  var answer: Result<ReadValue, OlderFault>
  var all: [Result<ReadValue, OlderFault>]

  init(_ question: ClientGroupQuestion, _ client: Client) {
    let answer = question.document.older(for: client)
    self.answer = answer
    // A single one is the document itself.
    all = question.named.all.count == 1 ? [answer] : question.named.all.map { $0.older(for: client) }
  }
}

extension OlderVersionSubject: DecidingSubject {
  fileprivate var ofDocument: DocumentSubject {
    DocumentSubject.of(self, goesThroughLists: false, memory: nil, withMetadata: nil, asServed: nil)
  }
}

extension OlderRatingSubject: DecidingSubject {
  fileprivate var ofDocument: DocumentSubject {
    DocumentSubject.of(self, goesThroughLists: false, memory: nil, withMetadata: nil, asServed: nil)
  }
}

extension Document {
  /// Its content to a client of an older library, whose own reader gets the text itself where it is served.
  package func older(for client: Client) -> Result<ReadValue, OlderFault> {
    (isReadByClients ? OlderReader.read(tree.bytes, for: client) : nil) ?? .success(ReadValue(tree, root))
  }
}
