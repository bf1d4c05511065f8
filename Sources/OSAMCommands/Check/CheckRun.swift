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

/// Reads files again that were checked before, by their numbers.
private struct Rereader {
  let reader: FileReader
  let terms: RunTerms
  let linter: Linter
  /// What cannot be read again, as it was checked.
  let kept: [Int: FileInput]
  let repairing: Repairing?
  let files: FileList

  func name(_ number: Int) -> String { reader.name(of: files[number]) }

  /// The linter for a file, as settings have it. That they can be used was found out before the first file.
  func linter(_ number: Int) -> Linter { linter.under((try? terms.terms(of: name(number))) ?? nil) }

  /// A file as it was checked, if it has not changed: after repairs, where there were some.
  func read(_ number: Int) -> FileInput? {
    if let known = kept[number] { return known }
    let file = files[number]
    guard !file.isReadOnce, case .success(var input) = reader.read(file) else { return nil }
    if let repairing, repairing.onlyShows {
      input.bytes = Fixer(linter: linter(number), allowsUnsafe: repairing.allowsUnsafe).repair(input).bytes
    }
    return input
  }
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
  let terms: RunTerms
  /// What settings exclude is left out even when it is named.
  let forceExclude: Bool
  var ledger = Ledger()
  var summary = Summary()
  var kinds: [String: Int] = [:]
  var passedOver = 0
  /// Of these, files that were named, and files for which something speaks.
  private var passedOverByName = 0
  private var likely = 0
  /// Findings repaired, and files they were in.
  var repaired = (findings: 0, files: 0)
  /// Files that were repaired, and files of reports, that could not be written.
  private var unwritten = 0
  /// Standard input is the one file, and its repaired text is the output.
  private var isStandardInputRepaired = false
  /// What was kept of the documents, to compare them.
  private var comparer: Comparer
  /// What cannot be read again, as it was checked, by number.
  private var kept: [Int: FileInput] = [:]
  /// Files that changed before they could be compared.
  private var uncompared = 0
  /// Number of files, when the run is long enough to show its progress.
  private var total: Int?
  private var hasProgress = false
  /// Files that settings leave out.
  private var excluded = RunTerms.LeftOut()
  /// Repositories inside of what was walked, and not walked themselves.
  private var repositories: [String] = []
  /// Settings files that are themselves checked, from the root.
  var checkedSettings: Set<String> = []

  init(
    console: Console, linter: Linter, terms: RunTerms, outputs: Outputs, isQuiet: Bool, stdinName: String?, jobs: Int?,
    repairing: Repairing?, forceExclude: Bool
  ) {
    self.console = console
    self.linter = linter
    self.terms = terms
    self.forceExclude = forceExclude
    self.outputs = outputs
    if isQuiet { self.outputs.silence() }
    self.isQuiet = isQuiet
    reader = FileReader(system: console.system, stdinName: stdinName)
    self.jobs = jobs
    self.repairing = repairing
    comparer = Comparer(linter)
  }

  /// Files read and checked before anything of them is written.
  private static let batch = 256
  /// More files than this get a progress line on a terminal.
  private static let long = 2000

  /// Throws, before anything is checked, where settings or a baseline cannot be used. Of settings the reports say why.
  mutating func check(_ picked: FileFinder.Result) throws(Failure) {
    let selected: (found: FileFinder.Result, leftOut: RunTerms.LeftOut)
    do throws(Failure) { selected = try select(picked) } catch {
      isStandardInputRepaired = repairsStandardInput(picked.files)
      throw refused(error)
    }
    let found = selected.found
    (excluded, repositories) = (selected.leftOut, found.repositories)
    for (path, words) in found.unanswered { tellUnanswered(path, words) }
    isStandardInputRepaired = repairsStandardInput(found.files)
    if !reportsToOutput { self.outputs.silence() }
    write(self.outputs.start())
    for (path, words) in found.problems { cannotCheck(path, words) }
    passedOver += found.others
    if found.files.count > Self.long, console.system.isTerminal(.error), !isQuiet { total = found.files.count }
    var start = 0
    while start < found.files.count {
      let end = min(start + Self.batch, found.files.count)
      try check((start..<end).map { found.files[$0] }, from: start)
      start = end
      showProgress(start)
    }
    clearProgress()
    try compare(found.files)
  }

  private func select(_ picked: FileFinder.Result) throws(Failure) -> (
    found: FileFinder.Result, leftOut: RunTerms.LeftOut
  ) {
    let (reader, outputs) = (reader, outputs)
    return try terms.select(
      picked, forceExclude: forceExclude, name: { reader.name(of: $0) }, isOutput: { outputs.replaces($0.path) })
  }

  private func repairsStandardInput(_ files: FileList) -> Bool {
    repairing?.onlyShows == false && files.count == 1 && files[0].path == "-"
  }

  /// Writes every report of a run that ends before the first file, so that none of an earlier run is taken for its own.
  private mutating func refused(_ failure: Failure) -> Failure {
    guard let report = failure.report else { return failure }
    if reportsToOutput { outputs.silenceText() } else { outputs.silence() }
    summary.isRefused = true
    summary.add(report.findings)
    write(outputs.start())
    write(outputs.file(report))
    end()
    return unwritten > 0 ? .said(.incomplete) : failure
  }

  /// After the last file.
  mutating func end() {
    clearProgress()
    write(outputs.finish(summary))
    unwritten += outputs.writeFiles(on: console)
  }

  /// Lets the rules that compare documents look at all that was read.
  private mutating func compare(_ files: FileList) throws(Failure) {
    let system = console.system
    let again = Rereader(
      reader: reader, terms: terms, linter: linter, kept: kept, repairing: repairing, files: files)
    let comparer = comparer
    var others = OthersFolders(on: system)
    let changed = try comparer.compare(
      path: again.name, under: again.linter, read: again.read,
      areOne: { left, right in
        system.identity(of: files[left].path).map { $0 == system.identity(of: files[right].path) } ?? false
      },
      isOthers: { others.holdOnlyFirst(again.name($0), again.name($1)) },
      tell: { report throws(Failure) in
        ledger.add(report.dismissed, try terms.terms(of: report.path), isDamaged: false)
        addOwn(report)
      })
    for number in changed {
      uncompared += 1
      clearProgress()
      let name = Display.escaped(reader.name(of: files[number]))
      console.note("osam-lint: \(name) could not be compared with other files: it changed meanwhile")
    }
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

  private mutating func check(_ files: [FileFinder.Found], from start: Int) throws(Failure) {
    let reader = reader
    var linters: [Linter] = []
    for file in files { linters.append(linter.under(try terms.terms(of: reader.name(of: file)))) }
    let repairing = repairing
    // Starting threads takes longer than checking a few files of usual size.
    let jobs = jobs ?? (files.count < 8 ? 1 : min(console.system.cores, 8))
    let results = Mutex<[Result<Checked, SystemProblem>?]>(Array(repeating: nil, count: files.count))
    // What is left of the threads goes through the documents of long lists.
    let system = console.system
    let inner = files.count == 1 ? self.jobs ?? min(system.cores, 8) : 1
    system.parallel(files.count, jobs: jobs) { [linters] number in
      let linter = linters[number]
      let result = reader.read(files[number]).map { file in
        let each: Linter.Repeat = { system.parallel($0, jobs: inner, $1) }
        guard let repairing else {
          return Checked(report: linter.check(file, each: each), input: files[number].isReadOnce ? file.bytes : [])
        }
        let repaired = Fixer(linter: linter, allowsUnsafe: repairing.allowsUnsafe).repair(file, each: each)
        return Checked(report: repaired.report, input: file.bytes, repaired: repaired)
      }
      results.withLock { $0[number] = result }
    }
    let done = results.withLock { $0 }
    for (number, result) in done.enumerated() {
      let file = files[number]
      switch result {
      case .success(let checked): add(checked, file, number: start + number, under: linters[number])
      case .failure(.ownOutput) where !file.isNamed: passedOver += 1
      case .failure(let problem): cannotCheck(reader.name(of: file), problem.words)
      case nil: cannotCheck(reader.name(of: file), "it was not reached")
      }
    }
  }

  private mutating func add(_ checked: Checked, _ file: FileFinder.Found, number: Int, under linter: Linter) {
    let report = finished(checked, file)
    showTaken(report)
    if report.isPassedOver {
      passedOver += 1
      if file.isNamed { passedOverByName += 1 }
      if report.isLikely { likely += 1 }
      return
    }
    comparer.add(report.digests, file: number)
    if file.isReadOnce, !report.digests.isEmpty {
      kept[number] = reader.input(file, checked.repaired?.bytes ?? checked.input)
    }
    if SettingsTable.names(report.path) { checkedSettings.insert(self.terms.absolute(report.path)) }
    ledger.add(report.dismissed, linter.terms, isDamaged: report.faults > 0)
    summary.add(report)
    summary.standIns.formUnion(linter.settings.standIns(for: report.kinds))
    for kind in report.kinds { kinds[kind.id, default: 0] += 1 }
    show(report)
  }

  /// Findings of files that are not counted: the run's own files, and those that were counted before.
  mutating func addOwn(_ report: FileReport) {
    if report.findings.isEmpty { return }
    summary.add(report.findings)
    show(report)
  }

  /// Says what a file was taken for, where that is asked for.
  private mutating func showTaken(_ report: FileReport) {
    guard linter.settings.tellsKinds else { return }
    let name = Display.escaped(report.path)
    let isOwn = SettingsTable.names(report.path) || Baseline.names(report.path)
    let lines = report.taken.isEmpty ? [isOwn ? "a file of this program" : "no document"] : report.taken
    for line in lines { note("\(name): \(Display.escaped(line))\(report.isLikely ? "; not checked" : "")") }
  }

  private mutating func show(_ found: FileReport) {
    write(outputs.file(found))
    if !reportsToOutput, !isQuiet {
      // What is left goes where it disturbs nobody who reads the output.
      var lines = ConciseReport(colour: false)
      let text = lines.file(found)
      if !text.isEmpty { clearProgress() }
      for line in text.split(separator: "\n") { console.note(String(line)) }
    }
  }

  /// Writes what was repaired, and says what is left: what was there before, when it could not be written.
  private mutating func finished(_ checked: Checked, _ file: FileFinder.Found) -> FileReport {
    guard let repairing, let repaired = checked.repaired else { return checked.report }
    let name = reader.name(of: file)
    let change = FileChange(
      name: name, path: file.path, old: checked.input, new: repaired.bytes, counts: repaired.counts,
      isUnfinished: repaired.isUnfinished)
    if file.path == "-", !repairing.onlyShows {
      guard String(validating: repaired.bytes, as: UTF8.self) != nil else {
        cannotWrite(name, "it is not UTF-8")
        return checked.report
      }
      console.printDocument(String(decoding: repaired.bytes, as: UTF8.self))
      tell(change)
      return checked.report
    }
    return make(change) ? checked.report : repaired.before
  }

  /// A file that repairs change.
  struct FileChange {
    /// As messages call it, and as the machine does.
    var name: String
    var path: String
    var old: [UInt8]
    var new: [UInt8]
    /// Findings repaired, by rule.
    var counts: [(rule: String, count: Int)]
    var isUnfinished: Bool
  }

  /// Writes or shows a change, and says so; false when it could not be written.
  mutating func make(_ change: FileChange) -> Bool {
    if repairing?.onlyShows == true {
      console.printDifference(UnifiedDiff.text(path: change.name, from: change.old, to: change.new))
    } else if !change.counts.isEmpty, let problem = put(change.new, at: change.path, insteadOf: change.old) {
      cannotWrite(change.name, problem.words)
      return false
    }
    tell(change)
    return true
  }

  /// Says what would change without showing it.
  mutating func tellOnly(_ change: FileChange) -> Bool {
    tell(change)
    return true
  }

  private mutating func tell(_ change: FileChange) {
    if change.counts.isEmpty { return }
    let rules = change.counts.map { $0.count == 1 ? $0.rule : "\($0.rule) \($0.count)" }
    repaired.findings += change.counts.reduce(0) { $0 + $1.count }
    repaired.files += 1
    let name = Display.escaped(change.name)
    note("\(name): \(repairing?.onlyShows == true ? "would repair" : "repaired") \(rules.joined(separator: ", "))")
    if change.isUnfinished { note("hint: There is more to repair in \(name); run it once more.") }
  }

  /// Nil when the bytes are in place, whoever put them there: two names may lead to one file.
  private func put(_ bytes: [UInt8], at path: String, insteadOf old: [UInt8]) -> SystemProblem? {
    let problem = console.put(bytes, at: path, instead: .content(old))
    if problem == .changedMeanwhile, console.system.read(path) == .success(bytes) { return nil }
    return problem
  }

  private mutating func cannotWrite(_ name: String, _ words: String) {
    unwritten += 1
    clearProgress()
    console.note("osam-lint: \(Display.escaped(name)) could not be written: \(words)")
  }

  mutating func note(_ line: String) {
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
    console.print(text, keeping: outputs.commands)
  }

  /// The last lines and the exit status.
  func finish(failOn: Severity, paths: [String], pick: FileFinder.Pick?) -> ExitStatus {
    var status = ExitStatus.clean
    let counts: [(Severity, Int)] = [(.error, summary.errors), (.warning, summary.warnings), (.info, summary.infos)]
    if counts.contains(where: { $0.0 >= failOn && $0.1 > 0 }) { status = .findings }
    if summary.unchecked + unwritten + uncompared > 0 { status = .incomplete }
    if summary.files == 0, summary.unchecked == 0 {
      return max(status, endWithoutFiles(paths, pick))
    }
    if isQuiet {
      noteStandIns()
      return status
    }
    if let pick, !comparer.isEmpty {
      console.note("note: \(linter.rulesAcross.joined(separator: ", ")) saw only \(pick.words)")
    }
    // Where both streams are one terminal, the summary stands apart from the last finding.
    if summary.errors + summary.warnings + summary.infos > 0, console.isOneTerminal { console.note("") }
    console.note(sentence)
    noteStandIns()
    if let advice { console.note(advice) }
    return status
  }

  /// What releases documents were checked as decides what findings mean, so that it is said also when all else is not.
  private func noteStandIns() {
    if let standIns = summary.standIns.sentence { console.note("note: \(standIns)") }
  }

  /// Says why not one file was checked. Whoever picks files may well pick none; a walk that finds none, or that settings
  /// leave without any, did not do what it was started for.
  private func endWithoutFiles(_ paths: [String], _ pick: FileFinder.Pick?) -> ExitStatus {
    let left = excluded.walked + excluded.named
    let files = left == 1 ? "1 file" : "\(left) files"
    let isSkipped = linter.settings.skipUnrecognised && passedOverByName > 0
    if pick != nil || excluded.walked == 0 && (excluded.named > 0 || isSkipped) {
      var words = left > 0 ? ["the settings exclude \(files)"] : []
      if let pick, left == 0 || passedOver > 0 {
        words.append(pick.nothing(passedOver: passedOver))
      } else if isSkipped {
        words.append("no document of a known kind was named")
      }
      if !isQuiet { console.note("nothing to check: \(words.joined(separator: ", and "))\(likelyNote)") }
      return .clean
    }
    if excluded.walked > 0 {
      let rest = passedOver > 0 ? ", and what is left holds no document of a known kind" : ""
      console.note("osam-lint: nothing was checked: “include” and “exclude” of the settings leave out \(files)\(rest)")
      console.note("hint: osam-lint settings says which settings hold; name a file to check it all the same.")
    } else {
      console.noteNothingFound(paths)
      if !likelyNote.isEmpty, !isQuiet { console.note("note: \(likelyNote.dropFirst(2))") }
    }
    if !repositories.isEmpty { console.note("hint: \(repositoryWords). Name one to check it.") }
    return .incomplete
  }

  /// Whoever takes a folder for one with ignored files should know that they were looked at.
  private mutating func tellUnanswered(_ path: String, _ words: String) {
    let place = path == "." ? "this directory" : Display.escaped(path)
    note("note: every file below \(place) was looked at, also what git ignores: \(words)")
  }

  private var repositoryWords: String {
    let shown = repositories.prefix(3).map { Display.escaped($0) }
    let more = repositories.count > shown.count ? ["\(repositories.count - shown.count) more"] : []
    let count = repositories.count == 1 ? "1 repository" : "\(repositories.count) repositories"
    return "\(count) inside not checked: \((shown + more).joined(separator: ", "))"
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
    if ledger.allowed > 0 { text += "; \(ledger.allowed) allowed" }
    if ledger.known > 0 { text += "; \(ledger.known) in the baseline" }
    let left = excluded.walked + excluded.named
    if left > 0 { text += "; \(count(left, "file")) excluded" }
    if passedOver > 0 { text += "; \(count(passedOver, "other file")) passed over" }
    if !repositories.isEmpty { text += "; \(repositoryWords)" }
    return text + likelyNote
  }

  private var likelyNote: String {
    if likely == 0 || linter.settings.tellsKinds { return "" }
    let files = likely == 1 ? "1 file that may be a document" : "\(likely) files that may be documents"
    return "; \(files) not checked (--show-files names \(likely == 1 ? "it" : "them"))"
  }
}

extension FileFinder.Pick {
  /// What a run saw.
  fileprivate var words: String {
    switch self {
    case .list: "the files of the list"
    case .changes(let revision): "what changed since \(Quote.shortened(revision))"
    }
  }

  /// Why a run had nothing to do, which is no fault of it: a hook may well have nothing to look at.
  fileprivate func nothing(passedOver: Int) -> String {
    switch self {
    case .list: passedOver == 0 ? "the list names no file" : "the list names no document of a known kind"
    case .changes(let revision):
      "no document of a known kind changed since \(Quote.shortened(revision))"
    }
  }
}
