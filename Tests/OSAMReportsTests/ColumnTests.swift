import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

@testable import OSAMReports

/// Every format counts columns in its own unit. All values are worked out by hand.
@Suite struct ColumnTests {
  private struct Case {
    var name: String
    /// `x` is the place.
    var text: String
    var line: Int
    var scalars: Int
    var utf16: Int
    var bytes: Int
  }

  private static let cases = [
    Case(name: "ASCII", text: "ab x", line: 1, scalars: 4, utf16: 4, bytes: 4),
    // Two bytes each.
    Case(name: "accents", text: "àé x", line: 1, scalars: 4, utf16: 4, bytes: 6),
    // e and an accent of two bytes: two scalars that people see as one.
    Case(name: "an accent of its own", text: "e\u{301}x", line: 1, scalars: 3, utf16: 3, bytes: 4),
    // Three bytes, one unit.
    Case(name: "an ellipsis", text: "…x", line: 1, scalars: 2, utf16: 2, bytes: 4),
    // Four bytes, two units.
    Case(name: "emoji", text: "é😀x", line: 1, scalars: 3, utf16: 4, bytes: 7),
    // Two people of four bytes and a joiner of three.
    Case(name: "a family", text: "👩\u{200D}👧x", line: 1, scalars: 4, utf16: 6, bytes: 12),
    Case(name: "tabs", text: "\t\tx", line: 1, scalars: 3, utf16: 3, bytes: 3),
    Case(name: "CRLF", text: "😀\r\né😀\tx", line: 2, scalars: 4, utf16: 5, bytes: 8),
    Case(name: "a lone CR", text: "😀\ré x", line: 2, scalars: 3, utf16: 3, bytes: 4),
    Case(name: "U+2028 ends no line", text: "a\u{2028}x", line: 1, scalars: 3, utf16: 3, bytes: 5),
    // Its three bytes are in the file, and no character of the text.
    Case(name: "byte-order mark", text: "\u{FEFF}éx", line: 1, scalars: 2, utf16: 2, bytes: 6),
    Case(name: "second line after it", text: "\u{FEFF}a\n😀x", line: 2, scalars: 2, utf16: 3, bytes: 5),
  ]

  private static func report(_ item: Case) -> FileReport {
    Made.file(item.text, [Made.finding(Made.span(of: "x", in: item.text))])
  }

  @Test(arguments: [ReportFormat.text, .concise, .markdown, .junit]) func placesInWords(_ format: ReportFormat) {
    for item in Self.cases {
      let text = Made.written(format, [Self.report(item)])
      #expect(text.contains("a.json:\(item.line):\(item.scalars)"), "\(item.name): \(text)")
      #expect(!text.contains("a.json:\(item.line):\(item.scalars)0"))
    }
  }

  @Test func json() {
    for item in Self.cases {
      let text = Made.written(.json, [Self.report(item)])
      #expect(text.contains("\"line\":\(item.line),\"column\":\(item.scalars)}"), "\(item.name)")
      #expect(text.contains("\"line\":\(item.line),\"column\":\(item.scalars + 1)}"), "\(item.name)")
    }
  }

  /// A place in another file is counted in that file, in the unit of the format.
  @Test func placesInOtherFiles() {
    for item in Self.cases {
      let span = Made.span(of: "x", in: item.text)
      let other = OtherFile(path: "pre/ò.json", span: span, lines: LineMap(Array(item.text.utf8)))
      let finding = Made.finding(SourceSpan(0, 1), related: [RelatedPlace(span, "the other one", in: other)])
      let files = [Made.file("{}\n", [finding])]
      let (json, sarif, rdjson) = (
        Made.written(.json, files), Made.written(.sarif, files), Made.written(.rdjson, files)
      )
      #expect(Made.written(.text, files).contains("= also pre/ò.json:\(item.line):\(item.scalars): the other one\n"))
      let place = #"{"offset":\#(span.start),"line":\#(item.line),"column":\#(item.scalars)}"#
      #expect(json.contains(#""related":[{"range":{"start":\#(place)"#), "\(item.name): \(json)")
      #expect(json.contains(#""message":"the other one","file":"pre/ò.json"}]"#))
      let region = #""startLine":\#(item.line),"startColumn":\#(item.utf16),"endLine":\#(item.line)"#
      #expect(sarif.contains(#""uri":"pre/%C3%B2.json"},"region":{\#(region)"#), "\(item.name): \(sarif)")
      let start = #""start":{"line":\#(item.line),"column":\#(item.bytes)}"#
      #expect(rdjson.contains(#"{"path":"pre/ò.json","range":{\#(start)"#), "\(item.name): \(rdjson)")
    }
  }

  @Test func github() {
    for item in Self.cases {
      let text = Made.written(.github, [Self.report(item)])
      let place = "line=\(item.line),endLine=\(item.line),col=\(item.scalars),endColumn=\(item.scalars + 1),"
      #expect(text.contains(place), "\(item.name): \(text)")
    }
  }

  @Test func checkstyle() {
    for item in Self.cases {
      let text = Made.written(.checkstyle, [Self.report(item)])
      #expect(text.contains("line=\"\(item.line)\" column=\"\(item.scalars)\""), "\(item.name): \(text)")
    }
  }

  @Test func sarif() {
    for item in Self.cases {
      let text = Made.written(.sarif, [Self.report(item)])
      let region =
        "{\"startLine\":\(item.line),\"startColumn\":\(item.utf16),\"endLine\":\(item.line),\"endColumn\":\(item.utf16 + 1)}"
      #expect(text.contains(region), "\(item.name): \(text)")
      #expect(text.contains("\"columnKind\":\"utf16CodeUnits\""))
    }
  }

  @Test func rdjson() {
    for item in Self.cases {
      let text = Made.written(.rdjson, [Self.report(item)])
      let range =
        "{\"start\":{\"line\":\(item.line),\"column\":\(item.bytes)},\"end\":{\"line\":\(item.line),\"column\":\(item.bytes + 1)}}"
      #expect(text.contains(range), "\(item.name): \(text)")
    }
  }

  /// A place of more than one line.
  @Test func severalLines() {
    let text = "é{\r\n  😀}"
    let file = Made.file(text, [Made.finding(SourceSpan(2, Array(text.utf8).count))])
    // GitHub refuses columns there.
    #expect(Made.written(.github, [file]).contains("line=1,endLine=2,title="))
    #expect(
      Made.written(.sarif, [file]).contains("{\"startLine\":1,\"startColumn\":2,\"endLine\":2,\"endColumn\":6}"))
    #expect(
      Made.written(.rdjson, [file]).contains("{\"start\":{\"line\":1,\"column\":3},\"end\":{\"line\":2,\"column\":8}}"))
  }

  /// A place where something is missing has no width.
  @Test func emptyPlaces() {
    let file = Made.file("😀{}", [Made.finding(SourceSpan(5, 5))])
    #expect(Made.written(.github, [file]).contains("line=1,endLine=1,col=3,endColumn=3,"))
    #expect(
      Made.written(.sarif, [file]).contains("{\"startLine\":1,\"startColumn\":4,\"endLine\":1,\"endColumn\":4}"))
    #expect(
      Made.written(.rdjson, [file]).contains("{\"start\":{\"line\":1,\"column\":6},\"end\":{\"line\":1,\"column\":6}}"))
  }

  /// Against a plain count, at every offset of a long line.
  @Test func everyOffset() {
    let text = String(repeating: "aé…😀e\u{301}", count: 120)
    let bytes = Array(text.utf8)
    let map = LineMap(bytes)
    var scalars = 1
    var units = 1
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(map.position(of: offset).column == scalars)
      #expect(map.position(of: offset, in: .utf16).column == units)
      #expect(map.position(of: offset, in: .bytes).column == offset + 1)
      scalars += 1
      units += UTF16.width(scalar)
      offset += UTF8.width(scalar)
    }
    #expect(map.position(of: offset, in: .utf16).column == units)
  }
}
