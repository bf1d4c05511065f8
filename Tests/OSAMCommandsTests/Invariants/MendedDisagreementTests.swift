import OSAMFormats
import OSAMReports
import OSAMSyntax
import TestSupport
import Testing

/// Documents about which `check`, `compat` and `simulate` once disagreed. The behaviour of each release with them is in
/// [prince-not-json, prince-random-comparison, module-random-comparison, older-random-comparison].
@Suite struct MendedDisagreementTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var kind: DocumentKind
    var platform: String?
    var client: String
    var decodes: Bool
    var reach: Reach?

    var testDescription: String { "\(client) \(text)" }
  }

  private static func prince(
    _ text: String, _ platform: String, _ client: String, _ decodes: Bool, _ reach: Reach?
  ) -> Case {
    Case(text: text, kind: .princeOfVersions, platform: platform, client: client, decodes: decodes, reach: reach)
  }

  static let cases: [Case] = [
    // The object of before 4: neither version, and a version that every device reads.
    prince(#"{"android":{}}"#, "android", "pov-android:3.0.0", false, .everyDevice),
    prince(#"{"android":{"minimum_version":"1.2"}}"#, "android", "pov-android:3.0.0", false, .everyDevice),
    prince(
      #"{"android":{"minimum_version":"1.2.0","latest_version":{"version":"2"}}}"#, "android", "pov-android:3.0.0",
      false,
      .everyDevice),
    prince(
      #"{"android":{"minimum_version":" ","latest_version":{"version":"2.0.0"}}}"#, "android", "pov-android:3.0.0",
      true, nil),
    prince(
      #"{"android":{"latest_version":{"version":"2.4.0","min_sdk":"x"}}}"#, "android", "pov-android:3.0.0", false,
      .everyDevice),
    // Versions that KMP reads only when it compares.
    prince(#"{"ios2":[{"required_version":"1.2 3"}]}"#, "ios", "pov-kmp:0.1.0", false, .everyDevice),
    prince(#"{"jvm":[{"last_version_available":"x"}]}"#, "jvm", "pov-kmp:0.1.0", false, .everyDevice),
    prince(#"{"jvm":[{"last_version_available":"1.2.3.4"}]}"#, "jvm", "pov-kmp:0.1.0", true, nil),
    // A list of nothing fits no device.
    prince(#"{"ios2":[]}"#, "ios", "pov-ios:4.0.8", false, .everyDevice),
    // Elements that all devices reach, some, or none.
    prince(
      #"{"android2":[{"required_version":"x"},{"required_version":1}]}"#, "android", "pov-android:4.0.4", false,
      .everyDevice),
    prince(
      #"{"android2":[{"required_version":1,"requirements":{"required_os_version":30}},{"required_version":"x"}]}"#,
      "android", "pov-android:4.0.4", false, .someDevices),
    prince(
      #"{"android2":[{"required_version":1},{"required_version":"x"}]}"#, "android", "pov-android:4.0.4", true,
      .noDevice),
    prince(#"{"android2":[{"required_version":1},null]}"#, "android", "pov-android:4.0.4", true, .noDevice),
    prince(
      #"{"android2":[{"required_version":1,"requirements":{"a":"b"}},{"requirements":{"a":"b","c":"d"}}]}"#, "android",
      "pov-android:4.0.4", true, .noDevice),
    prince(
      #"{"android2":[{"requirements":{"required_os_version":"14.0"}},{"required_version":1}]}"#, "android",
      "pov-android:4.0.4", true, .noDevice),
    prince(#"{"ios2":[{"required_version":"1.0.0"},{}]}"#, "ios", "pov-ios:4.0.8", true, .noDevice),
    // 4.0.1 validates what has no requirements of the app's own, and then chooses again.
    prince(
      #"{"ios2":[{"requirements":{"required_os_version":"9.0","a":"b"}},{"required_version":"1.0.0"}]}"#, "ios",
      "pov-ios:4.0.1", true, nil),
    prince(
      #"{"ios2":[{"requirements":{"required_os_version":"9.0","a":"b"}},{"required_version":"1.0.0"}]}"#, "ios",
      "pov-ios:4.0.2", false, .someDevices),
    // Documents that only the text's own reader stumbles over.
    prince(
      #"{"ios":{"minimum_version":1e400,"latest_version":{"version":"2.0.0"}}}"#, "ios", "pov-ios:3.0.0", false,
      .everyDevice),
    Case(
      text: #"{"tmin": 30, "num_apert": 0x10, "messages": []}"#, kind: .valoracions, client: "valoracions-ios:1.0.1",
      decodes: false, reach: .everyDevice),
    Case(
      text: #"{"version": 010, "comparisonMode": 0}"#, kind: .controlDeVersions, client: "controldeversions-ios:1.3.4",
      decodes: false, reach: .everyDevice),
    // Half a character in a key that nobody reads.
    Case(
      text: #"{"version": "10", "comparisonMode": 0, "\ud801": 9}"#, kind: .controlDeVersions,
      client: "controldeversions-ios:1.3.4", decodes: false, reach: .everyDevice),
    Case(
      text: "{\"tmin\": 30\n \"num_apert\": 1, \"messages\": []}", kind: .valoracions,
      client: "valoracions-android:1.4.0",
      decodes: false, reach: .everyDevice),
    // Releases that take the word for a text cannot make a number of it.
    Case(
      text:
        #"{"data": {"packageName": "a.b", "platform": "IOS", "minutes": x, "numAperture": 5, "message": {"ca": "a", "es": "b", "en": "c"}}}"#,
      kind: .osamRating, client: "osam:2.1.1", decodes: false, reach: .everyDevice),
  ]

  @Test(arguments: cases)
  func allThreeSayTheSame(_ one: Case) throws {
    let bytes = Array(one.text.utf8)
    let outcome = Invariants.ask(bytes, .json, one.kind)
    for found in outcome.disagreements {
      Issue.record("\(found.property.rawValue): \(found.words)\ncheck: \(outcome.findings.joined(separator: ", "))")
    }
    let document = try #require(Recognition(Tree.read(bytes, as: .json), .init(kind: one.kind)).documents.first)
    let rows = CompatMatrix(Decoding(document), targets: nil, platform: one.platform).rows
    let row = try #require(
      rows.first { row in
        Library.all.first { $0.id == row.clients.library }.map { library in
          ClientSet(library, from: row.clients.from, to: row.clients.to).clients.contains { $0.name == one.client }
        } ?? false
      })
    #expect(row.decodes == one.decodes)
    #expect(row.reach == one.reach)
  }
}
