import OSAMDecisions
import OSAMFormats

/// Asking the decision model what clients do with a document, so that no rule repeats a comparison.

/// Clients whose answers to one document cannot differ: same decoder, same changes. [module-decoders]
private struct Alike {
  var decoder: String
  var changes: [ModuleChange]
  var clients: [Client] = []
  var set = ClientSet.empty

  static let all: [Alike] = {
    var groups: [Alike] = []
    for client in ClientSet.commonModule.clients {
      guard let decoder = DecoderRange.of(client)?.id else { continue }
      let changes = client.moduleChanges
      var index = groups.firstIndex { $0.decoder == decoder && $0.changes == changes }
      if index == nil {
        groups.append(Alike(decoder: decoder, changes: changes))
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
  /// The targeted clients among these that decode the version-control document and for which the
  /// question is answered with yes. The device is online, gets the document whatever its version, and
  /// never had another.
  func versionClients(among clients: ClientSet, where holds: (VersionConfig, VersionDevice) -> Bool) -> ClientSet {
    // What a client decodes depends on its decoder alone.
    var last: (decoder: String, config: VersionConfig)?
    return asked(targeted(clients)) { client, group in
      let known = last?.decoder == group.decoder ? last?.config : nil
      guard let config = known ?? VersionConfig(decoding, for: client) else { return false }
      last = (group.decoder, config)
      var device = VersionDevice(
        client: client, platform: platform ?? .android, installed: 0, applies: .asServed, now: settings.now)
      device.serverDate = config.serverDate
      return holds(config, device)
    }
  }

  /// The same for a rating document.
  func ratingClients(among clients: ClientSet, where holds: (RatingConfig, Client) -> Bool) -> ClientSet {
    asked(targeted(clients)) { client, _ in
      RatingConfig(decoding, for: client).map { holds($0, client) } ?? false
    }
  }

  private func asked(_ clients: ClientSet, _ holds: (Client, Alike) -> Bool) -> ClientSet {
    var result = ClientSet.empty
    let decoding = clients.subtracting(decoding.refusedBy)
    for group in Alike.all {
      let concerned = group.set.intersection(decoding)
      guard let client = group.clients.first(where: concerned.contains), holds(client, group) else { continue }
      result = result | concerned
    }
    return result
  }

  /// "apps with library 1.1.0–3.0.1", the targeted ones only.
  func apps(_ clients: ClientSet) -> Words { "apps with \(targeted(clients))" }
}

extension Decision {
  /// The first comparison that failed.
  var obstacle: Step? { trace.first { !$0.holds } }
}
