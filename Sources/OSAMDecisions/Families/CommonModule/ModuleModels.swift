import OSAMFormats

/// How the common module decides.
extension DecisionModel {
  /// [module-window]
  package static let osamVersion = DecisionModel(
    outcomes: VersionConfig.Mode.allCases.map(KnownOutcome.mode) + [.moduleError], stepsNameMembers: true,
    audiences: { question in
      let changes = ModuleChange.ofVersions.filter { !question.isOrdinary || $0.concernsOrdinaryDevices }
      let groups = question.alike(changes) { VersionConfig($0, for: $1) }
      let code = question.document.integer("versionCode")
      return question.platforms.flatMap { platform in
        groups.map { group in
          var subject = VersionSubject(
            group.config, versionCode: code, client: group.client, platform: platform, applies: question.terms.applies)
          subject.isEndless = group.isEndless
          return Audience(platform: platform.device, clients: group.clients, subject: subject.ofDocument)
        }
      }
    },
    further: nil)

  /// [module-rating-decision]
  package static let osamRating = DecisionModel(
    outcomes: [.modulePrompt, .moduleNothing, .moduleError], stepsNameMembers: true,
    audiences: { question in
      let groups = question.alike(ModuleChange.ofRating) { RatingConfig($0, for: $1) }
      return question.platforms.flatMap { platform in
        groups.map { group in
          var subject = RatingSubject(
            group.config, client: group.client, platform: platform, now: question.terms.clock.lowerBound)
          subject.isEndless = group.isEndless
          return Audience(platform: platform.device, clients: group.clients, subject: subject.ofDocument)
        }
      }
    },
    further: nil)
}

extension VersionSubject: DecidingSubject {
  package var ofDocument: DocumentSubject {
    let memory = DocumentMemory(
      kept: .version(config, code: versionCode, client: client, isEndless: isEndless),
      edit: .init(
        knowing: { known in
          var subject = self
          subject.kept = if case .version(let config, _, _, _) = known { config } else { nil }
          return subject.ofDocument
        },
        isReached: { Self.isReached(by: $0) }, answered: { answered($0) }))
    return DocumentSubject(
      self, goesThroughLists: false, memory: memory, withMetadata: nil, asServed: { decideAsServed($0) })
  }
}

extension RatingSubject: DecidingSubject {
  var ofDocument: DocumentSubject {
    DocumentSubject(
      self, goesThroughLists: false,
      memory: DocumentMemory(kept: .rating(config, client: client, isEndless: isEndless), edit: nil),
      withMetadata: nil, asServed: nil)
  }
}

/// Clients that decode the same, or fail in the same way, and decide by the same changes.
private struct ModuleGroup<Config: Sendable> {
  var changes: [ModuleChange]
  /// Where what they decode stands among what was decoded.
  var number: Int
  var clients: ClientSet
  /// The newest of them.
  var client: Client
  var config: Config?
  var isEndless: Bool
}

extension AudienceQuestion {
  /// Its own, or both when it names none that clients know.
  fileprivate var platforms: [Platform] {
    let own = document.choice("platform").flatMap { Platform(rawValue: $0) }
    return (own.map { [$0] } ?? Platform.allCases).filter { terms.platform == nil || $0.device == terms.platform }
  }

  fileprivate func alike<Config: Equatable & Sendable>(
    _ changes: [ModuleChange], _ decode: (Decoding, Client) -> Config?
  ) -> [ModuleGroup<Config>] {
    let decoding = Decoding(document)
    let (refused, endless) = (decoding.refusedBy, decoding.endlessTo)
    // Clients of a decoder have the same of a document that they can read.
    var decoded: [(decoder: String?, isRefused: Bool, isEndless: Bool, config: Config?)] = []
    var groups: [ModuleGroup<Config>] = []
    for client in document.kind.clients.intersection(terms.clients).clients {
      let has = changes.filter(client.has)
      let (decoder, isRefused, isEndless) = (
        DecoderRange.of(client)?.id, refused.contains(client), endless.contains(client)
      )
      let known = decoded.firstIndex { $0.decoder == decoder && $0.isRefused == isRefused && $0.isEndless == isEndless }
      let number = known ?? decoded.count
      if known == nil { decoded.append((decoder, isRefused, isEndless, decode(decoding, client))) }
      let index = groups.lastIndex { group in
        group.changes == has
          && (group.number == number || group.isEndless == isEndless && group.config == decoded[number].config)
      }
      if let index {
        groups[index].clients.insert(client)
        groups[index].client = client
      } else {
        groups.append(
          ModuleGroup(
            changes: has, number: number, clients: ClientSet([client]), client: client,
            config: decoded[number].config, isEndless: isEndless))
      }
    }
    return groups
  }
}
