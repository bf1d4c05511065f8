import OSAMReports
import Testing

@Suite struct StyledTextTests {
  @Test func colourOnlyAddsEscapes() {
    var text = StyledText()
    text.add("bold", .strong)
    text.add("")
    text.add(" plain ")
    text.add("error", .severity(.error))
    text.newLine()
    #expect(text.painted(false) == "bold plain error\n")
    #expect(text.painted(true) == "\u{1B}[1mbold\u{1B}[0m plain \u{1B}[1;31merror\u{1B}[0m\n")
  }
}
