/// A library whose releases read the documents. A class, so that passing one around costs one reference; nothing in it
/// ever changes.
package final class Library: Sendable {
  /// The name `--clients` and the outputs use.
  package let id: String
  /// The name people know it by.
  package let title: String
  /// Systems on which apps with it run.
  package let platforms: [DevicePlatform]
  /// Libraries that carry its releases.
  package let carriers: [CarrierLibrary]
  /// Those that are known, oldest first.
  package let releases: [Release]

  init(
    id: String, title: String, platforms: [DevicePlatform], carriers: [CarrierLibrary], releases: [Release]
  ) {
    self.id = id
    self.title = title
    self.platforms = platforms
    self.carriers = carriers
    self.releases = releases
  }

  /// The one whose releases are named without it: `3.0.1`.
  package static var unnamed: Library { all[0] }

  /// Its releases are named with it.
  package var isNamed: Bool { self !== Library.unnamed }
}

extension Library: Equatable {
  package static func == (left: Library, right: Library) -> Bool { left === right }
}

/// One release (a tag) of a library.
package struct Release: Sendable {
  package var name: String
  /// Its source was read; what the tool says about it is measured or read there.
  package var isVerified: Bool
  /// A tag that was not meant for app stores. Left out of sentences that name published releases.
  package var isDevelopment: Bool

  init(_ name: String, verified: Bool = true) {
    self.name = name
    isVerified = verified
    isDevelopment = name.hasSuffix("-dev")
  }
}

/// One release of one library, by its place in the catalogue.
package struct Client: Hashable, Sendable {
  /// Index in `Client.catalogue`.
  package let index: Int

  package var library: Library { Library.all[Client.catalogue[index].library] }
  package var release: Release { library.releases[Client.catalogue[index].release] }
  /// It was meant for app stores, and its source was read.
  fileprivate var isPublished: Bool { release.isVerified && !release.isDevelopment }
  fileprivate var libraryIndex: Int { Client.catalogue[index].library }
  /// `osam:3.0.1`.
  package var name: String { "\(library.id):\(release.name)" }

  /// Every release of every library, libraries in the order of `Library.all`.
  fileprivate static let catalogue: [(library: Int, release: Int)] = Library.all.enumerated().flatMap {
    library, value in
    value.releases.indices.map { (library, $0) }
  }

  package static let all: [Client] = catalogue.indices.map { Client(index: $0) }

  /// Where the releases of each library begin.
  fileprivate static let firstIndices: [String: Int] = {
    var indices: [String: Int] = [:]
    var next = 0
    for library in Library.all {
      indices[library.id] = next
      next += library.releases.count
    }
    return indices
  }()

  /// The client with this library and release, or nil.
  package static func named(_ library: String, _ release: String) -> Client? {
    all.first { $0.library.id == library && $0.release.name == release }
  }
}

/// A set of clients. At most 256 releases are known in all.
package struct ClientSet: Hashable, Sendable {
  private var low: UInt128
  private var high: UInt128

  private init(low: UInt128, high: UInt128) {
    self.low = low
    self.high = high
  }

  package static let empty = ClientSet(low: 0, high: 0)

  package init(_ clients: some Sequence<Client>) {
    self = .empty
    for client in clients { insert(client) }
  }

  /// The releases of a library from one to another, both included, in the library's order.
  /// A name that does not exist gives the empty set; a house test keeps the tables from that.
  package init(_ library: Library, from: String? = nil, to: String? = nil) {
    self = .empty
    guard let start = Client.firstIndices[library.id] else { return }
    let releases = library.releases
    let first = from.map { name in releases.firstIndex { $0.name == name } } ?? releases.startIndex
    let last = to.map { name in releases.firstIndex { $0.name == name } } ?? releases.endIndex - 1
    guard let first, let last, first <= last else { return }
    for index in first...last { insert(Client.all[start + index]) }
  }

  /// Releases that were read and are named without their library.
  static let unnamed = ClientSet(.unnamed).intersection(.verified)
  /// Every release whose source was read.
  package static let verified = ClientSet(Client.all.filter(\.release.isVerified))
  /// Releases that exist and were not read.
  package static let unverified = ClientSet(Client.all.filter { !$0.release.isVerified })
  /// Releases that were read and were meant for app stores.
  package static let published = ClientSet(Client.all.filter(\.isPublished))

  package var isEmpty: Bool { low == 0 && high == 0 }

  /// In the order of `Client.all`.
  package var clients: [Client] {
    var clients: [Client] = []
    for (half, start) in [(low, 0), (high, 128)] {
      var left = half
      while left != 0 {
        clients.append(Client.all[start + left.trailingZeroBitCount])
        left &= left &- 1
      }
    }
    return clients
  }

  /// A client's bit in its half.
  private static func bit(_ client: Client) -> UInt128 { 1 &<< UInt128(truncatingIfNeeded: client.index & 127) }

  /// The newest release of each library among them.
  package var newest: ClientSet {
    let clients = clients
    return ClientSet(clients.filter { client in clients.last { $0.library.id == client.library.id } == client })
  }

  package func contains(_ client: Client) -> Bool {
    (client.index < 128 ? low : high) & Self.bit(client) != 0
  }

  package mutating func insert(_ client: Client) {
    if client.index < 128 { low |= Self.bit(client) } else { high |= Self.bit(client) }
  }

  package func intersection(_ other: ClientSet) -> ClientSet { .init(low: low & other.low, high: high & other.high) }
  package func union(_ other: ClientSet) -> ClientSet { .init(low: low | other.low, high: high | other.high) }
  package func subtracting(_ other: ClientSet) -> ClientSet { .init(low: low & ~other.low, high: high & ~other.high) }
  package func isSubset(of other: ClientSet) -> Bool { subtracting(other).isEmpty }

  /// Parted into clients of one library that have something in common, with the first of each part; in the order of the
  /// catalogue.
  func parted(by common: (Client) -> some Equatable) -> [(clients: ClientSet, first: Client)] {
    var parts: [(clients: ClientSet, first: Client)] = []
    for client in clients {
      let same = parts.firstIndex { part in
        part.first.library.id == client.library.id && common(part.first) == common(client)
      }
      if let same { parts[same].clients.insert(client) } else { parts.append((ClientSet([client]), client)) }
    }
    return parts
  }

  package static func | (left: ClientSet, right: ClientSet) -> ClientSet { left.union(right) }
}

/// Releases of one library that follow each other.
package struct ClientRange: Hashable, Sendable {
  package var library: String
  package var from: String
  package var to: String

  package init(library: String, from: String, to: String) {
    self.library = library
    self.from = from
    self.to = to
  }
}

extension ClientSet {
  /// The set as runs of releases, development tags counted, as machines want it.
  package var ranges: [ClientRange] {
    var result: [ClientRange] = []
    var previous: Int?
    for client in clients {
      if let last = previous, last == client.index - 1, result.last?.library == client.library.id {
        result[result.count - 1].to = client.release.name
      } else {
        result.append(.init(library: client.library.id, from: client.release.name, to: client.release.name))
      }
      previous = client.index
    }
    return result
  }

  /// The set as people read it: `3.0.0–3.0.1`, published releases only unless there are no others. Releases
  /// of libraries that are named have the library's name before them.
  package var words: Words {
    var parts: [Words] = []
    var rest = clients[...]
    while let first = rest.first {
      let library = first.library
      let mine = rest.prefix { $0.libraryIndex == first.libraryIndex }
      rest = rest.dropFirst(mine.count)
      let name = library.isNamed ? library.id + " " : ""
      parts += Self.runs(of: mine).map {
        Words(value: $0 == $1 ? name + $0.release.name : "\(name)\($0.release.name)–\($1.release.name)")
      }
    }
    return parts.isEmpty ? "no release" : "\(list: parts)"
  }

  /// The same in English, for pages and for what machines compare.
  package var prose: String { words.text }

  /// Releases of one library as runs: their published ones, if there are any, between which no other published one lies.
  private static func runs(of clients: ArraySlice<Client>) -> [(Client, Client)] {
    let published = clients.filter(\.isPublished)
    var runs: [(first: Client, last: Client)] = []
    for client in published.isEmpty ? Array(clients) : published {
      let between = runs.last.map { Client.all[($0.last.index + 1)..<client.index] }
      if let between, !between.contains(where: { published.isEmpty || $0.isPublished }) {
        runs[runs.count - 1].last = client
      } else {
        runs.append((client, client))
      }
    }
    return runs
  }
}
