import Testing

@testable import OSAMDecisions

/// How an address is taken apart.
@Suite struct AddressTests {
  struct Case: Sendable {
    var url: String
    var scheme: String? = nil
    var host: String? = nil
    var path = ""
    var query: String? = nil
    var fragment: String? = nil
  }

  static let cases: [Case] = [
    Case(url: ""),
    Case(
      url: "https://play.google.com/store/apps/details?id=cat.bcn.bus#top", scheme: "https", host: "play.google.com",
      path: "/store/apps/details", query: "id=cat.bcn.bus", fragment: "top"),
    Case(url: "HTTPS://Example.ORG", scheme: "https", host: "example.org"),
    Case(url: "https://user:pass@example.org:8080/a", scheme: "https", host: "example.org", path: "/a"),
    Case(url: "http://[::1]:8080/a", scheme: "http", host: "[::1]", path: "/a"),
    Case(url: "http://[::1/a", scheme: "http", host: "[", path: "/a"),
    Case(url: "https://example.org?a=b", scheme: "https", host: "example.org", query: "a=b"),
    Case(url: "market://details?id=cat.bcn.bus", scheme: "market", host: "details", query: "id=cat.bcn.bus"),
    Case(url: "www.example.org/a:b", path: "www.example.org/a:b"),
    Case(url: "localhost:8080/a", path: "localhost:8080/a"),
    Case(url: "//example.org/a", host: "example.org", path: "/a"),
    Case(url: "mailto:osam@bcn.cat", scheme: "mailto", path: "osam@bcn.cat"),
    Case(url: " \u{A0}https://example.org/a \n", scheme: "https", host: "example.org", path: "/a"),
    Case(url: "  "),
    Case(url: "https:", scheme: "https"),
    Case(url: "https://", scheme: "https", host: ""),
    Case(url: "a#b?c#d", path: "a", fragment: "b?c#d"),
    Case(url: "?", query: ""),
    Case(url: "#", fragment: ""),
    Case(url: "3g://x", path: "3g://x"),
    Case(url: "https://bcn.cat/línia?q=à", scheme: "https", host: "bcn.cat", path: "/línia", query: "q=à"),
  ]

  @Test(arguments: cases) func parts(_ example: Case) {
    let address = Address(example.url)
    #expect(address.schemeName == example.scheme)
    #expect(address.hostName == example.host)
    #expect(address.part(address.path) == example.path)
    #expect(address.part(address.query) == example.query)
    #expect(address.part(address.fragment) == example.fragment)
  }

  @Test func parameters() {
    let address = Address("https://e.org/?identity=1&id=2&id=3&empty=&flag")
    #expect(address.part(address.parameter("id")?.value) == "2")
    #expect(address.part(address.parameter("id")?.whole) == "id=2")
    #expect(address.part(address.parameter("empty")?.value) == "")
    #expect(address.parameter("flag") == nil)
    #expect(address.parameter("none") == nil)
  }
}
