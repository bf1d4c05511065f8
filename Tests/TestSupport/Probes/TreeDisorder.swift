import OSAMSyntax

extension Tree {
  /// A fault in the links and places of the nodes, or nil. Any input must give nil.
  package var disorder: String? {
    var expected = NodeID.first
    for root in roots {
      guard root == expected else { return "root \(root.index) does not follow node \(expected.index - 1)" }
      if let problem = disorder(at: root, within: SourceSpan(0, bytes.count)) { return problem }
      expected = after(root)
    }
    guard expected == nodeIDs.upperBound else { return "\(nodes.count - expected.index) nodes belong to no root" }
    for fault in faults where fault.span.start > fault.span.end || fault.span.end > bytes.count {
      return "\(fault) is outside of the file"
    }
    for fault in faults {
      if let related = fault.related, related.start > related.end || related.end > bytes.count {
        return "\(fault) answers to a place outside of the file"
      }
    }
    for (fault, next) in zip(faults, faults.dropFirst()) where fault.span.start > next.span.start {
      return "\(next) is listed after \(fault)"
    }
    return splitCharacter
  }

  /// A place that begins or ends inside a character of well-formed text.
  private var splitCharacter: String? {
    guard UTF8Check.firstInvalidOffset(bytes) == nil else { return nil }
    func splits(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    func splits(_ span: SourceSpan) -> Bool { splits(span.start) || splits(span.end) }
    for (index, node) in nodes.enumerated() where splits(node.span) { return "node \(index) splits a character" }
    for fault in faults where splits(fault.span) || fault.related.map(splits) == true {
      return "\(fault) splits a character"
    }
    return nil
  }

  private func disorder(at root: NodeID, within file: SourceSpan) -> String? {
    // Its own stack, because the trees of these tests may be very deep.
    var open: [(end: NodeID, children: Int, node: NodeID?)] = [(after(root), 0, nil)]
    var previousEnd = 0
    for id in nodes(in: root) {
      while let last = open.last, last.end <= id { open.removeLast() }
      let (node, index) = (nodes[id], id.index)
      if node.start > node.end || Int(node.end) > file.end { return "node \(index) spans \(node.span)" }
      if let last = open.last, let parent = last.node {
        if !span(parent).contains(node.span) { return "node \(index) lies outside of its parent \(parent.index)" }
        if after(id) > last.end { return "node \(index) ends after its parent \(parent.index)" }
        open[open.count - 1].children += 1
      }
      if Int(node.start) < previousEnd { return "node \(index) starts before the one in front of it ends" }
      previousEnd = node.isContainer ? Int(node.start) : Int(node.end)
      if node.isContainer {
        if node.linked <= id || node.linked > nodeIDs.upperBound { return "node \(index) links to \(node.link)" }
        if node.kind == .object, childCount(id) % 2 == 1 { return "object \(index) has a key without value" }
        open.append((node.linked, 0, id))
      }
      if node.kind == .alias, nodes[node.linked].kind == .alias || node.linked >= id {
        return "alias \(index) names node \(node.link)"
      }
    }
    return nil
  }

  private func childCount(_ container: NodeID) -> Int {
    var count = 0
    var child = container.next
    while child < after(container) {
      count += 1
      child = after(child)
    }
    return count
  }
}
