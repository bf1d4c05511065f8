extension DateFault {
  /// The reason in words: "November 2026 has 30 days".
  package var words: LocalizedMessage {
    switch self {
    case .shortMonth(let day, let days):
      "\(monthOf: Self.noon(Calendar.Day(day.year, day.month, 1))) \(day.year) has \(days) days"
    case .monthFirst(let month, _, let meant):
      "there is no month \(month); with the month before the day it is \(long: Self.noon(meant), in: .utc, withTime: false)"
    case .shortYear: "its year does not have four digits"
    case .noYear: "it has no year"
    }
  }

  /// The next thing to do, where one is likely.
  package var help: LocalizedMessage? {
    guard case .monthFirst(_, let iso, _) = self else { return nil }
    return "Write \(iso) if that is meant."
  }

  private static func noon(_ day: Calendar.Day) -> Instant {
    Calendar.daysSince1970(day) * Calendar.millisecondsPerDay + Calendar.millisecondsPerDay / 2
  }
}
