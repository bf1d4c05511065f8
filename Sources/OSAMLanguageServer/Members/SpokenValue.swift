import OSAMFormats

/// Numbers as people say them.
package enum SpokenValue {
  private static let months: [LocalizedMessage] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `3 Dec 2026 00:00`; seconds where there are any. Nil for a moment outside of the calendar.
  package static func moment(_ instant: Instant, in zone: Zone) -> LocalizedMessage? {
    guard let text = zone.localText(instant), let month = Int(text.dropFirst(5).prefix(2)),
      let day = Int(text.dropFirst(8).prefix(2)), months.indices.contains(month - 1)
    else { return nil }
    return "\(day) \(months[month - 1]) \(text.prefix(4))\(text.dropFirst(10))"
  }

  private static let units: [(seconds: Int64, one: LocalizedMessage, many: LocalizedMessage)] = [
    (86_400, "day", "days"), (3600, "hour", "hours"), (60, "minute", "minutes"), (1, "second", "seconds"),
  ]

  /// `1 day`, `1 hour 30 minutes`: exactly, in the largest units.
  package static func duration(seconds: Int64) -> LocalizedMessage {
    if seconds == 0 { return "0 seconds" }
    var rest = seconds.magnitude
    var parts: [LocalizedMessage] = []
    for unit in units {
      let (count, others) = rest.quotientAndRemainder(dividingBy: UInt64(unit.seconds))
      if count > 0 { parts.append("\(Int(count), one: unit.one, many: unit.many)") }
      rest = others
    }
    let length = parts.joined(separator: " ")
    return seconds < 0 ? "minus \(length)" : length
  }
}
