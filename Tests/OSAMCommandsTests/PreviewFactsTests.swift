import OSAMCommands
import TestSupport
import Testing

/// The state and the four facts of a document, as somebody reads them who decides. All expectations are worked out from the
/// formats' tables by hand.
@Suite struct PreviewFactsTests {
  /// The lines of the page before the alerts, without their tags.
  private func head(of text: String, _ options: String..., path: String = "a.yaml", on day: String = "2026-11-24")
    -> [String]
  {
    let system = MemorySystem()
    system.put(text, at: path)
    #expect(Program.run(["preview", path, "--date", day] + options, on: system) == 0)
    let page = system.takeOutput().output
    let start = page.range(of: "<section")?.lowerBound ?? page.startIndex
    let end = page.range(of: "What people see")?.lowerBound ?? page.endIndex
    let text = page[start..<end].replacing(/<\/d[dt]>|<\/div>|<\/p>/, with: "\n").replacing(/<[^>]*>/, with: "")
    return text.split(separator: "\n").map { String($0.trimmingPrefix(" ")) }.filter { !$0.isEmpty }
  }

  private static let window = "startDate: 2026-11-16\nendDate: 2027-01-31\n"

  @Test func anOfferToday() {
    #expect(
      head(of: authoredAlert(Self.window, mode: "LAZY")).prefix(14) == [
        "Update alert · Android · a.yaml", "cat.bcn.bus shown today", "What", "Offers the update",
        "people may say “Not now”", "Who", "Versions below 2026110000", "versions 2026110000 and above: nothing",
        "When",
        "16 Nov 2026 – 31 Jan 2027", "68 more days", "How often", "Each time the app checks",
        "after OK: quiet for 1 day",
      ])
  }

  @Test func theLabelIsThatOfTheReader() {
    let lines = head(of: authoredAlert(Self.window, mode: "LAZY"), "--lang", "ca")
    #expect(lines.contains { $0.contains("«Ara no»") }, "\(lines)")
    #expect(lines.contains("16 nov. 2026 – 31 gen. 2027"))
  }

  /// FORCE comes back whatever people do; there is no quiet time, and no box.
  @Test func aDemandWithoutEnd() {
    let lines = head(of: authoredAlert(mode: "FORCE", box: true))
    #expect(lines.contains("an alert that only OK closes"))
    #expect(lines.contains("Without end") && lines.contains("Each time the app checks"))
    #expect(!lines.contains { $0.hasPrefix("after OK") || $0.hasPrefix("with the box") })
  }

  /// Without words Cancel is no button on iOS, so that OK is all there is; on Android it is one all the same.
  @Test func whatNothingClosesIsNotSaidToClose() {
    func older(_ cancel: String) -> [String] {
      head(
        of: """
          {"version": "4.1.3", "comparisonMode": 0, "title": "a", "message": "b", "okButtonTitle": "c",
           "cancelButtonTitle": "\(cancel)", "okButtonActionURL": "https://www.barcelona.cat/app"}
          """, "--kind", "controldeversions", path: "a.json")
    }
    #expect(older("Ara no").contains("people may say “Ara no”"), "\(older("Ara no"))")
    #expect(
      older("").filter { $0.hasPrefix("an alert that") || $0.hasPrefix("people") } == [
        "an alert that must be followed", "people may close it",
      ])
  }

  @Test func theBoxEndsIt() {
    let with = head(of: authoredAlert(mode: "LAZY", box: true))
    #expect(with.contains("with the box ticked: no more"))
    #expect(!head(of: authoredAlert(mode: "LAZY")).contains { $0.hasPrefix("with the box") })
  }

  /// Each state with the day on which it begins and with the last before.
  @Test(arguments: [
    ("2026-11-09", "starts in 7 days", "in 7 days"), ("2026-11-15", "starts in 1 day", "in 1 day"),
    ("2026-11-16", "shown today", "76 more days"), ("2027-01-30", "shown today", "1 more day"),
    ("2027-01-31", "shown today", "today is the last day"),
    ("2027-02-01", "over since 31 January 2027", "ended 1 day ago"),
    ("2027-02-10", "over since 31 January 2027", "ended 10 days ago"),
  ])
  func aWindowFromDayToDay(_ day: String, _ badge: String, _ left: String) {
    let lines = head(of: authoredAlert(Self.window, mode: "LAZY"), on: day)
    #expect(lines[1] == "cat.bcn.bus \(badge)")
    #expect(lines.contains(left), "\(lines)")
    #expect(lines.contains("Offers the update"))
  }

  @Test func hoursAreSaid() {
    let lines = head(
      of: authoredAlert("startDate: 2026-11-24 09:30\nendDate: 2026-11-26 18:00\n", mode: "INFO"), on: "2026-11-25")
    #expect(lines.contains("begins at 09:30") && lines.contains("ends at 18:00"))
    #expect(lines.contains("people close it with “Go”"))
    #expect(
      !head(of: authoredAlert(Self.window, mode: "INFO")).contains {
        $0.hasPrefix("begins at") || $0.hasPrefix("ends at")
      })
  }

  @Test func nothingIsShownToNobody() {
    let lines = head(of: authoredAlert(mode: "NONE"))
    #expect(
      lines.prefix(8) == [
        "Update alert · Android · a.yaml", "cat.bcn.bus shown to nobody", "What", "Shows nothing", "Who", "Nobody",
        "When",
        "Not at all",
      ])
    #expect(!lines.contains("How often"))
  }

  @Test func aFileThatNobodyCanRead() {
    let system = MemorySystem()
    system.put("{", at: "a.json")
    #expect(Program.run(["preview", "a.json"], on: system) == 0)
    let page = system.takeOutput().output
    #expect(page.contains(#"<bdi>a.json</bdi> <span class="badge must-update">cannot be read</span></h1>"#))
    #expect(!page.contains("<dl") && !page.contains("<details>"))
  }

  @Test func appsThatGetAnError() {
    let lines = head(of: #"{"android2": [{"required_version": "3.0"}]}"#, path: "a.json")
    #expect(lines[1] == "a.json apps get an error", "\(lines)")
    #expect(lines.contains("The app gets an error") && lines.contains("nothing is shown"))
  }

  // MARK: Ratings

  private func rating(_ platform: String, opens: Int, minutes: Int) -> String {
    """
    {"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.bus", "platform": "\(platform)", "minutes": \(minutes),
      "numAperture": \(opens), "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}
    """
  }

  @Test func aRatingIsASentence() {
    let lines = head(of: rating("ANDROID", opens: 7, minutes: 4320), path: "a.json")
    #expect(
      lines == [
        "Rating · Android · a.json", "cat.bcn.bus asks today", "What", "Asks for a rating",
        "the store may ask, or not", "Who", "Everybody", "When",
        "From the 7th opening and 3 days after the last question", "How often", "Again after 3 days",
        "after a refusal: no more",
      ])
  }

  @Test(arguments: [
    (1, "1st", "1a", "1.ª"), (2, "2nd", "2a", "2.ª"), (3, "3rd", "3a", "3.ª"), (11, "11th", "11a", "11.ª"),
    (22, "22nd", "22a", "22.ª"), (113, "113th", "113a", "113.ª"),
  ])
  func openingsAreCountedInEachLanguage(_ opens: Int, _ english: String, _ catalan: String, _ spanish: String) {
    for (language, ordinal) in [("en", english), ("ca", catalan), ("es", spanish)] {
      let lines = head(of: rating("IOS", opens: opens, minutes: 1), "--lang", language, path: "a.json")
      #expect(lines.contains { $0.contains(" \(ordinal) ") }, "\(language): \(lines)")
    }
  }

  private func olderRating(
    _ opens: Int, _ days: Int, _ messages: String = #"{"languaje": "ca", "content": "T'agrada?"}"#
  ) -> [String] {
    head(
      of: #"{"tmin": \#(days), "num_apert": \#(opens), "messages": [\#(messages)]}"#, "--kind", "valoracions",
      path: "a.json")
  }

  /// Android asks again after the same days, iOS once for each build.
  @Test func anOlderRatingCountsDays() {
    let lines = olderRating(12, 7)
    #expect(lines[0] == "Rating of the older library · iOS, Android · a.json" && lines[1] == "a.json asks today")
    #expect(
      lines.count { $0 == "From the 12th opening and 7 days after the first opening" } == 2, "\(lines)")
    #expect(lines.contains("Again after 7 days") && lines.contains("after an answer: no more"))
  }

  // MARK: Prince of Versions

  private static let prince = """
    {"ios2": [{"required_version": "3.0.0", "last_version_available": "3.4.0"}],
     "android2": [{"required_version": 300, "last_version_available": 340}]}
    """

  /// Both platforms differ in who alone.
  @Test func princeHasItsPlatformsTogether() {
    let lines = head(of: Self.prince, path: "a.json")
    #expect(
      lines.prefix(13) == [
        "Updates, by Prince of Versions · iOS, Android · a.json", "a.json in force today", "What", "Demands the update",
        "the app decides how", "Who", "iOS: versions below 3.0.0", "Android: versions below 300", "When", "At any time",
        "the library looks at no date", "How often", "Each time the app checks",
      ], "\(lines)")
  }

  @Test func princeTellsOfAnUpdateOnce() {
    let lines = head(of: #"{"android2": [{"last_version_available": 340}]}"#, path: "a.json")
    #expect(lines.contains("Once for each version") && lines.contains("Offers the update"), "\(lines)")
  }
}
