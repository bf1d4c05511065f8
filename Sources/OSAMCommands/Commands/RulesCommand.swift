import OSAMLint

/// `osam-lint rules`
struct RulesCommand: ConsoleCommand {
  static let name = "rules"

  static var row: CommandRow { CommandRow(Self.self, title: "Lists every rule, by what it is about.") }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let width = Rule.all.map(\.id.count).max() ?? 0
    let levels = Rule.all.map(\.severities.count).max() ?? 0
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
      if rules.isEmpty { continue }
      console.print("\(group.title)\n")
      for rule in rules {
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        let severity = rule.severities + String(repeating: " ", count: levels - rule.severities.count)
        console.print("  \(id)  \(severity)  \(rule.title)\n")
      }
      console.print("\n")
    }
    console.print("osam-lint explain RULE tells more.\n")
    return .clean
  }
}
