import OSAMFormats

/// Releases that make the same of a document on a platform, asked as one.
package struct ClientGroup: Sendable {
  package var platform: DevicePlatform
  package var clients: ClientSet
  package var subject: DocumentSubject

  package init(platform: DevicePlatform, clients: ClientSet, subject: DocumentSubject) {
    self.platform = platform
    self.clients = clients
    self.subject = subject
  }

  /// Everybody who reads a document. Documents that are compared are all `named`, so that devices are told apart by the
  /// same names. Of `ordinary` devices alone more releases make the same.
  package static func all(
    of document: Document, named: ComparedDocuments? = nil, _ terms: QuestionTerms, ordinary: Bool = false
  ) -> [ClientGroup] {
    terms.models[document.kind].clientGroups(
      ClientGroupQuestion(
        document: document, named: named ?? ComparedDocuments([document]), terms: terms, isOrdinary: ordinary))
  }

  /// With the clients of another document for whom this one holds nothing. They read it as well, and find that.
  static func completed(
    _ clientGroups: [ClientGroup], of document: Document, by others: [ClientGroup], named: ComparedDocuments,
    _ terms: QuestionTerms
  ) -> [ClientGroup] {
    guard let further = terms.models[document.kind].further else { return clientGroups }
    let question = ClientGroupQuestion(document: document, named: named, terms: terms)
    var all = clientGroups
    for other in others {
      let known = all.filter { $0.platform == other.platform }.reduce(ClientSet.empty) { $0 | $1.clients }
      let rest = other.clients.subtracting(known)
      guard let newest = rest.clients.last else { continue }
      all.append(
        ClientGroup(platform: other.platform, clients: rest, subject: further(question, newest, other.platform)))
    }
    return all
  }

  /// Its clients are releases of the same library as those of another one.
  func isOfLibrary(_ other: ClientGroup) -> Bool {
    clients.clients.last?.library == other.clients.clients.last?.library
  }
}

/// A document of which it is asked who reads it.
package struct ClientGroupQuestion {
  package var document: Document
  /// Documents by whose names devices are told apart: it, and those that it is compared with.
  var named: ComparedDocuments
  package var terms: QuestionTerms
  /// Ordinary devices alone are asked about.
  var isOrdinary = false
}

extension ClientGroupQuestion {
  /// Clients that are asked together, with what the newest of them has of the document; in the family's order.
  func asked<Read>(
    _ read: (Client, DevicePlatform) -> Read
  ) -> [(platform: DevicePlatform, clients: ClientSet, read: Read)] {
    guard case .asked(let alike) = document.kind.family else { return [] }
    var asked: [(platform: DevicePlatform, clients: ClientSet, read: Read)] = []
    for group in alike(document) {
      let clients = group.clients.intersection(terms.clients).verified
      guard let newest = clients.clients.last else { continue }
      let platforms =
        group.platform.map { DevicePlatform(rawValue: $0).map { [$0] } ?? [] } ?? newest.library.platforms
      for platform in platforms where terms.platform == nil || platform == terms.platform {
        asked.append((platform: platform, clients: clients, read: read(newest, platform)))
      }
    }
    return asked
  }
}
