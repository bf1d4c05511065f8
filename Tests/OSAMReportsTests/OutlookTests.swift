import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// The sentence about today, where ordinary devices of some libraries cannot be told apart.
@Suite struct OutlookTests {
  private static func today(_ text: String, limit: Int = OutcomeTable.mostCells) throws -> String {
    let terms = QuestionTerms(clients: .everyone.verified, today: 0)
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
    let outcomes = DocumentOutcomes(
      path: "a.json", document: document, pages: .princeOfVersions, count: 1, tables: [],
      outlooks: Outlooks(of: ClientGroup.all(of: document, terms), terms, limit: limit),
      command: CellCommand(path: "a.json", fixed: []), now: terms.today, zone: .madrid)
    return MessageFormatter.english.text(outcomes.today)
  }

  private static let list = """
    {"ios2": [{"required_version": "4.2.0", "last_version_available": "4.9.3"}], "android2": [{"required_version": 2}]}
    """

  @Test func thoseOfOtherLibrariesStand() throws {
    let android = "on Android REQUIRED_UPDATE_NEEDED for versions below 2, without end"
    #expect(
      try Self.today(Self.list, limit: 4)
        == "on iOS requiredUpdateNeeded for versions below 4.2.0-0 and newUpdateAvailable for versions from 4.2.0-0 and "
        + "below 4.9.3-0, without end; \(android)")
    #expect(
      try Self.today(Self.list, limit: 3)
        == "on iOS MANDATORY for versions below 4.2.0 and OPTIONAL for versions from 4.2.0 and below 4.9.3, without end; "
        + "\(android); left out: pov-ios on iOS")
    #expect(try Self.today(Self.list, limit: 2) == "\(android); left out: pov-ios on iOS and pov-kmp on iOS")
  }

  @Test(arguments: [
    (
      #"{"ios2": [{"required_version": "4.2.0", "last_version_available": "5.1.0","#
        + #" "requirements": {"required_os_version": "12.0.0"}}]}"#,
      "requiredUpdateNeeded for versions below 4.2.0-0 and newUpdateAvailable for versions from 4.2.0-0 and below 5.1.0-0,"
        + " system 12.0.0 and above, with something else on other systems, without end"
    ),
    // Of 4.0.2 and later, which take the key for a checker that they have themselves.
    (
      #"{"android2": [{"last_version_available": 7, "requirements": {"required_os_version": 24}}, {"required_version": 3}]}"#,
      "NEW_UPDATE_AVAILABLE for versions below 7, system 24 or more, with something else on other systems, without end"
    ),
    (
      #"{"ios2": [{"required_version": "4.2.0", "requirements": {"region": "cat"}}, {"required_version": "3.0.0"}]}"#,
      "requiredUpdateNeeded for versions below 3.0.0-0, apps without a checker for region, without end"
    ),
    (
      #"{"ios2": [{"required_version": "4.2.0", "requirements": {"region": "cat"}}]}"#,
      "error:requirementsNotSatisfied for apps without a checker for region, without end"
    ),
    // Nobody's system matters where nothing is compared with it.
    (
      #"{"ios2": [{"required_version": "4.2.0"}]}"#, "requiredUpdateNeeded for versions below 4.2.0-0, without end"
    ),
  ])
  func systemsCheckersAndTheOptionalUpdateAreNamed(_ text: String, _ sentence: String) throws {
    #expect(try Self.today(text) == sentence)
  }
}
