import Foundation
import OSAMCommands
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// Actions that an editor offers do what they say.
@Suite struct ActionTests {
  static var everywhere: [String: Any] {
    [
      "start": ["line": 0, "character": 0], "end": ["line": 9999, "character": 0],
    ]
  }

  /// All actions about a text, or those of some kinds.
  static func actions(
    _ text: String, _ name: String, only: [String]? = nil, at range: [String: Any] = everywhere,
    settings: String? = nil, folders: Bool = true
  ) -> [[String: Any]] {
    let system = MemorySystem()
    system.put(text, at: name)
    if let settings { system.put(settings, at: ".osam-lint.yml") }
    var editor = EditorSession(system)
    editor.begin(folders: folders)
    editor.open(name, text)
    var context: [String: Any] = ["diagnostics": [Any]()]
    context["only"] = only
    let id = editor.ask("textDocument/codeAction", of: name, ["range": range, "context": context])
    editor.leave()
    editor.run("--date", "2026-11-21")
    return editor.result(of: id) as? [[String: Any]] ?? []
  }

  private static func texts() throws -> [(name: String, text: String)] {
    let samples = SharedFiles.packageRoot.appendingPathComponent("samples")
    let files = FileManager.default.enumerator(atPath: samples.path)!.compactMap { $0 as? String }
      .filter { $0.contains("/bad/") && ($0.hasSuffix(".json") || $0.hasSuffix(".yaml")) }.sorted()
    return try files.map { file in
      let text = try String(contentsOf: samples.appendingPathComponent(file), encoding: .utf8)
      return (file.split(separator: "/").joined(separator: "-"), text)
    }
  }

  /// "Repair all that is certain" does what `fix` does, on every bad sample.
  @Test func fixAll() throws {
    var count = 0
    for (name, text) in try Self.texts() {
      let system = MemorySystem()
      system.put(text, at: name)
      _ = Program.run(["fix", "--date", "2026-11-21", "--skip-unrecognised", name], on: system)
      let fixed = String(decoding: system.bytes(of: name)!, as: UTF8.self)
      let actions = Self.actions(text, name, only: ["source.fixAll"])
      #expect(actions.count == (fixed == text ? 0 : 1), "\(name)")
      guard let action = actions.first else { continue }
      #expect(action["kind"] as? String == "source.fixAll.osam-lint")
      let edited = EditorText.applying(EditorText.edits(action, of: EditorSession.uri(name)), to: text)
      #expect(edited == fixed, "\(name)")
      count += 1
    }
    #expect(count > 10)
  }

  /// Each repair is the one that `check` describes, and preferred where that calls it safe.
  @Test func repairs() throws {
    var count = 0
    for (name, text) in try Self.texts() {
      let system = MemorySystem()
      system.put(text, at: name)
      _ = Program.run(["check", "--format", "json", "--date", "2026-11-21", "--skip-unrecognised", name], on: system)
      let output = system.takeOutput().output
      let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let findings = answer?["findings"] as? [[String: Any]] ?? []
      let expected = findings.compactMap { finding -> [String]? in
        guard let fix = finding["fix"] as? [String: Any] else { return nil }
        var bytes = Array(text.utf8)
        for edit in (fix["edits"] as! [[String: Any]]).reversed() {
          let range = edit["range"] as! [String: [String: Any]]
          bytes.replaceSubrange(
            (range["start"]!["offset"] as! Int)..<(range["end"]!["offset"] as! Int),
            with: (edit["text"] as! String).utf8)
        }
        return [fix["title"] as! String, "\(fix["safe"] as! Bool)", String(decoding: bytes, as: UTF8.self)]
      }
      let titles = Set(expected.map { $0[0] })
      let offered = Self.actions(text, name, only: ["quickfix"]).filter { titles.contains($0["title"] as! String) }
      let shown = offered.map { action in
        [
          action["title"] as! String, "\(action["isPreferred"] as? Bool ?? false)",
          EditorText.applying(EditorText.edits(action, of: EditorSession.uri(name)), to: text),
        ]
      }
      #expect(Set(shown) == Set(expected), "\(name)")
      count += expected.count
    }
    #expect(count > 30)
  }

  // MARK: Allowing

  private static func count(_ rule: String, _ name: String, _ system: MemorySystem) -> Int {
    _ = Program.run(["check", "--format", "concise", "--date", "2026-11-21", "--skip-unrecognised", name], on: system)
    return system.takeOutput().output.components(separatedBy: "[\(rule)]").count - 1
  }

  /// The offer to allow a finding, and what is left of the finding afterwards.
  private static func allow(
    _ rule: String, in text: String, _ name: String, settings: String? = nil
  ) -> (title: String, before: Int, after: Int, text: String, settings: String)? {
    let offered = actions(text, name, only: ["quickfix"], settings: settings)
      .first { ($0["title"] as! String).hasPrefix("Allow \(rule) ") }
    guard let offered else { return nil }
    let system = MemorySystem()
    system.put(text, at: name)
    if let settings { system.put(settings, at: ".osam-lint.yml") }
    let before = count(rule, name, system)
    let edited = EditorText.applying(EditorText.edits(offered, of: EditorSession.uri(name)), to: text)
    let own = EditorText.applying(
      EditorText.edits(offered, of: EditorSession.uri(".osam-lint.yml")), to: settings ?? "")
    system.put(edited, at: name)
    if !own.isEmpty { system.put(own, at: ".osam-lint.yml") }
    return (offered["title"] as! String, before, count(rule, name, system), edited, own)
  }

  @Test func aComment() throws {
    let allowed = try #require(Self.allow("blank-around-text", in: EditorText.alert, "alert.yaml"))
    #expect(allowed.before == 1 && allowed.after == 0)
    #expect(allowed.text.contains("Not now} # osam-lint: allow blank-around-text -- TODO: say why this is meant\n"))
    #expect(allowed.settings.isEmpty)
    // With CRLF and without a last line end.
    let crlf = EditorText.alert.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try #require(Self.allow("blank-around-text", in: crlf, "alert.yaml")).after == 0)
  }

  static let json =
    #"{"data": {"id": 1, "appId": 1, "packageName": "cat.bcn.bus", "versionCode": 2026110001,"#
    + #" "versionName": "2.2.0", "serverDate": 1795262400000, "platform": "ANDROID", "comparisonMode": "LAZY","#
    + #" "title": {"ca": "Nova", "es": "Nueva", "en": "New"}, "message": {"ca": "Hola.", "es": "Buenas.", "en": "Hello."},"#
    + #" "ok": {"ca": "Actualitza ", "es": "Actualizar", "en": "Update"}, "cancel": {"ca": "Ara no ", "es": "Ahora no", "en": "Not now"},"#
    + #" "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus", "checkBoxDontShowAgain": false, "dialogDisplayDuration": 86400}}"#

  @Test(
    arguments: [
      nil, "", "applies: below\n", "applies: below", "# only a comment\n",
      "allow:\n  - rule: long-text\n    path: x/y.json\n    reason: Agreed.\n",
      "allow:\n- {rule: long-text, path: x/y.json, reason: Agreed.}",
      "allow:\r\n  - rule: long-text\r\n    path: x/y.json\r\n    reason: Agreed.\r\n",
      "allow:\n  - rule: long-text\n    path: x/y.json\n    reason: Agreed. # why\n\n# more\nclients: osam:3.0.1\n",
    ] as [String?]) func anEntry(settings: String?) throws
  {
    let allowed = try #require(Self.allow("blank-around-text", in: Self.json, "alert.json", settings: settings))
    #expect(allowed.before == 2 && allowed.after == 1)
    #expect(allowed.text == Self.json)
    #expect(allowed.settings.hasPrefix(settings?.hasSuffix("3.0.1\n") == true ? "allow:" : settings ?? "allow:"))
    #expect(allowed.settings.contains("TODO: say why this is meant"))
  }

  /// A mistake that may lock users out is allowed by an entry only, in YAML too, and for one finding of one file.
  @Test func lockingOut() throws {
    let yaml = EditorText.alert.replacingOccurrences(of: "LAZY", with: "FORCE")
    let json = Self.json.replacingOccurrences(of: "LAZY", with: "FORCE")
    for (text, name) in [(yaml, "alert.yaml"), (json, "alert.json")] {
      let allowed = try #require(Self.allow("force-without-end", in: text, name), "\(name)")
      #expect(allowed.before == 1 && allowed.after == 0 && allowed.text == text, "\(name)")
      #expect(
        allowed.title
          == "Allow force-without-end (comparisonMode) here in a new .osam-lint.yml, with a reason that you write")
    }
  }

  /// Findings of one place are told apart by the member that each is about.
  @Test func whatIsAllowedIsNamed() {
    let titles = Self.actions("comparisonMode: LAZY\npackageName: a.b\nplatform: IOS\n", "a.yaml")
      .map { $0["title"] as! String }.filter { $0.hasPrefix("Allow missing-member") }
    #expect(titles.count > 5 && Set(titles).count == titles.count, "\(titles)")
    #expect(titles.contains { $0.hasPrefix("Allow missing-member (versionCode) here") })
  }

  /// A list on one line, and settings that cannot be used, leave no entry.
  @Test(arguments: ["allow: [{rule: long-text, path: x/y.json, reason: Agreed.}]\n", "allow: {}\n"]) func noEntry(
    settings: String
  ) {
    #expect(Self.allow("blank-around-text", in: Self.json, "alert.json", settings: settings) == nil)
  }

  // MARK: Dates

  @Test func dates() throws {
    let text = EditorText.alert + "startDate: 1795420800000\nendDate: 1801436399999\n"
    let action = try #require(Self.actions(text, "alert.yaml", only: ["refactor"]).first)
    #expect(action["title"] as? String == "Write the dates as 2026-12-31 09:00")
    let written = EditorText.applying(EditorText.edits(action, of: EditorSession.uri("alert.yaml")), to: text)
    #expect(written.hasSuffix("startDate: 2026-11-23 09:00\nendDate: \"2027-01-31\"\n"), "\(written)")
    let back = try #require(Self.actions(written, "alert.yaml", only: ["refactor"]).first)
    #expect(back["title"] as? String == "Write the dates in milliseconds")
    #expect(EditorText.applying(EditorText.edits(back, of: EditorSession.uri("alert.yaml")), to: written) == text)
    // Documents that clients read have milliseconds only.
    #expect(Self.actions(Self.json, "alert.json", only: ["refactor"]).isEmpty)
  }

  /// Only what touches the range, and only of the kinds that are asked for.
  @Test func whereAndWhat() {
    let start: [String: Any] = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    #expect(Self.actions(EditorText.alert, "alert.yaml", only: ["quickfix"], at: start).isEmpty)
    #expect(Self.actions(EditorText.alert, "alert.yaml", only: ["source.organizeImports"]).isEmpty)
    let kinds = Set(Self.actions(EditorText.alert, "alert.yaml").map { $0["kind"] as! String })
    #expect(kinds == ["quickfix", "source.fixAll.osam-lint"])
  }

  /// A client that says nothing of literals gets none, and one that says nothing of encodings whole lines.
  @Test func plainClients() throws {
    var editor = EditorSession()
    editor.begin([:])
    editor.open("alert.yaml", EditorText.alert)
    let id = editor.ask(
      "textDocument/codeAction", of: "alert.yaml", ["range": Self.everywhere, "context": [String: Any]()])
    editor.leave()
    editor.run()
    #expect((editor.result(of: id) as? [Any])?.isEmpty == true)
    let text = EditorText.alert.replacingOccurrences(of: "Ara no ", with: "Àra no ")
    let action = try #require(Self.actions(text, "alert.yaml", only: ["source"]).first)
    let edit = try #require(EditorText.edits(action, of: EditorSession.uri("alert.yaml")).first)
    #expect(edit["newText"] as? String == #"cancel: {ca: "Àra no", es: Ahora no, en: Not now}"# + "\n")
  }
}
