import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The door between a process and the commands.
extension Program {
  /// Runs one command line (without the program's name) and says how the process ends.
  package static func run(
    _ arguments: [[UInt8]], on system: any System, knowing kinds: Kinds, speaking catalogues: Catalogues = .compiled
  ) -> Int32 {
    let console: Console
    do throws(Failure) {
      console = Console(system, kinds, try LanguageSelection(catalogues, arguments, on: system))
    } catch {
      return Console(system, kinds).say(error).rawValue
    }
    console.useUsualSettings()
    let status: ExitStatus
    do throws(Failure) {
      switch try request(arguments, kinds, on: system) {
      case .version:
        console.print(version(of: system.build) + "\n")
        status = .clean
      case .topic(let topic):
        let width = system.columns(of: .output) ?? HelpPage.usualWidth
        console.printDocument(
          try topic.text(kinds, width: width, build: system.build, in: console.formatter(on: .output)))
        status = .clean
      case .help(let row):
        console.print(help(of: row, kinds, width: system.columns(of: .output), in: console.formatter(on: .output)))
        status = .clean
      case .command(let row, let pieces): status = try row.command(pieces).run(on: console)
      }
    } catch {
      status = console.say(error)
    }
    return console.status(status).rawValue
  }

  /// Counterpart of `run` for arguments that are texts instead of bytes.
  package static func run(
    _ arguments: [String], on system: any System, knowing kinds: Kinds, speaking catalogues: Catalogues = .compiled
  ) -> Int32 {
    run(arguments.map { Array($0.utf8) }, on: system, knowing: kinds, speaking: catalogues)
  }

  /// A command line that is understood once and run as often as wanted; nil when it is not one.
  package static func prepare(_ arguments: [String], knowing kinds: Kinds) -> ((any System) -> Int32)? {
    guard case .success(let command) = command(of: arguments.map { Array($0.utf8) }, kinds), let command else {
      return nil
    }
    return { system in
      let console = Console(system, kinds)
      do throws(Failure) { return console.status(try command.run(on: console)).rawValue } catch {
        return console.status(console.say(error)).rawValue
      }
    }
  }

  /// The options of a command with what a line says about them, for tests that read the line a second time; nil when it
  /// asks for help or the version, and misuse when it cannot be understood.
  package static func options(of arguments: [[UInt8]], knowing kinds: Kinds) -> Result<Any?, Failure> {
    command(of: arguments, kinds).map { $0.map { $0 as Any } }
  }

  private static func command(
    of arguments: [[UInt8]], _ kinds: Kinds
  ) -> Result<(any ConsoleCommand)?, Failure> {
    do throws(Failure) {
      guard case .command(let row, let pieces) = try request(arguments, kinds, on: nil) else { return .success(nil) }
      return .success(try row.command(pieces))
    } catch { return .failure(error) }
  }

  /// Output of `osam-lint COMMAND --help` in lines of so many columns, or of 80 where their number is not known;
  /// without a row the help of the whole.
  package static func help(
    of row: CommandRow? = nil, _ kinds: Kinds, width: Int? = nil, in formatter: MessageFormatter = .english
  ) -> String {
    let width = width ?? HelpPage.usualWidth
    if let row { return HelpPage.text(of: row, width: width, in: formatter) }
    return HelpPage.text(
      of: CommandTable.commands(kinds), usual: CommandTable.usualName, title: CommandTable.title,
      text: CommandTable.text,
      width: width, in: formatter)
  }

  /// An empty argument vector is misuse: there is not even a program name.
  package static func refuseEmptyVector(on system: any System, knowing kinds: Kinds) -> Int32 {
    Console(system, kinds).note("osam-lint: started with an empty argument vector")
    return ExitStatus.misuse.rawValue
  }
}

/// The request of a command line.
private enum Request {
  case version
  /// Of the whole program where no command is named.
  case help(CommandRow?)
  case topic(HelpTopic)
  case command(CommandRow, [LinePiece])
}

extension Program {
  /// `help` is a word of its own: it is in no list of commands, for it does nothing with documents.
  private static let helpWord = "help"

  /// Where the first word names a command, the rest is that command's; any other line is one of the usual command.
  /// Without a system no word can be a file.
  private static func request(
    _ arguments: [[UInt8]], _ kinds: Kinds, on system: (any System)?
  ) throws(Failure) -> Request {
    let first = arguments.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    switch first {
    case "--version": return .version
    case helpWord: return try help(of: arguments.dropFirst(), kinds)
    case OptionRow.helpName, "-\(OptionRow.helpLetter)":
      return .help(
        arguments.dropFirst().first.flatMap { CommandTable.row(named: String(decoding: $0, as: UTF8.self), kinds) })
    default: break
    }
    let named = CommandTable.row(named: first, kinds)
    if named == nil, let system { try refuseNearCommand(first, on: system) }
    let row = named ?? CommandTable.usual(kinds)
    let rest = named == nil ? arguments[...] : arguments.dropFirst()
    guard let pieces = try Splitter.pieces(of: rest, for: row) else { return .help(row) }
    return .command(row, pieces)
  }

  /// The request for help about a command, a topic, or the whole.
  private static func help(of words: ArraySlice<[UInt8]>, _ kinds: Kinds) throws(Failure) -> Request {
    guard let word = words.first.map({ String(decoding: $0, as: UTF8.self) }), !word.hasPrefix("-") else {
      return .help(nil)
    }
    if let row = CommandTable.row(named: word, kinds) { return .help(row) }
    if let topic = HelpTopic(word: word) { return .topic(topic) }
    let names = CommandTable.names + HelpTopic.allCases.map(\.rawValue)
    let near: LocalizedMessage = Nearest.match(word, in: names).map { "Did you mean \($0)? " } ?? ""
    throw Failure(
      "there is no command “\(Quote.shortened(word))”", hint: near + "osam-lint --help lists the commands.")
  }

  /// Refuses a first word that is nearly a command and no file.
  private static func refuseNearCommand(_ word: String, on system: any System) throws(Failure) {
    let isWord = !word.isEmpty && word.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    guard isWord, let near = Nearest.match(word, in: CommandTable.names),
      case .failure(.noSuchFile) = system.kind(of: FilePath(text: word))
    else { return }
    throw Failure(
      "there is no command “\(Quote.shortened(word))”, and no file of that name",
      hint: "Did you mean osam-lint \(near)?")
  }
}
