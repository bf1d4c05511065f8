/// Which parts of a YAML file are named from elsewhere.
struct Aliases: Sendable {
  /// Nodes that are shared, with all that is in them: by place and apart.
  private let shared: [Range<NodeID>]
  /// Each alias and what it names, by what is named.
  private let names: [(named: NodeID, alias: NodeID)]

  init(_ nodes: [Node]) {
    let aliases = nodes.indices.filter { nodes[$0].kind == .alias }
    names = aliases.map { (nodes[$0].linked, NodeID($0)) }.sorted { $0 < $1 }
    var shared: [Range<NodeID>] = []
    for (named, _) in names {
      let part = named..<(nodes[named].isContainer ? nodes[named].linked : named.next)
      if let last = shared.last, part.lowerBound < last.upperBound {
        shared[shared.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        shared.append(part)
      }
    }
    self.shared = shared
  }

  var isEmpty: Bool { names.isEmpty }

  func share(_ node: NodeID) -> Bool { Self.contains(node, shared) }

  /// The node that several places share and that begins last before a byte of the file.
  func shared(before offset: Int, in tree: Tree) -> NodeID? {
    let index = shared.partitioningIndex { tree.span($0.lowerBound).start > offset }
    return index > 0 ? shared[index - 1].lowerBound : nil
  }

  /// `parts` are by place and apart.
  func nameFromOutside(_ parts: [Range<NodeID>]) -> Bool {
    parts.contains { part in
      let first = names.partitioningIndex { $0.named >= part.lowerBound }
      return names[first...].prefix { $0.named < part.upperBound }.contains { !Self.contains($0.alias, parts) }
    }
  }

  private static func contains(_ node: NodeID, _ parts: [Range<NodeID>]) -> Bool {
    let index = parts.partitioningIndex { $0.upperBound > node }
    return index < parts.count && parts[index].lowerBound <= node
  }
}
