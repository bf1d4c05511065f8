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
    return DocumentSubject.of(
      self, goesThroughLists: false, memory: memory, withMetadata: nil, asServed: { decideAsServed($0) })
  }
}

extension RatingSubject: DecidingSubject {
  var ofDocument: DocumentSubject {
    DocumentSubject.of(
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
    let asked = document.kind.clients.intersection(terms.clients)
    let endless = decoding.endlessTo
    // Clients of a decoder have the same of a document that they can read.
    var decoded = DecoderRange.all.map { $0.clients.intersection(asked) }
    decoded.append(decoded.reduce(asked) { $0.subtracting($1) })
    decoded.part(by: decoding.refusedBy)
    decoded.part(by: endless)
    var groups: [(group: ModuleGroup<Read>, changes: [ModuleChange])] = []
    for clients in decoded {
      guard let first = clients.first else { continue }
      let (mine, isEndless) = (read(first), endless.contains(first))
      let told = changes.filter { told(mine, $0) }
      var parts = [clients]
      for change in told { parts.part(by: change.releases) }
      for part in parts {
        guard let newest = part.last else { continue }
        let has = told.filter { part.isSubset(of: $0.releases) }
        let index = groups.firstIndex { known, changes in
          changes == has && known.isEndless == isEndless && known.read == mine
        }
        if let index {
          groups[index].group.clients = groups[index].group.clients | part
          if groups[index].group.client.index < newest.index { groups[index].group.client = newest }
        } else {
          groups.append((ModuleGroup(clients: part, client: newest, read: mine, isEndless: isEndless), has))
        }
      }
    }
    return groups.map { $0.group }.sorted { left, right in
      (left.clients.first?.index ?? 0) < (right.clients.first?.index ?? 0)
    }
  }
}

extension [ClientSet] {
  /// Each in those that are in a set and those that are not, where it has both.
  fileprivate mutating func part(by set: ClientSet) {
    for place in indices {
      let inside = self[place].intersection(set)
      if inside.isEmpty || inside == self[place] { continue }
      append(self[place].subtracting(set))
      self[place] = inside
    }
  }
}
