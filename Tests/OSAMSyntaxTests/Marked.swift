import OSAMSyntax

/// A text in which `⟦` and `⟧` stand around spans. An empty pair marks a place where something is missing.
struct Marked {
  let bytes: [UInt8]
  /// By start, then by end, as the readers list their faults.
  let spans: [SourceSpan]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var spans: [SourceSpan] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": open.append(bytes.count)
      case "⟧": spans.append(SourceSpan(open.removeLast(), bytes.count))
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    precondition(open.isEmpty, "unpaired marks in \(text)")
    self.bytes = bytes
    self.spans = spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

/// Random numbers that are the same on every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Tree {
  /// What is broken about the links and places of the nodes, or nil. For any input there must be nothing.
  var disorder: String? {
    var expected = 0
    for root in roots {
      guard root == expected else { return "root \(root) does not follow node \(expected - 1)" }
      if let problem = disorder(at: root, within: SourceSpan(0, bytes.count)) { return problem }
      expected = after(root)
    }
    guard expected == nodes.count else { return "\(nodes.count - expected) nodes belong to no root" }
    for fault in faults where fault.span.start > fault.span.end || fault.span.end > bytes.count {
      return "\(fault) is outside of the file"
    }
    for fault in faults {
      if let related = fault.related, related.start > related.end || related.end > bytes.count {
        return "\(fault) answers to a place outside of the file"
      }
    }
    return nil
  }

  private func disorder(at root: Int, within file: SourceSpan) -> String? {
    // Its own stack, because the trees of these tests may be very deep.
    var open = [(end: after(root), children: 0, node: -1)]
    var previousEnd = 0
    for index in root..<after(root) {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = nodes[index]
      if node.start > node.end || Int(node.end) > file.end { return "node \(index) spans \(node.span)" }
      if let parent = open.last, parent.node >= 0 {
        if !span(parent.node).contains(node.span) { return "node \(index) lies outside of its parent \(parent.node)" }
        if after(index) > parent.end { return "node \(index) ends after its parent \(parent.node)" }
        open[open.count - 1].children += 1
      }
      if Int(node.start) < previousEnd { return "node \(index) starts before the one in front of it ends" }
      previousEnd = node.isContainer ? Int(node.start) : Int(node.end)
      if node.isContainer {
        if Int(node.link) <= index || Int(node.link) > nodes.count { return "node \(index) links to \(node.link)" }
        if node.kind == .object, childCount(index) % 2 == 1 { return "object \(index) has a key without value" }
        open.append((end: Int(node.link), children: 0, node: index))
      }
      if node.kind == .alias, nodes[Int(node.link)].kind == .alias || Int(node.link) >= index {
        return "alias \(index) names node \(node.link)"
      }
    }
    return nil
  }

  private func childCount(_ container: Int) -> Int {
    var count = 0
    var index = container + 1
    while index < after(container) {
      count += 1
      index = after(index)
    }
    return count
  }

  /// The tree as text: `{k: v}`, `[…]`, strings in quotes, other scalars by kind.
  func sketch(_ node: Int) -> String {
    switch kind(node) {
    case .object:
      var parts: [String] = []
      forEachPair(of: node) { parts.append("\(text($0.key)): \(sketch($0.value))") }
      return "{" + parts.joined(separator: ", ") + "}"
    case .array:
      var parts: [String] = []
      forEachItem(of: node) { parts.append(sketch($0)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .string: return "\"\(text(node))\""
    case .number: return text(node)
    case .boolean: return text(node).lowercased()
    case .null: return "null"
    case .word: return "<\(text(node))>"
    case .alias: return sketch(resolved(node))
    case .missing: return "?"
    }
  }
}
