import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The page of a rule: `osam-lint explain` and docs/rules say the same, in the order in which somebody asks who has a finding.
package enum RulePage {
  /// For who reads it as it is: prose in lines of a width, examples as they stand.
  package static func text(
    of rule: Rule, _ models: DecisionModels, in formatter: MessageFormatter, width: Int = RulePage.width
  ) -> String {
    RulePageText(rule, models, formatter, isFile: false, width: min(width, RulePage.width)).text
  }

  /// The page in docs/rules: the same text, marked as generated, with links.
  package static func page(of rule: Rule, _ models: DecisionModels) -> String {
    let text = generated + RulePageText(rule, models, .english, isFile: true).text
    let development = DevelopmentReleases(of: models.kinds)
    return development.areNamed(in: text) ? text + "\n" + development.note(from: "../formats/") : text
  }

  /// "error where nobody can ever see it; warning where it is probably not meant", gravest first.
  static func severities(of rule: Rule) -> LocalizedMessage {
    Severity.allCases.reversed().compactMap { severity -> LocalizedMessage? in
      let reasons = Effect.allCases.filter { $0.severity == severity && rule.effects.contains($0) }
      if reasons.isEmpty { return nil }
      return "\(severity.word) where \(reasons.map { LocalizedMessage(said: $0.words) }.joined(separator: ", or "))"
    }.joined(separator: "; ")
  }

  /// The title as a sentence without its full stop. The name of a member keeps its small letter.
  static func title(of rule: Rule, in formatter: MessageFormatter) -> String {
    let title = formatter.text(LocalizedMessage(said: rule.title))
    let word = title.prefix { $0 != " " }
    if word.dropFirst().contains(where: { $0.isUppercase }) { return title }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Prose of a table, in lines for who reads it as it is.
  static func paragraphs(of text: String, in formatter: MessageFormatter, width: Int = RulePage.width) -> String {
    // In English it stands in lines of that width already.
    if formatter.language == .en, width == Self.width { return text }
    let paragraphs =
      formatter.language == .en
      ? Prose.paragraphs(of: text) : formatter.paragraphs(of: text).split(separator: "\n").map(String.init)
    return paragraphs.map { FoldedText.lines($0, width: width).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Columns where nobody asks for fewer.
  package static let width = 110

  private static let generated = "<!-- Generated from the rules by make generate. -->\n"

  /// Good documents that examples are made of, with what the index calls them.
  static let usual: [(title: String, example: Example)] = [
    ("Version control", .version()), ("Rating", .rating()), ("Version control of the older libraries", .olderVersion()),
    ("Rating of the older libraries", .olderRating()), ("Prince of Versions", .prince()),
    ("A configuration of Prince of Versions", .configuration()),
    ("Version control as people write it", Example(Example.authored, syntax: .yaml)),
    ("Two documents of one file", .stream([[:], [:]])),
  ]

  static let usualTexts = usual.map { $0.example.unmarked.text }

  static func block(of example: Example) -> String {
    let lines = ExampleExcerpt.lines(of: example.unmarked.text).map { ExampleExcerpt.plain($0) + "\n" }
    return "```\(example.syntax.rawValue)\n\(lines.joined())```\n"
  }

  /// docs/rules/README.md: every rule.
  package static func index() -> String {
    var text =
      generated + "# Rules\n\nA rule's id names the mistake. Each page names the facts that the rule rests on; what is "
      + "claimed, where it stands and how it is known, is in [the evidence](../evidence/README.md).\n"
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      if rules.isEmpty { continue }
      text += "\n## \(group.title.text)\n\n| rule | severity | finds | fix |\n|---|---|---|---|\n"
      for rule in rules {
        text +=
          "| [\(rule.id)](\(rule.id).md) | \(rule.severities.map { $0.rawValue }.joined(separator: ", ")) | \(rule.title) "
        text += "| \(rule.repair?.safety.rawValue ?? "none") |\n"
      }
    }
    text +=
      "\n## Documents of the examples\n\nThe examples of the rules are these documents with a few lines changed.\n"
    for (title, example) in usual {
      text += "\n<details><summary>\(title)</summary>\n\n\(block(of: example))\n</details>\n"
    }
    return text
  }
}
