import OSAMFormats
import TestSupport
import Testing

/// Addresses that iOS apps make of a url, against what was measured [module-encodes-again].
@Suite struct LinkFactsTests {
  static let measured: [(url: String, opened: String)] = [
    ("https://www.barcelona.cat/a?b=c&d=e", "https://www.barcelona.cat/a?b=c&d=e"),
    ("a b", "a%20b"), ("à", "%C3%A0"), ("[1]", "%5B1%5D"),
    ("a%20b", "a%2520b"), ("#x", "%23x"),
    ("", ""), ("-._~!$&'()*+,;=:@/?", "-._~!$&'()*+,;=:@/?"), ("<\"{|}\\^`>", "%3C%22%7B%7C%7D%5C%5E%60%3E"),
  ]

  @Test func encoding() {
    for (url, opened) in Self.measured { #expect(LinkFacts.openedOnIOS(url) == opened) }
  }

  @Test func everyReleaseOpensOneWay() {
    #expect(LinkFacts.openedRawBy.intersection(LinkFacts.encodedBy).isEmpty)
    #expect(LinkFacts.openedRawBy.union(LinkFacts.encodedBy) == ClientSet.commonModule)
    #expect(LinkFacts.openedRawBy.prose == "1.0.0–2.0.1")
    #expect(LinkFacts.encodedBy.prose == "2.0.2–\(newestRelease)")
  }
}
