import OSAMLanguageServer
import OSAMSyntax
import Testing

/// Places as editors count them, and texts as they change them.
@Suite struct TextPlacesTests {
  @Test(arguments: [
    // (text, UTF-16 position, offset); an emoji has two units and four bytes.
    ("a😀b", 0, 3, 5), ("a😀b", 0, 1, 1), ("à\nb", 1, 1, 4), ("a\r\nb", 1, 0, 3), ("a\rb", 1, 0, 2),
    // Behind the end of a line is its end, behind the last line the end of the text.
    ("ab\ncd", 0, 99, 2), ("ab\ncd", 9, 0, 5), ("ab\r\ncd", 0, 3, 2),
    // Inside of a pair is its start.
    ("a😀b", 0, 2, 1),
    // Other line ends of Unicode are none here, and a byte-order mark is a character.
    ("a\u{2028}b", 0, 2, 4), ("\u{FEFF}ab", 0, 2, 4), ("", 0, 0, 0),
  ]) func utf16(text: String, line: Int, character: Int, offset: Int) {
    let places = TextPlaces(Array(text.utf8), .utf16)
    #expect(places.offset(of: .init(line: line, character: character)) == offset)
  }

  @Test(arguments: ["a😀b\nçd\r\n\u{FEFF}e\rf", "\u{FEFF}{\"a\": \"😀\"}", "\u{2028}\u{85}x\n"])
  func thereAndBack(text: String) {
    let bytes = Array(text.utf8)
    for encoding in [LSP.PositionEncoding.utf8, .utf16] {
      let places = TextPlaces(bytes, encoding)
      for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
        // Between CR and LF is no place of its own.
        if offset > 0, bytes[offset] == 0x0A, bytes[offset - 1] == 0x0D { continue }
        #expect(places.offset(of: places.position(of: offset)) == offset, "\(encoding) \(offset)")
      }
    }
  }

  private func change(_ text: String, _ json: String, _ encoding: LSP.PositionEncoding = .utf16) -> (String, Bool) {
    var open = OpenText(uri: "file:///a.json", language: "json", version: 1, text: text)
    let params = JSONPlace(Array(#"{"textDocument": {"version": 2}, "contentChanges": \#(json)}"#.utf8))
    let isDone = open.change(params, encoding)
    return (String(decoding: open.bytes, as: UTF8.self), isDone)
  }

  @Test func changes() {
    let range = #""range": {"start": {"line": 0, "character": 3}, "end": {"line": 0, "character": 4}}"#
    #expect(change("a😀bc", #"[{\#(range), "text": "X"}]"#) == ("a😀Xc", true))
    // Each change is about what the one before has left.
    #expect(change("a😀bc", #"[{\#(range), "text": "\n"}, {\#(range), "text": "Y"}]"#) == ("a😀Y\nc", true))
    #expect(change("old", #"[{"text": "new"}]"#) == ("new", true))
    #expect(
      change(
        "a😀bc", #"[{"range": {"start": {"line": 0, "character": 5}, "end": {"line": 0, "character": 6}}, "text": ""}]"#,
        .utf8) == ("a😀c", true))
    let backwards = #""range": {"start": {"line": 0, "character": 2}, "end": {"line": 0, "character": 1}}"#
    #expect(change("abc", #"[{\#(backwards), "text": "X"}]"#).1 == false)
    #expect(change("abc", #"[{"range": {}, "text": "X"}]"#).1 == false)
  }

  @Test(arguments: [
    ("/work/a b.json", "file:///work/a%20b.json"), ("/à/😀%.yaml", "file:///%C3%A0/%F0%9F%98%80%25.yaml"),
  ]) func addresses(path: FilePath, uri: String) {
    #expect(FileAddress.uri(of: path) == uri)
    #expect(FileAddress.path(of: uri) == path)
  }

  @Test(
    arguments: [
      ("file:///c%3A/x", "/c:/x"), ("file://localhost/x", "/x"), ("file://server/x", nil), ("untitled:x", nil),
      ("file:///%zz", nil), ("file:///%FF", FilePath([0x2F, 0xFF])), ("file:///a%00b", nil), ("file:", nil),
      ("FILE:///x?y#z", "/x"),
      ("file:///%+1", nil),
    ] as [(String, FilePath?)]) func otherAddresses(uri: String, path: FilePath?)
  { #expect(FileAddress.path(of: uri) == path) }
}
