import OSAMFormats

/// Memories of an answer with which devices get it again, all else alike.
package struct Recurrence: Sendable {
  /// The thing remembered.
  package var axis: Axis
  /// Everything that devices may remember of it.
  package var asked: Extent
  /// The memories with which all of them get it again.
  package var again: [Extent]

  /// True if nothing that is remembered keeps the answer away.
  package var isAlways: Bool { again == [asked] }

  /// They get it again with this value.
  package func isAgain(with value: NamedValue) -> Bool {
    axis.names.firstIndex(of: value).map { name in again.contains { $0.names.contains(name) } } ?? false
  }

  /// The least number from which they get it again; nil where they get it with every number, and with none.
  package var leastNumber: Int64? {
    let ranges = again.compactMap { extent -> ClosedRange<Int64>? in
      if case .numbers(let range) = extent.line { range } else { nil }
    }
    guard case .numbers(let whole) = asked.line, let least = ranges.map({ $0.lowerBound }).min(),
      least > whole.lowerBound
    else { return nil }
    return least
  }

  /// They get it again with some number.
  package var hasNumbers: Bool { again.contains { $0.line != nil } }
}

extension OutcomeTable {
  /// How the answer of a part recurs along an axis, at a moment; nil where the table has no such axis, or there are too
  /// many cells.
  package func recurrence(of part: Outlook.Part, along name: AxisName, at moment: Instant) -> Recurrence? {
    guard let index = subject.index(of: name), cells.asked.count == part.region.count else { return nil }
    var region = part.region
    if let clock = subject.index(of: .date) { region[clock] = Extent(line: .numbers(moment...moment)) }
    region[index] = cells.asked[index]
    guard let answers = try? Cells(subject, in: region, limit: Self.mostCells) else { return nil }
    let same = answers.mapped { $0.plain == part.answer.plain }
    let others = same.cells.filter { !same.answer(of: $0) }.map { $0.region[index] }
    return Recurrence(
      axis: cells.axes[index], asked: cells.asked[index],
      again: others.reduce([cells.asked[index]]) { left, other in left.flatMap { $0.without(other) } })
  }
}

extension Extent {
  /// Its rest beside another one, in the order of the line, the named values with its first part; of versions only where the
  /// other one has none.
  fileprivate func without(_ other: Extent) -> [Extent] {
    let names = names.subtracting(other.names)
    guard case .numbers(let range) = line, case .numbers(let gone) = other.line, range.overlaps(gone) else {
      return names.isEmpty && line == nil ? [] : [Extent(names: names, line: line)]
    }
    var ranges: [Interval] = []
    if range.lowerBound < gone.lowerBound { ranges.append(.numbers(range.lowerBound...gone.lowerBound - 1)) }
    if gone.upperBound < range.upperBound { ranges.append(.numbers(gone.upperBound + 1...range.upperBound)) }
    guard let first = ranges.first else { return names.isEmpty ? [] : [Extent(names: names)] }
    return [Extent(names: names, line: first)] + ranges.dropFirst().map { Extent(line: $0) }
  }
}
