/// Pointers to many nodes of one value: each takes time in its depth, where `Tree.pointer` takes time in
/// the number of brothers. Worth making for a value that has much to report.
package struct PointerIndex: Sendable {
  private let tree: Tree
  private let root: NodeID
  /// For each node below the root, its container and, there, its key or its number.
  private var places: [Place] = []

  private struct Place: Sendable {
    var container: UInt32
    /// In an object the node of the key, which for a key is itself.
    var key: UInt32
  }

  package init(_ tree: Tree, below root: NodeID) {
    self.tree = tree
    self.root = tree.resolved(root)
    let nodes = tree.nodes(in: self.root)
    places.reserveCapacity(nodes.count)
    /// The containers around a node, with the key in use and the number of nodes so far.
    var open: [(node: NodeID, key: NodeID, count: Int)] = []
    for node in nodes {
      while let last = open.last, tree.after(last.node) <= node { open.removeLast() }
      var place = Place(container: self.root.packed, key: 0)
      if let last = open.last {
        let isObject = tree.kind(last.node) == .object
        let key = last.count.isMultiple(of: 2) ? node : last.key
        place = Place(container: last.node.packed, key: isObject ? key.packed : UInt32(last.count))
        open[open.count - 1].key = key
        open[open.count - 1].count += 1
      }
      places.append(place)
      if tree.nodes[node].isContainer { open.append((node, node, 0)) }
    }
  }

  /// The pointer from the root, as `Tree.pointer(from:to:)` gives it.
  package func pointer(to target: NodeID) -> String {
    var parts: [String] = []
    var node = target
    while node > root, root.distance(to: node) < places.count {
      let place = places[root.distance(to: node)]
      let container = NodeID(packed: place.container)
      if tree.kind(container) == .object {
        let key = NodeID(packed: place.key)
        // Inside of a key there is nothing to point to.
        if key == node { parts = [] }
        parts.append(Tree.escapedForPointer(tree.text(key)))
      } else {
        parts.append(String(place.key))
      }
      node = container
    }
    return parts.reversed().map { "/" + $0 }.joined()
  }
}
