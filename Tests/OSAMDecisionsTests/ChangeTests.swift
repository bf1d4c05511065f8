import OSAMDecisions
import OSAMFormats
import Testing

/// The first difference wins, in the order of the client [module-change].
@Suite struct ChangeTests {
  private static let edits: [(member: String, edit: @Sendable (inout VersionConfig) -> Void)] = [
    ("versionCode", { $0.versionCode = 2_022_030_000 }),
    ("versionName", { $0.versionName = "3.0" }),
    ("comparisonMode", { $0.mode = .info }),
    ("startDate", { $0.startDate = 0 }),
    ("endDate", { $0.endDate = .max }),
    ("title", { $0.title[.en] = "x" }),
    ("message", { $0.message[.ca] = "x" }),
    ("ok", { $0.ok[.es] = "x" }),
    ("cancel", { $0.cancel[.ca] = "x" }),
    ("url", { $0.url = "https://example.org/other" }),
    ("checkBoxDontShowAgain", { $0.hasCheckbox = false }),
    ("dialogDisplayDuration", { $0.displayDuration = 60 }),
  ]

  private func first(_ release: String, _ edit: (inout VersionConfig) -> Void) throws -> String? {
    let cached = VersionDevice.Cached(config: try baseConfig(), installed: 2_022_010_000)
    return Change.first(from: cached, to: try edited(edit), by: try client(release))
  }

  @Test func eachMemberAlone() throws {
    for (member, edit) in Self.edits {
      #expect(try first("3.0.1", edit) == member)
      // versionName joins last.
      for release in ["2.2.5-dev", "2.2.7-dev"] {
        #expect(try first(release, edit) == (member == "versionName" ? nil : member))
      }
    }
    #expect(try first("3.0.1") { _ in } == nil)
  }

  @Test func firstDifferenceWins() throws {
    for index in Self.edits.indices {
      let found = try first("3.0.1") { config in
        for (_, edit) in Self.edits[index...] { edit(&config) }
      }
      #expect(found == Self.edits[index].member)
    }
  }

  /// The installed version's own code is no change either.
  @Test func codeOfTheInstalledVersion() throws {
    #expect(try first("3.0.1") { $0.versionCode = 2_022_010_000 } == nil)
  }

  @Test func serverDateIsNotCompared() throws {
    #expect(try first("3.0.1") { $0.serverDate = 1 } == nil)
  }

  /// Letters are compared as they are: a composed and a decomposed accent differ.
  @Test func accentsAreComparedAsWritten() throws {
    let cached = VersionDevice.Cached(config: try edited { $0.title[.ca] = "versi\u{F3}" }, installed: 1)
    let decomposed = try edited { $0.title[.ca] = "versio\u{301}" }
    #expect(try Change.first(from: cached, to: decomposed, by: client("3.0.1")) == "title")
  }

  /// A new name that is the installed version's own is no change. [measured on 3.0.1]
  @Test func nameOfTheInstalledVersion() throws {
    let old = VersionDevice.Cached(config: try baseConfig(), installed: 2_022_010_000)
    let renamed = try edited { $0.versionName = "1.5" }
    #expect(try Change.first(from: old, to: renamed, by: client("3.0.1")) == "versionName")
    #expect(try Change.first(from: old, to: renamed, by: client("3.0.1"), installedName: "1.4") == "versionName")
    #expect(try Change.first(from: old, to: renamed, by: client("3.0.1"), installedName: "1.5") == nil)
    // And a ticked box stays in force.
    let device = try phone("3.0.1") {
      $0.cached = .init(config: old.config, installed: 2_022_010_000, lastOK: noon, isAllowed: false)
      $0.installedName = "1.5"
    }
    #expect(try answer(renamed, device) == "NONE nothing DISMISSED")
  }

  /// Texts are UTF-16 there: halves of characters differ, also from U+FFFD, which Swift has in their place.
  @Test(arguments: [
    (#"\ud801"#, #"\ud802"#, true), (#"\ud801"#, #"\ud801"#, false), (#"\udc00"#, #"\ufffd"#, true),
    (#"\ufffd"#, "\u{FFFD}", false), (#"a\ud801b"#, #"a\uD801b"#, false), (#"\ud83d\ude00"#, "😀", false),
    (#"\ud801\ud83d\ude00"#, #"\ud801😀"#, false), (#"\\ud801"#, #"\\ud802"#, true), (#"\n\ud801"#, #"\n\ud801 "#, true),
  ])
  func halvesOfCharacters(_ before: String, _ after: String, _ isChange: Bool) throws {
    for member in ["title", "message", "ok", "cancel"] {
      let old = VersionDevice.Cached(config: try baseConfig(member, before), installed: 2_022_010_000)
      #expect(
        try Change.first(from: old, to: try baseConfig(member, after), by: client("3.0.1")) == (isChange ? member : nil)
      )
    }
  }

  /// A new device has code 0, no name, mode NONE, 0 and Int64 max, and built-in texts.
  @Test func newDevice() throws {
    func first(_ release: String, _ edit: (inout VersionConfig) -> Void) throws -> String? {
      Change.first(from: nil, to: try edited(edit), by: try client(release))
    }
    #expect(try first("3.0.1") { _ in } == "versionCode")
    #expect(try first("3.0.1") { $0.versionCode = 0 } == "versionName")
    #expect(try first("2.2.7-dev") { $0.versionCode = 0 } == "comparisonMode")
    #expect(try first("3.0.1") { ($0.versionCode, $0.versionName, $0.mode) = (0, "", .none) } == "startDate")
    #expect(
      try first("3.0.1") { ($0.versionCode, $0.versionName, $0.mode, $0.startDate) = (0, "", .none, 0) } == "endDate")
    #expect(
      try first("3.0.1") {
        ($0.versionCode, $0.versionName, $0.mode, $0.startDate, $0.endDate) = (0, "", .none, 0, .max)
      }
        == "title")
  }

  /// A change makes the device forget the tick and the last OK.
  @Test(arguments: releases(7...11))
  func aChangeShowsTheAlertAgain(_ release: String) throws {
    let old = try baseConfig()
    let edited = try edited { $0.message[.en] = "One comma, more" }
    let device = try phone(release) {
      $0.cached = .init(config: old, installed: 2_022_010_000, lastOK: noon, isAllowed: false)
    }
    #expect(try answer(edited, device) == "LAZY may-update -")
    #expect(try answer(old, device) != "LAZY may-update -")
  }
}
