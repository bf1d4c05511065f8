import ArgumentParser
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// `osam-lint baseline [PATH…]`
struct BaselineCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Records today's findings, so that from now on only new ones count.",
    usage: "osam-lint baseline [<options>] [<path> ...]",
    discussion: """
      check then leaves out what is recorded. Findings are known by rule, file and document, not by line. What \
      was recorded of files that are not looked at stays. Findings about locking users out are never recorded.
      """)

  @Argument(help: ArgumentHelp("Files and directories to look at.", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write. (default: that of the settings, or \(Baseline.fileName) beside them or where the repository begins)",
      valueName: "file"))
  var output: String?

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var target: TargetOptions
  @Option(parsing: .unconditional, help: Moment.help)
  var date: String?

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let finder = try reading.settings(console)
    let place = try place(finder)
    let given = try RunTerms.Given(reading, target, date, finder, on: console)
    let terms = RunTerms(finder, try BaselineFinder(.none, on: console.system), given, on: console)
    terms.recordingFolder = Paths.folder(of: place)
    let before = try recorded(place, finder, console)
    var run = CheckRun(
      console: console, linter: Linter(settings: given.settings), terms: terms, outputs: Outputs(), isQuiet: true,
      stdinName: nil, jobs: nil, repairing: nil, forceExclude: false)
    try run.check(try FileFinder.find(paths, on: console.system))
    let shown = Display.escaped(Paths.shown(place, in: finder.directory))
    if run.summary.unchecked > 0 {
      throw Failure("nothing was recorded in \(shown), for not everything could be checked", status: .incomplete)
    }
    let counts = merged(run.ledger, before, folder: terms.recordingFolder ?? "/", console)
    let folder = terms.recordingFolder ?? "/"
    if let problem = console.system.makeDirectory(folder)
      ?? console.system.put(Array(Baseline.text(counts).utf8), at: place, instead: .anything)
    {
      throw Failure("\(shown) could not be written: \(problem.words)", status: .incomplete)
    }
    tell(counts, run.ledger.unrecorded, shown, console)
    return .clean
  }

  /// The file to write, from the root.
  private func place(_ finder: SettingsFinder) throws(Failure) -> String {
    if let output { return Paths.absolute(output, in: finder.directory) }
    if let settings = try finder.settings(in: finder.directory) {
      return Paths.absolute(settings.file.baseline?.value ?? Baseline.fileName, in: settings.folder)
    }
    var folder = finder.directory
    while !finder.system.isRepository(folder), let above = Paths.folder(of: folder) { folder = above }
    let root = finder.system.isRepository(folder) ? folder : finder.directory
    return Paths.joined(root, Baseline.fileName)
  }

  private func recorded(
    _ place: String, _ finder: SettingsFinder, _ console: Console
  ) throws(Failure) -> Baseline? {
    guard case .success = console.system.kind(of: place) else { return nil }
    return try BaselineFinder(.named(place), on: console.system).baseline(in: "/", nil)?.baseline
  }

  /// What was found, and what was recorded of files that are there and were not looked at.
  private func merged(
    _ ledger: Ledger, _ before: Baseline?, folder: String, _ console: Console
  ) -> [Baseline.Key: Int] {
    var counts = ledger.counts[""] ?? [:]
    for entry in before?.entries ?? [] where !ledger.hasChecked(entry.key.path, against: "") {
      guard case .success = console.system.kind(of: Paths.absolute(entry.key.path, in: folder)) else { continue }
      counts[entry.key, default: 0] += entry.count
    }
    return counts
  }

  private func tell(_ counts: [Baseline.Key: Int], _ left: Int, _ shown: String, _ console: Console) {
    let total = counts.values.reduce(0, +)
    let files = Set(counts.keys.map(\.path)).count
    console.note(
      "recorded \(total) finding\(total == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s"): \(shown)")
    guard left > 0 else { return }
    console.note(
      "\(left) finding\(left == 1 ? " is" : "s are") not recorded: about locking users out, or about suppressions")
    console.note("hint: Correct them, or allow each in the settings with its reason.")
  }
}
