import ArgumentParser
import OSAMFormats
import OSAMLint
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

  @Argument(
    help: ArgumentHelp("Files and directories to check; - is standard input.", valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Check the files that this file names, one on each line or with a NUL behind each; - is standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Check only what changed since the current branch left this one, and what git does not track yet.",
      valueName: "revision"))
  var changedSince: String?

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var target: TargetOptions

  @Option(parsing: .unconditional, help: Moment.help)
  var date: String?

  @Option(
    help: ArgumentHelp(
      """
      How the serverDate that apps get comes about: as it stands in the file (written), or anew before they get it (now), \
      by the service or by build --server-date now. (default: that of the settings, or written)
      """, valueName: "how"), completion: .words(.serverClock))
  var serverDate: String?

  @Flag(help: "Report what comments and settings allow as well.")
  var noSuppressions = false

  @Option(
    help: ArgumentHelp(
      """
      Findings that osam-lint baseline recorded, and that do not count. By default \(Baseline.fileName) beside or above \
      a file.
      """, valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(help: "Report what is in the baseline as well.")
  var noBaseline = false

  @Flag(help: "Fail when something in the baseline is gone, so that it cannot come back.")
  var strictBaseline = false

  @Flag(help: "Leave out what the settings exclude even when it is named, as hooks do.")
  var forceExclude = false

  @Option(help: OutputOptions.help, completion: .words(.formats))
  var format: String?

  @Option(name: .customLong("output"), help: OutputOptions.helpOfFurther)
  var outputs: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Lowest severity that makes the exit status 1: \(Words.severity.list). OSAM_LINT_FAIL_ON names another default. \
      (default: error)
      """, valueName: "severity"), completion: .words(.severity))
  var failOn: String?

  @Flag(
    name: .shortAndLong,
    help: "Write no findings and no summary, only what could not be done; files of --output are written all the same.")
  var quiet = false

  @Option(
    name: .customLong("color"), help: ArgumentHelp(ColourChoice.help, valueName: "when"), completion: .words(.colour))
  var colour: String?

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

  @Flag(help: "Pass over named files that are no documents beyond doubt, as on a walk.")
  var skipUnrecognised = false

  @Flag(help: "Say of each file what it was taken for, and why.")
  var showFiles = false

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let repairing = try repairing()
    let failOn = try Words.severity.value(of: failOn, or: "OSAM_LINT_FAIL_ON", on: console) ?? .error
    let outputs = try OutputOptions(format: format, outputs: outputs).outputs(
      on: console, colour: try .of(colour, console), failOn: failOn, inputs: paths)
    let jobs = try jobCount()
    let finder = try reading.settings(console)
    let baselines = try BaselineFinder(
      try ConfigChoice.ofBaseline(baseline, isOff: noBaseline, isStrict: strictBaseline), on: console.system)
    var given = try RunTerms.Given(reading, target, date, finder, on: console)
    given.useStandIns()
    if let clock = try Words.serverClock.value(ofOptional: serverDate) {
      given.settings.serverClock = clock
      given.hasServerClock = true
    }
    given.settings.skipUnrecognised = skipUnrecognised
    given.settings.tellsKinds = showFiles
    given.settings.honoursSuppressions = !noSuppressions
    given.settings.judgesSuppressions = !given.narrows
    let terms = RunTerms(finder, baselines, given, on: console)
    let picking = PickingOptions(filesFrom: filesFrom, changedSince: changedSince)
    let files = try picking.find(paths, on: console.system)
    var run = CheckRun(
      console: console, linter: Linter(settings: given.settings), terms: terms, outputs: outputs, isQuiet: quiet,
      stdinName: reading.stdinFilename, jobs: jobs, repairing: repairing, forceExclude: forceExclude)
    try run.check(files)
    run.checkOwnFiles(
      walked: walked(files, terms, on: console.system), judges: !given.narrows,
      isToday: date == nil && console.variable("OSAM_LINT_DATE") == nil,
      strictBaseline: strictBaseline)
    run.end()
    return run.finish(failOn: failOn, paths: paths, pick: files.pick)
  }

  /// The directories of which everything is looked at, from the root.
  private func walked(_ files: FileFinder.Result, _ terms: RunTerms, on system: any System) -> [String] {
    if files.pick != nil || !files.problems.isEmpty { return [] }
    let directories = paths.isEmpty ? ["."] : paths.filter { system.kind(of: $0) == .success(.directory) }
    return directories.map(terms.absolute)
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

  private func jobCount() throws(Failure) -> Int? {
    guard let jobs else { return nil }
    guard let count = Int(jobs), count >= 1 else {
      throw Failure("“\(Quote.shortened(jobs))” is no number of jobs", hint: "Write a number from 1.")
    }
    return count
  }
}
