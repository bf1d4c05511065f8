import Foundation
import TestSupport
import Testing

@testable import OSAMSyntax

/// The meaning of each construct of YAML 1.2, by hand: the text, and the same as JSON, one for each document; nil where
/// a parser has to refuse the text. Facts that the public suite proves where it lies beside the repository
/// (ConformanceTests) stand here for everybody. The numbers are chapters of the specification.
@Suite struct YAMLGrammarTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// Nil where the text is no YAML.
    let documents: [String]?
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ documents: String...) {
      self.text = text
      self.documents = documents
    }

    init(refused text: String) {
      self.text = text
      documents = nil
    }
  }

  private static let rows: [Row] = [
    // 2, 8.2: block collections.
    Row("a: 1\nb: 2\n", #"{"a": 1, "b": 2}"#), Row("- 1\n- 2\n", "[1, 2]"),
    Row("a:\n  b:\n    c: d\n", #"{"a": {"b": {"c": "d"}}}"#),
    Row("a:\n- 1\n- 2\nb: 3\n", #"{"a": [1, 2], "b": 3}"#),
    Row("- a: 1\n  b: 2\n- c: 3\n", #"[{"a": 1, "b": 2}, {"c": 3}]"#),
    Row("- - 1\n  - 2\n- - 3\n", "[[1, 2], [3]]"), Row("-\n  a: 1\n-\n  b: 2\n", #"[{"a": 1}, {"b": 2}]"#),
    Row("a:\nb:\n", #"{"a": null, "b": null}"#), Row("- \n- 1\n", "[null, 1]"), Row("a:    1\n", #"{"a": 1}"#),
    Row("a b c: d e f\n", #"{"a b c": "d e f"}"#), Row("a:\n   b: 1\n   c: 2\n", #"{"a": {"b": 1, "c": 2}}"#),
    Row("? a\n: b\n? c\n: d\n", #"{"a": "b", "c": "d"}"#), Row("? a\n", #"{"a": null}"#),
    Row("? |\n  a\n: b\n", #"{"a\n": "b"}"#),
    // 6: blanks, comments, line ends.
    Row("# a\na: 1 # b\n# c\nb: 2\n", #"{"a": 1, "b": 2}"#), Row("a: b#c\n", ##"{"a": "b#c"}"##),
    Row("a: 'b # c'\n", ##"{"a": "b # c"}"##),
    Row("a: 1\r\nb: 2\r\n", #"{"a": 1, "b": 2}"#), Row("a: 1\rb: 2\r", #"{"a": 1, "b": 2}"#),
    Row("\n\na: 1\n\n\n", #"{"a": 1}"#),
    Row("a: 1", #"{"a": 1}"#), Row("a:\t1\n", #"{"a": 1}"#),
    // 7.3.3: plain texts.
    Row("a: b\n  c\n  d\n", #"{"a": "b c d"}"#), Row("a: b\n\n  c\n", #"{"a": "b\nc"}"#),
    Row("a: b:c\n", #"{"a": "b:c"}"#),
    Row("a: -b\n", #"{"a": "-b"}"#), Row("a: ?b\n", #"{"a": "?b"}"#),
    Row("a: http://b.cat/c?d=e#f\n", ##"{"a": "http://b.cat/c?d=e#f"}"##),
    Row("text\n", #""text""#), Row("a: b, c\n", #"{"a": "b, c"}"#), Row("a: b]\n", #"{"a": "b]"}"#),
    Row("a: é😀\n", #"{"a": "é😀"}"#),
    // 7.3.1, 7.3.2: quoted texts.
    Row(#"a: "b\tc\n\"d\" \\ \/""#, #"{"a": "b\tc\n\"d\" \\ /"}"#),
    Row(#"a: "\x41\u00e9\U0001F600""#, #"{"a": "Aé😀"}"#),
    Row(#"a: "\0\a\e\_\N\L\P""#, #"{"a": "\u0000\u0007\u001b\u00a0\u0085\u2028\u2029"}"#),
    Row("a: 'b''c'\n", #"{"a": "b'c"}"#),
    Row(#"a: 'b\n'"#, #"{"a": "b\\n"}"#), Row("a: \"b\n  c\"\n", #"{"a": "b c"}"#),
    Row("a: \"b\\\n  c\"\n", #"{"a": "bc"}"#),
    Row("a: 'b\n\n  c'\n", #"{"a": "b\nc"}"#), Row("\"a\": 'b'\n", #"{"a": "b"}"#),
    Row("a: \"\"\nb: ''\n", #"{"a": "", "b": ""}"#),
    Row("a: \"b: c # d\"\n", ##"{"a": "b: c # d"}"##), Row("a: \" b \"\n", #"{"a": " b "}"#),
    // 8.1: block texts.
    Row("a: |\n  b\n  c\n", #"{"a": "b\nc\n"}"#), Row("a: >\n  b\n  c\n", #"{"a": "b c\n"}"#),
    Row("a: |-\n  b\n", #"{"a": "b"}"#),
    Row("a: |+\n  b\n\n\nc: d\n", #"{"a": "b\n\n\n", "c": "d"}"#), Row("a: >-\n  b\n\n  c\n", #"{"a": "b\nc"}"#),
    Row("a: |2\n   b\n", #"{"a": " b\n"}"#),
    Row("a: >\n  b\n    c\n  d\n", #"{"a": "b\n  c\nd\n"}"#), Row("a: |\n  b: c\n  # d\n", ##"{"a": "b: c\n# d\n"}"##),
    Row("a: |\nb: c\n", #"{"a": "", "b": "c"}"#),
    Row("a: |  # b\n  c\n", #"{"a": "c\n"}"#), Row("- |\n a\n- >\n b\n", #"["a\n", "b\n"]"#),
    // 7.4: flow collections.
    Row("a: [1, 2]\n", #"{"a": [1, 2]}"#), Row("a: {b: 1, c: 2}\n", #"{"a": {"b": 1, "c": 2}}"#),
    Row("[1, [2, [3]]]\n", "[1, [2, [3]]]"),
    Row("a: []\nb: {}\n", #"{"a": [], "b": {}}"#), Row("[1, 2, ]\n", "[1, 2]"), Row("{a: 1, }\n", #"{"a": 1}"#),
    Row("[a: 1, b]\n", #"[{"a": 1}, "b"]"#),
    Row("{a, b: 1}\n", #"{"a": null, "b": 1}"#), Row("{a: , b: 1}\n", #"{"a": null, "b": 1}"#),
    Row("a: [\n  1,\n  2\n]\n", #"{"a": [1, 2]}"#),
    Row("{\"a\":1,\"b\":[true,null]}\n", #"{"a": 1, "b": [true, null]}"#), Row("[a b, c d]\n", #"["a b", "c d"]"#),
    Row("[1 # a\n, 2]\n", "[1, 2]"),
    Row("{? a : 1}\n", #"{"a": 1}"#), Row("[http://a.cat, b]\n", #"["http://a.cat", "b"]"#),
    // 3.2.2, 6.9, 7.1: anchors, aliases, tags.
    Row("a: &x 1\nb: *x\n", #"{"a": 1, "b": 1}"#), Row("a: &x [1]\nb: *x\n", #"{"a": [1], "b": [1]}"#),
    Row("a: &x\n  b: 1\nc: *x\n", #"{"a": {"b": 1}, "c": {"b": 1}}"#),
    Row("- &x a\n- &x b\n- *x\n", #"["a", "b", "b"]"#), Row("a: !!str 12\n", #"{"a": "12"}"#),
    Row("&x a: 1\nb: *x\n", #"{"a": 1, "b": "a"}"#),
    // 9: documents and directives.
    Row("---\na: 1\n...\n", #"{"a": 1}"#), Row("a: 1\n---\nb: 2\n", #"{"a": 1}"#, #"{"b": 2}"#),
    Row("--- 1\n--- 2\n", "1", "2"), Row("---\n---\n", "null", "null"),
    Row("%YAML 1.2\n---\na: 1\n", #"{"a": 1}"#), Row("%TAG !e! tag:example.org,2026:\n---\na: 1\n", #"{"a": 1}"#),
    Row("--- |\n  a\n", #""a\n""#), Row("---\n# a\n", "null"),
    // 10.2, 10.3: the core schema.
    Row("[null, Null, NULL, ~, ]\n", "[null, null, null, null]"),
    Row("[true, True, TRUE, false, False, FALSE]\n", "[true, true, true, false, false, false]"),
    Row("[0, -1, +1, 007]\n", "[0, -1, 1, 7]"), Row("[1.5, -.5, 1e3, 1., .5E+2]\n", "[1.5, -0.5, 1000, 1, 50]"),
    Row("[yes, no, on, off, y, n]\n", #"["yes", "no", "on", "off", "y", "n"]"#),
    Row("[1_000, 12:30, 2026-11-26, 0x, 1e]\n", #"["1_000", "12:30", "2026-11-26", "0x", "1e"]"#),
    Row("['null', \"true\", '1']\n", #"["null", "true", "1"]"#),
    Row("[nULL, tRUE, .]\n", #"["nULL", "tRUE", "."]"#), Row("1: a\ntrue: b\n", #"{"1": "a", "true": "b"}"#),
    // Texts that are no YAML.
    Row(refused: "a: 1\n b: 2\n"), Row(refused: "a: b: c\n"), Row(refused: "\ta: 1\n"), Row(refused: "a:\n\t- 1\n"),
    Row(refused: "a: [1, 2\n"),
    Row(refused: "a: {b: 1\n"), Row(refused: "a: 1]\n- b\n"), Row(refused: "a: \"b\n"), Row(refused: "a: 'b\n"),
    Row(refused: "a: \"\\q\"\n"), Row(refused: "a: \"\\x4\"\n"),
    Row(refused: "a: @b\n"), Row(refused: "a: `b`\n"), Row(refused: "a: %b\n"),
    Row(refused: "- a\nb: 1\n"), Row(refused: "a: 1\n- b\n"),
    Row(refused: "a\nb: 1\n"), Row(refused: "[1, , 2]\n"), Row(refused: "[,]\n"), Row(refused: "]\n"),
    Row(refused: "a: \"b\" c\n"), Row(refused: "a: 'b' 'c'\n"),
    Row(refused: "a: |x\n  b\n"), Row(refused: "a: |0\n  b\n"), Row(refused: "a: & b\n"),
    Row(refused: "%YAML 2.0\n---\na: 1\n"), Row(refused: "%YAML 1.2\n%YAML 1.2\n---\n"),
    Row(refused: "a: &x &y b\n"), Row(refused: "a: !<b\n"), Row(refused: "a: !e!b c\n"),
    Row(refused: "a:\n  b: 1\n c: 2\n"), Row(refused: "- 1\n 2: 3\n"), Row(refused: "{a: 1]\n"),
    Row(refused: "a: ,\n"), Row(refused: "--- a: 1\n"), Row(refused: "a: 1\u{0}\n"), Row(refused: "a: \u{7}\n"),
  ]

  @Test(arguments: rows) func whatTheTextSays(_ row: Row) throws {
    let tree = Tree.read(Array(row.text.utf8), as: .yaml)
    #expect(tree.disorder == nil)
    guard let documents = row.documents else {
      #expect(tree.faults.contains { $0.kind == .yaml } || tree.faults.contains { $0.kind == .notUTF8 })
      return
    }
    #expect(tree.faults.allSatisfy { $0.kind == .empty })
    let expected = try documents.map {
      ReadValue(try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed))
    }
    #expect(tree.roots.map { ReadValue(tree, $0) } == expected)
  }
}
