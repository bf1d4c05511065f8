import OSAMSyntax

extension ReadValue {
  /// The value of a node as a reader would have it that was served the JSON made from an authored document:
  /// aliases and merge keys followed, of equal keys the last.
  ///
  /// Deeper than any library's reader goes, and beyond as many values as any document has, everything is null.
  package init(_ tree: Tree, _ node: Int) {
    var left = Self.mostValues
    self = Self.value(tree, node, Self.deepest, &left)
  }

  private static let deepest = 512
  private static let mostValues = 100_000

  private static func value(_ tree: Tree, _ node: Int, _ depth: Int, _ left: inout Int) -> ReadValue {
    left -= 1
    if depth == 0 || left < 0 { return .null }
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .null, .alias, .missing: return .null
    case .boolean: return .boolean(tree.text(node).lowercased() == "true")
    case .number: return .number(tree.text(node))
    case .string, .word: return .text(tree.text(node))
    case .array:
      var items: [Int] = []
      tree.forEachItem(of: node) { items.append($0) }
      return .list(items.map { value(tree, $0, depth - 1, &left) })
    case .object:
      var pairs: [Tree.Pair] = []
      tree.forEachPair(of: node) { pairs.append($0) }
      var members: [Member] = []
      var places: [[UInt8]: Int] = [:]
      for pair in pairs where tree.kind(pair.key) != .missing {
        let member = Member(tree.text(pair.key), value(tree, pair.value, depth - 1, &left))
        if let place = places[Array(member.name.utf8)] {
          members[place] = member
        } else {
          places[Array(member.name.utf8)] = members.count
          members.append(member)
        }
      }
      return .object(members)
    }
  }
}
