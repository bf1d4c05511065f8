import OSAMFormats
import TestSupport
import Testing

/// A release with one more key does not turn every recorded session red.
@Suite struct CompletedDocumentTests {
  private static let row = Member(
    name: "audience", type: .text, needs: [(.commonModule, .required)], meaning: "Made up.", example: #""all""#,
    evidence: [])

  private static func completed(_ text: String, isYAML: Bool = false) -> String {
    CompletedDocument.completed(text, syntax: isYAML ? .yaml : .json) { $0 == .osamRating ? [row] : [] }
  }

  @Test func aNewMemberFollowsTheLastOne() {
    #expect(
      Self.completed("{\"data\": {\n  \"minutes\": 5,\n  \"numAperture\": 3\n}}\n")
        == "{\"data\": {\n  \"minutes\": 5,\n  \"numAperture\": 3, \"audience\": \"all\"\n}}\n")
    #expect(
      Self.completed("data:\n  minutes: 5 # m\n  numAperture: 3 # n\n---\na: 1\n", isYAML: true)
        == "data:\n  minutes: 5 # m\n  numAperture: 3 # n\n  audience: \"all\"\n---\na: 1\n")
  }

  @Test(arguments: [
    #"{"data": {"minutes": 5, "numAperture": 3, "audience": 1}}"#, #"{"data": {"minutes": 5, "numAperture": 3,}}"#,
    #"{"tmin": 5, "num_apert": 3}"#, "{}", "",
  ])
  func allElseStays(_ text: String) { #expect(Self.completed(text) == text) }

  /// The names that recorded documents know are names of the tables.
  @Test func recordedNamesAreRows() {
    for kind in DocumentKind.commonModule {
      #expect(CompletedDocument.recorded[kind.id]?.isSubset(of: kind.members.map(\.name)) == true)
    }
  }
}
