import OSAMCommands
import TestSupport
import Testing

/// The page's words about apps with older releases, in sentences as `outcomes` and `diff` have them.
@Suite struct PreviewOthersTests {
  private func others(_ text: String) throws -> String {
    let system = MemorySystem()
    system.put(text, at: "a.json")
    #expect(Program.run(["preview", "a.json"], on: system) == 0)
    let page = system.takeOutput().output
    let start = try #require(page.range(of: "Apps with older releases behave otherwise"))
    let end = try #require(page.range(of: "What was assumed", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound].replacing(try Regex("<[^>]*>"), with: ""))
  }

  /// Up to 1.0.7 the limits must be exceeded, and offline the values in the app count.
  @Test func devicesAreNamedInWords() throws {
    let others = try others(
      """
      {"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.bus", "platform": "ANDROID", "minutes": 10080,
        "numAperture": 8, "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}
      """)
    #expect(others.contains("PROMPT (prompt): online, 9 openings or more, 10080 minutes or more since the prompt"))
    #expect(others.contains("; NONE (nothing) otherwise"))
  }

  @Test func whatEverybodyGetsNamesNobody() throws {
    let others = try others(#"{"ios2": [{"required_version": "4.2.0", "last_version_available": "4.9.3"}]}"#)
    #expect(others.contains("pov-ios 1.0.0–3.0.0: error (invalidJsonData)"))
    #expect(!others.contains("(invalidJsonData) otherwise"))
  }
}
