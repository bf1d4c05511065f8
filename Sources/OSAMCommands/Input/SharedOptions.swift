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
      """
      Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the \
      settings, or Europe/Madrid)
      """, valueName: "zone"))
  var tz: String?

  @Option(help: ArgumentHelp("Name of standard input in answers; its ending says JSON or YAML.", valueName: "name"))
  var stdinFilename: String?

  @Option(help: ConfigChoice.help, completion: .file())
  var config: String?

  @Flag(help: ConfigChoice.helpOfNone)
  var noConfig = false

  /// The settings that hold.
  func settings(_ console: Console) throws(Failure) -> SettingsFinder {
    try SettingsFinder(try ConfigChoice.of(config, noConfig, console), on: console.system)
  }

  /// The zone that was named, that of the settings, or what is built in.
  func zone(_ settings: SettingsLayer? = nil) throws(Failure) -> Zone {
    guard let tz else { return settings?.zone?.value ?? .madrid }
    guard let zone = Zone(tz) else {
      throw Failure(
        "“\(Quote.shortened(tz))” is no time zone this tool knows",
        hint: "Write Europe/Madrid, UTC, or an offset such as +02:00.")
    }
    return zone
  }

  /// How documents are to be recognised.
  func recognition(_ settings: SettingsLayer? = nil) throws(Failure) -> Recognition.Options {
    Recognition.Options(
      role: try Words.role.value(ofOptional: role) ?? settings?.role?.value,
      kind: try Words.kind.value(ofOptional: kind) ?? settings?.kind?.value, zone: try zone(settings))
  }
}

/// The releases a command is about.
struct TargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.",
      valueName: "clients"))
  var clients: String?

  /// The targeted clients; nil when none were named, here or in settings.
  func targets(_ settings: SettingsLayer? = nil) throws(Failure) -> ClientSet? {
    guard let clients = clients ?? settings?.clients?.value else { return nil }
    switch ClientSelection.parse(clients) {
    case .success(let set): return set
    case .failure(let problem):
      throw Failure(problem.description, hint: "Write ranges such as 2.0.0..3.0.1 or flutter:8.0.0.")
    }
  }

  /// Makes rules look at these releases.
  func apply(to settings: inout Settings, _ layer: SettingsLayer? = nil) throws(Failure) {
    guard let clients = clients ?? layer?.clients?.value, let targets = try targets(layer) else { return }
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

  @Option(
    name: .customLong("color"), help: ArgumentHelp(ColourChoice.help, valueName: "when"), completion: .words(.colour))
  var colourName: String?

  func format() throws(Failure) -> Format { try Self.formats.value(of: formatName) }
  func colour(_ console: Console) throws(Failure) -> ColourChoice { try .of(colourName, console) }
}

extension ColourChoice {
  /// What an option says, else the environment.
  static func of(_ text: String?, _ console: Console) throws(Failure) -> ColourChoice {
    try Words.colour.value(of: text, or: "OSAM_LINT_COLOR", on: console) ?? .auto
  }

  static let help = """
    When to use colour: \(Words.colour.list); auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names \
    another default. (default: auto)
    """
}
