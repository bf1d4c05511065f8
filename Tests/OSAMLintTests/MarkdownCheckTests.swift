import Foundation
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Documents in the fences of Markdown are checked as files are, and each finding stands where it stands in the Markdown.
@Suite struct MarkdownCheckTests {
  private static let linter = Linter(context: CheckContext(.released, now: MemorySystem.usualNow))

  private static func check(_ text: String, _ path: FilePath = "README.md") -> FileReport {
    linter.check(FileInput(path: path, bytes: Array(text.utf8), syntax: .json, isNamed: true))
  }

  /// Rule, severity, words and places of findings, of a piece whose first line and column are these.
  private static func told(_ report: FileReport, _ bytes: [UInt8], line: Int = 0, column: Int = 0) -> [String] {
    let lines = LineMap(bytes)
    func place(_ span: SourceSpan) -> String {
      let (start, end) = (lines.position(of: span.start), lines.position(of: span.end))
      return "\(start.line - line):\(start.column - column)–\(end.line - line):\(end.column - column)"
    }
    return report.findings.map { finding in
      "\(place(finding.span)) \(finding.severity) \(finding.rule) \(finding.message.what.text) \(finding.pointer ?? "") "
        + finding.related.map { place($0.span) }.joined(separator: ",")
    }
  }

  private static func samples() throws -> [(name: String, text: String)] {
    let folder = SharedFiles.packageRoot.appendingPathComponent("samples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// Marks and blanks before each line of a piece.
  @Test(arguments: ["", "  ", "> ", ">> ", "   > "]) func piecesAreCheckedAsFilesAre(_ before: String) throws {
    var (seen, found) = (0, 0)
    for (name, text) in try Self.samples() {
      let isYAML = name.hasSuffix(".yaml")
      let syntax: Tree.Syntax = isYAML ? .yaml : .json
      let file = Self.linter.check(
        FileInput(path: FilePath(text: name), bytes: Array(text.utf8), syntax: syntax, isNamed: false))
      // Comments that allow something, and what comes before the first line, are the file's alone.
      if file.isPassedOver || text.contains("osam-lint:") || text.contains("\t") || text.contains("\u{FEFF}") {
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
      let head = "# Title\n\n```sh\nls {\n```\n\n"
      let piece = (["```\(isYAML ? "yaml" : "json")"] + lines.map(String.init) + ["```"]).map { before + $0 + "\n" }
        .joined()
      let markdown = head + piece + "\nThe end.\n"
      let report = Self.check(markdown)
      let own = Self.told(report, Array(markdown.utf8), line: 7, column: before.utf8.count)
      let expected = Self.told(file, Array(text.utf8)).filter { !$0.contains("osam-lint fix") }
      #expect(own == expected, "\(name) after “\(before)”")
      #expect(report.kinds.map(\.id) == file.kinds.map(\.id) && report.findings.allSatisfy { $0.fix == nil })
      seen += 1
      found += own.count
    }
    #expect(seen > 40 && found > 100, "\(seen) \(found)")
  }

  private static let alert = """
    {"data": {"packageName": "cat.bcn.bus", "versionCode": 2026110000, "platform": "ANDROID", "comparisonMode": "FORCED"}}
    """

  @Test func onlyFencesThatMayHoldDocumentsAreRead() {
    func kinds(_ fence: String) -> Int { Self.check("\(fence)\n\(Self.alert)\n```\n").kinds.count }
    #expect(kinds("```json") == 1 && kinds("``` JSON title=a") == 1 && kinds("```jsonc") == 1 && kinds("```") == 1)
    #expect(kinds("- ```json") == 1 && kinds("1. ```json") == 1)
    #expect(kinds("```sh") == 0 && kinds("```js") == 0 && kinds("```json5") == 0 && kinds("text") == 0)
    // In another file a fence is a fault of the text.
    #expect(Self.check("```json\n\(Self.alert)\n```\n", "README.txt").faults > 0)
  }

  @Test func partsAreCountedAndNotChecked() {
    for part in [
      #"{"data": {"packageName": "cat.bcn.bus", "comparisonMode": "FORCE", …}}"#,
      #"{"data": {"packageName": "cat.bcn.bus", "comparisonMode": "FORCE", ...}}"#,
      "{\"data\": {\n\"packageName\": \"cat.bcn.bus\", // the app\n\"comparisonMode\": \"FORCE\"}}",
      "{\"data\": {\n…\n\"packageName\": \"cat.bcn.bus\", \"comparisonMode\": \"FORCE\"}}",
      "packageName: cat.bcn.bus\ncomparisonMode: FORCE\nversionCode: 5\n# …",
    ] {
      let report = Self.check("```\n\(part)\n```\n")
      #expect(report.parts == 1 && report.findings.isEmpty && report.kinds.isEmpty && !report.isPassedOver, "\(part)")
    }
    // An address is no comment, and an ellipsis in a text leaves nothing out.
    let broken = Self.alert.replacing("FORCED\"", with: "FORCE\", \"url\": \"https://example.org/…\",")
    let report = Self.check("```json\n\(broken)\n```\n")
    #expect(report.parts == 0 && report.findings.contains { $0.rule == "trailing-comma" })
  }

  /// Documents of several pieces are counted through.
  @Test func documentsHaveNumbers() {
    let report = Self.check("```json\n\(Self.alert)\n```\n\n```\n\(Self.alert)\n```\n")
    #expect(Set(report.findings.compactMap(\.document)) == [0, 1] && report.kinds.count == 2)
  }

  @Test func commentsAllowNothing() {
    let text = """
      packageName: cat.bcn.bus
      versionCode: 2026110000
      comparisonMode: FORCE
      platform: ANDROID
      url: http://www.barcelona.cat/bus # osam-lint: allow insecure-url -- The certificate comes in December.
      """
    func hasIt(_ report: FileReport) -> Bool { report.findings.contains { $0.rule == "insecure-url" } }
    #expect(hasIt(Self.check("```yaml\n\(text)\n```\n")))
    let file = FileInput(path: "bus.yaml", bytes: Array(text.utf8), syntax: .yaml, isNamed: true)
    #expect(!hasIt(Self.linter.check(file)))
  }

  /// Only what says itself what it is: a kind that is named would make a document of every fence.
  @Test func kindsAreNotTakenFromOptions() {
    var context = CheckContext(.released, now: MemorySystem.usualNow)
    context.kind = .osamRating
    let text = "```json\n{\"name\": \"x\"}\n```\n"
    let report = Linter(context: context).check(
      FileInput(path: "README.md", bytes: Array(text.utf8), syntax: .json, isNamed: true))
    #expect(report.isPassedOver && report.findings.isEmpty)
  }

  /// A fault that ends with a line ends there, and not before the next one.
  @Test func placesEndWithTheirLastByte() {
    let place = PiecePlace(lines: [(0, 10), (5, 20), (9, 30)], documentsBefore: 0)
    #expect(place.whole(SourceSpan(0, 5)) == SourceSpan(10, 15))
    #expect(place.whole(SourceSpan(3, 7)) == SourceSpan(13, 22))
    #expect(place.whole(SourceSpan(9, 9)) == SourceSpan(30, 30))
  }
}
