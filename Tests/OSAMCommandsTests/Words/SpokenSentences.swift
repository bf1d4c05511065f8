import Foundation
import OSAMDecisions
import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMReports
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// Has the program say everything it can say: rules, their pages and examples, help, started files, transcripts,
/// samples in an editor.
struct SpokenSentences {
  let spoken: SpokenLanguage

  init(_ language: Language) { spoken = SpokenLanguage(language) }

  func everything() throws {
    sayRules()
    sayTables()
    sayHelp()
    try sayTranscripts()
    try saySamples()
    for page in DocumentationTests.pages {
      spoken.enter("samples")
      _ = try DocumentationTests.answers(of: page, in: spoken.language, speaking: spoken.catalogues)
    }
    sayOneOfMany()
    sayPlaces()
  }

  /// Places that no sample has: a date that is not there yet, a requirement of the settings, a recorded finding.
  private func sayPlaces() {
    spoken.enter("in editors")
    let system = MemorySystem()
    system.setEnvironment([SpokenLanguage.variable: spoken.language.rawValue])
    system.put("requirement-keys: [region]\n", at: ".osam-lint.yml")
    system.put(EditorText.alert, at: "alert.yaml")
    _ = Program.run(["baseline", "--date", "2026-11-21", "alert.yaml"], on: system, speaking: spoken.catalogues)
    _ = system.takeOutput()
    var editor = EditorSession(system)
    editor.catalogues = spoken.catalogues
    editor.begin()
    editor.open("alert.yaml", EditorText.alert)
    for (number, text) in [
      "packageName: a.b\ncomparisonMode: LAZY\nstartDate: |\n", "packageName: a.b\ncomparisonMode: LAZY\nendDate: |\n",
      "packageName: a.b\nplatform: ANDROID\ncomparisonMode: LAZY\nurl: |\n",
      "ios2:\n  - last_version_available: 1.2.3\n    requirements:\n      |\n", "clients: osam|\n",
    ].enumerated() {
      let name = text.hasPrefix("clients") ? ".osam-lint.yml" : "\(number).yaml"
      let parts = text.components(separatedBy: "|")
      editor.open(name, parts.joined())
      let lines = parts[0].components(separatedBy: "\n")
      editor.ask(
        "textDocument/completion", of: name,
        ["position": ["line": lines.count - 1, "character": lines.last!.utf16.count]])
    }
    editor.open("never.json", #"{"data": {"packageName": "a.b", "comparisonMode": "LAZY", "endDate": \#(Int64.max)}}"#)
    editor.ask("textDocument/hover", of: "never.json", ["position": ["line": 0, "character": 72]])
    editor.pause()
    editor.leave()
    editor.run("--date", "2026-11-21")
  }

  /// Words of which a session says one or another.
  private func sayOneOfMany() {
    spoken.enter("one of many")
    let days: [Int64] = (1...12).map { $0 * 30 - 15 }
    var words = days.compactMap { day -> LocalizedMessage? in
      let moment = Instant(day * 86_400_000)
      return SpokenValue.moment(moment, in: .utc)
    }
    let durations: [Int64] = [-1, 0, 1, 2, 60, 120, 3600, 7200, 86_400, 172_800]
    words += durations.map { SpokenValue.duration(seconds: $0) }
    let members: [TextChange.Member] = [
      .outcome, .updateVersion, .title, .message, .checkbox, .leaving, .blocks, .button(1), .opens(1), .reports(1),
      .crashes(1), .mayOpenNothing(1), .then(1),
    ]
    words += members.map(\.words)
    words += [VersionOrder.lower, .equal, .greater].map(\.word)
    words += unreadable().map(LocalizedMessage.init(said:))
    for words in words { _ = spoken.formatter.text(words) }
  }

  /// Words of readers about texts that no document is: these have no gaps.
  private func unreadable() -> [String] {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: AppleJSON.deepest + 2)
    let halves: [[UInt8]] = [[0xFE, 0xFF, 0xD8, 0x00], [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x11, 0x00, 0x00]]
    let texts = [deep] + halves + ["[1 2]", "{\"a\": 1 2}"].map { Array($0.utf8) }
    return texts.flatMap { text -> [String] in
      let read = [
        AppleJSON.read(text, keeps: .last), AppleJSON.read(text, keeps: .first), AndroidJSON.read(text),
        ReferenceJSON.read(text),
      ]
      return read.compactMap { read in
        if case .failure(let failure) = read { failure.words } else { nil }
      }
    }
  }

  // MARK: Rules

  private func sayRules() {
    for rule in Rule.all {
      spoken.enter(rule.id)
      for example in rule.bad + rule.good { say(example) }
    }
    for rule in Rule.all {
      spoken.enter(rule.id)
      _ = spoken.formatter.text(LocalizedMessage(said: rule.title))
      _ = spoken.formatter.paragraphs(of: rule.why)
      if let repair = rule.repair { _ = spoken.formatter.paragraphs(of: repair.text) }
      for option in rule.options { _ = spoken.formatter.text(LocalizedMessage(said: option.meaning)) }
    }
    for rule in Rule.all {
      spoken.enter("pages of rules")
      _ = RulePage.text(of: rule, in: spoken.formatter)
    }
  }

  private func say(_ example: OSAMLint.Example) {
    var context = example.checkContext
    context.tellsKinds = true
    var linter = Linter(context: context)
    linter.tests = { Kinds.released.tests }
    var report = linter.checkAlone(example.input())
    report.say(MessageFormatters(spoken.formatter))
  }

  // MARK: Tables

  private func sayTables() {
    let formatter = spoken.formatter
    for kind in DocumentKind.all {
      spoken.enter(kind.id)
      _ = kind.starter(at: MemorySystem.usualNow, in: formatter)
      for member in kind.members {
        for words in [member.meaning, member.assumedValue, member.documentedAs].compactMap({ $0 }) {
          _ = formatter.text(LocalizedMessage(said: words))
        }
        _ = formatter.text(member.type.title)
        _ = formatter.text(member.need(among: kind.clients))
        if case .oneOf(let choices) = member.type {
          for choice in choices { _ = formatter.text(LocalizedMessage(said: choice.meaning)) }
        }
      }
    }
    spoken.enter("settings")
    _ = SettingsTable.released.starter(in: formatter)
    for row in SettingsTable.released.rows { _ = formatter.text(row.shape.title) }
    spoken.enter("test files")
    say(Kinds.released.tests.keys.rows)
    say(SettingsTable.released.rows)
  }

  private func say(_ rows: [KeyRow]) {
    for row in rows {
      for words in [row.meaning, row.absent, row.shape.title].compactMap({ $0 }) { _ = spoken.formatter.text(words) }
      say(row.shape)
    }
  }

  private func say(_ shape: KeyShape) {
    switch shape {
    case .list(let inner), .several(let inner): say(inner)
    case .object(let rows): say(rows)
    case .word(let word), .pairs(let word): _ = spoken.formatter.text(word.title)
    case .flag, .rules: break
    }
  }

  private func sayHelp() {
    for row in [nil] + CommandTable.commands(.released) {
      spoken.enter("osam-lint \(row?.name ?? "")")
      _ = Program.help(of: row, in: spoken.formatter)
    }
  }

  // MARK: Sessions

  private func sayTranscripts() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Transcripts")
    let commands = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for command in commands.sorted(by: { $0.path < $1.path }) where command.hasDirectoryPath {
      let name = command.lastPathComponent
      if name == "Files" { continue }
      spoken.enter("osam-lint \(name)")
      let files = try FileManager.default.contentsOfDirectory(at: command, includingPropertiesForKeys: nil)
      for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "txt" {
        let text = try String(contentsOf: file, encoding: .utf8)
        _ = try Transcript.replay(text, filesFolder: folder.appendingPathComponent("Files"), in: spoken)
      }
    }
  }

  // MARK: Samples

  private func saySamples() throws {
    for (name, text) in try Self.samples() {
      spoken.enter("samples")
      let system = MemorySystem()
      system.setEnvironment([SpokenLanguage.variable: spoken.language.rawValue])
      system.put(text, at: name)
      for arguments in [
        ["check", "--verbose"], ["compat"], ["simulate", "--version", "1"], ["outcomes"], ["preview"], ["agenda"],
        ["check", "--format", "markdown"], ["outcomes", "--format", "markdown"], ["init", "test"],
        ["prove", "--never", "error"], ["migrate", "--to", "osam-version"], ["migrate", "--to", "prince"],
      ] {
        _ = Program.run(arguments + [name], on: system, speaking: spoken.catalogues)
      }
      spoken.enter("in editors")
      sayInEditor(name, text)
    }
  }

  private static func samples() throws -> [(name: String, text: String)] {
    let folder = SharedFiles.packageRoot.appendingPathComponent("samples")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().filter { $0.hasSuffix("json") || $0.hasSuffix("yaml") }.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return (name.split(separator: "/").joined(separator: "-"), text)
    }
  }

  private func sayInEditor(_ name: String, _ text: String) {
    let system = MemorySystem()
    system.setEnvironment([SpokenLanguage.variable: spoken.language.rawValue])
    system.put(text, at: name)
    var editor = EditorSession(system)
    editor.catalogues = spoken.catalogues
    editor.begin()
    let uri = EditorSession.folder + "/" + name
    editor.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "json", "version": 1, "text": text]])
    let document: [String: Any] = ["uri": uri]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      for column in [4, 16] where column < line.utf16.count {
        let position = ["line": number, "character": column]
        editor.ask("textDocument/hover", ["textDocument": document, "position": position])
        if number % 4 == 0 { editor.ask("textDocument/completion", ["textDocument": document, "position": position]) }
      }
    }
    let range: [String: Any] = [
      "start": ["line": 0, "character": 0], "end": ["line": lines.count, "character": 0],
    ]
    editor.ask("textDocument/inlayHint", ["textDocument": document, "range": range])
    editor.ask("textDocument/codeAction", ["textDocument": document, "range": range, "context": [String: Any]()])
    editor.ask(
      "codeLens/resolve", ["range": range, "data": ["uri": uri, "document": 0] as [String: Any]] as [String: Any])
    editor.ask(
      "codeLens/resolve", ["range": range, "data": ["uri": uri, "page": true] as [String: Any]] as [String: Any])
    editor.leave()
    editor.run()
  }
}
