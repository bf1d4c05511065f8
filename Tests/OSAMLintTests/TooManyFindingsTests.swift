import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// A file with more findings than are listed does not pass, whichever of them are listed.
@Suite struct TooManyFindingsTests {
  private func findings(_ text: String, _ syntax: Tree.Syntax = .json, limit: Int) -> [Finding] {
    var context = CheckContext(now: Example.date)
    context.findingLimit = limit
    context.kind = .osamVersion
    let input = FileInput(path: "alert", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
    return Linter(context: context, rules: [.unknownKey, .unknownValue, .tooManyFindings]).check(input).findings
  }

  private let text = #"{"data": {"comparisonMode": "NEVER", "k1": 1, "k2": 2, "k3": 3}}"#

  @Test func asManyAsTheLimitAreListed() {
    #expect(findings(text, limit: 4).map(\.rule) == ["unknown-value", "unknown-key", "unknown-key", "unknown-key"])
  }

  @Test(arguments: 1...3) func oneMoreIsAnErrorAtTheBeginning(limit: Int) throws {
    let found = findings(text, limit: limit)
    let first = try #require(found.first)
    #expect(found.count == limit + 1)
    #expect(first.rule == "too-many-findings" && first.severity == .error && first.span.start == 0)
    #expect(first.message.what.text == "there are more than \(limit) findings in this file")
  }

  /// The limit is that of the file, however many documents it has.
  @Test(arguments: [2, 600]) func documentsShareTheLimit(documents: Int) {
    let stream = (0..<documents).map { "---\nversionCode: 1\ncomparisonMode: FORCE\nk\($0): 1\n" }.joined()
    #expect(
      findings(stream, .yaml, limit: documents).map(\.rule)
        == Array(repeating: "unknown-key", count: documents))
    let found = findings(stream, .yaml, limit: documents - 1)
    #expect(found.map(\.rule) == ["too-many-findings"] + Array(repeating: "unknown-key", count: documents - 1))
  }
}
