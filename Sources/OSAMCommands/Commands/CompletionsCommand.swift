import OSAMFormats

/// `osam-lint completions SHELL`
struct CompletionsCommand: ConsoleCommand {
  static let name = "completions"

  var shell = ""

  private static let shells = Choices(
    option: "completions", values: CompletionScript.allCases.map { ($0.rawValue, $0) })

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Prints the script that completes its lines in a shell.",
      operands: [
        .one("shell", "The shell: \(shells.list).", isRequired: true, completion: .choices { shells.all }) {
          $0.shell = $1
        }
      ],
      examples: [
        Example(
          "Complete lines in bash:",
          "osam-lint completions bash >~/.local/share/bash-completion/completions/osam-lint"),
        Example(
          "Complete lines in zsh, from a folder of its fpath:", "osam-lint completions zsh >~/.zfunc/_osam-lint"),
        Example("Complete lines in fish:", "osam-lint completions fish >~/.config/fish/completions/osam-lint.fish"),
      ])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    console.printDocument(
      try Self.shells.value(of: shell)
        .text(CommandTable.commands(console.kinds), usual: CommandTable.usualName))
    return .clean
  }
}
