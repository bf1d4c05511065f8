import OSAMFormats

/// Audiences of the kinds whose clients share nothing but the file.
extension Audience {
  /// Those of the first document; the others only have their say in the names of devices.
  static func asked(_ documents: [Document], _ terms: QuestionTerms) -> [Audience] {
    guard let document = documents.first, case .asked(let alike) = document.kind.family else { return [] }
    var audiences: [Audience] = []
    for group in alike(document) {
      let clients = group.clients.intersection(terms.clients).intersection(.verified)
      guard let newest = clients.clients.last else { continue }
      for platform in platforms(of: newest, group) where terms.platform == nil || platform == terms.platform {
        let subject = subject(documents, newest, platform)
        audiences.append(Audience(platform: platform, clients: clients, subject: subject))
      }
    }
    return audiences
  }

  private static func platforms(of client: Client, _ group: AlikeClients) -> [DevicePlatform] {
    if let platform = group.platform { return DevicePlatform(rawValue: platform).map { [$0] } ?? [] }
    return [
      client.library.id == Library.controlDeVersionsIOS.id || client.library.id == Library.valoracionsIOS.id
        ? .ios : .android
    ]
  }

  private static func subject(
    _ documents: [Document], _ client: Client, _ platform: DevicePlatform
  ) -> DocumentSubject {
    let document = documents[0]
    switch document.kind {
    case .controlDeVersions:
      let answers = documents.map { $0.older(for: client) }
      return .olderVersion(
        OlderVersionSubject(answers[0], client: client, languages: answers.flatMap(OlderVersionSubject.languages)))
    case .valoracions:
      let answers = documents.map { $0.older(for: client) }
      let languages = answers.flatMap { OlderRatingSubject.languages($0, for: client) }
      return .olderRating(OlderRatingSubject(answers[0], client: client, languages: languages))
    default:
      let contents = documents.map { $0.prince(for: client, on: platform) }
      var names = PrinceNames()
      for content in contents { names.add(content) }
      return .prince(PrinceSubject(contents[0], client: client, platform: platform, names: names))
    }
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
