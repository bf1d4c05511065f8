import OSAMFormats
import OSAMLint

/// `osam-lint rules`
struct RulesCommand: ConsoleCommand {
  static let name = "rules"

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(Self.self, title: "Lists every rule, by what it is about.")
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let width = Rule.all.map(\.id.count).max() ?? 0
    let phrasing = console.phrasing(on: .output)
    func severities(_ rule: Rule) -> String { phrasing.text(rule.severities.map(\.word).joined(separator: ", ")) }
    let levels = Rule.all.map { severities($0).count }.max() ?? 0
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      if rules.isEmpty { continue }
      console.print(phrasing.text(group.title) + "\n")
      for rule in rules {
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        let severity = severities(rule)
        let blanks = String(repeating: " ", count: levels - severity.count)
        console.print("  \(id)  \(severity)\(blanks)  \(phrasing.text(Words(said: rule.title)))\n")
      }
      console.print("\n")
    }
    console.print(phrasing.text("osam-lint explain RULE tells more.") + "\n")
    return .clean
  }
}
