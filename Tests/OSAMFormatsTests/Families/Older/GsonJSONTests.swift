import OSAMFormats
import Testing

/// Gson's readings of texts: whole files [older-file-android, older-gson], and what was measured beside them.
@Suite struct GsonJSONTests {
  private func read(_ text: String, joinsLines: Bool = false) -> ReadValue? {
    try? GsonJSON.read(Array(text.utf8), joinsLines: joinsLines).get()
  }

  private static let one = ReadValue.object([.init("a", .number("1"))])

  @Test(arguments: [
    #"{"a": 1}"#, "{a: 1}", "{'a': 1}", #"{"a" = 1}"#, #"{"a" => 1}"#, "// before\n{\"a\": 1}", "/* x */ {\"a\": 1}",
    "# x\n{\"a\": /* y */ 1}", "\u{FEFF}{\"a\": 1}", "{\"a\": 1} \r\n\t", ")]}'\n{\"a\": 1}", #"{"a": 2; "a": 1}"#,
    #"{"\u0061": 1}"#,
  ])
  func accepts(_ text: String) {
    #expect(read(text) == Self.one)
  }

  @Test(arguments: [
    #"{"a": 1,}"#, #"{"a": 1} x"#, #"{"a": 1}{}"#, #"{"a": 1};"#, #"{"a": 1"#, #"{"a": }"#, #"{"a": ,}"#, #"{"a" 1}"#,
    "{,}", "<html></html>x{", "{a: http://x}", #"{"a": "\x"}"#, #"{"a": "\u00g0"}"#, #"{"a": "b}"#, "/* x", "[1 2]",
    // After the document the reader is strict again.
    "{\"a\": 1} // x", "{\"a\": 1} # x", "{\"a\": 1} /* x */",
  ])
  func refuses(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: ["", "  \n", "// only a comment", "null", "NULL", "null and more", ")]}'\n"])
  func isEmpty(_ text: String) {
    #expect(read(text) == .null)
  }

  @Test(arguments: [
    ("1", ReadValue.number("1")), ("-0", .number("-0")), ("2.10", .number("2.10")), ("1e2", .number("1e2")),
    ("012", .text("012")), ("+5", .text("+5")), ("1.", .text("1.")), (".5", .text(".5")), ("NaN", .text("NaN")),
    ("True", .boolean(true)), ("falsey", .text("falsey")), ("'a\"b'", .text("a\"b")), ("\"a\nb\"", .text("a\nb")),
    (#""\'\n\/""#, .text("'\n/")), ("é", .text("é")), (#""\ud83d\ude00""#, .text("😀")),
    ("[1,]", .list([.number("1"), .null])), ("[,]", .list([.null, .null])),
    ("[1;2]", .list([.number("1"), .number("2")])),
    ("[]", .list([])), ("{}", .object([])),
  ])
  func values(_ text: String, _ expected: ReadValue) {
    #expect(read("{v: \(text)}") == .object([.init("v", expected)]))
  }

  @Test func lastDuplicateInTheFirstPlace() {
    let value = read(#"{"a": 1, "b": 2, "a": 3}"#)
    #expect(value == .object([.init("a", .number("3")), .init("b", .number("2"))]))
    let all = try? GsonJSON.read(Array(#"{"a": 1, "a": 2}"#.utf8), keepsDuplicates: true).get()
    #expect(all == .object([.init("a", .number("1")), .init("a", .number("2"))]))
  }

  /// The rating library puts the lines together before they are read.
  @Test func joinedLines() {
    #expect(read("{\"a\": // x\n1}", joinsLines: false) == Self.one)
    #expect(read("{\"a\": // x\n1}", joinsLines: true) == nil)
    #expect(read("{\"a\":\r\n/* x */\n1}", joinsLines: true) == Self.one)
    #expect(read("{\"a\": 1\n2}", joinsLines: true) == .object([.init("a", .number("12"))]))
  }

  @Test func saysWhere() {
    func offset(_ text: String, joinsLines: Bool = false) -> Int? {
      if case .failure(let failure) = GsonJSON.read(Array(text.utf8), joinsLines: joinsLines) {
        failure.offset
      } else {
        nil
      }
    }
    #expect(offset(#"{"a": 1,}"#) == 8)
    #expect(offset("{\"a\": 1,\n\n}", joinsLines: true) == 10)
    #expect(offset("{}\nx") == 3)
  }

  @Test func deepTextsAreReadToTheirEnd() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(read(#"{"x": \#(deep), "a": 1}"#)?["a"] == .number("1"))
    #expect(read("{x: " + String(repeating: "[", count: 100_000)) == nil)
  }
}
