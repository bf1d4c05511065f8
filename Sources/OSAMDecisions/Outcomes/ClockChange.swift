import OSAMFormats

/// A change for devices at a moment without anybody doing anything.
package struct ClockChange: Sendable {
  /// The first instant of the new outcome.
  package var at: Instant
  package var platform: DevicePlatform
  package var clients: ClientSet
  /// In what the devices differ; the clock is none of it.
  package var axes: [Axis]
  /// The devices asked about.
  package var asked: Region
  /// Devices for which it changes; ordinary ones where there are any.
  package var region: Region
  package var before: DeviceAnswer
  package var after: DeviceAnswer

  /// All that changes for a document within the clock of the terms, in the order of the moments. Where ordinary devices
  /// are concerned, others for which the same happens at the same moment are not told apart from them. Clients that
  /// look at no clock are not asked.
  package static func all(
    of clientGroups: [ClientGroup], _ terms: QuestionTerms
  ) throws(TooManyCells) -> (changes: [ClockChange], leftOut: [LeftOutLibrary]) {
    var changes: [ClockChange] = []
    let (tables, leftOut) = OutcomeTable.found(of: clientGroups.filter { $0.subject.index(of: .date) != nil }, terms)
    for table in tables {
      for moment in table.clockCuts {
        for change in try Self.changes(of: table, at: moment, terms) { add(change, to: &changes) }
      }
    }
    let sorted = changes.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map {
      $0.element
    }
    return (sorted, leftOut)
  }

  private static func changes(
    of table: OutcomeTable, at moment: Instant, _ terms: QuestionTerms
  ) throws(TooManyCells) -> [ClockChange] {
    let subject = MomentsSubject(table.subject, at: [moment - 1, moment])
    guard let region = terms.region(subject) else { return [] }
    let cells = try Cells(subject, in: region, limit: OutcomeTable.mostCells)
    let ordinary = zip(region, subject.axes).map { asked, axis in axis.ordinary ?? asked }
    let pairs = cells.mapped { OutcomePair(before: $0[0], after: $0[1]) }
    var changes: [ClockChange] = []
    for (number, pair) in pairs.answers.enumerated() {
      guard let pair, let before = pair.before, let after = pair.after else { continue }
      let regions = pairs.cells.filter { $0.answer == number }.map { $0.region }
      let usual = regions.filter { region in zip(region, ordinary).allSatisfy { $0.overlaps($1) } }
      var shown: [Region] = []
      for region in usual.isEmpty ? regions : usual {
        // How ordinary devices are is not said again.
        let region = usual.isEmpty ? region : zip(region, subject.axes).map { $1.ordinary ?? $0 }
        if !shown.contains(region) { shown.append(region) }
      }
      changes += shown.map { region in
        ClockChange(
          at: moment, platform: table.platform, clients: table.clients, axes: subject.axes, asked: cells.asked,
          region: region,
          before: before, after: after)
      }
    }
    return changes
  }

  /// Clients for whom the same changes stand together.
  private static func add(_ change: ClockChange, to changes: inout [ClockChange]) {
    let same = changes.firstIndex {
      $0.at == change.at && $0.platform == change.platform && $0.axes == change.axes && $0.region == change.region
        && $0.before.outcome == change.before.outcome && $0.after.outcome == change.after.outcome
    }
    guard let same else { return changes.append(change) }
    changes[same].clients = changes[same].clients | change.clients
  }
}
