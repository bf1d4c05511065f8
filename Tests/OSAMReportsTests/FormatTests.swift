import Foundation
import FoundationXML
import OSAMSyntax
import Testing

@testable import OSAMLint
@testable import OSAMReports

/// Promises of single formats beyond those that the goldens show.
@Suite struct FormatTests {
  // MARK: GitHub

  /// Values of the toolkit's own escapes: `%` first, then line ends, and in properties `:` and `,`.
  @Test func githubEscapes() {
    let file = Made.file(
      "x", [Made.finding(SourceSpan(0, 1), rule: "r", message: Message("100% of a:b, c"))],
      path: "./a%0A:b,c\r\nd.json")
    #expect(
      Made.written(.github, [file])
        == "::error file=a%250A%3Ab%2Cc%0D%0Ad.json,line=1,endLine=1,col=1,endColumn=2,title=r"
        + "::a%250A:b,c\\u{D}\\u{A}d.json:1:1: 100%25 of a:b, c\n")
  }

  @Test func githubErrorsComeFirst() {
    let severities: [Severity] = [.info, .warning, .error, .info, .error, .warning]
    let files = severities.enumerated().map { number, severity in
      Made.file("x", [Made.finding(SourceSpan(0, 1), severity)], path: "\(number).json")
    }
    let text = Made.written(.github, files)
    let starts = text.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(
      starts == [
        "::error file=2.json", "::error file=4.json", "::warning file=1.json", "::warning file=5.json",
        "::notice file=0.json", "::notice file=3.json",
      ])
  }

  /// The runner keeps ten of a kind; all are written, and a last line that is no command says what is hidden.
  @Test func githubSaysWhatIsHidden() {
    func text(_ errors: Int, _ warnings: Int, _ infos: Int) -> (commands: Int, last: Substring?) {
      let severities =
        Array(repeating: Severity.error, count: errors)
        + Array(repeating: .warning, count: warnings) + Array(repeating: .info, count: infos)
      let file = Made.file("x", severities.map { Made.finding(SourceSpan(0, 1), $0) })
      let lines = Made.written(.github, [file]).split(separator: "\n")
      return (lines.count { $0.hasPrefix("::") }, lines.last { !$0.hasPrefix("::") })
    }
    #expect(text(10, 10, 10) == (30, nil))
    let (commands, last) = text(12, 10, 11)
    #expect(commands == 33)
    #expect(
      last == "GitHub keeps 10 annotations of each kind for a step; only this log has the rest: 2 errors, 1 info.")
  }

  // MARK: Azure

  /// Values of the agent's own escapes: `%` first, then line ends, and in properties `;` and `]`.
  @Test func azureEscapes() {
    let file = Made.file(
      "x", [Made.finding(SourceSpan(0, 1), rule: "r", message: Message("100% of [a]; b", help: "Do; it."))],
      path: "./a%0A;b]c\r\nd.json")
    #expect(
      Made.written(.azure, [file])
        == "##vso[task.logissue type=error;sourcepath=a%AZP250A%3Bb%5Dc%0D%0Ad.json;linenumber=1;columnnumber=1;code=r;]"
        + "a%AZP250A;b]c\\u{D}\\u{A}d.json:1:1: 100%AZP25 of [a]; b%0ADo; it.\n")
  }

  /// Errors come first; there are no issues below a warning, so notes are lines of the log. Azure keeps ten of a kind.
  @Test func azureKeepsTen() {
    let severities = [.info] + Array(repeating: Severity.warning, count: 11) + [.error]
    let file = Made.file("x", severities.map { Made.finding(SourceSpan(0, 1), $0) })
    let lines = Made.written(.azure, [file]).split(separator: "\n")
    let starts = lines.map { $0.prefix { $0 != ";" } }
    #expect(starts.first == "##vso[task.logissue type=error")
    #expect(starts.count { $0 == "##vso[task.logissue type=warning" } == 11)
    #expect(
      lines.suffix(2) == [
        "a.json:1:1: info[some-rule]: it is wrong",
        "Azure keeps 10 issues of each kind for a step; only this log has the rest: 1 warning.",
      ])
  }

  // MARK: SARIF

  @Test func sarifAddresses() {
    for (path, expected): (FilePath, String) in [
      ("a.json", "a.json"), ("conf/a.json", "conf/a.json"), ("../a.json", "../a.json"),
      ("conf/à b.json", "conf/%C3%A0%20b.json"), ("50%#?:\\.json", "50%25%23%3F%3A%5C.json"),
      ("a\n.json", "a%0A.json"), ("/srv/a b.json", "file:///srv/a%20b.json"), ("-", "-"),
    ] {
      #expect(SARIFReport.address(path) == expected)
    }
  }

  /// Whatever names a file in a format for a repository has the path from its root; people read the one they gave.
  @Test(arguments: ReportFormat.all) func pathsOfTheRepository(_ format: ReportFormat) {
    var settings = ReportSettings()
    settings.place = { "root/\($0.display)" }
    let other = OtherFile(path: "other.json", span: SourceSpan(0, 1), lines: LineMap(Array("y".utf8)))
    let finding = Made.finding(
      SourceSpan(0, 1),
      related: [RelatedPlace(SourceSpan(0, 1), "there", in: other), RelatedPlace(SourceSpan(0, 1), "here")],
      fix: Fix(title: "t", isSafe: true, edits: [TextEdit(SourceSpan(0, 1), "z")]))
    let text = Made.written(format, [Made.file("x", [finding])], problems: [("gone.json", "it is gone")], settings)
    func count(_ word: String) -> Int { text.components(separatedBy: word).count - 1 }
    switch format {
    case .github:
      #expect(count("file=root/a.json,") == 1 && count("file=root/gone.json,") == 1 && count("::a.json:1:1: ") == 1)
    case .gitlab: #expect(count(#""path":"root/a.json""#) == 1 && count(#""path":"root/gone.json""#) == 1)
    case .sarif:
      // The finding, the place beside it and the repair.
      #expect(count(#""uri":"root/a.json""#) == 3 && count(#""uri":"root/other.json""#) == 1)
      #expect(count(#""uri":"root/gone.json""#) == 1 && count("\"uri\"") == 5)
    default: break
    }
    #expect(format.readsRepository == text.contains("root/"))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(_ text: String) throws -> [String: Any] {
    try #require((try object(text)["runs"] as? [[String: Any]])?.first)
  }

  @Test func sarifOfACleanRun() throws {
    let run = try run(Made.written(.sarif, [Made.file("{}", [])]))
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [Any])?.isEmpty == true)
    #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
  }

  /// Only rules with findings are listed, each once, and every result points at its own.
  @Test func sarifRules() throws {
    let names = ["duplicate-key", "byte-order-mark", "duplicate-key", "no-such-rule"]
    let file = Made.file("x", names.map { Made.finding(SourceSpan(0, 1), rule: $0) })
    let run = try run(Made.written(.sarif, [file, file]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["duplicate-key", "byte-order-mark", "no-such-rule"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 8)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  /// Data that GitHub needs of every rule there is, within its limits.
  @Test func sarifTellsOfEveryRule() throws {
    let file = Made.file("x", Rule.all.map { Made.finding(SourceSpan(0, 1), rule: $0.id) })
    let run = try run(Made.written(.sarif, [file]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == Rule.all.count)
    for rule in rules {
      for name in ["shortDescription", "fullDescription"] {
        let text = try #require((rule[name] as? [String: String])?["text"])
        #expect(!text.isEmpty && text.utf16.count <= 1024)
      }
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false && help["markdown"]?.hasPrefix("# ") == true)
      let properties = try #require(rule["properties"] as? [String: Any])
      #expect(["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String))
      #expect(properties["precision"] as? String == "high")
      #expect((properties["tags"] as? [String])?.isEmpty == false)
    }
  }

  /// Only what is certain is offered, as it is in the file.
  @Test func onlySafeFixes() throws {
    let text = "é 1, 2"
    func file(isSafe: Bool) -> FileReport {
      let edits = [TextEdit(SourceSpan(3, 4), "one"), TextEdit(SourceSpan(6, 7), "")]
      return Made.file(text, [Made.finding(SourceSpan(3, 4), fix: Fix(title: "t", isSafe: isSafe, edits: edits))])
    }
    for format in [ReportFormat.sarif, .rdjson] {
      #expect(!Made.written(format, [file(isSafe: false)]).contains("one"))
    }
    let rdjson = Made.written(.rdjson, [file(isSafe: true)])
    // One suggestion with both edits and what is between them.
    #expect(
      rdjson.contains(
        #""suggestions":[{"range":{"start":{"line":1,"column":4},"end":{"line":1,"column":8}},"text":"one, "}]"#))
    let sarif = Made.written(.sarif, [file(isSafe: true)])
    #expect(
      sarif.contains(
        #""replacements":[{"deletedRegion":{"startLine":1,"startColumn":3,"endLine":1,"endColumn":4},"insertedContent":{"text":"one"}},{"deletedRegion":{"startLine":1,"startColumn":6,"endLine":1,"endColumn":7}}]"#
      ))
  }

  // MARK: XML

  /// Element names with their attributes, and all text.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func read(_ text: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? ""): \(text)")
    return reader
  }

  /// Whatever text there is, XML carries it, or says which character it was.
  @Test func textInXML() throws {
    let nasty = "a<b>&\"'\t\r\n]]> --> </failure> \u{0}\u{1}\u{1F}\u{FFFE}\u{FFFF}\u{85}\u{2028}😀 ##[error]"
    let shown = nasty.replacing("\u{0}", with: "\\u{0}").replacing("\u{1}", with: "\\u{1}")
      .replacing("\u{1F}", with: "\\u{1F}").replacing("\u{FFFE}", with: "\\u{FFFE}")
      .replacing("\u{FFFF}", with: "\\u{FFFF}")
    let reader = try read("<x y=\"\(XMLText.attribute(nasty))\">\(XMLText.content(nasty))</x>")
    #expect(reader.elements.first?.attributes["y"] == shown)
    #expect(reader.text == shown)
    #expect(!XMLText.attribute(nasty).contains("##["))
  }

  /// Test results are told apart by their suites' names.
  @Test func junitNamesComparisons() throws {
    let file = Made.file("x", [Made.finding(SourceSpan(0, 1))])
    var comparison = file
    comparison.isComparison = true
    let suites = try read(Made.written(.junit, [file, comparison])).elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["a.json", "a.json, compared with others"])
    let cases = try read(Made.written(.junit, [comparison])).elements.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["classname"] } == ["a.json"])
  }

  /// A run that checked nothing was none, although every finding is told.
  @Test func sarifOfARefusedRun() throws {
    var report = ReportFormat.sarif.report(ReportSettings())
    var summary = Summary()
    summary.isRefused = true
    let text = report.start() + report.file(Made.file("x", [Made.finding(SourceSpan(0, 1))])) + report.finish(summary)
    let run = try run(text)
    #expect((run["results"] as? [Any])?.count == 1)
    #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == false)
  }

  @Test func junitCounts() throws {
    let place = SourceSpan(0, 1)
    let several = Made.file(
      "x", [Made.finding(place), Made.finding(place), Made.finding(place, .warning), Made.finding(place, .info)])
    let files = [Made.file("{}", [], path: "clean.json"), several]
    for (failOn, failures) in [(Severity.error, 2), (.warning, 3), (.info, 4)] {
      let text = Made.written(
        .junit, files, problems: [("gone.json", "there is no such file")], ReportSettings(failOn: failOn))
      let reader = try read(text)
      let suites = reader.elements.filter { $0.name == "testsuite" }.map(\.attributes)
      #expect(suites.map { $0["id"] } == ["0", "1", "2"])
      #expect(suites.map { $0["name"] } == ["gone.json", "clean.json", "a.json"])
      #expect(suites.map { $0["tests"] } == ["1", "1", "4"])
      #expect(suites.map { $0["errors"] } == ["1", "0", "0"])
      #expect(suites.map { $0["failures"] } == ["0", "0", "\(failures)"])
      #expect(suites.map { $0["skipped"] } == ["0", "0", "\(4 - failures)"])
      #expect(reader.elements.count { $0.name == "failure" } == failures)
      let names = reader.elements.filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
      #expect(
        names == [
          "osam-lint", "osam-lint", "some-rule /data/a", "some-rule /data/a (2)", "some-rule /data/a (3)",
          "some-rule /data/a (4)",
        ])
    }
  }

  // MARK: Markdown

  @Test func markdownCells() {
    for (text, expected) in [
      ("plain, “text”.", "plain, “text”."), ("a|b", "a\\|b"), ("`code`", "\\`code\\`"),
      ("<script>&", "&lt;script&gt;&amp;"), ("@bcn", "\\@&#8203;bcn"), ("#12 !3", "\\#&#8203;12 \\!&#8203;3"),
      ("a\n/close", "a\\\\u\\{A\\}/close"), ("[a](b)", "\\[a\\](b)"), ("\\|", "\\\\\\|"), ("$x", "<span>&#36;</span>x"),
      ("https://a.cat/x", "https:&#8203;//a.cat/x"), ("ftp://a", "ftp:&#8203;//a"), ("Www.a.cat", "Www&#8203;.a.cat"),
      ("a/b.c: /d", "a/b.c: /d"),
    ] {
      #expect(MarkdownText.cell(text) == expected)
    }
  }

  /// Rows that are too many are counted and not written; the gravest come first.
  @Test func markdownIsCapped() throws {
    let findings = (0..<3000).map { number in
      Made.finding(SourceSpan(0, 1), number < 2500 ? .warning : .error, message: Message("number \(number)"))
    }
    let text = Made.written(.markdown, [Made.file("x", findings)])
    #expect(text.utf8.count < 65_536)
    #expect(text.utf8.count > 55_000)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| a.json") }
    #expect(rows.prefix(500).allSatisfy { $0.contains("| error |") })
    #expect(rows.dropFirst(500).allSatisfy { $0.contains("| warning |") })
    let left = 3000 - rows.count
    #expect(left > 0)
    #expect(text.hasSuffix("\nLeft out, for the table would be too long: \(left) warnings.\n"))
    #expect(text.hasPrefix("### osam-lint: 500 errors, 2500 warnings, 0 infos\n"))
  }

  /// Of what is less grave nothing is shown where something graver had no room.
  @Test func markdownHasNoGaps() {
    let lengths: [(Severity, Int)] = [(.error, 59_000), (.error, 2000), (.warning, 1), (.info, 1)]
    let findings = lengths.map { severity, length in
      Made.finding(SourceSpan(0, 1), severity, message: Message("\(String(repeating: "x", count: length))"))
    }
    let text = Made.written(.markdown, [Made.file("x", findings)])
    #expect(text.hasSuffix("\nLeft out, for the table would be too long: 1 error, 1 warning, 1 info.\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| a.json") } == 1)
  }

  // MARK: All

  /// Words that nobody should be able to say through a linted text or a name.
  private static let nasty = [
    "::error ::pwned", "##[error]pwned", "##vso[task.setvariable]x", "]]>", "</failure>", "</script>", "a|b", "`x`",
    "\"}]", "\n::warning::x", "\r::stop-commands::t", "\u{1B}[31m", "@bcn", "[a](javascript:b)", "\u{202E}", "%0A::x",
  ]

  /// Texts and names stay what they are, in every format.
  @Test(arguments: ReportFormat.all) func nothingIsInjected(_ format: ReportFormat) throws {
    let text = "{\"a\": 1}\n"
    let files = Self.nasty.map { nasty in
      Made.file(text, [Made.finding(SourceSpan(1, 4), message: Message("“\(nasty)” is odd"))], path: "\(nasty).json")
    }
    let written = Made.written(format, files, problems: [("::error::gone.json", "it is gone")])
    switch format.notation {
    case .json:
      let value = try JSONSerialization.jsonObject(with: Data(written.utf8))
      #expect(value is [Any] || value is [String: Any])
    case .xml:
      let names = Set(try read(written).elements.map(\.name))
      #expect(
        names.isSubset(of: [
          "testsuites", "testsuite", "properties", "testcase", "failure", "error", "system-out", "system-err",
          "checkstyle", "file",
        ]))
      #expect(!written.contains("##["))
    case .text where format.commands != nil:
      // A line for each finding and one for the file that is gone, and the one about what is hidden.
      let lines = written.split(omittingEmptySubsequences: true) { $0.isNewline }
      #expect(lines.count == files.count + 2)
      let starts = Set(lines.dropLast().map { $0.prefix { $0 != "=" } })
      #expect(starts == [format == .azure ? "##vso[task.logissue type" : "::error file"])
    case .text where format == .markdown:
      let rows = written.split { $0.isNewline }.filter { $0.hasPrefix("| ") }
      #expect(rows.count == files.count + 2)
      for row in rows {
        #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)")
      }
      #expect(!written.contains("<") && !written.contains("@bcn"))
    case .text:
      // Only what the console lets through is safe in a log; on a terminal nothing moves a cursor.
      #expect(!written.contains("\u{1B}") && !written.contains("\r") && !written.contains("\u{202E}"))
    }
  }
}
