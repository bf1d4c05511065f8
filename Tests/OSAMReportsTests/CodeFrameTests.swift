import OSAMFormats
import OSAMReports
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Whole frames, compared as text.
@Suite struct CodeFrameTests {
  /// A report of one finding. `⟦` and `⟧` mark its place; further pairs are related places, with these captions.
  private func report(_ marked: String, captions: [String] = [], severity: Severity = .error, colour: Bool = false)
    -> String
  {
    let (text, spans) = Example(marked).unmarked
    return report(Array(text.utf8), spans, captions, severity, colour)
  }

  private func report(
    _ bytes: [UInt8], _ spans: [SourceSpan], _ captions: [String] = [], _ severity: Severity = .error,
    _ colour: Bool = false
  ) -> String {
    let finding = Finding(
      rule: "some-rule", effect: Effect(severity), message: Message("this is wrong", help: "Mend it."), span: spans[0],
      pointer: nil, related: zip(spans.dropFirst(), captions).map { RelatedPlace($0, "\($1)") }, clients: .commonModule,
      document: 0, kind: .osamVersion, role: .served)
    var report = TextReport(colour: colour, in: .english)
    return report.start()
      + report.file(
        FileReport(path: "a.json", kinds: [.osamVersion], findings: [finding], bytes: bytes, isPassedOver: false))
      + report.finish(Summary())
  }

  private func expect(
    _ actual: String, _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(actual == expected, "\n\(TextDiff.describe(expected: expected, actual: actual))", sourceLocation: location)
  }

  @Test func aPlaceInALine() {
    expect(
      report("{\n  \"id\": ⟦true⟧\n}\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:2:9
        |
      2 |   "id": true
        |         ^^^^ mend it

      """)
  }

  @Test func aSpanOverSeveralLinesIsMarkedToTheEndOfItsFirst() {
    expect(
      report("{\"title\": ⟦{\n  \"ca\": \"a\"\n}⟧}\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:11
        |
      1 | {"title": {
        |           ^ mend it

      """)
  }

  @Test func tabsAreWidened() {
    expect(
      report("\t\"id\":\t⟦7⟧,\t8\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:8
        |
      1 |     "id":   7,  8
        |             ^ mend it

      """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    expect(
      report("{\"ca\": \"🚌 巴士 ⟦x⟧\"}\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:14
        |
      1 | {"ca": "🚌 巴士 x"}
        |                 ^ mend it

      """)
  }

  @Test func combiningMarksTakeNone() {
    expect(
      report("{\"ca\": \"cançó canc\u{327}o\u{301} ⟦x⟧\"}\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:23
        |
      1 | {"ca": "cançó canc\u{327}o\u{301} x"}
        |                     ^ mend it

      """)
  }

  @Test func invisibleCharactersAreSpeltOut() {
    expect(
      report("{\"ca\": \"a⟦\u{200B}⟧b\u{202E}\"}\n"),
      #"""
      error[some-rule]: this is wrong
       --> a.json:1:10
        |
      1 | {"ca": "a\u{200B}b\u{202E}"}
        |          ^^^^^^^^ mend it

      """#)
  }

  @Test func aLongLineIsCutAroundThePlace() {
    let before = String(repeating: "abcdefghi ", count: 30)
    let after = String(repeating: "jklmnopqr ", count: 30)
    expect(
      report("\(before)⟦HERE⟧\(after)\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:301
        |
      1 | …fghi abcdefghi abcdefghi HEREjklmnopqr jklmnopqr jklmnopqr jklmnopqr jklmn…
        |                           ^^^^ mend it

      """)
  }

  @Test func aSpanLongerThanTheCutIsMarkedToTheCut() {
    let frame = report("⟦" + String(repeating: "é", count: 1_000_000) + "⟧\n")
    expect(
      frame,
      """
      error[some-rule]: this is wrong
       --> a.json:1:1
        |
      1 | \(String(repeating: "é", count: 75))…
        | \(String(repeating: "^", count: 75))
        = help: Mend it.

      """)
  }

  @Test func relatedPlacesOnOtherLines() {
    expect(
      report("{\n  \"a\": 1,\n  ⟦\"a\"⟧: 2,\n  \"b\": 3,\n  \"c\": 4,\n  ⟦\"a\"⟧: 5\n}\n", captions: ["the other one"]),
      """
      error[some-rule]: this is wrong
       --> a.json:3:3
        |
      3 |   "a": 2,
        |   ^^^ mend it
        …
      6 |   "a": 5
        |   --- the other one

      """)
  }

  @Test func aRelatedPlaceBeforeThePrimaryOne() {
    let text = "{\n\"a\": 1,\n\"a\": 2\n}\n"
    expect(
      report(Array(text.utf8), [SourceSpan(10, 13), SourceSpan(2, 5)], ["first here"]),
      """
      error[some-rule]: this is wrong
       --> a.json:3:1
        |
      2 | "a": 1,
        | --- first here
      3 | "a": 2
        | ^^^ mend it

      """)
  }

  @Test func relatedPlacesOnTheSameLine() {
    expect(
      report("{⟦\"a\"⟧: 1, ⟦\"a\"⟧: 2}\n", captions: ["again"]),
      """
      error[some-rule]: this is wrong
       --> a.json:1:2
        |
      1 | {"a": 1, "a": 2}
        |  ^^^ mend it
        |          --- again

      """)
  }

  @Test func aRelatedPlaceThatTheCutLeavesOutShowsTheLineAgain() {
    let filler = String(repeating: "0123456789", count: 30)
    expect(
      report("{⟦\"a\"⟧: \(filler), ⟦\"a\"⟧: 2}\n", captions: ["again"]),
      """
      error[some-rule]: this is wrong
       --> a.json:1:2
        |
      1 | {"a": 012345678901234567890123456789012345678901234567890123456789012345678…
        |  ^^^ mend it
      1 | …234567890123456789012345678901234567890123456789, "a": 2}
        |                                                    --- again

      """)
  }

  @Test func anEmptyPlaceIsOneCaret() {
    expect(
      report("{\"a\": 1⟦⟧ \"b\": 2}\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:8
        |
      1 | {"a": 1 "b": 2}
        |        ^ mend it

      """)
  }

  @Test func theEndOfTheFile() {
    expect(
      report("{\"a\": 1⟦⟧"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:8
        |
      1 | {"a": 1
        |        ^ mend it

      """)
    expect(
      report("{\"a\": 1\n⟦⟧"),
      """
      error[some-rule]: this is wrong
       --> a.json:2:1
        |
      2 |
        | ^ mend it

      """)
    expect(
      report("⟦⟧"),
      """
      error[some-rule]: this is wrong
       --> a.json:1:1
        |
      1 |
        | ^ mend it

      """)
  }

  @Test func crlfIsNotPartOfALine() {
    expect(
      report("{\r\n  \"id\": ⟦7,\r\n⟧}\r\n"),
      """
      error[some-rule]: this is wrong
       --> a.json:2:9
        |
      2 |   "id": 7,
        |         ^^ mend it

      """)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    expect(
      report(
        Array("{\"ca\": \"cam".utf8) + [0xED] + Array(" de ".utf8) + [0xFF, 0xFE] + Array("\"}\n".utf8),
        [SourceSpan(16, 18)]),
      """
      error[some-rule]: this is wrong
       --> a.json:1:17
        |
      1 | {"ca": "cam\u{FFFD} de \u{FFFD}\u{FFFD}"}
        |                 ^^ mend it

      """)
  }

  @Test func gutterIsAsWideAsTheLargestNumber() {
    expect(
      report(String(repeating: "\n", count: 8) + "⟦a⟧\n⟦b⟧\n", captions: ["this too"], severity: .info),
      """
      info[some-rule]: this is wrong
        --> a.json:9:1
         |
       9 | a
         | ^ mend it
      10 | b
         | - this too

      """)
  }

  @Test func colourIsPaintedAfterLayout() {
    let marked = "{\n  \"a\": ⟦true⟧,\n  \"b\": ⟦1⟧\n}\n"
    let plain = report(marked, captions: ["see here"])
    let painted = report(marked, captions: ["see here"], colour: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(painted.contains("\u{1B}[1;31m^^^^\u{1B}[0m"))
    var stripped = ""
    var isInside = false
    for scalar in painted.unicodeScalars {
      if scalar == "\u{1B}" { isInside = true }
      if !isInside { stripped.unicodeScalars.append(scalar) }
      if scalar == "m" { isInside = false }
    }
    expect(stripped, plain)
  }

  /// A line of plain letters is laid out as one that ends with another letter.
  @Test(arguments: [1, 2, 3] as [UInt64]) func plainLinesAreLaidOutAsOthers(_ seed: UInt64) {
    var random = Seeded(state: seed)
    for _ in 0..<300 {
      let length = Int.random(in: 0...160, using: &random)
      let text = String((0..<length).map { _ in "abcd  ".randomElement(using: &random) ?? "a" })
      let start = Int.random(in: 0...length, using: &random)
      let end = min(length, start + Int.random(in: 0...90, using: &random))
      func frame(_ letter: String) -> String {
        report(Array("first\n\(text)\(letter)\nlast\n".utf8), [SourceSpan(6 + start, 6 + end)])
      }
      #expect(frame("E") == frame("É").replacing("É", with: "E"), "\(start)–\(end) \(text)")
    }
  }
}
