import OSAMFormats

/// What devices of Prince of Versions can be asked about by name.
package struct PrinceNames: Hashable, Sendable {
  /// Versions that documents announce, as the library remembers them.
  package private(set) var remembered: [String] = []
  private var known: Set<String> = []
  private var keys: [String] = []
  private var values: [String: Set<String>] = [:]

  package init() {}

  /// The keys of requirements that are the app's own, in the order of the documents: each with the values that it has
  /// there, and the beginnings that some of these share, with a star.
  package var checkers: [(key: String, values: [String])] {
    keys.map { key in
      let sorted = (values[key] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      var shared: [String] = []
      var beginnings: Set<String> = ["*"]
      for (one, other) in zip(sorted, sorted.dropFirst()) {
        let beginning = one.commonPrefix(with: other) + "*"
        if beginnings.insert(beginning).inserted { shared.append(beginning) }
      }
      return (key, sorted + shared)
    }
  }

  /// Adds what one client has of a document.
  package mutating func add(_ content: Result<PrinceContent, PrinceFault>) {
    guard case .success(let content) = content else { return }
    switch content.body {
    case .configurations(let elements):
      for case .success(let configuration) in elements {
        for requirement in configuration.requirements { add(requirement) }
        if case .success(let values) = configuration.values { remember([values.required, values.last]) }
      }
    case .old(let old): remember([old.minimum, old.latest])
    case .nothing: break
    }
  }

  private mutating func remember(_ versions: [PrinceValue?]) {
    for version in versions.compactMap({ $0?.text }) where known.insert(version).inserted { remembered.append(version) }
  }

  private mutating func add(_ requirement: PrinceRequirement) {
    let value: String?
    switch requirement.value {
    case .skipped, .system: return
    case .typed(let typed): value = PrinceRun.text(ofTyped: typed)
    case .text(let text): value = text
    }
    if values[requirement.key] == nil {
      keys.append(requirement.key)
      values[requirement.key] = []
    }
    if let value { values[requirement.key]?.insert(value) }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(String.UnicodeScalarView(zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.map(\.0)))
  }
}
