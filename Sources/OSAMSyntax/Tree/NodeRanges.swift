/// Nodes beside each other, and inside of each other.
extension Tree {
  /// All nodes.
  package var nodeIDs: Range<NodeID> { .first..<NodeID(nodes.count) }

  /// A node and all inside of it.
  package func nodes(in node: NodeID) -> Range<NodeID> { node..<after(node) }

  /// All inside of a node.
  package func nodes(below node: NodeID) -> Range<NodeID> { node.next..<after(node) }

  /// Those that begin at an offset: a container does where the first node in it does.
  package func nodes(beginningAt offset: Int) -> Range<NodeID> {
    let first = nodes.partitioningIndex { Int($0.start) >= offset }
    let count = nodes[first...].prefix { Int($0.start) == offset }.count
    return NodeID(first)..<NodeID(first + count)
  }

  /// True if no node follows a node and all inside of it.
  package func isLast(_ node: NodeID) -> Bool { !nodeIDs.contains(after(node)) }

  /// The node in front, which is the container where a node is the first in one.
  package func before(_ node: NodeID) -> NodeID? { node.index > 0 ? NodeID(node.index - 1) : nil }
}
