import ArgumentParser
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Check the files that this file names, one on each line or with a NUL behind each; - is standard input.",
      valueName: "file"))
  var filesFrom: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Check only what changed since the current branch left this one, and what git does not track yet.",
      valueName: "revision"))
  var changedSince: String?

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

  @Flag(help: "Repair what is certain, in the files themselves; then report and count what is left.")
  var fix = false

  @Flag(help: "With --fix: make repairs as well that change what apps do (osam-lint explain RULE says which do).")
  var unsafeFixes = false

  @Flag(
    help:
      "Show what --fix would change, as a difference that git apply takes, and write nothing; --format does not matter."
  )
  var diff = false

  @Flag(help: "Only note a named file that is no document of a known kind.")
  var skipUnrecognised = false

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let repairing = try repairing()
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
    let files = try PickingOptions(filesFrom: filesFrom, changedSince: changedSince).find(paths, on: console.system)
    var run = CheckRun(
      console: console, linter: Linter(settings: settings), report: report, isQuiet: quiet,
      stdinName: reading.stdinFilename, jobs: jobs, repairing: repairing)
    run.check(files)
    return run.finish(failOn: failOn, paths: paths, pick: files.pick)
  }

  private func repairing() throws(Failure) -> Repairing? {
    guard fix || diff else {
      if unsafeFixes {
        throw Failure("--unsafe-fixes needs --fix or --diff", hint: "Write osam-lint fix --unsafe-fixes.")
      }
      return nil
    }
    if !diff, paths.contains("-"), paths.count > 1 {
      throw Failure("standard input is repaired alone", hint: "Its repaired text goes to standard output.")
    }
    return Repairing(allowsUnsafe: unsafeFixes, onlyShows: diff)
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
