import OSAMSyntax

/// Reads what `--clients` takes: `osam:2.0.0..3.0.1,flutter:8.0.0`, or a bare range for the library that is not named.
package struct ClientSelection: Sendable {
  package struct Problem: Error, Sendable {
    package var words: LocalizedMessage
  }

  private let libraries: [Library]

  package init(of libraries: [Library]) { self.libraries = libraries }

  /// The clients named. Libraries not named keep every release whose source was read.
  package func parse(_ text: String) -> Result<ClientSet, Problem> {
    byLibrary(text).map { named in
      libraries.reduce(.empty) { $0 | (named[$1.id] ?? $1.clients.verified) }
    }
  }

  /// The clients named, and no others.
  package func only(_ text: String) -> Result<ClientSet, Problem> {
    byLibrary(text).map { named in named.values.reduce(.empty) { $0 | $1 } }
  }

  private func byLibrary(_ text: String) -> Result<[String: ClientSet], Problem> {
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
  package func libraries(namedIn text: String) -> Set<String> {
    Set(
      text.split(separator: ",").map { part in
        let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = pieces.count == 2 ? String(pieces[0]).trimmingBlanks().lowercased() : unnamed
        return libraries.first { $0.carrier(name) != nil }?.id ?? name
      })
  }

  /// The clients named, each once: all of a range, and of one release of a carrier the one in it (the newer one where
  /// Android and iOS differ). Oldest first within a range, else in the order of the text.
  package func each(_ text: String) -> Result<[Client], Problem> {
    var each: [Client] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      switch clients(of: String(part).trimmingBlanks()) {
      case .failure(let problem): return .failure(problem)
      case .success(let (_, set)):
        let named = part.has("..") ? set.clients : set.clients.suffix(1)
        if named.isEmpty { return .failure(.init(words: "\(Quote.text(String(part))) names no release")) }
        each += named.filter { !each.contains($0) }
      }
    }
    return .success(each)
  }

  /// The library of a release without a name before it.
  private var unnamed: String { libraries.first { !$0.isNamed }?.id ?? "" }

  private func clients(of part: String) -> Result<(library: String, set: ClientSet), Problem> {
    let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let carriers = libraries.flatMap { $0.carriers }
    let names = libraries.map { $0.id } + carriers.filter { !$0.rows.isEmpty }.map { $0.id }
    let taken = names + carriers.flatMap { [$0.id] + $0.aliases }
    let named = pieces.count == 2 ? pieces[0] : unnamed
    let name = taken.first { $0.lowercased() == named.lowercased() } ?? named
    let range = pieces.count == 2 ? pieces[1] : part
    guard !range.isEmpty else { return .failure(.init(words: "\(Quote.text(part)) names no release")) }
    let (from, to) = Self.ends(of: range)
    for library in libraries {
      guard let carrier = library.carrier(name) else { continue }
      if carrier.rows.isEmpty { return .failure(native(of: carrier)) }
      return carrier.releases(of: library, from: from, to: to).map { (library.id, Self.meant($0, to: to)) }
    }
    guard let library = libraries.first(where: { $0.id == name }) else {
      let near: LocalizedMessage = Nearest.match(name, in: names).map { "; did you mean \($0)" } ?? ""
      return .failure(
        .init(
          words: "\(Quote.text(name)) is no library this tool knows (\(names.joined(separator: ", ")))\(near)"))
    }
    for end in [from, to].compactMap({ $0 }) where !library.releases.contains(where: { $0.name == end }) {
      let near: LocalizedMessage =
        Nearest.release(to: end, in: library.releases.filter { $0.isVerified }.map { $0.name }).map {
          "; the nearest is \($0)"
        }
        ?? ""
      return .failure(
        .init(
          words:
            "\(library.id) has no release \(Quote.text(end)); known are \(library.clients.words)\(near)"))
    }
    let set = ClientSet(library, from: from, to: to)
    guard !set.isEmpty else { return .failure(.init(words: "\(Quote.text(range)) runs backwards")) }
    return .success((library.id, Self.meant(set, to: to)))
  }

  /// A carrier whose releases nobody read: those of the libraries in it are named.
  private func native(of carrier: CarrierLibrary) -> ClientSelection.Problem {
    let native = libraries.filter { $0.carrier(carrier.id) != nil }
    return .init(
      words:
        "\(Quote.text(carrier.id)) has releases of \(list: native.map { LocalizedMessage(value: $0.id) }) in it: name these"
    )
  }

  /// The releases that a range means: without an upper end what was read of it, and with one all but development releases that were not;
  /// where nothing is left, all of it.
  private static func meant(_ range: ClientSet, to end: String?) -> ClientSet {
    let read = end == nil ? range.verified : ClientSet(range.clients.filter { !$0.release.isPassedOver })
    return read.isEmpty ? range : read
  }

  /// `a..b`, `a..`, `..b`, or one release.
  private static func ends(of range: String) -> (from: String?, to: String?) {
    let ends = range.parts(around: "..", most: 2).map { $0.isEmpty ? nil : String($0) }
    return ends.count == 2 ? (ends[0], ends[1]) : (range, range)
  }
}
