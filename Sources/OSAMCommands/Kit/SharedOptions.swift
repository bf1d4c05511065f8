import ArgumentParser
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
      valueName: "role"), completion: .words(.role))
  var role: String?

  @Option(
    help: ArgumentHelp(
      "Kind of the documents, instead of recognising it by the keys: \(Words.kind.list).", valueName: "kind"),
    completion: .words(.kind))
  var kind: String?

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
    Recognition.Options(
      role: try Words.role.value(ofOptional: role), kind: try Words.kind.value(ofOptional: kind), zone: try zone())
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

  /// Makes rules look at these releases.
  func apply(to settings: inout Settings) throws(Failure) {
    guard let clients, let targets = try targets() else { return }
    settings.targets = targets
    settings.namedLibraries = ClientSelection.libraries(namedIn: clients)
  }
}

/// How `simulate` and `compat` write their answers; `check` has one form more.
struct AnswerOptions: ParsableArguments {
  enum Format: String, CaseIterable { case text, json }

  private static let formats = Words<Format>("--format")

  @Option(
    name: .customLong("format"), help: ArgumentHelp("How the answer is written: \(formats.list).", valueName: "format"),
    completion: .words(formats))
  var formatName = "text"

  @Option(name: .customLong("color"), help: ArgumentHelp(ColourChoice.help, valueName: "when"))
  var colourName = "auto"

  func format() throws(Failure) -> Format { try Self.formats.value(of: formatName) }
  func colour() throws(Failure) -> ColourChoice { try Words.colour.value(of: colourName) }
}

extension ColourChoice {
  static let help = "When to use colour: \(Words.colour.list); auto means on a terminal, unless NO_COLOR is set."
}
