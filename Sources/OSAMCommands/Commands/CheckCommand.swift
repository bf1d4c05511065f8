import ArgumentParser
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax
import Synchronization

/// `osam-lint check`, and `osam-lint` alone.
struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    // Spares a hook the search for a request to generate completions, which the root answers.
    _superCommandName: "osam-lint",
    abstract: "Checks documents and says what released apps will do with each mistake.",
    discussion: """
      Without paths it walks the current directory; in a git repository it looks at what git tracks or \
      would track. A dash is standard input.
      """)

  enum Format: String, CaseIterable { case text, concise, json }

  private static let formats = Words<Format>("--format")

  @Argument(help: ArgumentHelp("Files and directories to check; - is standard input.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var target: TargetOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moment rules about the clock compare with: \(Moment.forms).", valueName: "date"))
  var date = "now"

  @Option(help: ArgumentHelp("How findings are written: \(formats.list).", valueName: "format"))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "Lowest severity that makes the exit status 1: \(Words.severity.list).", valueName: "severity"))
  var failOn = "error"

  @Flag(
    name: .shortAndLong,
    help: "Write no findings and no summary, only what could not be checked; the exit status says the rest.")
  var quiet = false

  @Option(name: .customLong("color"), help: ArgumentHelp(ColourChoice.help, valueName: "when"))
  var colour = "auto"

  @Option(help: ArgumentHelp("Files checked at the same time.", valueName: "number"))
  var jobs: String?

  @Flag(help: "Only note a named file that is no document of a known kind.")
  var skipUnrecognised = false

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let zone = try reading.zone()
    let failOn = try Words.severity.value(of: failOn)
    let report = try report(console)
    let jobs = try jobCount()
    var settings = Settings(now: try Moment.parse(date, now: console.system.now, zone: zone))
    settings.zone = zone
    let recognition = try reading.recognition()
    settings.role = recognition.role
    settings.kind = recognition.kind
    try target.apply(to: &settings)
    settings.skipUnrecognised = skipUnrecognised
    let files = try FileFinder.find(paths, on: console.system)
    var run = Run(
      console: console, linter: Linter(settings: settings), report: report, isQuiet: quiet,
      stdinName: reading.stdinFilename, jobs: jobs)
    run.check(files)
    return run.finish(failOn: failOn, paths: paths)
  }

  private func report(_ console: Console) throws(Failure) -> any CheckReport {
    let usesColour = console.usesColour(try Words.colour.value(of: colour))
    switch try Self.formats.value(of: format) {
    case .text: return TextReport(colour: usesColour)
    case .concise: return ConciseReport(colour: usesColour)
    case .json: return JSONReport()
    }
  }

  private func jobCount() throws(Failure) -> Int? {
    guard let jobs else { return nil }
    guard let count = Int(jobs), count >= 1 else {
      throw Failure("“\(Quote.shortened(jobs))” is no number of jobs", hint: "Write a number from 1.")
    }
    return count
  }
}

/// One run over many files: in parallel by batches, written in order.
private struct Run {
  let console: Console
  let linter: Linter
  var report: any CheckReport
  let isQuiet: Bool
  let reader: FileReader
  /// As asked for.
  let jobs: Int?
  var summary = Summary()
  var kinds: [String: Int] = [:]
  var passedOver = 0
  /// Number of files, when the run is long enough to show its progress.
  private var total: Int?
  private var hasProgress = false

  init(
    console: Console, linter: Linter, report: any CheckReport, isQuiet: Bool, stdinName: String?, jobs: Int?
  ) {
    self.console = console
    self.linter = linter
    self.report = report
    self.isQuiet = isQuiet
    reader = FileReader(system: console.system, stdinName: stdinName)
    self.jobs = jobs
  }

  /// Files read and checked before anything of them is written.
  private static let batch = 256
  /// More files than this get a progress line on a terminal.
  private static let long = 2000

  mutating func check(_ found: FileFinder.Result) {
    write(report.start())
    for (path, words) in found.problems { cannotCheck(path, words) }
    if found.files.count > Self.long, console.system.isTerminal(.error), !isQuiet { total = found.files.count }
    var start = 0
    while start < found.files.count {
      let end = min(start + Self.batch, found.files.count)
      check((start..<end).map { found.files[$0] })
      start = end
      showProgress(start)
    }
    clearProgress()
    write(report.finish(summary))
  }

  private mutating func showProgress(_ done: Int) {
    guard let total else { return }
    console.progress("\(done) of \(total) files")
    hasProgress = true
  }

  /// The line goes before anything else is written to the same terminal.
  private mutating func clearProgress() {
    if hasProgress { console.progress("") }
    hasProgress = false
  }

  private mutating func check(_ files: [FileFinder.Found]) {
    let reader = reader
    let linter = linter
    // Starting threads takes longer than checking a few files of usual size.
    let jobs = jobs ?? (files.count < 8 ? 1 : min(console.system.cores, 8))
    let results = Mutex<[Result<FileReport, SystemProblem>?]>(Array(repeating: nil, count: files.count))
    // What is left of the threads goes through the documents of long lists.
    let system = console.system
    let inner = files.count == 1 ? self.jobs ?? min(system.cores, 8) : 1
    system.parallel(files.count, jobs: jobs) { number in
      let result = reader.read(files[number]).map { file in
        linter.check(file) { system.parallel($0, jobs: inner, $1) }
      }
      results.withLock { $0[number] = result }
    }
    let done = results.withLock { $0 }
    for (file, result) in zip(files, done) {
      switch result {
      case .success(let checked): add(checked)
      case .failure(.ownOutput) where !file.isNamed: passedOver += 1
      case .failure(let problem): cannotCheck(reader.name(of: file), problem.words)
      case nil: cannotCheck(reader.name(of: file), "it was not reached")
      }
    }
  }

  private mutating func add(_ checked: FileReport) {
    if checked.isPassedOver {
      passedOver += 1
      return
    }
    summary.add(checked)
    for kind in checked.kinds { kinds[kind.id, default: 0] += 1 }
    if !isQuiet { write(report.file(checked)) }
  }

  private mutating func cannotCheck(_ path: String, _ words: String) {
    summary.unchecked += 1
    clearProgress()
    console.note("osam-lint: \(Display.escaped(path)) could not be checked: \(words)")
  }

  private mutating func write(_ text: String) {
    if isQuiet || text.isEmpty { return }
    clearProgress()
    console.print(text)
  }

  /// The last lines and the exit status.
  func finish(failOn: Severity, paths: [String]) -> ExitStatus {
    var status = ExitStatus.clean
    let counts: [(Severity, Int)] = [(.error, summary.errors), (.warning, summary.warnings), (.info, summary.infos)]
    if counts.contains(where: { $0.0 >= failOn && $0.1 > 0 }) { status = .findings }
    if summary.unchecked > 0 { status = .incomplete }
    if summary.files == 0, summary.unchecked == 0 {
      console.noteNothingFound(paths)
      return .incomplete
    }
    if isQuiet { return status }
    // Where both streams are one terminal, the summary stands apart from the last finding.
    if summary.errors + summary.warnings + summary.infos > 0, console.isOneTerminal { console.note("") }
    console.note(sentence)
    return status
  }

  private var sentence: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let kinds = DocumentKind.all.compactMap { kind in self.kinds[kind.id].map { "\($0) \(kind.id)" } }
    if summary.files == 0 { return "nothing was checked" }
    var text = "\(count(summary.documents, "document")) in \(count(summary.files, "file"))"
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    text +=
      ": \(count(summary.errors, "error")), \(count(summary.warnings, "warning")), \(count(summary.infos, "info"))"
    if summary.unchecked > 0 { text += "; \(count(summary.unchecked, "file")) could not be checked" }
    if passedOver > 0 { text += "; \(count(passedOver, "other file")) passed over" }
    return text
  }
}
