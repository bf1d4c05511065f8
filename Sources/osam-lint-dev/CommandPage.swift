import OSAMCommands

/// docs/cli.md: every command with its help, word for word as the program prints it.
enum CommandPage {
  static func text(of program: CommandInfo) -> String {
    var text = "<!-- Generated from the commands by make generate. -->\n# Commands\n\n"
    text += "What `--help` of each command says. `osam-lint` with paths and no command is `osam-lint check`.\n\n"
    text += "| command | does |\n|---|---|\n"
    for command in commands(of: program) {
      text += "| [\(command.name)](#\(command.name)) | \(command.abstract) |\n"
    }
    text += "\nThe exit status: [README](../README.md#exit-status).\n"
    text += "\n## osam-lint\n\n" + block("osam-lint --help", Program.help())
    for command in commands(of: program) {
      text += "\n## \(command.name)\n\n" + block("osam-lint \(command.name) --help", Program.help(of: command.name))
    }
    return text
  }

  /// Those of ours; `help` is ArgumentParser's.
  static func commands(of program: CommandInfo) -> [CommandInfo] {
    program.commands.filter { Program.commands.contains($0.name) }
  }

  private static func block(_ command: String, _ answer: String) -> String {
    "```text\n$ \(command)\n\(answer)```\n"
  }
}
