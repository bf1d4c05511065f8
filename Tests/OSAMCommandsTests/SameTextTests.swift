import OSAMCommands
import OSAMSyntax
import TestSupport
import Testing

/// Two texts that look alike are one text to clients that compare as Swift does, and two to all others. Asked of
/// `simulate`, for every library.
@Suite struct SameTextTests {
  /// Two spellings, and their equality for clients. It follows from Unicode's canonical decompositions, and in small
  /// letters from its `SpecialCasing` and simple mappings, which Java's `toLowerCase` uses.
  struct Pair: Sendable, CustomTestStringConvertible {
    var one: String
    var other: String
    /// `==` of Swift.
    var isCanonical: Bool
    /// `equals` of Java, Kotlin and `NSString`.
    var isLiteral = false
    /// `equals` of Java, both in small letters.
    var isLiteralInSmallLetters = false

    var testDescription: String {
      [one, other].map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
        .joined(separator: " and ")
    }
  }

  static let pairs = [
    // Composed and decomposed.
    Pair(one: "r\u{E9}gion", other: "re\u{301}gion", isCanonical: true),
    Pair(one: "\u{E7}a", other: "c\u{327}a", isCanonical: true),
    // Two marks in another order.
    Pair(one: "q\u{307}\u{323}", other: "q\u{323}\u{307}", isCanonical: true),
    // Singletons: Kelvin and K, Ohm and omega, the Greek question mark and a semicolon, varia and a grave accent, the
    // grave tone mark and the combining grave accent.
    Pair(one: "K", other: "\u{212A}", isCanonical: true, isLiteralInSmallLetters: true),
    Pair(one: "\u{3A9}", other: "\u{2126}", isCanonical: true, isLiteralInSmallLetters: true),
    Pair(one: "a;b", other: "a\u{37E}b", isCanonical: true),
    Pair(one: "a`b", other: "a\u{1FEF}b", isCanonical: true),
    Pair(one: "a\u{300}", other: "a\u{340}", isCanonical: true),
    // A mark more, at either end, and joiners, which belong to nothing.
    Pair(one: "region", other: "\u{301}region", isCanonical: false),
    Pair(one: "region", other: "region\u{301}", isCanonical: false),
    Pair(one: "region", other: "region\u{600}", isCanonical: false),
    Pair(one: "ab", other: "a\u{200D}b", isCanonical: false),
    // Compatible only.
    Pair(one: "fi", other: "\u{FB01}", isCanonical: false),
    // Equal texts, whatever they begin or end with.
    Pair(
      one: "\u{301}re\u{301}gion", other: "\u{301}re\u{301}gion", isCanonical: true, isLiteral: true,
      isLiteralInSmallLetters: true),
    Pair(one: "a\u{600}", other: "a\u{600}", isCanonical: true, isLiteral: true, isLiteralInSmallLetters: true),
  ]

  private func answer(_ text: String, _ arguments: [String]) -> String {
    let system = MemorySystem()
    system.put(text, at: "a.json")
    _ = Program.run(["simulate", "a.json", "--format", "json"] + arguments, on: system)
    let (output, errors) = system.takeOutput()
    #expect(!output.isEmpty, "\(errors)")
    return output
  }

  // MARK: Prince of Versions

  /// Who compares as Swift does.
  private static let princeClients: [(client: String, platform: String, isSwift: Bool)] = [
    ("pov-ios:4.0.0", "ios", true), ("pov-ios:4.0.8", "ios", true), ("pov-ios:4.0.8", "macos", true),
    ("pov-android:4.0.2", "android", false), ("pov-android:4.0.4", "android", false),
    ("pov-kmp:0.1.0", "android", false), ("pov-kmp:0.1.0", "ios", false), ("pov-kmp:0.1.0", "jvm", false),
  ]

  private func prince(_ key: String, _ value: String, _ platform: String) -> String {
    let isCode = platform == "android"
    let system = isCode ? "\"21\"" : "\"1.0\""
    return """
      {"\(platform)": [
        {"required_version": \(isCode ? "5" : "\"5.0.0\""),
         "requirements": {"required_os_version": \(system), "\(key)": "\(value)"}},
        {"last_version_available": \(isCode ? "9" : "\"9.0.0\""), "requirements": {"required_os_version": \(system)}}
      ]}
      """
  }

  /// True if the first configuration is chosen.
  private func isChosen(_ text: String, _ client: String, _ platform: String, _ requirement: String) -> Bool {
    var arguments = ["--clients", client, "--platform", platform, "--requirement", requirement]
    if platform == "jvm" { arguments += ["--requirement", "required_os_version"] }
    return answer(text, arguments).contains("\"plain\":\"must-update\"")
  }

  @Test(arguments: pairs) func requirementsByName(_ pair: Pair) {
    for (one, other) in [(pair.one, pair.other), (pair.other, pair.one)] {
      for (client, platform, isSwift) in Self.princeClients {
        #expect(
          isChosen(prince(one, "x", platform), client, platform, "\(other)=x")
            == (isSwift ? pair.isCanonical : pair.isLiteral), "\(client) on \(platform)")
      }
    }
  }

  @Test(arguments: pairs) func requirementsByValue(_ pair: Pair) {
    for (one, other) in [(pair.one, pair.other), (pair.other, pair.one)] {
      for (client, platform, isSwift) in Self.princeClients {
        #expect(
          isChosen(prince("key", one, platform), client, platform, "key=\(other)")
            == (isSwift ? pair.isCanonical : pair.isLiteral), "\(client) on \(platform)")
      }
    }
  }

  /// Of names that are one to the client one requirement counts: to `JSONDecoder` the first. Others have two.
  @Test func requirementsThatComeTwice() {
    let (one, other) = ("r\u{E9}gion", "re\u{301}gion")
    for (client, platform, isSwift) in Self.princeClients {
      let text = prince(one, "x\", \"\(other)\": \"y", platform)
      #expect(isChosen(text, client, platform, "\(one)=x") == isSwift, "\(client) on \(platform)")
      #expect(!isChosen(text, client, platform, "\(one)=y"), "\(client) on \(platform)")
    }
  }

  /// The part of the answers to all devices that is asked about has the same names. A name that no client looks at
  /// is misuse.
  @Test func outcomesByName() {
    let (one, other) = ("r\u{E9}gion", "re\u{301}gion")
    for (client, platform, isSwift) in Self.princeClients {
      let status = prove(prince(one, "x", platform), client, platform, "\(other)=x")
      #expect(status == (isSwift ? 1 : 2), "\(client) on \(platform)")
      // Where a document has both, each of them is one to ask about. Apple's reader keeps one, for KMP the last.
      let both = prince(one, "x\", \"\(other)\": \"y", platform)
      for value in ["android", "jvm"].contains(platform) ? ["\(one)=x", "\(other)=y"] : ["\(other)=y"] {
        let status = prove(both, client, platform, value)
        #expect(status == 0 || status == 1, "\(value), \(client) on \(platform)")
      }
    }
  }

  /// A value that is one to the client is the one of the document; to others it is another one.
  @Test(arguments: pairs) func outcomesByValue(_ pair: Pair) {
    for (one, other) in [(pair.one, pair.other), (pair.other, pair.one)] {
      for (client, platform, isSwift) in Self.princeClients {
        let isSame = isSwift ? pair.isCanonical : pair.isLiteral
        #expect(
          prove(prince("key", one, platform), client, platform, "key=\(other)") == (isSame ? 1 : 0),
          "\(client) on \(platform)")
      }
    }
  }

  /// True if no device with a value for a requirement must update: 0, or 1 where one must.
  private func prove(_ text: String, _ client: String, _ platform: String, _ requirement: String) -> Int32 {
    let system = MemorySystem()
    system.put(text, at: "a.json")
    return Program.run(
      ["prove", "--never", "must-update", "a.json", "--clients", client, "--platform", platform]
        + ["--requirement", requirement] + (platform == "jvm" ? ["--requirement", "required_os_version"] : []),
      on: system)
  }

  // MARK: The city's older libraries

  @Test(arguments: pairs) func languagesOfAnAlert(_ pair: Pair) {
    for (one, other) in [(pair.one, pair.other), (pair.other, pair.one)] {
      let texts = "{\"xx\": \"first\", \"\(one)\": \"own\"}"
      let text = """
        {"version": "2.0", "comparisonMode": "0", "minSystemVersion": "1.0", "title": \(texts), "message": \(texts),
         "okButtonTitle": \(texts), "cancelButtonTitle": \(texts), "okButtonActionURL": "https://a.cat"}
        """
      for client in [
        "controldeversions-ios:1.3.4", "controldeversions-android:1.5.0", "controldeversions-android:1.5.8",
      ] {
        let answer = answer(
          text, ["--clients", client, "--version", "1.0", "--os-version", "9.0", "--language", other])
        #expect(answer.contains("\"plain\":\"may-update\""), "\(answer)")
        #expect(answer.contains("no text for") == !pair.isLiteral, "\(client): \(answer)")
      }
    }
  }

  /// 1.4.0 looks for the language as the app gives it among those of the document in small letters.
  @Test(arguments: pairs) func languagesOfAPrompt(_ pair: Pair) {
    for (one, other) in [(pair.one, pair.other), (pair.other, pair.one)] {
      let text = """
        {"tmin": 1, "num_apert": 1, "messages": [{"languaje": "\(one)", "content": "own"}]}
        """
      for (client, isFound) in [
        ("valoracions-android:1.3.1", pair.isLiteral || pair.isLiteralInSmallLetters),
        ("valoracions-android:1.4.0", pair.isLiteral),
      ] {
        let answer = answer(
          text, ["--clients", client, "--opens", "9", "--days-since-first", "9", "--language", other])
        #expect(answer.contains("none for this language") == !isFound, "\(client): \(answer)")
      }
      // It asks in no language.
      let answer = answer(
        text, ["--clients", "valoracions-ios:1.0.1", "--opens", "9", "--days-since-first", "9"])
      #expect(answer.contains("\"outcome\":\"prompt\""))
    }
  }

  // MARK: The common module

  /// Member names and words are compared letter by letter.
  @Test(arguments: [
    ("\"title\"", "\"title\u{301}\""), ("\"ok\"", "\"o\u{212A}\""), ("\"LAZY\"", "\"LAZY\u{301}\""),
    ("\"ca\": \"N", "\"c\u{301}a\": \"N"), ("\"data\"", "\"\u{301}data\""),
  ])
  func namesOfTheModule(_ right: String, _ other: String) {
    let text = """
      {"data": {"id": 1, "appId": 1, "packageName": "cat.bcn.bus", "versionName": "3.2.0", "versionCode": 2026110000,
       "platform": "ANDROID", "comparisonMode": "LAZY", "serverDate": 1796252400000,
       "title": {"ca": "Nova", "es": "Nueva", "en": "New"}, "message": {"ca": "N", "es": "N", "en": "N"},
       "ok": {"ca": "N", "es": "N", "en": "N"}, "cancel": {"ca": "N", "es": "N", "en": "N"},
       "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
       "checkBoxDontShowAgain": false, "dialogDisplayDuration": 3600}}
      """
    for client in ["1.0.11", "2.1.1", "3.0.1"] {
      let asked = ["--kind", "osam-version", "--clients", client, "--version", "2021040000"]
      #expect(answer(text, asked).contains("\"plain\":\"may-update\""))
      #expect(!answer(text.exchanging(right, for: other), asked).contains("\"plain\":\"may-update\""), "\(client)")
    }
  }

  /// A device whose installed name is the document's own sees no other name.
  @Test(arguments: pairs) func versionNames(_ pair: Pair) {
    func text(_ name: String, _ code: Int) -> String {
      """
      {"data": {"id": 1, "appId": 1, "packageName": "cat.bcn.bus", "versionName": "\(name)", "versionCode": \(code),
       "platform": "ANDROID", "comparisonMode": "LAZY", "serverDate": 1795262400000,
       "title": {"ca": "Nova", "es": "Nueva", "en": "New"}, "message": {"ca": "N", "es": "N", "en": "N"},
       "ok": {"ca": "N", "es": "N", "en": "N"}, "cancel": {"ca": "N", "es": "N", "en": "N"},
       "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
       "checkBoxDontShowAgain": true, "dialogDisplayDuration": 0}}
      """
    }
    let system = MemorySystem()
    system.put(text(pair.one, 2_026_110_000), at: "after.json")
    system.put(text("1.0", 2_026_110_000), at: "before.json")
    _ = Program.run(
      [
        "simulate", "after.json", "--format", "json", "--clients", "3.0.1", "--version", "2026100000", "--cached",
        "before.json", "--dont-show-again", "--version-name", pair.other,
      ], on: system)
    let answer = system.takeOutput().output
    #expect(answer.contains("\"plain\":\"nothing\"") == pair.isLiteral, "\(answer)")
  }
}
