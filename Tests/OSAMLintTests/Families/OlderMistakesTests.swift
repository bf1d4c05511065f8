import OSAMFormats
import OSAMLint
import Testing

/// Findings of rules in documents of the older libraries: who is hurt, and how sure that is.
@Suite struct OlderMistakesTests {
  private func findings(_ text: String, clients: String? = nil) throws -> [Finding] {
    var context = CheckContext(now: Example.date)
    if let clients { context.targets = try ClientSelection.parse(clients).get() }
    return Linter(context: context).check(
      FileInput(path: "example", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    ).findings
  }

  private func version(_ members: KeyValuePairs<String, String>, without: [String] = []) -> String {
    Example.olderVersion(members, without: without).unmarked.text
  }

  /// Effects that were measured on Android are errors; those read in the source of iOS are warnings that say "may".
  @Test func unverifiedCrashesAreWarnings() throws {
    let number = try #require(findings(version(["version": "3.2"])).first { $0.rule == "wrong-type" })
    #expect(number.severity == .warning)
    #expect(number.clients == ClientSet(.controlDeVersionsIOS))
    #expect(number.message.text.contains("apps with \(number.clients.prose) may crash"))
    let list = try #require(findings(version(["version": "[]"])).first { $0.rule == "wrong-type" })
    #expect(list.severity == .error)
    #expect(list.clients == ClientSet(.controlDeVersionsIOS) | ClientSet(.controlDeVersionsAndroid))
    #expect(list.message.text.contains("get the error onFailure"))
    #expect(list.message.text.contains("may crash"))
  }

  /// The iOS sample file of the rating library is right for iOS alone.
  @Test func twoMembersCrashAndroidOnly() throws {
    let found = try findings(#"{"tmin": 5, "num_apert": 10}"#)
    #expect(found.map(\.rule) == ["missing-member"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.clients == ClientSet(.valoracionsAndroid))
  }

  /// A finding names the releases that are targeted, and no others.
  @Test func onlyTargetedReleasesAreNamed() throws {
    let text = version(["version": #""99999999999""#])
    let all = try #require(findings(text).first { $0.rule == "number-out-of-range" })
    #expect(all.clients == ClientSet(.controlDeVersionsAndroid, from: "1.5.1"))
    let some = try #require(
      findings(text, clients: "controldeversions-android:1.5.8").first { $0.rule == "number-out-of-range" })
    #expect(some.message.text.contains(ClientSet(.controlDeVersionsAndroid, from: "1.5.8").prose))
    #expect(!some.message.text.contains("1.5.1"))
    #expect(
      try findings(text, clients: "controldeversions-android:1.4.6..1.5.0").allSatisfy {
        $0.rule != "number-out-of-range"
      })
  }

  /// Mistakes that are hidden by a mode that nobody can read are reported all the same.
  @Test func oneMistakeHidesNoOther() throws {
    let found = try findings(version(["version": #""v3""#, "comparisonMode": #""lower""#]))
    #expect(found.map(\.rule).sorted() == ["malformed-number", "unreadable-version"])
    let missing = try findings(version(["version": #""v3""#], without: ["comparisonMode"]))
    #expect(missing.map(\.rule).sorted() == ["missing-member", "unreadable-version"])
  }

  /// No other rule says what one has said.
  @Test(arguments: [
    ("version", "null", "null-member"), ("version", "true", "wrong-type"), ("comparisonMode", "3", "unknown-value"),
    ("comparisonMode", "1.5", "fractional-number"), ("minSystemVersion", #""x""#, "unreadable-version"),
    ("title", "{}", "empty-language-map"), ("okButtonActionURL", "[]", "wrong-type"),
    ("message", #"{"ca": 1, "cat": "a", "es": "b", "en": "c"}"#, "wrong-type"),
  ])
  func isSaidOnce(_ member: String, _ value: String, _ rule: String) throws {
    let found = try findings(version([member: value]))
    #expect(found.map(\.rule) == [rule])
  }

  /// Of two faults of the text, clients meet the first.
  @Test func theSecondFaultIsNotSaidToBeHarmless() throws {
    let found = try findings(#"{"tmin": 5, "num_apert": 10, "messages": [{"languaje": "ca", "content": "Hola",}],}"#)
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.last?.message.text.contains("stop before it") == true)
  }

  /// Text that a file has for a language goes into messages in one line.
  @Test func namesOfLanguagesAreQuoted() throws {
    let found = try findings(version(["title": #"{"ca": "a", "cat": "b", "es": "c", "en": "d", "\n\u001b[2J": 5}"#]))
    #expect(found.contains { $0.rule == "wrong-type" })
    #expect(found.allSatisfy { !$0.message.text.unicodeScalars.contains { $0.value < 0x20 } })
  }

  /// An obstacle to the last of many entries is reported as one to the first is.
  @Test func longListsAreReadToTheEnd() throws {
    let entry = #"{"language": "cat", "content": ""}"#
    let entries = Array(repeating: entry, count: 1000).joined(separator: ",")
    let found = try findings(#"{"tmin": 5, "num_apert": 10, "messages": [\#(entries)]}"#)
    let misspelt = found.filter { $0.rule == "unknown-key" }
    #expect(misspelt.count == 1000)
    #expect(Set(misspelt.map(\.severity)) == [.error])
  }
}
