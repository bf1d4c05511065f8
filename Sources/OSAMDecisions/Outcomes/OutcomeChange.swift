import OSAMFormats
import OSAMSyntax

/// Effects of a change of a document on users, the gravest first.
package enum ChangeClass: String, Sendable, CaseIterable, Comparable {
  /// They must update, get an error or a crash, and got something weaker before.
  case blocking
  /// They get an alert where there was none, or a stronger one.
  case widening
  /// They answered an alert, and see it again because the library takes the document for a new one.
  case again
  /// They get a weaker alert, or none.
  case narrowing
  /// They get the same with other words, buttons or addresses.
  case text

  package static func < (left: ChangeClass, right: ChangeClass) -> Bool { left.gravity < right.gravity }

  private var gravity: Int { Self.allCases.reversed().firstIndex(of: self) ?? 0 }
}

extension OutcomePair {
  package var changeClass: ChangeClass {
    if isAgain { return .again }
    let (before, after) = strengths
    if after > before { return after >= .mustUpdate ? .blocking : .widening }
    return after < before ? .narrowing : .text
  }
}

/// Devices that get something else of a document than before it changed, all of them the same.
package struct OutcomeChange: Sendable {
  package var platform: DevicePlatform
  package var clients: ClientSet
  package var axes: [Axis]
  /// Every device.
  package var asked: Region
  package var region: Region
  package var pair: OutcomePair
  /// One of the devices.
  package var point: Point
  /// None of the clients is the newest before the document.
  package var isOlder = false
  /// All of it was over before the moment that counts as today.
  package var isPast = false
  /// Where it was agreed that all of these devices get the new outcome: a test file and the name of its case.
  package var agreement: (file: FilePath, test: String)?

  package var changeClass: ChangeClass { pair.changeClass }

  /// Why a pair of documents cannot be compared.
  package enum Problem: Error, Sendable, Equatable {
    /// Devices that read one differ in other things than devices that read the other.
    case otherDevices
    /// None of the clients asked about reads either of them.
    case nobody
  }

  /// All that a change does, and the libraries with too many cells; nil is no document. `known` is what devices fetched
  /// before.
  package static func all(
    from old: Document?, to new: Document?, _ terms: QuestionTerms, known: PairSubject.Known = .old
  ) throws(Problem) -> (changes: [OutcomeChange], leftOut: [LeftOutLibrary]) {
    let named = ComparedDocuments([old, new].compactMap { $0 })
    let old = old.map { ClientGroup.all(of: $0, named: named, terms) } ?? []
    let new = new.map { ClientGroup.all(of: $0, named: named, terms) } ?? []
    if old.isEmpty, new.isEmpty { throw .nobody }
    let (found, leftOut) = try compared(ClientGroupPair.all(old, new), old + new, terms, known)
    var changes: [OutcomeChange] = []
    var numbers: [Region: [Int]] = [:]
    for (pair, subject, cells) in found {
      for cell in cells.cells {
        guard let outcomes = cells.answer(of: cell) else { continue }
        add(
          OutcomeChange(
            platform: pair.platform, clients: pair.clients, axes: subject.axes, asked: QuestionTerms.usual(subject),
            region: cell.region,
            pair: outcomes, point: ordinary(cell.region, subject.axes, terms.today)),
          to: &changes, &numbers)
      }
    }
    let newest = (old + new).reduce(ClientSet.empty) { $0 | $1.clients }.newest
    for index in changes.indices {
      changes[index].isOlder = changes[index].clients.intersection(newest).isEmpty
      changes[index].isPast = changes[index].ends(before: terms.today)
    }
    return (changes, leftOut)
  }

  private typealias Compared = (pair: ClientGroupPair, subject: PairSubject, cells: Cells<OutcomePair?>)

  /// The cells of each pair, but for those of libraries that have too many. Two documents tell more devices apart than
  /// one, so each library may have as many as a whole document.
  private static func compared(
    _ pairs: [ClientGroupPair], _ clientGroups: [ClientGroup], _ terms: QuestionTerms, _ known: PairSubject.Known
  ) throws(Problem) -> (found: [Compared], leftOut: [LeftOutLibrary]) {
    var found: [Compared] = []
    var leftOut: [LeftOutLibrary] = []
    for pair in pairs where !leftOut.contains(where: { $0.concerns(pair.clients, on: pair.platform) }) {
      guard let subject = PairSubject(before: pair.before, after: pair.after, known: known) else { throw .otherDevices }
      guard let region = terms.region(subject) else { continue }
      let spent = found.filter { $0.pair.isOfLibrary(pair) }.reduce(0) { $0 + $1.cells.effort }
      do throws(TooManyCells) {
        found.append((pair, subject, try Cells(subject, in: region, limit: OutcomeTable.mostCells - spent)))
      } catch {
        // The newest release of the library is the one that people ask about.
        let newest = pairs.last { $0.isOfLibrary(pair) } ?? pair
        let asked = PairSubject(before: newest.before, after: newest.after) ?? subject
        guard let library = LeftOutLibrary(newest.clients, newest.platform, asked, terms) else { continue }
        leftOut.append(library)
        found.removeAll { library.concerns($0.pair.clients, on: $0.pair.platform) }
      }
    }
    return (found, leftOut)
  }

  /// Clients for whom the same changes stand together. The `numbers` of changes are known by their regions.
  private static func add(
    _ change: OutcomeChange, to changes: inout [OutcomeChange], _ numbers: inout [Region: [Int]]
  ) {
    let same = numbers[change.region]?.first { number in
      let other = changes[number]
      return other.platform == change.platform && other.axes == change.axes && other.pair == change.pair
    }
    guard let same else {
      numbers[change.region, default: []].append(changes.count)
      return changes.append(change)
    }
    changes[same].clients = changes[same].clients | change.clients
  }

  /// A device of a region: today where that is possible, with the largest version code that a document reaches.
  private static func ordinary(_ region: Region, _ axes: [Axis], _ today: Instant) -> Point {
    zip(axes, region).compactMap { axis, extent in
      switch (axis.name, extent.line) {
      case (.date, .numbers(let range)) where range.contains(today - today % 60_000): .number(today - today % 60_000)
      case (.version, .numbers(let range)) where range.upperBound < .max && extent.names.isEmpty:
        .number(range.upperBound)
      default: extent.witness()
      }
    }
  }

  private func ends(before moment: Instant) -> Bool {
    guard let clock = axes.firstIndex(where: { $0.name == .date }), case .numbers(let range) = region[clock].line else {
      return false
    }
    return range.upperBound < moment
  }
}
