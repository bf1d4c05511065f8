import OSAMFormats
import OSAMLint
import OSAMSyntax

/// `osam-lint check`, and `osam-lint` alone.
struct CheckCommand: ConsoleCommand {
  static let name = "check"

  var paths: [FilePath] = []
  var picking = PickingOptions()
  var reading = ReadingOptions()
  var target = TargetOptions()
  var date: String?
  var serverDate: String?
  var noSuppressions = false
  var baseline = BaselineOptions()
  var forceExclude = false
  var writing = OutputOptions()
  var failOn: String?
  var quiet = false
  var verbose = false
  var all = false
  var color: String?
  var jobs: String?
  var fix = false
  var unsafeFixes = false
  var diff = false
  var skipUnrecognised = false
  var showFiles = false
  var watch = false

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Checks documents and says what released apps will do with each mistake.",
      text: """
        Without paths it walks the current directory; in a git repository it looks at what git tracks or would track. A \
        dash is standard input.
        """,
      operands: operands, options: options(kinds), foreign: foreign,
      examples: [
        Example("Check every document below this directory:", "osam-lint"),
        Example("Check one, and make warnings count:", "osam-lint check --fail-on warning alert.json"),
      ])
  }

  /// Its rows, which `fix` has as well.
  static var operands: [Operand<CheckCommand>] {
    [.paths("path", "Files and directories to check; - is standard input.") { $0.paths.append($1) }]
  }

  static func options(_ kinds: Kinds) -> [[Option<CheckCommand>]] {
    repairingOptions(kinds) + [
      [
        Watch.option(
          "Check again whenever a document, settings or a baseline changes, or a file comes or goes, until Ctrl-C."
        ) { $0.watch = true }
      ]
    ]
  }

  static func repairingOptions(_ kinds: Kinds) -> [[Option<CheckCommand>]] {
    [
      PickingOptions.options.within { $1(&$0.picking) },
      ReadingOptions.options(kinds).within { $1(&$0.reading) },
      TargetOptions.options(kinds).within { $1(&$0.target) },
      judgingOptions,
      BaselineOptions.options.within { $1(&$0.baseline) },
      [
        .flag("--force-exclude", "Leave out what the settings exclude even when it is named, as hooks do.") {
          $0.forceExclude = true
        }
      ],
      OutputOptions.options().within { $1(&$0.writing) },
      runOptions,
      repairOptions,
      fileOptions,
    ]
  }

  static let foreign: [(name: String, hint: LocalizedMessage)] = [
    ("--dry-run", "--diff shows what fix would change, and writes nothing.")
  ]

  private static var judgingOptions: [Option<CheckCommand>] {
    [
      Moment.option { $0.date = $1 },
      .value(
        "--server-date", "how",
        """
        How the serverDate that apps get comes about: as it stands in the file (written), or anew before they get it \
        (now), by the service or by build --server-date now.
        """, completion: .choices { Choices.serverClock.all }, preset: "that of the settings, or written"
      ) { $0.serverDate = $1 },
      .flag("--no-suppressions", "Report what comments and settings allow as well.") { $0.noSuppressions = true },
    ]
  }

  private static var runOptions: [Option<CheckCommand>] {
    [
      .value(
        "--fail-on", "severity", "Lowest severity that makes the exit status 1: \(Choices.severity.list).",
        completion: .choices { Choices.severity.all }, variable: .failOn,
        preset: LocalizedMessage(value: Severity.error.rawValue)
      ) { $0.failOn = $1 },
      .flag(
        "--quiet", letter: "q",
        "Write no findings and no summary, only what could not be done; files of --output are written all the same."
      ) { $0.quiet = true },
      .flag("--verbose", "Say in the releases' own words as well what apps do: ERROR, DISMISSED.") {
        $0.verbose = true
      },
      .flag(
        "--all",
        """
        Show each finding as a whole. Without it, text and markdown show findings that say the same beside each other once, \
        with the places of all, and text shows what is the same in many documents of one file for the first \
        \(mostDocuments) of them, and counts the rest; other formats always have each.
        """
      ) { $0.all = true },
      ColourChoice.option { $0.color = $1 },
      .value("--jobs", "number", "Files checked at the same time.") { $0.jobs = $1 },
    ]
  }

  private static var repairOptions: [Option<CheckCommand>] {
    [
      .flag("--fix", "Fix what is certain, in the files themselves; then report and count what is left.") {
        $0.fix = true
      },
      .flag(
        "--unsafe-fixes",
        "With --fix: make fixes as well that change what apps do (osam-lint explain RULE says which do)."
      ) { $0.unsafeFixes = true },
      .flag(
        "--diff",
        """
        Show what --fix would change, as a difference that git apply takes, and write nothing; --format does not matter.
        """
      ) { $0.diff = true },
    ]
  }

  private static var fileOptions: [Option<CheckCommand>] {
    [
      .flag("--skip-unrecognised", "Pass over named files that are no documents beyond doubt, as on a walk.") {
        $0.skipUnrecognised = true
      },
      .flag("--show-files", "Say of each file what it was taken for, and why.") { $0.showFiles = true },
    ]
  }

  /// Documents of a file in which people look at the same thing again.
  private static let mostDocuments = 20

  func run(on console: Console) throws(Failure) -> ExitStatus {
    if !watch { return try check(on: console) }
    if fix || diff {
      throw Failure(
        "--watch only reports, and \(fix ? "--fix" : "--diff") is about fixes", hint: "Leave out one of them.")
    }
    let watch = Watch(console, isQuiet: quiet)
    try watch.require(paths + (picking.filesFrom.map { [$0] } ?? []))
    return try watch.run { console throws(Failure) in try check(on: console) }
  }

  private func check(on console: Console) throws(Failure) -> ExitStatus {
    let repairing = try repairing()
    let finder = try reading.settings(console)
    let failOn = try Choices.severity.value(of: failOn, or: .failOn, on: console) ?? .error
    let outputs = try writing.outputs(
      on: console, colour: try .of(color, console), failOn: failOn, inputs: paths, inFull: verbose,
      mostDocuments: all ? nil : Self.mostDocuments)
    let jobs = try jobCount()
    let baselines = try BaselineFinder(try baseline.choice(), on: console.system)
    var commandLine = try CommandLineOverrides(reading, target, date, finder, on: console)
    commandLine.useSubstitutions()
    if let clock = try Choices.serverClock.value(ofOptional: serverDate) {
      commandLine.context.serverClock = clock
      commandLine.hasServerClock = true
    }
    commandLine.context.skipUnrecognised = skipUnrecognised
    commandLine.context.tellsKinds = showFiles
    commandLine.context.listWords = outputs.listWords(isQuiet: quiet)
    commandLine.context.honoursSuppressions = !noSuppressions
    commandLine.context.judgesSuppressions = !commandLine.narrows
    let resolver = SettingsResolver(finder, baselines, commandLine, on: console)
    let files = try picking.find(paths, on: console.system)
    var linter = Linter(context: commandLine.context)
    linter.tests = { [kinds = console.kinds] in kinds.tests }
    var run = CheckRun(
      console: console, linter: linter, resolver: resolver, outputs: outputs, isQuiet: quiet,
      stdinName: reading.stdinFilename, jobs: jobs, repairing: repairing, forceExclude: forceExclude)
    try run.check(files)
    run.checkOwnFiles(
      walked: walked(files, resolver, on: console.system), judges: !commandLine.narrows,
      isToday: date == nil && console.variable(.date) == nil,
      strictBaseline: baseline.strictBaseline)
    run.end()
    return run.finish(failOn: failOn, paths: paths, pick: files.pick)
  }

  /// The directories of which everything is looked at, from the root.
  private func walked(_ files: FileFinder.Result, _ resolver: SettingsResolver, on system: any System) -> [FilePath] {
    if files.pick != nil || !files.problems.isEmpty { return [] }
    let directories = paths.isEmpty ? ["."] : paths.filter { system.kind(of: $0) == .success(.directory) }
    return directories.map(resolver.absolute)
  }

  private func repairing() throws(Failure) -> Repairing? {
    guard fix || diff else {
      if unsafeFixes {
        throw Failure("--unsafe-fixes needs --fix or --diff", hint: "Write osam-lint fix --unsafe-fixes.")
      }
      return nil
    }
    if !diff, paths.contains("-"), paths.count > 1 {
      throw Failure("standard input is fixed alone", hint: "Its fixed text goes to standard output.")
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
