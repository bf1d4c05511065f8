import OSAMFormats
import OSAMSyntax

/// How Prince of Versions decides.
extension DecisionModel {
  /// [prince-decision, prince-old-format]
  package static let princeOfVersions = DecisionModel(
    outcomes: [PrinceOutcomes.apple, .android, .kmp].flatMap { [$0.required, $0.optional, $0.none] }
      + [.newVersion, .noNewVersion, .plain(.error)],
    stepsNameMembers: false,
    clientGroups: { question in
      PrinceSubject.all(question).map {
        ClientGroup(platform: $0.platform, clients: $0.clients, subject: $0.subject.ofDocument)
      }
    },
    further: { PrinceSubject($0, $1, $2).ofDocument })
}

extension PrinceSubject: DecidingSubject {
  package var ofDocument: DocumentSubject {
    DocumentSubject.of(
      self, goesThroughLists: true, memory: nil,
      withMetadata: {
        var subject = self
        subject.tellsMetadata = true
        return subject.ofDocument
      }, asServed: nil)
  }

  /// A document as each of its clients reads it on each of its platforms. Clients that read the same and decide alike are
  /// asked as one.
  package static func all(
    of document: Document, _ terms: QuestionTerms
  ) -> [(platform: DevicePlatform, clients: ClientSet, subject: PrinceSubject)] {
    all(ClientGroupQuestion(document: document, named: ComparedDocuments([document]), terms: terms))
  }

  fileprivate static func all(
    _ question: ClientGroupQuestion
  ) -> [(platform: DevicePlatform, clients: ClientSet, subject: PrinceSubject)] {
    var all: [(platform: DevicePlatform, clients: ClientSet, subject: PrinceSubject)] = []
    for (platform, newest, subject) in question.asked({ PrinceSubject(question, $0, $1) }) {
      var clients = newest
      // The newest clients stay last.
      if let same = all.firstIndex(where: { $0.platform == platform && $0.subject.isAsked(as: subject) }) {
        clients = clients | all.remove(at: same).clients
      }
      all.append((platform, clients, subject))
    }
    return all
  }

  fileprivate init(_ question: ClientGroupQuestion, _ client: Client, _ platform: DevicePlatform) {
    let content = question.document.prince(for: client, on: platform)
    var names = PrinceNames(of: client)
    for other in question.named.all {
      names.add(question.named.all.count == 1 ? content : other.prince(for: client, on: platform))
    }
    self.init(content, client: client, platform: platform, names: names)
  }

  /// Its client is of the same library, reads the same and decides alike.
  private func isAsked(as other: PrinceSubject) -> Bool {
    client.library == other.client.library && axes == other.axes && content == other.content
      && PrinceChange.ofDecisions.allSatisfy { client.isPrince($0) == other.client.isPrince($0) }
  }
}

extension Document {
  /// Its content to a client of Prince of Versions, whose own reader gets the text itself where it is served.
  package func prince(for client: Client, on platform: DevicePlatform) -> Result<PrinceContent, PrinceFault> {
    isReadByClients
      ? PrinceContent.read(tree.bytes, for: client, on: platform)
      : PrinceContent.read(ReadValue(tree, root), for: client, on: platform)
  }
}
