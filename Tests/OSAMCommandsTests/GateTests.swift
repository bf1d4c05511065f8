import Foundation
import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// A sixth kind of document, which only tests know: every command works on it as on the others.
@Suite struct GateTests {
  /// Runs a command beside these documents, and says what it wrote: then standard error, then how it ended.
  private static func answer(
    to line: String, beside files: [(name: String, text: String)], on system: MemorySystem = MemorySystem()
  ) -> String {
    for file in files { system.put(file.text, at: file.name) }
    let arguments = line.split(separator: " ").map { String($0) }
    let status = Program.run(arguments, on: system, knowing: .withGate)
    let written = system.takeOutput()
    return written.output + (written.errors.isEmpty ? "" : "[stderr]\n\(written.errors)") + "[exit \(status)]"
  }

  /// The newest release, those from 1.1.0 on, and all, as answers name them.
  private static let newest = Library.gate.newest
  private static let later = ClientSet(.gate, from: "1.1.0").prose
  private static let every = ClientSet(.gate).prose

  /// In the width of the longest name.
  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, later.count - name.count))
  }

  private static let shut = ("shut.json", #"{"gate": {"minimum": "1.2", "message": "Please update"}}"#)
  private static let further = ("further.json", #"{"gate": {"minimum": "1.9", "message": "Please update"}}"#)
  private static let short = ("short.json", #"{"gate": {"minimum": "1.2"}}"#)
  private static let written = ("gate.yaml", "minimum: \"1.2\"\nmessage: Please update\n")

  // MARK: Mistakes

  @Test func aGoodDocumentHasNoFinding() {
    #expect(
      Self.answer(to: "check shut.json gate.yaml", beside: [Self.shut, Self.written]) == """
        [stderr]
        2 documents in 2 files (2 gate): 0 errors, 0 warnings, 0 infos
        [exit 0]
        """)
  }

  @Test func itIsKnownByItsSigns() {
    #expect(
      Self.answer(to: "check --show-files shut.json", beside: [Self.shut]) == """
        [stderr]
        shut.json: certain gate: “minimum” stands inside “gate”: nobody else has a minimum in a gate
        1 document in 1 file (1 gate): 0 errors, 0 warnings, 0 infos
        [exit 0]
        """)
  }

  @Test func aWrongTypeIsFound() {
    #expect(
      Self.answer(
        to: "check number.json", beside: [("number.json", #"{"gate": {"minimum": 12, "message": "Please update"}}"#)])
          == """
          error[wrong-type]: “minimum” is the number 12 where a text belongs
           --> number.json:1:22
            |
          1 | {"gate": {"minimum": 12, "message": "Please update"}}
            |                      ^^ put it in quotes: "12"
            = apps with \(Self.every) cannot read this and let everybody in
          [stderr]
          1 document in 1 file (1 gate): 1 error, 0 warnings, 0 infos
          [exit 1]
          """)
  }

  /// 1.0.0 alone needs the message.
  @Test func aMissingMemberIsFoundForThoseWhoNeedIt() {
    #expect(
      Self.answer(to: "check --clients gate:1.0.0 short.json", beside: [Self.short]) == """
        error[missing-member]: “message” is missing
         --> short.json:1:10
          |
        1 | {"gate": {"minimum": "1.2"}}
          |          ^ add “message”, for example "Please update"
          = apps with gate 1.0.0 cannot read this and let everybody in
        [stderr]
        1 document in 1 file (1 gate): 1 error, 0 warnings, 0 infos
        [exit 1]
        """)
    #expect(
      Self.answer(to: "check --clients gate:1.1.0 short.json", beside: [Self.short]) == """
        [stderr]
        1 document in 1 file (1 gate): 0 errors, 0 warnings, 0 infos
        [exit 0]
        """)
  }

  @Test func aKeyNearAMemberIsFound() {
    #expect(
      Self.answer(
        to: "check near.json", beside: [("near.json", #"{"gate": {"minimum": "1.2", "mesage": "Please update"}}"#)])
          == """
          error[unknown-key]: “mesage” is unknown; “message” was probably meant
           --> near.json:1:29
            |
          1 | {"gate": {"minimum": "1.2", "mesage": "Please update"}}
            |                             ^^^^^^^^ write “message” [unsafe fix]
            = apps with gate 1.0.0 cannot read this and let everybody in
          [stderr]
          1 document in 1 file (1 gate): 1 error, 0 warnings, 0 infos
          hint: osam-lint fix --unsafe-fixes can fix 1 of them; look at what changes with --diff first.
          [exit 1]
          """)
  }

  @Test func itsWrapperIsAskedForByItsName() {
    #expect(
      Self.answer(to: "check --kind gate bare.json", beside: [("bare.json", #"{"minimum": "1.2", "message": "No"}"#)])
        == """
        error[missing-data-wrapper]: the members are not inside “gate”
         --> bare.json:1:1
          |
        1 | {"minimum": "1.2", "message": "No"}
          | ^ put all members into an object under “gate” [fix]
          = apps with \(Self.every) cannot read this and let everybody in
        [stderr]
        1 document in 1 file (1 gate): 1 error, 0 warnings, 0 infos
        hint: osam-lint fix can fix 1 of them.
        [exit 1]
        """)
  }

  @Test func whatIsCertainIsFixed() {
    let system = MemorySystem()
    #expect(
      Self.answer(
        to: "fix case.json comma.json",
        beside: [
          ("case.json", #"{"gate": {"Minimum": "1.2", "message": "Please update"}}"#),
          ("comma.json", #"{"gate": {"minimum": "1.2", "message": "Please update",}}"#),
        ], on: system) == """
          [stderr]
          case.json: fixed wrong-key-case
          comma.json: fixed trailing-comma
          2 documents in 2 files (2 gate): 0 errors, 0 warnings, 0 infos; 2 fixed in 2 files
          [exit 0]
          """)
    for name in ["case.json", "comma.json"] { #expect(system.bytes(of: name) == Array(Self.shut.1.utf8), "\(name)") }
  }

  // MARK: Making documents

  @Test func theServedDocumentIsBuilt() {
    #expect(
      Self.answer(to: "build gate.yaml", beside: [Self.written]) == """
        {
          "gate": {
            "minimum": "1.2",
            "message": "Please update"
          }
        }
        [exit 0]
        """)
  }

  @Test func aDocumentIsStarted() {
    #expect(
      Self.answer(to: "init gate", beside: []) == """
        # yaml-language-server: $schema=gate.authored.schema.json
        #
        # With that schema beside this file, editors explain the members and complete them. To make it:
        #   osam-lint schema gate --as authored > gate.authored.schema.json
        #
        # Decides whether an app lets people in.
        # What only its author knows is left blank. osam-lint check names every blank as an error until it is filled in.

        # The oldest version that gets in.
        # Write it after the colon, such as "1.2".
        minimum:

        # Text of the alert.
        # Required by gate 1.0.0, optional for \(Self.later).
        # Write it after the colon, such as "Please update".
        message:
        [exit 0]
        """)
  }

  @Test func itsSchemaIsMade() throws {
    let text = Self.answer(to: "schema gate", beside: [])
    let end = try #require(text.range(of: "[exit 0]"))
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(text[..<end.lowerBound].utf8)) as? [String: Any])
    #expect(schema["title"] as? String == "gate, served")
    #expect(schema["required"] as? [String] == ["gate"])
    let members = (schema["$defs"] as? [String: [String: Any]])?["members"]
    #expect(members?["required"] as? [String] == ["minimum", "message"])
    // It has no numbers, so nothing is said of them.
    let limits = try #require(schema["x-cannot-say"] as? [String: String])
    #expect(Set(limits.keys) == ["not-json", "duplicate-names"])
  }

  // MARK: Outcomes on devices

  /// As text 1.10 is lower than 1.2, and as numbers it is not.
  @Test func theReleasesCompareVersionsEachInItsWay() {
    #expect(
      Self.answer(to: "simulate shut.json --clients gate:1.0.0 --version 1.10", beside: [Self.shut]) == """
        must-update: installed 1.10 is lower than 1.2
        the gate is shut
        shut.json: gate on Android
          (no text)
          Please update
          no button: the alert cannot be closed
        why, with gate 1.0.0
          yes  minimum  1:22  installed 1.10 is lower than 1.2
        [exit 0]
        """)
    #expect(
      Self.answer(to: "simulate shut.json --clients gate:1.1.0 --version 1.10", beside: [Self.shut]) == """
        nothing: installed 1.10 is not lower than 1.2
        shut.json: gate on Android
        why, with gate 1.1.0
          no   minimum  1:22  installed 1.10 is not lower than 1.2
        [exit 0]
        """)
  }

  @Test func whatNobodySaidIsAssumed() {
    #expect(
      Self.answer(to: "simulate gate.yaml", beside: [Self.written]) == """
        must-update: installed 1.0 is lower than 1.2
        the gate is shut
        gate.yaml: gate on Android
          (no text)
          Please update
          no button: the alert cannot be closed
        why, with gate \(Self.newest)
          yes  minimum  1:10  installed 1.0 is lower than 1.2
        assumed
          The app carries gate \(Self.newest), the newest release that was read (--clients).
          The installed version is 1.0 (--version).
        [exit 0]
        """)
  }

  @Test func whoCanReadItIsSaid() {
    #expect(
      Self.answer(to: "compat short.json", beside: [Self.short]) == """
        short.json: gate
          \(Self.padded("gate 1.0.0"))  cannot read it: “message” is missing (1:10)
          \(Self.later)  can read it
        [exit 0]
        """)
  }

  @Test func allDevicesAreAsked() {
    #expect(
      Self.answer(to: "outcomes shut.json --all", beside: [Self.shut]) == """
        shut.json: must-update for versions below 1.2, without end

        gate on Android, \(Self.later)
          installed  outcome
          below 1.2  must-update
          otherwise  nothing

        gate on Android, gate 1.0.0
          installed  outcome
          below 1.2  must-update
          otherwise  nothing
        [exit 0]
        """)
    #expect(
      Self.answer(to: "outcomes short.json", beside: [Self.short]) == """
        short.json: must-update for versions below 1.2, without end

        gate on Android, \(Self.later)
          installed  outcome
          below 1.2  must-update
          otherwise  nothing

        older releases (--all has a table of each)
          gate 1.0.0 on Android: error
        [exit 0]
        """)
  }

  @Test func claimsAreProved() {
    #expect(
      Self.answer(to: "prove shut.json --never blocked", beside: [Self.shut]) == """
        does not hold: --never blocked
          shut.json: must-update on Android, \(Self.later): versions below 1.2
          osam-lint simulate shut.json --clients gate:\(Self.newest) --platform android --version 1.1
        left out
          installed versions that the library cannot read (--version unreadable)
        assumed
          A button that opens the app's page in a store lets people update.
        [exit 1]
        """)
    #expect(
      Self.answer(to: "prove shut.json --never error", beside: [Self.shut]) == """
        holds: --never error, on all 4 cells of devices
        left out
          installed versions that the library cannot read (--version unreadable)
        [exit 0]
        """)
  }

  @Test func editsAreCompared() {
    let words = Self.answer(to: "diff shut.json further.json", beside: [Self.shut, Self.further])
    // Lines end where the names of releases leave no more room.
    let unfolded = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      unfolded == """
        further.json, gate on Android blocking nothing → must-update versions from 1.2 and below 1.9 \
        - library \(Self.later) - library gate 1.0.0 1 blocking [exit 1]
        """)
  }

  @Test func whatWasAgreedIsTested() {
    let cases = """
      document: shut.json
      with: {client: "gate:1.1.0"}
      cases:
      - {case: The version before, version: "1.1", expect: must-update}
      - {case: A later one, version: "1.10", expect: nothing}
      - {case: Equal, version: "1.2", expect: must-update}

      """
    #expect(
      Self.answer(to: "test", beside: [Self.shut, ("gate.test.yaml", cases)]) == """
        error[failed-case]: “Equal” expects must-update, and the outcome is nothing
         --> gate.test.yaml:6:41
          |
        6 | - {case: Equal, version: "1.2", expect: must-update}
          |                                         ^^^^^^^^^^^
          = “minimum”: installed 1.2 is not lower than 1.2
          = osam-lint simulate shut.json --version 1.2 --clients gate:1.1.0 --platform android
        [stderr]
        3 cases in 1 file: 2 passed, 1 failed; 2 of 4 cells touched (50 %)
        [exit 1]
        """)
  }

  /// It has no clock.
  @Test func nothingComesByItself() {
    #expect(
      Self.answer(to: "agenda shut.json", beside: [Self.shut]) == """
        [stderr]
        nothing changes by itself from 2026-11-21 13:00 until 2027-02-19 13:00
        [exit 0]
        """)
  }

  @Test func itsAlertIsDrawn() {
    let page = Self.answer(to: "preview shut.json", beside: [Self.shut])
    let lines = Set(page.split(separator: "\n").map { String($0) })
    for line in [
      #"<p class="soft about" id="a1"><bdi>Gate · Android · shut.json</bdi></p>"#,
      #"<h1 id="d1"><bdi>shut.json</bdi> <span class="badge must-update">locks people out</span></h1>"#,
      "<div><dt>Who</dt><dd><b><bdi>Versions below 1.2</bdi></b></dd></div>",
      #"<h2 class="part">What people see <span class="soft">(Android, approximate)</span></h2>"#,
      #"<figcaption><bdi>Any language</bdi></figcaption><div class="screen"><div class="alert android">"#
        + #"<p class="message"><bdi>Please update</bdi></p></div></div></figure>"#,
      "[exit 0]",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  // MARK: Editors and pages

  @Test func editorsExplainAndComplete() throws {
    var editor = EditorSession()
    editor.kinds = .withGate
    editor.begin()
    editor.open("gate.json", #"{"gate": {"minimum": "1.2", "mesage": "Please update"}}"#)
    let hover = editor.ask(
      "textDocument/hover", of: "gate.json", ["position": ["line": 0, "character": 12]])
    editor.open("new.json", #"{"gate": {"minimum": "1.2", ""}}"#)
    let completion = editor.ask(
      "textDocument/completion", of: "new.json", ["position": ["line": 0, "character": 29]])
    editor.leave()
    editor.run()
    let found = try #require(editor.diagnostics(of: "gate.json"))
    #expect(
      found.map { $0["message"] as? String } == [
        """
        “mesage” is unknown; “message” was probably meant: apps with gate 1.0.0 cannot read this and let everybody in.
        Write “message”.
        """
      ])
    let contents = (editor.result(of: hover) as? [String: Any])?["contents"] as? [String: String]
    #expect(
      contents?["value"] == """
        **minimum** — text.

        The oldest version that gets in.

        Required by every release up to \(Self.newest).
        """)
    let items = try #require(editor.result(of: completion) as? [[String: Any]])
    #expect(items.map { $0["label"] as? String } == ["message"])
  }

  @Test func itsPageIsMade() {
    let page = DocumentKind.gate.formatPage(DevelopmentReleases(of: Kinds.withGate.models.kinds))
    let lines = page.split(separator: "\n").map { String($0) }
    for line in [
      "# gate: gate",
      "- An installed version below `minimum` gets an alert without buttons. (`gate-decision`)",
      "- gate 1.0.0: `minimum` and `message`.",
      "- \(Self.later): `minimum`.",
      "| `minimum` | text | Required by every release up to \(Self.newest) | fails | – | The oldest version that gets in. |",
      "| `message` | text | Required by gate 1.0.0, optional for \(Self.later) | fails | the library's own text "
        + "| Text of the alert. |",
    ] { #expect(lines.contains(line), "\(line)") }
    // Nothing is said of numbers, which it does not have.
    #expect(!page.contains("## Numbers") && !page.contains("2.1.8"))
  }

  /// Help, and so the completions of shells and the manual, lists it behind the others.
  @Test func helpListsIt() {
    let help = Self.answer(to: "help schema", beside: [])
    #expect(
      help.contains(
        """
          <kind>                  The kind: osam-version, osam-rating,
                                  controldeversions, valoracions, prince-of-versions,
                                  gate, settings or test.

        """))
  }
}
