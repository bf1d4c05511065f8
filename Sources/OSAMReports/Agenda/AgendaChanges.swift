import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// What changes by itself in the days that a question is about, gathered document by document.
package struct AgendaChanges {
  package private(set) var events: [AgendaEvent] = []
  /// Of a calendar; empty where none is made.
  package private(set) var spans: [AgendaSpan] = []
  /// Their clock is these days, and the moment before.
  private let terms: QuestionTerms
  private let days: ClosedRange<Instant>
  private let zone: Zone
  private let isForCalendar: Bool

  package init(_ terms: QuestionTerms, in days: ClosedRange<Instant>, zone: Zone, isForCalendar: Bool) {
    self.terms = terms
    self.days = days
    self.zone = zone
    self.isForCalendar = isForCalendar
  }

  /// Returns the libraries that were left out.
  package mutating func add(
    _ document: Document, of path: FilePath, count: Int
  ) throws(TooManyCells) -> [LeftOutLibrary] {
    let (changes, leftOut) = try ClockChange.all(of: ClientGroup.all(of: document, terms), terms)
    events += changes.map { AgendaEvent($0, of: document, file: path, count: count, zone: zone) }
    if !isForCalendar { return leftOut }
    // Events of a calendar have their begin and their end, whenever those are.
    var always = terms
    always.clock = QuestionTerms.usualClock
    // More may be left out of all time than of some days.
    let whole = try ClockChange.all(of: ClientGroup.all(of: document, always), always)
    spans += AgendaSpan.all(of: whole.changes, of: document, file: path, count: count, zone: zone)
      .filter { $0.isIn(days) }
    return whole.leftOut
  }
}
