import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Outcomes that everybody gets according to test files: a change to just those was meant.
struct ExpectedChanges {
  /// An `always` of a case, and the documents that it is about, from the root.
  private struct Agreement {
    var file: FilePath
    var test: TestCase
    var terms: QuestionTerms
    var patterns: [OutcomePattern]
    var documents: Set<FilePath>
  }

  private let console: Console
  private let terms: QuestionTerms
  private let zone: Zone
  private var agreements: [Agreement] = []

  /// Those of test files below the directories named, and beside the files named.
  init(_ paths: [FilePath], _ terms: QuestionTerms, _ zone: Zone, on console: Console) throws(Failure) {
    self.console = console
    self.terms = terms
    self.zone = zone
    let reader = FileReader(system: console.system, stdinName: nil)
    var seen: Set<FilePath> = []
    for path in paths.isEmpty ? [.here] : paths {
      let found = try Self.testFiles(path, on: console.system)
      for number in 0..<found.count {
        guard seen.insert(absolute(found[number].path)).inserted, case .success(let input) = reader.read(found[number]),
          let tests = TestFile(path: input.path, bytes: input.bytes, { console.kinds.tests })
        else { continue }
        if tests.faults.isEmpty {
          try add(tests)
        } else {
          console.note("note: what \(Display.escaped(tests.path)) expects was not looked at: it cannot be understood")
        }
      }
    }
  }

  private static func testFiles(_ path: FilePath, on system: any System) throws(Failure) -> [FileFinder.Found] {
    if system.kind(of: path) == .success(.directory) {
      let found = try FileFinder.find([path], on: system).files
      return (0..<found.count).map { found[$0] }.filter { TestTable.names($0.path) }
    }
    let folder = path.split.folder
    guard case .success(let entries) = system.list(folder) else { return [] }
    return entries.filter { $0.kind == .file && $0.name.isText && TestTable.names($0.name) }.map { entry in
      let path = folder.joined(entry.name)
      return FileFinder.Found(path: path, syntax: Tree.Syntax(named: path) ?? .yaml, isNamed: false)
    }.sorted { $0.path < $1.path }
  }

  private mutating func add(_ tests: TestFile) throws(Failure) {
    let cases = tests.cases.filter { !$0.always.isEmpty }
    if cases.isEmpty { return }
    let paths = TestPaths(of: tests.path)
    let found = try FileFinder.find(tests.documents.map { paths.path($0.value) }, on: console.system).files
    let documents = Set((0..<found.count).map { absolute(found[$0].path) })
    for test in cases {
      let asked = try CaseReader(test: test, kinds: console.kinds, zone: zone).devices()
      let restrictions = try asked.restriction.restrictions(console.kinds, now: terms.today, zone: zone)
      var question = restrictions.terms(
        console.kinds.models, targets: terms.clients,
        applies: try Choices.applies.value(ofOptional: asked.applies) ?? terms.applies,
        today: terms.today)
      question.leavesOutUnreadable = true
      guard question.applies == terms.applies else { continue }
      var patterns: [OutcomePattern] = []
      for outcome in test.always { patterns.append(try .of(outcome.value, "always", console.kinds)) }
      agreements.append(
        Agreement(file: tests.path, test: test, terms: question, patterns: patterns, documents: documents))
    }
  }

  private func absolute(_ path: FilePath) -> FilePath {
    path.absolute(in: console.system.currentDirectory ?? "/")
  }

  /// Marks each blocking change that is wholly agreed upon.
  func mark(_ changes: inout [OutcomeChange], of side: DocumentDiff.Side?) {
    guard let side, !agreements.isEmpty else { return }
    let path = absolute(side.path)
    for index in changes.indices where changes[index].changeClass == .blocking {
      let agreed = agreements.first { $0.documents.contains(path) && isWhole(changes[index], $0, side) }
      changes[index].agreement = agreed.map { ($0.file, $0.test.name.value) }
    }
  }

  private func isWhole(_ change: OutcomeChange, _ agreement: Agreement, _ side: DocumentDiff.Side) -> Bool {
    guard let after = change.pair.after, change.clients.subtracting(agreement.terms.clients).isEmpty,
      agreement.terms.platform.map({ $0 == change.platform }) ?? true,
      let region = agreement.terms.region(change.axes), zip(region, change.region).allSatisfy({ $0.covers($1) })
    else { return false }
    let user = LinkUser(of: side.document, on: change.platform)
    return agreement.patterns.allSatisfy { $0.matches(after, for: user) }
  }
}
