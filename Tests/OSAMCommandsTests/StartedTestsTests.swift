import Foundation
import OSAMCommands
import TestSupport
import Testing

/// A started test file sees every change of its document that users notice, with few cases.
@Suite struct StartedTestsTests {
  private static let alert = """
    {"data": {"id": 109, "appId": 400, "packageName": "cat.bcn.bus", "versionCode": 2026110000, "versionName": "4.2.0",
      "startDate": 1796079600000, "endDate": 1798757999999, "serverDate": 1795262400000, "platform": "ANDROID",
      "comparisonMode": "LAZY", "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
      "title": {"ca": "Nova versió", "es": "Nueva versión", "en": "New version"},
      "message": {"ca": "Ja hi és.", "es": "Ya está.", "en": "It is here."},
      "ok": {"ca": "Actualitza", "es": "Actualizar", "en": "Update"},
      "cancel": {"ca": "Ara no", "es": "Ahora no", "en": "Not now"},
      "checkBoxDontShowAgain": true, "dialogDisplayDuration": 0}}
    """
  private static let always = """
    {"ios2": [{"required_version": "1.2.3", "last_version_available": "2.4.5",
      "notify_last_version_frequency": "ALWAYS"}], "meta": {"channel": "store"}}
    """
  /// A list in which devices with iOS 14 and with iOS 12 share one cell.
  private static let merged = """
    {"ios2": [
      {"last_version_available": "2.4.5", "requirements": {"required_os_version": "14.0"}},
      {"last_version_available": "2.4.5", "requirements": {"required_os_version": "12.0"}}]}
    """
  private static let old = """
    {"ios": {"minimum_version": "1.2.3",
      "latest_version": {"version": "2.4.5", "notification_type": "ALWAYS"}}}
    """

  private struct Started {
    var system: MemorySystem
    var text: String
    var notes: String
    /// The releases that it was started for.
    var asked: [String]

    /// The cases, from their names on.
    var cases: [Substring] { text.split(separator: "  - case: ").dropFirst().map { $0 } }
  }

  private static func start(_ document: String, _ asked: [String] = []) -> Started {
    let system = MemorySystem()
    system.put(document, at: "a.json")
    let status = Program.run(["init", "test", "a.json", "--output", "a.test.yaml"] + asked, on: system)
    #expect(status == 0)
    let notes = system.takeOutput().errors
    let text = String(decoding: system.bytes(of: "a.test.yaml") ?? [], as: UTF8.self)
    return Started(system: system, text: text, notes: notes, asked: asked)
  }

  private static func test(_ started: Started, on document: String) -> Int32 {
    started.system.put(document, at: "a.json")
    let status = Program.run(["test", "a.test.yaml"], on: started.system)
    _ = started.system.takeOutput()
    return status
  }

  struct Edit: CustomTestStringConvertible, Sendable {
    var document: String
    var old: String
    var new: String
    var asked: [String] = []

    var testDescription: String { "\(old) → \(new)" }
  }

  static let edits = [
    // The upper end of versions: the case just below it.
    Edit(document: always, old: "2.4.5", new: "1.3.0"), Edit(document: always, old: "2.4.5", new: "2.4.4"),
    Edit(document: always, old: "2.4.5", new: "2.4.6"), Edit(document: always, old: "1.2.3", new: "1.2.2"),
    Edit(document: always, old: "1.2.3", new: "1.2.4"), Edit(document: always, old: "ALWAYS", new: "ONCE"),
    // Each of two configurations in one cell.
    Edit(
      document: merged, old: #""2.4.5", "requirements": {"required_os_version": "14.0"}"#,
      new: #""2.4.4", "requirements": {"required_os_version": "14.0"}"#),
    Edit(
      document: merged, old: #""2.4.5", "requirements": {"required_os_version": "12.0"}"#,
      new: #""2.4.6", "requirements": {"required_os_version": "12.0"}"#),
    Edit(document: merged, old: "12.0", new: "12.1"),
    // A word that says nothing of the minimum.
    Edit(document: old, old: "1.2.3", new: "1.2.2", asked: ["--clients", "pov-ios:3.0.0"]),
    Edit(document: old, old: "1.2.3", new: "1.2.4", asked: ["--clients", "pov-ios:3.0.0"]),
    // Properties of an alert, in each language.
    Edit(document: alert, old: "Nova versió", new: "Nova"), Edit(document: alert, old: "Ya está.", new: "Ya."),
    Edit(document: alert, old: "Update", new: "Updating"), Edit(document: alert, old: "Ahora no", new: "No"),
    Edit(document: alert, old: "id=cat.bcn.bus", new: "id=cat.bcn.tram"),
    Edit(document: alert, old: "Again\": true", new: "Again\": false"),
    // Numbers and dates.
    Edit(document: alert, old: "Duration\": 0", new: "Duration\": 1"),
    Edit(document: alert, old: "2026110000", new: "2026110001"),
    Edit(document: alert, old: "2026110000", new: "2026109999"),
    Edit(document: alert, old: "1796079600000", new: "1796079600001"),
    Edit(document: alert, old: "1796079600000", new: "1796079599999"),
    Edit(document: alert, old: "1798757999999", new: "1798758000000"),
    Edit(document: alert, old: "1798757999999", new: "1798757999998"),
    Edit(document: alert, old: "LAZY", new: "FORCE"), Edit(document: alert, old: "LAZY", new: "INFO"),
  ]

  @Test(arguments: edits) func aCaseFailsWhenAValueMoves(_ edit: Edit) throws {
    let started = Self.start(edit.document, edit.asked)
    #expect(Self.test(started, on: edit.document) == 0, "\(started.text)")
    let range = try #require(edit.document.range(of: edit.old))
    let edited = edit.document.replacingCharacters(in: range, with: edit.new)
    #expect(Self.test(started, on: edited) == 1, "\(started.text)")
  }

  @Test func aWordThatMeansTwoThingsIsNotWritten() {
    let started = Self.start(Self.old, ["--clients", "pov-ios:3.0.0"])
    #expect(started.text.contains("expect: must-update") && started.text.contains("expect: may-update"))
    #expect(!started.text.contains("ewVersion"), "\(started.text)")
  }

  @Test func anAlertInThreeLanguagesHasFewCases() {
    let started = Self.start(Self.alert)
    #expect(started.cases.count <= 16, "\(started.text)")
    for language in ["ca", "es", "en"] {
      let held = started.cases.filter { $0.contains("language: \(language)") && $0.contains("alert:") }
      #expect(held.count == 1, "\(language)")
      for key in ["title:", "message:", "buttons:", "checkbox:", "opens:"] {
        #expect(held.allSatisfy { $0.contains(key) }, "\(language), \(key)")
      }
    }
  }

  @Test(arguments: [alert, always, merged]) func aNameSaysTheConditionAndNeverTheOutcome(_ document: String) throws {
    for one in Self.start(document).cases {
      let lines = one.split(separator: "\n").map(String.init)
      let expect = try #require(lines.first { $0.contains("expect:") })
      let outcome = try #require(expect.split(separator: " ").last)
      #expect(!lines[0].contains(outcome), "\(one)")
    }
  }

  @Test func theNewestReleaseOfEachLibraryIsAsked() {
    func asked(_ started: Started) -> Set<String> {
      Set(started.text.split(separator: "\n").filter { $0.contains("clients: ") }.map { String($0.drop { $0 == " " }) })
    }
    #expect(asked(Self.start(Self.alert)) == ["clients: osam:\(newestRelease)"])
    #expect(asked(Self.start(Self.always)) == ["clients: pov-ios:4.0.8", "clients: pov-kmp:0.1.0"])
    let named = asked(Self.start(Self.always, ["--clients", "pov-ios:4.0.0..4.0.1"]))
    #expect(named == ["clients: pov-ios:4.0.1"])
  }

  @Test func whatNoCaseComparesIsNamed() {
    #expect(
      Self.start(Self.always).notes.contains("note: a change of “meta.channel” fails no case; osam-lint diff shows it"))
    #expect(!Self.start(Self.alert).notes.contains("note:"))
  }
}
