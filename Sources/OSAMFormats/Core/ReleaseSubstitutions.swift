/// Releases whose source was not read, and what a check goes by in their stead: the nearest release of their library
/// before them that was read. [module-later-releases]
package struct ReleaseSubstitutions: Sendable, Equatable {
  /// Releases that were asked for and not read.
  package private(set) var unread = ClientSet.empty
  /// Those that are checked instead and were not asked for themselves.
  package private(set) var instead = ClientSet.empty

  package init() {}

  /// Replaces what was not read among these clients.
  package init(in clients: inout ClientSet) {
    for library in clients.libraries {
      for unread in clients.intersection(library.clients).unverified.clients {
        guard let nearest = Self.nearest(to: unread) else { continue }
        self.unread.insert(unread)
        if !clients.contains(nearest) { instead.insert(nearest) }
        clients = clients.subtracting(ClientSet([unread]))
        clients.insert(nearest)
      }
    }
  }

  /// The nearest release before one that was not read; the first that was where none came before.
  private static func nearest(to unread: Client) -> Client? {
    let read = unread.library.clients.verified.clients.filter { !$0.release.isDevelopment }
    return read.last { $0.index < unread.index } ?? read.first
  }

  /// The newest release of a library that was read.
  package static func newest(of library: Library) -> Client? {
    library.clients.verified.clients.last { !$0.release.isDevelopment }
  }

  /// The releases that what was not read is checked as.
  package var concerned: ClientSet { unread.isEmpty ? .empty : ClientSet(pairs.map { $0.nearest }) }

  package mutating func formUnion(_ other: ReleaseSubstitutions) {
    unread = unread | other.unread
    instead = instead | other.instead
  }

  /// Releases that were not read, with the release they are checked as, library by library.
  package var pairs: [(unread: ClientSet, nearest: Client)] {
    var pairs: [(unread: ClientSet, nearest: Client)] = []
    for client in unread.clients {
      guard let nearest = Self.nearest(to: client) else { continue }
      if let last = pairs.indices.last, pairs[last].nearest == nearest {
        pairs[last].unread.insert(client)
      } else {
        pairs.append((ClientSet([client]), nearest))
      }
    }
    return pairs
  }

  /// "the source of osam 3.2.0-dev was not read: checked as 3.1.0, the nearest release before it that was"; nil when
  /// all were read.
  package var sentence: LocalizedMessage? {
    if unread.isEmpty { return nil }
    let parts = pairs.map { pair -> LocalizedMessage in
      let library = pair.nearest.library.id
      let names = pair.unread.prose
      let shown: LocalizedMessage = names.hasPrefix(library) ? pair.unread.words : "\(library) \(pair.unread.words)"
      return """
        the source of \(shown) was not read: checked as \(pair.nearest.release.name), the nearest release before it that was
        """
    }
    return parts.joined(separator: "; ")
  }
}

extension Library {
  /// The name of the newest release that was read, as help and hints give it for an example.
  package var newest: String { ReleaseSubstitutions.newest(of: self)?.release.name ?? "none" }
}
