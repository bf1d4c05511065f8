import OSAMFormats

/// What is claimed of every device that is asked about.
package struct Claim: Hashable, Sendable {
  package enum Quantifier: Hashable, Sendable {
    /// No device gets it.
    case never
    /// Every device gets it.
    case always
  }

  package var quantifier: Quantifier
  package var pattern: OutcomePattern

  package init(_ quantifier: Quantifier, _ pattern: OutcomePattern) {
    self.quantifier = quantifier
    self.pattern = pattern
  }

  /// Whether an answer is against it.
  package func isBroken(by answer: DeviceAnswer, isWayOut: (String) -> Bool) -> Bool {
    pattern.matches(answer, isWayOut: isWayOut) == (quantifier == .never)
  }
}

/// Devices for which a claim does not hold.
package struct CounterExample: Sendable {
  package var table: OutcomeTable
  package var cell: Cell
  /// One of them, near to ordinary ones.
  package var point: Point
}

extension OutcomeTable {
  /// Nil when the claim holds for all of it; else the devices nearest to ordinary ones among the widest cells against
  /// it.
  package func counterExample(to claim: Claim, isWayOut: (String) -> Bool) -> CounterExample? {
    let broken = cells.answers.map { claim.isBroken(by: $0, isWayOut: isWayOut) }
    // All that is against it is one to the question, whatever each gets.
    let against = cells.cells.filter { broken[$0.answer] }
    guard let widest = against.min(by: { isOrdinary($0, than: $1) }) else { return nil }
    return CounterExample(table: self, cell: widest, point: cells.ordinaryWitness(of: widest))
  }

  /// Fewer axes are restricted, and among as many those with ordinary devices come first.
  private func isOrdinary(_ one: Cell, than other: Cell) -> Bool {
    func restricted(_ cell: Cell) -> Int { cell.box.indices.count { cell.box[$0] != cells.asked[$0] } }
    func strange(_ cell: Cell) -> Int { cell.box.indices.count { !cells.axes[$0].isOrdinary(cell.box[$0]) } }
    return (strange(one), restricted(one)) < (strange(other), restricted(other))
  }
}

extension Axis {
  /// Whether part of it has the devices that most people have: online, new to the alert, without a checker.
  fileprivate func isOrdinary(_ extent: Extent) -> Bool {
    if separatesNames { return extent.line != nil }
    return names.isEmpty || extent.names.contains(0)
  }
}

extension Cells {
  /// A device of a cell near to ordinary ones: the largest version reached, the first moment.
  package func ordinaryWitness(of cell: Cell) -> Point {
    zip(cell.box, axes).compactMap { extent, axis in
      if axis.name == .version, case .numbers(let range) = extent.line, range.upperBound < .max {
        return .number(range.upperBound)
      }
      return extent.witness()
    }
  }
}
