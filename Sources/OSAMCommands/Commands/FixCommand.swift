import OSAMFormats

/// `osam-lint fix`: short for `check --fix`.
struct FixCommand: ConsoleCommand {
  static let name = "fix"

  var check = CheckCommand()

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Fixes what is certain: short for check --fix.",
      text: """
        Safe fixes never change what an app that can use a document does with it; osam-lint explain RULE says what \
        each of them writes. Files are replaced as a whole or not at all. For standard input, fix writes the fixed \
        text to standard output.
        """,
      operands: CheckCommand.operands.within { $1(&$0.check) },
      options: CheckCommand.repairingOptions(kinds).map { part in part.within { $1(&$0.check) } },
      foreign: CheckCommand.foreign + foreign,
      examples: [Example("See what would be fixed:", "osam-lint fix --diff alert.json")])
  }

  private static let foreign: [(name: String, hint: LocalizedMessage)] = [
    (name: "--watch", hint: "osam-lint check --watch looks on, and fixes nothing.")
  ]

  func run(on console: Console) throws(Failure) -> ExitStatus {
    var check = check
    check.fix = true
    return try check.run(on: console)
  }
}
