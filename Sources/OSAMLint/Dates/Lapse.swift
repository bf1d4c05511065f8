import OSAMFormats

/// Lengths of time in words.
enum Lapse {
  private static let units: [(milliseconds: UInt64, one: LocalizedMessage, many: LocalizedMessage)] = [
    (86_400_000, "day", "days"), (3_600_000, "hour", "hours"), (60_000, "minute", "minutes"),
    (1000, "second", "seconds"),
  ]

  /// `41 days`, `3 hours`: rounded down, in the largest unit of which there are at least two, or exactly one.
  static func words(milliseconds: Int64) -> LocalizedMessage {
    let size = milliseconds.magnitude
    for unit in units where size >= 2 * unit.milliseconds || size == unit.milliseconds {
      return "\(size / unit.milliseconds, one: unit.one, many: unit.many)"
    }
    return "\(size) ms"
  }

  static func words(seconds: Int64) -> LocalizedMessage {
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return overflow ? "\(seconds, one: "second", many: "seconds")" : words(milliseconds: milliseconds)
  }
}
