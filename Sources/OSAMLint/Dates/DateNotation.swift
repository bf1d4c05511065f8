import OSAMFormats

/// Probable meaning of a number that stands for a date. Clients take every one of them as milliseconds.
/// [time-magnitudes]
enum DateNotation: Equatable {
  /// The unit that clients take it for, or a number too small to tell.
  case milliseconds
  case seconds
  /// Year, month and day written one after another, perhaps with the time: `20260331`.
  case calendarDigits
  /// Microseconds, nanoseconds, or no known unit.
  case tooLarge

  /// 100 000 000 s is March 1973; in milliseconds it is the second day of 1970. [time-magnitudes]
  static let leastSeconds: Int64 = 100_000_000
  /// From here on a number is a plausible count of milliseconds: 1973-03-03. [time-magnitudes]
  static let leastMilliseconds: Int64 = 100_000_000_000
  /// End of the year 9999, the last moment that looks like a date. [time-magnitudes]
  static let mostMilliseconds: Int64 = 253_402_300_799_999
  /// Moments that a document about an app may mean: the years 1990 to 2099. Policy.
  static let plausible: Range<Instant> = 631_152_000_000..<4_102_444_800_000
  /// Large numbers with which people say "never": the greatest 64-bit number, the greatest whole number
  /// and the last date of JavaScript. [time-magnitudes]
  static let noEnd: Set<Int64> = [.max, 9_007_199_254_740_991, 8_640_000_000_000_000]

  init(_ value: Int64) {
    if Self.calendarText(value) != nil {
      self = .calendarDigits
    } else if (Self.leastSeconds..<Self.leastMilliseconds).contains(value) {
      self = .seconds
    } else if value > Self.mostMilliseconds, value != .max {
      self = .tooLarge
    } else {
      self = .milliseconds
    }
  }

  /// `20260331`, `202603310900` or `20260331090000` as a written date, or nil when the digits are none.
  static func calendarText(_ value: Int64) -> String? {
    // 8, 12 or 14 digits; a millisecond date has 13.
    switch value {
    case 10_000_000..<100_000_000, 100_000_000_000..<1_000_000_000_000, 10_000_000_000_000..<100_000_000_000_000: break
    default: return nil
    }
    let digits = Array(String(value))
    func part(_ start: Int, _ count: Int) -> String { String(digits[start..<start + count]) }
    var text = "\(part(0, 4))-\(part(4, 2))-\(part(6, 2))"
    if digits.count >= 12 { text += " \(part(8, 2)):\(part(10, 2))" }
    if digits.count == 14 { text += ":\(part(12, 2))" }
    guard let date = WrittenDate(text, in: .utc), plausible.contains(date.instant) else { return nil }
    return text
  }
}

/// A date of a document that is written as a number.
struct NumericDate {
  var member: String
  var value: Int64
  var notation: DateNotation
  /// The moment that was probably meant, when there is one.
  var meant: Instant?
}

extension NumericDate {
  /// Names of the members that hold a date.
  private static let members = ["startDate", "endDate", "serverDate"]

  /// The dates of a document that are written as numbers, with what they look like.
  static func collect(_ document: Document, _ zone: Zone) -> [NumericDate] {
    members.compactMap { member in
      guard let value = document.integer(member), document.form(of: member) != .written else { return nil }
      let notation = DateNotation(value)
      let meant = meant(value, notation, zone, isEnd: member == "endDate")
      return NumericDate(member: member, value: value, notation: notation, meant: meant)
    }
  }

  private static func meant(_ value: Int64, _ notation: DateNotation, _ zone: Zone, isEnd: Bool) -> Instant? {
    switch notation {
    case .milliseconds: return value
    case .seconds: return DateNotation.plausible.contains(value * 1000) ? value * 1000 : nil
    case .calendarDigits:
      return DateNotation.calendarText(value).flatMap { WrittenDate($0, in: zone, endOfDay: isEnd)?.instant }
    case .tooLarge: return [value / 1000, value / 1_000_000].first(where: DateNotation.plausible.contains)
    }
  }
}
