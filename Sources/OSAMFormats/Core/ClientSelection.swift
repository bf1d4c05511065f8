import OSAMSyntax

/// Reads what `--clients` takes: `osam:2.0.0..3.0.1,flutter:8.0.0`, or a bare range for `osam:`.
package enum ClientSelection {
  package struct Problem: Error, Sendable {
    package var words: Words
  }

  /// The clients named. Libraries not named keep every release whose source was read.
  package static func parse(_ text: String) -> Result<ClientSet, Problem> {
    byLibrary(text).map { named in
      Library.all.reduce(.empty) { $0 | (named[$1.id] ?? ClientSet($1).intersection(.verified)) }
    }
  }

  /// The clients named, and no others.
  package static func only(_ text: String) -> Result<ClientSet, Problem> {
    byLibrary(text).map { named in named.values.reduce(.empty) { $0 | $1 } }
  }

  private static func byLibrary(_ text: String) -> Result<[String: ClientSet], Problem> {
    var named: [String: ClientSet] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      switch clients(of: String(part).trimmingBlanks()) {
      case .success(let (library, set)): named[library] = (named[library] ?? .empty) | set
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(named)
  }

  /// The libraries that a selection names releases of.
  package static func libraries(namedIn text: String) -> Set<String> {
    Set(
      text.split(separator: ",").map { part in
        let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = pieces.count == 2 ? String(pieces[0]).trimmingBlanks().lowercased() : Library.osam.id
        return name == FlutterWrapper.id ? Library.osam.id : name
      })
  }

  /// One client: `3.0.1`, `osam:3.0.1`, or the native release a Flutter release carries (the newer one
  /// where Android and iOS differ).
  package static func single(_ text: String) -> Result<Client, Problem> {
    if text.has("..") || text.contains(",") {
      return .failure(.init(words: "\(Quote.text(text)) is more than one release"))
    }
    return clients(of: text.trimmingBlanks()).flatMap { _, set in
      set.clients.last.map(Result.success) ?? .failure(.init(words: "\(Quote.text(text)) names no release"))
    }
  }

  private static func clients(of part: String) -> Result<(library: String, set: ClientSet), Problem> {
    let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Library.all.map(\.id) + [FlutterWrapper.id]
    let named = pieces.count == 2 ? pieces[0] : Library.osam.id
    let name = Nearest.same(as: named, in: names).map { names[$0] } ?? named
    let range = pieces.count == 2 ? pieces[1] : part
    guard !range.isEmpty else { return .failure(.init(words: "\(Quote.text(part)) names no release")) }
    let (from, to) = ends(of: range)
    if name == FlutterWrapper.id {
      return FlutterWrapper.native(from: from, to: to).map { (Library.osam.id, meant($0, to: to)) }
    }
    guard let library = Library.all.first(where: { $0.id == name }) else {
      let near: Words = Nearest.match(name, in: names).map { "; did you mean \($0)" } ?? ""
      return .failure(
        .init(
          words: "\(Quote.text(name)) is no library this tool knows (\(names.joined(separator: ", ")))\(near)"))
    }
    for end in [from, to].compactMap({ $0 }) where !library.releases.contains(where: { $0.name == end }) {
      let near: Words =
        Nearest.release(to: end, in: library.releases.filter(\.isVerified).map(\.name)).map { "; the nearest is \($0)" }
        ?? ""
      return .failure(
        .init(
          words:
            "\(library.id) has no release \(Quote.text(end)); known are \(ClientSet(library).words)\(near)"))
    }
    let set = ClientSet(library, from: from, to: to)
    guard !set.isEmpty else { return .failure(.init(words: "\(Quote.text(range)) runs backwards")) }
    return .success((library.id, meant(set, to: to)))
  }

  /// What a range means: without an upper end what was read of it, unless nothing of it was.
  private static func meant(_ range: ClientSet, to end: String?) -> ClientSet {
    let read = range.intersection(.verified)
    return end == nil && !read.isEmpty ? read : range
  }

  /// `a..b`, `a..`, `..b`, or one release.
  private static func ends(of range: String) -> (from: String?, to: String?) {
    let ends = range.parts(around: "..", most: 2).map { $0.isEmpty ? nil : String($0) }
    return ends.count == 2 ? (ends[0], ends[1]) : (range, range)
  }
}

/// The Flutter wrapper, which carries native releases and reads nothing itself. [module-flutter]
enum FlutterWrapper {
  static let id = "flutter"

  /// Wrapper releases from one to another, and the native releases they carry (Android and iOS).
  private static let rows: [(from: String, to: String, native: [String])] = [
    ("3.0.0", "3.0.0", ["1.0.9"]), ("3.0.1", "3.0.1", ["1.0.10"]), ("3.0.2", "3.0.2", ["1.0.11"]),
    ("4.0.0", "4.0.1", ["2.0.1"]), ("4.0.2", "4.0.2", ["2.0.2"]), ("4.0.3", "4.0.3", ["2.0.3"]),
    ("4.0.4", "4.0.5", ["2.0.6"]), ("4.0.6", "4.0.6", ["2.0.8"]), ("4.0.7", "4.0.7", ["2.0.9"]),
    ("4.0.8", "4.0.9", ["2.0.12"]), ("4.0.10", "4.0.10", ["2.0.14"]), ("4.0.11", "5.0.0", ["2.0.16"]),
    ("5.0.1", "5.0.1", ["2.1.2"]), ("5.0.2", "5.0.2", ["2.1.3"]), ("5.0.3", "5.0.3", ["2.1.5"]),
    ("5.0.4", "5.0.4", ["2.1.7"]), ("5.1.0", "6.0.0", ["2.1.8", "2.1.7"]), ("7.0.0", "7.0.0", ["2.2.2"]),
    ("7.0.1", "7.0.1", ["2.2.3"]), ("7.0.2", "7.0.2", ["2.2.4"]), ("8.0.0", "8.0.2", ["3.0.1"]),
    ("8.1.0", "8.1.0", ["3.1.0"]), ("8.2.0", "8.2.0", ["3.2.0-dev"]), ("8.2.1", "8.2.1", ["3.2.0"]),
  ]

  /// The native releases of a range, read or not.
  static func native(from: String?, to: String?) -> Result<ClientSet, ClientSelection.Problem> {
    func parts(_ version: String) -> [Int]? {
      let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      return parts.count == 3 ? parts.compactMap { $0 }.count == 3 ? parts.compactMap { $0 } : nil : nil
    }
    func problem(_ end: String) -> ClientSelection.Problem {
      .init(words: "flutter has no release \(Quote.text(end)) this tool knows; known are 3.0.0–8.2.1")
    }
    for end in [from, to].compactMap({ $0 }) {
      let isKnown = parts(end).map { end in
        rows.contains { row in
          guard let low = parts(row.from), let high = parts(row.to) else { return false }
          return !end.lexicographicallyPrecedes(low) && !high.lexicographicallyPrecedes(end)
        }
      }
      guard isKnown == true else { return .failure(problem(end)) }
    }
    let low = from.flatMap(parts) ?? [0, 0, 0]
    let high = to.flatMap(parts) ?? [Int.max, 0, 0]
    var clients = ClientSet.empty
    for row in rows {
      guard let first = parts(row.from), let last = parts(row.to) else { continue }
      if last.lexicographicallyPrecedes(low) || high.lexicographicallyPrecedes(first) { continue }
      for name in row.native {
        if let client = Client.named(Library.osam.id, name) { clients.insert(client) }
      }
    }
    return clients.isEmpty
      ? .failure(.init(words: "no flutter release lies in that range")) : .success(clients)
  }
}
