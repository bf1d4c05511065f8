import OSAMDecisions
import OSAMFormats
import OSAMPlatform

/// Asking the decision model what clients do with a document, so that no rule repeats a comparison.

/// Clients that show ordinary devices the same of one document: same decoder, same changes. [module-decoders]
private struct DecoderGroup {
  var decoder: String
  var changes: [ModuleChange]
  var clients: [Client] = []
  var set = ClientSet.empty

  static let all: [DecoderGroup] = {
    var groups: [DecoderGroup] = []
    for client in ClientSet.commonModule.clients {
      guard let decoder = DecoderRange.of(client)?.id else { continue }
      let changes = client.moduleChanges.filter { $0.concernsOrdinaryDevices }
      var index = groups.firstIndex { $0.decoder == decoder && $0.changes == changes }
      if index == nil {
        groups.append(DecoderGroup(decoder: decoder, changes: changes))
        index = groups.endIndex - 1
      }
      guard let index else { continue }
      groups[index].clients.append(client)
      groups[index].set.insert(client)
    }
    return groups
  }()
}

extension Inspection {
  /// The targeted clients among these that decode the version-control document and for which the question, about what
  /// is shown, is answered with yes. The device is online, gets the document whatever its version, and never had
  /// another.
  func versionClients(among clients: ClientSet, where holds: (VersionConfig, VersionDevice) -> Bool) -> ClientSet {
    // The result of decoding depends on the client's decoder alone.
    var decoded: [(decoder: String, config: VersionConfig)] = []
    var decoder = VersionDecoder(decoding)
    return asked(targeted(clients)) { client, group in
      let known = decoded.first { $0.decoder == group.decoder }?.config
      guard let config = known ?? decoder.config(for: client) else { return false }
      if known == nil { decoded.append((group.decoder, config)) }
      var device = VersionDevice(
        client: client, platform: platform ?? .android, installed: 0, applies: .asServed, now: context.now)
      device.serverDate = config.serverDate
      return holds(config, device)
    }
  }

  /// The counterpart of `versionClients(among:where:)` for a rating document.
  func ratingClients(among clients: ClientSet, where holds: (RatingConfig, Client) -> Bool) -> ClientSet {
    asked(targeted(clients)) { client, _ in
      RatingConfig(decoding, for: client).map { holds($0, client) } ?? false
    }
  }

  private func asked(_ clients: ClientSet, _ holds: (Client, DecoderGroup) -> Bool) -> ClientSet {
    var result = ClientSet.empty
    let decoding = clients.subtracting(decoding.refusedBy)
    for group in DecoderGroup.all {
      let concerned = group.set.intersection(decoding)
      guard let client = group.clients.first(where: concerned.contains), holds(client, group) else { continue }
      result = result | concerned
    }
    return result
  }

  /// The targeted clients among these with which some device gets an answer for which something holds: of version
  /// control of the older libraries.
  func olderClients(among clients: ClientSet, where holds: (DeviceAnswer) -> Bool) -> ClientSet {
    let concerned = targeted(clients)
    if concerned.isEmpty { return .empty }
    var terms = QuestionTerms(context.models, clients: concerned, today: context.now)
    // A system newer than any: what no system reaches nobody is shown.
    terms.narrowings[.osVersion] = .versions(from: "9999", to: "9999", isBelow: false)
    return ClientGroup.all(of: document, terms).reduce(.empty) { found, clientGroup in
      guard let region = terms.region(clientGroup.subject) else { return found }
      guard let cells = try? Cells(clientGroup.subject, in: region, limit: OutcomeTable.mostCells) else {
        notWorkedOut.add(clientGroup.clients)
        return found
      }
      return cells.answers.contains(where: holds) ? found | clientGroup.clients : found
    }
  }

  /// The targeted clients that look for their configurations in a section of a Prince of Versions document, each with
  /// what devices come to there. Every rule gets the same answers.
  func selections(_ section: PrinceSection) -> [(clients: ClientSet, list: ListSelection)] {
    guard let selections else { return [] }
    return selections.of(section.key) {
      let terms = QuestionTerms(
        context.models, clients: targeted(section.readers), platform: section.platform, today: context.now)
      return PrinceSubject.all(of: document, terms).compactMap { _, clients, subject in
        guard case .success(let content) = subject.content, content.key == section.key.rawValue else { return nil }
        return ListSelection(subject).map { (clients, $0) }
      }
    }
  }

  /// "apps with library 1.1.0–3.0.1", the targeted ones only.
  func apps(_ clients: ClientSet) -> LocalizedMessage { "apps with \(targeted(clients))" }
}

/// Clients for which a rule did not get its answer, because their devices fall into too many cells.
final class NotWorkedOut: Sendable {
  private let known = Lock(ClientSet.empty)

  var clients: ClientSet { known.withLock { $0 } }

  func add(_ clients: ClientSet) { known.withLock { $0 = $0 | clients } }
}

/// Configurations that devices come to in the lists of a document, found out when a rule asks first.
final class Selections: Sendable {
  private let known = Lock<[PrinceKey: [(clients: ClientSet, list: ListSelection)]]>([:])

  func of(
    _ key: PrinceKey, _ find: () -> [(clients: ClientSet, list: ListSelection)]
  ) -> [(clients: ClientSet, list: ListSelection)] {
    known.withLock { known in
      if let found = known[key] { return found }
      let found = find()
      known[key] = found
      return found
    }
  }
}

extension Decision {
  /// The first comparison that failed.
  var obstacle: Step? { trace.first { !$0.holds } }
}
