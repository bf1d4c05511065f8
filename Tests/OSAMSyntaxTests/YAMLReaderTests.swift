import OSAMSyntax
import TestSupport
import Testing

struct YAMLReaderTests {
  private func yaml(_ text: String) -> Tree { Tree.read(Array(text.utf8), as: .yaml) }

  /// The value that a pointer names in the first document; the key in front of it has the same pointer.
  private func node(_ pointer: String, in tree: Tree) -> NodeID? {
    guard let root = tree.roots.first else { return nil }
    return tree.nodes(in: root).last { tree.pointer(from: root, to: $0) == pointer }
  }

  /// The bytes of one value each, and its text.
  @Test func spans() {
    let cases: [(name: String, text: String, pointer: String, value: String?)] = [
      ("plain", "a: ⟦one two⟧ # three\n", "/a", "one two"),
      ("plain, blanks behind", "a: ⟦one⟧   \nb: 1\n", "/a", "one"),
      ("plain over two lines", "a: ⟦one\n  two⟧\nb: 1\n", "/a", "one two"),
      ("plain at the end of the file", "a: ⟦one⟧", "/a", "one"),
      ("double quotes", "a: ⟦\"o\\tne\"⟧\n", "/a", "o\tne"),
      ("double quotes over lines", "a: ⟦\"one\n\n  two\"⟧\n", "/a", "one\ntwo"),
      ("single quotes", "a: ⟦'it''s'⟧\n", "/a", "it's"),
      ("empty quotes", "a: ⟦''⟧\n", "/a", ""),
      ("nothing", "a:⟦⟧\nb: 1\n", "/a", ""),
      ("nothing in a list", "-⟦⟧\n- 1\n", "/0", ""),
      ("literal", "a: ⟦|\n  one\n  two⟧\nb: 1\n", "/a", "one\ntwo\n"),
      ("literal, blank lines behind", "a: ⟦|+\n  one⟧\n\n\nb: 1\n", "/a", "one\n\n\n"),
      ("literal, comment behind", "a: ⟦|\n  one⟧\n# no text\nb: 1\n", "/a", "one\n"),
      ("literal with what looks like a comment", "a: ⟦|\n  one\n  # text⟧\nb: 1\n", "/a", "one\n# text\n"),
      ("folded", "a: ⟦>-\n  one\n  two⟧\n", "/a", "one two"),
      ("folded, without text", "a: ⟦>-⟧\n\nb: 1\n", "/a", ""),
      ("literal, CRLF", "a: ⟦|\r\n  one\r\n  two⟧\r\nb: 1\r\n", "/a", "one\ntwo\n"),
      ("flow list", "a: ⟦[1, {b: 2} ]⟧ \nc: 1\n", "/a", nil),
      ("flow mapping", "a: ⟦{b: 1,\n  c: [2]}⟧\nd: 1\n", "/a", nil),
      ("in a flow mapping", "{a: ⟦1⟧, b: 2}", "/a", "1"),
      ("pair in a flow list", "[⟦a: b⟧ , c]", "/0", nil),
      ("block mapping", "a:\n  ⟦b: 1\n  c: 2⟧\n\n# end\nd: 1\n", "/a", nil),
      ("block mapping that ends with a flow list", "a:\n  ⟦b: 1\n  c: [2, [3] ]⟧\n\nd: 1\n", "/a", nil),
      ("block mapping that ends with quotes", "a:\n  ⟦b: \"c\"⟧ # end\nd: 1\n", "/a", nil),
      ("block mapping that ends with a literal", "a:\n  ⟦b: |\n    c⟧\n\nd: 1\n", "/a", nil),
      ("block mapping that ends with nothing", "a:\n  ⟦b: 1\n  c:⟧\n\nd: 1\n", "/a", nil),
      ("block list", "a:\n  ⟦- 1\n  - [2]⟧\n\nb: 1\n", "/a", nil),
      ("block list at the depth of its key", "a:\n⟦- 1\n- {b: 2}⟧\n\nb: 1\n", "/a", nil),
      ("mapping in a list", "- ⟦a: 1\n  b: 2⟧\n- 3\n", "/0", nil),
      ("whole file", "# start\n⟦a: 1\nb: [2]⟧\n\n", "", nil),
      ("behind multibyte text", "ñ: 'l·l 😀'\na: {€: ⟦\"ñ\"⟧, b: 1}\n", "/a/€", "ñ"),
      ("multibyte over lines", "a: ⟦ñ\n  😀⟧\nb: 1\n", "/a", "ñ 😀"),
      ("multibyte literal", "ñ: |\n  😀\na: ⟦|\n  l·l⟧\n", "/a", "l·l\n"),
      ("CRLF", "ñ: 1\r\na: ⟦one⟧\r\nb: 1\r\n", "/a", "one"),
      ("lone CR", "ñ: 1\ra: ⟦one⟧\rb: 1\r", "/a", "one"),
      ("byte-order mark", "\u{FEFF}a: ⟦one⟧\n", "/a", "one"),
      ("byte-order mark and multibyte", "\u{FEFF}ñ: 1\r\na: ⟦'ñ'⟧\n", "/a", "ñ"),
      ("behind U+2028", "ñ: \"\u{2028}\"\na: ⟦one⟧\n", "/a", "one"),
      ("anchor in front", "a: &x ⟦one⟧\n", "/a", "one"),
      ("anchor in front of quotes", "a: &x ⟦\"one\"⟧\n", "/a", "one"),
      ("tag and anchor in front", "a: !!str &x ⟦12⟧\n", "/a", "12"),
      ("anchor in front of a flow list", "a: &x ⟦[1]⟧\n", "/a", nil),
      ("anchor in front of a block mapping", "a: &x # comment\n  ⟦b: 1\n  c: 2⟧\nd: 1\n", "/a", nil),
      ("anchor in front of a block list", "a: &x\n  ⟦- 1⟧\nb: 1\n", "/a", nil),
      ("anchor in front of a mapping and of its key", "a: &x\n  ⟦&y b: 1⟧\n", "/a", nil),
      ("anchor in front of a literal", "a: &x ⟦|\n  one⟧\n", "/a", "one\n"),
      ("tag in front of nothing", "a: !!str⟦⟧\nb: 1\n", "/a", ""),
      ("alias", "a: &x 1\nb: ⟦*x⟧\n", "/b", "1"),
      ("after many multibyte scalars", "# " + String(repeating: "ñ😀", count: 500) + "\na: ⟦one⟧\n", "/a", "one"),
    ]
    for item in cases {
      let marked = Marked(item.text)
      let tree = Tree.read(marked.bytes, as: .yaml)
      #expect(tree.faults.allSatisfy { $0.kind == .byteOrderMark }, "\(item.name): \(tree.faults)")
      #expect(tree.disorder == nil, "\(item.name)")
      let found = node(item.pointer, in: tree)
      #expect(found.map(tree.span) == marked.spans[0], "\(item.name)")
      if let found, let value = item.value { #expect(tree.text(found) == value, "\(item.name)") }
    }
  }

  @Test func contentIsBetweenTheQuotes() {
    let cases: [(name: String, text: String)] = [
      ("double", "a: \"⟦o\\tne⟧\"\n"), ("single", "a: '⟦it''s⟧'\n"), ("plain", "a: ⟦one⟧\n"),
      ("behind an anchor", "a: &x '⟦one⟧'\n"), ("literal", "a: ⟦|\n  one⟧\n"),
    ]
    for item in cases {
      let marked = Marked(item.text)
      let tree = Tree.read(marked.bytes, as: .yaml)
      #expect(node("/a", in: tree).map(tree.contentSpan) == marked.spans[0], "\(item.name)")
    }
  }

  /// How a scalar was written, which rules ask for.
  @Test func flagsOfStyles() {
    let tree = yaml("- a\n- 'a'\n- \"a\"\n- |\n  a\n- {<<: {}, '<<': 1}\n")
    let flags = tree.nodes.map { $0.flags.intersection([.plain, .singleQuoted, .block, .merge]) }
    #expect(flags == [[], .plain, .singleQuoted, [], .block, [], [.plain, .merge], [], .singleQuoted, .plain])
  }

  // MARK: Faults

  /// Everything that is wrong, at its place, and what is read nevertheless.
  @Test func faults() {
    let deep = 64
    let cases: [(name: String, text: String, kinds: [SyntaxFault.Kind], tree: String)] = [
      ("nothing", "⟦⟧", [.empty], ""),
      ("blanks", " \n\n⟦⟧", [.empty], ""),
      ("comments only", "# one\n  # two\n⟦⟧", [.empty], ""),
      ("byte-order mark only", "⟦\u{FEFF}⟧⟦⟧", [.byteOrderMark, .empty], ""),
      ("byte-order mark", "⟦\u{FEFF}⟧a: 1\n", [.byteOrderMark], "{a: 1}"),
      ("tab as indentation", "a:\n⟦\t⟧b: 1\n", [.yaml], "{a: ?}"),
      ("no colon", "a: 1\nb\nc: 2\n", [.yaml], "{a: 1}"),
      ("unclosed list", "a: [1, 2\n", [.yaml], "{a: [1, 2]}"),
      ("undefined alias", "a: ⟦*x⟧\nb: 1\n", [.yamlUndefinedAlias], "{a: ?, b: 1}"),
      ("alias of another document", "&x 1\n---\n⟦*x⟧\n", [.yamlUndefinedAlias], "1"),
      ("recursive alias", "a: &x [1, ⟦*x⟧]\n", [.yamlRecursiveAlias], "{a: [1, ?]}"),
      ("recursive alias in a mapping", "&x\na: {b: ⟦*x⟧}\n", [.yamlRecursiveAlias], "{a: {b: ?}}"),
      ("anchor used again inside", "&x [&x 1, *x]\n", [], "[1, 1]"),
      ("merge of a scalar", "⟦<<⟧: 1\na: 2\n", [.yamlBadMerge], "{a: 2}"),
      ("merge of nothing", "⟦<<⟧:\na: 2\n", [.yamlBadMerge], "{a: 2}"),
      ("merge of an alias of a scalar", "- &x 1\n- ⟦<<⟧: *x\n", [.yamlBadMerge], "[1, {}]"),
      ("merge of a list with a scalar", "- &x {a: 1}\n- ⟦<<⟧: [*x, 2]\n", [.yamlBadMerge], "[{a: 1}, {a: 1}]"),
      ("merge of an undefined alias", "<<: ⟦*x⟧\n", [.yamlUndefinedAlias], "{}"),
      (
        "deepest that is read", String(repeating: "[", count: deep) + String(repeating: "]", count: deep), [],
        String(repeating: "[", count: deep) + String(repeating: "]", count: deep)
      ),
      (
        "one deeper", String(repeating: "[", count: deep) + "⟦[⟧" + String(repeating: "]", count: deep + 1),
        [.yamlTooDeep],
        String(repeating: "[", count: deep) + String(repeating: "]", count: deep)
      ),
      ("control character", "ñ: 1\nb: \"x⟦\u{1}⟧\"\n", [.yaml], "{ñ: 1, b: ?}"),
      ("control character behind a byte-order mark", "⟦\u{FEFF}⟧ñ: ⟦\u{8}⟧1\n", [.byteOrderMark, .yaml], "{ñ: null}"),
      ("control character first", "⟦\u{8}⟧a: 1\n", [.yaml], ""),
    ]
    for item in cases {
      let marked = Marked(item.text)
      let tree = Tree.read(marked.bytes, as: .yaml)
      #expect(tree.faults.map(\.kind) == item.kinds, "\(item.name): \(tree.faults)")
      if !marked.spans.isEmpty { #expect(tree.faults.map(\.span) == marked.spans, "\(item.name)") }
      #expect((tree.roots.first.map(tree.sketch) ?? "") == item.tree, "\(item.name)")
      #expect(tree.disorder == nil, "\(item.name)")
    }
  }

  /// libyaml's words are kept beside ours, and the place is where the mistake begins.
  @Test func wordsOfTheParser() {
    let fault = yaml("ñ: 1\na: \"x\n").faults.first
    #expect(fault?.detail == "found unexpected end of stream")
    #expect(fault?.span == SourceSpan(9, 10), "the opening quote")
    #expect(yaml("a: \u{7}").faults.first?.detail == "control characters are not allowed")
    #expect(yaml("a: *x").faults.first?.detail == "x")
  }

  @Test func encodings() {
    let latin = Tree.read(Array("a: 1\nb: \"caf".utf8) + [0xE9] + Array("\"\n".utf8), as: .yaml)
    #expect(latin.faults == [SyntaxFault(.notUTF8, SourceSpan(12, 13))])
    #expect(latin.roots.first.map(latin.sketch) == "{a: 1, b: ?}", "what comes before is read")
    #expect(latin.disorder == nil && latin.bytes.count == 15)
    #expect(Tree.read([0xE9], as: .yaml).faults == [SyntaxFault(.notUTF8, SourceSpan(0, 1))])
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0xFF]
    #expect(Tree.read(marked, as: .yaml).faults.map(\.kind) == [.byteOrderMark, .notUTF8])
    for wide: [UInt8] in [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x3A, 0], [0, 0x61, 0, 0x3A]] {
      let tree = Tree.read(wide, as: .yaml)
      #expect(tree.faults == [SyntaxFault(.wideEncoding, SourceSpan(0, 2))])
      #expect(tree.nodes.isEmpty)
    }
  }

  @Test func severalDocuments() {
    let tree = yaml("a: 1\n--- [2]\n--- # nothing\n...\n---\n&x b\n")
    #expect(tree.faults == [])
    #expect(tree.roots.map(tree.sketch) == ["{a: 1}", "[2]", "null", "\"b\""])
    #expect(tree.roots == [0, 3, 5, 6])
    #expect(tree.disorder == nil)
  }

  // MARK: Aliases and merge keys

  @Test func aliasesAndMerges() {
    let cases: [(name: String, text: String, tree: String)] = [
      ("alias of a scalar", "- &x 1\n- *x\n", "[1, 1]"),
      ("alias of a list", "- &x [1]\n- *x\n", "[[1], [1]]"),
      ("alias as key", "- &x a\n- {*x : 1}\n", #"["a", {a: 1}]"#),
      ("anchor given again", "- &x 1\n- &x 2\n- *x\n", "[1, 2, 2]"),
      ("merge", "- &x {a: 1, b: 2}\n- {<<: *x, c: 3}\n", "[{a: 1, b: 2}, {c: 3, a: 1, b: 2}]"),
      (
        "explicit wins, before and after", "- &x {a: 1, b: 2}\n- {b: 8, <<: *x, a: 9}\n", "[{a: 1, b: 2}, {b: 8, a: 9}]"
      ),
      (
        "list, the first wins", "- &x {a: 1}\n- &y {a: 2, b: 2}\n- {<<: [*x, *y]}\n",
        "[{a: 1}, {a: 2, b: 2}, {a: 1, b: 2}]"
      ),
      ("mapping in place", "{<<: {a: 1}, b: 2}", "{b: 2, a: 1}"),
      (
        "nested", "- &x {a: 1, z: 1}\n- &y {<<: *x, a: 2, b: 2}\n- {<<: *y, c: 3}\n",
        "[{a: 1, z: 1}, {a: 2, b: 2, z: 1}, {c: 3, a: 2, b: 2, z: 1}]"
      ),
      (
        "nested before the next of a list", "- &x {a: 1}\n- &y {<<: *x}\n- &z {a: 9}\n- {<<: [*y, *z]}\n",
        "[{a: 1}, {a: 1}, {a: 9}, {a: 1}]"
      ),
      ("quoted, no merge", #"{"<<": {a: 1}}"#, "{<<: {a: 1}}"),
      ("as a value, no merge", "{a: <<}", #"{a: "<<"}"#),
      ("in a list, no merge", "[<<]", #"["<<"]"#),
      ("duplicates stay", "{a: 1, a: 2}", "{a: 1, a: 2}"),
    ]
    for item in cases {
      let tree = yaml(item.text)
      #expect(tree.faults == [], "\(item.name)")
      #expect(tree.roots.map(tree.sketch) == [item.tree], "\(item.name)")
    }
  }

  /// A merged pair says so, and has its place where it was written.
  @Test func mergedPairs() {
    let tree = yaml("base: &x {a: 1}\nmine:\n  <<: *x\n  b: *x\n")
    guard let mine = node("/mine", in: tree), let base = node("/base", in: tree) else {
      Issue.record("the mappings are not there")
      return
    }
    var seen: [String] = []
    tree.forEachPair(of: mine) { pair in
      seen.append("\(tree.text(pair.key)) \(pair.merged) \(pair.value == base) \(pair.place == pair.value)")
    }
    #expect(seen == ["b false true false", "a true false true"])
  }

  /// Aliases of aliases grow without bound; reading them stops at 10 000 nodes.
  @Test func aliasBomb() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      bomb += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    let tree = yaml(bomb)
    #expect(tree.faults.map(\.kind) == [.yamlTooManyAliases])
    #expect(tree.disorder == nil)

    // The limit itself: 2 nodes around, 99 in the list, and as many for each alias, and its own.
    func list(aliases: Int) -> Tree {
      yaml(
        "[&x [" + Array(repeating: "1", count: 98).joined(separator: ", ") + "]"
          + String(repeating: ", *x", count: aliases) + "]")
    }
    #expect(list(aliases: 99).faults == [], "1 + 99 + 99 × 100 = 10 000")
    #expect(list(aliases: 100).faults.map(\.kind) == [.yamlTooManyAliases])
    // Without aliases a file may be as long as it likes.
    #expect(yaml(String(repeating: "- 1\n", count: 20_000)).faults == [])
    // Merges of merges are followed a bounded number of times.
    var merges = "m0: &m0 {a: 1}\n"
    for level in 1...6 {
      merges +=
        "m\(level): &m\(level) {<<: [" + Array(repeating: "*m\(level - 1)", count: 3).joined(separator: ", ") + "]}\n"
    }
    let merged = yaml(merges)
    #expect(merged.roots.first.map(merged.sketch)?.hasSuffix("m6: {a: 1}}") == true)
  }

  /// Without the limit libyaml takes minutes for each.
  @Test(.timeLimit(.minutes(5))) func deepNestingIsRefusedAtOnce() {
    let texts: [(name: String, text: String)] = [
      ("lists", String(repeating: "[", count: 100_000)), ("mappings", String(repeating: "{", count: 100_000)),
      ("keys", String(repeating: "{a: ", count: 100_000)), ("block lists", String(repeating: "- ", count: 100_000)),
      ("block keys", String(repeating: "? ", count: 100_000)),
    ]
    for item in texts {
      let tree = yaml(item.text)
      #expect(tree.faults.map(\.kind) == [.yamlTooDeep], "\(item.name)")
      #expect(tree.disorder == nil, "\(item.name)")
    }
  }

  @Test func cutAndDamaged() {
    let whole = Array(
      """
      # Versión
      base: &base {es: "Hola\\t😀", ca: 'l·l'}
      list:
      - !!str 12
      - |
        one

        two
      - ? [k]
        : *base
      mine:
        <<: [*base, {x: 1}]
        b: >-
          folded
      ---
      - - - x
      """.utf8)
    #expect(Tree.read(whole, as: .yaml).faults == [])
    for length in 0..<whole.count {
      #expect(Tree.read(Array(whole[..<length]), as: .yaml).disorder == nil, "cut at \(length)")
    }
    let spice = Array("{}[],:\"'\\&*#!|>-?<% \n\r\tañ".utf8) + [0, 1, 0x85, 0xFF]
    var random = Seeded(state: 2021)
    for round in 0..<4000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        guard let index = bytes.indices.randomElement(using: &random) else { break }
        let other = spice.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = other
        case 1: bytes.remove(at: index)
        default: bytes.insert(other, at: index)
        }
      }
      let tree = Tree.read(bytes, as: .yaml)
      #expect(tree.disorder == nil, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      for node in tree.nodeIDs { _ = tree.text(node) }
      for root in tree.roots { _ = tree.sketch(root) }
    }
  }
}
