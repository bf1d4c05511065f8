import OSAMSyntax

extension ReadValue {
  /// The value of a node as a reader would have it that was served the JSON made from an authored document:
  /// aliases and merge keys followed, of equal keys the last, numbers as JSON writes them.
  ///
  /// Deeper than any library looks, and beyond as many values as any document has, everything is null.
  package init(_ tree: Tree, _ node: NodeID) {
    var limits = Limits()
    self = Self.value(tree, node, Self.deepest, &limits)
  }

  /// The value of a node as `init(_:_:)` has it, and of equal keys all where they are to be kept. Only where values
  /// share nodes (YAML) there can be too many of them.
  package init(_ tree: Tree, _ node: NodeID, keepsDuplicates: Bool) {
    var limits = Limits()
    limits.keepsDuplicates = keepsDuplicates
    if !tree.hasAliases { limits.left = .max }
    self = Self.value(tree, node, Self.deepest, &limits)
  }

  /// The value of a node as `init(_:_:)` has it; nil where something would be null only because it is too deep or too
  /// much.
  package init?(whole tree: Tree, _ node: NodeID) {
    var limits = Limits()
    let value = Self.value(tree, node, Self.deepest, &limits)
    if limits.wereHit { return nil }
    self = value
  }

  private struct Limits {
    /// Values that may still come.
    var left = mostValues
    var wereHit = false
    var keepsDuplicates = false
  }

  private static let deepest = 512
  private static let mostValues = 100_000

  private static func value(_ tree: Tree, _ node: NodeID, _ depth: Int, _ limits: inout Limits) -> ReadValue {
    limits.left -= 1
    if depth == 0 || limits.left < 0 {
      limits.wereHit = true
      return .null
    }
    let node = tree.resolved(node)
    return ReadValue(content(tree, node, depth, &limits), at: tree.readPlace(of: node))
  }

  private static func content(_ tree: Tree, _ node: NodeID, _ depth: Int, _ limits: inout Limits) -> Content {
    switch tree.kind(node) {
    case .null, .alias, .missing: return .null
    case .boolean: return .boolean(tree.text(node).lowercased() == "true")
    case .number:
      let text = tree.text(node)
      // The readers of JSON have their own ways with what only looks like a number.
      return .number(tree.syntax == .yaml ? JSONNumber.normalized(text) ?? text : text)
    case .string, .word: return .text(tree.text(node))
    case .array:
      var items: [NodeID] = []
      tree.forEachItem(of: node) { items.append($0) }
      return .list(items.map { value(tree, $0, depth - 1, &limits) })
    case .object:
      var pairs: [Tree.Pair] = []
      tree.forEachPair(of: node) { pairs.append($0) }
      var members: [Member] = []
      var known: [[UInt8]: Int] = [:]
      for pair in pairs where tree.kind(pair.key) != .missing {
        let place = tree.readPlace(of: pair.key)
        let member = Member(tree.text(pair.key), value(tree, pair.value, depth - 1, &limits), at: place)
        let name = Array(member.name.utf8)
        if !limits.keepsDuplicates, let place = known[name] {
          members[place] = member
        } else {
          known[name] = members.count
          members.append(member)
        }
      }
      return .object(members)
    }
  }
}
