import OSAMFormats

/// What an ordinary device gets today, and the next moment at which that changes: one that is online, was never shown
/// the alert, has a new system and no checkers.
package struct Outlook: Sendable {
  /// Devices that get something.
  package struct Part: Sendable {
    /// The region of the devices, on the axes of the subject; its dates are left open.
    package var box: Box
    package var answer: DeviceAnswer
    package var from: Instant
    package var to: Instant
  }

  package var axes: [Axis]
  package var asked: Box
  /// The strongest of today's answers, with the devices that get it.
  package var today: [Part]
  /// The first other answer that these devices get; where nothing is shown today, the first that is shown.
  package var next: Part?
  /// The last moment that is asked about; `.max` where nobody asked for an end.
  package var end: Instant

  package init?(_ subject: DocumentSubject, _ terms: QuestionTerms) {
    axes = subject.axes
    guard var box = terms.box(subject) else { return nil }
    let today = min(max(terms.today, terms.clock.lowerBound), terms.clock.upperBound)
    for (index, axis) in axes.enumerated() where terms.narrowings.about(axis) == nil {
      if let ordinary = axis.ordinary { box[index] = ordinary }
    }
    asked = box
    end = Self.end(terms.clock.upperBound)
    guard let cells = try? Cells(subject, in: box, limit: OutcomeTable.mostCells) else { return nil }
    let clock = subject.index(of: .date)
    let parts = cells.cells.map { cell in
      var part = Part(box: cell.box, answer: cells.answer(of: cell), from: .min, to: .max)
      if let clock, case .numbers(let range) = cell.box[clock].line {
        part.from = range.lowerBound == QuestionTerms.usualClock.lowerBound ? .min : range.lowerBound
        part.to = Self.end(range.upperBound)
      }
      return part
    }
    let current = parts.filter { $0.from <= today && today <= $0.to }
    guard let strongest = current.map(\.answer.plain).max() else { return nil }
    self.today = current.filter { $0.answer.plain == strongest }
    let later = parts.filter { $0.from > today }
    next =
      if strongest == .nothing {
        later.filter { $0.answer.plain != .nothing }.min { $0.from < $1.from }
      } else {
        later.filter { part in self.today.contains { $0.to < .max && $0.to + 1 == part.from } }.max {
          $0.answer.plain < $1.answer.plain
        }
      }
  }

  /// The end of the usual question is no end.
  private static func end(_ last: Instant) -> Instant { last == QuestionTerms.usualClock.upperBound ? .max : last }

  /// Of the newest client on each platform; where several libraries run there, of the one that is named first.
  package static func all(
    of audiences: [Audience], _ terms: QuestionTerms
  ) -> [(platform: DevicePlatform, outlook: Outlook)] {
    var newest: [(library: String, audience: Audience)] = []
    for audience in audiences {
      guard let library = audience.clients.clients.last?.library.id else { continue }
      if let index = newest.firstIndex(where: { $0.audience.platform == audience.platform }) {
        if newest[index].library == library { newest[index].audience = audience }
      } else {
        newest.append((library, audience))
      }
    }
    return newest.compactMap { _, audience in
      Outlook(audience.subject, terms).map { (audience.platform, $0) }
    }
  }
}
