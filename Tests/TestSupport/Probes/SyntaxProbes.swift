import OSAMSyntax

package enum JSONProbe {
  static func problem(_ bytes: [UInt8]) -> String? {
    let tree = Tree.read(bytes, as: .json)
    if let disorder = tree.disorder { return disorder }
    if let difference = differenceOfReaders(tree) { return "the reader that goes on after faults: \(difference)" }
    tree.readEverything()
    let isClean = tree.faults.allSatisfy { $0.kind == .loneSurrogate }
    guard isClean == StrictJSON.accepts(bytes) else {
      return "the reader \(isClean ? "accepts" : "refuses") what the grammar does not: \(tree.faults.prefix(3))"
    }
    guard isClean, let root = tree.roots.first else { return nil }
    if tree.depth <= 200 {
      // The writer nests calls.
      for isPretty in [false, true] {
        let again = Tree.read(Array(JSONValue(tree, root).text(pretty: isPretty).utf8), as: .json)
        if let difference = tree.difference(from: again, spans: false) {
          return "written and read again: \(difference)"
        }
      }
    }
    return tree.faults.isEmpty ? differenceAsYAML(tree) : nil
  }

  /// A text without faults is read in one pass, any other by the reader that goes on after them: both read alike.
  package static func differenceOfReaders(_ tree: Tree) -> String? {
    let other = Tree.readOn(tree.bytes, as: .json)
    if tree.faults != other.faults { return "\(tree.faults.prefix(3)) are \(other.faults.prefix(3))" }
    func facts(_ node: Node) -> [UInt32] {
      [node.start, node.end, node.link, UInt32(node.kind.rawValue), UInt32(node.flags.rawValue)]
    }
    if tree.roots != other.roots || tree.nodes.count != other.nodes.count { return "there are other nodes" }
    let place = tree.nodes.indices.first { facts(tree.nodes[$0]) != facts(other.nodes[$0]) }
    return place.map { "node \($0) is \(tree.nodes[$0]) and \(other.nodes[$0])" }
  }

  /// JSON is YAML, up to the limits of libyaml, which are faults, and to its three more line ends.
  static func differenceAsYAML(_ tree: Tree) -> String? {
    let yaml = Tree.read(tree.bytes, as: .yaml)
    guard yaml.faults.isEmpty, !hasYAMLLineEnds(tree.bytes) else { return nil }
    return tree.difference(from: yaml, spans: true).map { "read as YAML: \($0)" }
  }

  /// U+0085, U+2028 and U+2029 end a line in YAML 1.1, and lines in quotes are folded.
  static func hasYAMLLineEnds(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { [0x85, 0x2028, 0x2029].contains($0.value) }
  }
}

enum YAMLProbe {
  static func problem(_ bytes: [UInt8]) -> String? {
    let tree = Tree.read(bytes, as: .yaml)
    if let disorder = tree.disorder { return disorder }
    tree.readEverything()
    if tree.faults.isEmpty, tree.roots.isEmpty { return "neither documents nor faults" }
    return nil
  }
}

extension Tree {
  /// Looks at everything once: texts, pairs with merged ones, and the pointers of the first nodes.
  func readEverything() {
    var merges = 0
    for index in nodeIDs {
      switch kind(index) {
      case .object:
        forEachPair(of: index) { if $0.merged { merges += 1 } }
        if merges > 10_000 { return }
      case .array: forEachItem(of: index) { _ = kind($0) }
      default:
        _ = text(index)
        _ = textAsRead(index)
      }
    }
    guard let root = roots.first else { return }
    for index in nodeIDs.prefix(40) { _ = pointer(from: root, to: index) }
  }

  var depth: Int {
    var deepest = 0
    var ends: [NodeID] = []
    for index in nodeIDs {
      while let end = ends.last, end <= index { ends.removeLast() }
      if nodes[index].isContainer { ends.append(after(index)) }
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  /// The first node in which two trees differ, or nil. Half a surrogate pair is U+FFFD in both.
  func difference(from other: Tree, spans: Bool) -> String? {
    guard other.faults.isEmpty else { return "there are faults: \(other.faults.prefix(3))" }
    guard nodes.count == other.nodes.count, roots == other.roots else {
      return "\(nodes.count) nodes and \(other.nodes.count)"
    }
    for index in nodeIDs {
      let isSame =
        kind(index) == other.kind(index) && after(index) == other.after(index)
        && (!spans || span(index) == other.span(index))
        && (nodes[index].isContainer || text(index).utf8.elementsEqual(other.text(index).utf8))
      if !isSame { return "node \(index.index) is \(nodes[index]) and \(other.nodes[index])" }
    }
    return nil
  }
}
