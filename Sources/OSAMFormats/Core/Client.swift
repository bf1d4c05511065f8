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
  package let packages: [PackageName]
  /// Those that are known, oldest first.
  package let releases: [Release]
  /// Its releases are named with it; else `3.0.1` is one of them.
  package let isNamed: Bool
  /// The numbers by which its releases are known, in their order. No other library has one of them.
  fileprivate let numbers: Range<Int>
  /// Its releases: all of them, those that were read, and of these those that were meant for app stores.
  package let clients: ClientSet
  fileprivate let verified: ClientSet
  fileprivate let published: ClientSet

  /// The numbers are a part of 0..<256 that no other library has, with room for releases to come.
  package init(
    id: String, title: String, numbers: Range<Int>, isNamed: Bool, platforms: [DevicePlatform],
    carriers: [CarrierLibrary], packages: [PackageName], releases: [Release]
  ) {
    precondition(numbers.lowerBound >= 0 && numbers.upperBound <= ClientSet.most && releases.count <= numbers.count)
    self.id = id
    self.title = title
    self.numbers = numbers
    self.isNamed = isNamed
    self.platforms = platforms
    self.carriers = carriers
    self.packages = packages
    self.releases = releases
    var (clients, verified, published) = (ClientSet.empty, ClientSet.empty, ClientSet.empty)
    for (place, release) in releases.enumerated() {
      let client = Client(index: numbers.lowerBound + place)
      clients.insert(client)
      if release.isVerified { verified.insert(client) }
      if release.isPublished { published.insert(client) }
    }
    (self.clients, self.verified, self.published) = (clients, verified, published)
    NumberedLibraries.enter(self, numbers)
  }

  /// The client with one of its releases; nil for another name.
  package func client(_ release: String) -> Client? {
    releases.firstIndex { $0.name == release }.map { Client(index: numbers.lowerBound + $0) }
  }
}

extension Library: Equatable {
  package static func == (left: Library, right: Library) -> Bool { left === right }
}

/// The library of each number. A place is written once, when its library is made, and so before a set can hold the
/// number.
private enum NumberedLibraries {
  private nonisolated(unsafe) static let places: UnsafeMutablePointer<Unmanaged<Library>?> = {
    let places = UnsafeMutablePointer<Unmanaged<Library>?>.allocate(capacity: ClientSet.most)
    places.initialize(repeating: nil, count: ClientSet.most)
    return places
  }()

  static func enter(_ library: Library, _ numbers: Range<Int>) {
    for number in numbers {
      precondition(places[number] == nil, "two libraries number their releases alike")
      places[number] = Unmanaged.passRetained(library)
    }
  }

  static subscript(number: Int) -> Library {
    guard let library = places[number] else { preconditionFailure("no library has the number \(number)") }
    return library.takeUnretainedValue()
  }
}

/// One release (a tag) of a library.
package struct Release: Sendable {
  package var name: String
  /// Its source was read; what the tool says about it is measured or read there.
  package var isVerified: Bool
  /// A tag that was not meant for app stores. Left out of sentences that name published releases.
  package var isDevelopment: Bool
  /// A development release that was not read: answers for the releases beside it pass over it.
  package var isPassedOver: Bool { isDevelopment && !isVerified }
  /// It was meant for app stores, and its source was read.
  fileprivate var isPublished: Bool { isVerified && !isDevelopment }

  package init(_ name: String, verified: Bool = true) {
    self.name = name
    isVerified = verified
    isDevelopment = Self.isDevelopment(name)
  }

  /// The end of names of releases that were not meant for app stores.
  static let developmentEnd = "-dev"

  static func isDevelopment(_ name: String) -> Bool {
    name.utf8.suffix(developmentEnd.utf8.count).elementsEqual(developmentEnd.utf8)
  }
}

/// One release of one library, by its number.
package struct Client: Hashable, Sendable {
  /// Below `ClientSet.most`; releases of a library that follow each other have numbers that do.
  package let index: Int

  package var library: Library { NumberedLibraries[index] }
  package var release: Release {
    let library = library
    return library.releases[index - library.numbers.lowerBound]
  }
  fileprivate var isPublished: Bool { release.isPublished }
  /// Of the same library, with no release between them but development releases that were not read.
  package func follows(_ earlier: Client) -> Bool {
    library == earlier.library && earlier.index < index
      && (earlier.index + 1..<index).allSatisfy { Client(index: $0).release.isPassedOver }
  }

  /// `osam:3.0.1`.
  package var name: String { "\(library.id):\(release.name)" }
}

/// A set of clients.
package struct ClientSet: Hashable, Sendable {
  /// So many releases can be known in all.
  static let most = 256

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

  /// All releases of a library.
  package init(_ library: Library) { self = library.clients }

  /// The releases of a library from one to another, both included, in the library's order.
  /// A name that does not exist gives the empty set; a repository test keeps the tables from that.
  package init(_ library: Library, from: String?, to: String? = nil) {
    self = .empty
    let releases = library.releases
    let first = from.map { name in releases.firstIndex { $0.name == name } } ?? releases.startIndex
    let last = to.map { name in releases.firstIndex { $0.name == name } } ?? releases.endIndex - 1
    guard let first, let last, first <= last else { return }
    for index in first...last { insert(Client(index: library.numbers.lowerBound + index)) }
  }

  /// Those whose source was read.
  package var verified: ClientSet { parts { $0.verified } }
  /// Those that exist and were not read.
  package var unverified: ClientSet { subtracting(verified) }
  /// Those that were read and were meant for app stores.
  package var published: ClientSet { parts { $0.published } }

  /// Library by library what it shares with a set of that.
  private func parts(_ part: (Library) -> ClientSet) -> ClientSet {
    libraries.reduce(.empty) { $0 | intersection(part($1)) }
  }

  /// The libraries whose releases they are, in the order of their numbers.
  package var libraries: [Library] {
    var libraries: [Library] = []
    var rest = self
    while let first = rest.first {
      libraries.append(first.library)
      rest = rest.subtracting(first.library.clients)
    }
    return libraries
  }

  /// All were read, and they are named without their library.
  var areUnnamed: Bool { !isEmpty && libraries.allSatisfy { !$0.isNamed } && isSubset(of: verified) }

  package var isEmpty: Bool { low == 0 && high == 0 }

  /// True if `words` names one release.
  var areOneRelease: Bool { (published.isEmpty ? self : published).clients.count == 1 }

  /// The one with the lowest number; nil where there is none.
  package var first: Client? {
    if low != 0 { return Client(index: low.trailingZeroBitCount) }
    return high == 0 ? nil : Client(index: 128 + high.trailingZeroBitCount)
  }

  /// The one with the highest number, the newest of its library; nil where there is none.
  package var last: Client? {
    if high != 0 { return Client(index: 255 - high.leadingZeroBitCount) }
    return low == 0 ? nil : Client(index: 127 - low.leadingZeroBitCount)
  }

  /// In the order of their numbers.
  package var clients: [Client] {
    var clients: [Client] = []
    for (half, start) in [(low, 0), (high, 128)] {
      var left = half
      while left != 0 {
        clients.append(Client(index: start + left.trailingZeroBitCount))
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
    var previous: Client?
    for client in clients {
      if let previous, client.follows(previous) {
        result[result.count - 1].to = client.release.name
      } else {
        result.append(.init(library: client.library.id, from: client.release.name, to: client.release.name))
      }
      previous = client
    }
    return result
  }

  /// The set as people read it: `3.0.0–3.0.1`, published releases only unless there are no others. Releases
  /// of libraries that are named have the library's name before them.
  package var words: LocalizedMessage {
    var parts: [LocalizedMessage] = []
    var rest = clients[...]
    while let first = rest.first {
      let library = first.library
      let mine = rest.prefix { $0.library == library }
      rest = rest.dropFirst(mine.count)
      let name = library.isNamed ? library.id + " " : ""
      parts += Self.runs(of: mine).map {
        LocalizedMessage(value: $0 == $1 ? name + $0.release.name : "\(name)\($0.release.name)–\($1.release.name)")
      }
    }
    return parts.isEmpty ? "no release" : "\(list: parts)"
  }

  /// `words` in English, for pages and for what machines compare.
  package var prose: String { words.text }

  /// Releases of one library as runs: their published ones, if there are any, between which no other published one
  /// lies.
  private static func runs(of clients: ArraySlice<Client>) -> [(first: Client, last: Client)] {
    let published = clients.filter { $0.isPublished }
    var runs: [(first: Client, last: Client)] = []
    for client in published.isEmpty ? Array(clients) : published {
      let between = runs.last.map { (($0.last.index + 1)..<client.index).map(Client.init(index:)) }
      if let between, !between.contains(where: { published.isEmpty || $0.isPublished }) {
        runs[runs.count - 1].last = client
      } else {
        runs.append((first: client, last: client))
      }
    }
    return runs
  }
}
