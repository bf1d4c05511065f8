/// The number of a node among those of its tree, and only there: in another tree it means nothing. The order is that of the
/// document: a container, then its content.
///
/// Inlinable as a whole: so much of a `package` type the compiler takes into other modules, which compare nodes, keep them
/// in sets, and go through ranges of them.
@usableFromInline
package struct NodeID: Hashable, Sendable, Comparable {
  /// The place in `Tree.nodes`, for the tree itself: others ask it for `next`, `after` and ranges.
  @usableFromInline
  package var index: Int

  @inlinable package init(_ index: Int) { self.index = index }

  /// The root of the first document.
  @inlinable package static var first: NodeID { NodeID(0) }

  @inlinable package init(packed: UInt32) { self.init(Int(packed)) }

  /// In 32 bits, for things of which a file has thousands.
  @inlinable package var packed: UInt32 { UInt32(index) }

  /// The node behind this one, which is the first in it where it is a container with content.
  @inlinable package var next: NodeID { NodeID(index + 1) }

  @inlinable package static func == (one: NodeID, other: NodeID) -> Bool { one.index == other.index }
  @inlinable package static func < (one: NodeID, other: NodeID) -> Bool { one.index < other.index }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Ranges of nodes are collections of them.
extension NodeID: Strideable {
  @inlinable package func distance(to other: NodeID) -> Int { other.index - index }
  @inlinable package func advanced(by count: Int) -> NodeID { NodeID(index + count) }
}

/// The nodes of a tree by their numbers.
extension [Node] {
  @inlinable package subscript(node: NodeID) -> Node { self[node.index] }
}

extension Node {
  /// The node in `link`: the one just past the last one inside of a container, or the one that an alias names.
  @inlinable package var linked: NodeID { NodeID(packed: link) }
}
