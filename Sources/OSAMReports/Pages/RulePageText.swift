import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Text of a rule's page, section by section.
struct RulePageText {
  private(set) var text = ""
  private let rule: Rule
  private let models: DecisionModels
  private let bad: [Example]
  private let good: [Example]
  /// The finding of the rule in its first example.
  private let found: Finding?
  private let formatter: MessageFormatter
  /// A browser shows it, with links and a part that folds.
  private let isFile: Bool
  /// Columns of prose.
  private let width: Int

  init(_ rule: Rule, _ models: DecisionModels, _ formatter: MessageFormatter, isFile: Bool, width: Int = RulePage.width)
  {
    self.rule = rule
    self.models = models
    self.formatter = formatter
    self.isFile = isFile
    self.width = width
    bad = rule.bad
    good = rule.good
    found = rule.shownFinding(models)
    text = "# \(rule.id)\n\n\(RulePage.title(of: rule, in: formatter)).\n\n"
    add("Severity: \(RulePage.severities(of: rule)). Looks at: \(subject). Since \(rule.since).")
    if let found {
      add("## What it says")
      addBlock("text", FindingText(width: min(width, FoldedText.usualWidth), formatter: formatter).text(of: found))
    }
    add("## Why")
    text += RulePage.paragraphs(of: rule.why, in: formatter, width: width) + "\n\n"
    let shown = addExample()
    add("## How to allow it")
    addAllowing()
    addOptions()
    addOthers(than: shown)
    let unreported = excerpts(good, beside: bad.map { $0.unmarked.text }, context: 0)
    if !unreported.isEmpty {
      add("## What is not reported")
      text += unreported
    }
    add("## Evidence")
    addEvidence()
  }

  // MARK: Writing

  private mutating func add(_ words: LocalizedMessage) { addProse(formatter.text(words)) }

  /// A paragraph, in lines for who reads it as it is.
  private mutating func addProse(_ prose: String, hanging: Int = 0, end: String = "\n\n") {
    let isHeading = prose.utf8.first == UInt8(ascii: "#")
    let lines = isFile || isHeading ? [prose] : FoldedText.lines(prose, width: width, hanging: hanging)
    text += lines.joined(separator: "\n") + end
  }

  private mutating func addBlock(_ language: String, _ lines: String) {
    text += "```\(language)\n\(lines)```\n\n"
  }

  /// The things that the rule looks at: kinds of document, or files of our own.
  private var subject: LocalizedMessage {
    let kinds = models.kinds.all.filter(rule.looksAt)
    if !kinds.isEmpty { return LocalizedMessage(value: kinds.map({ $0.id }).joined(separator: ", ")) }
    switch rule.group {
    case .tests: return "test files"
    case .settings: return "settings and suppressions"
    default: return "files of no known kind"
    }
  }

  private mutating func addOptions() {
    if rule.options.isEmpty { return }
    add("## Options")
    add("In the settings, under `rules: \(rule.id):`.")
    for option in rule.options {
      let words: LocalizedMessage =
        "- `\(option.name)`: \(LocalizedMessage(said: option.meaning)) No limit where it is left out."
      addProse(formatter.text(words), hanging: 2, end: "\n")
    }
    text += "\n"
  }

  private mutating func addEvidence() {
    for fact in rule.evidence.compactMap(EvidencePage.fact) {
      let words: LocalizedMessage = "- \(LocalizedMessage(said: fact.claim)) (\(fact.known.words)) "
      let link = isFile ? EvidencePage.link(to: fact.id) : "[\(fact.id)]"
      addProse(formatter.text(words) + link, hanging: 2, end: "\n")
    }
  }

  // MARK: Examples

  /// The first example that has a repair, before and after, or else the first one, with its marks; and its number.
  private mutating func addExample() -> Int? {
    if let repaired = difference {
      add("## Before and after")
      addBlock("diff", repaired.lines)
      addRepair()
      addRest(of: bad[repaired.example])
      return repaired.example
    }
    guard let first = bad.first else {
      add("## Fix")
      addRepair()
      return nil
    }
    add("## Example")
    add("The place of the finding stands between ⟦ and ⟧.")
    text += excerpts([first], beside: likeBad, context: 1)
    addRepair()
    addRest(of: first)
    return 0
  }

  /// Documents that bad examples are compared with.
  private var likeBad: [String] { good.map { $0.unmarked.text } + RulePage.usualTexts }

  private mutating func addRepair() {
    guard let repair = rule.repair else { return add("No fix: only the author knows what belongs there.") }
    let command: LocalizedMessage =
      switch repair.safety {
      case .safe: "Safe: `osam-lint fix` makes it."
      case .unsafe: "Unsafe: only `osam-lint fix --unsafe-fixes` makes it."
      case .depends: "Safe or not, as the document and the targeted clients have it."
      }
    addProse("\(formatter.text(command)) \(formatter.paragraphs(of: repair.text))")
  }

  /// The first example that is repaired, and what that changes.
  private var difference: (example: Int, lines: String)? {
    if rule.repair == nil { return nil }
    for (number, example) in bad.enumerated() {
      let input = example.input()
      let fixer = Fixer(linter: example.linter(example.checkContext(models), rules: [rule]), allowsUnsafe: true)
      let bytes = fixer.repair(input).bytes
      if bytes == input.bytes { continue }
      return (number, ExampleExcerpt.difference(input.bytes, bytes).map { $0 + "\n" }.joined())
    }
    return nil
  }

  /// Where the lines are that an example leaves out.
  private mutating func addRest(of example: Example) {
    let excerpt = ExampleExcerpt(
      example, beside: good.map { $0.unmarked.text }, usual: RulePage.usualTexts, context: 1)
    if !isFile || !excerpt.isPart { return }
    if excerpt.isOfUsual {
      text += "The other lines are those of [a usual document](README.md#documents-of-the-examples).\n\n"
    } else {
      text += "<details><summary>The whole document</summary>\n\n\(RulePage.block(of: example))\n</details>\n\n"
    }
  }

  private mutating func addOthers(than shown: Int?) {
    let blocks = excerpts(bad.indices.filter { $0 != shown }.map { bad[$0] }, beside: likeBad, context: 1)
    if blocks.isEmpty { return }
    add("## What else it finds")
    text += blocks
  }

  /// Examples in as few blocks as they can stand in; the first one with lines around.
  private func excerpts(_ examples: [Example], beside others: [String], context: Int) -> String {
    var text = ""
    var head: String?
    var lines: [String] = []
    func end() {
      if head != nil { text += lines.map { $0 + "\n" }.joined() + "```\n\n" }
      lines = []
    }
    for (number, example) in examples.enumerated() {
      let excerpt = ExampleExcerpt(
        example, beside: others, usual: RulePage.usualTexts, context: number == 0 ? context : 0
      ).lines
      if excerpt.isEmpty { continue }
      let fence = notes(of: example) + "```\(example.syntax.rawValue)\n"
      if fence != head {
        end()
        head = fence
        text += fence
      } else {
        lines.append("")
      }
      lines += excerpt
    }
    end()
    return text
  }

  /// How an example is checked, where that matters.
  private func notes(of example: Example) -> String {
    var notes: [String] = []
    if let role = example.role { notes.append("--as \(role.rawValue)") }
    if let clients = example.clients { notes.append("--clients \(clients)") }
    if let settings = example.settings { notes.append(formatter.text("settings: \(settings)")) }
    return notes.isEmpty ? "" : formatter.text("With `\(notes.joined(separator: " "))`:") + "\n\n"
  }

  // MARK: Allowing

  private mutating func addAllowing() {
    if case .own = rule.check {
      // Something that cannot be done is no matter of taste; something that does nothing may stand there.
      if rule.effects == [.withoutEffect] {
        add("`\(rule.id): \"off\"` under `rules` in `.osam-lint.yml` switches the rule off.")
      } else {
        add("Nothing silences it.")
      }
      return
    }
    switch rule.silencing {
    case .never:
      return add(
        """
        It keeps the rest of the file from being checked: no settings, no comment and no baseline silence it.
        """)
    case .byEntry:
      add(
        """
        What it finds may lock users out: only an entry under `allow` in the settings, with its reason, silences it. No \
        comment and no baseline does, and settings do not lower its severity.
        """)
    case .freely where canComment:
      add(
        """
        In YAML with a comment on the line, or on the line above. In JSON, which has no comments, with an entry in \
        `.osam-lint.yml`. `\(rule.id): "off"` under `rules` there switches the rule off.
        """)
      return addBlock("yaml", "# osam-lint: allow \(rule.id) -- \(Allowing.reason)\n\n\(entry)")
    case .freely:
      add(
        """
        With an entry in `.osam-lint.yml`. `\(rule.id): "off"` under `rules` there switches the rule off.
        """)
    }
    addBlock("yaml", entry)
  }

  /// The entry that editors write for the finding of the first example.
  private var entry: String {
    let finding =
      found
      ?? Finding(
        rule: rule.id, effect: rule.effects[0], message: Message(""), span: SourceSpan(0, 0), pointer: nil,
        clients: .empty, document: nil, kind: nil, role: nil)
    return Allowing.entry(for: finding, path: "config/alert.json", in: [], SettingsTable(models.kinds))?.text ?? ""
  }

  /// True if a comment can do it: in YAML, for some example, it does.
  private var canComment: Bool {
    if bad.isEmpty { return true }
    return bad.contains { example in
      guard let found = example.findings(of: rule, as: .yaml, models).first else { return false }
      var input = example.input(as: .yaml)
      let linter = Linter(context: example.checkContext(models))
      return Allowing.comments(for: found, in: Tree.read(input.bytes, as: .yaml)).contains { comment in
        input.bytes = [comment].applied(to: input.bytes)
        let report = linter.checkAlone(input)
        // A rule that compares documents has its own count of what was allowed.
        if case .across = rule.check { return !report.findings.contains { $0.rule == rule.id } }
        return report.suppressed?.rules.contains(rule.id) == true
      }
    }
  }
}
