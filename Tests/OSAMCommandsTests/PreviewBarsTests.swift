import OSAMCommands
import TestSupport
import Testing

/// The bars of a page: over time, and over versions where no date counts.
@Suite struct PreviewBarsTests {
  private struct Bar: Equatable {
    var words: String
    var segments: [String]
    var marks: [String]
    /// Of edges, for programs: in UTC.
    var moments: [String] = []
  }

  private func bars(of text: String, at path: String, _ options: String...) -> [Bar] {
    let system = MemorySystem()
    system.put(text, at: path)
    #expect(Program.run(["preview", path, "--date", "2026-11-24"] + options, on: system) == 0)
    let page = system.takeOutput().output
    return page.components(separatedBy: #"<div class="bar"#).dropFirst().map { part in
      let bar = part.components(separatedBy: "</div>")[0]
      return Bar(
        words: bar.firstMatch(of: /aria-label="([^"]*)"/).map { String($0.1) } ?? "",
        segments: bar.matches(of: /class="segment ([a-z-]*)[^"]*" style="left:([0-9.]*)%;width:([0-9.]*)%"/).map {
          "\($0.1) \($0.2) \($0.3)"
        },
        marks: bar.matches(of: /class="mark[^"]*"[^>]*>([^<]*)</).map { String($0.1) },
        moments: bar.matches(of: /<time datetime="([^"]*)" class="mark/).map { String($0.1) })
    }
  }

  /// The window has 77 days, and a tenth of that on each side: 7.7 of 92.4 are 8.3 %.
  @Test func timeIsAsLongAsItIs() {
    #expect(
      bars(of: authoredAlert("startDate: 2026-11-16\nendDate: 2027-01-31"), at: "a.yaml", "--clients", "3.0.1") == [
        Bar(
          words: "versions below 2026110000: NONE (nothing) before 2026-11-16 00:00; LAZY (may-update) from "
            + "2026-11-16 00:00 before 2027-02-01 00:00; NONE (nothing) from 2027-02-01 00:00.",
          segments: ["nothing 0.0 8.3", "may-update 8.3 83.3", "nothing 91.6 8.4"],
          marks: ["today, 24 Nov 2026", "16 Nov 2026", "31 Jan 2027"],
          moments: ["2026-11-15T23:00Z", "2027-01-31T22:59:59.999Z"])
      ])
  }

  @Test func hoursStandBehindTheirDay() {
    let bars = bars(of: authoredAlert("startDate: 2026-11-16 08:00\nendDate: 2027-01-31 18:30"), at: "a.yaml")
    #expect(bars.map(\.marks) == [["today, 24 Nov 2026", "16 Nov 2026, 08:00", "31 Jan 2027, 18:30"]])
    #expect(bars.map(\.moments) == [["2026-11-16T07:00Z", "2027-01-31T17:30Z"]])
  }

  /// Without a date it is about versions.
  @Test func versionsWhereNothingChanges() {
    #expect(
      bars(of: authoredAlert(), at: "a.yaml") == [
        Bar(
          words: "versions below 2026110000: offers the update; versions 2026110000 and above: shows nothing.",
          segments: ["may-update 0.0 50.0", "nothing 50.0 50.0"], marks: ["2026110000"])
      ])
  }

  @Test func versionsOfPrince() {
    let text = """
      {"ios2": [{"required_version": "3.0.0", "last_version_available": "3.4.0"}],
       "android2": [{"required_version": 300, "last_version_available": 340}]}
      """
    let thirds = ["must-update 0.0 33.3", "may-update 33.3 33.3", "nothing 66.6 33.4"]
    #expect(
      bars(of: text, at: "a.json") == [
        Bar(
          words: "versions below 3.0.0: demands the update; versions from 3.0.0 and below 3.4.0: offers the update; "
            + "versions 3.4.0 and above: shows nothing.", segments: thirds, marks: ["3.0.0", "3.4.0"]),
        Bar(
          words: "versions below 300: demands the update; versions 300 to 339: offers the update; versions 340 and "
            + "above: shows nothing.", segments: thirds, marks: ["300", "340"]),
      ])
  }

  /// Openings and days are no place on a bar.
  @Test func ratingsHaveNone() {
    let text = """
      {"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.bus", "platform": "IOS", "minutes": 60, "numAperture": 5,
        "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}
      """
    #expect(bars(of: text, at: "a.json") == [])
  }

  @Test func nobodyHasNone() {
    #expect(bars(of: authoredAlert(mode: "NONE"), at: "a.yaml") == [])
  }
}
