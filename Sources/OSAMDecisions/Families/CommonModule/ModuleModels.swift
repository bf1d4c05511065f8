import OSAMFormats

/// How the common module decides.
extension DecisionModel {
  /// [module-window]
  package static let osamVersion = DecisionModel(
    outcomes: VersionConfig.Mode.allCases.map(KnownOutcome.mode) + [.moduleError], stepsNameMembers: true,
    clientGroups: { question in
      let changes = ModuleChange.ofVersions.filter { !question.isOrdinary || $0.concernsOrdinaryDevices }
      let named = question.named.decodings
      let own = question.named.place(of: question.document)
      var decoders = named.map(VersionDecoder.init)
      let groups = question.alike(changes, named[own]) {
        ReadVersions(own, among: &decoders, for: $0)
      } whereTold: {
        $0.tell($1, on: question.terms.clock)
      }
      let code = question.document.integer("versionCode")
      return question.platforms.flatMap { platform in
        groups.map { group in
          var subject = VersionSubject(
            group.read.own, versionCode: code, client: group.client, platform: platform,
            applies: question.terms.applies, filtered: group.read.filtered)
          subject.isEndless = group.isEndless
          return ClientGroup(platform: platform.device, clients: group.clients, subject: subject.ofDocument)
        }
      }
    },
    further: nil)

  /// [module-rating-decision]
  package static let osamRating = DecisionModel(
    outcomes: [.modulePrompt, .moduleNothing, .moduleError], stepsNameMembers: true,
    clientGroups: { question in
      let decoding = question.named.decodings[question.named.place(of: question.document)]
      let groups = question.alike(ModuleChange.ofRating, decoding) {
        RatingConfig(decoding, for: $0)
      } whereTold: { _, _ in
        true
      }
      return question.platforms.flatMap { platform in
        groups.map { group in
          var subject = RatingSubject(
            group.read, client: group.client, platform: platform, now: question.terms.clock.lowerBound)
          subject.isEndless = group.isEndless
          return ClientGroup(platform: platform.device, clients: group.clients, subject: subject.ofDocument)
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
private struct ModuleGroup<Read: Sendable> {
  var clients: ClientSet
  /// The newest of them.
  var client: Client
  var read: Read
  var isEndless: Bool
}

/// A version document as a client reads it, and those that it is compared with, which devices may have met before.
private struct ReadVersions: Equatable, Sendable {
  let filtered: VersionSubject.Filtered
  private let all: [VersionConfig?]
  private let place: Int

  /// Of the document with this number among those that are compared.
  init(_ own: Int, among named: inout [VersionDecoder], for client: Client) {
    all = named.indices.map { named[$0].config(for: client) }
    place = own
    filtered = VersionSubject.Filtered(all)
  }

  var own: VersionConfig? { all[place] }

  static func == (left: Self, right: Self) -> Bool { left.own == right.own && left.filtered == right.filtered }

  /// A change can make a difference to what devices get, and does not only show in what is read.
  func tell(_ change: ModuleChange, on clock: ClosedRange<Instant>) -> Bool {
    switch change {
    case .filtersDevices, .remembersEveryAnswer, .drawsOwnDialog, .mayAnswerFromCache: false
    case .skipsWindowWithoutClock: clock.contains(0) || all.contains { $0?.serverDate == 0 }
    case .startsQuietTimeAtAnswer:
      all.contains { config in
        guard let config, config.mode.use.hasCheckbox else { return false }
        return VersionDecision.milliseconds(ofSeconds: config.displayDuration) > clock.lowerBound
      }
    case .closesByXOnIOS: all.contains { $0?.mode.use.hasCheckbox ?? false }
    case .fallsBackOnCache, .callsBackTwice, .staysSilentOnFailure, .refusesSecondAlert, .comparesDates,
      .letsAppOpenURL,
      .keepsCatalanOK, .infoIsDismissed, .takesBuildsOf32Bits, .checksNetworkOnIOS, .keepsForOneVersion,
      .remembersAnswers, .callsBackWhenQuiet, .comparesVersionName, .staysSilentWithoutPrompt, .sharesRatingCode,
      .readsDialogTexts, .countsBeforeFetch, .asksStore, .callsBackAfterStore:
      true
    }
  }
}

extension ClientGroupQuestion {
  /// Its own, or both when it names none that clients know.
  fileprivate var platforms: [Platform] {
    let own = document.choice("platform").flatMap { Platform(rawValue: $0) }
    return (own.map { [$0] } ?? Platform.allCases).filter { terms.platform == nil || $0.device == terms.platform }
  }

  /// The clients of the question in groups. A change tells two of them apart where it is `told` of what they read.
  fileprivate func alike<Read: Equatable & Sendable>(
    _ changes: [ModuleChange], _ decoding: Decoding, _ read: (Client) -> Read,
    whereTold told: (Read, ModuleChange) -> Bool
  ) -> [ModuleGroup<Read>] {
    let (refused, endless) = (decoding.refusedBy, decoding.endlessTo)
    // Clients of a decoder have the same of a document that they can read.
    var decoded: [(decoder: String?, isRefused: Bool, isEndless: Bool, told: [ModuleChange])] = []
    var reads: [Read] = []
    // The changes are those of `told` that its clients have, and what they read stands at the number.
    var groups: [(changes: [ModuleChange], number: Int, clients: ClientSet, newest: Client)] = []
    for client in document.kind.clients.intersection(terms.clients).clients {
      let (decoder, isRefused, isEndless) = (
        DecoderRange.of(client)?.id, refused.contains(client), endless.contains(client)
      )
      let known = decoded.firstIndex { $0.decoder == decoder && $0.isRefused == isRefused && $0.isEndless == isEndless }
      let number = known ?? decoded.count
      if known == nil {
        let mine = read(client)
        reads.append(mine)
        decoded.append((decoder, isRefused, isEndless, changes.filter { told(mine, $0) }))
      }
      let has = decoded[number].told.filter { client.has($0) }
      let index = groups.lastIndex { group in
        group.changes == has
          && (group.number == number
            || decoded[group.number].isEndless == isEndless && reads[group.number] == reads[number])
      }
      if let index {
        groups[index].clients.insert(client)
        groups[index].newest = client
      } else {
        groups.append((has, number, ClientSet([client]), client))
      }
    }
    return groups.map { group in
      ModuleGroup(
        clients: group.clients, client: group.newest, read: reads[group.number],
        isEndless: decoded[group.number].isEndless)
    }
  }
}
