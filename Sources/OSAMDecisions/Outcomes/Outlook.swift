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

  /// Nil where nobody is asked about; fails when ordinary devices fall into too many cells.
  package init?(
    _ subject: DocumentSubject, _ terms: QuestionTerms, limit: Int = OutcomeTable.mostCells
  ) throws(TooManyCells) {
    axes = subject.axes
    guard let box = terms.ordinaryBox(subject) else { return nil }
    let today = min(max(terms.today, terms.clock.lowerBound), terms.clock.upperBound)
    asked = box
    end = Self.end(terms.clock.upperBound)
    let cells = try Cells(subject, in: box, limit: limit)
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
}

/// The outlook on each platform.
package struct Outlooks: Sendable {
  /// Of the newest client; where several libraries run on a platform, of the one that is named first and can be asked.
  package private(set) var told: [(platform: DevicePlatform, outlook: Outlook)] = []
  /// Libraries named before those, whose ordinary devices fall into too many cells.
  package private(set) var leftOut: [LeftOutLibrary] = []

  package init() {}

  package init(of audiences: [Audience], _ terms: QuestionTerms, limit: Int = OutcomeTable.mostCells) {
    var newest: [Audience] = []
    for audience in audiences {
      if let index = newest.firstIndex(where: { $0.platform == audience.platform && $0.isOfLibrary(audience) }) {
        newest[index] = audience
      } else {
        newest.append(audience)
      }
    }
    var platforms: Set<DevicePlatform> = []
    for audience in newest where !platforms.contains(audience.platform) {
      do throws(TooManyCells) {
        let outlook = try Outlook(audience.subject, terms, limit: limit)
        platforms.insert(audience.platform)
        if let outlook { told.append((audience.platform, outlook)) }
      } catch {
        leftOut += [LeftOutLibrary(audience)].compactMap(\.self)
      }
    }
  }
}
