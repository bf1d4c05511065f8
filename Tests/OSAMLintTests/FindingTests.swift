import OSAMFormats
import OSAMSyntax
import Testing

@testable import OSAMLint

/// A file may have hundreds of thousands of findings.
@Suite struct FindingTests {
  @Test func areSmall() {
    #expect(MemoryLayout<Finding>.stride <= 64)
  }

  /// What a report has dropped or nobody reads costs no words.
  @Test func haveNoWordsBeforeSomebodyReads() {
    var finding = Finding(
      rule: "some-rule", effect: .unreadable, message: Message(Self.never()), span: SourceSpan(0, 1),
      pointer: Self.never().text, related: [RelatedPlace(SourceSpan(0, 1), Self.never())], clients: .commonModule,
      document: nil, kind: nil, role: nil)
    finding.spare()
    #expect(finding.severity == .error && finding.says(.probablyNotMeant) && finding.fix == nil)
  }

  private static func never() -> Words {
    Issue.record("words are made although nobody reads them")
    return ""
  }
}
