import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The cases that a test file about a document starts with. They are held against mutants of it: where a mutant gives some
/// device something else and no case fails, one is added for such a device. Each cell of the document has a case, and each
/// alert has one in each language.
struct StartedCases {
  private(set) var cases: [StartedCase] = []
  /// Members that may change without a failing case, though somebody gets something else then.
  private(set) var unseen: [String] = []
  /// Members of which that is not known, because it would take too long.
  private(set) var untried: [String] = []

  private let document: Document
  private let terms: QuestionTerms
  /// Those of the newest clients first.
  private let tables: [OutcomeTable]
  /// Questions that may still be asked.
  private var left = 20_000

  init(_ document: Document, in file: DocumentLoader.File, _ terms: QuestionTerms) throws(TooManyCells) {
    self.document = document
    self.terms = terms
    tables = try OutcomeTable.all(of: ClientGroup.all(of: document, terms), terms).reversed()
    if tables.isEmpty { return }
    let number = file.documents.firstIndex { $0.number == document.number } ?? 0
    var others: [(mutant: Mutant, document: Document)] = []
    for mutant in Mutant.all(of: document, in: file) {
      guard let other = mutant.documents?[number], other.whyNoAnswer == nil, !isSeen(other) else { continue }
      guard let changes = changes(to: other) else {
        note(mutant, in: &untried)
        continue
      }
      if let change = ordinary(changes.filter(isOutcome)) {
        add(change)
      } else if !changes.isEmpty {
        others.append((mutant, other))
      }
    }
    touchCells()
    holdAlerts()
    // Differences of the alert alone.
    for (mutant, other) in others where !isSeen(other) { note(mutant, in: &unseen) }
  }

  private func note(_ mutant: Mutant, in members: inout [String]) {
    if !members.contains(where: { $0.sameBytes(as: mutant.member) }) { members.append(mutant.member) }
  }

  // MARK: Mutants

  /// Some case fails with another document in the place of this one.
  private func isSeen(_ other: Document) -> Bool {
    let clientGroups = ClientGroup.all(of: other, terms)
    return cases.contains { one in
      guard let clientGroup = clientGroups.first(where: { one.isAsked(of: $0.clients, on: $0.platform) }) else {
        return true
      }
      let point = clientGroup.subject.axes.translated(one.point, from: one.axes)
      return !one.passes(clientGroup.subject.ask(point).answer, terms.models)
    }
  }

  /// Differences between this document and another one, each for devices that know no other; nil where it was not tried.
  private mutating func changes(to other: Document) -> [OutcomeChange]? {
    left -= tables.reduce(0) { $0 + 2 * $1.cells.effort }
    guard left > 0, let (changes, leftOut) = try? OutcomeChange.all(from: document, to: other, terms, known: .same),
      leftOut.isEmpty
    else { return nil }
    return changes.filter { $0.pair.before != nil }
  }

  /// `expect` says otherwise before and after.
  private func isOutcome(_ change: OutcomeChange) -> Bool {
    guard let before = change.pair.before, let after = change.pair.after else { return true }
    return terms.models.isClear(before.outcome) ? before.outcome != after.outcome : before.plain != after.plain
  }

  /// The one with the most ordinary devices.
  private func ordinary(_ changes: [OutcomeChange]) -> OutcomeChange? {
    func order(_ change: OutcomeChange) -> (Int, Int) {
      (
        change.axes.strangeness(of: change.region),
        change.region.indices.count { change.region[$0] != change.asked[$0] }
      )
    }
    return changes.min { order($0) < order($1) }
  }

  // MARK: Cases

  private mutating func add(_ change: OutcomeChange) {
    for table in tables where table.platform == change.platform {
      guard let client = table.clients.intersection(change.clients).clients.last else { continue }
      return add(change.region, of: change.axes, asked: change.asked, client, table)
    }
  }

  private mutating func add(_ region: Region, of axes: [Axis], asked: Region, _ client: Client, _ table: OutcomeTable) {
    let point = axes.ordinaryWitness(of: region, today: terms.today)
    guard point.count == region.count else { return }
    let answer = table.subject.ask(table.cells.axes.translated(point, from: axes)).answer
    cases.append(
      StartedCase(
        platform: table.platform, client: client, axes: axes, asked: asked, region: region, point: point, answer: answer
      ))
  }

  /// The cases that ask clients of a table about devices of a cell.
  private func numbers(of cell: Cell, in table: OutcomeTable) -> [Int] {
    cases.indices.filter { number in
      cases[number].isAsked(of: table.clients, on: table.platform)
        && cases[number].lies(in: cell.region, of: table.cells.axes)
    }
  }

  private mutating func touchCells() {
    for table in tables {
      guard let client = table.clients.clients.last else { continue }
      for cell in table.cells.cells where numbers(of: cell, in: table).isEmpty {
        add(cell.region, of: table.cells.axes, asked: table.cells.asked, client, table)
      }
    }
  }

  // MARK: Alerts

  private mutating func holdAlerts() {
    for table in tables {
      for cell in table.cells.cells where table.cells.answer(of: cell).hasAlert {
        let languages = Language.allCases.filter { table.cells.answer(of: cell).alert[$0] != nil }
        for language in languages { hold(cell, table) { $0.language = language } }
        for name in names(of: cell, table) { hold(cell, table) { $0.ask(for: name) } }
      }
    }
  }

  /// The languages of a document of an older library that devices of a cell ask for.
  private func names(of cell: Cell, _ table: OutcomeTable) -> [NamedValue] {
    guard let index = table.cells.axes.firstIndex(where: { $0.name == .language }) else { return [] }
    let all = table.cells.axes[index].names
    let own = all.filter { if case .text = $0 { true } else { false } }
    // One alert for all languages is as good in any.
    let asked = own.isEmpty ? all.filter { $0.text != nil } : own
    return asked.filter { name in all.firstIndex(of: name).map { cell.region[index].names.contains($0) } ?? false }
  }

  /// Holds an alert whole, unless some case does: in a case that asks such a device, else in one of its own.
  private mutating func hold(_ cell: Cell, _ table: OutcomeTable, _ ask: (inout StartedCase) -> Void) {
    let numbers = numbers(of: cell, in: table)
    let holder = numbers.first { cases[$0].holdsAlert }
    guard let number = holder ?? numbers.first else { return }
    var one = cases[number]
    ask(&one)
    one.answer = table.subject.ask(table.cells.axes.translated(one.point, from: one.axes)).answer
    one.holdsAlert = true
    if cases.contains(where: { $0.holdsSame(as: one) }) { return }
    // The languages of an alert stand together.
    if holder == nil {
      cases[number] = one
    } else {
      cases.insert(one, at: (numbers.last { cases[$0].holdsAlert } ?? number) + 1)
    }
  }
}
