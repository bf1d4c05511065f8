import Foundation
import OSAMCommands
import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import TestSupport
import Testing

/// An editor shows the findings of `check`, whatever way a text came to be what it is.
@Suite struct EditedTextTests {
  // MARK: Agreement with check

  /// A finding, in the editor's words.
  private struct Shown: Hashable, CustomStringConvertible {
    var rule: String
    var severity: Int
    var place: [Int]
    var what: String
    var description: String { "\(rule) \(severity) \(place) \(what)" }

    /// As it is said where the rest of a broken text is checked.
    var withRestChecked: Shown {
      var shown = self
      shown.what = what.replacing(": the rest of the file was not checked", with: "")
      return shown
    }
  }

  /// Counted a second time, by what Foundation has of UTF-16.
  private static func position(_ offset: Int, in text: String) -> [Int] {
    let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
    let unified = before.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    let lines = unified.components(separatedBy: "\n")
    return [lines.count - 1, (lines.last! as NSString).length]
  }

  private static func found(_ text: String, _ name: String, _ system: MemorySystem, _ arguments: [String]) -> Set<Shown>
  {
    _ = Program.run(["check", "--format", "json", "--skip-unrecognised", name] + arguments, on: system)
    let output = system.takeOutput().output
    guard let answer = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] else { return [] }
    let findings = (answer["findings"] as? [[String: Any]] ?? []).filter { $0["file"] as? String == name }
    return Set(
      findings.map { finding in
        let range = finding["range"] as! [String: [String: Any]]
        return Shown(
          rule: finding["rule"] as! String,
          severity: ["error": 1, "warning": 2, "info": 3][finding["severity"] as! String]!,
          place: position(range["start"]!["offset"] as! Int, in: text)
            + position(range["end"]!["offset"] as! Int, in: text),
          what: finding["message"] as! String)
      })
  }

  private static func shown(_ diagnostics: [[String: Any]]) -> Set<Shown> {
    Set(
      diagnostics.map { diagnostic in
        let range = diagnostic["range"] as! [String: [String: Int]]
        let (start, end) = (range["start"]!, range["end"]!)
        var message = diagnostic["message"] as! String
        if let help = message.range(of: ".\n") { message = String(message[..<help.lowerBound]) }
        return Shown(
          rule: diagnostic["code"] as! String, severity: diagnostic["severity"] as! Int,
          place: [start["line"]!, start["character"]!, end["line"]!, end["character"]!], what: message)
      })
  }

  private static func compare(
    _ text: String, _ name: String, settings: String? = nil, _ arguments: [String], _ what: String
  ) {
    // Its byte-order mark an editor keeps to itself.
    if text.hasPrefix("\u{FEFF}") { return }
    let system = MemorySystem()
    system.put(text, at: name)
    if let settings { system.put(settings, at: ".osam-lint.yml") }
    let expected = found(text, name, system, arguments)
    var editor = EditorSession(system)
    editor.begin()
    editor.open(name, text)
    editor.leave()
    switch arguments.count {
    case 2: editor.run(arguments[0], arguments[1])
    case 4: editor.run(arguments[0], arguments[1], arguments[2], arguments[3])
    default: editor.run()
    }
    let shown = shown(editor.diagnostics(of: name) ?? [])
    guard let half = HalfTypedText(Array(text.utf8), as: name.hasSuffix("json") ? .json : .yaml) else {
      return #expect(shown == expected, "\(what)")
    }
    // A line breaks the text: the editor says of the other lines what it can, and nothing that may rest on that line.
    let isOther = half.lackingValue != nil
    let kept = expected.filter { one in
      HalfTypedText.isOfText(one.rule) ? !isOther : !HalfTypedText.mayRestOnAbsence(one.rule)
    }
    #expect(shown.isSuperset(of: kept.map(\.withRestChecked)), "\(what)")
    #expect(
      isOther || shown.subtracting(expected.map(\.withRestChecked)).allSatisfy { !HalfTypedText.isOfText($0.rule) },
      "\(what)")
  }

  @Test func samples() throws {
    let folder = SharedFiles.packageRoot.appendingPathComponent("samples")
    let files = FileManager.default.enumerator(atPath: folder.path)!.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    #expect(files.count > 40)
    for file in files.sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      Self.compare(text, String(file.split(separator: "/").last!), ["--date", "2026-11-21"], file)
    }
  }

  @Test func ruleExamples() {
    var count = 0
    for rule in Rule.all {
      // An editor does not say of a text what only a name or an option says of a file.
      for example in rule.bad + rule.good where example.role == nil && example.kind == nil && example.own == nil {
        let name = "example." + example.syntax.rawValue
        let clients = example.clients.map { ["--clients", $0] } ?? []
        Self.compare(
          example.unmarked.text, name, settings: example.settings, ["--date", String(Example.date)] + clients,
          "\(rule.id), \(example.file):\(example.line)")
        count += 1
      }
    }
    #expect(count > 400)
  }

  /// A file that is somebody else's, or that only may be one of ours, is passed over in silence.
  @Test func othersFiles() throws {
    for text in [
      #"{"name": "left-pad", "version": "1.0.0"}"#, "{}", "", "[1, 2", #"{"startDate": 1, "title": "x"}"#, "\u{0}\u{1}",
      "version: 2\nplatform: linux\n",
    ] {
      for name in ["package.json", "x.yaml"] {
        var editor = EditorSession()
        editor.begin()
        editor.open(name, text)
        for method in ["codeLens", "documentSymbol", "foldingRange", "documentLink"] {
          let id = editor.ask("textDocument/\(method)", of: name)
          #expect(id > 0)
        }
        let position = ["position": ["line": 0, "character": 1]]
        let hover = editor.ask("textDocument/hover", of: name, position)
        let completion = editor.ask("textDocument/completion", of: name, position)
        let action = editor.ask(
          "textDocument/codeAction", of: name,
          [
            "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
            "context": [String: Any](),
          ])
        editor.leave()
        editor.run()
        #expect(editor.diagnostics(of: name) == nil, "\(text)")
        #expect(editor.result(of: hover) is NSNull)
        for id in 2..<hover { #expect((editor.result(of: id) as? [Any])?.isEmpty == true) }
        // A file with nothing in it may become anything.
        #expect((editor.result(of: completion) as? [Any])?.isEmpty == !text.isEmpty)
        #expect((editor.result(of: action) as? [Any])?.isEmpty == true)
      }
    }
  }

  // MARK: Random edits

  private static let pieces = [
    "\"", "{", "}", ",", ":", "\n", "\r\n", "😀", "à", "0", "LAZY", "\"startDate\": 1", "  ", "# x\n", "\u{2028}",
    "null", "\\", "\t", "'",
  ]

  /// Any row of edits ends in the state of a text that is opened as it is then.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64], ["json", "yaml"]) func randomEdits(_ seed: UInt64, _ syntax: String)
    throws
  {
    var dice = Seeded(state: seed)
    let samples = SharedFiles.packageRoot.appendingPathComponent("samples")
    let sample = syntax == "json" ? "osam-version/good/bicycle-force.json" : "osam-version/bad/links-mixed-up.yaml"
    var text = try String(contentsOf: samples.appendingPathComponent(sample), encoding: .utf8) as NSString
    let name = "alert.\(syntax)"
    var editor = EditorSession()
    editor.begin()
    editor.open(name, text as String)
    var states: [(version: Int, text: String)] = []
    for version in 2..<(2 + Effort.rounds(50, long: 1000)) {
      var changes: [[String: Any]] = []
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let old = text as String
        var scalars = Array(old.unicodeScalars)
        let start = Int.random(in: 0...scalars.count, using: &dice)
        let end = min(scalars.count, start + [0, 0, 1, 3, 20].randomElement(using: &dice)!)
        let piece = Self.pieces.randomElement(using: &dice)!
        func place(_ index: Int) -> [Int] {
          Self.position(String(String.UnicodeScalarView(scalars[..<index])).utf8.count, in: old)
        }
        // Between CR and LF is no place.
        let parts = [start, end].contains { (edge: Int) -> Bool in
          guard edge > 0, edge < scalars.count else { return false }
          return scalars[edge] == "\n" && scalars[edge - 1] == "\r"
        }
        if parts { continue }
        let (from, to) = (place(start), place(end))
        changes.append([
          "range": ["start": ["line": from[0], "character": from[1]], "end": ["line": to[0], "character": to[1]]],
          "text": piece,
        ])
        scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
        text = String(String.UnicodeScalarView(scalars)) as NSString
      }
      editor.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": EditorSession.uri(name), "version": version], "contentChanges": changes])
      if version % 10 == 0 { states.append((version, text as String)) }
    }
    editor.leave()
    editor.run()
    for (version, state) in states {
      let published = editor.notifications("textDocument/publishDiagnostics").last {
        ($0["version"] as? Int ?? 0) <= version
      }
      var fresh = EditorSession()
      fresh.begin()
      fresh.open(name, state)
      fresh.leave()
      fresh.run()
      let shown = Self.shown(published?["diagnostics"] as? [[String: Any]] ?? [])
      #expect(shown == Self.shown(fresh.diagnostics(of: name) ?? []), "seed \(seed), version \(version)")
    }
  }
}
