import OSAMFormats

/// A command: its options with what stands in them before a command line is read, and what it does with them.
protocol ConsoleCommand {
  init()

  /// The word that is typed to get the command.
  static var name: String { get }
  /// Its row of the table, made anew each time: a run needs the one of its own command, and once.
  static func row(_ kinds: Kinds) -> CommandRow

  /// Runs on a console it is given, so that tests need no process.
  func run(on console: Console) throws(Failure) -> ExitStatus
}

/// A row of the table of commands. The splitter, help, manual and completions read nothing else.
package struct CommandRow {
  package let name: String
  /// Description of the command, in one sentence.
  package let title: LocalizedMessage
  /// More about it; may be empty.
  package let text: LocalizedMessage
  package let operands: [OperandRow]
  private let madeOptions: () -> [OptionRow]
  /// A line without any option lacks one.
  package let requiresOption: Bool
  package let examples: [Example]
  /// Options of other tools that are tried here, each with the one that does the same.
  let foreign: [(name: String, hint: LocalizedMessage)]
  /// The command with what a line says put into its options.
  let command: ([LinePiece]) throws(Failure) -> any ConsoleCommand

  /// In the order of help; the one that asks for help is the last. A line without an option does not have them made.
  package var options: [OptionRow] { madeOptions() }

  /// Options come in parts: a list of lists is compiled in no time, a sum of lists is not.
  init<Command: ConsoleCommand>(
    _ type: Command.Type, title: LocalizedMessage, text: LocalizedMessage = "", operands: [Operand<Command>] = [],
    options parts: @autoclosure @escaping () -> [[Option<Command>]] = [], requiresOption: Bool = false,
    foreign: [(name: String, hint: LocalizedMessage)] = [], examples: [Example] = []
  ) {
    let made = MadeOptions(parts)
    name = Command.name
    self.title = title
    self.text = text
    self.operands = operands.map(\.row)
    madeOptions = { made.rows }
    self.requiresOption = requiresOption
    self.foreign = foreign
    self.examples = examples
    command = { pieces throws(Failure) in
      var command = Command()
      for piece in pieces {
        switch piece {
        case .operand(let number, let value): operands[number].take(&command, value)
        // The language is found before anything else is said.
        case .option(made.all.count, _): break
        case .option(let number, let value):
          guard let failure = made.all[number].take(&command, value) else { continue }
          throw Failure(failure.words, hint: failure.hint ?? Self.hint(Command.name), status: failure.status)
        }
      }
      return command
    }
  }

  /// Arguments that may be written behind its name: `[<options>] [<path> ...]`. Options that must be given are named.
  package var usage: String {
    let required = options.filter(\.isRequired).map(\.written)
    // Asking for help alone is no use of a command.
    let others = options.count > required.count + 1 ? ["[<options>]"] : []
    return (others + required + operands.map(\.written)).joined(separator: " ")
  }

  /// Where to look when a line cannot be understood.
  private static func hint(_ name: String) -> LocalizedMessage { "osam-lint \(name) --help lists what can be written." }

  /// A line that cannot be understood, with where to look.
  func misuse(_ words: LocalizedMessage, hint: LocalizedMessage? = nil) -> Failure {
    Failure(words, hint: hint ?? Self.hint(name))
  }

  /// The headings of its options in the order of help; nil is the one of those that name none.
  package var groups: [LocalizedMessage?] {
    options.reduce(into: []) { groups, option in if !groups.contains(option.group) { groups.append(option.group) } }
  }
}

/// The options of a command, made when something asks for one.
private final class MadeOptions<Command> {
  private let parts: () -> [[Option<Command>]]
  private(set) lazy var all = parts().flatMap { $0 }
  private(set) lazy var rows = all.map(\.row) + [.language, .help]

  init(_ parts: @escaping () -> [[Option<Command>]]) { self.parts = parts }
}
