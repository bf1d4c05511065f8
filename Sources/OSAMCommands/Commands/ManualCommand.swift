import OSAMFormats

/// `osam-lint man`
struct ManualCommand: ConsoleCommand {
  static let name = "man"

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Prints the manual page of all commands, for man.",
      examples: [Example("Keep it where man finds it:", "osam-lint man >~/.local/share/man/man1/osam-lint.1")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    console.printDocument(
      Manual.text(CommandTable.commands(console.kinds), title: CommandTable.title, about: CommandTable.text))
    return .clean
  }
}
