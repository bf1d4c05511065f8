import Foundation
import OSAMLint
import TestSupport
import Testing

@testable import OSAMCommands
@testable import OSAMLanguageServer

/// Texts, settings and folders together.
@Suite struct WorkspaceTests {
  private static func rules(_ diagnostics: [[String: Any]]?) -> [String]? {
    diagnostics?.map { $0["code"] as! String }.sorted()
  }

  private static func change(_ name: String, _ text: String, _ editor: inout EditorSession, version: Int = 2) {
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": EditorSession.uri(name), "version": version], "contentChanges": [["text": text]]])
  }

  /// Settings that are open count as they are typed; those that cannot be used are told of, and nothing is checked.
  @Test func settingsWhileTheyAreTyped() {
    let system = MemorySystem()
    system.put("rules: {blank-around-text: error}\n", at: ".osam-lint.yml")
    func found(_ settings: String?) -> EditorSession {
      var editor = EditorSession(system)
      editor.begin()
      editor.open("alert.yaml", EditorText.alert, language: "yaml")
      if let settings {
        editor.open(".osam-lint.yml", "", language: "yaml")
        Self.change(".osam-lint.yml", settings, &editor)
      }
      editor.leave()
      editor.run()
      return editor
    }
    func severity(_ editor: EditorSession) -> Int? { editor.diagnostics(of: "alert.yaml")?.first?["severity"] as? Int }
    #expect(severity(found(nil)) == 1)
    #expect(severity(found("rules: {blank-around-text: info}\n")) == 3)
    #expect(Self.rules(found("rules: {blank-around-text: off}\n").diagnostics(of: "alert.yaml")) == [])
    let broken = found("rules: {blank-around-text: loud}\n")
    #expect(Self.rules(broken.diagnostics(of: "alert.yaml")) == [])
    #expect(Self.rules(broken.diagnostics(of: ".osam-lint.yml")) == ["unusable-setting"])
    let told = broken.notifications("window/showMessage").map { $0["message"] as! String }
    #expect(told.count == 1 && told[0].contains(".osam-lint.yml cannot be used as it is"), "\(told)")
  }

  /// An editor shows words in the language of the settings that hold for the file; --lang comes before them.
  @Test func languageOfSettings() {
    let system = MemorySystem()
    system.put("language: ca\n", at: ".osam-lint.yml")
    system.put("language: es\n", at: "spanish/.osam-lint.yml")
    func told(_ name: String, _ arguments: String...) -> String? {
      var editor = EditorSession(system)
      editor.begin()
      editor.open(name, EditorText.alert, language: "yaml")
      editor.leave()
      if let language = arguments.first { editor.run(language) } else { editor.run() }
      return editor.diagnostics(of: name)?.first?["message"] as? String
    }
    #expect(told("alert.yaml")?.contains("acaba amb un espai en blanc") == true, "\(told("alert.yaml") ?? "")")
    #expect(told("spanish/alert.yaml")?.contains("termina con un espacio en blanco") == true)
    #expect(told("alert.yaml", "--lang=en")?.contains("ends with a space") == true)
  }

  /// Where nothing else names a language an editor shows words in its own.
  @Test func languageOfTheEditor() {
    func told(_ locale: String, inSettings settings: String? = nil, _ arguments: [String] = []) -> String {
      let system = MemorySystem()
      // What the machine speaks says nothing about the person who edits.
      system.setEnvironment(["LANG": "ca_ES.UTF-8"])
      system.setTerminals([.output, .error])
      if let settings { system.put("language: \(settings)\n", at: ".osam-lint.yml") }
      var editor = EditorSession(system)
      editor.begin(locale: locale)
      editor.open("alert.yaml", EditorText.alert, language: "yaml")
      editor.leave()
      if let language = arguments.first { editor.run(language) } else { editor.run() }
      return editor.diagnostics(of: "alert.yaml")?.first?["message"] as? String ?? ""
    }
    let (catalan, spanish, english) = ("acaba amb un espai", "termina con un espacio", "ends with a space")
    #expect(told("ca").contains(catalan))
    #expect(told("es-ES").contains(spanish))
    for locale in ["en-GB", "fr", "", "cat"] { #expect(told(locale).contains(english), "\(locale)") }
    #expect(told("ca", inSettings: "es").contains(spanish))
    #expect(told("ca", inSettings: "en").contains(english))
    #expect(told("ca", ["--lang=es"]).contains(spanish))
  }

  /// Releases that were not read are checked as the newest one that was, however they are named.
  @Test(arguments: ["3.2.0", "3.1.0..3.2.0", "3.1.0..", "flutter:8.2.1.."])
  func releasesThatWereNotRead(_ clients: String) {
    let text = EditorText.alert.replacingOccurrences(of: "dialogDisplayDuration: 1d\n", with: "")
    func found(inSettings: Bool) -> [String]? {
      let system = MemorySystem()
      if inSettings { system.put("clients: \(clients)\n", at: ".osam-lint.yml") }
      var editor = EditorSession(system)
      editor.begin()
      editor.open("alert.yaml", text, language: "yaml")
      editor.leave()
      if inSettings { editor.run() } else { editor.run("--clients", clients) }
      return Self.rules(editor.diagnostics(of: "alert.yaml"))
    }
    #expect(found(inSettings: true) == ["blank-around-text", "missing-member"])
    #expect(found(inSettings: false) == ["blank-around-text", "missing-member"])
  }

  /// Settings that change on the disk are seen without anybody saying so.
  @Test func settingsOnTheDisk() {
    let system = MemorySystem()
    var editor = EditorSession(system)
    editor.begin()
    editor.open("alert.yaml", EditorText.alert, language: "yaml")
    editor.pause()
    editor.pause()
    editor.doing { $0.put("rules: {blank-around-text: off}\n", at: ".osam-lint.yml") }
    editor.pause()
    editor.pause()
    editor.leave()
    editor.run()
    let all = editor.notifications("textDocument/publishDiagnostics").map { ($0["diagnostics"] as! [Any]).count }
    #expect(all == [1, 0])
  }

  /// A repeated document shows in the file that is open when the folders are looked at, and goes when it is mended.
  @Test func acrossFiles() {
    let system = MemorySystem()
    let clean = EditorText.alert.replacingOccurrences(of: "Ara no ", with: "Ara no")
    system.put(clean, at: "a.yaml")
    system.put(clean, at: "b.yaml")
    var editor = EditorSession(system)
    editor.begin()
    editor.open("b.yaml", clean, language: "yaml")
    editor.pause()
    editor.notify("textDocument/didSave", ["textDocument": ["uri": EditorSession.uri("b.yaml")]])
    editor.pause()
    let other = clean.replacingOccurrences(of: "cat.bcn.bus", with: "cat.bcn.metro")
    Self.change("b.yaml", other, &editor)
    editor.notify("textDocument/didSave", ["textDocument": ["uri": EditorSession.uri("b.yaml")]])
    editor.pause()
    editor.leave()
    editor.run()
    let all = editor.notifications("textDocument/publishDiagnostics").map {
      Self.rules($0["diagnostics"] as? [[String: Any]])!
    }
    #expect(all.first == [] && all.contains(["repeated-document"]) && all.last == [], "\(all)")
    let related = editor.notifications("textDocument/publishDiagnostics").compactMap {
      (($0["diagnostics"] as! [[String: Any]]).first?["relatedInformation"] as? [[String: Any]])?.first?["location"]
        as? [String: Any]
    }
    #expect(related.first?["uri"] as? String == EditorSession.uri("a.yaml"))
    let messages = editor.notifications("textDocument/publishDiagnostics").flatMap {
      ($0["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }
    #expect(
      !messages.isEmpty && messages.allSatisfy { $0.contains("of “cat.bcn.bus” has another document") }, "\(messages)")
    #expect(editor.notifications("$/progress").count == 2)
  }

  /// Files around those of somebody else are nobody's business.
  @Test func onlyAmongOurs() {
    let system = MemorySystem()
    var editor = EditorSession(system)
    editor.begin()
    editor.open("package.json", #"{"name": "x", "version": "1.0.0"}"#)
    editor.pause()
    editor.pause()
    editor.open("alert.yaml", EditorText.alert, language: "yaml")
    editor.pause()
    editor.leave()
    editor.run()
    let methods = editor.messages.compactMap { $0["method"] as? String }
    let first = methods.firstIndex(of: "$/progress")
    #expect(first.map { $0 > methods.firstIndex(of: "textDocument/publishDiagnostics")! } == true, "\(methods)")
  }

  /// A look at folders is given up for something more urgent, and where there is too much to read.
  @Test func givenUp() {
    let memory = MemorySystem()
    memory.put("{}", at: "a.json")
    let system = EditedSystem(memory)
    func look(_ isInterrupted: @escaping @Sendable () -> Bool, most: Int) -> String {
      switch system.unless(isInterrupted, most: most, { (1...3).map { _ in system.read("a.json") } }) {
      case .done(let read): "\(read.count)"
      case .interrupted: "interrupted"
      case .tooMuch: "too much"
      }
    }
    #expect(look({ false }, most: 3) == "3")
    #expect(look({ false }, most: 2) == "too much")
    #expect(look({ true }, most: 3) == "interrupted")
    #expect(system.read("a.json") == .success(Array("{}".utf8)))
  }

  /// An entry of open settings that silences nothing is told of where it stands.
  @Test func unusedEntries() {
    let system = MemorySystem()
    let settings = "allow:\n  - {rule: long-text, path: alert.yaml, reason: Agreed.}\n"
    system.put(settings, at: ".osam-lint.yml")
    system.put(EditorText.alert, at: "alert.yaml")
    var editor = EditorSession(system)
    editor.begin()
    editor.open(".osam-lint.yml", settings, language: "yaml")
    editor.pause()
    editor.leave()
    editor.run()
    #expect(Self.rules(editor.diagnostics(of: ".osam-lint.yml")) == ["unused-suppression"])
  }

  @Test func closingClears() {
    var editor = EditorSession()
    editor.begin()
    editor.open("alert.yaml", EditorText.alert, language: "yaml")
    editor.notify("textDocument/didClose", ["textDocument": ["uri": EditorSession.uri("alert.yaml")]])
    let id = editor.ask("textDocument/hover", of: "alert.yaml", ["position": ["line": 4, "character": 2]])
    editor.leave()
    editor.run()
    let all = editor.notifications("textDocument/publishDiagnostics").map { ($0["diagnostics"] as! [Any]).count }
    #expect(all == [1, 0])
    #expect(editor.result(of: id) is NSNull)
  }

  /// Pulled or pushed, never both.
  @Test func pulled() {
    var able = EditorSession.able
    var document = able["textDocument"] as! [String: Any]
    document["diagnostic"] = [String: Any]()
    able["textDocument"] = document
    var editor = EditorSession()
    editor.begin(able)
    editor.open("alert.yaml", EditorText.alert, language: "yaml")
    let id = editor.ask("textDocument/diagnostic", of: "alert.yaml")
    let none = editor.ask("textDocument/diagnostic", of: "other.yaml")
    editor.leave()
    editor.run()
    let report = editor.result(of: id) as? [String: Any]
    #expect(Self.rules(report?["items"] as? [[String: Any]]) == ["blank-around-text"])
    #expect((editor.result(of: none) as? [String: Any])?["items"] as? [String] == [])
    #expect(editor.notifications("textDocument/publishDiagnostics").isEmpty)
  }

  /// Of quick changes that came together only the last state is looked at.
  @Test func newestWins() {
    var editor = EditorSession()
    editor.begin()
    editor.open("alert.yaml", EditorText.alert, language: "yaml")
    var frames: [UInt8] = []
    for version in 2...20 {
      frames += EditorSession.frame([
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": EditorSession.uri("alert.yaml"), "version": version],
          "contentChanges": [["text": EditorText.alert + "# \(version)\n"]],
        ],
      ])
    }
    editor.say(raw: frames)
    editor.leave()
    editor.run()
    #expect(editor.notifications("textDocument/publishDiagnostics").map { $0["version"] as! Int } == [1, 20])
  }

  /// A text that is in no file yet is checked as what the editor takes it for.
  @Test func withoutAFile() {
    for (language, count) in [("yaml", 1), ("plaintext", 0)] {
      var editor = EditorSession()
      editor.begin()
      editor.notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": "untitled:Untitled-1", "languageId": language, "version": 1, "text": EditorText.alert,
          ]
        ])
      editor.leave()
      editor.run()
      let published = editor.notifications("textDocument/publishDiagnostics")
      #expect(published.count == count, "\(language)")
    }
  }

  /// Nothing is written but what is asked for.
  @Test func nothingIsWritten() {
    let system = MemorySystem()
    system.put(EditorText.alert, at: "alert.yaml")
    var editor = EditorSession(system)
    editor.begin()
    editor.open("alert.yaml", EditorText.alert, language: "yaml")
    for method in ["codeLens", "codeAction", "documentSymbol"] {
      editor.ask(
        "textDocument/\(method)", of: "alert.yaml",
        [
          "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
          "context": [String: Any](),
        ])
    }
    let page = editor.ask(
      "workspace/executeCommand", ["command": "osam-lint.preview", "arguments": [EditorSession.uri("alert.yaml")]])
    let unknown = editor.ask("workspace/executeCommand", ["command": "rm", "arguments": ["x"]])
    let nothing = editor.ask("workspace/executeCommand", ["command": "osam-lint.preview"])
    editor.pause()
    editor.leave()
    editor.run()
    #expect(system.bytes(of: "alert.yaml") == Array(EditorText.alert.utf8))
    #expect(editor.result(of: page) as? String == "/work/alert.preview.html")
    #expect(system.bytes(of: "alert.preview.html")?.starts(with: Array("<!doctype html>".utf8)) == true)
    #expect(editor.error(of: unknown) == -32602)
    #expect(editor.error(of: nothing) == -32602)
    #expect(editor.errors.isEmpty)
  }

  /// A page bears the name of its file: the ending goes, and a dot in the name of a folder begins none.
  @Test(arguments: [
    ("v1.2/alert", "v1.2/alert.preview.html"), ("v1.2/alert.yaml", "v1.2/alert.preview.html"),
    ("v1.2/a.b.yaml", "v1.2/a.b.preview.html"), ("v1.2/.alert", "v1.2/.alert.preview.html"),
  ])
  func aPageIsBesideItsFile(_ name: String, _ page: String) {
    let system = MemorySystem()
    system.put(EditorText.alert, at: name)
    var editor = EditorSession(system)
    editor.begin()
    editor.open(name, EditorText.alert, language: "yaml")
    let written = editor.ask(
      "workspace/executeCommand", ["command": "osam-lint.preview", "arguments": [EditorSession.uri(name)]])
    editor.leave()
    editor.run()
    #expect(editor.result(of: written) as? String == "/work/\(page)")
    #expect(system.bytes(of: page)?.starts(with: Array("<!doctype html>".utf8)) == true)
    #expect(system.bytes(of: "v1.preview.html") == nil)
  }

  @Test func tagsAreOfRules() {
    for id in Diagnostics.aboutUnneeded.union(Diagnostics.aboutOldForms) { #expect(Rule.named(id) != nil, "\(id)") }
  }
}

/// Findings that a baseline has.
@Suite struct RecordedFindingTests {
  private static func shown(_ settings: String?, baseline: String? = nil) -> (
    diagnostics: [[String: Any]], messages: [String]
  ) {
    let system = MemorySystem()
    system.put(EditorText.alert, at: "alert.yaml")
    if let baseline {
      system.put(baseline, at: ".osam-lint-baseline.json")
    } else {
      _ = Program.run(["baseline", "--date", "2026-11-21", "alert.yaml"], on: system)
      _ = system.takeOutput()
    }
    if let settings { system.put(settings, at: ".osam-lint.yml") }
    var editor = EditorSession(system)
    editor.begin()
    editor.open("alert.yaml", EditorText.alert)
    editor.pause()
    editor.leave()
    editor.run("--date", "2026-11-21")
    let messages = editor.notifications("window/showMessage").map { $0["message"] as! String }
    return (editor.diagnostics(of: "alert.yaml") ?? [], messages)
  }

  @Test func theyAreHints() throws {
    let one = try #require(Self.shown(nil).diagnostics.first)
    #expect(one["severity"] as? Int == 4 && one["code"] as? String == "blank-around-text")
    #expect((one["message"] as? String)?.hasPrefix("recorded: ") == true)
    #expect(Self.shown("show-recorded: true\n").diagnostics.count == 1)
    #expect(Self.shown("show-recorded: false\n").diagnostics.isEmpty)
  }

  @Test func aBrokenBaselineIsAMessage() {
    let shown = Self.shown(nil, baseline: "{")
    #expect(shown.messages.count == 1)
    #expect(shown.messages.first?.contains(".osam-lint-baseline.json") == true, "\(shown.messages)")
  }
}

/// A lens above a case does not say its name again.
@Suite struct CaseLensTests {
  @Test(arguments: ["en", "ca", "es"]) func theNameStandsOnce(language: String) throws {
    let system = MemorySystem()
    system.put(EditorText.alert, at: "alert.yaml")
    let test = "document: alert.yaml\ncases:\n  - case: Nobody is asked\n    never: [may-update]\n"
    system.put(test, at: "alert.test.yaml")
    var editor = EditorSession(system)
    editor.begin(locale: language)
    editor.open("alert.test.yaml", test)
    let range = ["start": ["line": 2, "character": 10], "end": ["line": 2, "character": 10]]
    let data: [String: Any] = ["uri": EditorSession.uri("alert.test.yaml"), "case": 0]
    let id = editor.ask("codeLens/resolve", ["range": range, "data": data] as [String: Any])
    editor.leave()
    editor.run("--date", "2026-11-21")
    let lens = try #require(editor.result(of: id) as? [String: Any])
    let title = try #require((lens["command"] as? [String: Any])?["title"] as? String)
    #expect(!title.contains("Nobody is asked") && title.contains("may-update"), "\(title)")
    if language == "en" { #expect(title.hasPrefix("fails: says never may-update, and it does not hold: "), "\(title)") }
  }
}
