import OSAMDecisions
import OSAMFormats

/// Outcomes of a document on ordinary devices over a time: a row for each group of versions and releases.
package struct Timeline: Sendable {
  package struct Row: Sendable, Equatable {
    /// `versions below 2026110001`
    package var label: LocalizedMessage
    /// `Android, library 3.0.0–3.0.1`
    package var clients: LocalizedMessage
    var platform: DevicePlatform
    package var segments: [Segment]

    /// Each outcome, and from when until when.
    func inWords(_ zone: Zone) -> LocalizedMessage {
      let words = ExtentWords(zone: zone)
      return segments.enumerated().map { number, segment -> LocalizedMessage in
        var parts = [segment.outcome]
        if number > 0 { parts.append(words.since(segment.from)) }
        if number + 1 < segments.count { parts.append(words.until(segment.to)) }
        return parts.joined(separator: " ")
      }.joined(separator: "; ")
    }
  }

  /// One outcome, from its first moment to its last.
  package struct Segment: Sendable, Equatable {
    package var from: Instant
    package var to: Instant
    package var word: String
    package var plain: Plain

    /// `LAZY (may-update)`
    package var outcome: LocalizedMessage { word == plain.rawValue ? plain.word : "\(word) (\(plain.word))" }
  }

  package var title: LocalizedMessage
  package var period: ClosedRange<Instant>
  package var today: Instant
  package var zone: Zone
  package var rows: [Row]

  /// The newest rows first. Without a period it is one in which everything happens, today as well.
  package init(_ outcomes: DocumentOutcomes, _ terms: QuestionTerms, period: ClosedRange<Instant>? = nil) {
    let tables = outcomes.tables
    title = outcomes.label
    today = terms.today
    zone = outcomes.zone
    let period = period ?? Self.period(Set(tables.flatMap { $0.clockCuts }).sorted(), today: terms.today)
    self.period = period
    rows = []
    for table in tables.reversed() {
      let who: LocalizedMessage = "\(table.platform.title), \(outcomes.clientWords(table))"
      for row in Self.rows(table, terms, period, outcomes.zone, who) {
        // Releases that are drawn alike stand together: the newest of them are named.
        if !rows.contains(where: {
          $0.label == row.label && $0.segments == row.segments && $0.platform == table.platform
        }) {
          rows.append(row)
        }
      }
    }
  }

  /// From before the first change to behind the last, with some room; a season where nothing changes.
  private static func period(_ cuts: [Instant], today: Instant) -> ClosedRange<Instant> {
    let day = Calendar.millisecondsPerDay
    // A change that lies decades away would make everything else a point.
    let near = cuts.filter { (-800 * day...800 * day).contains($0.since(today)) } + [today]
    guard let first = near.min(), let last = near.max(), first < last else {
      return today.later(by: -15 * day)...today.later(by: 75 * day)
    }
    let room = max((last - first) / 10, day)
    return first.later(by: -room)...last.later(by: room)
  }

  private static func rows(
    _ table: OutcomeTable, _ terms: QuestionTerms, _ period: ClosedRange<Instant>, _ zone: Zone, _ who: LocalizedMessage
  ) -> [Row] {
    let cuts = table.clockCuts.filter { period.contains($0) && $0 > period.lowerBound }
    let moments = [period.lowerBound] + cuts
    let subject = MomentsSubject(table.subject, at: moments)
    guard var region = terms.region(subject) else { return [] }
    for (index, axis) in subject.axes.enumerated() where terms.narrowings.about(axis) == nil {
      if let ordinary = axis.ordinary { region[index] = ordinary }
    }
    guard let all = try? Cells(subject, in: region, limit: OutcomeTable.mostCells) else {
      return [
        Row(label: "too many groups of devices to draw them", clients: who, platform: table.platform, segments: [])
      ]
    }
    let cells = all.mapped { answers in answers.map(ShownOutcome.init) }
    let words = RegionWords(axes: cells.axes, asked: cells.asked, zone: zone)
    return cells.cells.map { cell in
      let region = words.words(cell.region)
      var segments: [Segment] = []
      for (index, outcome) in cells.answer(of: cell).enumerated() {
        let end = index + 1 < moments.count ? moments[index + 1] - 1 : period.upperBound
        if let last = segments.last, last.word == outcome.outcome, last.plain == outcome.plain {
          segments[segments.count - 1].to = end
        } else {
          segments.append(Segment(from: moments[index], to: end, word: outcome.outcome, plain: outcome.plain))
        }
      }
      return Row(
        label: region.isEmpty ? "everybody" : region, clients: who, platform: table.platform, segments: segments)
    }
  }
}
