import Synchronization

/// The kinds of document that a run knows, and what is worked out from all of them, once.
package final class KnownKinds: Sendable {
  /// In the order of the catalogue.
  package let all: [DocumentKind]
  /// Whose releases read them, each once, in the order of the kinds.
  package let libraries: [Library]
  /// Clients of any of them whose source was read.
  package let clients: ClientSet
  /// Those that decode by a table. A text of no known kind is held against them.
  package let tableClients: ClientSet
  private let madeNames = AtomicLazyReference<KnownNames>()
  private let madeBrokenNames = AtomicLazyReference<BrokenNames>()

  package init(_ kinds: [DocumentKind]) {
    all = kinds
    libraries = kinds.flatMap { $0.libraries }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    clients = libraries.reduce(.empty) { $0 | $1.clients }.verified
    tableClients = kinds.reduce(.empty) { $1.family.table == nil ? $0 : $0 | $1.clients }
  }

  /// The names of their members, in one index. Made when the first document is looked for.
  var names: KnownNames { madeNames.load() ?? madeNames.storeIfNil(KnownNames(all)) }

  /// Made when the first text breaks off.
  var brokenNames: BrokenNames {
    madeBrokenNames.load() ?? madeBrokenNames.storeIfNil(BrokenNames(all, names))
  }

  package func named(_ id: String) -> DocumentKind? { all.first { $0.id == id } }
}
