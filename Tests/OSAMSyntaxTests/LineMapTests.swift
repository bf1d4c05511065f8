import OSAMSyntax
import TestSupport
import Testing

struct LineMapTests {
  /// The mark `⟦⟧` stands at the place asked for.
  @Test func linesAndColumns() {
    let cases: [(name: String, text: String, line: Int, column: Int)] = [
      ("start", "⟦⟧abc", 1, 1), ("empty file", "⟦⟧", 1, 1), ("end without line end", "abc⟦⟧", 1, 4),
      ("ñ", "ñ⟦⟧a", 1, 2), ("l·l", "col·l⟦⟧ecció", 1, 6), ("emoji of one scalar", "😀⟦⟧", 1, 2),
      ("emoji of five scalars", "👩‍👩‍👧⟦⟧", 1, 6), ("e and its accent", "e\u{301}⟦⟧", 1, 3),
      ("tab", "\t\t⟦⟧a", 1, 3), ("before the line end", "ab⟦⟧\ncd", 1, 3), ("after LF", "ab\n⟦⟧cd", 2, 1),
      ("after CRLF", "ab\r\n⟦⟧cd", 2, 1), ("between CR and LF", "ab\r⟦⟧\ncd", 1, 4),
      ("after a lone CR", "ab\r⟦⟧cd", 2, 1),
      ("lone CRs", "\r\r\r⟦⟧", 4, 1), ("mixed", "a\r\nb\nc\rñ⟦⟧", 4, 2), ("after the last line end", "a\n⟦⟧", 2, 1),
      ("U+2028 is no line end", "a\u{2028}⟦⟧", 1, 3), ("U+0085 is no line end", "a\u{85}⟦⟧", 1, 3),
      ("at a byte-order mark", "⟦⟧\u{FEFF}a", 1, 1), ("after it", "\u{FEFF}⟦⟧a", 1, 1),
      ("further on", "\u{FEFF}a⟦⟧b", 1, 2),
      ("second line of such a file", "\u{FEFF}a\nb⟦⟧c", 2, 2), ("a mark elsewhere counts", "a\u{FEFF}⟦⟧b", 1, 3),
    ]
    for item in cases {
      let marked = Marked(item.text)
      let offset = marked.spans[0].start
      let expected = Position(offset: offset, line: item.line, column: item.column)
      #expect(LineMap(marked.bytes).position(of: offset) == expected, "\(item.name)")
    }
  }

  @Test func offsetsOutsideAreClamped() {
    let map = LineMap(Array("ab\nc".utf8))
    #expect(map.position(of: -5) == Position(offset: 0, line: 1, column: 1))
    #expect(map.position(of: 99) == Position(offset: 4, line: 2, column: 2))
  }

  /// The bytes of each line, without line ends and byte-order mark.
  @Test func spansOfLines() {
    let cases: [(name: String, text: String)] = [
      ("empty", "⟦⟧"), ("one", "⟦abc⟧"), ("LF", "⟦ab⟧\n⟦c⟧\n⟦⟧"), ("CRLF", "⟦ab⟧\r\n⟦ñ⟧\r\n⟦⟧"),
      ("CR", "⟦ab⟧\r⟦c⟧\r⟦⟧"),
      ("empty lines of each sort", "⟦⟧\n⟦⟧\r\n⟦⟧\n⟦⟧\r⟦⟧"), ("byte-order mark", "\u{FEFF}⟦ab⟧\n⟦c⟧"),
    ]
    for item in cases {
      let marked = Marked(item.text)
      let map = LineMap(marked.bytes)
      #expect(map.lineCount == marked.spans.count, "\(item.name)")
      #expect((1...map.lineCount).map(map.span(ofLine:)) == marked.spans, "\(item.name)")
    }
  }

  /// Many lines: the right one is found, and each offset has the line a plain count gives.
  @Test func everyOffset() {
    let text = (0..<500).map { String(repeating: "ñ", count: $0 % 7) }.joined(separator: "\n")
    let bytes = Array(text.utf8)
    let map = LineMap(bytes)
    var line = 1
    for (offset, byte) in bytes.enumerated() {
      #expect(map.position(of: offset).line == line)
      if byte == 0x0A { line += 1 }
    }
    #expect(map.lineCount == 500)
  }

  /// Lines and columns as they are counted one byte at a time.
  @Test(arguments: [1, 2, 3] as [UInt64]) func countsAsSlowlyRead(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces: [[UInt8]] = ["a", "é", "日", "😀", "\n", "\r", "\r\n", "bcd"].map { Array($0.utf8) }
    for _ in 0..<60 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...400, using: &random) { bytes += pieces.randomElement(using: &random) ?? [] }
      let map = LineMap(bytes)
      var (line, column, units) = (1, 1, 1)
      for offset in bytes.indices {
        // Places begin where a character does.
        if bytes[offset] & 0xC0 != 0x80 {
          let position = map.position(of: offset)
          #expect(position.line == line && position.column == column, "\(offset)")
          #expect(map.position(of: offset, in: .utf16).column == units, "\(offset)")
        }
        let byte = bytes[offset]
        let isLast = offset + 1 == bytes.count
        if byte == 0x0A || byte == 0x0D && (isLast || bytes[offset + 1] != 0x0A) {
          (line, column, units) = (line + 1, 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
          units += byte >= 0xF0 ? 2 : 1
        }
      }
      #expect(map.lineCount == line)
    }
  }
}
