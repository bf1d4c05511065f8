import OSAMSyntax
import TestSupport
import Testing

struct TreeTests {
  private func json(_ text: String) -> Tree { Tree.read(Array(text.utf8), as: .json) }

  /// Each node of a document with its bytes, in file order.
  @Test func spansOfKeysAndValues() {
    let text = "{\n  \"ñ\" : [ -1.5e3 , \"l·l\" ],\r\n  \"b\":{\"c\":null,\"d\" : true } }\n"
    let tree = json(text)
    let expected: [(Node.Kind, String)] = [
      (.object, String(text.dropLast())),
      (.string, "\"ñ\""), (.array, "[ -1.5e3 , \"l·l\" ]"), (.number, "-1.5e3"), (.string, "\"l·l\""),
      (.string, "\"b\""), (.object, "{\"c\":null,\"d\" : true }"),
      (.string, "\"c\""), (.null, "null"), (.string, "\"d\""), (.boolean, "true"),
    ]
    #expect(tree.nodes.count == expected.count)
    for (node, item) in zip(tree.nodeIDs, expected) {
      let span = tree.span(node)
      #expect(tree.kind(node) == item.0, "node \(node.index)")
      #expect(String(decoding: tree.bytes[span.start..<span.end], as: UTF8.self) == item.1, "node \(node.index)")
    }
    #expect(tree.roots == [0])
    #expect(tree.nodeIDs.map(tree.after) == [11, 2, 5, 4, 5, 6, 11, 8, 9, 10, 11])
    #expect(MemoryLayout<Node>.size <= 16, "nodes are kept small")
  }

  @Test func contentIsBetweenTheQuotes() {
    let cases: [(name: String, text: String, content: String)] = [
      ("double quotes", "\"a\\nb\"", "a\\nb"), ("single quotes", "'a'", "a"), ("empty", "\"\"", ""),
      ("number", "12", "12"), ("unclosed", "\"abc", "abc"), ("unclosed and empty", "\"", ""), ("word", "abc", "abc"),
    ]
    for item in cases {
      let tree = json(item.text)
      let span = tree.contentSpan(0)
      #expect(String(decoding: tree.bytes[span.start..<span.end], as: UTF8.self) == item.content, "\(item.name)")
    }
  }

  @Test func escapesAreDecoded() {
    let cases: [(name: String, text: String, decoded: String)] = [
      ("short escapes", #""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      ("four digits, either case", #""\u00f1\u00F1\u20aC""#, "ññ€"),
      ("NUL", #""a\u0000b""#, "a\0b"),
      ("surrogate pair", #""\uD83D\uDE00""#, "😀"),
      ("highest", #""\uDBFF\uDFFF""#, "\u{10FFFF}"),
      ("high half alone", #""\uD83Dx""#, "\u{FFFD}x"),
      ("low half alone", #""\uDE00""#, "\u{FFFD}"),
      ("two high halves", #""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
      ("high half, then another escape", #""\uD83D\u0041""#, "\u{FFFD}A"),
      ("noncharacter", #""\uFFFF""#, "\u{FFFF}"),
      ("bad ones stay as written", #""\x\u12\u""#, #"\x\u12\u"#),
      ("behind text", #""ñ\n·😀""#, "ñ\n·😀"),
      ("backslash at the end of the file", "\"a\\", "a\\"),
    ]
    for item in cases {
      let decoded = json(item.text).text(0)
      #expect(Array(decoded.unicodeScalars) == Array(item.decoded.unicodeScalars), "\(item.name)")
    }
  }

  /// Names are compared byte for byte: `é` in one and in two scalars are different keys to every client.
  @Test func reads() {
    let cases: [(name: String, text: String, reads: Bool)] = [
      ("same", #""idé""#, true), ("escaped", #""\u0069d\u00e9""#, true), ("decomposed", "\"ide\u{301}\"", false),
      ("longer", #""idéa""#, false), ("shorter", #""id""#, false), ("other case", #""Idé""#, false),
      ("unquoted", "idé", true), ("empty", "\"\"", false),
    ]
    for item in cases { #expect(json(item.text).reads(0, "idé") == item.reads, "\(item.name)") }
    let yaml = Tree.read(Array("- &a 'it''s'\n- *a\n".utf8), as: .yaml)
    #expect(yaml.reads(1, "it's") && yaml.reads(2, "it's"), "pooled text, and through an alias")
  }

  @Test func pairsInFileOrderWithDuplicates() {
    let tree = json(#"{"a": 1, "b": {"a": 9}, "a": [2], "a": 3}"#)
    var pairs: [String] = []
    tree.forEachPair(of: 0) { pair in
      pairs.append("\(tree.text(pair.key))=\(tree.sketch(pair.value))")
      #expect(pair.value == pair.place && !pair.merged)
    }
    #expect(pairs == ["a=1", "b={a: 9}", "a=[2]", "a=3"])
    tree.forEachPair(of: 2) { _ in Issue.record("a scalar has no pairs") }
    tree.forEachItem(of: 0) { _ in Issue.record("an object has no items") }
    var items: [String] = []
    let list = json("[1, [2, 3], {\"a\": 4}, 5]")
    list.forEachItem(of: 0) { items.append(list.sketch($0)) }
    #expect(items == ["1", "[2, 3]", "{a: 4}", "5"])
  }

  /// The pointer to every node, for a key that of its value.
  @Test func pointers() {
    let tree = json(#"{"a": [1, {"x/y": 2}, []], "~": {"": 3}, "l·l": 4, "a~1/b": 5}"#)
    let expected = [
      "", "/a", "/a", "/a/0", "/a/1", "/a/1/x~1y", "/a/1/x~1y", "/a/2",
      "/~0", "/~0", "/~0/", "/~0/", "/l·l", "/l·l", "/a~01~1b", "/a~01~1b",
    ]
    #expect(tree.nodeIDs.map { tree.pointer(from: 0, to: $0) } == expected)
    #expect(tree.pointer(from: 4, to: 6) == "/x~1y", "from a container inside")
    #expect(tree.pointer(from: 4, to: 1) == "", "outside of it")

    let yaml = Tree.read(Array("a: &m {x: 1}\nb:\n  - *m\n  - {y: 2}\n".utf8), as: .yaml)
    #expect(
      yaml.nodeIDs.map { yaml.pointer(from: 0, to: $0) }
        == ["", "/a", "/a", "/a/x", "/a/x", "/b", "/b", "/b/0", "/b/1", "/b/1/y", "/b/1/y"])
  }

  // MARK: Places

  /// Starts of faults, an offset, the start of the nearest.
  @Test(
    arguments: [
      ([3], 0, 3), ([3], 9, 3), ([3, 7], 4, 3), ([3, 7], 6, 7), ([3, 7], 5, 3), ([3, 7], 7, 7), ([3, 7, 9], 100, 9),
    ] as [([Int], Int, Int)])
  func nearestFault(_ starts: [Int], _ offset: Int, _ nearest: Int) {
    let faults = starts.map { SyntaxFault(.comment, SourceSpan($0, $0 + 1)) }
    let tree = Tree(syntax: .json, bytes: [], nodes: [], roots: [], faults: faults)
    #expect(tree.fault(nearestTo: offset)?.span.start == nearest)
  }

  @Test func ofFaultsAtOnePlaceTheFirstIsNearest() {
    let faults = [3, 3, 7, 7].enumerated().map { SyntaxFault(.comment, SourceSpan($1, $1), detail: String($0)) }
    let tree = Tree(syntax: .json, bytes: [], nodes: [], roots: [], faults: faults)
    #expect(tree.fault(nearestTo: 4)?.detail == "0")
    #expect(tree.fault(nearestTo: 6)?.detail == "2")
    #expect(tree.fault(nearestTo: 9)?.detail == "2")
    #expect(Tree(syntax: .json, bytes: [], nodes: [], roots: [], faults: []).fault(nearestTo: 4) == nil)
  }

  @Test func faultsInside() {
    let faults = [(0, 1), (3, 4), (3, 9), (5, 6), (6, 6), (6, 7)].map { SyntaxFault(.comment, SourceSpan($0, $1)) }
    let tree = Tree(syntax: .json, bytes: [], nodes: [], roots: [], faults: faults)
    #expect(tree.faults(within: SourceSpan(3, 6)) == [1, 3, 4])
    #expect(tree.faults(within: SourceSpan(1, 3)) == [])
    #expect(tree.faults(within: SourceSpan(0, 9)) == [0, 1, 2, 3, 4, 5])
  }

  @Test func lastNodeThatBegan() {
    let tree = json(#" {"a": [1], "b": 2}"#)
    #expect([0, 1, 2, 4, 7, 8, 9, 12, 16, 30].map { tree.lastNode(from: $0) } == [nil, 0, 1, 1, 2, 3, 3, 4, 4, 5])
  }
}
