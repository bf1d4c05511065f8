import OSAMFormats

/// Releases that make the same of a document on a platform, asked as one.
package struct Audience: Sendable {
  package var platform: DevicePlatform
  package var clients: ClientSet
  package var subject: DocumentSubject

  package init(platform: DevicePlatform, clients: ClientSet, subject: DocumentSubject) {
    self.platform = platform
    self.clients = clients
    self.subject = subject
  }

  /// Everybody who reads a document. Documents that are compared are all `named`, so that devices are told apart by the
  /// same names.
  package static func all(
    of document: Document, named: [Document] = [], _ terms: QuestionTerms
  ) -> [Audience] {
    switch document.kind {
    case .osamVersion, .osamRating: ofCommonModule(document, terms)
    default: asked(document, named: named.isEmpty ? [document] : named, terms)
    }
  }

  /// Whether its clients are releases of the same library as those of another one.
  func isOfLibrary(_ other: Audience) -> Bool {
    clients.clients.last?.library.id == other.clients.clients.last?.library.id
  }

  // MARK: The common module

  private static func ofCommonModule(_ document: Document, _ terms: QuestionTerms) -> [Audience] {
    let decoding = Decoding(document)
    let clients = document.kind.clients.intersection(terms.clients)
    return platforms(of: document, terms).flatMap { platform in
      document.kind == .osamVersion
        ? versions(decoding, clients, platform, terms) : ratings(decoding, clients, platform, terms)
    }
  }

  /// Its own, or both when it names none that clients know.
  private static func platforms(of document: Document, _ terms: QuestionTerms) -> [Platform] {
    let own = document.choice("platform").flatMap { Platform(rawValue: $0) }
    return (own.map { [$0] } ?? Platform.allCases).filter { terms.platform == nil || $0.device == terms.platform }
  }

  private static func versions(
    _ decoding: Decoding, _ clients: ClientSet, _ platform: Platform, _ terms: QuestionTerms
  ) -> [Audience] {
    let code = decoding.document.integer("versionCode")
    return alike(decoding, clients, ModuleChange.ofVersions) { VersionConfig(decoding, for: $0) }.map {
      clients, client, config in
      var subject = VersionSubject(
        config, versionCode: code, client: client, platform: platform, applies: terms.applies)
      subject.isEndless = decoding.endlessTo.contains(client)
      return Audience(platform: platform.device, clients: clients, subject: .version(subject))
    }
  }

  private static func ratings(
    _ decoding: Decoding, _ clients: ClientSet, _ platform: Platform, _ terms: QuestionTerms
  ) -> [Audience] {
    alike(decoding, clients, ModuleChange.ofRating) { RatingConfig(decoding, for: $0) }.map { clients, client, config in
      var subject = RatingSubject(config, client: client, platform: platform, now: terms.clock.lowerBound)
      subject.isEndless = decoding.endlessTo.contains(client)
      return Audience(platform: platform.device, clients: clients, subject: .rating(subject))
    }
  }

  /// Clients that decode the same, or fail in the same way, and decide by the same changes, with the newest of them.
  private static func alike<Config: Equatable>(
    _ decoding: Decoding, _ clients: ClientSet, _ changes: [ModuleChange], _ decode: (Client) -> Config?
  ) -> [(clients: ClientSet, client: Client, config: Config?)] {
    let (endless, others) = (clients.intersection(decoding.endlessTo), clients.subtracting(decoding.endlessTo))
    return [endless, others].flatMap { alike($0, changes, decode) }
  }

  private static func alike<Config: Equatable>(
    _ clients: ClientSet, _ changes: [ModuleChange], _ decode: (Client) -> Config?
  ) -> [(clients: ClientSet, client: Client, config: Config?)] {
    var groups: [(changes: [ModuleChange], decoder: String?, clients: ClientSet, client: Client, config: Config?)] = []
    for client in clients.clients {
      let has = changes.filter(client.has)
      let decoder = DecoderRange.of(client)?.id
      if let last = groups.last, last.changes == has, last.decoder == decoder {
        groups[groups.count - 1].clients.insert(client)
        continue
      }
      let config = decode(client)
      if let index = groups.firstIndex(where: { $0.changes == has && $0.config == config }) {
        groups[index].clients.insert(client)
      } else {
        groups.append((has, decoder, ClientSet([client]), client, config))
      }
    }
    return groups.map { group in
      (group.clients, group.clients.clients.last ?? group.client, group.config)
    }
  }
}

extension Platform {
  /// The same among all platforms.
  package var device: DevicePlatform { self == .ios ? .ios : .android }
}
