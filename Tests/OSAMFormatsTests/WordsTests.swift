import OSAMSyntax
import Testing

@testable import OSAMFormats

/// Sentences with gaps.
@Suite struct WordsTests {
  private static let clients = ClientSet(.osam, from: "3.0.0", to: "3.0.1")

  @Test(
    arguments: [
      ("“url” is empty", "“url” is empty"),
      ("“\("title")” is \(3)", "“title” is 3"),
      ("\("the alert" as LocalizedMessage) is shown", "the alert is shown"),
      ("apps with \(clients) crash", "apps with library 3.0.0–3.0.1 crash"),
      ("apps with \(ClientSet(.princeIOS, from: "4.0.0", to: "4.0.0"))", "apps with pov-ios 4.0.0"),
      ("\(list: ["a"])", "a"), ("\(list: ["a", "b"])", "a and b"), ("\(list: ["a", "b", "c"])", "a, b and c"),
      ("\(1, one: "day", many: "days")", "1 day"), ("\(2, one: "day", many: "days")", "2 days"),
      ("\(0, one: "day", many: "days")", "0 days"),
      ("nobody sees it\(inFull: " (ERROR)")", "nobody sees it"),
    ] as [(LocalizedMessage, String)])
  func areText(_ words: LocalizedMessage, _ text: String) {
    #expect(words.text == text)
  }

  @Test func sayEverythingToWhoAsks() {
    let formatter = MessageFormatter(isInFull: true)
    #expect(
      formatter.text("nobody sees it\(inFull: " (\(Self.clients) answer ERROR)")")
        == "nobody sees it (library 3.0.0–3.0.1 answer ERROR)")
  }

  /// Whatever a file says, the words around it cannot be disturbed by it.
  @Test func areHarmless() {
    #expect(("“\("a\u{1B}[2J\u{202E}\n")” is odd" as LocalizedMessage).text == #"“a\u{1B}[2J\u{202E}\u{A}” is odd"#)
  }

  @Test func areJoined() {
    #expect((["a", "b", "c"] as [LocalizedMessage]).joined(separator: "; ").text == "a; b; c")
    #expect(("a" + "b" as LocalizedMessage).text == "ab")
    #expect(("" as LocalizedMessage).isEmpty && !("a" as LocalizedMessage).isEmpty)
  }
}
