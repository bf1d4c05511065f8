/// A day ahead of another, for dates that are to begin or to end something.
package enum DayAhead: Sendable {
  case days(Int)
  /// Of the month so many months on.
  case firstOfMonth(Int)
  case lastOfMonth(Int)

  /// `2026-12-01`, by the clock of a zone; from the first day of 1970 on where the clocks do not count the moment.
  package func text(after now: Instant, in zone: Zone) -> String {
    let number = zone.dayNumber(of: now) ?? 0
    let today = Calendar.day(number)
    func month(_ ahead: Int) -> (year: Int, month: Int) {
      let month = today.month - 1 + ahead
      return (today.year + month / 12, month % 12 + 1)
    }
    let day: Calendar.Day
    switch self {
    case .days(let ahead): day = Calendar.day(number + Int64(ahead))
    case .firstOfMonth(let ahead):
      let (year, month) = month(ahead)
      day = .init(year, month, 1)
    case .lastOfMonth(let ahead):
      let (year, month) = month(ahead)
      day = .init(year, month, Calendar.days(inMonth: month, of: year))
    }
    return "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }
}
