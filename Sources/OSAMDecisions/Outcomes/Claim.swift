import OSAMFormats

/// A claim about every device that is asked about.
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

  /// It is about crashes, which versions and systems that a library cannot read may bring as well.
  package var concernsUnreadable: Bool {
    switch pattern {
    case .plain(.crash), .word("crash"): true
    default: false
    }
  }

  /// True if an answer is against it.
  package func isBroken(by answer: DeviceAnswer, for user: LinkUser) -> Bool {
    pattern.matches(answer, for: user) == (quantifier == .never)
  }
}

/// Devices for which a claim does not hold.
package struct CounterExample: Sendable {
  package var table: OutcomeTable
  /// As many of them as can be said in one go.
  package var region: Region
  /// One of them, near to ordinary ones.
  package var point: Point
  package var answer: DeviceAnswer
}

extension OutcomeTable {
  /// Nil when the claim holds for all of it; else the widest range of devices for which it does not, ordinary ones
  /// first.
  package func counterExample(to claim: Claim, today: Instant, for user: LinkUser) -> CounterExample? {
    let broken = cells.mapped { claim.isBroken(by: $0, for: user) }
    guard let widest = broken.ordinaryCell(where: { $0 }) else { return nil }
    let point = cells.ordinaryWitness(of: widest.region, today: today)
    return CounterExample(table: self, region: widest.region, point: point, answer: subject.ask(point).answer)
  }
}

extension Axis {
  /// True if part of it has the devices that most people have: online, new to the alert, without a checker.
  fileprivate func isOrdinary(_ extent: Extent) -> Bool {
    if separatesNames { return extent.line != nil }
    return names.isEmpty || extent.names.contains(0)
  }
}

extension Cells {
  /// The cell of such an answer that has ordinary devices, and among those the one that fewer axes restrict.
  func ordinaryCell(where isMeant: (Answer) -> Bool) -> Cell? {
    func restricted(_ cell: Cell) -> Int { cell.region.indices.count { cell.region[$0] != asked[$0] } }
    func strange(_ cell: Cell) -> Int { axes.strangeness(of: cell.region) }
    return cells.filter { isMeant(answer(of: $0)) }.min {
      (strange($0), restricted($0)) < (strange($1), restricted($1))
    }
  }

  /// A device of some near to ordinary ones.
  package func ordinaryWitness(of region: Region, today: Instant) -> Point {
    axes.ordinaryWitness(of: region, today: today)
  }
}

extension [Axis] {
  /// A device of some near to ordinary ones: the largest version reached, and the first moment; today where the
  /// beginning is open.
  package func ordinaryWitness(of region: Region, today: Instant) -> Point {
    zip(region, self).compactMap { extent, axis in
      guard case .numbers(let range) = extent.line else { return extent.witness() }
      switch axis.name {
      case .version where range.upperBound < .max: return .number(range.upperBound)
      case .date where range.lowerBound == QuestionTerms.usualClock.lowerBound:
        let minute = today - today % 60_000
        return .number(range.contains(minute) ? minute : range.upperBound)
      default: return extent.witness()
      }
    }
  }

  /// On how many axes no ordinary device lies in a region.
  package func strangeness(of region: Region) -> Int { zip(self, region).count { !$0.isOrdinary($1) } }
}

/// The devices to which a document shows something, found once for all documents that it is compared with.
package struct ShownDevices: Sendable {
  package let table: OutcomeTable
  private let regions: [Region]

  package init(_ table: OutcomeTable) {
    self.table = table
    let shown = table.cells.mapped { $0.plain.isShown }
    regions = shown.cells.filter(shown.answer).map { $0.region }
  }

  /// Devices to which another document, whose axes are the same, shows something at the same moment; nil when there are
  /// none.
  package func together(with other: ShownDevices) -> Region? {
    for one in regions {
      for another in other.regions {
        let both = zip(one, another).lazy.map { $0.intersection($1) }
        if !both.contains(where: { $0.isEmpty }) { return Array(both) }
      }
    }
    return nil
  }

  /// One of such devices, and what this document shows it.
  package func example(in region: Region, with other: ShownDevices, today: Instant) -> CounterExample {
    var table = table
    table.clients = table.clients.intersection(other.table.clients)
    let point = table.cells.ordinaryWitness(of: region, today: today)
    return CounterExample(table: table, region: region, point: point, answer: table.subject.ask(point).answer)
  }
}

extension OutcomeTable {
  /// A device to which two documents show something at one moment; both have the same axes.
  package func shown(with other: OutcomeTable, today: Instant) -> CounterExample? {
    let (mine, others) = (ShownDevices(self), ShownDevices(other))
    return mine.together(with: others).map { mine.example(in: $0, with: others, today: today) }
  }
}
