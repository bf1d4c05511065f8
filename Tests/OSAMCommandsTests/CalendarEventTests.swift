import OSAMCommands
import TestSupport
import Testing

/// `agenda --format ics`: an alert is one event from its begin to its end. [RFC 5545]
@Suite struct CalendarEventTests {
  /// Each event of the calendar, its lines put together again.
  private func events(_ files: [String: String], date: String = "2026-11-24", days: Int = 90) -> [[String]] {
    let system = MemorySystem()
    for (path, text) in files { system.put(text, at: path.replacing("./", with: "")) }
    let line = ["agenda", "--date", date, "--days", "\(days)", "--format", "ics"] + files.keys.sorted()
    #expect(Program.run(line, on: system) == 0)
    let text = system.takeOutput().output.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
    return text.components(separatedBy: "BEGIN:VEVENT\n").dropFirst().map { part in
      part.components(separatedBy: "END:VEVENT")[0].split(separator: "\n").map(String.init)
    }
  }

  private func times(_ window: String, date: String = "2026-11-24", days: Int = 90) -> [[String]] {
    events(["a.yaml": authoredAlert(window)], date: date, days: days).map {
      $0.filter { $0.hasPrefix("DT") }.dropFirst().map { $0 }
    }
  }

  @Test func wholeDays() {
    let events = events(["a.yaml": authoredAlert("startDate: 2026-11-16\nendDate: 2027-01-31")])
    #expect(
      events.map { $0.filter { !$0.hasPrefix("UID:") } } == [
        [
          "DTSTAMP:20261123T230000Z", "SEQUENCE:8886240", "DTSTART;VALUE=DATE:20261116", "DTEND;VALUE=DATE:20270201",
          "SUMMARY:cat.bcn.bus on Android: offers the update",
          "DESCRIPTION:a.yaml: LAZY (may-update) for versions below 2026110000\\, library 1.1.0–\(newestRelease)",
          "TRANSP:TRANSPARENT",
        ]
      ])
  }

  /// 08:30 in Barcelona is 07:30 UTC in winter, and the end is the first second without it.
  @Test func hours() {
    #expect(
      times("startDate: 2026-11-16 08:30\nendDate: 2026-12-01 18:00") == [
        ["DTSTART:20261116T073000Z", "DTEND:20261201T170001Z"]
      ])
  }

  @Test func withoutAnEndItIsItsFirstDay() {
    let events = events(["a.yaml": authoredAlert("startDate: 2026-12-01 08:30")])
    #expect(events.count == 1)
    #expect(events[0].contains("DTSTART;VALUE=DATE:20261201") && events[0].contains("DTEND;VALUE=DATE:20261202"))
    #expect(events[0].contains("SUMMARY:cat.bcn.bus on Android: offers the update\\, no end"))
  }

  @Test func withoutABeginItIsItsLastDay() {
    #expect(times("endDate: 2026-12-01") == [["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"]])
  }

  /// Those that the days asked about touch, whenever they began.
  @Test func whatTheDaysTouch() {
    let window = "startDate: 2026-11-16\nendDate: 2027-01-31"
    #expect(times(window, date: "2026-11-10", days: 5) == [])
    #expect(times(window, date: "2026-11-10", days: 6).count == 1)
    #expect(times(window, date: "2027-01-31", days: 1).count == 1)
    #expect(times(window, date: "2027-02-01", days: 1) == [])
    #expect(times("startDate: 2026-11-16", date: "2026-11-17", days: 1) == [])
    #expect(times("", days: 36_500) == [])
  }

  // MARK: Identity

  private func uid(_ path: String, _ text: String, date: String = "2026-11-24") -> String? {
    events([path: text], date: date).first?.first { $0.hasPrefix("UID:") }
  }

  @Test func anEditKeepsTheEvent() throws {
    let window = "startDate: 2026-11-16\nendDate: 2027-01-31"
    let known = try #require(uid("a.yaml", authoredAlert(window)))
    #expect(known == uid("a.yaml", authoredAlert("startDate: 2026-12-01\nendDate: 2026-12-31")))
    #expect(known == uid("a.yaml", authoredAlert(window, title: "Un altre")))
    #expect(known == uid("./a.yaml", authoredAlert(window)))
    #expect(known == uid("a.yaml", authoredAlert(window), date: "2026-12-24"))
    #expect(known != uid("b.yaml", authoredAlert(window)))
    #expect(known != uid("a.yaml", authoredAlert(window, app: "cat.bcn.tram")))
    #expect(known != uid("a.yaml", authoredAlert(window, mode: "INFO")))
    #expect(known != uid("a.yaml", authoredAlert(window).replacing("ANDROID", with: "IOS")))
  }

  /// Two documents in a file that differ in their dates alone.
  @Test func eventsOfOneFileAreTwo() {
    let both =
      authoredAlert("startDate: 2026-11-16\nendDate: 2026-11-30") + "\n---\n"
      + authoredAlert("startDate: 2026-12-16\nendDate: 2026-12-31")
    let uids = events(["a.yaml": both]).compactMap { $0.first { $0.hasPrefix("UID:") } }
    #expect(uids.count == 2 && Set(uids).count == 2)
  }

  /// A calendar keeps the event with the greater number, so that of a later run is never less.
  @Test func aLaterRunCounts() throws {
    func number(_ date: String) throws -> Int {
      let line = try #require(
        events(["a.yaml": authoredAlert("endDate: 2027-01-31")], date: date).first?.first { $0.hasPrefix("SEQUENCE:") })
      return try #require(Int(line.dropFirst("SEQUENCE:".count)))
    }
    #expect(try number("2026-11-24") < number("2026-11-24T00:01+01:00"))
    #expect(try number("2026-11-24") < number("2027-01-24"))
  }
}
