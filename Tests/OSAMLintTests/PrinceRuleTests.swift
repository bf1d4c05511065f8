import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

/// Who a finding about Prince of Versions concerns, and how severe that makes it.
@Suite struct PrinceRuleTests {
  private func findings(_ rule: String, in text: String, _ change: (inout Settings) -> Void = { _ in }) -> [Finding] {
    var settings = Settings(now: Example.date)
    settings.kind = .princeOfVersions
    change(&settings)
    let input = FileInput(path: "example.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    return Linter(settings: settings).check(input).findings.filter { $0.rule == rule }
  }

  private static let kmp = ClientSet(.princeKMP)
  private static let native = ClientSet(.princeIOS, from: "4.0.0")

  @Test func whatWasOnlyReadIsNoError() throws {
    let text = #"{"jvm": [{"required_version": "1.2.0-beta"}]}"#
    let finding = try #require(findings("unreadable-version", in: text).first)
    #expect(finding.severity == .warning)
    #expect(finding.clients == Self.kmp)
    #expect(finding.message.text.contains(" may "))
  }

  /// Releases before 4 count when they are named, or where an object is there for them.
  @Test func listUnderPlainKeyMattersToThoseWhoReadObjects() throws {
    let text = #"{"ios": [{"required_version": "1.2.0"}]}"#
    #expect(findings("list-under-plain-key", in: text).isEmpty)
    let named = try #require(findings("list-under-plain-key", in: text) { $0.namedLibraries = ["pov-ios"] }.first)
    #expect(named.clients == ClientSet(.princeIOS, from: "1.1.0", to: "3.0.0"))
    // Naming releases of another library says nothing about these.
    #expect(findings("list-under-plain-key", in: text) { $0.namedLibraries = ["osam", "pov-android"] }.isEmpty)
    #expect(ClientSelection.libraries(namedIn: "2.0.0..3.0.1, pov-ios:3.0.0..,flutter:8.0.0") == ["osam", "pov-ios"])
  }

  /// Native iOS reads the plain key first, the multiplatform library the other.
  @Test(arguments: [
    (#"{"ios": [X]}"#, native.union(kmp)),
    (#"{"ios2": [X]}"#, native.union(kmp)),
    (#"{"ios": [X], "ios2": []}"#, native),
    (#"{"ios": [], "ios2": [X]}"#, kmp),
    (#"{"ios": {"latest_version": {"version": "1.0.0"}}, "ios2": [X]}"#, native.union(kmp)),
    (#"{"macos": [], "macos2": [X]}"#, .empty),
    (#"{"macos": null, "macos2": [X]}"#, native),
  ])
  func applesOrderOfKeys(_ text: String, _ readers: ClientSet) {
    let text = text.replacing("X", with: "{}")
    #expect(findings("configuration-without-version", in: text).first?.clients ?? .empty == readers, "\(text)")
  }

  /// Android takes the key with the 2 when it is there; from 4.0.3 on not when it is null.
  @Test(arguments: [
    (#"{"android": [{}]}"#, ClientSet(.princeAndroid, from: "4.0.0").union(kmp)),
    (#"{"android": [{}], "android2": []}"#, .empty),
    (#"{"android": [{}], "android2": null}"#, ClientSet(.princeAndroid, from: "4.0.3")),
  ])
  func androidsOrderOfKeys(_ text: String, _ readers: ClientSet) {
    #expect(findings("configuration-without-version", in: text).first?.clients ?? .empty == readers, "\(text)")
  }

  /// What becomes of a list that cannot be read depends on what else is there.
  @Test func lossSaysWhatIsReadInstead() throws {
    let bad = #"{"required_version": 1}"#
    let alone = try #require(findings("version-wrong-type", in: #"{"ios": [\#(bad)]}"#).first)
    let beside = try #require(
      findings("version-wrong-type", in: #"{"ios": [\#(bad)], "ios2": [{"required_version": "1"}]}"#).first)
    #expect(alone.message.text.contains("dataNotFound"))
    #expect(beside.message.text.contains("take “ios2” instead"))
  }

  /// `requiredVersion` is a version to native iOS, and nothing to the others.
  @Test func camelCaseIsReadOnAppleOnly() {
    #expect(findings("configuration-without-version", in: #"{"ios2": [{"requiredVersion": "1.2.0"}]}"#).isEmpty)
    #expect(findings("configuration-without-version", in: #"{"android2": [{"requiredVersion": 12}]}"#).count == 1)
  }

  @Test(arguments: [
    ("free_space", "“freeSpace”"), ("_free_disk_space_", "“_freeDiskSpace_”"), ("FREE_SPACE", "“freeSpace”"),
    ("freespace", nil), ("_free", nil), ("free_", nil), ("__", nil),
  ])
  func requirementsAreRenamedAsAppleDoes(_ name: String, _ renamed: String?) {
    let text = #"{"ios2": [{"required_version": "1", "requirements": {"\#(name)": 1}}]}"#
    let found = findings("requirement-key-with-underscore", in: text)
    if let renamed {
      #expect(found.first?.message.text.hasSuffix(renamed) == true, "\(found)")
    } else {
      #expect(found.isEmpty)
    }
  }
}
