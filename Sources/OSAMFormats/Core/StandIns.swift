/// Releases whose source was not read, and what a check goes by in their stead: the newest release of their library
/// that was read. [module-later-releases]
package struct StandIns: Sendable, Equatable {
  /// Releases that were asked for and not read.
  package private(set) var unread = ClientSet.empty
  /// Those that are checked instead and were not asked for themselves.
  package private(set) var instead = ClientSet.empty

  package init() {}

  /// Replaces what was not read among these clients.
  package init(in clients: inout ClientSet) {
    for library in clients.libraries {
      let unread = clients.intersection(library.clients).unverified
      guard !unread.isEmpty, let newest = Self.newest(of: library) else { continue }
      self.unread = self.unread | unread
      if !clients.contains(newest) { instead.insert(newest) }
      clients = clients.subtracting(unread)
      clients.insert(newest)
    }
  }

  /// The newest release of a library that was read.
  package static func newest(of library: Library) -> Client? {
    library.clients.verified.clients.last { !$0.release.isDevelopment }
  }

  /// The releases that what was not read is checked as.
  package var concerned: ClientSet { unread.isEmpty ? .empty : ClientSet(pairs.map(\.newest)) }

  package mutating func formUnion(_ other: StandIns) {
    unread = unread | other.unread
    instead = instead | other.instead
  }

  /// What was not read, with the release it is checked as, library by library.
  package var pairs: [(unread: ClientSet, newest: Client)] {
    unread.libraries.compactMap { library in
      guard let newest = Self.newest(of: library) else { return nil }
      return (unread.intersection(library.clients), newest)
    }
  }

  /// "the source of osam 3.2.0 was not read: checked as 3.0.1, the newest release that was"; nil when all were read.
  package var sentence: Words? {
    if unread.isEmpty { return nil }
    let parts = pairs.map { pair -> Words in
      let library = pair.newest.library.id
      let names = pair.unread.prose
      let shown: Words = names.hasPrefix(library) ? pair.unread.words : "\(library) \(pair.unread.words)"
      return "the source of \(shown) was not read: checked as \(pair.newest.release.name), the newest release that was"
    }
    return parts.joined(separator: "; ")
  }
}

extension Library {
  /// The name of the newest release that was read, as help and hints give it for an example.
  package var newest: String { StandIns.newest(of: self)?.release.name ?? "none" }
}
