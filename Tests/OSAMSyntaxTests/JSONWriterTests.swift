import OSAMSyntax
import Testing

/// The writer behind reports, schemas and built documents.
@Suite struct JSONWriterTests {
  @Test func prettyFormKeepsOrderAndIndentsByTwo() {
    let value: JSONValue = [
      "z": 1, "a": [true, nil, "x"], "empty": .object([]), "none": [], "exact": .number("1.50"),
    ]
    #expect(
      value.text(pretty: true) == """
        {
          "z": 1,
          "a": [
            true,
            null,
            "x"
          ],
          "empty": {},
          "none": [],
          "exact": 1.50
        }
        """)
    #expect(value.text(pretty: false) == #"{"z":1,"a":[true,null,"x"],"empty":{},"none":[],"exact":1.50}"#)
  }

  @Test func escapesWhatReadersTripOver() {
    let text = "\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{80}\u{9F}\u{A0}\u{2027}\u{2028}\u{2029}\u{202A}\u{20A8}·é👍"
    #expect(
      JSONValue.string(text).text(pretty: false)
        == #""\"\\/\n\r\t\u0000\u001f\u007f\u0080\u009f\#u{A0}\#u{2027}\u2028\u2029\#u{202A}\#u{20A8}·é👍""#)
  }

  @Test func readsBackAsItself() {
    let text = #"{"a":[1,-2,"\u2028",{"b":null}],"a":false,"9223372036854775808":9223372036854775808}"#
    let tree = Tree.read(Array(text.utf8), as: .json)
    #expect(JSONValue(tree, 0).text(pretty: false) == text)
  }

  @Test func absentMembersAreLeftOut() {
    #expect(JSONValue.object(present: [("a", 1), ("b", nil)]).text(pretty: false) == #"{"a":1}"#)
    #expect(JSONValue.strings(["x", "y"]).text(pretty: false) == #"["x","y"]"#)
  }
}
