import OSAMFormats
import OSAMSyntax
import Testing

@testable import OSAMReports

/// The agenda as calendar programs read it. All values are worked out by hand. [RFC 5545]
@Suite struct AgendaCalendarTests {
  private static let at: Instant = 1_798_758_000_000  // 2027-01-01 00:00 in Barcelona

  private static func lines(_ reason: String, file: String = ".osam-lint.yml", at: Instant = at) -> [String] {
    let event = AgendaEvent(expiryOf: "long-title", reason: reason, in: FilePath(text: file), at: at, zone: .madrid)
    let calendar = Agenda([event], leftOut: [], from: 0, to: at, zone: .madrid).calendar(in: .english)
    // CR and LF are one character to Swift.
    #expect(calendar.hasSuffix("\r\n"))
    return calendar.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Folded lines put together again, as readers do.
  private static func unfolded(_ lines: [String]) -> [String] {
    var whole: [String] = []
    for line in lines {
      if line.hasPrefix(" ") { whole[whole.count - 1] += line.dropFirst() } else { whole.append(line) }
    }
    return whole
  }

  @Test func anEventIsWrittenInUTC() throws {
    let lines = Self.unfolded(Self.lines("old"))
    #expect(
      lines.filter { !$0.hasPrefix("UID:") } == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//osam-lint//agenda//EN", "CALSCALE:GREGORIAN", "NAME:osam-lint",
        "X-WR-CALNAME:osam-lint", "BEGIN:VEVENT", "DTSTAMP:19700101T000000Z", "SEQUENCE:0", "DTSTART:20261231T230000Z",
        "SUMMARY:.osam-lint.yml: findings of “long-title” are back: its entry under “allow” held until "
          + "2026-12-31 23:59:59 (old)", "DESCRIPTION:.osam-lint.yml", "TRANSP:TRANSPARENT", "END:VEVENT",
        "END:VCALENDAR",
      ])
    let uid = try #require(lines.first { $0.hasPrefix("UID:") })
    #expect(uid.hasSuffix("@osam-lint") && uid.utf8.count == "UID:".utf8.count + 32 + "@osam-lint".utf8.count)
  }

  @Test(arguments: [
    ("a, b", "a\\, b"), ("a; b", "a\\; b"), ("a\\b", "a\\\\b"), ("a: \"b\"", "a: \"b\""),
    // Characters that are no text are written down first, with a backslash that then counts as one.
    ("a\nb", "a\\\\u{A}b"), ("a\u{7}b", "a\\\\u{7}b"),
  ])
  func textIsEscaped(_ reason: String, _ expected: String) throws {
    let summary = try #require(Self.unfolded(Self.lines(reason)).first { $0.hasPrefix("SUMMARY:") })
    #expect(summary.hasSuffix(" (\(expected))"), "\(summary)")
  }

  /// 75 bytes at most, and no character is parted: neither of two bytes, nor of three, nor of four.
  @Test(arguments: ["x", "é", "…", "😀"])
  func linesAreFolded(_ letter: String) throws {
    for length in 1...8 {
      let file = String(repeating: "a", count: length) + String(repeating: letter, count: 100)
      let lines = Self.lines("old", file: file)
      for line in lines { #expect(line.utf8.count <= 75 && line.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" }) }
      #expect(Self.unfolded(lines).contains("DESCRIPTION:\(file)"))
      let first = try #require(lines.first { $0.hasPrefix("DESCRIPTION:") })
      // As full as can be.
      #expect(first.utf8.count + letter.utf8.count > 75)
    }
  }

  @Test func identifiersFollowWhatAnEventIsAbout() {
    func uid(_ reason: String, _ file: String, _ at: Instant) -> String? {
      Self.lines(reason, file: file, at: at).first { $0.hasPrefix("UID:") }
    }
    let uid0 = uid("old", "a.yml", Self.at)
    #expect(uid0 == uid("another reason", "a.yml", Self.at))
    #expect(uid0 == uid("old", "./a.yml", Self.at))
    #expect(uid0 != uid("old", "b.yml", Self.at))
    #expect(uid0 != uid("old", "a.yml", Self.at + 1))
  }
}
