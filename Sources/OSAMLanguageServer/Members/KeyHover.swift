import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Facts about a place in a file of ours: the key, what it means and what holds without it, and the rule of an id.
package struct KeyHover {
  private let tree: Tree
  private let rows: [KeyRow]
  private let places: TextPlaces
  private let formatter: MessageFormatter

  package init(
    _ bytes: [UInt8], as syntax: Tree.Syntax, _ rows: [KeyRow], _ places: TextPlaces, in formatter: MessageFormatter
  ) {
    tree = Tree.read(bytes, as: syntax)
    self.rows = rows
    self.places = places
    self.formatter = formatter
  }

  /// Nil where nothing is known.
  package func json(at position: LSP.Position, for client: ClientAbilities) -> JSONValue? {
    let offset = places.offset(of: position)
    var hover = HoverText(formatter)
    guard let root = tree.roots.first(where: { contains(tree.span($0), offset) }),
      let span = describe(root, .object(rows), offset, &hover), !hover.isEmpty
    else { return nil }
    return hover.json(for: client, at: places.range(of: span))
  }

  private func contains(_ span: SourceSpan, _ offset: Int) -> Bool { span.start <= offset && offset <= span.end }

  /// The place that is described.
  private func describe(_ node: NodeID, _ shape: KeyShape, _ offset: Int, _ hover: inout HoverText) -> SourceSpan? {
    switch tree.kind(node) {
    case .object: return describeMember(of: node, shape, offset, &hover)
    case .array:
      guard let item = tree.ownItems(of: node).first(where: { contains(tree.span($0), offset) }) else { return nil }
      return describe(item, shape.single, offset, &hover)
    default:
      guard let rule = Rule.named(tree.text(node)) else { return nil }
      describe(rule, &hover)
      return tree.span(node)
    }
  }

  private func describeMember(
    of object: NodeID, _ shape: KeyShape, _ offset: Int, _ hover: inout HoverText
  ) -> SourceSpan? {
    var found: Tree.Pair?
    tree.forEachOwnPair(of: object) { pair in
      let (key, value) = (tree.span(pair.key), tree.span(pair.place))
      if contains(key, offset) || contains(value, offset) { found = found ?? pair }
    }
    guard let pair = found else { return nil }
    let (key, name) = (tree.span(pair.key), tree.text(pair.key))
    let row = shape.single.rows?.first { $0.isNamed(name) }
    if !contains(key, offset) {
      return describe(tree.resolved(pair.place), row?.shape ?? shape.single, offset, &hover)
    }
    if let row {
      hover.add(heading: row.name, "\(row.shape.title).")
      hover.add(row.meaning)
      if let absent = row.absent { hover.add("Left out: \(absent).") }
    } else if let rule = Rule.named(name) {
      describe(rule, &hover)
    }
    return key
  }

  private func describe(_ rule: Rule, _ hover: inout HoverText) {
    hover.add(heading: rule.id, "\(LocalizedMessage(said: rule.title)).")
    hover.add(text: formatter.paragraphs(of: rule.why))
  }
}

extension KeyShape {
  /// The shape of one entry of a list, or of a value without a list.
  var single: KeyShape {
    switch self {
    case .list(let inner), .several(let inner): inner
    default: self
    }
  }

  fileprivate var rows: [KeyRow]? { if case .object(let rows) = self { rows } else { nil } }
}
