import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint explain RULE`
struct ExplainCommand: ConsoleCommand {
  static let name = "explain"

  var rule = ""

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Says what a rule finds, why it matters and how it looks.",
      operands: [
        .one(
          "rule", "Id of the rule, as findings name it.", isRequired: true,
          completion: .choices { Rule.all.map(\.id) }
        ) { $0.rule = $1 }
      ], examples: [Example("Read about a rule that a finding names:", "osam-lint explain trailing-comma")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    guard let found = Rule.named(rule) else {
      throw Failure("there is no rule “\(Quote.shortened(rule))”", hint: hint)
    }
    console.print(
      RulePage.text(of: found, console.kinds.models, in: console.formatter(on: .output), width: console.width))
    return .clean
  }

  /// The rules whose id has the word in it, else the one whose id is near.
  private var hint: LocalizedMessage {
    let ids = Rule.all.map(\.id)
    let word = rule.lowercased()
    let having = word.isEmpty ? [] : ids.filter { $0.has(word) }
    if having.count > 1, having.count <= Self.mostNamed {
      return "These have it in their name: \(list: having.map { LocalizedMessage(value: $0) })."
    }
    return (having.count == 1 ? having.first : Nearest.match(rule, in: ids)).map { "Did you mean \($0)?" }
      ?? "osam-lint rules lists them all."
  }

  /// More names than this are no help.
  private static let mostNamed = 12
}
