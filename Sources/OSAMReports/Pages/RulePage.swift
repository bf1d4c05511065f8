import OSAMFormats
import OSAMLint

/// The page of a rule: `osam-lint explain` and docs/rules say the same.
package enum RulePage {
  package static func text(of rule: Rule, in phrasing: Phrasing) -> String {
    text(of: rule, phrasing) { "[\($0)]" }
  }

  private static func text(of rule: Rule, _ phrasing: Phrasing, citing link: (Fact.ID) -> String) -> String {
    var text = "# \(rule.id)\n\n"
    func add(_ words: Words) { text += phrasing.text(words) + "\n\n" }
    text += "\(title(of: rule, in: phrasing)).\n\n"
    let kinds: Words =
      rule.kinds.isEmpty
      ? "settings and suppressions" : Words(value: rule.kinds.map(\.id).joined(separator: ", "))
    add("Severity: \(severities(of: rule)). Looks at: \(kinds). Since \(rule.since).")
    add("## Why")
    text += "\(paragraphs(of: rule.why, in: phrasing))\n\n\(evidence(of: rule, phrasing, citing: link))\n"
    switch rule.silencing {
    case .freely: break
    case .byEntry:
      add(
        """
        What it finds may lock users out: only an entry under `allow` in the settings, with its reason, silences it. No \
        comment and no baseline does, and settings do not lower its severity.
        """)
    case .never:
      add(
        """
        It keeps the rest of the file from being checked: no settings, no comment and no baseline silence it.
        """)
    }
    if !rule.options.isEmpty {
      add("## Options")
      add("In the settings, under `rules: \(rule.id):`.")
      for option in rule.options {
        let words: Words = "- `\(option.name)`: \(Words(said: option.meaning)) No limit where it is left out."
        text += phrasing.text(words) + "\n"
      }
      text += "\n"
    }
    add("## Repair")
    text += repair(of: rule, phrasing) + "\n\n"
    add("## Examples")
    text += phrasing.text("The place of the finding stands between ⟦ and ⟧.") + "\n"
    for example in rule.bad { text += block(example, phrasing) }
    if !rule.good.isEmpty {
      text += "\n\(phrasing.text("Nothing to find here:"))\n"
      for example in rule.good { text += block(example, phrasing) }
    }
    return text
  }

  /// "error where nobody can ever see it; warning where it is probably not meant", gravest first.
  static func severities(of rule: Rule) -> Words {
    Severity.allCases.reversed().compactMap { severity -> Words? in
      let reasons = Effect.allCases.filter { $0.severity == severity && rule.effects.contains($0) }
      if reasons.isEmpty { return nil }
      return "\(severity.word) where \(reasons.map { Words(said: $0.words) }.joined(separator: ", or "))"
    }.joined(separator: "; ")
  }

  private static func evidence(
    of rule: Rule, _ phrasing: Phrasing, citing link: (Fact.ID) -> String
  ) -> String {
    let facts = rule.evidence.compactMap(EvidencePage.fact).map { fact -> String in
      let words: Words = "- \(Words(said: fact.claim)) (\(fact.known.words)) "
      return phrasing.text(words) + link(fact.id) + "\n"
    }
    return phrasing.text("Evidence:") + "\n\n" + facts.joined()
  }

  private static func repair(of rule: Rule, _ phrasing: Phrasing) -> String {
    guard let repair = rule.repair else { return phrasing.text("None: what belongs there only the author knows.") }
    let command: Words =
      switch repair.safety {
      case .safe: "Safe: `osam-lint fix` makes it."
      case .unsafe: "Unsafe: only `osam-lint fix --unsafe-fixes` makes it."
      case .depends: "Safe or not, as the document and the targeted clients have it."
      }
    return "\(phrasing.text(command)) \(paragraphs(of: repair.text, in: phrasing))"
  }

  /// The page in docs/rules: the same text, marked as generated.
  package static func page(of rule: Rule) -> String {
    let text = generated + text(of: rule, .english, citing: { EvidencePage.link(to: $0) })
    return DevelopmentReleases.areNamed(in: text) ? text + "\n" + DevelopmentReleases.note(from: "../formats/") : text
  }

  /// The title as a sentence without its full stop. The name of a member keeps its small letter.
  static func title(of rule: Rule, in phrasing: Phrasing) -> String { sentence(phrasing.text(Words(said: rule.title))) }

  /// Prose of a table, in lines for who reads it as it is.
  static func paragraphs(of text: String, in phrasing: Phrasing) -> String {
    if phrasing.language == .en { return text }
    return phrasing.paragraphs(of: text).split(separator: "\n").map {
      FoldedText.lines(String($0), width: width).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static let width = 110

  private static let generated = "<!-- Generated from the rules by make generate. -->\n"

  /// A title as a sentence. The name of a member keeps its small letter.
  private static func sentence(_ title: String) -> String {
    let word = title.prefix { $0 != " " }
    if word.dropFirst().contains(where: \.isUppercase) { return title }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func block(_ example: Example, _ phrasing: Phrasing) -> String {
    var notes: [String] = []
    if let role = example.role { notes.append("--as \(role.rawValue)") }
    if let clients = example.clients { notes.append("--clients \(clients)") }
    if let settings = example.settings { notes.append(phrasing.text("settings: \(settings)")) }
    let marked = example.marked.unicodeScalars.map {
      $0 == "\u{FEFF}" || $0 == "\u{200B}" ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
    }.joined()
    let body = marked.hasSuffix("\n") ? marked : marked + "\n"
    return "\n" + (notes.isEmpty ? "" : phrasing.text("With `\(notes.joined(separator: " "))`:") + "\n\n")
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
      text += "\n## \(group.title.text)\n\n| rule | severity | finds | repair |\n|---|---|---|---|\n"
      for rule in rules {
        text +=
          "| [\(rule.id)](\(rule.id).md) | \(rule.severities.map(\.rawValue).joined(separator: ", ")) | \(rule.title) "
        text += "| \(rule.repair?.safety.rawValue ?? "none") |\n"
      }
    }
    return text
  }
}
