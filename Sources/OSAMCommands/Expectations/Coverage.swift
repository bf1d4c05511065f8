import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Which cells of a test file's documents its cases touch: an `expect` touches the cell of its device, an `always` each
/// cell that it is about. A `never` says what a cell is not, and so it touches none.
struct Coverage {
  private let runner: CaseRunner
  private let terms: QuestionTerms
  private let countsPast: Bool

  init(_ runner: CaseRunner, countsPast: Bool) {
    self.runner = runner
    self.countsPast = countsPast
    terms = .ofCases(runner.console.kinds.models, clients: runner.targets, applies: runner.applies, today: runner.today)
  }

  /// Nil where there are none.
  func count(_ cases: [TestCase]) throws(TooManyCells) -> TestCoverage? {
    var coverage = TestCoverage(cells: 0, touched: 0, missing: [])
    let writer = CaseWriter(models: terms.models, zone: runner.zone)
    for document in runner.loaded.files.flatMap(\.documents) {
      if document.whyNoAnswer != nil { continue }
      for table in try OutcomeTable.all(of: ClientGroup.all(of: document, terms), terms) {
        let regions = cases.compactMap { region(of: $0, in: table) }
        for cell in table.cells.cells where countsPast || !isPast(cell, table) {
          coverage.cells += 1
          if regions.contains(where: { region in zip(region, cell.region).allSatisfy { $0.overlaps($1) } }) {
            coverage.touched += 1
          } else {
            let keys = writer.keys(of: cell, in: table, today: runner.today)
            coverage.missing.append(.object([("case", .string(CaseWriter.name(keys)))] + keys))
          }
        }
      }
    }
    return coverage.cells == 0 ? nil : coverage
  }

  /// All its moments are over.
  private func isPast(_ cell: Cell, _ table: OutcomeTable) -> Bool {
    guard let clock = table.subject.index(of: .date), case .numbers(let range) = cell.region[clock].line else {
      return false
    }
    return range.upperBound < terms.today
  }

  // MARK: Subject of a case

  private func region(of test: TestCase, in table: OutcomeTable) -> Region? {
    if test.isClaim, test.always.isEmpty { return nil }
    var options = RestrictionOptions()
    let all: [Option<RestrictionOptions>] = RestrictionOptions.options(runner.console.kinds)
    for key in test.keys where test.isClaim || key.name != "version" {
      guard let option = all.first(where: { $0.row.name == "--\(key.name)" }) else { continue }
      for value in key.values {
        let text = option.row.bare == nil ? value.value : value.value == "true" ? "yes" : "no"
        if option.take(&options, text) != nil { return nil }
      }
    }
    guard let restrictions = try? options.restrictions(runner.console.kinds, now: runner.today, zone: runner.zone)
    else { return nil }
    guard restrictions.platform.map({ $0 == table.platform }) ?? true else { return nil }
    var terms = restrictions.terms(
      self.terms.models, targets: runner.targets, applies: runner.applies, today: runner.today)
    if !test.isClaim {
      guard isAsked(test, table, restrictions.clients) else { return nil }
      if let version = test.key("version")?.values.first?.value,
        let axis = table.cells.axes.first(where: { $0.name == .version })
      {
        terms.narrowings[.version] = Self.installed(version, on: axis)
      }
      if test.key("dont-show-again") != nil { terms.narrowings[.device] = .names([.text("ticked")]) }
      for axis in table.cells.axes where terms.narrowings.about(axis) == nil {
        terms.narrowings[axis.name] = Self.usual(axis)
      }
    } else if terms.clients.intersection(table.clients).isEmpty {
      return nil
    }
    return terms.region(table.subject)
  }

  /// One version, which the library may not be able to read.
  private static func installed(_ version: String, on axis: Axis) -> Narrowing {
    let exactly = Narrowing.versions(from: version, to: version, isBelow: false)
    return exactly.extent(of: axis).map { !$0.isEmpty } == true ? exactly : .names([.unreadable("")])
  }

  /// True if the one client that a case asks is among those of a table.
  private func isAsked(_ test: TestCase, _ table: OutcomeTable, _ named: ClientSet?) -> Bool {
    if let named { return !named.intersection(table.clients).isEmpty }
    return table.clients.clients.contains { client in
      client.library.clients.intersection(runner.targets).verified.clients.last == client
    }
  }

  /// The value that `simulate` takes by itself; nil where it asks for one, or where none is better than another.
  private static func usual(_ axis: Axis) -> Narrowing? {
    switch axis.name {
    case .opens: .numbers(from: 1, to: 1)
    case .minutesSincePrompt: .numbers(from: 0, to: 0)
    case .version, .date, .osVersion, .model: nil
    default: axis.names.first.map { .names([$0]) }
    }
  }
}

extension QuestionTerms {
  /// Every device that cases of tests are counted over and started for: nobody agrees on versions that a library cannot
  /// read.
  static func ofCases(
    _ models: DecisionModels, clients: ClientSet, applies: Applies, today: Instant
  ) -> Self {
    var terms = Self(models, clients: clients, applies: applies, today: today)
    terms.leavesOutUnreadable = true
    return terms
  }
}
