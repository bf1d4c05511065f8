import OSAMFormats
import OSAMLint

/// The page of a rule: `osam-lint explain` and docs/rules say the same.
package enum RulePage {
  package static func text(of rule: Rule) -> String { text(of: rule) { "[\($0)]" } }

  private static func text(of rule: Rule, citing link: (Fact.ID) -> String) -> String {
    var text = "# \(rule.id)\n\n\(sentence(rule.title)).\n\n"
    text += "Severity: \(severities(of: rule)). "
    let kinds = rule.kinds.isEmpty ? "settings and suppressions" : rule.kinds.map(\.id).joined(separator: ", ")
    text += "Looks at: \(kinds). Since \(rule.since).\n\n"
    text += "## Why\n\n\(rule.why)\n\n\(evidence(of: rule, citing: link))\n"
    switch rule.silencing {
    case .freely: break
    case .byEntry:
      text +=
        "What it finds may lock users out: only an entry under `allow` in the settings, with its reason, silences "
      text += "it. No comment and no baseline does, and settings do not lower its severity.\n\n"
    case .never:
      text +=
        "It keeps the rest of the file from being checked: no settings, no comment and no baseline silence it.\n\n"
    }
    if !rule.options.isEmpty {
      text += "## Options\n\nIn the settings, under `rules: \(rule.id):`.\n\n"
      for option in rule.options { text += "- `\(option.name)`: \(option.meaning) No limit where it is left out.\n" }
      text += "\n"
    }
    text += "## Repair\n\n\(repair(of: rule))\n\n"
    text += "## Examples\n\nThe place of the finding stands between ⟦ and ⟧.\n"
    for example in rule.bad { text += block(example) }
    if !rule.good.isEmpty {
      text += "\nNothing to find here:\n"
      for example in rule.good { text += block(example) }
    }
    return text
  }

  /// "error where nobody can ever see it; warning where it is probably not meant", gravest first.
  static func severities(of rule: Rule) -> String {
    Severity.allCases.reversed().compactMap { severity in
      let reasons = Effect.allCases.filter { $0.severity == severity && rule.effects.contains($0) }.map(\.words)
      return reasons.isEmpty ? nil : "\(severity.rawValue) where \(reasons.joined(separator: ", or "))"
    }.joined(separator: "; ")
  }

  private static func evidence(of rule: Rule, citing link: (Fact.ID) -> String) -> String {
    let facts = rule.evidence.compactMap(EvidencePage.fact)
    return "Evidence:\n\n" + facts.map { "- \($0.claim) (\($0.known.words)) \(link($0.id))\n" }.joined()
  }

  private static func repair(of rule: Rule) -> String {
    guard let repair = rule.repair else { return "None: what belongs there only the author knows." }
    let command =
      switch repair.safety {
      case .safe: "Safe: `osam-lint fix` makes it."
      case .unsafe: "Unsafe: only `osam-lint fix --unsafe-fixes` makes it."
      case .depends: "Safe or not, as the document and the targeted clients have it."
      }
    return "\(command) \(repair.text)"
  }

  /// The page in docs/rules: the same text, marked as generated.
  package static func page(of rule: Rule) -> String {
    generated + text(of: rule, citing: { EvidencePage.link(to: $0) })
  }

  private static let generated = "<!-- Generated from the rules by make generate. -->\n"

  /// A title as a sentence. The name of a member keeps its small letter.
  static func sentence(_ title: String) -> String {
    let word = title.prefix { $0 != " " }
    if word.dropFirst().contains(where: \.isUppercase) { return title }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func block(_ example: Example) -> String {
    var notes: [String] = []
    if let role = example.role { notes.append("--as \(role.rawValue)") }
    if let clients = example.clients { notes.append("--clients \(clients)") }
    if let settings = example.settings { notes.append("settings: \(settings)") }
    let marked = example.marked.unicodeScalars.map {
      $0 == "\u{FEFF}" || $0 == "\u{200B}" ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
    }.joined()
    let body = marked.hasSuffix("\n") ? marked : marked + "\n"
    return "\n" + (notes.isEmpty ? "" : "With `\(notes.joined(separator: " "))`:\n\n")
      + "```\(example.syntax.rawValue)\n\(body)```\n"
  }

  /// docs/rules/README.md: every rule.
  package static func index() -> String {
    var text =
      generated + "# Rules\n\nA rule's id names the mistake. Each page names the facts that the rule rests on; what is "
      + "claimed, where it stands and how it is known, is in [the evidence](../evidence/README.md).\n"
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      if rules.isEmpty { continue }
      text += "\n## \(group.title)\n\n| rule | severity | finds | repair |\n|---|---|---|---|\n"
      for rule in rules {
        text += "| [\(rule.id)](\(rule.id).md) | \(rule.severities) | \(rule.title) "
        text += "| \(rule.repair?.safety.rawValue ?? "none") |\n"
      }
    }
    return text
  }
}
