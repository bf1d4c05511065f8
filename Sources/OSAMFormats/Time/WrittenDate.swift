/// Dates as people write them in authored documents and on the command line. [time-written-dates]
package struct WrittenDate: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    /// `2026-12-01`
    case day
    /// `2026-12-01 09:00`, also with seconds and a fraction
    case local
    /// `2026-12-01T09:00:00Z` and the like: says its own offset
    case rfc3339
  }

  package var form: Form
  package var reading: Zone.Reading
  /// The date in the form of ISO 8601 where it was written in another one.
  package private(set) var respelled: String?

  /// The moment; for a time that the clocks show twice the first, for one they skip the one an hour on.
  package var instant: Instant {
    switch reading {
    case .once(let instant), .skipped(let instant), .twice(let instant, _): instant
    }
  }

  /// Reads a date in the form of ISO 8601 or in another one that has one meaning. [time-local-dates]
  package init?(anySpelling text: String, in zone: Zone, endOfDay: Bool = false) {
    if let date = WrittenDate(text, in: zone, endOfDay: endOfDay) {
      self = date
      return
    }
    guard let iso = DateSpelling.iso(text), let date = WrittenDate(iso, in: zone, endOfDay: endOfDay) else {
      return nil
    }
    self = date
    respelled = iso
  }

  /// Reads a date in the form of ISO 8601. `endOfDay` is for `endDate`: a bare date then means its last millisecond,
  /// because clients compare inclusively. Returns nil when the text is no date.
  package init?(_ text: String, in zone: Zone, endOfDay: Bool = false) {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[start..<start + count] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(0, 4), let month = number(5, 2), let day = number(8, 2)
    else { return nil }
    let date = Calendar.Day(year, month, day)
    guard date.isValid else { return nil }
    let midnight = Calendar.daysSince1970(date) * Calendar.millisecondsPerDay
    if bytes.count == 10 {
      form = .day
      reading = zone.instant(local: endOfDay ? midnight + Calendar.millisecondsPerDay - 1 : midnight)
      return
    }
    let separator = bytes[10]
    guard separator == UInt8(ascii: " ") || separator | 0x20 == UInt8(ascii: "t"),
      bytes.count >= 16, bytes[13] == UInt8(ascii: ":"),
      let hour = number(11, 2), let minute = number(14, 2), hour <= 23, minute <= 59
    else { return nil }
    var time = Int64(hour * 3_600_000 + minute * 60_000)
    var index = 16
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      guard let second = number(index + 1, 2), second <= 59 else { return nil }
      time += Int64(second * 1000)
      index += 3
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
        var place = 100
        var digits = 0
        index += 1
        while index < bytes.count, let digit = number(index, 1) {
          time += Int64(digit * place)
          place /= 10
          digits += 1
          index += 1
        }
        guard digits > 0 else { return nil }
      }
    }
    let suffix = String(decoding: bytes[index...], as: UTF8.self)
    if suffix.isEmpty {
      form = .local
      reading = zone.instant(local: midnight + time)
      return
    }
    form = .rfc3339
    if suffix == "Z" || suffix == "z" {
      reading = .once(midnight + time)
    } else if let minutes = Zone.offset(suffix) {
      reading = .once(midnight + time - Int64(minutes) * 60_000)
    } else {
      return nil
    }
  }
}
