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
      throw Failure("there is no rule “\(Quote.shortened(rule))”", hint: hint)
    }
    console.print(RulePage.text(of: found))
    return .clean
  }

  /// The rules whose id has the word in it, else the one whose id is near.
  private var hint: String {
    let ids = Rule.all.map(\.id)
    let word = rule.lowercased()
    let having = word.isEmpty ? [] : ids.filter { $0.contains(word) }
    if having.count > 1, having.count <= Self.mostNamed { return "These have it in their name: \(Prose.list(having))." }
    return (having.count == 1 ? having.first : Nearest.match(rule, in: ids)).map { "Did you mean \($0)?" }
      ?? "osam-lint rules lists them all."
  }

  /// More names than this are no help.
  private static let mostNamed = 12
}
