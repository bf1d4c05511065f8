import OSAMFormats
import TestSupport
import Testing

@testable import OSAMLint

/// No rule is silent where it could not ask about all devices.
@Suite struct NotWorkedOutTests {
  private func findings(languages: Int) -> [Finding] {
    let texts = (0..<languages).map { #""l\#($0)": "Bus""# }.joined(separator: ", ")
    let text =
      #"{"version": "3.2.1", "comparisonMode": 0, "minSystemVersion": "9.0", "title": {\#(texts)}, "message": {"ca": "Adéu"}}"#
    var context = CheckContext(now: Example.date)
    context.kind = .controlDeVersions
    // One client group is enough.
    context.targets = ClientSet(.controlDeVersionsIOS).verified
    let input = FileInput(path: "alert.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    return Linter(context: context, rules: [.blockingAlert, .notWorkedOut]).check(input).findings
  }

  @Test func aDocumentBelowTheLimitIsAnswered() {
    let found = findings(languages: 700)
    #expect(found.map(\.rule) == ["blocking-alert"])
  }

  @Test func aDocumentBeyondTheLimitIsNoted() throws {
    let found = findings(languages: 10_001)
    #expect(found.map(\.rule) == ["not-worked-out"])
    let note = try #require(found.first)
    #expect(note.severity == .info && note.span.start == 0)
    #expect(note.clients == ClientSet(.controlDeVersionsIOS).verified)
  }
}
