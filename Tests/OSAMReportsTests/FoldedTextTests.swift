import TestSupport
import Testing

@testable import OSAMReports

/// Lines of a width, as a slow reading of the same rules has them.
@Suite struct FoldedTextTests {
  /// Word by word, in characters.
  private static func reference(_ text: String, width: Int, before: String, hanging: Int) -> [String] {
    var lines = [before]
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if isEmpty, word.isEmpty { continue }
      if !isEmpty, lines[lines.count - 1].count + 1 + word.count > width {
        lines.append(String(repeating: " ", count: hanging))
        isEmpty = true
      }
      lines[lines.count - 1] += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    if isEmpty, lines.count == 1, before.isEmpty { return [] }
    return lines.map { line in
      var line = line
      while line.count > 1, line.last == " " { line.removeLast() }
      return line
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func foldsAsSlowlyRead(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let words = [
      "a", "bé", "“quoted”", "llarguíssima-paraula", "", "2026–2027", "e\u{301}", "日本語", "👩‍👩‍👧", "x…", "ŀ·l", "i",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      let width = Int.random(in: 8...40, using: &random)
      let before = ["", "  ", " = ", "«»: "].randomElement(using: &random) ?? ""
      let hanging = Int.random(in: 0...4, using: &random)
      let lines = FoldedText.lines(text, width: width, before: before, hanging: hanging)
      let expected = Self.reference(text, width: width, before: before, hanging: hanging)
      #expect(lines == expected, "\(width) “\(text)”")
    }
  }
}
