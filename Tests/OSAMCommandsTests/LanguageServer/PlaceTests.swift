import Foundation
import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

@testable import OSAMLanguageServer

/// Answers about a place: hovers, hints, and completions.
@Suite struct PlaceTests {
  /// A bar stands for the place.
  private static func ask(_ method: String, _ marked: String, _ name: String = "alert.json") -> Any? {
    let text = marked.replacingOccurrences(of: "|", with: "")
    let before = marked.components(separatedBy: "|")[0].components(separatedBy: "\n")
    var editor = EditorSession()
    editor.begin()
    editor.open(name, text)
    let id = editor.ask(
      "textDocument/\(method)", of: name,
      ["position": ["line": before.count - 1, "character": (before.last! as NSString).length]])
    editor.leave()
    editor.run("--date", "2026-11-21")
    return editor.result(of: id)
  }

  private static func hover(_ marked: String, _ name: String = "alert.json") -> String? {
    let hover = ask("hover", marked, name) as? [String: Any]
    return (hover?["contents"] as? [String: Any])?["value"] as? String
  }

  private static func alert(_ member: String) -> String {
    #"{"data": {"comparisonMode": "LAZY", "packageName": "cat.bcn.bus", "versionCode": 2026110001, "#
      + #""versionName": "1", "serverDate": 1795262400000, "platform": "ANDROID", "checkBoxDontShowAgain": true, \#(member)}}"#
  }

  // MARK: Hovers

  @Test(
    arguments: [
      (#""endDate": 17985|70800000"#, "Here: 2026-12-29 20:00 Europe/Madrid."),
      (#""startDate": 164|5311600000"#, "Here: 2022-02-20 00:00 Europe/Madrid, past."),
      (#""endDate": 17985707|99.0"#, "library 1.1.0–\(newestRelease): cannot read this value"),
      (#""endDate": 1|e15"#, "Apps with library 1.1.0–2.1.8 cannot read it as it is written."),
      (#""dialogDisplayDuration": 90|000"#, "Here: 1 day 1 hour."),
      (#""dialogDisplay|Duration": 0"#, "Seconds of quiet after the user pressed OK, for LAZY and INFO."),
      (#""platform": "AND|ROID""#, "ANDROID: The Android app. It is this one."),
      (#""title": {"c|a": "x"}"#, "**title.ca** — Catalan."),
      (
        #""url": "https://play.google.com/store/apps/det|ails?id=cat.bcn.bus""#,
        "On Android it opens the app's page in its store."
      ),
      (#""url": "https://www.barcelona|.cat/bus""#, "On Android it opens another page, which may lead to the app."),
      (#""url": "htps://www.barcelona|.cat""#, "On Android nobody gets to the app by it: nothing opens it as a page."),
      (#""startDate": |"#, nil), (#""other": 1|2"#, nil),
    ] as [(String, String?)]) func members(member: String, expected: String?)
  {
    let text = Self.hover(Self.alert(member))
    if let expected {
      #expect(text?.contains(expected) == true, "\(text ?? "nothing")")
    } else {
      #expect(text?.contains("**startDate**") != true)
    }
  }

  /// Each library takes a version for the one that it compares it as; who reads nothing of it is not named.
  @Test func versions() throws {
    let apple = try #require(Self.hover(#"{"ios2": [{"required_version": "1.2.|3.4"}]}"#))
    #expect(apple.contains("- pov-ios 4.0.0–4.0.8 takes it for 1.2.3\n- pov-kmp 0.1.0 cannot compare it"), "\(apple)")
    let older = try #require(
      Self.hover(#"{"version": "1.0|2.0", "comparisonMode": 0, "title": {"ca": "x"}, "okButtonTitle": {"ca": "x"}}"#))
    #expect(older.contains("controldeversions-ios 2.1–1.3.4 takes it for 1.2.0"), "\(older)")
    #expect(older.contains("controldeversions-android 1.5.1–1.5.8 takes it for 1.2"))
  }

  /// Documents of the older libraries are for both platforms.
  @Test func addresses() throws {
    let text = try #require(
      Self.hover(
        #"{"version": "1.0", "comparisonMode": 0, "title": "x", "okButtonTitle": "x", "okButtonActionURL": "htt|p://localhost"}"#
      ))
    for platform in ["iOS", "Android"] {
      #expect(text.contains("On \(platform) nobody gets to the app by it: there is no page of the app."), "\(text)")
    }
  }

  @Test func plainText() throws {
    var editor = EditorSession()
    editor.begin(["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
    editor.open("alert.json", Self.alert(#""startDate": 1"#))
    let id = editor.ask("textDocument/hover", of: "alert.json", ["position": ["line": 0, "character": 12]])
    editor.leave()
    editor.run()
    let contents = (editor.result(of: id) as? [String: Any])?["contents"] as? [String: Any]
    #expect(contents?["kind"] as? String == "plaintext")
    #expect((contents?["value"] as? String)?.hasPrefix("comparisonMode: one of") == true)
  }

  /// The plainest version that compares as equal is one that the library takes for the same.
  @Test func simplestVersions() {
    for scheme in VersionScheme.allCases {
      for text in [
        "1.2.3.4", "01.2", "1.0.0", "1.2-3", "v1", "", "1..2", "2026110001", "1.2.3+5", "999999999999999999999",
      ] {
        guard let simplest = scheme.simplest(equalTo: text) else {
          #expect(!scheme.canRead(text))
          continue
        }
        #expect(simplest == text || scheme.order(text, simplest) == .equal, "\(scheme) \(text) \(simplest)")
      }
    }
    #expect(VersionScheme.prince.simplest(equalTo: "1.2.3.4") == "1.2.3")
    #expect(VersionScheme.paddedIntegers.simplest(equalTo: "1.0.0") == "1")
    #expect(VersionScheme.numericSearch.simplest(equalTo: "1.0.0") == "1.0.0")
  }

  /// Every member of every kind is explained where it stands, and so is what stands inside of it.
  @Test(arguments: DocumentKind.all) func everyMember(kind: DocumentKind) throws {
    let names = kind.members.filter { !$0.readBy.isEmpty }.map { ($0.name, $0.example) }
    let body = names.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n")
    let text = kind.wrapper.map { "{\"\($0)\": {\n\(body)\n}}\n" } ?? "{\n\(body)\n}\n"
    var quoted = text.startIndex
    var count = 0
    while let key = text.range(of: /"[A-Za-z_0-9]+":/, in: quoted) {
      quoted = key.upperBound
      let name = String(text[key].dropFirst().dropLast(2))
      if name == "key" || name == kind.wrapper { continue }
      let marked = text[..<key.lowerBound] + "\"|" + text[text.index(after: key.lowerBound)...]
      let told = try #require(Self.hover(String(marked)), "\(kind.id): \(name)")
      #expect(told.hasPrefix("**\(name)**") || told.contains(".\(name)**"), "\(kind.id): \(name): \(told)")
      count += 1
    }
    #expect(count >= names.count)
  }

  @Test(arguments: [
    (".osam-lint.yml", "clie|nts: osam:3.0.1\n", "**clients** — releases such as"),
    (".osam-lint.yml", "rules:\n  long-t|ext: off\n", "**long-text** — a text is longer than the settings allow."),
    (".osam-lint.yml", "allow:\n  - rule: long-t|ext\n", "**long-text** — a text is longer than the settings allow."),
    (".osam-lint.yml", "overrides:\n  - pat|hs: [a/**]\n", "The files it is about."),
    ("a.test.yaml", "document: a.json\ncases:\n  - case: x\n    exp|ect: LAZY\n", "The outcome on the one device"),
    ("a.yaml", "packageName: a.b\nnumAperture: 5\nminutes: 28|80\n", "Here: 2 days."),
    (
      "a.json", #"{"data": {"packageName": "a.b", "comparisonMode": "LAZY", "endDate": 92233720368547|75807}}"#,
      "Here: never."
    ),
    ("a.json", #"{"data": {"packageName": "a.b", "comparisonMode": "LAZY", "end|Date": 1}}"#, "Left out: never."),
    ("a.yaml", "tmin: 5\nnum_apert: 10\nmessages:\n  - langu|aje: ca\n", "The code of the language of the text"),
    ("a.yaml", "version: 1.2.3\ncomparisonMode: 0\nokButtonTitle:\n  ca|t: Va\n", "**okButtonTitle.cat** — Catalan."),
    (
      "a.yaml", "ios2:\n  - last_version_available: 1.2.3\n    requirements: {reg|ion: x}\n",
      "A requirement that the app itself has to check."
    ),
  ]) func otherHovers(name: String, marked: String, expected: String) {
    let told = Self.hover(marked, name)
    #expect(told?.contains(expected) == true, "\(told ?? "nothing")")
    #expect(told?.contains("9223372036854775807") != true && told?.contains("](") != true)
  }

  @Test func nothingOfNothing() {
    #expect(Self.hover("|\n", ".osam-lint.yml") == nil)
    #expect(Self.hover("what: |[\n", ".osam-lint.yml") == nil)
  }

  // MARK: Outline

  @Test func appsAndValues() throws {
    let text =
      "packageName: cat.bcn.bus\nplatform: IOS\ncomparisonMode: LAZY\ntitle: {ca: \(String(repeating: "ah ", count: 40)), es: b}\n---\ntmin: 5\nnum_apert: 10\nmessages: [{languaje: ca}]\n"
    func lines(_ symbols: [[String: Any]], _ depth: Int = 0) -> [String] {
      symbols.flatMap { symbol in
        [String(repeating: " ", count: depth) + "\(symbol["name"]!) | \(symbol["detail"] ?? "")"]
          + lines(symbol["children"] as? [[String: Any]] ?? [], depth + 1)
      }
    }
    let symbols = Self.ask("documentSymbol", "|" + text, "a.yaml") as? [[String: Any]] ?? []
    #expect(
      lines(symbols) == [
        "cat.bcn.bus IOS | osam-version", " packageName | cat.bcn.bus", " platform | IOS", " comparisonMode | LAZY",
        " title | ", "  ca | \(String(repeating: "ah ", count: 20))…", "  es | b", "valoracions 2 | ", " tmin | 5",
        " num_apert | 10", " messages | ", "  1 | ", "   languaje | ca",
      ])
  }

  // MARK: Hints

  @Test(
    arguments: [
      (1_796_252_400_000, "3 Dec 2026 00:00"), (1_796_252_399_999, "2 Dec 2026 23:59:59.999"), (0, "1 Jan 1970 01:00"),
      (1_792_886_400_000, "25 Oct 2026 02:00+02:00"), (Int64.max, nil), (-62_135_596_800_001, nil),
    ] as [(Int64, String?)]) func moments(instant: Int64, expected: String?)
  {
    #expect(SpokenValue.moment(instant, in: .madrid)?.text == expected)
  }

  /// Days of YAML are the moments that they stand for; what says its time says enough.
  @Test func hintsOfDays() {
    let text =
      "packageName: a.b\ncomparisonMode: LAZY\nstartDate: 2026-12-01\nendDate: 2026-12-31\n---\npackageName: a.b\n"
      + "comparisonMode: LAZY\nendDate: 2026-12-31 09:00\ndialogDisplayDuration: 1d\n---\npackageName: a.b\n"
      + "numAperture: 5\nminutes: 2880\n"
    var editor = EditorSession()
    editor.begin()
    editor.open("a.yaml", text)
    let id = editor.ask(
      "textDocument/inlayHint", of: "a.yaml",
      ["range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]])
    editor.leave()
    editor.run("--date", "2026-11-21")
    let hints = (editor.result(of: id) as? [[String: Any]] ?? []).map { hint in
      "\((hint["position"] as! [String: Int])["line"]!) \(hint["label"]!)"
    }
    #expect(hints == ["2 1 Dec 2026 00:00", "3 31 Dec 2026 23:59:59.999", "12 2 days"])
  }

  @Test(
    arguments: [
      (86_400, "1 day"), (3600, "1 hour"), (5400, "1 hour 30 minutes"), (0, "0 seconds"), (1, "1 second"),
      (-60, "minus 1 minute"), (172_801, "2 days 1 second"),
    ] as [(Int64, String)]) func durations(seconds: Int64, expected: String)
  {
    #expect(SpokenValue.duration(seconds: seconds).text == expected)
    #expect(!SpokenValue.duration(seconds: .min).isEmpty)
  }

  // MARK: Completion

  private static func completion(_ marked: String, _ name: String = "alert.json") -> [[String: Any]] {
    ask("completion", marked, name) as? [[String: Any]] ?? []
  }

  private static func labels(_ items: [[String: Any]]) -> [String] { items.map { $0["label"] as! String } }

  @Test(
    arguments: [
      (#""comparisonMode": "|""#, ["INFO", "LAZY", "FORCE", "NONE"]),
      (#""comparisonMode": |"#, ["INFO", "LAZY", "FORCE", "NONE"]),
      (#""comparisonMode": L|"#, ["INFO", "LAZY", "FORCE", "NONE"]), (#""title": {"ca": "x", |}"#, ["es", "en"]),
      (#""title": {"e|"}"#, ["ca", "es", "en"]), (#""checkBoxDontShowAgain": |"#, ["true", "false"]),
      (#""url": "|""#, []),
      (#""versionName": |"#, []),
    ] as [(String, [String])]) func values(member: String, expected: [String])
  {
    let document =
      #"{"data": {"packageName": "cat.bcn.bus", "versionCode": 1, "platform": "IOS", "comparisonMode": "LAZY", \#(member)}}"#
    #expect(Self.labels(Self.completion(document)) == expected)
  }

  @Test(arguments: [
    ("rules:\n  |\n", "force-without-end"), ("rules:\n  long-text: |\n", "off"), ("|\n", "clients"),
    ("clients: |\n", "osam:\(newestRelease)"),
    ("allow:\n  - rule: |\n", "force-without-end"), ("allow:\n  - rule: long-text\n    |\n", "reason"),
    ("overrides:\n  - kind: |\n", "osam-rating"), ("applies: |", "below"),
  ]) func settings(text: String, expected: String) {
    #expect(Self.labels(Self.completion(text, ".osam-lint.yml")).contains(expected))
  }

  @Test func tests() {
    let text = "document: a.json\ncases:\n  - case: x\n    |\n"
    let labels = Self.labels(Self.completion(text, "a.test.yaml"))
    #expect(labels.contains("expect") && labels.contains("version") && !labels.contains("case"))
  }

  /// Each member that is taken out of a good sample and put back by completion makes a document that has nothing wrong
  /// with its shape.
  @Test(arguments: [
    "osam-version/good/bicycle-force.json", "osam-rating/good/library.json",
  ]) func membersPutBack(sample: String) throws {
    let url = SharedFiles.packageRoot.appendingPathComponent("samples/" + sample)
    let whole = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as! [String: Any]
    let data = whole["data"] as! [String: Any]
    var count = 0
    for name in data.keys.sorted() {
      var rest = data
      rest[name] = nil
      let json = String(
        decoding: try JSONSerialization.data(withJSONObject: ["data": rest], options: [.prettyPrinted, .sortedKeys]),
        as: UTF8.self)
      // In front of the first member, between two, and behind the last.
      for (mark, number) in [("{\n    \"", 0), (",\n    \"", 1), ("\n  }", 2)] {
        guard let place = json.range(of: mark, options: number == 2 ? .backwards : []) else { continue }
        let at = json.index(place.lowerBound, offsetBy: 1)
        let marked = json[..<at] + "|" + json[at...]
        guard let item = Self.completion(String(marked)).first(where: { $0["label"] as! String == name }) else {
          #expect(["title", "neutral", "ok", "cancel"].contains(name), "\(sample): \(name)")
          continue
        }
        let edited = CompletionTests.accepting(item, in: String(marked)) { part, member, left in
          let value = (data[member] as? [String: Any])?[part] ?? data[part]
          guard let value,
            let json = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed])
          else { return left }
          return String(decoding: json, as: UTF8.self)
        }
        let system = MemorySystem()
        system.put(edited, at: "alert.json")
        _ = Program.run(["check", "--format", "concise", "alert.json"], on: system)
        let output = system.takeOutput().output
        let bad = [
          "broken-json", "missing-comma", "trailing-comma", "missing-member", "wrong-type", "unknown-key",
          "duplicate-key",
        ]
        #expect(!bad.contains { output.contains("[\($0)]") }, "\(sample), \(name):\n\(output)\n\(edited)")
        count += 1
      }
    }
    #expect(count > 10)
  }
}

extension String {
  fileprivate func range(of pattern: Regex<Substring>, in start: String.Index) -> Range<String.Index>? {
    self[start...].firstMatch(of: pattern)?.range
  }
}
