import ArgumentParser
import OSAMFormats

/// The program: its subcommands, and `check` when none is named.
struct OSAMLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "osam-lint",
    abstract: "Checks and simulates the documents that make apps show an update alert or ask for a rating.",
    usage: """
      osam-lint [<path> ...]
      osam-lint <subcommand>
      """,
    discussion: """
      Reads version-control and rating documents of Barcelona's common module, JSON or YAML, says what \
      released apps will do with them, and never needs a network. Without a subcommand it checks.

      Exit status: 0 clean, 1 findings or an expectation not met, 2 the command line cannot be \
      understood, 3 some work could not be done. The highest wins.
      """,
    subcommands: [
      CheckCommand.self, FixCommand.self, BuildCommand.self, SimulateCommand.self, CompatCommand.self,
      InitCommand.self, MigrateCommand.self, BaselineCommand.self, SettingsCommand.self, RulesCommand.self,
      ExplainCommand.self, SchemaCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  // Listed by --help; `Program.run` answers it before anything is parsed.
  @Flag(help: "Show the version.")
  var version = false
}

/// The door between a process and the commands.
extension Program {
  /// The names of the subcommands.
  package static var commands: [String] {
    OSAMLintCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Columns of help texts, whatever the terminal: they are the same everywhere.
  static let helpWidth = 80

  /// Runs one command line (without the program's name) and says how the process ends.
  package static func run(_ arguments: [String], on system: any System) -> Int32 {
    let console = Console(system)
    // Not left to ArgumentParser, which would offer it beside the --version of simulate.
    if arguments == ["--version"] {
      console.print(version + "\n")
      return console.status(.clean).rawValue
    }
    let status: ExitStatus
    do {
      try refuseUnknownCommand(arguments, on: system)
      var command = try parse(arguments)
      if let command = command as? any ConsoleCommand {
        status = run(command, console)
      } else {
        // Help and the like, which ArgumentParser answers itself.
        try command.run()
        status = .clean
      }
    } catch {
      status = (error as? Failure).map { say($0, console) } ?? answer(error, arguments, console)
    }
    return console.status(status).rawValue
  }

  /// A command line that is understood once and run as often as wanted; nil when it is not one.
  package static func prepare(_ arguments: [String]) -> ((any System) -> Int32)? {
    guard let command = try? parse(arguments) as? any ConsoleCommand else { return nil }
    return { system in
      let console = Console(system)
      return console.status(run(command, console)).rawValue
    }
  }

  /// Parses a command line. Where the first word names a subcommand, or is a path, the subcommand
  /// parses the rest itself: through the root, ArgumentParser builds the set of its options four times,
  /// which is most of what a run over one file takes. Anything else, help above all, is the root's.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let isAboutHelp = arguments.first == "help" || arguments.contains { $0 == "--help" || $0 == "-h" }
    guard let first = arguments.first, !isAboutHelp, first == "-" || !first.hasPrefix("-") else {
      return try OSAMLintCommand.parseAsRoot(arguments)
    }
    if let named = OSAMLintCommand.configuration.subcommands.first(where: { $0.configuration.commandName == first }) {
      return try named.parseAsRoot(Array(arguments.dropFirst()))
    }
    return try CheckCommand.parseAsRoot(arguments)
  }

  private static func run(_ command: any ConsoleCommand, _ console: Console) -> ExitStatus {
    do {
      return try command.run(on: console)
    } catch { return say(error, console) }
  }

  private static func say(_ failure: Failure, _ console: Console) -> ExitStatus {
    if failure.isSaid { return failure.status }
    console.note("osam-lint: \(failure.words)")
    if let hint = failure.hint { console.note("hint: \(hint)") }
    return failure.status
  }

  /// An empty argument vector is misuse: there is not even a program name.
  package static func refuseEmptyVector(on system: any System) -> Int32 {
    Console(system).note("osam-lint: started with an empty argument vector")
    return ExitStatus.misuse.rawValue
  }
}
