import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Reads, checks and asks about every document of a page.
struct PreviewRun {
  /// Files and options of a page.
  struct Asked {
    var files: [FilePath] = []
    /// Where the page goes; nil is standard output.
    var output: FilePath?
    var date: String?
    var clients: String?
    var applies: String?
    var reading = ReadingOptions()
  }

  private let asked: Asked
  private let console: Console
  private let finder: SettingsFinder
  private let resolver: SettingsResolver
  private let linter: Linter
  let terms: QuestionTerms
  let zone: Zone
  var status = ExitStatus.clean

  init(_ asked: Asked, on console: Console) throws(Failure) {
    self.asked = asked
    self.console = console
    finder = try asked.reading.settings(console)
    let layer = try finder.base(on: console)
    zone = try asked.reading.zone(layer)
    let today = try Moment.of(asked.date, console, zone: zone)
    var restriction = RestrictionOptions()
    restriction.clients = asked.clients
    let restrictions = try restriction.restrictions(console.kinds, now: today, zone: zone)
    restrictions.noteUnread(on: console)
    let targets = try TargetOptions().targets(console.kinds, layer) ?? console.kinds.known.clients
    var terms = restrictions.terms(
      console.kinds.models, targets: targets,
      applies: try Choices.applies.value(ofOptional: asked.applies) ?? layer?.applies?.value ?? .below, today: today)
    // Few devices, of which a page for readers would speak in most of its rows.
    terms.leavesOutUnreadable = true
    self.terms = terms
    var target = TargetOptions()
    target.clients = asked.clients
    var commandLine = try CommandLineOverrides(asked.reading, target, asked.date, finder, on: console)
    commandLine.useSubstitutions()
    commandLine.context.listWords = .said(MessageFormatters(console.formatter))
    linter = Linter(context: commandLine.context)
    resolver = SettingsResolver(finder, try BaselineFinder(.nearest, on: console.system), commandLine, on: console)
  }

  /// Those of every file, in the order in which they were found.
  mutating func entries() throws(Failure) -> [PreviewPage.Entry] {
    let found = try FileFinder.find(asked.files, on: console.system)
    for (path, words) in found.problems { refuse(path, words) }
    let selected = try resolver.select(
      found, forceExclude: false, name: { $0.path }, isOutput: { $0.path == asked.output }
    ).found
    let reader = FileReader(system: console.system, stdinName: asked.reading.stdinFilename)
    var entries: [PreviewPage.Entry] = []
    for number in 0..<selected.files.count {
      let file = selected.files[number]
      switch reader.read(file) {
      case .failure(.ownOutput) where !file.isNamed: continue
      case .failure(let problem): refuse(reader.name(of: file), problem.words)
      case .success(let input): entries += try self.entries(input)
      }
    }
    return entries
  }

  private mutating func refuse(_ path: FilePath, _ words: LocalizedMessage) {
    status = .incomplete
    console.note("osam-lint: \(Display.escaped(path)) was left out: \(words)")
  }

  /// Says which libraries are left out of a document.
  private mutating func tellLeftOut(of outcomes: DocumentOutcomes) {
    for library in outcomes.leftOut {
      status = .incomplete
      library.withoutOptions.tell(of: outcomes.label, on: console)
    }
  }

  private mutating func entries(_ input: FileInput) throws(Failure) -> [PreviewPage.Entry] {
    if OwnFile.isNamed(input.path) || OwnFile.isTest(input.path, input.bytes) { return [] }
    var report = linter.under(try resolver.settings(of: input.path)).check(input)
    if report.isPassedOver, !input.isNamed { return [] }
    report.say(MessageFormatters(console.formatter))
    report.bytes = input.bytes
    let tree = Tree.read(input.bytes, as: input.syntax)
    var options = try asked.reading.recognition(console.kinds, try finder.layer(for: input.path, on: console))
    options.takesLikely = input.isNamed
    let recognition = Recognition(tree, options)
    let question = OutcomeQuestion(
      kinds: console.kinds.reported, terms: terms, zone: zone, fixed: asked.reading.arguments)
    return PreviewPage.Entry.all(of: report, Array(recognition.documents), question) { tellLeftOut(of: $0) }
  }
}
