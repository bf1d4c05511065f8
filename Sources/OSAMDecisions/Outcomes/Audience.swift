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

  /// Its own, or both when it names none that clients know.
  private static func platforms(of document: Document, _ terms: QuestionTerms) -> [Platform] {
    let own = document.choice("platform").flatMap { Platform(rawValue: $0) }
    return (own.map { [$0] } ?? Platform.allCases).filter { terms.platform == nil || $0.device == terms.platform }
  }

  /// Clients that decode the same, or fail in the same way, and decide by the same changes.
  private struct Group<Config: Sendable> {
    var changes: [ModuleChange]
    /// Where what they decode stands among what was decoded.
    var number: Int
    var clients: ClientSet
    var config: Config?
    var isEndless: Bool

    /// The newest of them.
    var client: Client? { clients.clients.last }
  }

  private static func versions(
    _ groups: [Group<VersionConfig>], _ document: Document, _ platform: Platform, _ terms: QuestionTerms
  ) -> [Audience] {
    let code = document.integer("versionCode")
    return groups.compactMap { group in
      guard let client = group.client else { return nil }
      var subject = VersionSubject(
        group.config, versionCode: code, client: client, platform: platform, applies: terms.applies)
      subject.isEndless = group.isEndless
      return Audience(platform: platform.device, clients: group.clients, subject: .version(subject))
    }
  }

  private static func ratings(
    _ groups: [Group<RatingConfig>], _ platform: Platform, _ terms: QuestionTerms
  ) -> [Audience] {
    groups.compactMap { group in
      guard let client = group.client else { return nil }
      var subject = RatingSubject(group.config, client: client, platform: platform, now: terms.clock.lowerBound)
      subject.isEndless = group.isEndless
      return Audience(platform: platform.device, clients: group.clients, subject: .rating(subject))
    }
  }

  private static func alike<Config: Equatable & Sendable>(
    _ decoding: Decoding, _ clients: ClientSet, _ changes: [ModuleChange], _ decode: (Client) -> Config?
  ) -> [Group<Config>] {
    let (refused, endless) = (decoding.refusedBy, decoding.endlessTo)
    // Clients of a decoder have the same of a document that they can read.
    var decoded: [(decoder: String?, isRefused: Bool, isEndless: Bool, config: Config?)] = []
    var groups: [Group<Config>] = []
    for client in clients.clients {
      let has = changes.filter(client.has)
      let (decoder, isRefused, isEndless) = (
        DecoderRange.of(client)?.id, refused.contains(client), endless.contains(client)
      )
      let known = decoded.firstIndex { $0.decoder == decoder && $0.isRefused == isRefused && $0.isEndless == isEndless }
      let number = known ?? decoded.count
      if known == nil { decoded.append((decoder, isRefused, isEndless, decode(client))) }
      let index = groups.lastIndex { group in
        group.changes == has
          && (group.number == number || group.isEndless == isEndless && group.config == decoded[number].config)
      }
      if let index {
        groups[index].clients.insert(client)
      } else {
        groups.append(
          Group(
            changes: has, number: number, clients: ClientSet([client]), config: decoded[number].config,
            isEndless: isEndless))
      }
    }
    return groups
  }
}

extension Platform {
  /// The same among all platforms.
  package var device: DevicePlatform { self == .ios ? .ios : .android }
}
