/// A moment, in milliseconds since 1970-01-01T00:00:00Z, as the clients count.
package typealias Instant = Int64

/// Days and dates of the Gregorian calendar, without time zones.
package enum Calendar {
  package struct Day: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(_ year: Int, _ month: Int, _ day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    package var isValid: Bool {
      (1...12).contains(month) && day >= 1 && day <= Calendar.days(inMonth: month, of: year)
    }
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01, counting years from March so that the leap day comes last. Years of any instant fit 32 bits,
  /// which `Int` has on wasm32; days do not.
  package static func daysSince1970(_ day: Day) -> Int64 {
    let year = day.month <= 2 ? day.year - 1 : day.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let monthFromMarch = (day.month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era) * 146_097 + Int64(dayOfEra - 719_468)
  }

  package static func day(_ daysSince1970: Int64) -> Day {
    let shifted = daysSince1970 + 719_468
    let era = Int((shifted >= 0 ? shifted : shifted - 146_096) / 146_097)
    let dayOfEra = Int(shifted - Int64(era) * 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return Day(
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// 0 is Sunday.
  package static func weekday(_ daysSince1970: Int64) -> Int { (Int(daysSince1970 % 7) + 11) % 7 }

  package static let millisecondsPerDay: Int64 = 86_400_000
}

/// A time zone that written dates may be in.
package enum Zone: Hashable, Sendable {
  /// UTC+1, and UTC+2 from the last Sunday of March 01:00 UTC to the last Sunday of October 01:00 UTC.
  /// The rule in this form holds since 1996. [time-madrid]
  case madrid
  case utc
  case fixed(minutes: Int)

  /// `Europe/Madrid`, `UTC`, `+02:00`.
  package var name: String {
    switch self {
    case .madrid: return "Europe/Madrid"
    case .utc: return "UTC"
    case .fixed(let minutes):
      let size = abs(minutes)
      return (minutes < 0 ? "-" : "+") + padded(size / 60, 2) + ":" + padded(size % 60, 2)
    }
  }

  package init?(_ name: String) {
    switch name {
    case "Europe/Madrid": self = .madrid
    case "UTC", "Z": self = .utc
    default:
      guard let minutes = Self.offset(name) else { return nil }
      self = .fixed(minutes: minutes)
    }
  }

  /// `±HH:MM`, below a day.
  package static func offset(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
      bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let hours = Int(text.dropFirst().prefix(2)), let minutes = Int(text.suffix(2)), hours <= 23, minutes <= 59,
      bytes[1] != UInt8(ascii: "+"), bytes[4] != UInt8(ascii: "+"), bytes[1] != UInt8(ascii: "-"),
      bytes[4] != UInt8(ascii: "-")
    else { return nil }
    return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }

  /// Minutes ahead of UTC at a moment.
  package func offsetMinutes(at instant: Instant) -> Int {
    switch self {
    case .utc: return 0
    case .fixed(let minutes): return minutes
    case .madrid:
      let year = Calendar.day(instant.dividedFloor(by: Calendar.millisecondsPerDay)).year
      let start = Self.lastSunday(of: 3, year)
      let end = Self.lastSunday(of: 10, year)
      return instant >= start && instant < end ? 120 : 60
    }
  }

  /// 01:00 UTC on the last Sunday of a month.
  private static func lastSunday(of month: Int, _ year: Int) -> Instant {
    let last = Calendar.daysSince1970(.init(year, month, Calendar.days(inMonth: month, of: year)))
    return (last - Int64(Calendar.weekday(last))) * Calendar.millisecondsPerDay + 3_600_000
  }

  /// The meaning of a local time.
  package enum Reading: Hashable, Sendable {
    case once(Instant)
    /// The clocks skip it; the moment it would have been with the offset before.
    case skipped(Instant)
    /// The clocks show it twice; the first and the second.
    case twice(Instant, Instant)
  }

  /// Milliseconds since 1970 on the wall clock -> the moment.
  package func instant(local: Int64) -> Reading {
    let guesses = [60, 120].map { local - Int64($0) * 60_000 }
    guard self == .madrid else { return .once(local - Int64(offsetMinutes(at: local)) * 60_000) }
    let matches = zip([60, 120], guesses).filter { offsetMinutes(at: $1) == $0 }.map { $0.1 }.sorted()
    switch matches.count {
    case 0: return .skipped(guesses[0])
    case 1: return .once(matches[0])
    default: return .twice(matches[0], matches[1])
    }
  }
}

extension Int64 {
  /// Milliseconds from an earlier moment to this one; as many as can be counted where they are too many.
  package func since(_ earlier: Instant) -> Int64 {
    let (distance, overflow) = subtractingReportingOverflow(earlier)
    return overflow ? (self < earlier ? .min : .max) : distance
  }

  /// The moment so many milliseconds later; the last or the first that can be counted where it lies beyond.
  package func later(by milliseconds: Int64) -> Instant {
    let (moment, overflow) = addingReportingOverflow(milliseconds)
    return overflow ? (milliseconds < 0 ? .min : .max) : moment
  }

  package func dividedFloor(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

/// A number with leading zeros.
package func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return digits.count >= width ? digits : String(repeating: "0", count: width - digits.count) + digits
}

extension Zone {
  /// True if the clocks show 00:00.
  package func isMidnight(_ instant: Instant) -> Bool {
    localText(instant).map { $0.utf8.dropFirst(10).elementsEqual(" 00:00".utf8) } ?? false
  }

  /// True if the clocks show 23:59, whatever the second.
  package func isLastMinute(_ instant: Instant) -> Bool {
    localText(instant).map { $0.utf8.dropFirst(10).prefix(6).elementsEqual(" 23:59".utf8) } ?? false
  }

  /// The day of a moment on this zone's calendar, counted from 1 January 1970; nil outside the years 0 to 9999.
  package func dayNumber(of instant: Instant) -> Int64? {
    guard Self.counted.contains(instant) else { return nil }
    let local = instant + Int64(offsetMinutes(at: instant)) * 60_000
    return local.dividedFloor(by: Calendar.millisecondsPerDay)
  }

  /// How many days of the calendar lie between two moments; nil where it does not reach.
  package func days(from first: Instant, to last: Instant) -> Int? {
    guard let first = dayNumber(of: first), let last = dayNumber(of: last) else { return nil }
    return Int(last - first)
  }

  /// The years 0 to 9999.
  private static let counted: ClosedRange<Instant> = -62_135_596_800_000...253_402_300_799_999

  /// A moment on this zone's clock: `2022-02-20 00:00 Europe/Madrid`; seconds and milliseconds only
  /// when they are not zero. Moments far outside the calendar are given as they are.
  package func describe(_ instant: Instant) -> String {
    guard let local = localText(instant) else { return "\(instant) ms" }
    return "\(local) \(name)"
  }

  /// The local date and time alone, or nil outside the years 0 to 9999. In the hour that the clocks show twice it has
  /// its offset: `2026-10-25 02:30+02:00`.
  package func localText(_ instant: Instant) -> String? {
    guard let days = dayNumber(of: instant) else { return nil }
    let local = instant + Int64(offsetMinutes(at: instant)) * 60_000
    let rest = Int(local - days * Calendar.millisecondsPerDay)
    let day = Calendar.day(days)
    var text = "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2)) "
    text += "\(padded(rest / 3_600_000, 2)):\(padded(rest / 60_000 % 60, 2))"
    if rest % 60_000 != 0 { text += ":\(padded(rest / 1000 % 60, 2))" }
    if rest % 1000 != 0 { text += ".\(padded(rest % 1000, 3))" }
    if case .twice = self.instant(local: local) { text += "+\(padded(offsetMinutes(at: instant) / 60, 2)):00" }
    return text
  }
}
