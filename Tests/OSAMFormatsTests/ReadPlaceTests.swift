import OSAMFormats
import OSAMSyntax
import Testing

/// Every value that a client's reader hands over knows the node that it was read from.
@Suite struct ReadPlaceTests {
  private static let text = """
    {"a": [1, {"b": "x"}, [], null], "é\\n": {"c": {}, "d": true},
    "e": false,
      "f": [[-1.5], {"g": {"h": "\\u00e9"}}]}
    """

  private static let readers: [(name: String, read: @Sendable ([UInt8]) -> Result<ReadValue, ReadFailure>)] = [
    ("Apple, first", { AppleJSON.read($0, keeps: .first) }), ("Apple, last", { AppleJSON.read($0, keeps: .last) }),
    ("Gson", { GsonJSON.read($0) }), ("Gson, joined", { GsonJSON.read($0, joinsLines: true, keepsDuplicates: true) }),
    ("Android", { AndroidJSON.read($0) }), ("Android, joined", { AndroidJSON.read($0, joinsLines: true) }),
    ("reference", { ReferenceJSON.read($0) }),
  ]

  @Test(arguments: readers.map(\.name), [text, text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text])
  func nodes(_ reader: String, _ text: String) throws {
    let read = try #require(Self.readers.first { $0.name == reader }).read
    // The one reader that takes no mark.
    if reader == "reference", text.hasPrefix("\u{FEFF}") { return }
    let tree = Tree.read(Array(text.utf8), as: .json)
    try compare(try read(tree.bytes).get(), tree, tree.roots[0])
  }

  /// In YAML a map begins where its first key does.
  @Test(arguments: [text, "a: &x\n  b: 1\nc: *x\nd:\n  - - e: 1\n  - f\n"])
  func nodesOfTree(_ text: String) throws {
    let tree = Tree.read(Array(text.utf8), as: .yaml)
    try compare(ReadValue(tree, tree.roots[0]), tree, tree.roots[0])
  }

  private func compare(_ value: ReadValue, _ tree: Tree, _ node: NodeID) throws {
    let node = tree.resolved(node)
    #expect(tree.node(at: value.place) == node)
    switch value.content {
    case .object(let members):
      var pairs: [Tree.Pair] = []
      tree.forEachPair(of: node) { pairs.append($0) }
      try #require(pairs.count == members.count)
      for (pair, member) in zip(pairs, members) {
        #expect(tree.node(at: member.place) == pair.key)
        try compare(member.value, tree, pair.value)
      }
    case .list(let items):
      var nodes: [NodeID] = []
      tree.forEachItem(of: node) { nodes.append($0) }
      try #require(nodes.count == items.count)
      for (node, item) in zip(nodes, items) { try compare(item, tree, node) }
    default: break
    }
  }

  /// The member that counts is the one whose place is given.
  @Test(arguments: readers.map(\.name))
  func duplicates(_ reader: String) throws {
    let tree = Tree.read(Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8), as: .json)
    let read = try #require(Self.readers.first { $0.name == reader }).read
    guard case .success(let value) = read(tree.bytes), let member = value.member("a") else { return }
    let key = try #require(tree.node(at: member.place))
    #expect(key == (member.value == .number("1") ? 1 : 5))
    #expect(tree.node(at: member.value.place) == key.next)
  }

  @Test func nowhere() {
    let tree = Tree.read(Array("[,1,]".utf8), as: .json)
    guard case .success(let value) = AndroidJSON.read(tree.bytes), case .list(let items) = value.content else { return }
    #expect(items.map(\.place) == [.nowhere, .byte(2), .nowhere])
    // Values that readers of different texts made are equal all the same.
    #expect(items[1] == .number("1"))
  }
}
