import OSAMFormats

/// Clients that make the same of the document before, and the same of the one after.
struct ClientGroupPair {
  var platform: DevicePlatform
  var clients: ClientSet
  var before: DocumentSubject?
  var after: DocumentSubject?

  /// Of the same library, on the same platform.
  func isOfLibrary(_ other: ClientGroupPair) -> Bool {
    platform == other.platform && clients.clients.last?.library.id == other.clients.clients.last?.library.id
  }

  /// They have the same of both documents, so that a device that was never shown an alert gets the same of both.
  var hasSame: Bool {
    guard let one = before?.memory, let other = after?.memory else { return false }
    return one.kept == other.kept
  }

  /// Everybody who reads one or the other.
  static func all(_ old: [ClientGroup], _ new: [ClientGroup]) -> [ClientGroupPair] {
    var pairs: [ClientGroupPair] = []
    for one in old {
      // Clients are in one client group of a platform.
      if let same = new.first(where: { $0.platform == one.platform && $0.clients == one.clients }) {
        pairs.append(.init(platform: one.platform, clients: one.clients, before: one.subject, after: same.subject))
        continue
      }
      for other in new where other.platform == one.platform {
        let both = one.clients.intersection(other.clients)
        if both.isEmpty { continue }
        pairs.append(.init(platform: one.platform, clients: both, before: one.subject, after: other.subject))
      }
      if let rest = rest(of: one, new) {
        pairs.append(.init(platform: one.platform, clients: rest, before: one.subject, after: nil))
      }
    }
    for other in new {
      guard let rest = rest(of: other, old) else { continue }
      pairs.append(.init(platform: other.platform, clients: rest, before: nil, after: other.subject))
    }
    return pairs
  }

  /// The clients who are in no client group of the other side; nil when there are none.
  private static func rest(of one: ClientGroup, _ others: [ClientGroup]) -> ClientSet? {
    let rest = others.filter { $0.platform == one.platform }.reduce(one.clients) { $0.subtracting($1.clients) }
    return rest.isEmpty ? nil : rest
  }
}
