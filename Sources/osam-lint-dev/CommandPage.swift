import OSAMCommands

/// docs/cli.md: every command with its help, word for word as the program prints it.
enum CommandPage {
  static var text: String {
    var text = "<!-- Generated from the commands by make generate. -->\n# Commands\n\n"
    text += "What `--help` of each command says. `osam-lint` with paths and no command is `osam-lint check`.\n\n"
    text += "| command | does |\n|---|---|\n"
    for row in CommandTable.commands(DevTool.kinds) { text += "| [\(row.name)](#\(row.name)) | \(row.title) |\n" }
    text += "\nThe exit status: [README](../README.md#exit-status).\n"
    text += "\n## osam-lint\n\n" + block("osam-lint --help", Program.help(DevTool.kinds))
    for row in CommandTable.commands(DevTool.kinds) {
      text += "\n## \(row.name)\n\n" + block("osam-lint \(row.name) --help", Program.help(of: row, DevTool.kinds))
    }
    return text
  }

  private static func block(_ command: String, _ answer: String) -> String {
    "```text\n$ \(command)\n\(answer)```\n"
  }
}
