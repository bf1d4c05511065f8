import OSAMFormats
import OSAMSyntax

/// Names that devices of Prince of Versions can be asked about by, as one client compares names and values.
package struct PrinceNames: Hashable, Sendable {
  /// Versions that documents announce, as the library remembers them.
  package private(set) var remembered: [String] = []
  private var known: Set<ByteText> = []
  /// Keys of requirements that are the app's own, as the first document has them.
  private var keys: [ComparedText] = []
  /// By the key, with its place and the values that it has.
  private var found: [ComparedText: Found] = [:]
  private let comparesCanonically: Bool

  private struct Found: Hashable {
    var place: Int
    var values: Set<ComparedText> = []
  }

  package init(of client: Client) { comparesCanonically = client.comparesCanonically }

  /// The keys of requirements that are the app's own, in the order of the documents: each with the values that it has
  /// there, and the beginnings that some of these share, with a star.
  package var checkers: [(key: String, values: [String])] {
    keys.map { key in
      let values = (found[key]?.values ?? []).map { $0.text }
      let sorted = values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      var shared: [String] = []
      var beginnings: Set<ByteText> = ["*"]
      for (one, other) in zip(sorted, sorted.dropFirst()) {
        let beginning = one.commonPrefix(with: other) + "*"
        if beginnings.insert(ByteText(beginning)).inserted { shared.append(beginning) }
      }
      return (key.text, sorted + shared)
    }
  }

  /// A key of a document as it is called here.
  private func known(_ key: String) -> String { found[compared(key)].map { keys[$0.place].text } ?? key }

  /// The content of a document as a client has it, with these names for the keys of its requirements.
  func naming(_ content: PrinceContent) -> PrinceContent {
    guard comparesCanonically, case .configurations(let elements) = content.body else { return content }
    var content = content
    content.body = .configurations(
      elements.map { element in
        element.map { configuration in
          var configuration = configuration
          for index in configuration.requirements.indices {
            configuration.requirements[index].key = known(configuration.requirements[index].key)
          }
          return configuration
        }
      })
    return content
  }

  private func compared(_ text: String) -> ComparedText { ComparedText(text, canonically: comparesCanonically) }

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
    for version in versions.compactMap({ $0?.text }) where known.insert(ByteText(version)).inserted {
      remembered.append(version)
    }
  }

  private mutating func add(_ requirement: PrinceRequirement) {
    let value: String?
    switch requirement.value {
    case .skipped, .system: return
    case .typed(let typed): value = PrinceRun.text(ofTyped: typed)
    case .text(let text): value = text
    }
    let key = compared(requirement.key)
    if found[key] == nil {
      found[key] = Found(place: keys.count)
      keys.append(key)
    }
    guard let value = value.map(compared) else { return }
    found[key]?.values.insert(value)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(String.UnicodeScalarView(zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.map { $0.0 }))
  }
}
