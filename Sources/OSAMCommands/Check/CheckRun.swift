import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax
import Synchronization

/// One run over many files: in parallel by batches, written in order.
struct CheckRun {
  let console: Console
  let linter: Linter
  let resolver: SettingsResolver
  /// True if files that settings exclude are left out even when they are named.
  private let forceExclude: Bool
  private let reader: FileReader
  /// As asked for.
  private let jobs: Int?
  private var outputs: Outputs
  let line: ProgressLine
  /// Nil where nothing is repaired.
  var repairs: RepairWriter?
  var suppressionUsage = SuppressionUsage()
  var summary: RunSummary
  /// Standard input is the one file, and its repaired text is the output.
  private var isStandardInputRepaired = false
  /// Digests of the documents, kept to compare them.
  private var comparer: Comparer
  /// Files that were passed over and hold nothing of use to anybody, by number.
  private var hollow: [Int] = []
  private var tested: TestedFiles
  /// Files that cannot be read again, as they were checked, by number.
  private var kept: [Int: FileInput] = [:]
  /// Settings files that are themselves checked, from the root.
  private(set) var checkedSettings: Set<FilePath> = []

  init(
    console: Console, linter: Linter, resolver: SettingsResolver, outputs: Outputs, isQuiet: Bool, stdinName: FilePath?,
    jobs: Int?,
    repairing: Repairing?, forceExclude: Bool
  ) {
    self.console = console
    self.linter = linter
    self.resolver = resolver
    self.forceExclude = forceExclude
    self.outputs = outputs
    if isQuiet { self.outputs.silence() }
    reader = FileReader(system: console.system, stdinName: stdinName)
    self.jobs = jobs
    let line = ProgressLine(console, isQuiet: isQuiet)
    self.line = line
    repairs = repairing.map { RepairWriter(console, line, $0) }
    summary = RunSummary(linter.context, repairing)
    comparer = Comparer(linter)
    tested = TestedFiles(console.kinds, on: console.system, absolute: resolver.absolute)
  }

  /// Files read and checked before anything of them is written.
  private static let batch = 256

  /// Throws, before anything is checked, where settings or a baseline cannot be used. Of settings the reports say why.
  mutating func check(_ picked: FileFinder.Result) throws(Failure) {
    let selected: (found: FileFinder.Result, leftOut: SettingsResolver.LeftOut)
    do throws(Failure) { selected = try select(picked) } catch {
      isStandardInputRepaired = repairsStandardInput(picked.files)
      throw refused(error)
    }
    let found = selected.found
    (summary.excluded, summary.unfollowed) = (selected.leftOut, found.unfollowed)
    for (path, words) in found.unanswered { tellUnanswered(path, words) }
    isStandardInputRepaired = repairsStandardInput(found.files)
    if !reportsToOutput { self.outputs.silence() }
    write(self.outputs.start())
    for (path, words) in found.problems { cannotCheck(path, words) }
    summary.passedOver += found.others
    line.begin(found.files.count)
    var start = 0
    while start < found.files.count {
      let end = min(start + Self.batch, found.files.count)
      try check((start..<end).map { found.files[$0] }, from: start, isOfMany: found.files.count > 1)
      start = end
      line.show(start)
    }
    line.clear()
    try checkTested(found)
    try compare(found.files)
    if let pick = found.pick, !comparer.isEmpty { summary.comparedOnly = (linter.rulesAcross, pick) }
  }

  private func select(_ picked: FileFinder.Result) throws(Failure) -> (
    found: FileFinder.Result, leftOut: SettingsResolver.LeftOut
  ) {
    let (reader, outputs) = (reader, outputs)
    return try resolver.select(
      picked, forceExclude: forceExclude, name: { reader.name(of: $0) }, isOutput: { outputs.replaces($0.path) })
  }

  private func repairsStandardInput(_ files: FileList) -> Bool {
    repairs?.repairing.onlyShows == false && files.count == 1 && files[0].path == "-"
  }

  /// False where shown repairs, or the repaired text of standard input, have standard output to themselves.
  private var reportsToOutput: Bool { !isStandardInputRepaired && repairs?.repairing.onlyShows != true }

  /// Writes every report of a run that ends before the first file, so that none of an earlier run is taken for its own.
  private mutating func refused(_ failure: Failure) -> Failure {
    guard let report = failure.report else { return failure }
    if reportsToOutput { outputs.silenceText() } else { outputs.silence() }
    summary.counts.isRefused = true
    summary.counts.add(report.findings)
    write(outputs.start())
    write(outputs.file(report))
    end()
    return summary.unwritten > 0 ? .said(.incomplete) : failure
  }

  /// After the last file.
  mutating func end() {
    line.clear()
    (summary.counts.skipped, summary.counts.likely) = (summary.passedOver, summary.likely.count)
    write(outputs.finish(summary.counts))
    (summary.allowed, summary.known) = (suppressionUsage.allowed, suppressionUsage.known)
    summary.repaired = repairs?.repaired ?? (0, 0)
    summary.unwritten = (repairs?.unwritten ?? 0) + outputs.writeFiles(on: console)
  }

  // MARK: Checking

  /// A file after its turn.
  private struct Checked: Sendable {
    /// Findings, after repairs where there were some.
    var report: FileReport
    /// Their entries in each report; empty for a file that is passed over.
    var entries: Outputs.FileEntries = []
    /// The file's bytes before repairs.
    var input: [UInt8] = []
    var repaired: Repaired?
  }

  /// The result of looking at a file. A list of `Result` would look for a conformance of its failure among all that there are.
  private enum Looked: Sendable {
    case notReached
    case checked(Checked)
    case refused(SystemProblem)
  }

  private mutating func check(_ files: [FileFinder.Found], from start: Int, isOfMany: Bool) throws(Failure) {
    let reader = reader
    var linters: [Linter] = []
    for file in files {
      linters.append(linter.under(try resolver.settings(of: reader.name(of: file))))
      linters[linters.count - 1].isOneOfMany = isOfMany
    }
    let repairing = repairs?.repairing
    let maker = outputs.maker
    // Starting threads takes longer than checking a few files of usual size.
    let jobs = jobs ?? (files.count < 8 ? 1 : min(console.system.cores, 8))
    let results = Mutex<[Looked]>(Array(repeating: .notReached, count: files.count))
    // Threads that are left go through the documents of long lists.
    let system = console.system
    let inner = files.count == 1 ? self.jobs ?? min(system.cores, 8) : 1
    system.parallel(files.count, jobs: jobs) { [linters] number in
      let linter = linters[number]
      func look(at file: FileInput) -> Checked {
        let each: Linter.Repeat = { system.parallel($0, jobs: inner, $1) }
        guard let repairing, !files[number].isOutside else {
          var report = linter.check(file, each: each)
          if files[number].isOutside { report.withholdText() }
          let entries = maker.lastEntries(of: &report)
          return Checked(report: report, entries: entries, input: files[number].isReadOnce ? file.bytes : [])
        }
        let repaired = Fixer(linter: linter, allowsUnsafe: repairing.allowsUnsafe).repair(file, each: each)
        return Checked(
          report: repaired.report, entries: maker.entries(of: repaired.report), input: file.bytes, repaired: repaired)
      }
      let looked: Looked
      switch reader.read(files[number]) {
      case .success(let file): looked = .checked(look(at: file))
      case .failure(let problem): looked = .refused(problem)
      }
      results.withLock { $0[number] = looked }
    }
    let done = results.withLock { $0 }
    for (number, result) in done.enumerated() {
      let file = files[number]
      switch result {
      case .checked(let checked): add(checked, file, number: start + number, under: linters[number])
      // An output of this run is no file beside those that it looks at.
      case .refused(.ownOutput) where !file.isNamed: break
      case .refused(let problem): cannotCheck(reader.name(of: file), problem.words)
      case .notReached: cannotCheck(reader.name(of: file), "it was not reached")
      }
    }
  }

  private mutating func add(_ checked: Checked, _ file: FileFinder.Found, number: Int, under linter: Linter) {
    var (report, entries) = repaired(checked, file)
    tellTaken(report)
    tellUnrepaired(report, file)
    if report.isPassedOver {
      summary.passedOver += 1
      if file.isNamed { summary.passedOverByName += 1 }
      if report.isLikely { summary.likely.append(report.path) }
      if report.isHollow, !file.isReadOnce { hollow.append(number) }
      return
    }
    if report.isTest {
      summary.tests.append(report.path)
      tested.add(report.documents, of: report.path)
    }
    summary.parts += report.parts
    comparer.add(report, file: number)
    report.read = nil
    if file.isReadOnce, !report.digests.isEmpty {
      kept[number] = reader.input(file, checked.repaired?.bytes ?? checked.input)
    }
    if SettingsTable.names(report.path) { checkedSettings.insert(self.resolver.absolute(report.path)) }
    suppressionUsage.add(report.suppressed, linter.fileSettings, isDamaged: report.faults > 0)
    summary.counts.add(report)
    summary.counts.substitutions.formUnion(linter.context.substitutions(for: report.kinds))
    for kind in report.kinds { summary.count(kind) }
    write(report, entries)
  }

  /// Looks again at files that were passed over where a test is about them.
  private mutating func checkTested(_ found: FileFinder.Result) throws(Failure) {
    for number in hollow {
      let file = found.files[number]
      let name = reader.name(of: file)
      guard tested.contains(name, besidesToo: file.isNamed || found.pick != nil) else { continue }
      summary.passedOver -= 1
      if file.isNamed { summary.passedOverByName -= 1 }
      switch reader.read(file) {
      case .failure(let problem): cannotCheck(name, problem.words)
      case .success(var input):
        input.isTested = true
        let linter = linter.under(try resolver.settings(of: name))
        var report = linter.check(input)
        let entries = outputs.maker.lastEntries(of: &report)
        add(Checked(report: report, entries: entries), file, number: number, under: linter)
      }
    }
  }

  /// Findings that are left after repairs were written; those from before, when they could not be.
  private mutating func repaired(
    _ checked: Checked, _ file: FileFinder.Found
  ) -> (report: FileReport, entries: Outputs.FileEntries) {
    guard let repaired = checked.repaired else { return (checked.report, checked.entries) }
    let change = FileChange(
      name: reader.name(of: file), path: file.path, old: checked.input, new: repaired.bytes, counts: repaired.counts,
      isUnfinished: repaired.isUnfinished)
    if repairs?.make(change) == true { return (checked.report, checked.entries) }
    return (repaired.before, outputs.maker.entries(of: repaired.before))
  }

  /// Lets the rules that compare documents look at all that was read.
  private mutating func compare(_ files: FileList) throws(Failure) {
    let system = console.system
    let again = Rereader(reader: reader, kept: kept, repairing: repairs?.repairing, files: files)
    let (comparer, maker, linter, resolver) = (comparer, outputs.maker, linter, resolver)
    let jobs = jobs ?? min(system.cores, 8)
    let isReported = reportsToOutput
    var others = VendoredFolders(on: system)
    let changed = try comparer.compare(
      path: again.name,
      // That settings can be used was found out before the first file.
      under: { linter.under((try? resolver.settings(of: again.name($0))) ?? nil) },
      read: again.read,
      areOne: { left, right in
        system.identity(of: files[left].path).map { $0 == system.identity(of: files[right].path) } ?? false
      },
      isOthers: { others.holdOnlyFirst(again.name($0), again.name($1)) },
      each: { system.parallel($0, jobs: jobs, $1) },
      make: { isReported ? maker.lastEntries(of: &$0) : maker.entries(of: $0) },
      tell: { report, entries throws(Failure) in
        suppressionUsage.add(report.suppressed, try resolver.settings(of: report.path), isDamaged: false)
        addOwn(report, entries)
      })
    for number in changed {
      summary.uncompared += 1
      let name = Display.escaped(reader.name(of: files[number]))
      line.tell("osam-lint: \(name) could not be compared with other files: it changed meanwhile")
    }
  }

  /// Reports that the outputs keep for who goes on with them.
  var reports: [FileReport] { outputs.reports }

  // MARK: Saying

  /// Findings of files that are not counted: the run's own files, and those that were counted before.
  mutating func addOwn(_ report: FileReport) { addOwn(report, outputs.maker.entries(of: report)) }

  private mutating func addOwn(_ report: FileReport, _ entries: Outputs.FileEntries) {
    if report.findings.isEmpty { return }
    summary.counts.add(report.findings)
    write(report, entries)
  }

  private mutating func write(_ report: FileReport, _ entries: Outputs.FileEntries) {
    let (line, commands) = (line, outputs.commands)
    outputs.file(report, entries) { line.print($0, keeping: commands) }
    if reportsToOutput || line.isQuiet { return }
    // Findings that are left go where they disturb nobody who reads the output.
    var lines = ConciseReport(colour: false, in: console.formatter(on: .error))
    for text in lines.file(report).split(separator: "\n") { line.tellReport(String(text)) }
  }

  private mutating func write(_ text: String) { line.print(text, keeping: outputs.commands) }

  private mutating func cannotCheck(_ path: FilePath, _ words: LocalizedMessage) {
    summary.counts.unchecked += 1
    line.tell("osam-lint: \(Display.escaped(path)) could not be checked: \(words)")
    write(outputs.problem(path, words))
  }

  /// Says what a file was taken for, where that is asked for.
  private func tellTaken(_ report: FileReport) {
    guard linter.context.tellsKinds else { return }
    let isOwn = OwnFile.isNamed(report.path)
    let words: [LocalizedMessage] =
      report.isTest
      ? ["a file of tests"] : report.taken.isEmpty ? [isOwn ? "a file of this program" : "no document"] : report.taken
    for taken in words {
      line.note(report.isLikely ? "\(report.path): \(taken); not checked" : "\(report.path): \(taken)")
    }
    if let advice = report.advice { line.note("hint: \(advice)") }
  }

  /// Why nothing of a file was fixed that could be.
  private func tellUnrepaired(_ report: FileReport, _ file: FileFinder.Found) {
    if report.isMarkdown, !report.findings.isEmpty, repairs != nil || resolver.recordingFolder != nil {
      return line.tell("\(report.path): left as it is: documents in Markdown are checked only")
    }
    if repairs == nil { return }
    if file.isOutside {
      line.note("\(report.path): not changed: a link leads to it out of the repository")
    } else if report.isKindOfSettings {
      line.note("\(report.path): not changed: only the settings say what it is; --kind does")
    } else if report.isUnproven, repairs?.repairing.allowsUnsafe != true {
      line.note(
        "\(report.path): not changed: too few of its names are only those of a document; --kind says what it is")
    }
  }

  /// Whoever takes a folder for one with ignored files should know that they were looked at.
  private func tellUnanswered(_ path: FilePath, _ words: LocalizedMessage) {
    let place: LocalizedMessage = path == "." ? "this directory" : LocalizedMessage(value: path)
    line.note("note: every file below \(place) was looked at, also what git ignores: \(words)")
  }

  /// The last lines and the exit status.
  func finish(failOn: Severity, paths: [FilePath], pick: FileFinder.Pick?) -> ExitStatus {
    summary.finish(failOn: failOn, paths: paths, pick: pick, on: console, isQuiet: line.isQuiet)
  }
}
