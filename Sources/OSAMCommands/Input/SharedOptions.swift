import OSAMFormats
import OSAMLint
import OSAMSyntax

/// How documents are to be read; the same for every command that reads them.
struct ReadingOptions {
  var role: String?
  var kind: String?
  var tz: String?
  var stdinFilename: FilePath?
  var config = ConfigOptions()

  /// The rows under a heading; nil for the one of all others.
  static func options(_ kinds: Kinds, group: LocalizedMessage? = nil) -> [Option<ReadingOptions>] {
    ownOptions(kinds, group) + ConfigOptions.options(group: group).within { $1(&$0.config) }
  }

  private static func ownOptions(_ kinds: Kinds, _ group: LocalizedMessage?) -> [Option<ReadingOptions>] {
    let choices = Choices.kind(kinds)
    return [
      .value(
        "--as", "role", group: group,
        """
        How the documents are meant: exactly what clients read (served), or how people write them (authored). By default \
        JSON is served and YAML is authored.
        """, completion: .choices { Choices.role.all }
      ) { $0.role = $1 },
      .value(
        "--kind", "kind", group: group,
        "Kind of the documents, instead of recognising it by the keys: \(choices.list).",
        completion: .choices { choices.all }
      ) { $0.kind = $1 },
      .value(
        "--tz", "zone", group: group,
        "Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00.", dashes: true,
        preset: "that of the settings, or Europe/Madrid"
      ) { $0.tz = $1 },
      .value(
        "--stdin-filename", "name", group: group,
        "Name of standard input in answers; its ending says JSON or YAML."
      ) { $0.stdinFilename = FilePath(text: $1) },
    ]
  }

  /// These options as arguments of another command.
  var arguments: [String] {
    let named = [("--as", role), ("--kind", kind), ("--tz", tz), ("--config", config.config?.display)]
    return named.flatMap { name, value in value.map { [name, $0] } ?? [] } + (config.noConfig ? ["--no-config"] : [])
  }

  /// The settings that hold.
  func settings(_ console: Console) throws(Failure) -> SettingsFinder {
    try config.finder(console)
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
  func recognition(_ kinds: Kinds, _ settings: SettingsLayer? = nil) throws(Failure) -> Recognition.Options {
    Recognition.Options(
      kinds.known, role: try Choices.role.value(ofOptional: role) ?? settings?.role?.value,
      kind: try Choices.kind(kinds).value(ofOptional: kind) ?? settings?.kind?.value, zone: try zone(settings))
  }
}

/// The releases a command is about.
struct TargetOptions {
  var clients: String?

  /// The row of `--clients` for a question: what its answer is about, and nothing else.
  static func question<Options>(
    group: LocalizedMessage? = nil, _ kinds: Kinds, preset: LocalizedMessage? = nil,
    take: @escaping (inout Options, String) -> Void
  ) -> Option<Options> {
    Option<Options>.value(
      "--clients", "clients", group: group,
      """
      Releases of the libraries in the apps, with commas between them: \(Library.osam.newest), \
      osam:2.0.0..\(Library.osam.newest), flutter:8.0.0, pov-ios:4.0.8. Libraries that are not named are left out.
      """, completion: .choices { kinds.newestClients }, preset: preset, take: take
    ).formerly("--client")
  }

  static func options(_ kinds: Kinds) -> [Option<TargetOptions>] {
    [
      .value(
        "--clients", "clients",
        """
        Releases that matter, comma-separated: 2.0.0..\(Library.osam.newest), osam:\(Library.osam.newest), or those of a \
        wrapper: flutter:8.0.0, rn:0.3.0, cordova:1.0.5. By default every release whose source was read; of libraries that \
        are not named, too.
        """, completion: .choices { kinds.newestClients }
      ) { $0.clients = $1 }
    ]
  }

  /// The targeted clients; nil when none were named, here or in settings.
  func targets(_ kinds: Kinds, _ settings: SettingsLayer? = nil) throws(Failure) -> ClientSet? {
    guard let clients = clients ?? settings?.clients?.value else { return nil }
    return try Self.read(clients, kinds) { $0.parse(clients) }
  }

  /// The clients that a question is about: those named here and no others, else those of settings; nil where nobody named
  /// any.
  func asked(_ kinds: Kinds, _ settings: SettingsLayer?) throws(Failure) -> ClientSet? {
    guard let clients else { return try targets(kinds, settings) }
    return try Self.read(clients, kinds) { $0.only(clients) }
  }

  private static func read(
    _ clients: String, _ kinds: Kinds, _ read: (ClientSelection) -> Result<ClientSet, ClientSelection.Problem>
  ) throws(Failure) -> ClientSet {
    switch read(ClientSelection(of: kinds.known.libraries)) {
    case .success(let set): return set
    case .failure(let problem):
      throw Failure(problem.words, hint: "Write ranges such as 2.0.0..\(Library.osam.newest) or flutter:8.0.0.")
    }
  }

  /// Makes rules look at these releases.
  func apply(
    _ kinds: Kinds, to context: inout CheckContext, _ layer: SettingsLayer? = nil
  ) throws(Failure) {
    guard let clients = clients ?? layer?.clients?.value, let targets = try targets(kinds, layer) else { return }
    context.targets = targets
    context.namedLibraries = ClientSelection(of: kinds.known.libraries).libraries(namedIn: clients)
  }
}

/// How `simulate` and `compat` write their answers; `check` has one form more.
struct AnswerOptions {
  enum Format: String, CaseIterable { case text, json }

  private static let formats = Choices<Format>("--format")

  var format = Format.text.rawValue
  var color: String?

  /// The form alone, for answers without colour.
  static func formatOption(group: LocalizedMessage? = nil) -> Option<AnswerOptions> {
    .value(
      "--format", "format", group: group, "How the answer is written: \(formats.list).",
      completion: .choices { formats.all }, preset: LocalizedMessage(value: Format.text.rawValue)
    ) { $0.format = $1 }
  }

  static func options(group: LocalizedMessage? = nil) -> [Option<AnswerOptions>] {
    [
      formatOption(group: group),
      ColourChoice.option(group: group) { $0.color = $1 },
    ]
  }

  func chosenFormat() throws(Failure) -> Format { try Self.formats.value(of: format) }
  func colour(_ console: Console) throws(Failure) -> ColourChoice { try .of(color, console) }
}

extension ColourChoice {
  /// The choice by an option, else by the environment.
  static func of(_ text: String?, _ console: Console) throws(Failure) -> ColourChoice {
    try Choices.colour.value(of: text, or: .colour, on: console) ?? .auto
  }

  /// The row of `--color` among the options of a command.
  static func option<Options>(
    group: LocalizedMessage? = nil, take: @escaping (inout Options, String) -> Void
  ) -> Option<Options> {
    .value(
      "--color", "when", group: group,
      "When to use colour: \(Choices.colour.list); auto means on a terminal, unless NO_COLOR is set.",
      completion: .choices { Choices.colour.all }, variable: .colour,
      preset: LocalizedMessage(value: ColourChoice.auto.rawValue),
      take: take)
  }
}
