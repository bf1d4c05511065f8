/// Devices that get the same answer.
package struct Cell: Hashable, Sendable {
  package var region: Region
  /// The number of the answer in the table.
  package var answer: Int
}

/// There are more cells than a person, or a program, would want to have listed. It stands outside of the cells, whose
/// answers it does not depend on.
package struct TooManyCells: Error, Sendable, Equatable {
  package var limit: Int
}

/// Every answer of a subject, exactly: cells that share no device and cover all that were asked about.
///
/// The decision is asked once for a device of a region. Where one of its comparisons has a threshold inside the region,
/// the region is split there and both parts are asked; else every device of the region gets that answer, for a decision
/// looks at a device through its comparisons alone. A part is asked from the stage of that comparison on: all before it
/// comes out the same there.
package struct Cells<Answer: Equatable & Sendable>: Sendable {
  package private(set) var axes: [Axis]
  /// The devices asked about.
  package private(set) var asked: Region
  package private(set) var answers: [Answer] = []
  package private(set) var cells: [Cell] = []
  /// How often the decision was asked.
  package private(set) var questions = 0
  /// How many thresholds were held against a region.
  private var looks = 0

  /// The cost of the cells, in questions of an ordinary document, whose answers have `usualThresholds` at most.
  package var effort: Int { max(questions, looks / Self.usualThresholds) }
  private static var usualThresholds: Int { 40 }

  /// The cells of `region`; fails when there are more than `limit` before they are joined, or when to find them costs
  /// more.
  package init<Asked: Subject>(_ subject: Asked, in region: Region, limit: Int) throws(TooManyCells)
  where Asked.Answer == Answer {
    axes = subject.axes
    asked = region
    try explore(subject, limit)
    join()
    sort()
    renumber()
  }

  /// True if both have the same cells with the same answers.
  package func isSame(as other: Self) -> Bool {
    axes == other.axes && asked == other.asked && cells == other.cells && answers == other.answers
  }

  package func answer(of cell: Cell) -> Answer { answers[cell.answer] }

  /// These devices by something that follows from their answers, in as few cells.
  package func mapped<Other: Equatable & Sendable>(_ transform: (Answer) -> Other) -> Cells<Other> {
    Cells<Other>(axes, asked, cells.map { ($0.region, transform(answers[$0.answer])) })
  }

  private init(_ axes: [Axis], _ asked: Region, _ parts: [(region: Region, answer: Answer)]) {
    self.axes = axes
    self.asked = asked
    for part in parts { cells.append(Cell(region: part.region, answer: number(of: part.answer))) }
    join()
    sort()
    renumber()
  }

  // MARK: Splitting

  private struct Known {
    var point: Point
    var answer: Answer
    var thresholds: [Threshold]
    /// Thresholds before this one are not inside the region.
    var next = 0
  }

  private mutating func explore<Asked: Subject>(_ subject: Asked, _ limit: Int) throws(TooManyCells)
  where Asked.Answer == Answer {
    var waiting: [(region: Region, known: Known?, stage: Stage)] = [(asked, nil, .start)]
    while let (region, known, stage) = waiting.popLast() {
      if cells.count + waiting.count >= limit || effort >= limit { throw TooManyCells(limit: limit) }
      guard var known = known ?? question(subject, region, stage) else { continue }
      guard let (axis, parts, stage) = try split(region, at: &known, limit, waiting: waiting.count) else {
        cells.append(Cell(region: region, answer: number(of: known.answer)))
        continue
      }
      for part in parts.reversed() {
        var smaller = region
        smaller[axis] = part
        waiting.append((smaller, part.contains(known.point[axis]) ? known : nil, stage))
      }
    }
  }

  /// Nil for a region without a device.
  private mutating func question<Asked: Subject>(_ subject: Asked, _ region: Region, _ stage: Stage) -> Known?
  where Asked.Answer == Answer {
    var point = Point()
    point.reserveCapacity(region.count)
    for extent in region {
      guard let value = extent.witness() else { return nil }
      point.append(value)
    }
    questions += 1
    let (answer, thresholds) = subject.ask(point, from: stage)
    return Known(point: point, answer: answer, thresholds: thresholds)
  }

  /// The first threshold inside the region. One that is not inside of it is in none of its parts either. Parts for
  /// which there is no room are not made: each of thousands of names would be a set of its own.
  private mutating func split(
    _ region: Region, at known: inout Known, _ limit: Int, waiting: Int
  ) throws(TooManyCells) -> (axis: Int, parts: [Extent], stage: Stage)? {
    while known.next < known.thresholds.count {
      let threshold = known.thresholds[known.next]
      looks += 1
      if case .everyName = threshold.place, cells.count + waiting + region[threshold.axis].countApart > limit {
        throw TooManyCells(limit: limit)
      }
      let parts = region[threshold.axis].parts(at: threshold.place)
      if parts.count > 1 { return (threshold.axis, parts, threshold.stage) }
      known.next += 1
    }
    return nil
  }

  private mutating func number(of answer: Answer) -> Int {
    if let number = answers.firstIndex(of: answer) { return number }
    answers.append(answer)
    return answers.count - 1
  }

  // MARK: Joining

  private mutating func join() {
    var parts = cells.map { Part($0) }
    var unchanged = 0
    var axis = axes.count - 1
    // Until a whole round over all axes joins nothing.
    while unchanged < axes.count, parts.count > 1 {
      let before = parts.count
      join(&parts, along: axis)
      unchanged = parts.count == before ? unchanged + 1 : 0
      axis = axis == 0 ? axes.count - 1 : axis - 1
    }
    cells = parts.map { $0.cell }
  }

  /// A cell, and a sum by which those that differ on one axis alone are found.
  private struct Part {
    private(set) var cell: Cell
    private var sum: Int

    init(_ cell: Cell) {
      self.cell = cell
      sum = cell.answer
      for (axis, extent) in cell.region.enumerated() { sum &+= Self.weight(extent, axis) }
    }

    private static func weight(_ extent: Extent, _ axis: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(axis)
      hasher.combine(extent)
      return hasher.finalize()
    }

    /// The sum that is equal for cells that differ on this axis alone.
    func sum(without axis: Int) -> Int { sum &- Self.weight(cell.region[axis], axis) }

    func isSame(as other: Part, but axis: Int) -> Bool {
      cell.answer == other.cell.answer
        && cell.region.indices.allSatisfy { $0 == axis || cell.region[$0] == other.cell.region[$0] }
    }

    func with(_ extent: Extent, on axis: Int) -> Part {
      var part = self
      part.sum = sum(without: axis) &+ Self.weight(extent, axis)
      part.cell.region[axis] = extent
      return part
    }
  }

  private func join(_ parts: inout [Part], along axis: Int) {
    // Cells that have the same part of an axis differ on another one.
    if parts.allSatisfy({ $0.cell.region[axis] == parts[0].cell.region[axis] }) { return }
    var numbers: [Int: [Int]] = [:]
    var groups: [(rest: Part, extents: [Extent])] = []
    for part in parts {
      let sum = part.sum(without: axis)
      if let number = numbers[sum]?.first(where: { groups[$0].rest.isSame(as: part, but: axis) }) {
        groups[number].extents.append(part.cell.region[axis])
      } else {
        numbers[sum, default: []].append(groups.count)
        groups.append((part, [part.cell.region[axis]]))
      }
    }
    if groups.count == parts.count { return }
    var joined: [Part] = []
    for (rest, extents) in groups {
      if extents.count == 1 {
        joined.append(rest)
        continue
      }
      for extent in Extent.joined(extents, whole: asked[axis], mixed: !axes[axis].separatesNames) {
        joined.append(rest.with(extent, on: axis))
      }
    }
    parts = joined
  }

  // MARK: Order

  /// By the first axis, then the next: named values first, then along the line.
  private mutating func sort() {
    cells.sort { left, right in
      for (one, other) in zip(left.region, right.region) where one != other {
        if let order = one.precedes(other) { return order }
      }
      return false
    }
  }

  /// In the order of the cells, so that equal tables have equal numbers.
  private mutating func renumber() {
    var numbers: [Int: Int] = [:]
    for index in cells.indices {
      let number = numbers[cells[index].answer, default: numbers.count]
      numbers[cells[index].answer] = number
      cells[index].answer = number
    }
    let old = answers
    answers = numbers.sorted { $0.value < $1.value }.map { old[$0.key] }
  }
}

extension Extent {
  /// True if it comes before another; nil when neither does.
  fileprivate func precedes(_ other: Extent) -> Bool? {
    if names != other.names {
      let (one, another) = (names.lowest ?? .max, other.names.lowest ?? .max)
      if one != another { return one < another }
    }
    switch (line, other.line) {
    case (let one?, let another?):
      if Interval.precedes(one, another) { return true }
      return Interval.precedes(another, one) ? false : nil
    case (nil, _?): return true
    case (_?, nil): return false
    case (nil, nil): return nil
    }
  }
}
