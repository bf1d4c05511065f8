import OSAMFormats

/// Audiences of the kinds whose clients share nothing but the file.
extension Audience {
  /// Those of a document; the names of devices are those of all that are `named`.
  static func asked(_ document: Document, named: [Document], _ terms: QuestionTerms) -> [Audience] {
    guard case .asked(let alike) = document.kind.family else { return [] }
    var audiences: [Audience] = []
    var subjects = AskedSubjects(document: document, named: named)
    for group in alike(document) {
      let clients = group.clients.intersection(terms.clients).intersection(.verified)
      guard let newest = clients.clients.last else { continue }
      for platform in platforms(of: newest, group) where terms.platform == nil || platform == terms.platform {
        var audience = Audience(
          platform: platform, clients: clients, subject: subjects.subject(newest, platform))
        // The newest clients stay last.
        if let same = audiences.firstIndex(where: { $0.isAsked(as: audience) }) {
          audience.clients = audience.clients | audiences.remove(at: same).clients
        }
        audiences.append(audience)
      }
    }
    return audiences
  }

  /// With the clients of another document for whom this one holds nothing. They read it as well, and find that.
  static func completed(
    _ audiences: [Audience], of document: Document, by others: [Audience], named: [Document]
  ) -> [Audience] {
    guard case .asked = document.kind.family else { return audiences }
    var all = audiences
    var subjects = AskedSubjects(document: document, named: named)
    for other in others {
      let known = all.filter { $0.platform == other.platform }.reduce(ClientSet.empty) { $0 | $1.clients }
      let rest = other.clients.subtracting(known)
      guard let newest = rest.clients.last else { continue }
      let subject = subjects.subject(newest, other.platform)
      all.append(Audience(platform: other.platform, clients: rest, subject: subject))
    }
    return all
  }

  /// Its clients read the same of a document of Prince of Versions and decide alike.
  private func isAsked(as other: Audience) -> Bool {
    guard case .prince(let one) = subject, case .prince(let another) = other.subject else { return false }
    return platform == other.platform && isOfLibrary(other) && one.axes == another.axes
      && one.content == another.content
      && PrinceChange.ofDecisions.allSatisfy { one.client.isPrince($0) == another.client.isPrince($0) }
  }

  private static func platforms(of client: Client, _ group: AlikeClients) -> [DevicePlatform] {
    if let platform = group.platform { return DevicePlatform(rawValue: platform).map { [$0] } ?? [] }
    return [
      client.library.id == Library.controlDeVersionsIOS.id || client.library.id == Library.valoracionsIOS.id
        ? .ios : .android
    ]
  }
}

/// A document as each of its clients has it. The releases of an older library read alike, and so it is read once for all of
/// them.
private struct AskedSubjects {
  let document: Document
  /// Documents whose languages and versions the devices are told apart by.
  let named: [Document]
  private var older: [String: (answer: Result<ReadValue, OlderFault>, all: [Result<ReadValue, OlderFault>])] = [:]

  init(document: Document, named: [Document]) {
    self.document = document
    self.named = named
  }

  mutating func subject(_ client: Client, _ platform: DevicePlatform) -> DocumentSubject {
    switch document.kind {
    case .controlDeVersions:
      let (answer, all) = read(client)
      return .olderVersion(OlderVersionSubject(answer, client: client, names: .init(all, for: client)))
    case .valoracions:
      let (answer, all) = read(client)
      let languages = Axis.languages(all.flatMap { OlderRatingSubject.languages($0, for: client) })
      return .olderRating(OlderRatingSubject(answer, client: client, languages: languages))
    default:
      let content = document.prince(for: client, on: platform)
      var names = PrinceNames(of: client)
      for other in named { names.add(named.count == 1 ? content : other.prince(for: client, on: platform)) }
      return .prince(PrinceSubject(content, client: client, platform: platform, names: names))
    }
  }

  private mutating func read(
    _ client: Client
  ) -> (Result<ReadValue, OlderFault>, [Result<ReadValue, OlderFault>]) {
    if let known = older[client.library.id] { return known }
    let answer = document.older(for: client)
    // A single one is the document itself.
    let all = named.count == 1 ? [answer] : named.map { $0.older(for: client) }
    let read = (answer, all)
    older[client.library.id] = read
    return read
  }
}

extension Document {
  /// The client's own reader gets the text itself; of a document that people write, what they mean.
  private var isServedText: Bool { role == .served && tree.syntax == .json }

  /// What a client of an older library has of it after reading.
  package func older(for client: Client) -> Result<ReadValue, OlderFault> {
    (isServedText ? OlderReader.read(tree.bytes, for: client) : nil) ?? .success(ReadValue(tree, root))
  }

  /// What a client of Prince of Versions has of it after reading.
  package func prince(for client: Client, on platform: DevicePlatform) -> Result<PrinceContent, PrinceFault> {
    isServedText
      ? PrinceContent.read(tree.bytes, for: client, on: platform)
      : PrinceContent.read(ReadValue(tree, root), for: client, on: platform)
  }
}
