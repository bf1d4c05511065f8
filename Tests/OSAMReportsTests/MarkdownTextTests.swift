import Foundation
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// Texts in Markdown say what they say, and nothing of them becomes a link, a formula or a picture.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("GH-124", "GH-&#8203;124"), ("see gh-1.", "see gh-&#8203;1."), ("high-5 GH-x", "high-5 GH-x"),
    ("bcn/app#12", "bcn/app\\#&#8203;12"), ("@bcn/team", "\\@&#8203;bcn/team"),
    ("deadbee", "deadbe&#8203;e"), ("1a2b3c4d.json", "1a2b3c&#8203;4d.json"), ("x_DEADBEEF_", "x\\_DEADBE&#8203;EF\\_"),
    (
      "a5c3785ed8d6a35868bc169f07e40e889087fd2e",
      "a5c378&#8203;5ed8d6&#8203;a35868&#8203;bc169f&#8203;07e40e&#8203;889087&#8203;fd2e"
    ),
    (
      "1234567890123456789012345678901234567890",
      "123456&#8203;789012&#8203;345678&#8203;901234&#8203;567890&#8203;123456&#8203;7890"
    ),
    // Versions and dates are numbers, and longer words no commits.
    ("2026110000 1795262400000", "2026110000 1795262400000"),
    ("decade succeeded deadbeefs", "decade succeeded deadbeefs"),
    ("$x$", "<span>&#36;</span>x<span>&#36;</span>"), ("$`x`$", "<span>&#36;</span>\\`x\\`<span>&#36;</span>"),
    ("$$x$$", "<span>&#36;</span><span>&#36;</span>x<span>&#36;</span><span>&#36;</span>"),
    ("a:smile:.json:100:5", "a:&#8203;smile:.json:&#8203;100:5"), ("a.json:10:20:30", "a.json:10:20:30"),
    (":+1:", ":&#8203;+1:"), ("100% %2 &amp; &3", "100% %&#8203;2 &amp;amp; &amp;&#8203;3"),
  ])
  func references(_ text: String, _ expected: String) { #expect(MarkdownText.cell(text) == expected) }

  // MARK: Text as a page reads it

  /// Text between tags, without escapes, as both look at it.
  private func nodes(_ markdown: String) throws -> [String] {
    let names = ["amp": "&", "lt": "<", "gt": ">", "#36": "$", "#8203": "\u{200B}"]
    var nodes = [""]
    var rest = markdown.unicodeScalars[...]
    while let first = rest.popFirst() {
      switch first {
      case "\\": nodes[nodes.count - 1].unicodeScalars.append(rest.removeFirst())
      case "<":
        rest = rest[try #require(rest.firstIndex(of: ">"))...].dropFirst()
        nodes.append("")
      case "&":
        let end = try #require(rest.firstIndex(of: ";"))
        nodes[nodes.count - 1] += try #require(names[String(rest[..<end])])
        rest = rest[end...].dropFirst()
      default: nodes[nodes.count - 1].unicodeScalars.append(first)
      }
    }
    return nodes
  }

  /// Patterns that GitHub and GitLab look for in each text, as their documentation and GitLab's source have it.
  private static let patterns = [
    #"@[A-Za-z0-9]"#, #"#[0-9]"#, #"![0-9]"#, #"%[A-Za-z0-9"]"#, #"&[0-9]"#, #"(?i)(?<![A-Za-z0-9_])gh-[0-9]"#,
    #"(?i)(?<![A-Za-z0-9_])(?![0-9]{7,19}(?![A-Za-z0-9_]))[0-9a-f]{7,40}(?![A-Za-z0-9_])"#,
    #"\$[^$]+\$"#, #"(?i)https?://"#, #"(?i)(?<![a-z0-9])www\."#,
    #":([a-z][a-z0-9_+-]*|100|1234|\+1|-1):"#,
  ]

  @Test func nothingIsReferredTo() throws {
    let patterns = try Self.patterns.map { try NSRegularExpression(pattern: $0) }
    let pieces = [
      "@", "#", "!", "%", "&", "$", "$$", "`", ":", "/", ".", "-", "_", "\\", "<", ">", "|", "*", " ", "\"", ";", "GH",
      "gh", "www", "https", "smile", "100", "1234", "12", "+1", "deadbeef", "a5c3785ed8d6a35868bc169f07e40e889087fd2e",
      "2026110000", "bcn", "é", "\u{301}", "\u{200B}", "&#36;", "&amp;",
    ]
    var random = Seeded(state: 7)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...7, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      let cell = MarkdownText.cell(text)
      let nodes = try nodes(cell)
      let shown = nodes.joined().unicodeScalars.filter { $0 != "\u{200B}" }
      #expect(Array(shown) == Array(Display.escaped(text).unicodeScalars), "\(text)")
      for pattern in patterns {
        for node in nodes {
          let range = NSRange(location: 0, length: node.utf16.count)
          #expect(pattern.firstMatch(in: node, range: range) == nil, "\(text): \(cell): \(pattern.pattern)")
        }
      }
    }
  }
}
