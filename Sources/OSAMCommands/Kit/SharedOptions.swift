import ArgumentParser
import OSAMDecisions
import OSAMFormats
import OSAMLint

/// A command that runs on a console it is given, so that tests need no process.
protocol ConsoleCommand: ParsableCommand {
  func run(on console: Console) throws(Failure) -> ExitStatus
}

/// How documents are to be read; the same for every command that reads them.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.",
      valueName: "role"))
  var role: Role?

  @Option(help: ArgumentHelp("Kind of the documents, instead of recognising it by the keys.", valueName: "kind"))
  var kind: KindArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00.", valueName: "zone"))
  var tz = "Europe/Madrid"

  @Option(help: ArgumentHelp("Name of standard input in answers; its ending says JSON or YAML.", valueName: "name"))
  var stdinFilename: String?

  func zone() throws(Failure) -> Zone {
    guard let zone = Zone(tz) else {
      throw Failure(
        "“\(Quote.shortened(tz))” is no time zone this tool knows",
        hint: "Write Europe/Madrid, UTC, or an offset such as +02:00.")
    }
    return zone
  }

  /// How documents are to be recognised.
  func recognition() throws(Failure) -> Recognition.Options {
    Recognition.Options(role: role, kind: kind?.kind, zone: try zone())
  }
}

/// The releases a command is about.
struct TargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.",
      valueName: "clients"))
  var clients: String?

  /// The targeted clients; nil when none were named.
  func targets() throws(Failure) -> ClientSet? {
    guard let clients else { return nil }
    switch ClientSelection.parse(clients) {
    case .success(let set): return set
    case .failure(let problem):
      throw Failure(problem.description, hint: "Write ranges such as 2.0.0..3.0.1 or flutter:8.0.0.")
    }
  }
}

/// How `simulate` and `compat` write their answers; `check` has one form more.
struct AnswerOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "How the answer is written.")
  var format = Format.text

  @Option(name: .customLong("color"), help: ArgumentHelp(ColourChoice.help, valueName: "when"))
  var colour = ColourChoice.auto
}

// What the storeys below call by name is given by that name on the command line.

extension ColourChoice: ExpressibleByArgument {
  static let help: String = "When to use colour; auto means on a terminal, unless NO_COLOR is set."
}
extension Role: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension Applies: ExpressibleByArgument {}

extension Severity: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.reversed().map(\.rawValue) }
}

extension Platform: ExpressibleByArgument {
  package init?(argument: String) { self.init(rawValue: argument.uppercased()) }

  package static var allValueStrings: [String] { allCases.map { $0.rawValue.lowercased() } }
}

/// A kind of document on the command line; kinds are a table and no list of cases.
struct KindArgument: ExpressibleByArgument {
  var kind: DocumentKind

  init?(argument: String) {
    guard let kind = DocumentKind.named(argument) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { DocumentKind.all.map(\.id) }
}
