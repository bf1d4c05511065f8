import OSAMDecisions
import OSAMFormats
import Testing

/// Known facts about Prince of Versions, row by row [prince-selection, prince-decision], expectations by hand.
@Suite struct PrinceDecisionTests {
  private func decision(
    _ client: String, _ platform: DevicePlatform, _ text: String, installed: String? = nil, system: String? = nil,
    checkers: PrinceDevice.Checkers = [:], remembered: [String] = [], builder: Bool = true
  ) throws -> Decision {
    try decision(
      client, platform, Array(text.utf8), installed: installed, system: system, checkers: checkers,
      remembered: remembered, builder: builder)
  }

  private func decision(
    _ client: String, _ platform: DevicePlatform, _ bytes: [UInt8], installed: String? = nil, system: String? = nil,
    checkers: PrinceDevice.Checkers = [:], remembered: [String] = [], builder: Bool = true
  ) throws -> Decision {
    let halves = client.split(separator: ":").map(String.init)
    let client = try #require(Client.named(halves[0], halves[1]), "no \(client)")
    let isCode = platform == .android
    let usual = client.isPrince(.lists) || client.library.id == Library.princeKMP.id ? "100" : "1.0.0"
    var device = PrinceDevice(
      client: client, platform: platform,
      installed: installed ?? (isCode ? usual : platform == .jvm ? "1.0.0" : "1.0.0-0"),
      system: system ?? (isCode ? "26" : platform == .jvm ? "11" : "15.0"), checkers: checkers, remembered: remembered)
    device.usesBuilder = builder
    return try #require(PrinceDecision.decide(bytes, on: device), "\(device.problem ?? "")")
  }

  private func outcome(
    _ client: String, _ platform: DevicePlatform, _ text: String, installed: String? = nil, system: String? = nil,
    checkers: PrinceDevice.Checkers = [:], remembered: [String] = [], builder: Bool = true
  ) throws -> String {
    let decision = try decision(
      client, platform, text, installed: installed, system: system, checkers: checkers, remembered: remembered,
      builder: builder)
    return decision.updateVersion.map { "\(decision.outcome) \($0)" } ?? decision.outcome
  }

  private static let required = "requiredUpdateNeeded 2.0.0-0"

  /// Reading updateState announces the version: with ONCE the second read of one result is another. [measured]
  @Test(arguments: [("4.0.8", "ONCE", true), ("4.0.0", "ONCE", true), ("4.0.8", "ALWAYS", false)])
  func updateStateIsReadOnce(_ release: String, _ frequency: String, _ isNoted: Bool) throws {
    let text = #"""
      {"ios": [{"last_version_available": "2", "notify_last_version_frequency": "\#(frequency)",
        "requirements": {"required_os_version": "1"}}]}
      """#
    let decision = try decision("pov-ios:\(release)", .ios, text)
    #expect(decision.outcome == "newUpdateAvailable")
    #expect(decision.notes.contains { $0.text.contains("a second read of the same result gives noUpdate") } == isNoted)
  }

  // MARK: 1

  /// The order of keys is opposite.
  @Test func orderOfKeys() throws {
    let text = #"{"ios": [{"required_version": "2"}], "ios2": [{"required_version": "3"}]}"#
    #expect(try outcome("pov-ios:4.0.8", .ios, text) == "requiredUpdateNeeded 2.0.0-0")
    #expect(try outcome("pov-kmp:0.1.0", .ios, text) == "MANDATORY 3")
    let android = #"{"android": [{"required_version": 200}], "android2": [{"required_version": 300}]}"#
    #expect(try outcome("pov-android:4.0.4", .android, android) == "REQUIRED_UPDATE_NEEDED 300")
    #expect(try outcome("pov-kmp:0.1.0", .android, android) == "MANDATORY 300")
  }

  // MARK: 2

  /// Versions of a wrong type: iOS drops the platform, Android fails.
  @Test(arguments: [
    ("2", "error:dataNotFound"), (#""v2""#, "error:dataNotFound"), ("true", "error:dataNotFound"),
    ("null", "error:missingConfigurationVersion"), (#""2""#, required),
  ])
  func versionOnIOS(_ value: String, _ expected: String) throws {
    #expect(try outcome("pov-ios:4.0.8", .ios, #"{"ios": [{"required_version": \#(value)}]}"#) == expected)
    // One bad element that would never be selected, and the 2 key.
    let bad = #"[{"required_version": "2"}, {"last_version_available": \#(value)}]"#
    let isBad = expected == "error:dataNotFound"
    #expect(try outcome("pov-ios:4.0.8", .ios, #"{"ios": \#(bad)}"#) == (isBad ? expected : Self.required))
    #expect(
      try outcome("pov-ios:4.0.8", .ios, #"{"ios": \#(bad), "ios2": [{"required_version": "3"}]}"#)
        == (isBad ? "requiredUpdateNeeded 3.0.0-0" : Self.required))
  }

  @Test(arguments: [
    (#""5""#, "error:IllegalArgumentException", "NO_UPDATE 100"),
    ("5.0", "error:IllegalArgumentException", "NO_UPDATE 100"),
    ("3000000000", "error:IllegalArgumentException", "MANDATORY 3000000000"),
    ("200.9", "error:IllegalArgumentException", "MANDATORY 200"),
    (#""200.9""#, "error:IllegalArgumentException", "MANDATORY 200"),
    ("true", "error:IllegalArgumentException", "error:IllegalArgumentException"),
    (#""abc""#, "error:IllegalArgumentException", "error:IllegalArgumentException"),
    ("null", "error:IllegalStateException", "error:IllegalStateException"),
    ("200", "REQUIRED_UPDATE_NEEDED 200", "MANDATORY 200"), ("0310", "REQUIRED_UPDATE_NEEDED 200", "MANDATORY 200"),
    ("0xC8", "REQUIRED_UPDATE_NEEDED 200", "MANDATORY 200"), ("010", "NO_UPDATE_AVAILABLE 100", "NO_UPDATE 100"),
  ])
  func versionOnAndroid(_ value: String, _ native: String, _ kmp: String) throws {
    let text = #"{"android": [{"required_version": \#(value)}]}"#
    #expect(try outcome("pov-android:4.0.4", .android, text) == native)
    #expect(try outcome("pov-kmp:0.1.0", .android, text) == kmp)
    // Errors in later elements are never seen.
    let later = #"{"android": [{"required_version": 200}, {"required_version": \#(value)}, null]}"#
    #expect(try outcome("pov-android:4.0.4", .android, later) == "REQUIRED_UPDATE_NEEDED 200")
  }

  @Test(arguments: [
    ("1", "NO_UPDATE 1.0.0-0"), ("2", "MANDATORY 2"), ("1.5", "MANDATORY 1.5"), ("true", "NO_UPDATE 1.0.0-0"),
    (#""v2""#, "error:IllegalArgumentException"),
  ])
  func versionOfAnyTypeOnKMP(_ value: String, _ ios: String) throws {
    #expect(try outcome("pov-kmp:0.1.0", .ios, #"{"ios2": [{"required_version": \#(value)}]}"#) == ios)
  }

  /// Frequency: "ONCE" with the version remembered gives nothing.
  @Test(arguments: [
    (#""ALWAYS""#, "may", "may", "may", "may"), (#""ONCE""#, "no", "no", "no", "no"),
    (#""always""#, "drop", "may", "may", "may"), (#""oNcE""#, "drop", "no", "no", "no"),
    (#""NEVER""#, "drop", "drop", "no", "no"), ("1", "drop", "drop", "error", "error"),
    ("null", "no", "no", "no", "no"),
  ])
  func frequency(_ value: String, _ ios407: String, _ ios408: String, _ android: String, _ kmp: String) throws {
    let apple = #"{"ios": [{"last_version_available": "2", "notify_last_version_frequency": \#(value)}]}"#
    for (release, expected) in [("4.0.7", ios407), ("4.0.8", ios408)] {
      let words = ["may": "newUpdateAvailable", "no": "noUpdateAvailable", "drop": "error:dataNotFound"]
      #expect(
        try decision("pov-ios:\(release)", .ios, apple, remembered: ["2.0.0-0"]).outcome == words[expected],
        "\(release)")
    }
    let code = #"{"android": [{"last_version_available": 200, "notify_last_version_frequency": \#(value)}]}"#
    let native = [
      "may": "NEW_UPDATE_AVAILABLE", "no": "NO_UPDATE_AVAILABLE", "error": "error:IllegalArgumentException",
    ]
    #expect(try decision("pov-android:4.0.4", .android, code, remembered: ["200"]).outcome == native[android])
    let words = ["may": "OPTIONAL", "no": "NO_UPDATE", "error": "error:IllegalArgumentException"]
    #expect(try decision("pov-kmp:0.1.0", .android, code, remembered: ["200"]).outcome == words[kmp])
  }

  /// Requirements and meta that are no objects.
  @Test(arguments: ["1", #""x""#, "[1]", "true"])
  func membersThatAreNoObjects(_ value: String) throws {
    for member in ["requirements", "meta"] {
      let apple = #"{"ios": [{"required_version": "2", "\#(member)": \#(value)}]}"#
      #expect(try outcome("pov-ios:4.0.8", .ios, apple) == "error:dataNotFound")
      let code = #"{"android": [{"required_version": 200, "\#(member)": \#(value)}]}"#
      #expect(try outcome("pov-android:4.0.4", .android, code) == "REQUIRED_UPDATE_NEEDED 200")
      #expect(try outcome("pov-kmp:0.1.0", .android, code) == "MANDATORY 200")
    }
  }

  @Test(arguments: [
    (#"{"a": {}}"#, false), (#"{"a": [1]}"#, false), (#"{"a": [1, null]}"#, false), (#"{"a": null, "b": 1.5}"#, true),
    ("{}", true), ("null", true),
  ])
  func metaOnIOS(_ meta: String, _ isRead: Bool) throws {
    let inside = #"{"ios": [{"required_version": "2", "meta": \#(meta)}]}"#
    #expect(try outcome("pov-ios:4.0.8", .ios, inside) == (isRead ? Self.required : "error:dataNotFound"))
    // Global metadata does no harm. [prince-meta-shape]
    #expect(
      try outcome("pov-ios:4.0.8", .ios, #"{"ios": [{"required_version": "2"}], "meta": \#(meta)}"#) == Self.required)
  }

  /// Keys in camel case are read on iOS only. [prince-snake-case]
  @Test func camelCase() throws {
    #expect(try outcome("pov-ios:4.0.8", .ios, #"{"ios_2": [{"requiredVersion": "2"}]}"#) == Self.required)
    #expect(try outcome("pov-ios:4.0.8", .ios, #"{"iOS_2": [{"Required_VERSION": "2"}]}"#) == Self.required)
    #expect(try outcome("pov-ios:4.0.8", .ios, #"{"IOS": [{"requiredVersion": "2"}]}"#) == "error:dataNotFound")
    #expect(
      try outcome("pov-android:4.0.4", .android, #"{"android": [{"requiredVersion": 200}]}"#)
        == "error:IllegalStateException")
    let custom = #"{"ios": [{"required_version": "2", "requirements": {"free_space": 1}}]}"#
    #expect(
      try outcome("pov-ios:4.0.8", .ios, custom, checkers: ["free_space": .anything])
        == "error:requirementsNotSatisfied")
    #expect(try outcome("pov-ios:4.0.8", .ios, custom, checkers: ["freeSpace": .exactly("1")]) == Self.required)
  }

  // MARK: 2.1

  /// The table of `required_os_version`: on system 15.0 and API level 26. "yes" selects, "no" does not.
  @Test(arguments: [
    (#""14.0""#, "yes", "yes", "no", "yes", "no"), (#""16.0""#, "no", "no", "no", "no", "no"),
    ("26", "yes", "drop", "yes", "no", "yes"), ("27", "yes", "drop", "no", "no", "no"),
    (#""26""#, "no", "no", "yes", "no", "yes"), ("26.0", "yes", "drop", "no", "no", "no"),
    ("14.5", "yes", "drop", "no", "yes", "no"), ("true", "yes", "drop", "no", "yes", "no"),
    (#""""#, "yes", "drop", "no", "no", "no"), (#""abc""#, "yes", "drop", "no", "yes", "no"),
    ("null", "yes", "drop", "yes", "yes", "no"), (#"{"a": 1}"#, "yes", "drop", "no", "yes", "no"),
  ])
  func requiredOSVersion(
    _ value: String, _ ios401: String, _ ios400: String, _ android: String, _ kmpIOS: String, _ kmpAndroid: String
  ) throws {
    let apple = #"[{"required_version": "2", "requirements": {"required_os_version": \#(value)}}]"#
    let words = ["yes": "requiredUpdateNeeded", "no": "error:requirementsNotSatisfied", "drop": "error:dataNotFound"]
    for release in ["4.0.1", "4.0.2", "4.0.8"] {
      #expect(try decision("pov-ios:\(release)", .ios, #"{"ios": \#(apple)}"#).outcome == words[ios401], "\(release)")
    }
    #expect(try decision("pov-ios:4.0.0", .ios, #"{"ios": \#(apple)}"#).outcome == words[ios400])
    #expect(try decision("pov-ios:4.0.8", .macos, #"{"macos": \#(apple)}"#).outcome == words[ios401])
    let code = #"{"android": [{"required_version": 200, "requirements": {"required_os_version": \#(value)}}]}"#
    let error = "error:RequirementsNotSatisfiedException"
    #expect(
      try decision("pov-android:4.0.4", .android, code).outcome == (android == "yes" ? "REQUIRED_UPDATE_NEEDED" : error)
    )
    #expect(try decision("pov-kmp:0.1.0", .android, code).outcome == (kmpAndroid == "yes" ? "MANDATORY" : error))
    #expect(
      try decision("pov-kmp:0.1.0", .ios, #"{"ios": \#(apple)}"#).outcome == (kmpIOS == "yes" ? "MANDATORY" : error))
    // Unknown on the JVM, but null is left out there.
    let jvm = value == "null" ? "MANDATORY" : error
    #expect(try decision("pov-kmp:0.1.0", .jvm, #"{"jvm": \#(apple)}"#).outcome == jvm)
  }

  @Test func nullOSVersionByRelease() throws {
    let code = #"{"android": [{"required_version": 200, "requirements": {"required_os_version": null}}]}"#
    for (release, isSatisfied) in [("4.0.1", false), ("4.0.2", false), ("4.0.3", true), ("4.0.4", true)] {
      #expect(
        try outcome("pov-android:\(release)", .android, code)
          == (isSatisfied ? "REQUIRED_UPDATE_NEEDED 200" : "error:RequirementsNotSatisfiedException"), "\(release)")
    }
  }

  @Test(arguments: [
    ("8", "11", true), ("11", "11", true), ("12", "11", false), ("8", "1.8.0_292", true), ("9", "1.8.0_292", false),
    (#""8""#, "17.0.1", true), (#""8.0""#, "11", false),
  ])
  func requiredJavaVersion(_ value: String, _ system: String, _ holds: Bool) throws {
    let text = #"{"jvm": [{"required_version": "2", "requirements": {"required_jvm_version": \#(value)}}]}"#
    #expect(
      try outcome("pov-kmp:0.1.0", .jvm, text, system: system)
        == (holds ? "MANDATORY 2" : "error:RequirementsNotSatisfiedException"))
  }

  /// Requirements without `required_os_version`, and empty ones: only iOS 4.0.0 minds.
  @Test(arguments: ["{}", #"{"a": 1}"#])
  func requirementsWithoutSystem(_ requirements: String) throws {
    let text = #"{"ios": [{"required_version": "2", "requirements": \#(requirements)}]}"#
    let checkers: PrinceDevice.Checkers = ["a": .anything]
    #expect(try outcome("pov-ios:4.0.0", .ios, text, checkers: checkers) == "error:dataNotFound")
    #expect(try outcome("pov-ios:4.0.2", .ios, text, checkers: checkers) == Self.required)
    let code = #"{"android": [{"required_version": 200, "requirements": \#(requirements)}]}"#
    #expect(try outcome("pov-android:4.0.4", .android, code, checkers: checkers) == "REQUIRED_UPDATE_NEEDED 200")
  }

  /// A key without a checker is not satisfied, but in Android 4.0.0.
  @Test func unknownRequirement() throws {
    let code = #"{"android": [{"required_version": 200, "requirements": {"region": "hr"}}]}"#
    #expect(try outcome("pov-android:4.0.0", .android, code) == "REQUIRED_UPDATE_NEEDED 200")
    for release in ["4.0.1", "4.0.2", "4.0.4"] {
      #expect(try outcome("pov-android:\(release)", .android, code) == "error:RequirementsNotSatisfiedException")
    }
    let apple = #"{"ios": [{"required_version": "2", "requirements": {"region": "hr", "required_os_version": "1"}}]}"#
    for release in ["4.0.0", "4.0.2", "4.0.8"] {
      #expect(try outcome("pov-ios:\(release)", .ios, apple) == "error:requirementsNotSatisfied")
    }
  }

  /// Without its builder 4.0.0 and 4.0.1 have no checker for the system.
  @Test func systemWithoutBuilder() throws {
    let code = #"{"android": [{"required_version": 200, "requirements": {"required_os_version": 99}}]}"#
    let error = "error:RequirementsNotSatisfiedException"
    #expect(try outcome("pov-android:4.0.0", .android, code, builder: false) == "REQUIRED_UPDATE_NEEDED 200")
    #expect(try outcome("pov-android:4.0.0", .android, code) == error)
    let low = #"{"android": [{"required_version": 200, "requirements": {"required_os_version": 1}}]}"#
    #expect(try outcome("pov-android:4.0.1", .android, low, builder: false) == error)
    #expect(try outcome("pov-android:4.0.1", .android, low) == "REQUIRED_UPDATE_NEEDED 200")
    #expect(try outcome("pov-android:4.0.2", .android, low, builder: false) == "REQUIRED_UPDATE_NEEDED 200")
  }

  /// Custom values: null, nested, and what checkers get.
  @Test func customValues() throws {
    func code(_ value: String) -> String {
      #"{"android": [{"required_version": 200, "requirements": {"k": \#(value)}}]}"#
    }
    let yes = "REQUIRED_UPDATE_NEEDED 200"
    let no = "error:RequirementsNotSatisfiedException"
    #expect(try outcome("pov-android:4.0.2", .android, code("null"), checkers: ["k": .exactly("null")]) == yes)
    #expect(try outcome("pov-android:4.0.2", .android, code("null"), checkers: ["k": .exactly("x")]) == no)
    #expect(try outcome("pov-android:4.0.3", .android, code("null")) == yes)
    #expect(try outcome("pov-android:4.0.4", .android, code("5"), checkers: ["k": .exactly("5")]) == yes)
    #expect(try outcome("pov-android:4.0.4", .android, code("5.50"), checkers: ["k": .exactly("5.5")]) == yes)
    #expect(try outcome("pov-android:4.0.4", .android, code("true"), checkers: ["k": .exactly("true")]) == yes)
    let nested = #"{"a": [1, "b/c", null]}"#
    #expect(
      try outcome(
        "pov-android:4.0.4", .android, code(nested), checkers: ["k": .exactly(#"{"a":[1,"b\/c",null]}"#)]) == yes)
    #expect(try outcome("pov-kmp:0.1.0", .android, code("null"), checkers: ["k": .anything]) == "MANDATORY 200")
    #expect(try outcome("pov-kmp:0.1.0", .android, code("null"), checkers: ["k": .prefix("")]) == no)

    func apple(_ value: String) -> String { #"{"ios": [{"required_version": "2", "requirements": {"k": \#(value)}}]}"# }
    #expect(try outcome("pov-ios:4.0.8", .ios, apple(nested)) == Self.required)
    #expect(try outcome("pov-ios:4.0.8", .ios, apple("null"), checkers: ["k": .anything]) == Self.required)
    #expect(try outcome("pov-ios:4.0.8", .ios, apple("null")) == "error:requirementsNotSatisfied")
    #expect(try outcome("pov-ios:4.0.8", .ios, apple("5.0"), checkers: ["k": .exactly("5")]) == Self.required)
    #expect(try outcome("pov-kmp:0.1.0", .ios, apple("null")) == "MANDATORY 2")
    #expect(try outcome("pov-kmp:0.1.0", .ios, apple("true"), checkers: ["k": .exactly("1")]) == "MANDATORY 2")
  }

  // MARK: 2.2

  @Test func firstThatHolds() throws {
    let text = """
      {"ios": [{"required_version": "9", "requirements": {"required_os_version": "16"}},
      {"required_version": "2", "requirements": {"required_os_version": "14"}}, {"required_version": "8"}]}
      """
    #expect(try outcome("pov-ios:4.0.8", .ios, text) == Self.required)
    let decision = try decision("pov-ios:4.0.8", .ios, text)
    #expect(
      decision.trace.map { "\($0.member ?? "-") \($0.holds)" } == [
        "ios[0].requirements.required_os_version false", "ios[1].requirements.required_os_version true", "ios[1] true",
        "ios[1].required_version true",
      ])
  }

  /// Every configuration needs a custom requirement: 4.0.1 finds none whatever the app registers.
  @Test func defectOf401() throws {
    let only = #"{"ios": [{"required_version": "2", "requirements": {"required_os_version": "1", "k": 1}}]}"#
    let checkers: PrinceDevice.Checkers = ["k": .anything]
    #expect(try outcome("pov-ios:4.0.1", .ios, only, checkers: checkers) == "error:requirementsNotSatisfied")
    for release in ["4.0.0", "4.0.2", "4.0.5", "4.0.8"] {
      #expect(try outcome("pov-ios:\(release)", .ios, only, checkers: checkers) == Self.required, "\(release)")
    }
    // Validated on the second, used the first, which has no versions.
    let two = #"{"ios": [{"requirements": {"required_os_version": "1", "k": 1}}, {"required_version": "2"}]}"#
    #expect(try outcome("pov-ios:4.0.1", .ios, two, checkers: checkers) == "noUpdateAvailable 1.0.0-0")
    for release in ["4.0.0", "4.0.2", "4.0.8"] {
      #expect(
        try outcome("pov-ios:\(release)", .ios, two, checkers: checkers) == "error:missingConfigurationVersion",
        "\(release)")
    }
    #expect(try outcome("pov-ios:4.0.1", .ios, two) == Self.required)
  }

  // MARK: 2.3, the installed version

  @Test func installedVersion() throws {
    let text = #"{"ios": [{"required_version": "1.2.3-5"}]}"#
    #expect(try outcome("pov-ios:4.0.8", .ios, text, installed: "1.2.3-1.2.3.6") == "requiredUpdateNeeded 1.2.3-5")
    #expect(try outcome("pov-ios:4.0.8", .ios, text, installed: "1.2.3-6") == "noUpdateAvailable 1.2.3-6")
    #expect(try outcome("pov-ios:4.0.8", .ios, text, installed: "v1-6") == "error:invalidCurrentVersion")
    #expect(
      try outcome("pov-ios:4.0.8", .ios, #"{"ios": [{"required_version": "1.2.3"}]}"#, installed: "1.2.3-4")
        == "noUpdateAvailable 1.2.3-4")
    #expect(
      try outcome("pov-kmp:0.1.0", .ios, #"{"ios2": [{"required_version": "9"}]}"#, installed: "1.2.3-1.2.3.6")
        == "error:IllegalArgumentException")
    #expect(
      try outcome("pov-android:3.0.0", .android, #"{"android": {"minimum_version": "1.0.0"}}"#, installed: "1.2")
        == "error:UnexpectedCharacterException")
  }

  // MARK: 2.4

  /// required, last, remembered; installed is 2.
  @Test(arguments: [
    ("3", "-", "", "required", "3"), ("3", "4", "", "required", "4"), ("4", "3", "", "required", "4"),
    ("2", "-", "", "none", "2"), ("1", "3", "", "optional", "3"), ("-", "3", "", "optional", "3"),
    ("-", "2", "", "none", "2"), ("1", "3", "3", "known", "3"), ("1", "3", "4", "optional", "3"),
    ("3", "-", "3", "required", "3"), ("1", "1", "", "low", "1"), ("1", "-", "", "none", "2"),
    ("-", "1", "", "none", "2"),
  ])
  func table(_ required: String, _ last: String, _ remembered: String, _ expected: String, _ version: String) throws {
    func members(_ write: (String) -> String) -> String {
      let pairs = [("required_version", required), ("last_version_available", last)].filter { $0.1 != "-" }
      return "{" + pairs.map { "\"\($0.0)\": \(write($0.1))" }.joined(separator: ", ") + "}"
    }
    let texts = members { "\"\($0)\"" }
    let codes = members { $0 }
    let apple = ["required": "requiredUpdateNeeded", "optional": "newUpdateAvailable"][expected] ?? "noUpdateAvailable"
    #expect(
      try outcome(
        "pov-ios:4.0.8", .ios, #"{"ios": [\#(texts)]}"#, installed: "2.0.0-0",
        remembered: remembered.isEmpty ? [] : ["\(remembered).0.0-0"]) == "\(apple) \(version).0.0-0")
    // Android and KMP report the installed version when there is nothing, however low the others are.
    let shown = expected == "low" ? "2" : version
    let native =
      ["required": "REQUIRED_UPDATE_NEEDED", "optional": "NEW_UPDATE_AVAILABLE"][expected] ?? "NO_UPDATE_AVAILABLE"
    let memory = remembered.isEmpty ? [] : [remembered]
    #expect(
      try outcome("pov-android:4.0.4", .android, #"{"android": [\#(codes)]}"#, installed: "2", remembered: memory)
        == "\(native) \(shown)")
    let kmp = ["required": "MANDATORY", "optional": "OPTIONAL"][expected] ?? "NO_UPDATE"
    #expect(
      try outcome("pov-kmp:0.1.0", .jvm, #"{"jvm": [\#(texts)]}"#, installed: "2", remembered: memory)
        == "\(kmp) \(shown)")
    #expect(
      try outcome("pov-kmp:0.1.0", .android, #"{"android": [\#(codes)]}"#, installed: "2", remembered: memory)
        == "\(kmp) \(shown)")
  }

  /// The memory after a decision: on iOS every announced version for ever, on Android the last.
  @Test func memory() throws {
    func after(_ client: String, _ platform: DevicePlatform, _ text: String, _ installed: String, _ memory: [String])
      throws
      -> [String]
    {
      let halves = client.split(separator: ":").map(String.init)
      let client = try #require(Client.named(halves[0], halves[1]))
      let device = PrinceDevice(
        client: client, platform: platform, installed: installed, system: "15", remembered: memory)
      let content = PrinceContent.read(Array(text.utf8), for: client, on: platform)
      return try #require(PrinceDecision.decideAndRemember(content, on: device)).remembered
    }
    let optional = #"{"ios": [{"last_version_available": "3"}], "android": [{"last_version_available": 3}]}"#
    let required = #"{"ios": [{"required_version": "3"}], "android": [{"required_version": 3}]}"#
    #expect(try after("pov-ios:4.0.8", .ios, optional, "2", ["4.0.0-0"]) == ["4.0.0-0", "3.0.0-0"])
    #expect(try after("pov-ios:4.0.8", .ios, required, "2", ["4.0.0-0"]) == ["4.0.0-0"])
    #expect(try after("pov-android:4.0.4", .android, optional, "2", ["4"]) == ["3"])
    #expect(try after("pov-android:4.0.4", .android, required, "2", ["4"]) == ["3"])
    #expect(try after("pov-android:4.0.4", .android, optional, "9", ["4"]) == ["4"])
  }

  @Test func plainWords() throws {
    func plain(_ client: String, _ text: String) throws -> Plain { try decision(client, .ios, text).plain }
    #expect(try plain("pov-ios:4.0.8", #"{"ios": [{"required_version": "3"}]}"#) == .mustUpdate)
    #expect(try plain("pov-ios:4.0.8", #"{"ios": [{"last_version_available": "3"}]}"#) == .mayUpdate)
    #expect(try plain("pov-ios:4.0.8", #"{"ios": [{"last_version_available": "1"}]}"#) == .nothing)
    #expect(try plain("pov-ios:4.0.8", "{}") == .error)
  }

  // MARK: 2.6

  @Test(arguments: [
    ("<html>", "invalidJsonData", "JSONException", "ConfigurationException", "JSONException"),
    ("", "invalidJsonData", "JSONException", "ConfigurationException", "JSONException"),
    ("[]", "invalidJsonData", "JSONException", "ConfigurationException", "JSONException"),
    ("{}", "dataNotFound", "IllegalStateException", "ConfigurationException", "IllegalStateException"),
    (
      #"{"ios": null, "android2": null, "jvm": null}"#, "dataNotFound", "IllegalStateException",
      "IllegalArgumentException", "IllegalArgumentException"
    ),
    (
      #"{"ios": "x", "android2": "x", "android": [{"required_version": 200}]}"#, "dataNotFound",
      "IllegalStateException", "IllegalArgumentException", "IllegalArgumentException"
    ),
    (
      #"{"ios": [], "ios2": [{"required_version": "2"}], "android2": [], "android": [{"required_version": 200}]}"#,
      "requirementsNotSatisfied", "IllegalArgumentException", "MANDATORY 2", "IllegalArgumentException"
    ),
    (
      #"{"ios": [null], "android": [null]}"#, "dataNotFound", "JSONException", "RequirementsNotSatisfiedException",
      "JSONException"
    ),
    (
      #"{"ios": ["x"], "android": ["x"]}"#, "dataNotFound", "JSONException", "RequirementsNotSatisfiedException",
      "JSONException"
    ),
    (
      #"{"ios": [{"required_version": "2", "requirements": {"k": 1}}], "android": [{"required_version": 200, "requirements": {"k": 1}}]}"#,
      "requirementsNotSatisfied", "RequirementsNotSatisfiedException", "RequirementsNotSatisfiedException",
      "RequirementsNotSatisfiedException"
    ),
    (
      #"{"ios": {"required_version": "2"}, "android": {"required_version": 200}}"#, "dataNotFound",
      "REQUIRED_UPDATE_NEEDED 200", "IllegalStateException", "MANDATORY 200"
    ),
    (
      #"{"ios2": {"required_version": "2"}}"#, "dataNotFound", "IllegalStateException", "MANDATORY 2",
      "IllegalStateException"
    ),
    (
      #"{"ios": {"minimum_version": "2", "latest_version": {"version": "3"}}, "android": {"minimum_version": "2.0.0"}}"#,
      "dataNotFound", "IllegalStateException", "MANDATORY 3", "IllegalStateException"
    ),
    (
      #"{"ios": [{"required_version": "2",}], "android": [{"required_version": 200,}]}"#,
      "requiredUpdateNeeded 2.0.0-0", "JSONException", "MANDATORY 2", "JSONException"
    ),
    (
      #"{"ios": [{"required_version": "2"},], "android": [{"required_version": 200},]}"#,
      "requiredUpdateNeeded 2.0.0-0", "REQUIRED_UPDATE_NEEDED 200", "MANDATORY 2", "MANDATORY 200"
    ),
    (
      #"{"android": [{"required_version": 200, "requirements": {"k": 1}},]}"#, "dataNotFound", "JSONException",
      "ConfigurationException", "JSONException"
    ),
    (
      #"{ios: [{required_version: '2'}], android: [{required_version = 200; }]}"#, "invalidJsonData", "JSONException",
      "ConfigurationException", "JSONException"
    ),
    (
      #"{ios: [{required_version: '2'}], # c"# + "\n" + #" android => [{required_version = 200}]} text"#,
      // Android joins the lines, so that the comment swallows the second.
      "invalidJsonData", "JSONException", "ConfigurationException", "MANDATORY 200"
    ),
    (
      #"{"ios": [{"required_version": "2"}], "ios": [{"required_version": "3"}], "android": [{"required_version": 200}], "android": [{"required_version": 300}]}"#,
      "requiredUpdateNeeded 2.0.0-0", "REQUIRED_UPDATE_NEEDED 300", "MANDATORY 3", "MANDATORY 300"
    ),
  ])
  func badInput(_ text: String, _ ios: String, _ android: String, _ kmpIOS: String, _ kmpAndroid: String) throws {
    func expected(_ word: String) -> String { word.contains(" ") ? word : "error:\(word)" }
    #expect(try outcome("pov-ios:4.0.8", .ios, text) == expected(ios))
    #expect(try outcome("pov-android:4.0.4", .android, text) == expected(android))
    #expect(try outcome("pov-kmp:0.1.0", .ios, text) == expected(kmpIOS))
    #expect(try outcome("pov-kmp:0.1.0", .android, text) == expected(kmpAndroid))
  }

  @Test func badInputOnTheJVM() throws {
    #expect(try outcome("pov-kmp:0.1.0", .jvm, "{}") == "error:IllegalStateException")
    #expect(try outcome("pov-kmp:0.1.0", .jvm, #"{"jvm": []}"#) == "error:IllegalArgumentException")
    #expect(try outcome("pov-kmp:0.1.0", .jvm, #"{"jvm": [null]}"#) == "error:JSONException")
    #expect(
      try outcome("pov-kmp:0.1.0", .jvm, #"{"jvm": {"required_version": 2, "a": 1, "a": 2}}"#) == "error:JSONException")
    #expect(try outcome("pov-kmp:0.1.0", .jvm, #"{"jvm": {"required_version": 2,}}"#) == "MANDATORY 2")
    #expect(
      try outcome("pov-kmp:0.1.0", .jvm, #"{"jvm": {"required_version": "1.2.3-4"}}"#)
        == "error:IllegalArgumentException")
  }

  /// Null under `android2`: from 4.0.3 on the other key is tried.
  @Test func nullKeyByRelease() throws {
    let text = #"{"android2": null, "android": [{"required_version": 200}]}"#
    for release in ["4.0.0", "4.0.1", "4.0.2"] {
      #expect(try outcome("pov-android:\(release)", .android, text) == "error:IllegalStateException")
    }
    for release in ["4.0.3", "4.0.4"] {
      #expect(try outcome("pov-android:\(release)", .android, text) == "REQUIRED_UPDATE_NEEDED 200")
    }
    #expect(try outcome("pov-kmp:0.1.0", .android, text) == "error:IllegalArgumentException")
  }

  @Test func wrongBytes() throws {
    let apple = Array(#"{"ios": [{"required_version": "2", "meta": {"a": ""#.utf8) + [0xFF] + Array(#""}}]}"#.utf8)
    #expect(try decision("pov-ios:4.0.8", .ios, apple).outcome == "error:dataNotFound")
    let code = Array(#"{"android": [{"required_version": 200, "meta": {"a": ""#.utf8) + [0xFF] + Array(#""}}]}"#.utf8)
    #expect(try decision("pov-android:4.0.4", .android, code).outcome == "REQUIRED_UPDATE_NEEDED")
  }

  // MARK: 3

  private func old(_ key: String, _ members: String) -> String { #"{"\#(key)": {\#(members)}}"# }

  @Test(arguments: [
    (#""latest_version": {"version": "2"}"#, "newVersion 2.0.0-0 true"),
    (#""minimum_version": "1.5", "latest_version": {"version": "2"}"#, "newVersion 2.0.0-0 false"),
    (#""minimum_version": "v1.5", "latest_version": {"version": "2"}"#, "newVersion 2.0.0-0 true"),
    (#""minimum_version": 2, "latest_version": {"version": "2"}"#, "newVersion 2.0.0-0 true"),
    (#""minimum_version": "1.5", "latest_version": {"version": "1"}"#, "noNewVersion false"),
    (
      #""minimum_version": "1.5", "minimum_version_min_sdk": "16", "latest_version": {"version": "2"}"#,
      "newVersion 2.0.0-0 true"
    ),
    (#""minimum_version": "1.5", "latest_version": {"version": "2", "min_sdk": "16"}"#, "noNewVersion false"),
    (
      #""minimum_version": "1.5", "minimum_version_min_sdk": 16, "latest_version": {"version": "2", "min_sdk": "x"}"#,
      "newVersion 2.0.0-0 false"
    ),
    (#""minimum_version": "1.5""#, "error:invalidJsonData"),
    (#""latest_version": {"version": 2}"#, "error:invalidJsonData"),
    (#""latest_version": {"version": "v2"}"#, "error:invalidJsonData"),
    (#""latest_version": {}"#, "error:invalidJsonData"),
    (#""latest_version": "2""#, "error:invalidJsonData"),
  ])
  func oldApple(_ members: String, _ expected: String) throws {
    for (platform, key) in [(DevicePlatform.ios, "ios"), (.macos, "macos")] {
      let decision = try decision("pov-ios:3.0.0", platform, old(key, members))
      let version = decision.updateVersion.map { " \($0)" } ?? ""
      let flag = decision.result?.split(separator: "=").last.map { " \($0)" } ?? ""
      let shown = decision.outcome + (decision.plain == .error ? "" : version + flag)
      #expect(shown == expected, "\(key)")
      if decision.plain != .error {
        #expect((decision.plain == .mustUpdate) == expected.hasSuffix("false"))
      }
    }
  }

  @Test func oldAppleByRelease() throws {
    // The systems came with 1.1.0, one name for all errors with 1.3.0, macOS with 2.0.0.
    let system = old("ios", #""latest_version": {"version": "2", "min_sdk": "16"}"#)
    #expect(try outcome("pov-ios:1.0.0", .ios, system) == "newVersion 2.0.0-0")
    #expect(try outcome("pov-ios:1.1.0", .ios, system) == "noNewVersion")
    let unreadable = old("ios", #""latest_version": {"version": "v2"}"#)
    #expect(try outcome("pov-ios:1.2.0", .ios, unreadable) == "error:invalidMajorVersion")
    #expect(try outcome("pov-ios:1.3.0", .ios, unreadable) == "error:invalidJsonData")
    #expect(try outcome("pov-ios:1.2.0", .ios, old("ios", "")) == "error:invalidLatestVersion")
    #expect(DevicePlatform.all(for: try #require(Client.named("pov-ios", "1.3.0"))) == [.ios])
    #expect(DevicePlatform.all(for: try #require(Client.named("pov-ios", "2.0.0"))) == [.ios, .macos])
    for text in [#"{"ios": []}"#, "{}", #"{"ios": null}"#, "[]", "x"] {
      #expect(try outcome("pov-ios:3.0.0", .ios, text) == "error:invalidJsonData")
    }
    // Duplicates: the last counts. Array meta does no harm.
    let twice =
      #"{"ios": {"latest_version": {"version": "1"}}, "ios": {"latest_version": {"version": "2"}}, "meta": []}"#
    #expect(try outcome("pov-ios:3.0.0", .ios, twice) == "newVersion 2.0.0-0")
  }

  /// ONCE suppresses newVersion, also when the minimum is not met. ALWAYS must be in capitals.
  @Test func oldAppleFrequency() throws {
    func text(_ type: String) -> String {
      old("ios", #""minimum_version": "1.5", "latest_version": {"version": "2", "notification_type": \#(type)}"#)
    }
    let memory = ["2.0.0-0"]
    #expect(try outcome("pov-ios:3.0.0", .ios, text(#""ONCE""#), remembered: memory) == "noNewVersion")
    #expect(try decision("pov-ios:3.0.0", .ios, text(#""ONCE""#), remembered: memory).plain == .mustUpdate)
    #expect(try outcome("pov-ios:3.0.0", .ios, text(#""always""#), remembered: memory) == "noNewVersion")
    #expect(try outcome("pov-ios:3.0.0", .ios, text("1"), remembered: memory) == "noNewVersion")
    #expect(try outcome("pov-ios:3.0.0", .ios, text(#""ALWAYS""#), remembered: memory) == "newVersion 2.0.0-0")
    #expect(try outcome("pov-ios:3.0.0", .ios, text(#""ONCE""#)) == "newVersion 2.0.0-0")
  }

  @Test(arguments: [
    (#""minimum_version": "2.0.0""#, "MANDATORY 2.0.0"), (#""latest_version": {"version": "2.0.0"}"#, "OPTIONAL 2.0.0"),
    (#""minimum_version": "2.0.0", "latest_version": {"version": "3.0.0"}"#, "MANDATORY 3.0.0"),
    (#""minimum_version": "3.0.0", "latest_version": {"version": "2.0.0"}"#, "MANDATORY 3.0.0"),
    (#""minimum_version": "2.0.0", "latest_version": {"version": "3.0.0", "min_sdk": 27}"#, "MANDATORY 2.0.0"),
    (
      #""minimum_version": "2.0.0", "minimum_version_min_sdk": 27, "latest_version": {"version": "3.0.0"}"#,
      "OPTIONAL 3.0.0"
    ),
    (#""minimum_version": "2.0.0", "minimum_version_min_sdk": "27""#, "NO_UPDATE 1.0.0"),
    (#""minimum_version": "2.0.0", "minimum_version_min_sdk": "x""#, "error:JSONException"),
    (#""minimum_version": "2.0.0", "minimum_version_min_sdk": null"#, "error:JSONException"),
    ("", "error:IllegalStateException"), (#""minimum_version": """#, "error:IllegalStateException"),
    (#""minimum_version": " ", "latest_version": {"version": "null"}"#, "error:IllegalStateException"),
    (#""minimum_version": null"#, "error:IllegalStateException"),
    (#""minimum_version": 2"#, "error:UnexpectedCharacterException"),
    (#""minimum_version": "01.2.0""#, "error:ParseException"),
    (#""minimum_version": "1.2""#, "error:UnexpectedCharacterException"),
    (#""latest_version": "2.0.0""#, "error:JSONException"), (#""latest_version": null"#, "error:JSONException"),
    (#""minimum_version": "1.0.0-rc", "latest_version": {"version": "1.0.0"}"#, "NO_UPDATE 1.0.0"),
  ])
  func oldAndroid(_ members: String, _ expected: String) throws {
    #expect(try outcome("pov-android:3.0.0", .android, old("android", members)) == expected)
  }

  @Test func oldAndroidFrequency() throws {
    func text(_ type: String) -> String {
      old("android", #""latest_version": {"version": "2.0.0", "notification_type": \#(type)}"#)
    }
    for type in [#""ONCE""#, "1", #""x""#] {
      #expect(try outcome("pov-android:3.0.0", .android, text(type), remembered: ["2.0.0"]) == "NO_UPDATE 2.0.0")
    }
    #expect(try outcome("pov-android:3.0.0", .android, text(#""aLwAyS""#), remembered: ["2.0.0"]) == "OPTIONAL 2.0.0")
    #expect(try outcome("pov-android:3.0.0", .android, text(#""ONCE""#), remembered: ["1.9.0"]) == "OPTIONAL 2.0.0")
    // A required update is not suppressed.
    let required = old("android", #""minimum_version": "2.0.0""#)
    #expect(try outcome("pov-android:3.0.0", .android, required, remembered: ["2.0.0"]) == "MANDATORY 2.0.0")
  }

  /// The format of 4 under the plain key breaks the apps of 3, and what the key must hold.
  @Test func newFormatForOldApps() throws {
    #expect(
      try outcome("pov-android:3.0.0", .android, #"{"android": [{"required_version": 200}]}"#) == "error:JSONException")
    #expect(
      try outcome("pov-android:2.1.0", .android, #"{"android": [{"required_version": 200}]}"#) == "error:WRONG_VERSION")
    #expect(try outcome("pov-ios:3.0.0", .ios, #"{"ios": [{"required_version": "2"}]}"#) == "error:invalidJsonData")
    #expect(try outcome("pov-android:3.0.0", .android, "{}") == "error:IllegalStateException")
    #expect(try outcome("pov-android:3.0.0", .android, #"{"android": null}"#) == "error:JSONException")
  }

  /// Android before 3.0.0, read in the source of each tag.
  @Test func olderAndroid() throws {
    let both = old(
      "android",
      #""minimum_version": "2.0.0", "optional_update": {"version": "3.0.0"}, "latest_version": {"version": "4.0.0"}"#)
    for (release, expected) in [
      ("0.0.1", "MANDATORY 2.0.0"), ("0.0.2", "MANDATORY 2.0.0"), ("1.0.0", "MANDATORY 2.0.0"),
      ("1.0.1", "MANDATORY 3.0.0"), ("2.0.0", "MANDATORY 4.0.0"), ("2.1.0", "MANDATORY 4.0.0"),
      ("3.0.0", "MANDATORY 4.0.0"),
    ] {
      #expect(try outcome("pov-android:\(release)", .android, both) == expected, "\(release)")
    }
    // The minimum could be left out from 2.0.3 on.
    let latest = old("android", #""latest_version": {"version": "2.0.0"}"#)
    for (release, expected) in [
      ("2.0.0", "error:WRONG_VERSION"), ("2.0.2", "error:WRONG_VERSION"), ("2.0.3", "OPTIONAL 2.0.0"),
      ("2.1.0", "OPTIONAL 2.0.0"),
    ] {
      #expect(try outcome("pov-android:\(release)", .android, latest) == expected, "\(release)")
    }
    // Before 3.0.0 ALWAYS is the default; it is heeded from 2.0.2 on.
    let always = old("android", #""minimum_version": "1.0.0", "latest_version": {"version": "2.0.0"}"#)
    for (release, expected) in [
      ("2.0.1", "NO_UPDATE"), ("2.0.2", "OPTIONAL 2.0.0"), ("2.1.0", "OPTIONAL 2.0.0"), ("3.0.0", "NO_UPDATE 2.0.0"),
    ] {
      #expect(try outcome("pov-android:\(release)", .android, always, remembered: ["2.0.0"]) == expected, "\(release)")
    }
    // The systems came with 2.1.0, which heeds them only where both versions are there.
    let system = old("android", #""minimum_version": "1.0.0", "latest_version": {"version": "2.0.0", "min_sdk": 27}"#)
    #expect(try outcome("pov-android:2.0.3", .android, system) == "OPTIONAL 2.0.0")
    #expect(try outcome("pov-android:2.1.0", .android, system) == "NO_UPDATE")
    let alone = old("android", #""latest_version": {"version": "2.0.0", "min_sdk": 27}"#)
    #expect(try outcome("pov-android:2.1.0", .android, alone) == "OPTIONAL 2.0.0")
    #expect(try outcome("pov-android:3.0.0", .android, alone) == "NO_UPDATE 1.0.0")
    // 0.0.1 alone reads version codes.
    let code = old("android", #""minimum_version": "2.0.0", "minimum_version_code": "x""#)
    #expect(try outcome("pov-android:0.0.1", .android, code) == "error:WRONG_VERSION")
    #expect(try outcome("pov-android:1.0.0", .android, code) == "MANDATORY 2.0.0")
  }

  // MARK: Faults and devices

  /// Where a linter points.
  @Test func faults() throws {
    let ios = try #require(Client.named("pov-ios", "4.0.8"))
    let text = #"{"ios": [{"required_version": "2"}, {"required_version": 2}], "ios2": [{"meta": {"a": {}}}]}"#
    let root = try PrinceContent.parse(Array(text.utf8), for: ios, on: .ios).get()
    let faults = PrinceContent.faults(root, for: ios, on: .ios)
    #expect(
      faults.map(\.path) == [
        [.name("ios"), .number(1), .name("required_version")],
        [.name("ios2"), .number(0), .name("meta"), .name("a")],
      ])
    #expect(faults.map(\.words.text) == ["required_version is a number, not a text", "a is an object"])

    let android = try #require(Client.named("pov-android", "4.0.4"))
    let codes = Array(#"{"android": [{"required_version": 1}, null, {"last_version_available": "5"}, {}]}"#.utf8)
    let read = try PrinceContent.parse(codes, for: android, on: .android).get()
    #expect(
      PrinceContent.faults(read, for: android, on: .android).map { "\($0.name) \($0.words)" } == [
        "JSONException item 2 of android is null, not an object",
        "IllegalArgumentException last_version_available is a text, not a whole number of 32 bits",
        "IllegalStateException item 4 of android has neither a required nor a last version",
      ])
    guard case .failure(let fault) = PrinceContent.read(Array("{a".utf8), for: ios, on: .ios) else { return }
    #expect(fault.unread?.offset == 1 && fault.name == "invalidJsonData")
  }

  @Test func devicesThatCannotBe() throws {
    func problem(_ client: String, _ platform: DevicePlatform, _ installed: String, _ system: String) throws -> String?
    {
      let halves = client.split(separator: ":").map(String.init)
      let client = try #require(Client.named(halves[0], halves[1]))
      return PrinceDevice(client: client, platform: platform, installed: installed, system: system).problem?.text
    }
    #expect(try problem("pov-android:4.0.4", .android, "1.0.0", "26") != nil)
    #expect(try problem("pov-android:4.0.4", .android, "3000000000", "26") != nil)
    #expect(try problem("pov-kmp:0.1.0", .android, "3000000000", "26") == nil)
    #expect(try problem("pov-android:3.0.0", .android, "1.0.0", "26") == nil)
    #expect(try problem("pov-android:4.0.4", .android, "1", "8.0") != nil)
    #expect(try problem("pov-android:4.0.4", .ios, "1", "8.0") != nil)
    #expect(try problem("pov-ios:4.0.8", .jvm, "1", "8.0") != nil)
    #expect(try problem("pov-kmp:0.1.0", .macos, "1", "8.0") != nil)
    #expect(try problem("osam:3.0.1", .ios, "1", "8.0") != nil)
    #expect(try problem("pov-kmp:0.1.0", .jvm, "1", "x") != nil)
  }
}
