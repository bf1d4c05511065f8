import OSAMFormats

/// The table of commands, and what the program says about itself.
package enum CommandTable {
  private static var types: [any ConsoleCommand.Type] {
    [
      CheckCommand.self, FixCommand.self, BuildCommand.self, SimulateCommand.self, CompatCommand.self,
      OutcomesCommand.self, ProveCommand.self, TestCommand.self, DiffCommand.self,
      AgendaCommand.self, PreviewCommand.self, InitCommand.self,
      MigrateCommand.self, BaselineCommand.self, SettingsCommand.self, RulesCommand.self, ExplainCommand.self,
      ClientsCommand.self, SchemaCommand.self, LSPCommand.self, CompletionsCommand.self, ManualCommand.self,
    ]
  }

  /// The names of the commands, in the order of help.
  package static var names: [String] { types.map { $0.name } }

  /// Every command, in the order of help.
  package static func commands(_ kinds: Kinds) -> [CommandRow] { types.map { $0.row(kinds) } }

  /// The command of a line that names none.
  package static func usual(_ kinds: Kinds) -> CommandRow { CheckCommand.row(kinds) }

  /// Its name, without the rest of its row.
  package static var usualName: String { CheckCommand.name }

  /// The row of a command; nil when there is none of this name.
  package static func row(named name: some StringProtocol, _ kinds: Kinds) -> CommandRow? {
    types.first { $0.name == name }?.row(kinds)
  }

  /// Purpose of the program, in one sentence.
  package static let title: LocalizedMessage = """
    Finds mistakes in the JSON and YAML files that make mobile apps show an update alert, block old versions or ask for \
    a rating.
    """

  package static let text: [LocalizedMessage] = [
    """
    It knows five kinds of document: version control and rating of Barcelona's common module, the same of its two older \
    libraries, and Infinum's Prince of Versions. It checks and fixes them, builds the JSON that apps read, simulates \
    what a device shows, and says what an edit changes for users. It needs no network. Without a subcommand it checks.
    """,
    """
    Exit status: 0 clean, 1 findings or an expectation not met, 2 the command line cannot be understood, 3 some work \
    could not be done. The highest wins.
    """,
  ]
}
