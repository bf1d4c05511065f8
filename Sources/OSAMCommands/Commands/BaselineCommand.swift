import OSAMFormats
import OSAMLint
import OSAMSyntax

/// `osam-lint baseline [PATH…]`
struct BaselineCommand: ConsoleCommand {
  static let name = "baseline"

  var paths: [FilePath] = []
  var output: FilePath?
  var reading = ReadingOptions()
  var target = TargetOptions()
  var date: String?

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Records today's findings, so that from now on only new ones count.",
      text: """
        check then leaves out what is recorded. Findings are known by rule, file and document, not by line. What was \
        recorded of files that are not looked at stays. Findings about locking users out are never recorded.
        """,
      operands: [.paths("path", "Files and directories to look at.") { $0.paths.append($1) }],
      options: [
        [
          .value(
            "--output", letter: "o", "file", "The file to write.", completion: .files,
            preset: "that of the settings, or \(Baseline.fileName) beside them or where the repository begins"
          ) { $0.output = FilePath(text: $1) }
        ],
        ReadingOptions.options(kinds).within { $1(&$0.reading) },
        TargetOptions.options(kinds).within { $1(&$0.target) },
        [Moment.option { $0.date = $1 }],
      ],
      examples: [Example("Record what is found today, and let check fail on new mistakes only:", "osam-lint baseline")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    guard console.system.currentDirectory != nil else {
      throw Failure("the current directory is there no more", hint: "Change to another one.", status: .incomplete)
    }
    let finder = try reading.settings(console)
    let place = try place(finder)
    let shown = Display.escaped(place.seen(from: finder.directory))
    // Findings recorded there already are not read through a link either; and behind a link, `..` leads to another
    // place.
    if let problem = console.system.refusal(ofOutput: output ?? place) {
      throw Failure("\(shown) could not be written: \(problem.words)", status: .incomplete)
    }
    var commandLine = try CommandLineOverrides(reading, target, date, finder, on: console)
    commandLine.useSubstitutions()
    let before = try recorded(place, finder, console)
    // A file that has a nearer baseline is compared with that one.
    let isNearest = output == nil && before.isUsable
    let resolver = SettingsResolver(
      finder, try BaselineFinder(isNearest ? .nearest : .none, on: console.system), commandLine, on: console)
    let folder = place.folder ?? "/"
    resolver.recordingFolder = folder
    var run = CheckRun(
      console: console, linter: Linter(context: commandLine.context), resolver: resolver, outputs: Outputs(),
      isQuiet: true,
      stdinName: nil, jobs: nil, repairing: nil, forceExclude: false)
    try run.check(try FileFinder.find(paths, on: console.system))
    if run.summary.counts.unchecked > 0 {
      throw Failure("nothing was recorded in \(shown), for not everything could be checked", status: .incomplete)
    }
    let counts = merged(
      run.suppressionUsage, before.baseline, named: place.seen(from: finder.directory), folder: folder, console)
    // A file that records nothing says nothing that its absence does not.
    if counts.isEmpty, console.system.kind(of: place) == .failure(.noSuchFile) {
      console.note("nothing to record: \(shown) was not written")
      tellLeft(run.suppressionUsage.unrecorded, console)
      return .clean
    }
    if let problem = console.system.makeDirectory(folder)
      ?? console.putOutput(Array(Baseline.text(counts).utf8), at: place, instead: .anything)
    {
      throw Failure("\(shown) could not be written: \(problem.words)", status: .incomplete)
    }
    tell(counts, run.suppressionUsage.unrecorded, shown, console)
    for other in resolver.baselineFiles.values.sorted(by: { $0.path < $1.path }) where other.path != place {
      console.note(
        "hint: \(Display.escaped(other.baseline.path)) is nearer to some files: record those in its directory.")
    }
    return .clean
  }

  /// The file to write, from the root.
  private func place(_ finder: SettingsFinder) throws(Failure) -> FilePath {
    if let output { return output.absolute(in: finder.directory) }
    if let settings = try finder.settings(in: finder.directory) {
      return (settings.file.baseline.map { FilePath(text: $0.value) } ?? Baseline.fileName).absolute(
        in: settings.folder)
    }
    return (finder.system.repository(of: finder.directory) ?? finder.directory).joined(Baseline.fileName)
  }

  /// Old content of the file to be written. One that cannot be used is written anew, if its name says what it is.
  private func recorded(
    _ place: FilePath, _ finder: SettingsFinder, _ console: Console
  ) throws(Failure) -> (baseline: Baseline?, isUsable: Bool) {
    guard case .success(let kind) = console.system.kind(of: place) else { return (nil, true) }
    // Whoever waits for what a FIFO brings may wait for ever.
    if kind == .special { return (nil, true) }
    do throws(Failure) {
      let found = try BaselineFinder(.named(place), on: console.system).baseline(in: "/", nil)
      return (found?.baseline, true)
    } catch {
      if error.status == .incomplete { throw error }
      let shown = Display.escaped(place.seen(from: finder.directory))
      guard Baseline.names(place), case .success = console.system.read(place) else {
        throw Failure("\(shown) is no baseline, and was left as it is", hint: "Name another file with --output.")
      }
      console.note("osam-lint: what was recorded in \(shown) could not be read, and is replaced")
      return (nil, false)
    }
  }

  /// Findings of the run, and those recorded of files that are there and were not looked at.
  private func merged(
    _ suppressionUsage: SuppressionUsage, _ before: Baseline?, named name: FilePath, folder: FilePath,
    _ console: Console
  ) -> [Baseline.Key: Int] {
    var counts = (suppressionUsage.counts[SuppressionUsage.noBaseline] ?? [:]).merging(
      suppressionUsage.counts[name] ?? [:]
    ) { $0 + $1 }
    for entry in before?.entries ?? [] where !suppressionUsage.hasChecked(entry.key.path, against: name) {
      if suppressionUsage.hasChecked(entry.key.path, against: SuppressionUsage.noBaseline) { continue }
      guard case .success = console.system.kind(of: entry.key.path.absolute(in: folder)) else { continue }
      counts[entry.key] = max(counts[entry.key] ?? 0, entry.count)
    }
    return counts
  }

  private func tell(_ counts: [Baseline.Key: Int], _ left: Int, _ shown: String, _ console: Console) {
    let total = counts.values.reduce(0, +)
    let files = Set(counts.keys.map(\.path)).count
    console.note(
      "recorded \(total, one: "finding", many: "findings") in \(files, one: "file", many: "files"): \(shown)")
    tellLeft(left, console)
  }

  /// Findings that no baseline takes.
  private func tellLeft(_ left: Int, _ console: Console) {
    guard left > 0 else { return }
    console.note(
      left == 1
        ? "1 finding is not recorded: about locking users out, or about suppressions"
        : "\(left) findings are not recorded: about locking users out, or about suppressions")
    console.note("hint: Correct them, or allow each in the settings with its reason.")
  }
}
