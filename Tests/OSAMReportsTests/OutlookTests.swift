import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// The sentence about today, where ordinary devices of some libraries cannot be told apart.
@Suite struct OutlookTests {
  private static func today(_ text: String, limit: Int) throws -> String {
    let terms = QuestionTerms(clients: .verified, today: 0)
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
    let outcomes = DocumentOutcomes(
      path: "a.json", document: document, count: 1, tables: [],
      outlooks: Outlooks(of: Audience.all(of: document, terms), terms, limit: limit),
      command: CellCommand(path: "a.json", fixed: []), now: terms.today, zone: .madrid)
    return Phrasing.english.text(outcomes.today)
  }

  private static let list = """
    {"ios2": [{"required_version": "4.2.0", "last_version_available": "4.9.3"}], "android2": [{"required_version": 2}]}
    """

  @Test func thoseOfOtherLibrariesStand() throws {
    let android = "on Android REQUIRED_UPDATE_NEEDED for versions below 2, without end"
    #expect(
      try Self.today(Self.list, limit: 4)
        == "on iOS requiredUpdateNeeded for versions below 4.2.0-0, without end; \(android)")
    #expect(
      try Self.today(Self.list, limit: 3)
        == "on iOS MANDATORY for versions below 4.2.0, without end; \(android); left out: pov-ios on iOS")
    #expect(try Self.today(Self.list, limit: 2) == "\(android); left out: pov-ios on iOS and pov-kmp on iOS")
  }
}
