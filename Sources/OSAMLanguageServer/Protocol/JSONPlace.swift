import OSAMSyntax

/// A value in what a client sent. What is not there, or is of another type, is nil: nothing a client leaves out is an
/// error unless somebody needs it.
package struct JSONPlace: Sendable {
  let tree: Tree
  let node: NodeID

  /// The root of a text; nil for one that is no JSON.
  package init?(_ bytes: [UInt8]) {
    let tree = Tree.read(bytes, as: .json)
    guard tree.faults.isEmpty, let root = tree.roots.first else { return nil }
    self.init(tree, root)
  }

  private init(_ tree: Tree, _ node: NodeID) { (self.tree, self.node) = (tree, node) }

  /// A member of an object, the last one of this name; null is nothing.
  package subscript(_ name: String) -> JSONPlace? {
    var found: JSONPlace?
    tree.forEachPair(of: node) { pair in if tree.reads(pair.key, name) { found = JSONPlace(tree, pair.value) } }
    return found.flatMap { $0.isNull ? nil : $0 }
  }

  package subscript(_ first: String, _ names: String...) -> JSONPlace? {
    names.reduce(self[first]) { $0?[$1] }
  }

  package var isNull: Bool { tree.kind(node) == .null }
  package var isObject: Bool { tree.kind(node) == .object }
  package var text: String? { tree.kind(node) == .string ? tree.text(node) : nil }
  package var flag: Bool? { tree.kind(node) == .boolean ? tree.text(node) == "true" : nil }
  package var number: Int? { tree.kind(node) == .number ? Int(tree.text(node)) : nil }

  /// The items of a list; none where it is no list.
  package var items: [JSONPlace] {
    var items: [JSONPlace] = []
    tree.forEachItem(of: node) { items.append(JSONPlace(tree, $0)) }
    return items
  }

  package var texts: [String] { items.compactMap(\.text) }
}
