import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint
@testable import OSAMReports

/// Findings that say one thing beside each other share a block; none of them is lost.
@Suite struct JoinedFindingTests {
  private static let text = (1...40).map { "key\($0):\n" }.joined()

  private static func place(_ line: Int) -> SourceSpan { Made.span(of: "key\(line):", in: text) }

  private static func blank(
    _ line: Int, _ severity: Severity = .error, rule: String = "null-member",
    so effect: LocalizedMessage? = "nobody sees it",
    fix: Fix? = nil, related: [RelatedPlace] = []
  ) -> Finding {
    let name = "key\(line)"
    return Made.finding(
      place(line), rule: rule, severity,
      message: Message("“\(name)” is left empty", so: effect, help: "Write it after “\(name):”."), related: related,
      fix: fix)
  }

  /// The third of several blanks, with other clients or in another document.
  private static func third(
    _ clients: ClientSet = ClientSet(.osam, from: "3.0.0", to: "3.0.1"), document: Int = 0
  ) -> Finding {
    let name = "key3"
    return Finding(
      rule: "null-member", effect: Effect(.error),
      message: Message("“\(name)” is left empty", so: "nobody sees it", help: "Write it after “\(name):”."),
      span: place(3), pointer: "/data/a", clients: clients, document: document, kind: .osamVersion, role: .served)
  }

  private static func written(
    _ findings: [Finding], _ format: ReportFormat = .text, all: Bool = false, ofTests: Bool = false
  ) -> String {
    var settings = ReportSettings()
    settings.mostDocuments = all ? nil : 20
    var file = Made.file(text, findings, path: "a.yaml")
    file.isTest = ofTests
    return Made.written(format, [file], settings)
  }

  /// A case that fails for a reason.
  private static func failed(_ line: Int, _ cause: String?) -> Finding {
    let name: LocalizedMessage = "“case \(line)”"
    return Made.finding(
      place(line), rule: "failed-case",
      message: Message(
        "\(name) expects LAZY", so: "it is \(line)", shownBy: ["osam-lint", "\(line)"],
        cause: cause.map { Message.SharedCause(key: $0, name: name) }))
  }

  @Test func threeShareABlock() {
    #expect(
      Self.written([1, 2, 12].map { Self.blank($0) }) == """
        error[null-member]: “key1” is left empty
         --> a.yaml:1:1
          |
        1 | key1:
          | ^^^^^ write it after “key1:”
          = 2 more like this: 2:1 “key2”; 12:1 “key12”
          = nobody sees it

        --all shows 2 more findings as a whole.

        """)
    #expect(
      Self.written([1, 2, 12].map { Self.blank($0) }, .markdown).contains(
        "| a.yaml:1:1 | error | null-member | “key1” is left empty: nobody sees it. Write it after “key1:”. 2 more like "
          + "this: 2:1 “key2”; 12:1 “key12”. |\n"))
  }

  @Test func whoAsksForAllGetsEach() {
    let findings = [1, 2, 12].map { Self.blank($0) }
    for format in [ReportFormat.text, .markdown] {
      #expect(Self.written(findings, format, all: true).contains("“key12” is left empty"))
      #expect(!Self.written(findings, format, all: true).contains("like this"))
    }
    #expect(Self.written(findings, .concise).contains("a.yaml:12:1: error[null-member]: “key12” is left empty\n"))
  }

  /// Each of these says something that the first does not.
  @Test func othersStandForThemselves() {
    let fix = Fix(title: "Fill it in", isSafe: true, edits: [TextEdit(Self.place(3), "key: a")])
    let others: [Finding] = [
      Self.blank(3, .warning), Self.blank(3, rule: "wrong-type"), Self.blank(3, so: "some see it"),
      Self.blank(3, so: nil), Self.blank(3, fix: fix),
      Self.blank(3, related: [RelatedPlace(Self.place(9), "the first one")]),
      Made.finding(
        Self.place(3), rule: "null-member",
        message: Message("“\("key3")” is null", so: "nobody sees it", help: "Write it after “\("key3"):”.")),
      Made.finding(
        Self.place(3), rule: "null-member",
        message: Message("“\("key3")” is left empty", so: "nobody sees it", help: "Leave it out.")),
      Made.finding(
        Self.place(3), rule: "null-member",
        message: Message(
          "“\("key3")” is left empty", so: "nobody sees it", help: "Write it after “\("key3"):”.",
          shownBy: ["osam-lint", "simulate"])),
      Self.third(document: 1), Self.third(ClientSet(.osam, from: "3.1.0")),
    ]
    // The third that differs in nothing but its values shares the block.
    #expect(
      Self.written([Self.blank(1), Self.blank(2), Self.third()]).contains("2 more like this: 2:1 “key2”; 3:1 “key3”"))
    for other in others {
      let text = Self.written([Self.blank(1), Self.blank(2), other])
      #expect(text.contains(" --> a.yaml:3:1\n") && !text.contains("like this"), "\(text)")
    }
    // Two are two.
    #expect(!Self.written([Self.blank(1), Self.blank(2)]).contains("like this"))
    // A repair says what it writes.
    let repaired = [1, 2, 3].map { Self.blank($0, fix: fix) }
    #expect(!Self.written(repaired).contains("like this"))
  }

  /// What a table has no room for is counted by findings, not by rows.
  @Test func findingsLeftOutAreCounted() throws {
    let effect = String(repeating: "nobody sees it ", count: 20)
    let findings = (0..<900).map { number in
      Self.blank(number % 40 + 1, so: LocalizedMessage(value: effect + "\(number / 3)"))
    }
    let text = Self.written(findings, .markdown)
    let rows = text.matches(of: /(?m)^\| a\.yaml.* 2 more like this: .*$/).count
    let left = try #require(text.firstMatch(of: /would be too long: (\d+) errors\./).flatMap { Int($0.1) })
    #expect(rows > 50 && 3 * rows + left == 900, "\(rows) rows, \(left) left out")
  }

  /// Cases that fail for one reason share a block, wherever they stand, with the name of each.
  @Test func casesOfOneCauseShareABlock() {
    let findings = [(1, "closed"), (2, "open"), (3, "closed"), (4, "open"), (12, "closed")].map(Self.failed)
    #expect(
      Self.written(findings, ofTests: true) == """
        error[failed-case]: “case 1” expects LAZY
         --> a.yaml:1:1
          |
        1 | key1:
          | ^^^^^
          = it is 1
          = osam-lint 1
          = for the same reason 2 more cases fail:
              3:1 “case 3”
              12:1 “case 12”

        error[failed-case]: “case 2” expects LAZY
         --> a.yaml:2:1
          |
        2 | key2:
          | ^^^^^
          = it is 2
          = osam-lint 2

        error[failed-case]: “case 4” expects LAZY
         --> a.yaml:4:1
          |
        4 | key4:
          | ^^^^^
          = it is 4
          = osam-lint 4

        --all shows 2 more findings as a whole.

        """)
    #expect(
      Self.written(findings, .markdown, ofTests: true).contains(
        "osam-lint 1 (for the same reason 2 more cases fail: 3:1 “case 3”; 12:1 “case 12”) |\n"))
    // Without a cause each stands for itself, and whoever asks gets each.
    #expect(!Self.written([1, 2, 3].map { Self.failed($0, nil) }, ofTests: true).contains("more"))
    #expect(!Self.written([1, 2, 3].map { Self.failed($0, "one") }, all: true, ofTests: true).contains("more"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func noCaseIsLost(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    for _ in 0..<200 {
      let lines = (1...40).filter { _ in Bool.random(using: &random) }
      let causes = lines.map { _ in ["a", "b", "c", nil].randomElement(using: &random) ?? nil }
      let text = Self.written(zip(lines, causes).map(Self.failed), ofTests: true)
      let told = text.matches(of: /“case (\d+)”/).compactMap { Int($0.1) }
      #expect(told.sorted() == lines, "\(text)")
      let frames = text.matches(of: /--> a\.yaml/).count
      let alone = causes.count { $0 == nil }
      let shared = ["a", "b", "c"].map { cause in causes.count { $0 == cause } }
      #expect(frames == alone + shared.reduce(0) { $0 + ($1 < 3 ? $1 : 1) }, "\(text)")
    }
  }

  /// Whatever is found, each place stands in the text once, and as many as are told to be hidden are.
  @Test(arguments: [1, 2, 3] as [UInt64]) func noneIsLost(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    for _ in 0..<200 {
      let findings = (1...40).filter { _ in Bool.random(using: &random) }.map { line in
        Self.blank(
          line, Bool.random(using: &random) ? .error : .warning,
          so: Int.random(in: 0..<4, using: &random) == 0 ? "some see it" : "nobody sees it")
      }
      let text = Self.written(findings)
      let places = text.matches(of: /(?:a\.yaml:|; |this: |\n {5})(\d+):1\b/).compactMap { Int($0.1) }
      let lines = LineMap(Array(Self.text.utf8))
      #expect(places == findings.map { lines.position(of: $0.span.start).line }, "\(text)")
      let frames = text.matches(of: /--> a\.yaml/).count
      let hidden = findings.count - frames
      #expect(text.contains("--all shows \(hidden) more") == (hidden > 0), "\(text)")
    }
  }
}
