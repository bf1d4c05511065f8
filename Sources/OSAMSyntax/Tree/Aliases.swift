/// Which parts of a YAML file are named from elsewhere.
struct Aliases: Sendable {
  /// Nodes that are shared, with all that is in them: by place and apart.
  private let shared: [Range<Int>]
  /// Each alias and what it names, by what is named.
  private let names: [(named: Int, alias: Int)]

  init(_ nodes: [Node]) {
    let aliases = nodes.indices.filter { nodes[$0].kind == .alias }
    names = aliases.map { (Int(nodes[$0].link), $0) }.sorted { $0 < $1 }
    var shared: [Range<Int>] = []
    for (named, _) in names {
      let part = named..<(nodes[named].isContainer ? Int(nodes[named].link) : named + 1)
      if let last = shared.last, part.lowerBound < last.upperBound {
        shared[shared.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        shared.append(part)
      }
    }
    self.shared = shared
  }

  var isEmpty: Bool { names.isEmpty }

  func share(_ node: Int) -> Bool { Self.contains(node, shared) }

  /// The node that several places share and that begins last before a byte of the file.
  func shared(before offset: Int, in tree: Tree) -> Int? {
    let index = shared.partitioningIndex { tree.span($0.lowerBound).start > offset }
    return index > 0 ? shared[index - 1].lowerBound : nil
  }

  /// `parts` are by place and apart.
  func nameFromOutside(_ parts: [Range<Int>]) -> Bool {
    parts.contains { part in
      let first = names.partitioningIndex { $0.named >= part.lowerBound }
      return names[first...].prefix { $0.named < part.upperBound }.contains { !Self.contains($0.alias, parts) }
    }
  }

  private static func contains(_ node: Int, _ parts: [Range<Int>]) -> Bool {
    let index = parts.partitioningIndex { $0.upperBound > node }
    return index < parts.count && parts[index].lowerBound <= node
  }
}
