import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax
import TestSupport
import Testing

/// Runs every example of every rule, as it stands and in altered settings. `make rule R=ID` sets
/// OSAM_LINT_RULE to run the examples of one rule only.
@Suite struct RuleExampleTests {
  @Test(arguments: rulesUnderTest())
  func examples(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    var shown: Set<Effect> = []
    var said = SaidBranches()
    for example in rule.bad { shown.formUnion(try checkBad(example, of: rule, &said)) }
    for (branch, example) in said.missing where Example.keepsWords {
      Issue.record("no example of \(id) says the words of: \(branch)", sourceLocation: Self.location(example))
    }
    // A rule without examples shows nothing.
    for effect in rule.effects where !rule.bad.isEmpty && Self.notShown[id] != effect {
      #expect(shown.contains(effect), "no bad example shows .\(effect.rawValue), which \(id) declares")
    }
    for example in rule.good { try checkGood(example, of: rule) }
  }

  static func rulesUnderTest() -> [String] {
    let wanted = environment("OSAM_LINT_RULE")
    return Rule.all.map(\.id).filter { wanted == nil || wanted == $0 }
  }

  /// One way to look at an example: the text before it, its line ends, its syntax.
  struct Setting: CustomStringConvertible, Sendable {
    var description: String
    var change: @Sendable (String) -> String
    /// Byte offset in the original -> byte offset in the changed text.
    var place: @Sendable (Int, String) -> Int
    var syntax: Tree.Syntax?
  }

  static let settings: [Setting] = [
    Setting(description: "as it stands", change: { $0 }, place: { offset, _ in offset }),
    Setting(
      description: "with CRLF", change: { $0.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") },
      place: { offset, text in
        // The original has no CR of its own when this setting applies.
        offset + text.utf8.prefix(offset).count { $0 == 0x0A }
      }),
    Setting(description: "after multi-byte text", change: widened, place: shifted),
    Setting(description: "as YAML", change: { $0 }, place: { offset, _ in offset }, syntax: .yaml),
    Setting(description: "as YAML after multi-byte text", change: widened, place: shifted, syntax: .yaml),
  ]

  /// A member nobody reads, in two-, three- and four-byte characters, on the first line.
  private static let wide = #""nota: ñ, l·l, €, 😀": 0,"#

  @Sendable private static func widened(_ text: String) -> String {
    guard text.hasPrefix("{") else { return text }
    return "{" + wide + text.dropFirst()
  }

  @Sendable private static func shifted(_ offset: Int, _ text: String) -> Int {
    text.hasPrefix("{") && offset > 0 ? offset + wide.utf8.count : offset
  }

  /// Effects that no example can show: those of documents of other folders, and of an option of the run.
  private static let notShown: [String: Effect] = [
    "repeated-document": .worthKnowing, "unrecognised-document": .worthKnowing,
  ]

  /// Returns the effects that the example shows.
  private func checkBad(_ example: Example, of rule: Rule, _ said: inout SaidBranches) throws -> Set<Effect> {
    var shown: Set<Effect> = []
    let (text, spans) = example.unmarked
    #expect(!spans.isEmpty, "a bad example needs its ⟦⟧", sourceLocation: Self.location(example))
    for setting in Self.settings(for: example, rule) {
      let report = report(on: setting.change(text), example, setting)
      let findings = report.findings.filter { $0.rule == rule.id }
      if setting.syntax == nil { checkFound(findings, report, example, setting) }
      if setting.description == Self.settings[0].description { said.add(findings, of: example) }
      let found = Set(findings.map(\.span))
      let expected = Set(
        spans.map { span in
          // The end goes with the last character, not with what follows it.
          let start = setting.place(span.start, text)
          return SourceSpan(start, span.isEmpty ? start : setting.place(span.end - 1, text) + 1)
        })
      #expect(
        found == expected,
        "\(setting): \(rule.id) is at \(found.map { ($0.start, $0.end) }), expected \(expected.map { ($0.start, $0.end) })\n\(setting.change(text))",
        sourceLocation: Self.location(example))
      shown.formUnion(findings.map(\.effect))
      for finding in findings {
        #expect(
          rule.effects.contains(finding.effect),
          "\(setting): .\(finding.effect.rawValue), which the rule does not declare",
          sourceLocation: Self.location(example))
        #expect(
          finding.effect != .worthKnowing || finding.message.help != nil,
          "\(finding.message.text) is not worth knowing",
          sourceLocation: Self.location(example))
        checkWords(finding.message, example)
        checkReports(report, finding, example)
      }
      // Of the formats that are made of the same parts once is enough.
      if setting.description == Self.settings[0].description, let finding = findings.first {
        checkFormats(report, finding, example)
      }
    }
    return shown
  }

  /// Severity and releases are those that the example gives.
  private func checkFound(_ findings: [Finding], _ report: FileReport, _ example: Example, _ setting: Setting) {
    if !Example.keepsWords { return }
    #expect(
      example.found.count == 1 || example.found.count == findings.count,
      "\(setting): \(findings.count) are found, and the example says \(example.found)",
      sourceLocation: Self.location(example))
    let targets = Self.context(of: example).targets
    let found = example.found.map(NewestRelease.filled)
    let sorted = findings.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    for (index, finding) in sorted.enumerated() {
      let words = ReleasesInWords.finding(finding, among: targets)
      let expected =
        found.count == 1 ? found[0] : index < found.count ? found[index] : ""
      if words == expected { continue }
      var alone = report
      alone.findings = [finding]
      var text = TextReport(colour: false, in: .english)
      Issue.record(
        "\(setting): found “\(words)”, and the example says “\(expected)”\n\(text.file(alone))",
        sourceLocation: Self.location(example))
    }
  }

  // MARK: With a suppression

  /// An entry of the settings silences each finding, and nothing else; a comment does the same on its line of YAML, but
  /// for rules about locking users out.
  @Test(arguments: rulesUnderTest())
  func examplesCanBeAllowed(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    // Mistakes in suppressions cannot be allowed by the settings they are in.
    for example in rule.bad where example.own == nil && rule.group != .settings && rule.silencing != .never {
      try checkEntries(example, of: rule)
      if rule.group != .collections {
        for setting in Self.settings(for: example, rule) {
          if (setting.syntax ?? example.syntax) == .yaml { try checkComment(example, of: rule, setting) }
        }
      }
    }
  }

  private func checkEntries(_ example: Example, of rule: Rule) throws {
    let input = FileInput(
      path: "example", bytes: Array(example.unmarked.text.utf8), syntax: example.syntax, isNamed: true)
    let linter = Linter(context: Self.context(of: example))
    let before = linter.checkAlone(input).findings
    for finding in before where finding.rule == rule.id {
      let pointer = finding.pointer.map { ", pointer: \(JSONValue.string($0).text(pretty: false))" } ?? ""
      let text = "allow: [{rule: \(rule.id), path: ./example, reason: known\(pointer)}]\n"
      let file = SettingsFile(path: "settings", bytes: Array(text.utf8))
      #expect(file.faults.isEmpty, "\(text)", sourceLocation: Self.location(example))
      let fileSettings = FileSettings(file: file, context: linter.context, levels: [:], path: "example")
      let after = linter.under(fileSettings).checkAlone(input).findings
      let kept = before.filter { other in
        guard other.rule == rule.id else { return true }
        guard let pointer = finding.pointer else { return false }
        // An entry for a rule about locking users out is for one finding, and silences none where there are several.
        if rule.silencing == .byEntry {
          let near = before.filter { other in
            other.rule == rule.id && (other.pointer == pointer || Self.above(other) == pointer)
          }
          return Set(near.map { "\($0.document ?? -1) \($0.pointer ?? "")" }).count > 1
            || other.pointer != pointer && Self.above(other) != pointer
        }
        return other.pointer != pointer && other.pointer?.hasPrefix(pointer + "/") != true
      }
      #expect(
        after.map(Self.place).sorted() == kept.map(Self.place).sorted(), "\(text)",
        sourceLocation: Self.location(example))
    }
  }

  /// The pointer of the value that holds the place of a finding.
  private static func above(_ finding: Finding) -> String? {
    finding.pointer.flatMap { pointer in pointer.lastIndex(of: "/").map { String(pointer[..<$0]) } }
  }

  private static func place(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.span.start) \(finding.span.end)"
  }

  private func checkComment(_ example: Example, of rule: Rule, _ setting: Setting) throws {
    let bytes = Array(setting.change(example.unmarked.text).utf8)
    let linter = Linter(context: Self.context(of: example))
    func check(_ bytes: [UInt8]) -> [Finding] {
      linter.check(FileInput(path: "example", bytes: bytes, syntax: .yaml, isNamed: true)).findings
    }
    let before = check(bytes)
    let lines = LineMap(bytes)
    for line in Set(before.filter { $0.rule == rule.id }.map { lines.position(of: $0.span.start).line }) {
      let end = lines.span(ofLine: line).end
      let comment = Array(" # osam-lint: allow \(rule.id) -- known".utf8)
      let changed = bytes[..<end] + comment + bytes[end...]
      // Where the line ends inside of a text there is no room for a comment.
      guard Self.words(Tree.read(bytes, as: .yaml)) == Self.words(Tree.read(Array(changed), as: .yaml)) else {
        continue
      }
      let after = check(Array(changed))
      let left = after.count { $0.rule == rule.id && LineMap(Array(changed)).position(of: $0.span.start).line == line }
      let complaints = after.count { $0.rule == "unusable-suppression" }
      let unused = after.count { $0.rule == "unused-suppression" }
      let whole = before.count { $0.rule == rule.id }
      #expect(
        rule.silencing != .freely ? left > 0 && complaints == 1 : left == 0 && complaints == 0 && unused == 0,
        "\(setting), line \(line): \(left) of \(whole) left\n\(String(decoding: changed, as: UTF8.self))",
        sourceLocation: Self.location(example))
    }
  }

  /// Everything a reader takes out of a text.
  private static func words(_ tree: Tree) -> [String] {
    tree.nodeIDs.map { tree.nodes[$0].isContainer ? "\(tree.kind($0))" : tree.text($0) } + [
      "\(tree.faults.count)"
    ]
  }

  /// Reports for people show the finding: its place as people count it, its rule, its words.
  private func checkReports(_ report: FileReport, _ finding: Finding, _ example: Example) {
    let position = LineMap(report.bytes).position(of: finding.span.start)
    let place = "\(report.path):\(position.line):\(position.column)"
    let message = finding.message
    let title = "\(finding.severity.rawValue)[\(finding.rule)]: \(message.what.text)"
    let last = message.help.map { String($0.text.dropFirst().dropLast()) } ?? title
    for colour in [false, true] {
      var text = TextReport(colour: colour, width: 10_000, in: .english)
      var concise = ConciseReport(colour: colour, in: .english)
      for (output, words) in [
        (text.file(report), [title, "--> \(place)", message.effect?.text ?? title, last]),
        (concise.file(report), ["\(place): \(title)"]),
      ] {
        let plain = output.split(separator: "\u{1B}").map { $0.drop { $0 != "m" }.dropFirst() }.joined()
        for one in words {
          #expect((colour ? plain : output).contains(one), "\(output)", sourceLocation: Self.location(example))
        }
      }
    }
  }

  /// Every format names the rule, and what is meant for machines can be read by one.
  private func checkFormats(_ report: FileReport, _ finding: Finding, _ example: Example) {
    for format in ReportFormat.all {
      var output = format.report(ReportSettings())
      let written = output.start() + output.file(report) + output.finish(Summary())
      #expect(written.contains(finding.rule), "\(format): \(written)", sourceLocation: Self.location(example))
      guard format.notation == .json else { continue }
      let tree = Tree.read(Array(written.utf8), as: .json)
      #expect(tree.faults.isEmpty, "\(format): \(written)", sourceLocation: Self.location(example))
    }
  }

  /// One sentence without a full stop, no exclamation outside of quoted values; help is a sentence.
  private func checkWords(_ message: Message, _ example: Example) {
    #expect(
      !message.text.isEmpty && !message.text.hasSuffix("."), "\(message.text)", sourceLocation: Self.location(example))
    #expect(
      !message.text.contains("!") || message.text.contains("“"), "\(message.text)",
      sourceLocation: Self.location(example))
    if let help = message.help?.text {
      #expect(help.hasSuffix(".") || help.hasSuffix("?"), "\(help)", sourceLocation: Self.location(example))
    }
  }

  private func checkGood(_ example: Example, of rule: Rule) throws {
    let (text, spans) = example.unmarked
    #expect(spans.isEmpty, "a good example has no marks", sourceLocation: Self.location(example))
    for setting in Self.settings(for: example, rule) {
      let findings = report(on: setting.change(text), example, setting).findings.filter { $0.rule == rule.id }
      #expect(findings.isEmpty, "\(setting): \(findings.map(\.message.text))", sourceLocation: Self.location(example))
    }
  }

  /// As it stands, and in one other setting that applies, in turn; in all of them where there is time, and where one
  /// rule is looked at.
  static func settings(for example: Example, _ rule: Rule) -> [Setting] {
    let all = settings.filter { applies($0, to: example, rule) }
    if Effort.isLong || environment("OSAM_LINT_RULE") != nil || all.count < 3 { return all }
    return [all[0], all[1 + example.line % (all.count - 1)]]
  }

  private static func applies(_ setting: Setting, to example: Example, _ rule: Rule) -> Bool {
    if example.own != nil, setting.description != "as it stands", setting.description != "with CRLF" {
      return false
    }
    // The member that widens the line is itself an unknown key.
    if setting.description.contains("multi-byte"), rule.id == "unknown-key" || example.syntax == .yaml { return false }
    if setting.description == "with CRLF", example.marked.contains("\r") { return false }
    guard setting.syntax == .yaml else { return true }
    // Where both syntaxes are legal a document has the same findings in both.
    let (text, _) = example.unmarked
    let json = Tree.read(Array(text.utf8), as: .json)
    let yaml = Tree.read(Array(text.utf8), as: .yaml)
    return example.syntax == .json && json.faults.isEmpty && yaml.faults.isEmpty && rule.group != .files
  }

  /// How an example is to be checked.
  static func context(of example: Example) -> CheckContext {
    var options = CheckContext(now: Example.date)
    options.role = example.role ?? .usual(for: example.syntax)
    options.kind = example.kind
    if let clients = example.clients {
      switch ClientSelection.parse(clients) {
      case .success(let set):
        options.targets = set
        options.substitutions = ReleaseSubstitutions(in: &options.targets)
        options.namedLibraries = ClientSelection.libraries(namedIn: clients)
      case .failure(let problem): Issue.record("\(problem)", sourceLocation: location(example))
      }
    }
    if let text = example.settings {
      let file = SettingsFile(path: "settings", bytes: Array(text.utf8))
      #expect(file.faults.isEmpty, "\(file.faults.map(\.message.text))", sourceLocation: location(example))
      options.choices = file.base.choices
      options.serverClock = file.base.serverClock?.value ?? .written
    }
    return options
  }

  private func report(on text: String, _ example: Example, _ setting: Setting) -> FileReport {
    let input = FileInput(
      path: example.path, bytes: Array(text.utf8), syntax: setting.syntax ?? example.syntax, isNamed: true)
    return example.linter(Self.context(of: example)).checkAlone(input)
  }

  static func location(_ example: Example) -> SourceLocation {
    // The printed part is the end of the file's id.
    let name = example.file.split(separator: "/").last.map(String.init) ?? "Example.swift"
    return SourceLocation(fileID: "OSAMLint/\(name)", filePath: example.file, line: example.line, column: 1)
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
