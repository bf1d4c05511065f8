import Testing

@testable import OSAMReports

/// Texts that would like to be more than text, as a browser gets them. All values are written by hand.
@Suite struct PageTests {
  @Test(arguments: [
    ("Nova versió", "Nova versió"),
    ("<script>", "&lt;script&gt;"),
    ("a & b", "a &amp; b"),
    ("&lt;", "&amp;lt;"),
    ("\"it's\"", "&quot;it&#39;s&quot;"),
    // A character that turns the direction of a line, or that no page may hold, is written down.
    ("a\u{202E}b", "a\\u{202E}b"),
    ("a\u{0}b", "a\\u{0}b"),
    ("a\u{85}b", "a\\u{85}b"),
    ("e\u{301}", "e\u{301}"),
    ("👩\u{200D}👧", "👩\\u{200D}👧"),
  ])
  func textIsNeverMarkup(_ text: String, _ expected: String) {
    #expect(HTML.text(text).text == expected)
    #expect(HTML.element("p", [("title", text)]).text == "<p title=\"\(expected)\"></p>")
  }

  @Test(arguments: [
    ("Hola", "<bdi>Hola</bdi>"),
    ("a\nb\n", "<bdi>a<br>b<br></bdi>"),
    ("<br>\n", "<bdi>&lt;br&gt;<br></bdi>"),
    ("", "<bdi></bdi>"),
    // People see a family; elsewhere a joiner is nothing that could be seen.
    ("👩🏽\u{200D}👧", "<bdi>👩🏽\u{200D}👧</bdi>"),
    ("❤️\u{200D}🔥", "<bdi>❤️\u{200D}🔥</bdi>"),
    ("👩\u{200D}👧", "<bdi>👩\u{200D}👧</bdi>"),
    ("a\u{200D}b", "<bdi>a\\u{200D}b</bdi>"),
  ])
  func textOfADocumentStandsForItself(_ text: String, _ expected: String) {
    #expect(HTML.own(text).text == expected)
  }

  @Test func aLongTextIsCut() {
    #expect(HTML.own("àbcd", limit: 3).text == "<bdi>àbc…</bdi>")
    #expect(HTML.own("àbc", limit: 3).text == "<bdi>àbc</bdi>")
    #expect(HTML.own("a\nbc", limit: 2).text == "<bdi>a<br>…</bdi>")
  }

  @Test func thePolicyComesBeforeAnyStyle() throws {
    let page = HTML.page(title: "<x>", language: .en, style: "p { margin: 0 }", [.text("</body>")])
    let policy = try #require(page.range(of: "default-src 'none'"))
    let style = try #require(page.range(of: "<style>"))
    #expect(policy.lowerBound < style.lowerBound)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(page.hasSuffix("<body>\n&lt;/body&gt;</body>\n</html>\n"))
    #expect(page.contains("<title>&lt;x&gt;</title>"))
  }
}
