/// A library that carries releases of another one and reads nothing itself.
package struct CarrierLibrary: Sendable {
  /// Its own releases from one to another, three numbers each, `-dev` behind those not meant for app stores, and the
  /// releases that they have in them.
  package struct Row: Sendable {
    package var from: String
    package var to: String
    /// Several where Android and iOS differ, or where it was not read which of them it is.
    package var carried: [String]

    init(_ from: String, _ to: String, _ carried: String...) {
      self.from = from
      self.to = to
      self.carried = carried
    }

    /// Nil for a name of another form; there is none in the tables.
    package var ends: (low: [Int], high: [Int])? {
      guard let low = CarrierLibrary.parts(from), let high = CarrierLibrary.parts(to) else { return nil }
      return (low, high)
    }
  }

  /// The name `--clients` uses.
  package let id: String
  /// The package that apps name.
  package let title: String
  /// Further names that `--clients` takes for it.
  let aliases: [String]
  package let packages: [PackageName]
  /// Oldest first. None for one whose releases are named by those of the libraries in it.
  package let rows: [Row]

  package func isCalled(_ name: String) -> Bool { id == name || aliases.contains(name) }

  /// The releases in a range of its own ones, read or not. Ends may be left out.
  func releases(
    of library: Library, from: String?, to: String?
  ) -> Result<ClientSet, ClientSelection.Problem> {
    for end in [from, to].compactMap({ $0 }) {
      let isKnown = Self.parts(end).map { end in
        rows.contains { row in
          row.ends.map { !end.lexicographicallyPrecedes($0.low) && !$0.high.lexicographicallyPrecedes(end) } ?? false
        }
      }
      guard isKnown == true else { return .failure(unknown(end)) }
    }
    let low = from.flatMap(Self.parts) ?? []
    let high = to.flatMap(Self.parts) ?? [Int.max]
    if high.lexicographicallyPrecedes(low) {
      return .failure(.init(words: "\(Quote.text("\(from ?? "")..\(to ?? "")")) runs backwards"))
    }
    var clients = ClientSet.empty
    for row in rows {
      guard let ends = row.ends, !ends.high.lexicographicallyPrecedes(low), !high.lexicographicallyPrecedes(ends.low)
      else { continue }
      for name in row.carried {
        if let client = library.client(name) { clients.insert(client) }
      }
    }
    return clients.isEmpty ? .failure(.init(words: "no \(id) release lies in that range")) : .success(clients)
  }

  private func unknown(_ release: String) -> ClientSelection.Problem {
    let known = "\(rows.first?.from ?? "")–\(rows.last?.to ?? "")"
    return .init(words: "\(id) has no release \(Quote.text(release)) this tool knows; known are \(known)")
  }

  /// The numbers of a name in the order of time: a development release comes before the one it is named after.
  private static func parts(_ release: String) -> [Int]? {
    let isDevelopment = Release.isDevelopment(release)
    let numbers = release.dropLast(isDevelopment ? Release.developmentEnd.utf8.count : 0)
    let parts = numbers.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let known = parts.compactMap { $0 }
    return parts.count == 3 && known.count == 3 ? known + [isDevelopment ? 0 : 1] : nil
  }
}

extension Library {
  /// The one of this name that carries its releases.
  func carrier(_ name: String) -> CarrierLibrary? { carriers.first { $0.isCalled(name) } }
}
