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
  /// same names. Of `ordinary` devices alone more releases make the same.
  package static func all(
    of document: Document, named: [Document] = [], _ terms: QuestionTerms, ordinary: Bool = false
  ) -> [Audience] {
    switch document.kind {
    case .osamVersion, .osamRating: ofCommonModule(document, terms, ordinary)
    default: asked(document, named: named.isEmpty ? [document] : named, terms)
    }
  }

  /// Whether its clients are releases of the same library as those of another one.
  func isOfLibrary(_ other: Audience) -> Bool {
    clients.clients.last?.library.id == other.clients.clients.last?.library.id
  }

  // MARK: The common module

  private static func ofCommonModule(
    _ document: Document, _ terms: QuestionTerms, _ ordinary: Bool
  ) -> [Audience] {
    let decoding = Decoding(document)
    let clients = document.kind.clients.intersection(terms.clients)
    let platforms = platforms(of: document, terms)
    if document.kind == .osamRating {
      let groups = alike(decoding, clients, ModuleChange.ofRating) { RatingConfig(decoding, for: $0) }
      return platforms.flatMap { ratings(groups, $0, terms) }
    }
    let changes = ModuleChange.ofVersions.filter { !ordinary || $0.concernsOrdinaryDevices }
    let groups = alike(decoding, clients, changes) { VersionConfig(decoding, for: $0) }
    return platforms.flatMap { versions(groups, document, $0, terms) }
  }

  private typealias Group<Config> = (clients: ClientSet, client: Client, config: Config?)

  /// Its own, or both when it names none that clients know.
  private static func platforms(of document: Document, _ terms: QuestionTerms) -> [Platform] {
    let own = document.choice("platform").flatMap { Platform(rawValue: $0) }
    return (own.map { [$0] } ?? Platform.allCases).filter { terms.platform == nil || $0.device == terms.platform }
  }

  private static func versions(
    _ groups: [Group<VersionConfig>], _ document: Document, _ platform: Platform, _ terms: QuestionTerms
  ) -> [Audience] {
    let code = document.integer("versionCode")
    return groups.map { clients, client, config in
      Audience(
        platform: platform.device, clients: clients,
        subject: .version(
          VersionSubject(
            config, versionCode: code, client: client, platform: platform, applies: terms.applies)))
    }
  }

  private static func ratings(
    _ groups: [Group<RatingConfig>], _ platform: Platform, _ terms: QuestionTerms
  ) -> [Audience] {
    groups.map { clients, client, config in
      Audience(
        platform: platform.device, clients: clients,
        subject: .rating(RatingSubject(config, client: client, platform: platform, now: terms.clock.lowerBound)))
    }
  }

  /// Clients that decode the same and decide by the same changes, with the newest of them.
  private static func alike<Config: Equatable>(
    _ decoding: Decoding, _ clients: ClientSet, _ changes: [ModuleChange], _ decode: (Client) -> Config?
  ) -> [Group<Config>] {
    let refused = decoding.refusedBy
    // Clients of a decoder have the same of a document that they can read.
    var decoded: [(decoder: String?, isRefused: Bool, config: Config?)] = []
    var groups: [(changes: [ModuleChange], decoding: Int, clients: ClientSet, client: Client)] = []
    for client in clients.clients {
      let has = changes.filter(client.has)
      let (decoder, isRefused) = (DecoderRange.of(client)?.id, refused.contains(client))
      var number = decoded.firstIndex { $0.decoder == decoder && $0.isRefused == isRefused }
      if let last = groups.last, last.changes == has, last.decoding == number {
        groups[groups.count - 1].clients.insert(client)
        continue
      }
      if number == nil {
        decoded.append((decoder, isRefused, decode(client)))
        number = decoded.count - 1
      }
      guard let number else { continue }
      let index = groups.firstIndex { $0.changes == has && decoded[$0.decoding].config == decoded[number].config }
      if let index {
        groups[index].clients.insert(client)
      } else {
        groups.append((has, number, ClientSet([client]), client))
      }
    }
    return groups.map { group in
      (group.clients, group.clients.clients.last ?? group.client, decoded[group.decoding].config)
    }
  }
}

extension Platform {
  /// The same among all platforms.
  package var device: DevicePlatform { self == .ios ? .ios : .android }
}
