import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Items that may stand at a place of a file of ours: settings, tests.
struct KeyCompletion {
  let rows: [KeyRow]
  let kinds: KnownKinds
  let outcomes: [String]
  let place: CompletionPlace

  private var tree: Tree { place.tree }

  var items: [CompletionItem] {
    guard let root = tree.roots.first else { return [] }
    var shape = KeyShape.object(rows)
    var name: String?
    var node: NodeID? = tree.resolved(root)
    while let here = node, here != place.node {
      node = nil
      switch (tree.kind(here), shape.single) {
      case (.object, let inner):
        if tree.container(of: place.node) == here, place.role == .key { return keys(inner, in: here) }
        tree.forEachOwnPair(of: here) { pair in
          guard tree.nodes(in: pair.place).contains(place.node) else { return }
          let key = tree.text(pair.key)
          let row = inner.row(key)
          name = row?.name ?? key
          guard let next = row?.shape ?? inner.ofAnyKey else { return }
          (shape, node) = (next, pair.place)
        }
      case (.array, let inner):
        shape = inner
        node = tree.ownItems(of: here).first { tree.nodes(in: $0).contains(place.node) }
      default: break
      }
    }
    guard node == place.node, place.role == .value else { return [] }
    return values(shape.single, name)
  }

  private func keys(_ shape: KeyShape, in object: NodeID) -> [CompletionItem] {
    var present: Set<String> = []
    tree.forEachOwnPair(of: object) { present.insert(tree.text($0.key)) }
    let items: [CompletionItem] =
      switch shape {
      case .object(let rows):
        rows.sorted { $0.isRequired && !$1.isRequired }.map { row in
          CompletionItem(
            label: row.name, kind: .property, detail: row.shape.title,
            documentation: [row.meaning] + (row.absent.map { ["Left out: \($0)."] } ?? []),
            content: Self.content(row))
        }
      case .rules: Self.rules { _ in true }
      default: []
      }
    let taken = Set(present.map { shape.row($0)?.name ?? $0 })
    return items.filter { !taken.contains($0.label) }
  }

  /// The row's own example.
  private static func content(_ row: KeyRow) -> CompletionItem.Insertion {
    let tree = Tree.read(Array(row.example.utf8), as: .yaml)
    return tree.roots.first.map { .member(.inOneLine(JSONValue(tree, $0))) } ?? .word
  }

  private func values(_ shape: KeyShape, _ name: String?) -> [CompletionItem] {
    switch shape {
    case .word(let word):
      if name == "clients" { return clients }
      if let name, TestTable.expecting.contains(name) {
        return outcomes.map { CompletionItem(label: $0, kind: .enumMember) }
      }
      if name == "rule" { return Self.rules { word.choices.contains($0.id) } }
      return word.choices.map { CompletionItem(label: $0, kind: .enumMember) }
    case .flag: return ["true", "false"].map { CompletionItem(label: $0, kind: .value) }
    case .rules: return RuleLevel.allCases.map { CompletionItem(label: $0.rawValue, kind: .enumMember) }
    default: return []
    }
  }

  static func rules(where isWanted: (Rule) -> Bool) -> [CompletionItem] {
    Rule.all.filter(isWanted).map { rule in
      CompletionItem(
        label: rule.id, kind: .reference, detail: rule.severities.map(\.word).joined(separator: ", "),
        documentation: ["\(LocalizedMessage(said: rule.title))."], content: .member(.literal("warning")))
    }
  }

  /// Each library that was read, from its newest release on; behind the name of one, its releases.
  private var clients: [CompletionItem] {
    if let library = kinds.libraries.first(where: { place.written.utf8.starts(with: "\($0.id):".utf8) }) {
      return library.clients.published.clients.reversed().map { CompletionItem(label: $0.name, kind: .value) }
    }
    return kinds.libraries.compactMap { library in
      guard let newest = library.clients.verified.clients.last else { return nil }
      return CompletionItem(label: newest.name, kind: .value, detail: "the newest release that was read")
    }
  }
}

extension KeyShape {
  /// The row of a key of an object.
  fileprivate func row(_ key: String) -> KeyRow? {
    if case .object(let rows) = self { rows.first { $0.isNamed(key) } } else { nil }
  }

  /// Shape of the value of any key; nil where keys have rows.
  fileprivate var ofAnyKey: KeyShape? {
    switch self {
    case .rules, .pairs: .rules
    default: nil
    }
  }
}
