import OSAMSyntax
import TestSupport
import Testing

/// Changes of the tree, and the bytes they become.
@Suite struct EditorTests {
  /// A change of the node at a pointer; the key of a member is the node before its value.
  private func changed(
    _ text: String, _ syntax: Tree.Syntax, _ change: (Tree, (String) -> NodeID) -> Change
  ) -> String? {
    let tree = Tree.read(Array(text.utf8), as: syntax)
    func node(_ pointer: String) -> NodeID {
      var nodes: [NodeID] = []
      for index in tree.nodeIDs.dropFirst() where tree.pointer(from: 0, to: index) == pointer {
        nodes.append(index)
      }
      // The key comes first, then the value and what is in it.
      return pointer.isEmpty ? 0 : nodes.first { !(isKey(tree, $0)) } ?? NodeID(-1)
    }
    return tree.edits(for: [change(tree, node)]).map { String(decoding: $0.applied(to: tree.bytes), as: UTF8.self) }
  }

  private func isKey(_ tree: Tree, _ node: NodeID) -> Bool { key(tree, of: node.next) == node }

  private func key(_ tree: Tree, of value: NodeID) -> NodeID? {
    for object in tree.nodeIDs where tree.kind(object) == .object {
      var key: NodeID?
      tree.forEachPair(of: object) { if $0.place == value { key = $0.key } }
      if key != nil { return key }
    }
    return nil
  }

  @Test(
    arguments: [
      (#"{"a": "x" , "b": 2}"#, #"{"a": 7 , "b": 2}"#, Tree.Syntax.json),
      ("a: x  # why\nb: 2\n", "a: 7  # why\nb: 2\n", .yaml),
      ("a: 'x'\r\n", "a: 7\r\n", .yaml), ("a: &one x\nb: *one\n", nil, .yaml), ("a: !!str x\n", nil, .yaml),
      ("a: |\n  x\n", "a: 7\n", .yaml), (#"{"a": "x",}"#, nil, .json),
    ] as [(String, String?, Tree.Syntax)])
  func aNumberInPlaceOfAValue(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { .set($1("/a"), .integer(7)) } == expected)
  }

  @Test(
    arguments: [
      ("a: x\n", "it's", "a: it's\n"), ("a: 'x'\n", "it's", "a: 'it''s'\n"), ("a: \"x\"\n", "it's", "a: \"it's\"\n"),
      ("a: x\n", "no", "a: \"no\"\n"), ("a: x\n", "1.10", "a: \"1.10\"\n"), ("a: x\n", "b: c", "a: \"b: c\"\n"),
      ("a: 1.10\n", "1.10", "a: \"1.10\"\n"), ("a: x\n", "2022-02-20", "a: \"2022-02-20\"\n"),
      ("{a: x}\n", "b, c", "{a: \"b, c\"}\n"),
      ("a: 'x'\n", "é\u{200B}", "a: \"é\\u200B\"\n"), ("a: x\n", "", "a: \"\"\n"), ("a: x\n", "- b", "a: \"- b\"\n"),
      ("a: |\n  x\n", "y", nil),
    ] as [(String, String, String?)])
  func aTextKeepsItsQuotesWhereItMay(_ text: String, _ new: String, _ expected: String?) {
    #expect(changed(text, .yaml) { .set($1("/a"), .string(new)) } == expected)
  }

  @Test(
    arguments: [
      (#"{"a": "one two"}"#, #"{"a": "one 2"}"#, Tree.Syntax.json),
      (#"{"a": "\u006fne two"}"#, #"{"a": "\u006fne 2"}"#, .json),
      ("a: one two\n", "a: one 2\n", .yaml), ("a: 'one two'\n", "a: 'one 2'\n", .yaml),
      ("a: >-\n  one\n  two\n", "a: >-\n  one\n  2\n", .yaml), ("a: |\n  one two\n", "a: |\n  one 2\n", .yaml),
      ("a: one\n  two\n", "a: one\n  2\n", .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func aPieceOfAText(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { .replace(4..<7, in: $1("/a"), with: "2") } == expected)
  }

  /// Written with an escape it is found inside of a longer word only, which is another one.
  @Test func aWordIsNoPartOfAnother() {
    let text = #"{"a": "cel\u002ela a www.excel.lar.com"}"#
    #expect(
      changed(text, .json) { .replace(3..<4, in: $1("/a"), with: "·") } == #"{"a": "cel·la a www.excel.lar.com"}"#)
  }

  /// A word that is there again and again: the one that is meant changes, however the text is written.
  @Test(
    arguments: [
      (#"{"a": "two\ntwo\ntwo"}"#, #"{"a": "two\n2\ntwo"}"#, Tree.Syntax.json),
      (#"{"a": "\u0074wo two \u0074wo"}"#, #"{"a": "\u0074wo 2 \u0074wo"}"#, .json),
      ("a: >-\n  two two\n  two\n", "a: >-\n  two 2\n  two\n", .yaml),
      ("a: >-\r\n  two\r\n  two two\r\n", "a: >-\r\n  two\r\n  2 two\r\n", .yaml),
      ("a: |+\n   two\n   two\n   two\n\n", "a: |+\n   two\n   2\n   two\n\n", .yaml),
      ("a: two two\n  two\n", "a: two 2\n  two\n", .yaml),
      ("a: 'two two ''two'''\n", "a: 'two 2 ''two'''\n", .yaml),
      ("a: \"two two\n\n  two\\\n  two\"\n", "a: \"two 2\n\n  two\\\n  two\"\n", .yaml),
      ("a: \"two\\ttwo\\x20two\"\n", "a: \"two\\t2\\x20two\"\n", .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func aWordThatComesAgain(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { .replace(4..<7, in: $1("/a"), with: "2") } == expected)
  }

  /// Where lines end, blanks are lost and empty lines are something else, so nothing there is taken for what it seems.
  @Test(
    arguments: [
      ("a: >-\n  b\n  x\n  c\n", 2..<3, "", nil), ("a: >-\n  bx\n  c\n", 1..<2, "", "a: >-\n  b\n  c\n"),
      ("a: >-\n  b\tc\n  d\n", 1..<2, " ", "a: >-\n  b c\n  d\n"), ("a: >-\n  bx\n  c\n", 1..<2, " ", nil),
      ("a: >-\n  b\n  c\n", 1..<2, "-", nil), ("a: |\n  b\n", 1..<2, "", nil),
      ("a: b\n  xc\n", 2..<3, "- ", "a: b\n  - c\n"), ("a: b\n  cx\n", 3..<4, ":", nil),
    ] as [(String, Range<Int>, String, String?)])
  func aPieceAtTheEndOfALine(_ text: String, _ range: Range<Int>, _ new: String, _ expected: String?) {
    #expect(changed(text, .yaml) { .replace(range, in: $1("/a"), with: new) } == expected)
  }

  /// Two halves of a character that stand apart are not put together.
  @Test func halvesStayApart() {
    func without(_ range: Range<Int>, _ text: String) -> String? {
      changed(text, .json) { .replace(range, in: $1("/a"), with: "") }
    }
    #expect(without(3..<4, #"{"a": "\ud83dx\ude00"}"#) == nil)
    #expect(without(4..<5, #"{"a": "\ud83d\ude00x\n"}"#) == #"{"a": "\ud83d\ude00\n"}"#)
  }

  @Test(
    arguments: [
      (#"{"b": 1, "c": 2}"#, #"{"new": 1, "c": 2}"#, Tree.Syntax.json), ("b: 1\nc: 2\n", "new: 1\nc: 2\n", .yaml),
      ("'b': 1\n", "'new': 1\n", .yaml), ("? b\n: 1\n", "? new\n: 1\n", .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func aKeyIsRenamed(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) throws {
    #expect(changed(text, syntax) { .rename(key: key($0, of: $1("/b")) ?? NodeID(-1), to: "new") } == expected)
  }

  @Test(
    arguments: [
      (#"{"a": 1, "b": 2, "c": 3}"#, #"{"a": 1, "c": 3}"#, Tree.Syntax.json),
      (#"{"b": 2, "c": 3}"#, #"{"c": 3}"#, .json),
      (#"{"a": 1, "b": 2}"#, #"{"a": 1}"#, .json), (#"{"b": 2}"#, "{}", .json),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"a\": 1\n}", .json),
      ("a: 1\nb: 2\nc: 3\n", "a: 1\nc: 3\n", .yaml), ("a: 1\nb: 2  # two\nc: 3\n", nil, .yaml),
      ("a: 1\nb:\n  x: 1\n  y: 2\nc: 3", "a: 1\nc: 3", .yaml),
      ("b: 2\nc: 3\n", "c: 3\n", .yaml), ("a: 1\nb: |\n  x\n\nc: 3\n", "a: 1\n\nc: 3\n", .yaml), ("b: 2\n", nil, .yaml),
      ("{a: 1, b: 2}", "{a: 1}", .yaml), ("{a: 1, # one\n b: 2}", nil, .yaml),
      // A value that is named behind it would be missed there; one that only it names would not.
      ("a: 1\nb: &b 2\nc: *b\n", nil, .yaml), ("{a: 1, b: [&b 2], c: *b}", nil, .yaml),
      ("a: 1\nb: [&b 2, *b]\nc: 3\n", "a: 1\nc: 3\n", .yaml), ("a: &a 1\nb: *a\nc: 3\n", "a: &a 1\nc: 3\n", .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func aMemberGoes(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { .remove(key: key($0, of: $1("/b")) ?? NodeID(-1), from: 0) } == expected)
  }

  @Test(
    arguments: [
      ("{\n  \"a\": 1,\n  \"c\": 3\n}", "{\n  \"a\": 1,\n  \"b\": true,\n  \"c\": 3\n}", Tree.Syntax.json),
      (#"{"a":1,"c":3}"#, #"{"a":1,"b":true,"c":3}"#, .json),
      ("{\r\n\t\"a\": 1\r\n}", "{\r\n\t\"a\": 1,\r\n\t\"b\": true\r\n}", .json),
      (#"{"a": {"x": 1}}"#, #"{"a": {"x": 1}, "b": true}"#, .json), (#"{"a":1}"#, #"{"a":1,"b":true}"#, .json),
      ("a: 1\nc: 3\n", "a: 1\nb: true\nc: 3\n", .yaml),
      ("a: 1  # one\n\n# three\nc: 3\n", "a: 1  # one\nb: true\n\n# three\nc: 3\n", .yaml),
      ("a:\n  x: 1\n  y: |\n    z\n\nc: 3\n", "a:\n  x: 1\n  y: |\n    z\nb: true\n\nc: 3\n", .yaml),
      ("a: 1", "a: 1\nb: true", .yaml),
      ("{a: 1, c: 3}", "{a: 1, b: true, c: 3}", .yaml), ("{a, c: 3}", "{a, b: true, c: 3}", .yaml),
      ("a: |+\n  z\n\nc: 3\n", nil, .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func aMemberComesBehindAnother(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(
      changed(text, syntax) { .insert("b", .bool(true), into: 0, behind: key($0, of: $1("/a"))) } == expected)
  }

  @Test func aMemberOfAListItem() {
    let changed = changed("- a: 1\n  c: 3\n- a: 2\n", .yaml) { tree, _ in .insert("b", .bool(true), into: 1, behind: 2)
    }
    #expect(changed == "- a: 1\n  b: true\n  c: 3\n- a: 2\n")
  }

  @Test(
    arguments: [
      ("[1, 2, 3]", "[2, 3, 1]", Tree.Syntax.json), ("[\n  {\"a\": 1},\n  2\n]", "[\n  2,\n  {\"a\": 1}\n]", .json),
      ("- a: 1\n  b: 2\n- 2\n# three\n- 3\n", "- 2\n# three\n- 3\n- a: 1\n  b: 2\n", .yaml),
      ("- 1\n- 2\n  # end\n", nil, .yaml),
      ("- 1\n- 2", "- 2\n- 1", .yaml), ("- &a 1\n- *a\n", nil, .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func anItemGoesToTheEnd(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { _, _ in .moveToEnd(item: 1, of: 0) } == expected)
  }

  @Test(
    arguments: [
      ("[1, 2, 3]", "[1, 3]", Tree.Syntax.json), ("[\n  1,\n  {\"a\": 2}\n]", "[\n  1\n]", .json),
      ("- 1\n# two\n- a: 2\n  b: 2 # b\n# three\n- 3\n", "- 1\n# three\n- 3\n", .yaml),
      ("[1, &b 2, 3]", "[1, 3]", .yaml), ("[1, &b 2, *b]", nil, .yaml), ("- 1\n- a: &b 2\n- *b\n", nil, .yaml),
      ("- &a 1\n- *a\n- 3\n", "- &a 1\n- 3\n", .yaml),
    ] as [(String, String?, Tree.Syntax)])
  func anItemGoes(_ text: String, _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { tree, _ in .removeItems([1], of: tree.ownItems(of: 0), in: 0) } == expected)
  }

  @Test(
    arguments: [
      ("[1, 2, 3, 4]", [0, 1, 3], "[3]", Tree.Syntax.json), ("[1, 2, 3, 4]", [1, 2], "[1, 4]", .json),
      ("[\n  1,\n  2\n]", [0, 1], "[]", .json), ("[1, 2]", [2], nil, .json),
      ("- 1\n- 2\n# three\n- 3\n- 4\n", [0, 2], "- 2\n- 4\n", .yaml), ("- 1\n- 2\n", [0, 1], nil, .yaml),
      // Those that name each other go together.
      ("[0, &a 1, 2, *a]", [1, 3], "[0, 2]", .yaml), ("[0, &a 1, 2, *a]", [1, 2], nil, .yaml),
      ("[&a 1, 2]", [0], nil, .yaml), ("[1, !!str 2]", [0], nil, .yaml), ("[&a 1, !!str 2]", [0, 1], "[]", .yaml),
    ] as [(String, [Int], String?, Tree.Syntax)])
  func itemsGoTogether(_ text: String, _ places: [Int], _ expected: String?, _ syntax: Tree.Syntax) {
    #expect(changed(text, syntax) { tree, _ in .removeItems(places, of: tree.ownItems(of: 0), in: 0) } == expected)
  }

  @Test func allItemsOfAMemberGo() {
    let changed = changed("a:\n  # one\n  - 1\n  - 2\nb: 3\n", .yaml) { tree, node in
      .removeItems([0, 1], of: tree.ownItems(of: node("/a")), in: node("/a"))
    }
    #expect(changed == "a: []\nb: 3\n")
  }

  @Test func twoValuesChangePlaces() {
    #expect(changed(#"{"a": 1, "b": "x"}"#, .json) { .swap($1("/a"), $1("/b")) } == #"{"a": "x", "b": 1}"#)
    #expect(changed("a: 1 # one\nb: 'x'\n", .yaml) { .swap($1("/a"), $1("/b")) } == "a: 'x' # one\nb: 1\n")
  }

  @Test func aValueIsWrapped() {
    #expect(changed("{\n  \"a\": 1\n}\n", .json) { _, _ in .wrap(0, in: "data") } == "{\"data\": {\n  \"a\": 1\n}}\n")
    #expect(changed("a: 1\n", .yaml) { _, _ in .wrap(0, in: "data") } == nil)
  }

  @Test func editsAtOnePlaceAreNone() {
    let edits = [TextEdit(SourceSpan(3, 5), "a"), TextEdit(SourceSpan(5, 5), "b")]
    #expect(edits.inOrder == nil)
    #expect([TextEdit(SourceSpan(3, 5), ""), TextEdit(SourceSpan(4, 6), "")].inOrder == nil)
    let apart = [TextEdit(SourceSpan(6, 7), "y"), TextEdit(SourceSpan(0, 1), "x")].inOrder
    #expect(apart?.applied(to: Array("abcdefgh".utf8)) == Array("xbcdefyh".utf8))
  }
}
