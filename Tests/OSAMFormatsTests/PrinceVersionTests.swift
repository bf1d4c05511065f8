import OSAMFormats
import Testing

/// Measured facts about versions [prince-version-ios, prince-version-kmp, prince-semantic-version], and what goes with
/// them.
@Suite struct PrinceVersionTests {
  @Test(arguments: [
    ("1", "1.0.0-0"), ("1.2", "1.2.0-0"), ("1.2.3.4", "1.2.3-0"), ("1.2.3-4", "1.2.3-4"), ("1.2.3-4-5", "1.2.3-4"),
    ("1.2.3-beta", "1.2.3-0"), ("1.2.3+5", "1.2.0-0"), ("1.2 ", "1.0.0-0"), ("1.x.3", "1.0.3-0"),
    ("1..3", "1.0.3-0"), ("01.02", "1.2.0-0"), ("+1.2", "1.2.0-0"), ("1.2.3-", "1.2.3-0"), ("1.", "1.0.0-0"),
    ("2.4.5-1.2.3.6", "2.4.5-0"), ("9223372036854775807", "9223372036854775807.0.0-0"),
  ])
  func isReadAs(_ text: String, _ version: String) { #expect(PrinceVersion(text)?.description == version) }

  @Test(arguments: ["v1.2", "", " 1.2", "-1", "1,2", "99999999999999999999", ".1", "-", "1 .2"])
  func isUnreadable(_ text: String) { #expect(PrinceVersion(text) == nil) }

  /// Labels do not order, and a version without a build has build 0.
  @Test func order() throws {
    let ascending = ["1.2.2-9", "1.2.3", "1.2.3-4", "1.2.4", "1.3", "1.10", "2"].map { PrinceVersion($0) }
    for (lower, higher) in zip(ascending, ascending.dropFirst()) { #expect(try #require(lower) < #require(higher)) }
    #expect(PrinceVersion("1.2.3-beta") == PrinceVersion("1.2.3"))
  }

  @Test func losses() {
    #expect(PrinceVersion.losses(of: "1.2.3-4").isEmpty && PrinceVersion.losses(of: "v1").isEmpty)
    #expect(PrinceVersion.losses(of: "1.2.3+5") == [.unreadable(part: 2)])
    #expect(
      PrinceVersion.losses(of: "1.x.y.4-beta-2") == [
        .unreadable(part: 1), .unreadable(part: 2), .droppedParts, .label, .droppedLabel,
      ])
    #expect(PrinceVersion.losses(of: "1.2.3.4") == [.droppedParts])
    #expect(PrinceVersion.losses(of: "1.2.3-4-5") == [.droppedLabel])
  }
}

@Suite struct SemanticVersionTests {
  /// [prince-semantic-version]
  @Test(arguments: [
    ("1.2", "UnexpectedCharacterException"), ("v1.2.0", "UnexpectedCharacterException"),
    ("1.2.0.1", "UnexpectedCharacterException"), ("01.2.0", "ParseException"), ("1.02.3", "ParseException"),
    ("", "IllegalArgumentException"), (" ", "UnexpectedCharacterException"), ("1.2.3 ", "UnexpectedCharacterException"),
    ("1.2.3-", "UnexpectedCharacterException"), ("1.2.3-a.", "ParseException"), ("1.2.3-a..b", "ParseException"),
    ("1.2.3-.a", "UnexpectedCharacterException"), ("1.2.3+", "UnexpectedCharacterException"),
    ("1.2.3-01", "ParseException"), ("1.2.3-a+", "UnexpectedCharacterException"),
    ("1.2.3-é", "UnexpectedCharacterException"),
    ("99999999999.0.0", "NumberFormatException"), ("2147483648.0.0", "NumberFormatException"),
    ("1.2.3-a+b.", "ParseException"), ("1.2.3-a.+b", "ParseException"), ("null", "UnexpectedCharacterException"),
    ("1.2.3+a+b", "UnexpectedCharacterException"), ("1.2.3-0.01é-.b", "UnexpectedCharacterException"),
  ])
  func fails(_ text: String, _ name: String) {
    do throws(SemanticVersion.Failure) {
      let version = try SemanticVersion(text)
      Issue.record("\(text) reads \(version)")
    } catch {
      #expect(error.rawValue == name, "\(text)")
    }
  }

  @Test(arguments: [
    "1.2.3", "0.0.0", "1.2.3-0", "1.2.3+01", "1.2.3-00a", "1.2.3--", "1.2.3-1-", "1.2.3-012x", "2.4.5-b45",
    "1.2.3-a.b.1+c.2", "2147483647.0.0",
  ])
  func readsAndWrites(_ text: String) throws { #expect(try SemanticVersion(text).description == text) }

  /// Pre-release before the release; numbers by value, other parts letter by letter, so that `-` comes before `1`.
  @Test func order() throws {
    let ascending = [
      "1.0.0--", "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
      "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc", "1.0.0", "1.0.1-0", "1.0.1", "1.2.0", "1.10.0",
    ]
    for lower in ascending.indices {
      for higher in ascending.indices where lower < higher {
        let (one, other) = try (SemanticVersion(ascending[lower]), SemanticVersion(ascending[higher]))
        #expect(one < other && !(other < one), "\(one) \(other)")
      }
    }
    #expect(try SemanticVersion("1.0.0+a") == SemanticVersion("1.0.0+b"))
    #expect(try SemanticVersion("1.0.0--01") < SemanticVersion("1.0.0-1"))
  }
}

@Suite struct KMPVersionTests {
  /// [prince-version-ios]
  @Test(arguments: ["1", "1.2", "1.2.3", "1-4", "1.2-4", "1.2.3-4", " 1.2.3 ", "\t01.02\n", "2147483647"])
  func appleReads(_ text: String) { #expect((try? KMPAppleVersion(text)) != nil) }

  @Test(arguments: [
    "", " ", "1.2.3.4", "1.", ".1", "1..3", "v1", "1.2.3-beta", "1.2.3-", "1.2.3-4-5", "1.2.3+5", "+1", "1.2.3-1.2.3.6",
    "1 .2", "1.2,3", "-1",
  ])
  func appleFails(_ text: String) {
    #expect(throws: KMPVersionFailure.illegalArgument) { try KMPAppleVersion(text) }
  }

  @Test func appleOrder() throws {
    #expect(throws: KMPVersionFailure.numberFormat) { try KMPAppleVersion("2147483648") }
    let ascending = try ["1.2.2-9", "1.2.3", "1.2.3-4", "1.2.4", "1.3", "1.10", "2"].map { try KMPAppleVersion($0) }
    for (lower, higher) in zip(ascending, ascending.dropFirst()) { #expect(lower < higher) }
    #expect(try KMPAppleVersion("1") == KMPAppleVersion("1.0.0-0"))
  }

  /// The system: unreadable parts count as 0. [prince-system-kmp]
  @Test func appleSystem() {
    #expect(KMPAppleVersion.lenient("14.1") == [14, 1, 0])
    #expect(KMPAppleVersion.lenient("abc") == [0, 0, 0])
    #expect(KMPAppleVersion.lenient("26") == [26, 0, 0])
    #expect(KMPAppleVersion.lenient("1.2.3.4-5") == [1, 2, 3])
  }

  @Test(arguments: [
    ("1", "1.0.0", 0), ("1.2.3.4.5", "1.2.3.4", 1), (" 1.2 ", "1.2", 0), ("-1", "0", -1), ("1.10", "1.9", 1),
  ])
  func javaOrder(_ left: String, _ right: String, _ order: Int) throws {
    let (one, other) = try (KMPJavaVersion(left), KMPJavaVersion(right))
    #expect((one < other ? -1 : one == other ? 0 : 1) == order)
  }

  @Test(arguments: ["", " ", "1..2", "1.", "1.2-3", "v1", "1.x", "99999999999999999999", "1 .2"])
  func javaFails(_ text: String) {
    #expect(throws: KMPVersionFailure.illegalArgument) { try KMPJavaVersion(text) }
  }
}
