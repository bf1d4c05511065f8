import OSAMFormats
import OSAMSyntax
import Testing

@testable import OSAMLint

/// A file may have hundreds of thousands of findings.
@Suite struct FindingTests {
  @Test func areSmall() {
    #expect(MemoryLayout<Finding>.stride <= 64)
  }

  /// Findings that a report has dropped or nobody reads cost no words.
  @Test func haveNoWordsBeforeSomebodyReads() {
    var finding = Finding(
      rule: "some-rule", effect: .unreadable, message: Message(Self.never()), span: SourceSpan(0, 1),
      pointer: Self.never().text, related: [RelatedPlace(SourceSpan(0, 1), Self.never())], clients: .commonModule,
      document: nil, kind: nil, role: nil)
    finding.dropFix()
    #expect(finding.severity == .error && finding.says(.probablyNotMeant) && finding.fix == nil)
  }

  /// Findings hold on to their document until they have their words, and nothing else does.
  @Test func whatWasCheckedIsLetGo() throws {
    let (text, _) = Example.version().unmarked
    let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), .init()).documents.first)
    weak var kept: Inspection?
    var findings: [Finding] = []
    do {
      let inspection = Linter(context: CheckContext(now: 0)).inspection(of: Decoding(document))
      inspection.report("document \(inspection.document.number)", at: inspection.document.root)
      kept = inspection
      findings = inspection.finish()
    }
    #expect(kept != nil && findings.count == 1)
    var speeches = MessageTexts(MessageFormatters(.english))
    for index in findings.indices { findings[index].say(&speeches) }
    #expect(kept == nil && findings.first?.message.text == "document 0")
  }

  private static func never() -> LocalizedMessage {
    Issue.record("words are made although nobody reads them")
    return ""
  }
}
