import Foundation
import OSAMSyntax
import TestSupport
import Testing

/// Pieces of texts, found byte for byte.
@Suite struct TextSearchTests {
  @Test func someTexts() {
    #expect("a..b".has("..") && !"a.b".has("..") && "".has("") && !"".has("x"))
    #expect("2.0.0..3.0.1".parts(around: "..", most: 2) == ["2.0.0", "3.0.1"])
    #expect("..a..".parts(around: "..") == ["", "a", ""])
    #expect("a...b".parts(around: "..", most: 2) == ["a", ".b"])
    #expect("a..b..c".parts(around: "..", most: 2) == ["a", "b..c"])
    #expect("a b".parts(around: "") == ["a b"])
    #expect("l'any que l'has".exchanging("'", for: "''") == "l''any que l''has")
    #expect("----".exchanging("--", for: "- -") == "- -- -")
    #expect("açò".exchanging("ç", for: "ss") == "assò")
  }

  /// ASCII, where a byte is a character to both.
  @Test func asFoundationFindsThem() {
    var random = Seeded(state: 5)
    func text(_ most: UInt64) -> String {
      String((0..<random.next() % most).map { _ in random.choose(["a", "b", "."]) })
    }
    for _ in 0..<Effort.rounds(2000, long: 100_000) {
      let (whole, piece) = (text(14), text(4))
      if piece.isEmpty { continue }
      let expected = whole.components(separatedBy: piece)
      #expect(whole.parts(around: piece).map(String.init) == expected, "\(whole) \(piece)")
      #expect(whole.has(piece) == (expected.count > 1), "\(whole) \(piece)")
    }
  }
}
