import OSAMFormats
import OSAMLint
import OSAMReports

/// `osam-lint rules`
struct RulesCommand: ConsoleCommand {
  static let name = "rules"

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(Self.self, title: "Lists every rule, by what it is about.")
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let width = Rule.all.map(\.id.count).max() ?? 0
    let formatter = console.formatter(on: .output)
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      if rules.isEmpty { continue }
      console.print(formatter.text(group.title) + "\n")
      for rule in rules {
        let id = "  " + rule.id + String(repeating: " ", count: width - rule.id.count + 2)
        let severities = formatter.text(rule.severities.map(\.word).joined(separator: ", "))
        let title = formatter.text(LocalizedMessage(said: rule.title)) + " (\(severities))"
        for line in FoldedText.lines(title, width: console.width, before: id, hanging: id.count) {
          console.print(line + "\n")
        }
      }
      console.print("\n")
    }
    console.print(formatter.text("osam-lint explain RULE tells more.") + "\n")
    return .clean
  }
}
