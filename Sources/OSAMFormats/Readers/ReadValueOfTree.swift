import OSAMSyntax

extension ReadValue {
  /// Objects and lists within each other at most, and values in all: aliases can make a small file a huge value.
  package static let deepestTree = 512
  package static let largestTree = 1_000_000

  /// An authored document as the JSON made from it reads: aliases followed, merged members as their own, of duplicate
  /// keys the last value in the place of the first. What is missing or no value in JSON is null; a bare word is text.
  /// Nil when the value would be too deep or too large.
  package init?(_ tree: Tree, _ node: Int) {
    var left = ReadValue.largestTree
    guard let value = ReadValue.value(tree, node, depth: 0, &left) else { return nil }
    self = value
  }

  private static func value(_ tree: Tree, _ node: Int, depth: Int, _ left: inout Int) -> ReadValue? {
    left -= 1
    if left < 0 || depth > deepestTree { return nil }
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .object:
      var pairs: [Tree.Pair] = []
      tree.forEachPair(of: node) { pairs.append($0) }
      var members: [Member] = []
      var places: [[UInt8]: Int] = [:]
      for pair in pairs {
        guard let value = value(tree, pair.value, depth: depth + 1, &left) else { return nil }
        let name = Array(tree.textBytes(pair.key))
        if let place = places[name] {
          members[place].value = value
        } else {
          places[name] = members.count
          members.append(Member(tree.text(pair.key), value))
        }
      }
      return .object(members)
    case .array:
      var items: [Int] = []
      tree.forEachItem(of: node) { items.append($0) }
      var values: [ReadValue] = []
      for item in items {
        guard let value = value(tree, item, depth: depth + 1, &left) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .string, .word: return .text(tree.text(node))
    case .number: return .number(tree.text(node))
    case .boolean: return .boolean(tree.reads(node, "true") || tree.text(node).lowercased() == "true")
    case .null, .missing, .alias: return .null
    }
  }
}
