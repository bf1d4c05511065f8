import ArgumentParser

/// `osam-lint fix`: short for `check --fix`.
struct FixCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    _superCommandName: "osam-lint",
    abstract: "Repairs what is certain: short for check --fix.",
    usage: "osam-lint fix [<options>] [<path> ...]",
    discussion: """
      Safe repairs never change what an app that can use a document does with it; osam-lint explain RULE says what \
      each of them writes. Files are replaced as a whole or not at all. Of standard input the repaired text goes \
      to standard output.
      """)

  @OptionGroup var check: CheckCommand

  func run(on console: Console) throws(Failure) -> ExitStatus {
    var check = check
    check.fix = true
    return try check.run(on: console)
  }
}
