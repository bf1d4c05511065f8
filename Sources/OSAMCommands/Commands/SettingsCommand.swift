import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint settings [PATH]`
struct SettingsCommand: ConsoleCommand {
  static let name = "settings"
  private static let usualPath = FilePath.here

  var path = Self.usualPath
  var config = ConfigOptions()
  var answer = AnswerOptions()

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Says which settings hold for a path, and where each of them comes from.",
      operands: [
        .path("path", "A file or directory.", completion: .files, preset: LocalizedMessage(value: usualPath)) {
          $0.path = $1
        }
      ],
      options: [
        ConfigOptions.options().within { $1(&$0.config) }, AnswerOptions.options().within { $1(&$0.answer) },
      ],
      examples: [Example("Ask what holds for a file:", "osam-lint settings alerts/bus.json")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    if path.isEmpty { throw Failure("a path is empty", hint: "Write . for the current directory.") }
    let format = try answer.chosenFormat()
    _ = try answer.colour(console)
    let finder = try config.finder(console)
    let absolute = path.absolute(in: finder.directory)
    let isFolder = console.system.kind(of: path) == .success(.directory)
    let folder = isFolder ? absolute : absolute.folder ?? "/"
    let found = try finder.settings(in: folder)
    try found?.require(on: console)
    let page = SettingsPage(
      path: path, isFolder: isFolder, found: found, place: found.flatMap { absolute.relative(to: $0.folder) },
      baseline: try BaselineFinder(.nearest, on: console.system).baseline(in: folder, found)?.baseline.path, console)
    switch format {
    case .text: console.print(page.text(in: console.formatter(on: .output)))
    case .json: console.print(JSONAnswer.text("settings", page.rows.map { $0.json(in: console.machineFormatter) }))
    }
    return .clean
  }
}

/// Settings that hold for a path.
private struct SettingsPage {
  struct Row {
    var name: String
    var value: LocalizedMessage
    /// "built in", a variable, or a place in a file.
    var origin: LocalizedMessage

    func json(in formatter: MessageFormatter) -> JSONValue {
      [
        "name": .string(name), "value": .string(formatter.text(value)), "from": .string(formatter.text(origin)),
      ]
    }
  }

  private(set) var rows: [Row] = []
  private let path: FilePath
  private let found: SettingsFinder.Found?
  private let table: SettingsTable
  private let lines: LineMap
  private static let builtIn: LocalizedMessage = "built in"

  init(
    path: FilePath, isFolder: Bool, found: SettingsFinder.Found?, place: FilePath?, baseline: FilePath?,
    _ console: Console
  ) {
    self.path = path
    self.found = found
    table = SettingsTable(console.kinds.known)
    lines = LineMap(found?.file.tree.bytes ?? [])
    let layer = found?.file.layer(place.map(found?.file.overrides(for:) ?? { _ in [] }) ?? []) ?? SettingsLayer()
    add("clients", layer.clients)
    add("applies", layer.applies?.map(\.rawValue))
    add("server-date", layer.serverClock?.map(\.rawValue))
    add("time-zone", layer.zone?.map(\.name))
    add("kind", layer.kind?.map(\.id), or: "recognised by the keys")
    add("role", layer.role?.map(\.rawValue), or: isFolder ? "served for JSON, authored for YAML" : usualRole(path))
    add("include", (found?.file.include)?.map { $0.map(\.text).joined(separator: ", ") })
    add("exclude", (found?.file.exclude)?.map { $0.map(\.text).joined(separator: ", ") })
    add(
      "store-hosts",
      layer.storeHosts?.map {
        $0.isEmpty ? "none besides the stores" : LocalizedMessage(value: $0.joined(separator: ", "))
      })
    add("requirement-keys", layer.requirementKeys?.map { $0.joined(separator: ", ") })
    for (rule, level) in layer.levels.sorted(by: { $0.key < $1.key }) { add("rules: \(rule)", level.map(\.rawValue)) }
    for (rule, options) in layer.numbers.sorted(by: { $0.key < $1.key }) {
      for (option, number) in options.sorted(by: { $0.key < $1.key }) {
        add("rules: \(rule): \(option)", number.map { String($0) })
      }
    }
    for entry in found?.file.allowances ?? [] where isFolder || place.map(entry.path.matches) == true {
      var text = LocalizedMessage(value: entry.path.text)
      if let pointer = entry.pointer { text += " at \(pointer)" }
      if let expires = entry.expires { text += ", until \(expires.value)" }
      rows.append(Row(name: "allow: \(entry.rule)", value: "\(text): \(entry.reason)", origin: origin(entry.span)))
    }
    rows.append(
      Row(
        name: "baseline", value: baseline.map { LocalizedMessage(value: $0) } ?? "none",
        origin: found?.file.baseline.map { origin($0.span) }
          ?? (baseline == nil ? Self.builtIn : "found above the path")))
    add("show-recorded", found?.file.showsRecorded?.map { $0 ? "true" : "false" })
    addVariables(console)
    addLanguage(console)
  }

  private func usualRole(_ path: FilePath) -> LocalizedMessage {
    LocalizedMessage(value: Role.usual(for: Tree.Syntax(named: path) ?? .json).rawValue)
  }

  private mutating func add(_ name: String, _ value: Located<String>?, or other: LocalizedMessage? = nil) {
    add(name, value?.map { LocalizedMessage(value: $0) }, or: other)
  }

  private mutating func add(_ name: String, _ value: Located<LocalizedMessage>?, or other: LocalizedMessage? = nil) {
    let usual = other ?? table.rows.first { $0.name == name }?.absent ?? "none"
    rows.append(
      Row(name: name, value: value?.value ?? usual, origin: value.map { origin($0.span) } ?? Self.builtIn))
  }

  private func origin(_ span: SourceSpan) -> LocalizedMessage {
    guard let file = found?.file else { return Self.builtIn }
    return "\(file.path):\(lines.position(of: span.start).line)"
  }

  /// Values of the environment; options of a command come before them.
  private mutating func addVariables(_ console: Console) {
    let options = CheckCommand.row(console.kinds).options
    for variable in [Variable.format, .failOn, .colour, .date] {
      guard let option = options.first(where: { $0.variable == variable }) else { continue }
      let value = console.variable(variable)
      rows.append(
        Row(
          name: String(option.name.dropFirst(2)),
          value: value.map { LocalizedMessage(value: $0) } ?? option.usual ?? "",
          origin: value == nil ? Self.builtIn : LocalizedMessage(value: variable.rawValue)))
    }
  }

  /// The environment comes before the settings.
  private mutating func addLanguage(_ console: Console) {
    let name = "language"
    if let language = console.variable(.language) {
      rows.append(
        Row(
          name: name, value: LocalizedMessage(value: language),
          origin: LocalizedMessage(value: Variable.language.rawValue)))
    } else {
      add(name, found?.file.base.language?.map(\.rawValue))
    }
  }

  /// Three columns.
  func text(in formatter: MessageFormatter) -> String {
    let file: LocalizedMessage =
      found.map { LocalizedMessage(value: $0.file.path) } ?? "there is no \(SettingsTable.fileNames[0]) above it"
    var text = formatter.text("settings for \(path): \(file)") + "\n"
    let shown = rows.map { (Display.escaped($0.name), formatter.text($0.value), formatter.text($0.origin)) }
    func width(_ texts: [String]) -> Int { texts.map { $0.count }.filter { $0 <= 60 }.max() ?? 0 }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let (first, second) = (width(shown.map(\.0)), width(shown.map(\.1)))
    for row in shown { text += "  \(padded(row.0, first))  \(padded(row.1, second))  \(row.2)\n" }
    return text
  }
}
