import OSAMDecisions
import OSAMFormats

/// Asking the decision model what clients do with a document, so that no rule repeats a comparison.

/// Clients whose answers to one document cannot differ: same decoder, same behaviour. [formats/osam.md 1]
private let alikeClients: [(first: Client, all: ClientSet)] = {
  struct Key: Hashable {
    var decoder: String
    var version: VersionBehaviour
    var rating: RatingBehaviour
  }
  var groups: [(key: Key, clients: [Client])] = []
  for client in ClientSet.verified.clients {
    guard let decoder = DecoderRange.of(client), let version = VersionBehaviour.of(client),
      let rating = RatingBehaviour.of(client)
    else { continue }
    let key = Key(decoder: decoder.id, version: version, rating: rating)
    if let index = groups.firstIndex(where: { $0.key == key }) {
      groups[index].clients.append(client)
    } else {
      groups.append((key, [client]))
    }
  }
  return groups.compactMap { group in group.clients.first.map { ($0, ClientSet(group.clients)) } }
}()

extension Inspection {
  /// The targeted clients among these that decode the version-control document and for which the
  /// question is answered with yes. The device is online, gets the document whatever its version, and
  /// never had another.
  func versionClients(
    among clients: ClientSet, where holds: (VersionConfig, VersionDevice) -> Bool
  ) -> ClientSet {
    asked(targeted(clients)) { client in
      guard let config = VersionConfig(decoding, for: client) else { return false }
      var device = VersionDevice(
        client: client, platform: platform ?? .android, installed: 0, applies: .asServed, now: settings.now)
      device.serverDate = config.serverDate
      return holds(config, device)
    }
  }

  /// The same for a rating document.
  func ratingClients(among clients: ClientSet, where holds: (RatingConfig, Client) -> Bool) -> ClientSet {
    asked(targeted(clients)) { client in
      RatingConfig(decoding, for: client).map { holds($0, client) } ?? false
    }
  }

  private func asked(_ clients: ClientSet, _ holds: (Client) -> Bool) -> ClientSet {
    var result = ClientSet.empty
    let refusing = decoding.refusedBy
    for group in alikeClients {
      let concerned = group.all.intersection(clients).subtracting(refusing)
      guard !concerned.isEmpty, let client = concerned.clients.first, holds(client) else { continue }
      result = result | concerned
    }
    return result
  }

  /// "apps built with 1.1.0–3.0.1", the targeted ones only.
  func apps(_ clients: ClientSet) -> String { "apps built with \(targeted(clients).prose)" }
}

extension Decision {
  /// The first comparison that failed.
  var obstacle: Step? { trace.first { !$0.holds } }
}
