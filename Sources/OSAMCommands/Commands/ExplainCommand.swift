import ArgumentParser
import OSAMFormats
import OSAMLint
import OSAMReports

/// `osam-lint explain RULE`
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says what a rule finds, why it matters and how it looks.")

  @Argument(
    help: ArgumentHelp("Id of the rule, as findings name it.", valueName: "rule"),
    completion: .list(Rule.all.map(\.id)))
  var rule: String

  func run(on console: Console) throws(Failure) -> ExitStatus {
    guard let found = Rule.named(rule) else {
      let near = Nearest.match(rule, in: Rule.all.map(\.id)).map { "Did you mean \($0)?" }
      throw Failure("there is no rule “\(Quote.shortened(rule))”", hint: near ?? "osam-lint rules lists them all.")
    }
    console.print(RulePage.text(of: found))
    return .clean
  }
}
