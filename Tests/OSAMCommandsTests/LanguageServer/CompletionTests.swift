import Foundation
import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// Documents that are written by accepting what the editor offers: nothing is wrong with them but their blanks.
@Suite struct CompletionTests {
  private static let date = "2026-11-28"

  /// Everything that is offered at the bar.
  static func offered(
    _ marked: String, _ name: String, snippets: Bool = true, settings: String? = nil
  ) -> [[String: Any]] {
    let text = marked.replacingOccurrences(of: "|", with: "")
    let before = marked.components(separatedBy: "|")[0].components(separatedBy: "\n")
    var abilities = EditorSession.able
    if !snippets { abilities["textDocument"] = ["completion": [String: Any]()] }
    let system = MemorySystem()
    if let settings { system.put(settings, at: ".osam-lint.yml") }
    var editor = EditorSession(system)
    editor.begin(abilities)
    editor.open(name, text)
    let id = editor.ask(
      "textDocument/completion", of: name,
      ["position": ["line": before.count - 1, "character": (before.last! as NSString).length]])
    editor.leave()
    editor.run("--date", date)
    return editor.result(of: id) as? [[String: Any]] ?? []
  }

  private static func label(_ item: [String: Any]) -> String { item["label"] as! String }

  private static func newText(_ item: [String: Any]) -> String {
    (item["textEdit"] as! [String: Any])["newText"] as! String
  }

  /// The text with an item at the bar, its blanks as they are left or filled in.
  static func accepting(
    _ item: [String: Any], in marked: String, filling: (String, String, String) -> String = { $2 }
  ) -> String {
    var edit = item["textEdit"] as! [String: Any]
    if item["insertTextFormat"] as? Int == 2 {
      edit["newText"] = EditorSnippet.expanded(edit["newText"] as! String, filling: filling)
    }
    let edits = [edit] + (item["additionalTextEdits"] as? [[String: Any]] ?? [])
    return EditorText.applying(edits, to: marked.replacingOccurrences(of: "|", with: ""))
  }

  /// The findings of `check` in a text, a line each.
  static func findings(_ text: String, _ name: String) -> [String] {
    let system = MemorySystem()
    system.put(text, at: name)
    _ = Program.run(["check", "--format", "concise", "--date", date, name], on: system)
    return system.takeOutput().output.components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  // MARK: Somebody who knows

  private static let texts: [String: [String: String]] = [
    "title": ["ca": "Nova versió", "es": "Nueva versión", "en": "New version"],
    "message": ["ca": "Hi ha una versió nova.", "es": "Hay una versión nueva.", "en": "There is a new version."],
    "ok": ["ca": "Actualitza", "es": "Actualizar", "en": "Update"],
    "cancel": ["ca": "Ara no", "es": "Ahora no", "en": "Not now"],
    "okButtonTitle": ["ca": "Actualitza", "es": "Actualizar", "en": "Update"],
    "cancelButtonTitle": ["ca": "Ara no", "es": "Ahora no", "en": "Not now"],
    "messages": ["ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": "Do you like the app?"],
  ]
  private static let words = [
    "packageName": "cat.bcn.bus", "versionName": "2.1.0", "version": "1.2.3",
    "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
    "okButtonActionURL": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
  ]
  private static let numbers = [
    "versionCode": "2026110001", "minutes": "2880", "numAperture": "5", "tmin": "5", "num_apert": "10",
    "comparisonMode": "0",
  ]

  /// A value for a blank, as it is typed in JSON or YAML.
  private static func fill(_ isJSON: Bool, isIOS: Bool = false) -> (String, String, String) -> String {
    var language = "ca"
    var platform = "ios2"
    return { name, member, left in
      if name == "last_version_available" {
        defer { platform = "android2" }
        return platform == "ios2" ? #""1.2.0""# : "12"
      }
      if let number = numbers[name] { return number }
      if name == "url", isIOS { return #""https://apps.apple.com/app/id1465234509""# }
      let known = name == "content" ? language : name == "cat" ? "ca" : name
      if name == "content" { language = language == "ca" ? "es" : "en" }
      guard let word = words[name] ?? texts[name == "content" ? "messages" : member]?[known] else {
        Issue.record("nobody knows \(member).\(name)")
        return left
      }
      return isJSON ? "\"\(word)\"" : JSONSerialization.isValidJSONObject([word]) ? "\"\(word)\"" : word
    }
  }

  /// A skeleton from an empty file has one finding for each blank; filled in, none.
  @Test(arguments: ["osam-version", "osam-rating", "controldeversions", "valoracions", "prince-of-versions"])
  func skeletons(kind: String) throws {
    for (name, empty) in [
      ("new.json", "|"), ("new.yaml", "|\n"), ("new.yaml", "# A comment.\n|\n"), ("new.json", "osam|"),
    ] {
      let items = Self.offered(empty, name)
      #expect(items.map(Self.label) == DocumentKind.all.map(\.id), "\(name)")
      let item = try #require(items.first { $0["label"] as? String == kind })
      let left = Self.accepting(item, in: empty)
      let blanks = EditorSnippet.blanks(in: Self.newText(item))
      let findings = Self.findings(left, name)
      #expect(findings.count == blanks, "\(name): \(blanks) blanks\n\(left)\n\(findings.joined(separator: "\n"))")
      let filled = Self.accepting(item, in: empty, filling: Self.fill(name.hasSuffix("json")))
      #expect(Self.findings(filled, name).isEmpty, "\(filled)\n\(Self.findings(filled, name).joined(separator: "\n"))")
      #expect(!filled.contains("commonmodule"))
      // Without tab stops the same comes in, and a choice is a blank.
      let plain = try #require(Self.offered(empty, name, snippets: false).first { $0["label"] as? String == kind })
      #expect(Self.findings(Self.accepting(plain, in: empty), name).count >= blanks)
    }
  }

  /// Releases that the settings name decide what is needed where they read the kind at all.
  @Test(arguments: [
    ("clients: osam:..2.2.4\n", false), ("clients: osam:3.0.1\n", true), ("clients: pov-ios:4.0.8\n", true),
  ]) func skeletonsForReleases(settings: String, hasBox: Bool) throws {
    let items = Self.offered("|\n", "new.yaml", settings: settings)
    let item = try #require(items.first { $0["label"] as? String == "osam-version" })
    let text = Self.accepting(item, in: "|\n")
    #expect(text.contains("comparisonMode: ") && text.contains("checkBoxDontShowAgain: ") == hasBox, "\(text)")
  }

  // MARK: Members

  private static let begun: [(name: String, text: String)] = [
    (
      "a.json",
      """
      {
        "data": {
          "packageName": "cat.bcn.bus",
          "platform": "ANDROID",
          "comparisonMode": "LAZY",
          |
        }
      }

      """
    ),
    ("a.json", #"{"data": {"packageName": "cat.bcn.bus", "platform": "ANDROID", "comparisonMode": "LAZY", |}}"#),
    ("a.json", #"{"data": {|"packageName": "cat.bcn.bus", "platform": "ANDROID", "comparisonMode": "LAZY"}}"#),
    ("a.json", #"{"data": {"platform": "IOS", "packageName": "cat.bcn.bus", "comparisonMode": "LAZY", |}}"#),
    ("a.yaml", "packageName: cat.bcn.bus\nplatform: ANDROID\ncomparisonMode: LAZY\n|\n"),
    ("a.yaml", "packageName: cat.bcn.bus\n|\nplatform: IOS # the app\ncomparisonMode: INFO\n"),
    ("a.yaml", "packageName: cat.bcn.bus\nplatform: IOS\nnumAperture: 5\n|"),
    ("a.json", #"{"data": {"packageName": "cat.bcn.bus", "platform": "IOS", "numAperture": 5, |}}"#),
    ("a.json", #"{"okButtonTitle": {"cat": "Va", "ca": "Va", "es": "Va", "en": "Go"}, "comparisonMode": 0, |}"#),
    ("a.yaml", "tmin: 5\nnum_apert: 10\n|\n"),
  ]

  /// All missing members at once are those of the document's own app.
  @Test(arguments: begun) func allMissingMembers(name: String, marked: String) throws {
    let items = Self.offered(marked, name)
    let item = try #require(items.first { Self.label($0).hasPrefix("all ") } ?? items.first)
    let text = Self.accepting(
      item, in: marked, filling: Self.fill(name.hasSuffix("json"), isIOS: marked.contains("IOS")))
    let findings = Self.findings(text, name)
    let hasOldTexts = text.contains("okButtonTitle")
    #expect(findings.isEmpty || hasOldTexts, "\(text)\n\(findings.joined(separator: "\n"))")
    #expect(!text.contains("commonmodule"))
    let isAndroid = marked.contains("ANDROID")
    #expect(!Self.newText(item).contains("play.google.com") || isAndroid, "\(text)")
    // Left as it is, each blank is one finding.
    let left = Self.accepting(item, in: marked)
    let blanks = EditorSnippet.blanks(in: Self.newText(item))
    #expect(Self.findings(left, name).count == blanks + (hasOldTexts ? findings.count : 0), "\(left)")
  }

  /// The action adds what the findings miss, and leaves one finding for each blank.
  @Test(arguments: begun) func missingMembersAreAdded(name: String, marked: String) throws {
    let text = marked.replacing(#", |"#, with: "").replacing("\"LAZY\",\n    |", with: "\"LAZY\"").replacing(
      "|", with: "")
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let before = Self.findings(text, name)
      #expect(before.contains { $0.contains("[missing-member]") })
      let actions = ActionTests.actions(text, name, only: ["refactor"])
      let action = try #require(actions.first { ($0["title"] as! String).contains("missing member") })
      let edits = EditorText.edits(action, of: EditorSession.uri(name))
      let added = EditorText.applying(edits, to: text)
      let findings = Self.findings(added, name)
      #expect(!findings.contains { $0.contains("[missing-member]") }, "\(added)\n\(findings.joined(separator: "\n"))")
      #expect(
        findings.allSatisfy { finding in
          let words = finding.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
          return ["[wrong-type]", "[null-member]"].contains { words.contains($0) }
            || before.contains { $0.hasSuffix(words) } || name == "a.json" && words.hasPrefix("warning[empty-url]")
        },
        "\(findings.joined(separator: "\n"))")
      #expect(!added.contains("commonmodule") && !added.contains(": \n") && !added.contains(" \r"))
      #expect(
        added.contains("\r\n") == text.contains("\r\n")
          && !added.replacing("\r\n", with: "").contains(text.contains("\r\n") ? "\n" : "\r"))
      // Nothing else is asked for on saving.
      #expect(
        ActionTests.actions(text, name, only: ["source"]).allSatisfy { !($0["title"] as! String).contains("missing") })
    }
  }

  /// Members are indented as their neighbours are.
  @Test func tabsStay() throws {
    let text =
      "{\"data\": {\n\t\t\"packageName\": \"cat.bcn.bus\",\n\t\t\"platform\": \"IOS\",\n\t\t\"numAperture\": 5\n}}\n"
    let action = try #require(ActionTests.actions(text, "a.json", only: ["refactor"]).first)
    let added = EditorText.applying(EditorText.edits(action, of: EditorSession.uri("a.json")), to: text)
    #expect(added.contains(",\n\t\t\"minutes\": null,\n\t\t\"message\": {"), "\(added)")
  }

  /// A document that lacks nothing, and one that is broken, have no such action.
  @Test(arguments: [EditorText.alert, "packageName: cat.bcn.bus\nplatform: [\n"]) func nothingToAdd(text: String) {
    #expect(
      !ActionTests.actions(text, "a.yaml", only: ["refactor"]).contains { ($0["title"] as! String).contains("missing") }
    )
  }

  // MARK: Values

  /// Every day that is offered has not passed, and is one that `check` says nothing about.
  @Test(arguments: ["startDate", "endDate"]) func days(member: String) throws {
    let yaml = EditorText.alert.replacing("Ara no ", with: "Ara no") + "\(member): |\n"
    let offered = Self.offered(yaml, "a.yaml")
    #expect(offered.count >= 3)
    for item in offered {
      #expect(Self.label(item) >= Self.date)
      let findings = Self.findings(Self.accepting(item, in: yaml), "a.yaml")
      #expect(findings.isEmpty, "\(findings)")
    }
    let json = ActionTests.json.replacing("Actualitza ", with: "Actualitza").replacing("Ara no ", with: "Ara no")
      .replacing("86400}}", with: #"86400, "\#(member)": |}}"#).replacing("1795262400000", with: "1795824000000")
    for (number, item) in Self.offered(json, "a.json").enumerated() {
      let findings = Self.findings(Self.accepting(item, in: json), "a.json")
      // The file's own clock is today's, and stands still.
      let isLater = member == "startDate" && number > 0
      #expect(findings.allSatisfy { isLater && $0.contains("server-date-outside-window") }, "\(findings)")
    }
  }

  @Test func daysSayWhichTheyAre() {
    func details(_ marked: String, _ name: String) -> [String] {
      Self.offered(marked, name).map { "\($0["label"]!): \($0["detail"] ?? "")" }
    }
    #expect(
      details("packageName: a.b\ncomparisonMode: LAZY\nstartDate: |\n", "a.yaml") == [
        "2026-11-28: today", "2026-11-29: tomorrow", "2026-12-05: in a week", "2026-12-01: the first of next month",
      ])
    #expect(
      details(#"{"data": {"comparisonMode": "LAZY", "packageName": "a.b", "endDate": |}}"#, "a.json") == [
        "1796511599999: 5 Dec 2026 23:59:59.999, in a week",
        "1796079599999: 30 Nov 2026 23:59:59.999, the end of the month",
        "1798757999999: 31 Dec 2026 23:59:59.999, the end of next month",
      ])
    #expect(
      details("packageName: a.b\ncomparisonMode: LAZY\ndialogDisplayDuration: |\n", "a.yaml") == [
        "1h: 1 hour", "1d: 1 day", "2d: 2 days", "7d: 7 days",
      ])
    #expect(
      details("packageName: a.b\nnumAperture: 5\nminutes: |\n", "a.yaml") == [
        "60: 1 hour", "1440: 1 day", "2880: 2 days", "10080: 7 days",
      ])
  }

  @Test(
    arguments: [
      ("a.yaml", "packageName: a.b\ncomparisonMode: LAZY\ntitle: |\n", ["title"]),
      ("a.json", #"{"data": {"comparisonMode": "LAZY", "packageName": "a.b", "title": |}}"#, ["title"]),
      (
        "a.json", #"{"data": {"comparisonMode": "LAZY", "packageName": "a.b", "platform": "ANDROID", "url": "|"}}"#,
        ["https://play.google.com/store/apps/details?id=a.b"]
      ),
      ("a.json", #"{"data": {"comparisonMode": "LAZY", "packageName": "a.b", "platform": "IOS", "url": "|"}}"#, []),
      ("a.json", #"{"tmin": 5, "num_apert": 4, "messages": [{|}]}"#, ["languaje", "content"]),
      ("a.json", #"{"tmin": 5, "num_apert": 4, "messages": [{"languaje": "|"}]}"#, ["ca", "es", "en"]),
      (
        "a.yaml", "version: 1.2.3\ncomparisonMode: 0\nokButtonTitle:\n  cat: Va\ntitle:\n  c|\n",
        ["cat", "ca", "es", "en"]
      ),
      ("a.test.yaml", "document: a.json\ncases:\n  - case: x\n    expect: |\n", ["FORCE", "LAZY"]),
      (".osam-lint.yml", "clients: osam:|\n", ["osam:\(newestRelease)"]),
    ] as [(String, String, [String])]) func others(name: String, marked: String, expected: [String])
  {
    let labels = Self.offered(marked, name).map(Self.label)
    #expect(Array(labels.prefix(expected.count)) == expected && (labels.isEmpty == expected.isEmpty), "\(labels)")
  }

  /// Requirements of the settings are offered beside the library's own.
  @Test func requirements() {
    let marked = "ios2:\n  - last_version_available: 1.2.3\n    requirements:\n      |\n"
    func labels(_ settings: String?) -> [String] {
      Self.offered(marked, "a.yaml", settings: settings).map(Self.label)
    }
    #expect(labels(nil) == ["required_os_version"])
    #expect(labels("requirement-keys: [region]\n") == ["required_os_version", "region"])
  }
}
