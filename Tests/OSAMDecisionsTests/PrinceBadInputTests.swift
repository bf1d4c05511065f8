import OSAMDecisions
import OSAMFormats
import Testing

/// Known facts about bad input, and results of the libraries' own code, expectations by hand.
@Suite struct PrinceBadInputTests {
  private func outcome(
    _ client: String, _ platform: DevicePlatform, _ bytes: [UInt8], remembered: [String] = []
  ) throws -> String {
    let halves = client.split(separator: ":").map(String.init)
    let client = try #require(Client.named(halves[0], halves[1]), "no \(client)")
    let isCode = platform == .android
    let code = client.isPrince(.lists) || client.library.id == Library.princeKMP.id ? "100" : "1.0.0"
    let device = PrinceDevice(
      client: client, platform: platform, installed: isCode ? code : platform == .jvm ? "1.0.0" : "1.0.0-0",
      system: isCode ? "26" : platform == .jvm ? "11" : "15.0", remembered: remembered)
    let decision = try #require(PrinceDecision.decide(bytes, on: device))
    return decision.updateVersion.map { "\(decision.outcome) \($0)" } ?? decision.outcome
  }

  private func ios(_ text: String, _ release: String = "4.0.8") throws -> String {
    try outcome("pov-ios:\(release)", .ios, Array(text.utf8))
  }

  // MARK: iOS

  private static let list = #"[{"required_version": "2"}]"#
  private static let two = "requiredUpdateNeeded 2.0.0-0"
  private static let three = "requiredUpdateNeeded 3.0.0-0"

  /// A fault in what nothing decodes is overlooked, but keys are decoded with their object.
  @Test(arguments: [
    ("010", two), ("\"a\tb\"", two), (#""\q""#, two), (#""\ud800""#, two), ("-", two), ("1.", two), ("1-2", two),
    (#"{"a\q": 1}"#, two), ("[010]", two), (#""\u12""#, "error:invalidJsonData"), ("tru", "error:invalidJsonData"),
    ("+1", "error:invalidJsonData"), ("1x", "error:invalidJsonData"),
  ])
  func faultOutside(_ value: String, _ expected: String) throws {
    #expect(try ios(#"{"ios": \#(Self.list), "x": \#(value)}"#) == expected)
    // In the list too, under a key that is not read.
    #expect(try ios(#"{"ios": [{"required_version": "2", "x": \#(value)}]}"#) == expected)
    // Global metadata is dropped as a whole.
    #expect(try ios(#"{"ios": \#(Self.list), "meta": {"a": \#(value)}}"#) == expected)
    // And a requirement is skipped.
    #expect(try ios(#"{"ios": [{"required_version": "2", "requirements": {"a": \#(value)}}]}"#) == expected)
    // Releases before 4 refuse the text.
    let old = #"{"ios": {"latest_version": {"version": "2"}}, "x": \#(value)}"#
    #expect(try ios(old, "3.0.0") == "error:invalidJsonData")
  }

  @Test func wrongByteOutside() throws {
    let bytes = Array(#"{"ios": [{"required_version": "2"}], "x": ""#.utf8) + [0xFF] + Array("\"}".utf8)
    #expect(try outcome("pov-ios:4.0.8", .ios, bytes) == Self.two)
    let key = Array(#"{"ios": [{"required_version": "2"}], "x"#.utf8) + [0xFF] + Array("\": 1}".utf8)
    #expect(try outcome("pov-ios:4.0.8", .ios, key) == "error:invalidJsonData")
  }

  @Test(arguments: [
    #""required_version": "2\q""#, #""required_version": 010"#, #""required_version": "2", "x\q": 1"#,
    #""required_version": "2", "meta": {"a": 010}"#, #""required_version": "2", "meta": {"a": "\q"}"#,
    "\"required_version\": \"2\", \"notify_last_version_frequency\": \"ONCE\t\"",
    #""required_version": "2", "requirements": {"a\q": 1}"#,
    // Every occurrence of a key of the metadata is decoded.
    #""required_version": "2", "meta": {"a": {}, "a": "x"}"#, #""required_version": "2", "meta": {"a": "x", "a": {}}"#,
    #""required_version": 7, "required_version": "2""#,
  ])
  func faultInside(_ members: String) throws {
    #expect(try ios(#"{"ios": [{\#(members)}]}"#) == "error:dataNotFound")
    #expect(try ios(#"{"ios": [{\#(members)}], "ios2": [{"required_version": "3"}]}"#) == Self.three)
  }

  @Test(arguments: [
    #""required_version": "2", "required_version": 7"#, #""required_version": "2", "requiredVersion": 7"#,
    #""required_version": "2", "requirements": {"a": {}, "a": "x"}"#, #""REQUIRED_VERSION": "2""#,
    #""required__version": "2""#, #""required_version": "2", "meta": null, "requirements": null"#,
  ])
  func readAllTheSame(_ members: String) throws {
    #expect(try ios(#"{"ios": [{\#(members)}], "ios2": [{"required_version": "3"}]}"#) == Self.two)
  }

  @Test func utf16() throws {
    for isBigEndian in [false, true] {
      for hasMark in [false, true] {
        let units = (hasMark ? [0xFEFF] : []) + Array(#"{"ios": [{"required_version": "2"}]}"#.utf16)
        let bytes = units.flatMap { unit in
          let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
          return isBigEndian ? [high, low] : [low, high]
        }
        #expect(try outcome("pov-ios:4.0.8", .ios, bytes) == Self.two)
      }
    }
  }

  /// A fact that was measured on Linux only is named as such.
  @Test func notTriedOnApple() throws {
    let client = try #require(Client.named("pov-ios", "4.0.8"))
    let device = PrinceDevice(client: client, platform: .ios, installed: "1.0.0-0", system: "14.1")
    func notes(_ text: String) throws -> [String] {
      try #require(PrinceDecision.decide(Array(text.utf8), on: device)).notes.map(\.text)
    }
    #expect(try notes(#"{"ios": \#(Self.list), "x": 010}"#).contains { $0.contains("an Apple system may refuse") })
    #expect(try notes(#"{"ios": \#(Self.list), "x": 10,}"#).isEmpty)
  }

  // MARK: Android joins lines

  /// A comment swallows the lines after it, on every release before KMP.
  @Test(arguments: ["// c", "# c"])
  func comments(_ comment: String) throws {
    let list = #""android": [{"required_version": 200}]"#
    let old = #""android": {"minimum_version": "2.0.0"}"#
    for release in ["4.0.0", "4.0.4"] {
      let client = "pov-android:\(release)"
      #expect(try outcome(client, .android, Array("{ \(comment)\n\(list)}".utf8)) == "error:JSONException")
      #expect(try outcome(client, .android, Array("{\(list)} \(comment)\n".utf8)) == "REQUIRED_UPDATE_NEEDED 200")
      #expect(try outcome(client, .android, Array("{ /* c\n */ \(list)}".utf8)) == "REQUIRED_UPDATE_NEEDED 200")
    }
    #expect(try outcome("pov-android:3.0.0", .android, Array("{ \(comment)\r\n\(old)}".utf8)) == "error:JSONException")
    #expect(try outcome("pov-android:3.0.0", .android, Array("{\(old)} \(comment)".utf8)) == "MANDATORY 2.0.0")
    #expect(try outcome("pov-kmp:0.1.0", .android, Array("{ \(comment)\n\(list)}".utf8)) == "MANDATORY 200")
  }

  @Test func placeOfTheComment() throws {
    let client = try #require(Client.named("pov-android", "4.0.4"))
    let bytes = Array("{\n  // c\n  \"android\": []\n}\n".utf8)
    guard case .failure(let fault) = PrinceContent.read(bytes, for: client, on: .android) else {
      Issue.record("reads")
      return
    }
    #expect(fault.unread?.offset == 4)
    #expect(fault.words.text == "the text has a comment that swallows the lines after it")
  }

  /// A raw line end in a key or a text is dropped.
  @Test(arguments: ["\n", "\r", "\r\n"])
  func lineEnds(_ end: String) throws {
    let text =
      "{\"andr\(end)oid\": [{\"last_version_available\": 200, \"notify_last_version_frequency\": \"ALW\(end)AYS\"}]}"
    #expect(
      try outcome("pov-android:4.0.4", .android, Array(text.utf8), remembered: ["200"]) == "NEW_UPDATE_AVAILABLE 200")
  }

  // MARK: Digits, letters and blanks of other scripts

  /// ２.０ is in full-width digits.
  @Test func fullWidthDigits() throws {
    let version = "\u{FF12}.\u{FF10}"
    func list(_ key: String) -> [UInt8] { Array(#"{"\#(key)": [{"required_version": "\#(version)"}]}"#.utf8) }
    #expect(try outcome("pov-kmp:0.1.0", .jvm, list("jvm")) == "MANDATORY \(version)")
    #expect(try outcome("pov-kmp:0.1.0", .ios, list("ios2")) == "MANDATORY \(version)")
    #expect(try outcome("pov-ios:4.0.8", .ios, list("ios2")) == "error:dataNotFound")
    #expect(try outcome("pov-android:4.0.4", .android, list("android2")) == "error:IllegalArgumentException")
  }

  @Test func longS() throws {
    func list(_ key: String, _ version: String) -> [UInt8] {
      Array(
        #"{"\#(key)": [{"last_version_available": \#(version), "notify_last_version_frequency": "ALWAY\#u{17F}"}]}"#
          .utf8)
    }
    #expect(try outcome("pov-kmp:0.1.0", .jvm, list("jvm", #""2.0""#), remembered: ["2.0"]) == "OPTIONAL 2.0")
    #expect(try outcome("pov-kmp:0.1.0", .android, list("android", "200"), remembered: ["200"]) == "NO_UPDATE 200")
  }

  @Test func lineSeparatorAroundAVersion() throws {
    let text =
      #"{"jvm": [{"required_version": "\#u{2028}2.0\#u{2028}"}], "ios2": [{"required_version": "2.0\#u{2028}"}]}"#
    #expect(try outcome("pov-kmp:0.1.0", .jvm, Array(text.utf8)).hasPrefix("MANDATORY"))
    #expect(try outcome("pov-kmp:0.1.0", .ios, Array(text.utf8)) == "error:IllegalArgumentException")
  }

  // MARK: Devices

  /// The library keeps `2.4.5` as `2.4.5-0`.
  @Test(arguments: ["2.4.5", "2.4.5-0", "02.4.5.9"])
  func rememberedAsKept(_ version: String) throws {
    let list = Array(#"{"ios": [{"last_version_available": "2.4.5"}]}"#.utf8)
    #expect(try outcome("pov-ios:4.0.8", .ios, list, remembered: [version]) == "noUpdateAvailable 2.4.5-0")
    let old = Array(#"{"android": {"latest_version": {"version": "2.4.5"}}}"#.utf8)
    #expect(try outcome("pov-android:3.0.0", .android, old, remembered: ["2.4.5"]) == "NO_UPDATE 2.4.5")
  }

  /// `new PrinceOfVersions(this)` is the default of the README, and not the builder: measured at API level 26.
  @Test(arguments: [
    ("4.0.0", "REQUIRED_UPDATE_NEEDED 200"), ("4.0.1", "error:RequirementsNotSatisfiedException"),
    ("4.0.2", "error:RequirementsNotSatisfiedException"),
  ])
  func defaultIsNotTheBuilder(_ release: String, _ tooNew: String) throws {
    func list(_ level: Int) -> [UInt8] {
      Array(#"{"android": [{"required_version": 200, "requirements": {"required_os_version": \#(level)}}]}"#.utf8)
    }
    #expect(try outcome("pov-android:\(release)", .android, list(99)) == tooNew)
    let fitting = release == "4.0.1" ? "error:RequirementsNotSatisfiedException" : "REQUIRED_UPDATE_NEEDED 200"
    #expect(try outcome("pov-android:\(release)", .android, list(21)) == fitting)
  }

  /// The build of a requirement decides, so the trace has it.
  @Test func buildOfARequirement() throws {
    let client = try #require(Client.named("pov-ios", "4.0.8"))
    let device = PrinceDevice(client: client, platform: .ios, installed: "1.0.0-0", system: "14.1")
    let text = #"{"ios": [{"required_version": "2", "requirements": {"required_os_version": "14.1-5"}}]}"#
    let decision = try #require(PrinceDecision.decide(Array(text.utf8), on: device))
    #expect(decision.outcome == "error:requirementsNotSatisfied")
    #expect(decision.trace.map { $0.words(in: .utc).text } == ["system 14.1 does not reach 14.1.0-5"])
    #expect(decision.trace.map { $0.formula(in: .utc).text } == ["system 14.1 >= 14.1.0-5"])
  }

  /// Faults of KMP are certain on Android and the JVM, where it was run, and not on iOS.
  @Test func certaintyOfTheMultiplatformLibrary() throws {
    let client = try #require(Client.named("pov-kmp", "0.1.0"))
    for platform in [DevicePlatform.ios, .android, .jvm] {
      guard case .failure(let fault) = PrinceContent.read(Array("{}".utf8), for: client, on: platform) else {
        Issue.record("reads")
        continue
      }
      #expect(fault.isCertain == (platform != .ios))
    }
  }
}
