/// A library that carries releases of another one and reads nothing itself.
package struct CarrierLibrary: Sendable {
  /// Its own releases from one to another, three numbers each, and the releases that they have in them.
  package struct Row: Sendable {
    package var from: String
    package var to: String
    /// Of Android and of iOS, where these differ.
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
  /// Oldest first.
  package let rows: [Row]

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
    let low = from.flatMap(Self.parts) ?? [0, 0, 0]
    let high = to.flatMap(Self.parts) ?? [Int.max, 0, 0]
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

  private static func parts(_ release: String) -> [Int]? {
    let parts = release.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    return parts.count == 3 && numbers.count == 3 ? numbers : nil
  }
}

extension Library {
  /// The one of this name that carries its releases.
  func carrier(_ id: String) -> CarrierLibrary? { carriers.first { $0.id == id } }
}
