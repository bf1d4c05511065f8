import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax
import Synchronization

/// How a run repairs.
struct Repairing {
  var allowsUnsafe: Bool
  /// Writes the difference instead of the files.
  var onlyShows: Bool
}

/// A file after its turn.
private struct Checked: Sendable {
  /// What is found, after repairs where there were some.
  var report: FileReport
  /// The file's bytes before repairs.
  var input: [UInt8] = []
  var repaired: Repaired?
}

/// One run over many files: in parallel by batches, written in order.
struct CheckRun {
  let console: Console
  let linter: Linter
  var outputs: Outputs
  let isQuiet: Bool
  let reader: FileReader
  /// As asked for.
  let jobs: Int?
  let repairing: Repairing?
  var summary = Summary()
  var kinds: [String: Int] = [:]
  var passedOver = 0
  /// Findings repaired, and files they were in.
  var repaired = (findings: 0, files: 0)
  /// Files that were repaired, and files of reports, that could not be written.
  private var unwritten = 0
  /// Standard input is the one file, and its repaired text is the output.
  private var isStandardInputRepaired = false
  /// Number of files, when the run is long enough to show its progress.
  private var total: Int?
  private var hasProgress = false

  init(
    console: Console, linter: Linter, outputs: Outputs, isQuiet: Bool, stdinName: String?, jobs: Int?,
    repairing: Repairing?
  ) {
    self.console = console
    self.linter = linter
    self.outputs = outputs
    if isQuiet { self.outputs.silence() }
    self.isQuiet = isQuiet
    reader = FileReader(system: console.system, stdinName: stdinName)
    self.jobs = jobs
    self.repairing = repairing
  }

  /// Files read and checked before anything of them is written.
  private static let batch = 256
  /// More files than this get a progress line on a terminal.
  private static let long = 2000

  mutating func check(_ found: FileFinder.Result) {
    isStandardInputRepaired = repairing?.onlyShows == false && found.files.count == 1 && found.files[0].path == "-"
    if !reportsToOutput { outputs.silence() }
    write(outputs.start())
    for (path, words) in found.problems { cannotCheck(path, words) }
    passedOver += found.others
    if found.files.count > Self.long, console.system.isTerminal(.error), !isQuiet { total = found.files.count }
    var start = 0
    while start < found.files.count {
      let end = min(start + Self.batch, found.files.count)
      check((start..<end).map { found.files[$0] })
      start = end
      showProgress(start)
    }
    clearProgress()
    write(outputs.finish(summary))
    unwritten += outputs.writeFiles(on: console)
  }

  /// What repairs are to be shown, or the repaired text of standard input, has standard output to itself.
  private var reportsToOutput: Bool { !isStandardInputRepaired && repairing?.onlyShows != true }

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

  private mutating func check(_ found: [FileFinder.Found]) {
    // What an earlier run wrote and this one replaces is not looked at.
    let files = found.filter { $0.isNamed || !outputs.replaces($0.path) }
    passedOver += found.count - files.count
    let reader = reader
    let linter = linter
    let fixer = repairing.map { Fixer(linter: linter, allowsUnsafe: $0.allowsUnsafe) }
    // Starting threads takes longer than checking a few files of usual size.
    let jobs = jobs ?? (files.count < 8 ? 1 : min(console.system.cores, 8))
    let results = Mutex<[Result<Checked, SystemProblem>?]>(Array(repeating: nil, count: files.count))
    // What is left of the threads goes through the documents of long lists.
    let system = console.system
    let inner = files.count == 1 ? self.jobs ?? min(system.cores, 8) : 1
    system.parallel(files.count, jobs: jobs) { number in
      let result = reader.read(files[number]).map { file in
        let each: Linter.Repeat = { system.parallel($0, jobs: inner, $1) }
        guard let fixer else { return Checked(report: linter.check(file, each: each)) }
        let repaired = fixer.repair(file, each: each)
        return Checked(report: repaired.report, input: file.bytes, repaired: repaired)
      }
      results.withLock { $0[number] = result }
    }
    let done = results.withLock { $0 }
    for (file, result) in zip(files, done) {
      switch result {
      case .success(let checked): add(checked, file)
      case .failure(.ownOutput) where !file.isNamed: passedOver += 1
      case .failure(let problem): cannotCheck(reader.name(of: file), problem.words)
      case nil: cannotCheck(reader.name(of: file), "it was not reached")
      }
    }
  }

  private mutating func add(_ checked: Checked, _ file: FileFinder.Found) {
    add(finished(checked, file))
  }

  private mutating func add(_ checked: FileReport) {
    if checked.isPassedOver {
      passedOver += 1
      return
    }
    summary.add(checked)
    for kind in checked.kinds { kinds[kind.id, default: 0] += 1 }
    write(outputs.file(checked))
    if !reportsToOutput, !isQuiet {
      // What is left goes where it disturbs nobody who reads the output.
      var lines = ConciseReport(colour: false)
      let text = lines.file(checked)
      if !text.isEmpty { clearProgress() }
      for line in text.split(separator: "\n") { console.note(String(line)) }
    }
  }

  /// Writes what was repaired, and says what is left: what was there before, when it could not be written.
  private mutating func finished(_ checked: Checked, _ file: FileFinder.Found) -> FileReport {
    guard let repairing, let repaired = checked.repaired else { return checked.report }
    let name = reader.name(of: file)
    if repairing.onlyShows {
      console.printDifference(UnifiedDiff.text(path: name, from: checked.input, to: repaired.bytes))
    } else if file.path == "-" {
      guard String(validating: repaired.bytes, as: UTF8.self) != nil else {
        cannotWrite(name, "it is not UTF-8")
        return checked.report
      }
      console.printDocument(String(decoding: repaired.bytes, as: UTF8.self))
    } else if !repaired.counts.isEmpty, let problem = put(repaired.bytes, at: file.path, insteadOf: checked.input) {
      cannotWrite(name, problem.words)
      return repaired.before
    }
    if repaired.counts.isEmpty { return checked.report }
    let rules = repaired.counts.map { $0.count == 1 ? $0.rule : "\($0.rule) \($0.count)" }
    self.repaired.findings += repaired.counts.reduce(0) { $0 + $1.count }
    self.repaired.files += 1
    note(
      "\(Display.escaped(name)): \(repairing.onlyShows ? "would repair" : "repaired") \(rules.joined(separator: ", "))")
    if repaired.isUnfinished { note("hint: There is more to repair in \(Display.escaped(name)); run it once more.") }
    return checked.report
  }

  /// Nil when the bytes are in place, whoever put them there: two names may lead to one file.
  private func put(_ bytes: [UInt8], at path: String, insteadOf old: [UInt8]) -> SystemProblem? {
    let problem = console.system.put(bytes, at: path, instead: .content(old))
    if problem == .changedMeanwhile, console.system.read(path) == .success(bytes) { return nil }
    return problem
  }

  private mutating func cannotWrite(_ name: String, _ words: String) {
    unwritten += 1
    clearProgress()
    console.note("osam-lint: \(Display.escaped(name)) could not be written: \(words)")
  }

  private mutating func note(_ line: String) {
    if isQuiet { return }
    clearProgress()
    console.note(line)
  }

  private mutating func cannotCheck(_ path: String, _ words: String) {
    summary.unchecked += 1
    clearProgress()
    console.note("osam-lint: \(Display.escaped(path)) could not be checked: \(words)")
    write(outputs.problem(path, words))
  }

  private mutating func write(_ text: String) {
    if text.isEmpty { return }
    clearProgress()
    console.print(text, keepsCommands: outputs.writesCommands)
  }

  /// The last lines and the exit status.
  func finish(failOn: Severity, paths: [String], pick: FileFinder.Pick?) -> ExitStatus {
    var status = ExitStatus.clean
    let counts: [(Severity, Int)] = [(.error, summary.errors), (.warning, summary.warnings), (.info, summary.infos)]
    if counts.contains(where: { $0.0 >= failOn && $0.1 > 0 }) { status = .findings }
    if summary.unchecked + unwritten > 0 { status = .incomplete }
    if summary.files == 0, summary.unchecked == 0 {
      if let pick {
        if !isQuiet { console.note("nothing to check: \(pick.nothing(passedOver: passedOver))") }
        return status
      }
      console.noteNothingFound(paths)
      return .incomplete
    }
    if isQuiet { return status }
    // Where both streams are one terminal, the summary stands apart from the last finding.
    if summary.errors + summary.warnings + summary.infos > 0, console.isOneTerminal { console.note("") }
    console.note(sentence)
    if let advice { console.note(advice) }
    return status
  }

  /// What of the findings could be repaired.
  private var advice: String? {
    let unsafe = summary.unsafelyRepairable
    if repairing == nil, summary.repairable > 0 {
      let more = unsafe > 0 ? ", and \(unsafe) more with --unsafe-fixes" : ""
      return "hint: osam-lint fix repairs \(summary.repairable) of them\(more)."
    }
    if unsafe > 0, repairing?.allowsUnsafe != true {
      return "hint: osam-lint fix --unsafe-fixes repairs \(unsafe) of them; look at what changes with --diff first."
    }
    return nil
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
    if unwritten > 0 { text += "; \(count(unwritten, "file")) could not be written" }
    if repaired.findings > 0 {
      let verb = repairing?.onlyShows == true ? "would be repaired" : "repaired"
      text += "; \(repaired.findings) \(verb) in \(count(repaired.files, "file"))"
    }
    if passedOver > 0 { text += "; \(count(passedOver, "other file")) passed over" }
    return text
  }
}

extension FileFinder.Pick {
  /// Why a run had nothing to do, which is no fault of it: a hook may well have nothing to look at.
  fileprivate func nothing(passedOver: Int) -> String {
    switch self {
    case .list: passedOver == 0 ? "the list names no file" : "the list names no document of a known kind"
    case .changes(let revision):
      "no document of a known kind changed since \(Quote.shortened(revision))"
    }
  }
}
