import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// One run over test files.
struct TestRun {
  let console: Console
  let reading: ReadingOptions
  let finder: SettingsFinder
  let zone: Zone
  let applies: Applies
  let targets: ClientSet
  let today: Instant
  /// Texts of which a case's name has one; all cases where there are none.
  let only: [String]
  /// Coverage counts what is wholly past.
  let countsPast: Bool
  var outputs: Outputs
  private var status = ExitStatus.clean
  private var summary = Summary()
  /// Files of tests.
  private var files = 0
  /// True if the coverage of every file is known.
  private var isCounted = true
  private var coverage: [(path: FilePath, coverage: TestCoverage)] = []
  /// True if what holds now is written where something else is expected.
  var accepts = false
  private var accepted = (cases: 0, files: 0)

  init(
    console: Console, reading: ReadingOptions, finder: SettingsFinder, zone: Zone, applies: Applies, targets: ClientSet,
    today: Instant, only: [String], countsPast: Bool, outputs: Outputs
  ) {
    self.console = console
    self.reading = reading
    self.finder = finder
    self.zone = zone
    self.applies = applies
    self.targets = targets
    self.today = today
    self.only = only
    self.countsPast = countsPast
    self.outputs = outputs
  }

  mutating func run(_ paths: [FilePath]) throws(Failure) {
    let found = try FileFinder.find(paths, on: console.system)
    write(outputs.start())
    for (path, words) in found.problems { refuse(path, words) }
    let reader = FileReader(system: console.system, stdinName: nil)
    for number in 0..<found.files.count {
      let file = found.files[number]
      if !file.isNamed, !TestTable.names(file.path) { continue }
      switch reader.read(file) {
      case .failure(.ownOutput) where !file.isNamed: continue
      case .failure(let problem): refuse(reader.name(of: file), problem.words)
      case .success(let input):
        if let tests = TestFile(path: input.path, bytes: input.bytes, { console.kinds.tests }) {
          try run(tests)
        } else if file.isNamed {
          refuse(input.path, "it is no test file: one is called NAME.test.yaml and has the keys document and cases")
        }
      }
    }
  }

  private mutating func refuse(_ path: FilePath, _ words: LocalizedMessage) {
    status = .incomplete
    summary.unchecked += 1
    console.note("osam-lint: \(Display.escaped(path)) could not be read: \(words)")
    write(outputs.problem(path, words))
  }

  // MARK: A file

  private mutating func run(_ file: TestFile, isAccepted: Bool = false) throws(Failure) {
    if !isAccepted { files += 1 }
    var report = FileReport(own: file.path, file.tree.bytes, file.faults)
    report.isTest = true
    guard file.faults.isEmpty else {
      status = max(status, .misuse)
      return add(report)
    }
    let cases = file.cases.filter { test in only.isEmpty || only.contains { test.name.value.has($0) } }
    let paths = TestPaths(of: file.path)
    let streams = file.documents.filter { console.system.isStream(paths.path($0.value)) }
    guard streams.isEmpty else {
      status = max(status, .misuse)
      report.findings = streams.map { document in
        TestFile.fault("“\(Quote.shortened(document.value))” is no file", at: document.span)
      }
      return add(report)
    }
    let loaded = try DocumentLoader(file.documents.map { paths.path($0.value) }, reading, finder, on: console)
    if loaded.status != .clean || loaded.files.isEmpty { status = .incomplete }
    if loaded.files.isEmpty {
      report.findings = file.documents.map { document in
        TestFile.fault("no document could be read from “\(Quote.shortened(document.value))”", at: document.span)
      }
      report.tested = TestedFile()
      report.tested?.cases = cases.map { TestedCase($0, .error) }
      return add(report)
    }
    let runner = CaseRunner(
      console: console, reading: reading, finder: finder, zone: zone, applies: applies, targets: targets, today: today,
      loaded: loaded, file: file, paths: paths)
    var tested = TestedFile()
    var status = ExitStatus.clean
    var acceptances: [(name: String, changes: [OSAMSyntax.Change])] = []
    for test in cases {
      let (one, own, acceptance) = runner.run(test)
      status = max(status, own)
      tested.cases.append(one)
      // A claim with never or always is nobody's to rewrite.
      if accepts, !isAccepted, one.status == .failed, !test.isClaim {
        acceptances.append((test.name.value, acceptance ?? []))
      }
    }
    if let mended = accept(acceptances, in: file) { return try run(mended, isAccepted: true) }
    self.status = max(self.status, status)
    if only.isEmpty {
      do throws(TooManyCells) {
        tested.coverage = try Coverage(runner, countsPast: countsPast).count(file.cases)
        if let counted = tested.coverage { coverage.append((file.path, counted)) }
      } catch {
        console.note("osam-lint: what \(Display.escaped(file.path)) covers was not counted: \(error.words)")
        isCounted = false
      }
    }
    report = FileReport(own: file.path, file.tree.bytes, tested.cases.flatMap(\.findings))
    report.isTest = true
    report.tested = tested
    add(report)
  }

  /// The file with what holds now; nil where nothing was written.
  private mutating func accept(
    _ acceptances: [(name: String, changes: [OSAMSyntax.Change])], in file: TestFile
  ) -> TestFile? {
    let name = Display.escaped(file.path)
    var changes: [OSAMSyntax.Change] = []
    var count = 0
    for (test, own) in acceptances {
      guard !own.isEmpty, file.tree.edits(for: own) != nil else {
        console.note("osam-lint: \(name): “\(Quote.shortened(test, limit: 80))” has no place for what holds now")
        console.note("hint: Change it by hand.")
        status = .incomplete
        continue
      }
      changes += own
      count += 1
    }
    guard !changes.isEmpty, let edits = file.tree.edits(for: changes) else { return nil }
    let bytes = edits.applied(to: file.tree.bytes)
    guard let mended = TestFile(path: file.path, bytes: bytes, { console.kinds.tests }), mended.faults.isEmpty else {
      console.note("osam-lint: \(name) was not changed: it could not be read again with what holds now")
      status = .incomplete
      return nil
    }
    if let problem = console.put(bytes, at: file.path, instead: .content(file.tree.bytes)) {
      console.note("osam-lint: \(name) was not changed: \(problem.words)")
      status = .incomplete
      return nil
    }
    accepted = (accepted.cases + count, accepted.files + 1)
    return mended
  }

  private mutating func add(_ report: FileReport) {
    summary.add(report)
    write(outputs.file(report))
  }

  private func write(_ text: String) { if !text.isEmpty { console.print(text, keeping: outputs.commands) } }

  // MARK: The end

  mutating func finish(threshold: Int?, showsMissing: Bool) -> ExitStatus {
    write(outputs.finish(summary))
    if outputs.writeFiles(on: console) > 0 { status = .incomplete }
    guard summary.cases.all > 0 else {
      if status == .clean || files == 0 {
        console.note(
          only.isEmpty ? "osam-lint: no case was found" : "osam-lint: no case has such a name")
        if files == 0 {
          console.note("hint: osam-lint init test DOCUMENT starts a file of tests; its name ends with .test.yaml.")
        }
        status = max(status, .incomplete)
      }
      return status
    }
    if showsMissing { printMissing() }
    let cells = coverage.reduce(0) { $0 + $1.coverage.cells }
    let touched = coverage.reduce(0) { $0 + $1.coverage.touched }
    let whole = TestCoverage(cells: cells, touched: touched, missing: [])
    var sentence = summary.cases.sentence(files: files)
    if !coverage.isEmpty {
      sentence += "; \(touched) of \(cells, one: "cell", many: "cells") touched (\(whole.share) %)"
    }
    if accepted.cases > 0 {
      let files: LocalizedMessage = "\(accepted.files, one: "file", many: "files")"
      sentence +=
        accepted.cases == 1
        ? "; 1 now expects what there is in \(files)"
        : "; \(accepted.cases) now expect what there is in \(files)"
    }
    console.note(sentence)
    if let threshold, !coverage.isEmpty, whole.share < threshold {
      console.note("osam-lint: the threshold is \(threshold) %; --missing prints cases for the rest")
      status = max(status, .findings)
    }
    return isCounted || threshold == nil && !showsMissing ? status : .incomplete
  }

  /// As YAML to be put under `cases`.
  private func printMissing() {
    for (path, coverage) in coverage where !coverage.missing.isEmpty {
      console.print("# \(Display.escaped(path)): no case is about these\n" + CaseWriter.items(coverage.missing))
    }
  }
}
