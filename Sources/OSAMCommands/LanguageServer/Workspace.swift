import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMSyntax

/// Texts that an editor has open, and their findings: the same that `check` finds, with the same settings.
final class Workspace {
  /// Options that hold for all texts of a session.
  struct Options {
    var config = ConfigOptions()
    var target = TargetOptions()
    var date: String?
    var documentation: RuleAddress?
  }

  let system: EditedSystem
  let options: Options
  /// The kinds of document that the session knows.
  let kinds: Kinds
  var languageSelection: LanguageSelection
  var abilities = ClientAbilities()
  /// Folders that are open, from the root.
  var folders: [FilePath] = []
  private var texts: [ByteText: OpenText] = [:]
  /// Everything that the findings of a text rest on besides the text: settings and a baseline.
  private var seen: [ByteText: Seen] = [:]

  init(_ options: Options, _ kinds: Kinds, on system: any System, speaking languageSelection: LanguageSelection) {
    self.options = options
    self.kinds = kinds
    self.languageSelection = languageSelection
    self.system = EditedSystem(system)
  }

  // MARK: Texts

  func open(_ text: OpenText) { put(text, at: text.uri) }

  func text(at uri: String) -> OpenText? { texts[ByteText(uri)] }

  /// Where texts are open, in order.
  var uris: [String] { texts.keys.sorted().map(\.text) }

  /// False where the change cannot be made.
  func change(_ params: JSONPlace?) -> Bool {
    guard let uri = params?["textDocument", "uri"]?.text, var text = text(at: uri) else { return false }
    // One copy of a long text at a time.
    texts[ByteText(uri)] = nil
    FileAddress.path(of: uri).map { system.put([], at: $0) }
    let isDone = text.change(params, abilities.encoding)
    put(text, at: uri)
    return isDone
  }

  func close(_ uri: String) {
    texts[ByteText(uri)] = nil
    seen[ByteText(uri)] = nil
    FileAddress.path(of: uri).map { system.put(nil, at: $0) }
  }

  private func put(_ text: OpenText, at uri: String) {
    texts[ByteText(uri)] = text
    FileAddress.path(of: uri).map { system.put(text.bytes, at: $0) }
  }

  func places(_ text: OpenText) -> TextPlaces { TextPlaces(text.bytes, abilities.encoding) }

  /// JSON or YAML; nil for what `check` would not look at. A text in no file yet is what its editor takes it for.
  static func syntax(of text: OpenText) -> Tree.Syntax? {
    if let path = FileAddress.path(of: text.uri) { return Tree.Syntax(named: path) }
    switch text.language {
    case "json", "jsonc": return .json
    case "yaml": return .yaml
    default: return nil
    }
  }

  // MARK: Settings

  /// How one look at texts goes: everything is found out anew, so that nothing is ever out of date.
  struct Look {
    let console: Console
    let reading: ReadingOptions
    let finder: SettingsFinder
    let resolver: SettingsResolver
    let linter: Linter
  }

  func look(on system: any System) throws(Failure) -> Look {
    let console = Console(system, kinds, languageSelection)
    var reading = ReadingOptions()
    reading.config = options.config
    let finder = try reading.settings(console)
    var commandLine = try CommandLineOverrides(reading, options.target, options.date, finder, on: console)
    commandLine.useSubstitutions()
    commandLine.context.skipUnrecognised = true
    commandLine.context.judgesSuppressions = !commandLine.narrows
    commandLine.context.keepsRecorded = true
    var linter = Linter(context: commandLine.context)
    linter.tests = { [kinds] in kinds.tests }
    let resolver = SettingsResolver(finder, try BaselineFinder(.nearest, on: console.system), commandLine, on: console)
    return Look(console: console, reading: reading, finder: finder, resolver: resolver, linter: linter)
  }

  /// How things are said about a file, or in a folder; of what is nowhere as in the folder that is open.
  func formatter(in folder: FilePath?) -> MessageFormatter {
    languageSelection.formatter(else: (try? look(on: system))?.finder.language(in: folder ?? folders.first ?? "/"))
  }

  func formatter(of text: OpenText) -> MessageFormatter {
    formatter(in: FileAddress.path(of: text.uri).flatMap(\.folder))
  }

  /// How the person is told of what is no matter of one file.
  var formatter: MessageFormatter { formatter(in: nil) }

  /// For a run of another command.
  func console() -> Console { Console(system, kinds, languageSelection) }

  // MARK: Findings

  /// Findings in a text, with the linter that found them.
  struct Checked {
    var formatter: MessageFormatter
    var report: FileReport
    /// Findings that the baseline has, where the settings do not say that nobody wants to see them.
    var recorded: [Finding]
    var linter: Linter
    var input: FileInput
  }

  /// Nil for a text that is nobody's business here: of another kind, left out by the settings.
  func check(_ text: OpenText) throws(Failure) -> Checked? {
    let watched = WatchedSystem(system)
    defer { seen[ByteText(text.uri)] = watched.seen }
    return try check(text, on: watched)
  }

  /// `check(_:)` on another machine: with other settings, say.
  func check(_ text: OpenText, on system: any System) throws(Failure) -> Checked? {
    guard let syntax = Self.syntax(of: text) else { return nil }
    let look = try look(on: system)
    let path = FileAddress.path(of: text.uri)
    let input = FileInput(path: path ?? FilePath(text: text.uri), bytes: text.bytes, syntax: syntax, isNamed: false)
    var linter = look.linter
    var showsRecorded = true
    if let path {
      guard try look.looks(at: path, syntax) else { return nil }
      let settings = try look.resolver.settings(of: path)
      linter = linter.under(settings)
      showsRecorded = settings?.file?.showsRecorded?.value ?? true
    }
    var report = linter.checkAlone(input)
    report.bytes = text.bytes
    if report.faults > 0 { addFindingsOfRest(to: &report, input, linter) }
    let formatter = languageSelection.formatter(
      else: look.finder.language(in: path.flatMap(\.folder) ?? folders.first ?? "/"))
    report.say(MessageFormatters(formatter))
    let recorded = showsRecorded ? report.suppressed?.recorded ?? [] : []
    return Checked(formatter: formatter, report: report, recorded: recorded, linter: linter, input: input)
  }

  /// While a line is typed the other lines keep their findings.
  private func addFindingsOfRest(to report: inout FileReport, _ input: FileInput, _ linter: Linter) {
    guard let half = HalfTypedText(input.bytes, as: input.syntax) else { return }
    var linter = linter
    linter.context.judgesSuppressions = false
    linter.context.restIsChecked = true
    func check(_ bytes: [UInt8]) -> FileReport {
      var other = input
      other.bytes = bytes
      return linter.check(other)
    }
    let rest = check(half.bytes)
    guard !rest.isPassedOver else { return }
    report.findings = half.findings(of: rest, besides: check(half.lackingValue ?? input.bytes))
    report.findings.sort(by: Finding.isBefore)
    report.isPassedOver = false
  }

  /// Texts whose settings or baseline are not what they were.
  func outdated() -> [String] { seen.filter { !$0.value.changes(on: system).isEmpty }.keys.sorted().map(\.text) }

  /// The documents in a text; nil for one that is nobody's business here.
  func located(_ text: OpenText, _ checked: Checked) -> LocatedText? {
    if checked.report.isPassedOver { return nil }
    return LocatedText(
      text, as: checked.input.syntax, checked.linter.context.recognition(of: checked.input), places(text))
  }
}

extension Workspace.Look {
  /// True if a walk would look at a file. Files of ours that it comes by are looked at where they are used.
  func looks(at path: FilePath, _ syntax: Tree.Syntax) throws(Failure) -> Bool {
    if OwnFile.isNamed(path) { return true }
    var one = FileFinder.Result()
    one.files.append(FileFinder.Found(path: path, syntax: syntax, isNamed: false))
    return try resolver.select(one, forceExclude: true, name: \.path, isOutput: { _ in false }).found.files.count > 0
  }
}
