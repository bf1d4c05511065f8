import OSAMFormats
import OSAMReports
import Testing

@Suite struct StyledTextTests {
  @Test func colourOnlyAddsEscapes() {
    var text = StyledText(.english)
    text.add("bold", .strong)
    text.add("")
    text.add(" plain ")
    text.add("error", .severity(.error))
    text.newLine()
    text.add("help\n", .help)
    #expect(text.painted(false) == "bold plain error\nhelp\n")
    #expect(
      text.painted(true)
        == "\u{1B}[1mbold\u{1B}[0m plain \u{1B}[1;31merror\u{1B}[0m\n\u{1B}[32mhelp\u{1B}[0m\n")
  }
}
