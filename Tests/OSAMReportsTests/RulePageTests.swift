import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

@testable import OSAMReports

/// Pages of rules: made of the rule, and short.
@Suite struct RulePageTests {
  /// In the order in which somebody asks who has a finding.
  private static let order = [
    "What it says", "Why", "Before and after", "Example", "Fix", "How to allow it", "Options", "What else it finds",
    "What is not reported", "Evidence",
  ]

  /// Texts that `explain` prints, and pages that docs/rules has. They are made once.
  private static let pages = Dictionary(
    uniqueKeysWithValues: Rule.all.map { ($0.id, (RulePage.text(of: $0, in: .english), RulePage.page(of: $0))) })

  private static func page(_ rule: Rule) -> (text: String, file: String) { pages[rule.id] ?? ("", "") }

  private static func headings(_ page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  @Test(arguments: Rule.all.map(\.id)) func sectionsStandInOrder(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let headings = Self.headings(Self.page(rule).text)
    #expect(headings == Self.order.filter(headings.contains))
    for needed in ["What it says", "Why", "How to allow it", "Evidence"] { #expect(headings.contains(needed)) }
    #expect(headings.contains("Example") != (headings.contains("Before and after") || rule.bad.isEmpty))
    if rule.repair == nil { #expect(!headings.contains("Before and after")) }
  }

  /// The message is the one of `check`, which may put the last sentence behind the carets.
  @Test(arguments: Rule.all.map(\.id)) func theMessageIsThatOfCheck(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    guard case .example(let shown) = try #require(rule.shown) else { return }
    let report = shown.undoubted(shown.input())
    let finding = try #require(report.findings.first { $0.rule == id })
    var text = TextReport(colour: false, width: 10_000, in: .english)
    var alone = report
    alone.findings = [finding]
    let printed = text.file(alone)
    let lines = FindingText(width: 10_000, formatter: .english).text(of: finding).split(separator: "\n")
    for line in lines {
      let isHelp = line.hasPrefix("  = help: ")
      let words = isHelp ? line.dropFirst("  = help: X".count).prefix { $0 != "." } : line.drop { $0 == " " }
      #expect(printed.contains(words), "\(line)\n\(printed)")
    }
    let page = Self.page(rule).text
    let narrow = FindingText(width: FoldedText.usualWidth, formatter: .english).text(of: finding)
    #expect(page.contains("```text\n\(narrow)```\n"))
  }

  /// The entry of the page can be copied into settings, and silences the finding of the page.
  @Test(arguments: Rule.all.map(\.id)) func theEntryAllowsTheFinding(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    if case .own = rule.check { return }
    let page = Self.page(rule).text
    guard let start = page.range(of: "\nallow:\n")?.lowerBound else {
      #expect(rule.silencing == .never)
      return
    }
    let text = page[start...].dropFirst()
    let entry = String(text[..<(try #require(text.range(of: "```"))).lowerBound])
    let file = SettingsFile(path: ".osam-lint.yml", bytes: Array(entry.utf8))
    #expect(file.faults.isEmpty, "\(entry)")
    guard case .example(let shown) = try #require(rule.shown) else { return }
    let linter = Linter(context: shown.checkContext)
    let path: FilePath = "config/alert.json"
    let fileSettings = FileSettings(file: file, context: linter.context, levels: [:], path: path)
    let (before, after) = (linter.checkAlone(shown.input()), linter.under(fileSettings).checkAlone(shown.input()))
    func count(_ report: FileReport) -> Int { report.findings.count { $0.rule == id } }
    #expect(count(before) > 0 && count(after) < count(before), "\(entry)")
  }

  /// Where JSON alone has the fault, no comment is offered.
  @Test func commentsAreOfferedWhereTheyDoIt() {
    let without = Rule.all.filter { rule in
      !Self.page(rule).text.contains("# osam-lint: allow \(rule.id) -- ") && rule.silencing == .freely
        && DocumentKind.all.contains(where: rule.looksAt)
    }
    #expect(
      without.map(\.id) == [
        "broken-json", "byte-order-mark", "comment-in-json", "half-a-character", "missing-comma",
        "raw-control-character", "single-quotes", "text-after-end", "trailing-comma", "typographic-quotes",
        "unquoted-text",
      ])
  }

  @Test(arguments: Rule.all.map(\.id)) func noPageShowsAWholeDocument(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let (text, page) = Self.page(rule)
    for usual in RulePage.usualTexts { #expect(!page.contains(usual) && !text.contains(usual)) }
    #expect(!text.contains("<details>"))
    #expect(page.matches(of: /<details>/).count <= 1)
    // Somebody with a finding sees the message, the reason, the repair and how to allow it at a glance.
    let head = text.prefix(upTo: (try #require(text.range(of: "\n## How to allow it"))).lowerBound)
    #expect(head.count { $0 == "\n" } <= 62, "\(head)")
  }

  @Test func excerpts() {
    func excerpt(_ marked: String, beside other: String, context: Int = 0) -> [String] {
      ExampleExcerpt(Example(marked), beside: [other], usual: [], context: context).lines
    }
    let usual = "a\nb\nc\nd\ne\nf\ng\n"
    #expect(excerpt("a\nb\nc\nX\ne\nf\ng\n", beside: usual) == ["X"])
    #expect(excerpt("a\nb\nc\n⟦X⟧\ne\nf\ng\n", beside: usual, context: 1) == ["c", "⟦X⟧", "e"])
    #expect(excerpt("X\nb\nc\nd\ne\nY\ng\n", beside: usual) == ["X", "…", "Y"])
    // A gap is no shorter than two lines, and where something is missing its neighbours stand.
    #expect(excerpt("X\nb\nY\nd\ne\nf\ng\n", beside: usual) == ["X", "b", "Y"])
    #expect(excerpt("a\nb\nc\ne\nf\ng\n", beside: usual) == ["c", "e"])
    // Nothing is alike, or there is next to nothing to leave out.
    #expect(excerpt("1\n2\n3\n4\n", beside: usual) == ["1", "2", "3", "4"])
    #expect(excerpt("a\nb\nX\n", beside: "a\nb\nc\n") == ["a", "b", "X"])
    // Nobody sees it.
    #expect(excerpt("⟦\u{FEFF}⟧a\n", beside: usual) == ["⟦\\u{FEFF}⟧a"])
  }

  @Test func differences() {
    func difference(_ before: String, _ after: String) -> [String] {
      ExampleExcerpt.difference(Array(before.utf8), Array(after.utf8))
    }
    #expect(difference("a\nb\nc\nd\n", "a\nb\nX\nd\n") == [" b", "-c", "+X", " d"])
    #expect(difference("a\nb\nc\nd\ne\nf\n", "X\nb\nc\nd\ne\nY\n") == ["-a", "+X", " b", "…", " e", "-f", "+Y"])
    #expect(difference("a\nb\nc\n", "X\nb\nY\n") == ["-a", "+X", " b", "-c", "+Y"])
    #expect(difference("a", "b") == ["-a", "+b"])
    #expect(difference("a\nb\n", "a\n") == [" a", "-b"])
  }
}
