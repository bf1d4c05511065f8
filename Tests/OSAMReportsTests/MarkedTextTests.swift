import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// Words that differ stand in brackets, with what is near them.
@Suite struct MarkedTextTests {
  private static func marked(_ before: String, _ after: String) -> [String]? {
    MarkedTexts(before, after).map { [$0.before, $0.after] }
  }

  @Test func whatDiffersIsInBrackets() {
    #expect(Self.marked("Nova versió", "Nova app") == ["Nova [versió]", "Nova [app]"])
    #expect(Self.marked("Nova versió", "Nova versió disponible") == ["Nova versió", "Nova versió[ disponible]"])
    #expect(Self.marked("Ja pots veure-ho", "Pots veure-ho") == ["[Ja pots] veure-ho", "[Pots] veure-ho"])
    // Two spaces, and letters that only look the same, are other bytes.
    #expect(Self.marked("a b", "a  b") == ["a b", "a [ ]b"])
    #expect(Self.marked("a caf\u{E9}", "a cafe\u{301}") == ["a [caf\u{E9}]", "a [cafe\u{301}]"])
    #expect(Self.marked("Nova", "Vella") == nil && Self.marked("", "Nova") == nil && Self.marked("a b", "c d") == nil)
  }

  @Test func ofWhatIsTheSameOnlyTheNearIsShown() {
    let before = "Ara pots consultar quants minuts falten perquè arribi el teu bus i desar parades"
    let after = "Ara pots consultar quants minuts falten fins que arribi el teu bus i desar parades"
    #expect(
      Self.marked(before, after) == [
        "… quants minuts falten [perquè] arribi el teu bus i …",
        "… quants minuts falten [fins que] arribi el teu bus i …",
      ])
    let long = String(repeating: "paraulallarga", count: 20)
    #expect(Self.marked(long + " a", long + " b") == ["… [a]", "… [b]"])
  }

  /// Without brackets each is what it was, and what stands outside of them is in both.
  @Test(arguments: [1, 2, 3] as [UInt64]) func nothingIsChanged(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let words = ["a", "bé", "cc", "dd", "", "\n"]
    var seen = 0
    for _ in 0..<3000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
          .joined(separator: " ")
      }
      guard let marked = Self.marked(texts[0], texts[1]) else { continue }
      seen += 1
      for (text, shown) in zip(texts, marked) {
        let whole = shown.filter { $0 != "[" && $0 != "]" }
        #expect(Display.escaped(whole) == Display.escaped(text), "\(texts) \(marked)")
      }
      let outside = marked.map { $0.replacing(/\[.*?\]/.dotMatchesNewlines(), with: "") }
      #expect(outside[0] == outside[1] || texts[0] == texts[1], "\(texts) \(marked)")
    }
    #expect(seen > 300)
  }
}
