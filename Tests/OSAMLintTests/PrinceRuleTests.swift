import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

/// Who a finding about Prince of Versions concerns, and how severe that makes it.
@Suite struct PrinceRuleTests {
  private func findings(
    _ rule: String, in text: String, _ syntax: Tree.Syntax = .json, _ change: (inout CheckContext) -> Void = { _ in }
  ) -> [Finding] {
    var context = CheckContext(now: Example.date)
    context.kind = .princeOfVersions
    change(&context)
    let input = FileInput(path: "example", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
    return Linter(context: context).check(input).findings.filter { $0.rule == rule }
  }

  private static let kmp = ClientSet(.princeKMP)
  private static let native = ClientSet(.princeIOS, from: "4.0.0")

  /// The multiplatform library was run on Android and the JVM, on iOS only with stand-ins for Apple's classes.
  @Test(arguments: [
    (#"{"jvm": [{"required_version": "1.2.0-beta"}]}"#, Severity.error),
    (#"{"ios": [{"required_version": "1.2"}], "ios2": [{"required_version": "v1.2"}]}"#, .warning),
  ])
  func whatWasNotRunIsNoError(_ text: String, _ severity: Severity) throws {
    let finding = try #require(findings("unreadable-version", in: text).first)
    #expect(finding.severity == severity)
    #expect(finding.clients == Self.kmp)
    #expect(finding.message.text.contains(" may ") == (severity == .warning))
  }

  /// A client that gives up on a text does not read it as another version as well.
  @Test(arguments: ["1.2\t", #"1.2.0\ud83d"#])
  func textWithAFaultIsNoVersion(_ version: String) {
    let text = "{\"ios2\": [{\"required_version\": \"\(version)\"}]}"
    #expect(findings("partly-unreadable-version", in: text).isEmpty)
    #expect(findings("refused-document", in: text).count == 1)
  }

  /// One conversion of keys for rules and decisions: `REQUIRED_VERSION` decides on iOS.
  @Test(arguments: ["REQUIRED_VERSION", "required__version", "requiredVersion"])
  func keyThatAppleRenames(_ key: String) throws {
    let text = #"{"ios": [{"\#(key)": "1.2"}]}"#
    #expect(findings("configuration-without-version", in: text).isEmpty)
    #expect(findings("wrong-key-case", in: text).isEmpty && findings("unknown-key", in: text).isEmpty)
    let finding = try #require(findings("camel-case-key", in: text).first)
    #expect(finding.message.text.contains("pov-ios 4.0.0–4.0.8 read it, and they alone"))
    // Nobody renames on Android.
    #expect(!findings("configuration-without-version", in: #"{"android": [{"\#(key)": 12}]}"#).isEmpty)
  }

  @Test func requirementThatAppleRenames() throws {
    func requirement(_ key: String) -> String {
      #"{"ios": [{"required_version": "1.2", "requirements": {"\#(key)": "14.0"}}]}"#
    }
    let finding = try #require(findings("requirement-key-with-underscore", in: requirement("free_2gb")).first)
    #expect(finding.message.text.contains("“free2Gb”"))
    #expect(findings("requirements-without-os", in: requirement("REQUIRED_OS_VERSION")).isEmpty)
    #expect(findings("custom-requirement", in: requirement("requiredOsVersion")).isEmpty)
  }

  /// A value that nobody wrote is no null to who reads YAML.
  @Test(arguments: [("", "left empty"), ("null", "null"), ("\"\"", "empty")])
  func blankValue(_ value: String, _ words: String) throws {
    let text = "ios2:\n  - required_version: \"1.2\"\n    notify_last_version_frequency: ONCE\n    meta:\n      a: b\n"
    let found = findings("platform-not-a-list", in: "\(text)macos2: \(value)\n", .yaml)
    #expect(found.first?.message.what.text == "“macos2” is \(words), not a list of configurations")
  }

  /// Native iOS reads UTF-16. [measured]
  @Test func wideEncoding() throws {
    var context = CheckContext(now: Example.date)
    context.kind = .princeOfVersions
    let bytes = #"{"ios": [{"required_version": "1.2"}]}"#.utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
    }
    let input = FileInput(path: "example.json", bytes: bytes, syntax: .json, isNamed: true)
    let finding = try #require(Linter(context: context).check(input).findings.first { $0.rule == "wrong-encoding" })
    #expect(finding.message.text.contains("native iOS apps read UTF-16, other apps may not"))
  }

  /// `minimum_version` in an object for Android is read by releases before 4.
  @Test func oldMemberBesideNewOnes() throws {
    let text = #"{"android": {"required_version": 12, "minimum_version": "1.0.0"}}"#
    let finding = try #require(findings("unknown-key", in: text).first)
    #expect(finding.message.text == "“minimum_version” is read by releases before 4: later ones ignore it")
    #expect(finding.severity == .info)
    // Releases before 4 read no list.
    let list = try #require(findings("unknown-key", in: #"{"android": [{"minimum_version": "1.0.0"}]}"#).first)
    #expect(list.message.text.contains("it has no effect"))
  }

  /// Android 4.0.0 has a checker for the system only from its builder, and takes what has none for satisfied.
  @Test(arguments: [
    ("os-requirement-unreadable", #""abc""#, "pov-android 4.0.1–4.0.4 and pov-kmp 0.1.0"),
    ("os-requirement-wrong-type", "26.5", "pov-android 4.0.1–4.0.4 and pov-kmp 0.1.0"),
    ("os-requirement-wrong-type", "null", "pov-android 4.0.1–4.0.2 and pov-kmp 0.1.0"),
  ])
  func firstAndroidReleaseWithoutBuilder(_ rule: String, _ system: String, _ never: String) throws {
    let text = #"{"android2": [{"required_version": 10, "requirements": {"required_os_version": \#(system)}}]}"#
    let said = try #require(findings(rule, in: text).first).message.text
    #expect(said.contains("Android apps with \(never) never choose the configuration; "), "\(said)")
    let builder = "or never choose it if they use the builder of the library"
    #expect(
      said.hasSuffix("Android apps with pov-android 4.0.0 take the configuration for every system, \(builder)"),
      "\(said)")
  }

  /// The multiplatform library reads over a comment on Android, and not on iOS and the JVM.
  /// [section 2.6 of the reference]
  @Test(arguments: [
    (
      #"{"android2": [{"required_version": 1}], /* a */ "jvm": [{"required_version": "1"}]}"#,
      "JVM apps with pov-kmp 0.1.0 get the error JSONException"
    ),
    (
      #"{"jvm": [{"required_version": "1"}], /* a */ "other": 1}"#,
      "apps with pov-kmp 0.1.0 get the error JSONException"
    ),
    (
      #"{"android2": [{"required_version": 1}], /* a */ "ios2": [{"required_version": "1"}]}"#,
      "apps with pov-ios 4.0.0–4.0.8 get the error invalidJsonData; iOS apps with pov-kmp 0.1.0 may get the error ConfigurationException"
    ),
  ])
  func commentOnEachPlatform(_ text: String, _ effect: String) throws {
    #expect(try #require(findings("comment-in-json", in: text).first).message.effect?.text == effect)
  }

  /// Releases before 4 count when they are named, or where an object is there for them.
  @Test func listUnderPlainKeyMattersToThoseWhoReadObjects() throws {
    let text = #"{"ios": [{"required_version": "1.2.0"}]}"#
    #expect(findings("list-under-plain-key", in: text).isEmpty)
    let named = try #require(findings("list-under-plain-key", in: text) { $0.namedLibraries = ["pov-ios"] }.first)
    #expect(named.clients == ClientSet(.princeIOS, from: nil, to: "3.0.0"))
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

  /// The effect of a list that cannot be read depends on what else is there.
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
