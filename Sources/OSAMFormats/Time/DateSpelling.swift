import OSAMSyntax

/// Dates that are not written as `2026-12-01`, and the date that has their meaning in that form. The day comes before
/// the month, as it does in Catalan and Spanish, unless the year comes first.
package enum DateSpelling {
  /// The date in the form `2026-12-01`, with its time if it has one, for a spelling with one meaning: `2026-12-1`,
  /// `2026/12/01`, `1/12/2026`, and `9:00` or `9h` after a day. Nil for all others, and for days that there are not.
  static func iso(_ text: String) -> String? { numeric(text, where: { $0.isRead }) }

  private static func numeric(_ text: String, where isTaken: (DateNumbers) -> Bool) -> String? {
    let (day, time) = parts(of: Array(text.utf8)[...])
    guard let numbers = DateNumbers(day), isTaken(numbers), let written = numbers.day.flatMap(iso) else { return nil }
    let text = time.map { hour($0).map { "\(written) \($0)" } } ?? written
    return text.flatMap { WrittenDate($0, in: .utc) == nil ? nil : $0 }
  }

  /// The date that somebody probably means by a text that is no date: `31.12.2026`, `1 de desembre de 2026`, and 24:00 of a
  /// day, which is the next one, or all of that day where it is the end of something. Nil where several are likely.
  package static func probable(_ text: String, isEnd: Bool) -> String? {
    if WrittenDate(text, in: .utc) != nil { return text }
    let (first, time) = parts(of: Array(text.utf8)[...])
    if let time, isMidnight(time), let day = DateNumbers(first)?.day, let written = iso(day) {
      return isEnd ? written : iso(Calendar.day(Calendar.daysSince1970(day) + 1))
    }
    return numeric(text) { _ in true } ?? dayInWords(text).flatMap(iso)
  }

  /// The reason for which a text is no date; nil where it is one, or looks like something else.
  package static func fault(_ text: String) -> DateFault? {
    let (first, _) = parts(of: Array(text.utf8)[...])
    guard let numbers = DateNumbers(first) else { return isWithoutYear(text) ? .noYear : nil }
    guard let day = numbers.day else {
      if numbers.values.contains(where: { $0.digits > 2 }) { return nil }
      return numbers.values.count == 2 ? .noYear : .shortYear
    }
    if day.isValid || day.day == 0 { return nil }
    if (1...12).contains(day.month) { return .shortMonth(day, days: Calendar.days(inMonth: day.month, of: day.year)) }
    let swapped = Calendar.Day(day.year, day.day, day.month)
    return iso(swapped).map { .monthFirst(month: day.month, iso: $0, swapped) }
  }

  // MARK: Numbers

  /// Two or three numbers with one sign between them.
  private struct DateNumbers {
    var separator: UInt8
    var values: [(number: Int, digits: Int)] = []

    init?(_ text: ArraySlice<UInt8>) {
      // As long as 31/12/2026 and no longer.
      guard text.count <= 10, let separator = text.first(where: { !isDigit($0) }), "-/.".utf8.contains(separator) else {
        return nil
      }
      self.separator = separator
      for part in text.split(separator: separator, omittingEmptySubsequences: false) {
        guard (1...4).contains(part.count), part.allSatisfy(isDigit),
          let number = Int(String(decoding: part, as: UTF8.self))
        else { return nil }
        values.append((number, part.count))
      }
      guard values.count == 2 || values.count == 3, values.filter({ $0.digits > 2 }).count <= 1 else { return nil }
    }

    /// Year, month and day; nil without a year of four digits.
    var day: Calendar.Day? {
      guard values.count == 3 else { return nil }
      let (first, month, last) = (values[0], values[1], values[2])
      if first.digits == 4 { return Calendar.Day(first.number, month.number, last.number) }
      return last.digits == 4 ? Calendar.Day(last.number, month.number, first.number) : nil
    }

    /// `2026-12-1`, `2026/12/1`, `1/12/2026`.
    var isRead: Bool {
      separator == UInt8(ascii: "/") || separator == UInt8(ascii: "-") && values[0].digits == 4
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func iso(_ day: Calendar.Day) -> String? {
    day.isValid ? "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))" : nil
  }

  // MARK: Times

  /// The day, and the time after a blank or a T; nil where there is none.
  private static func parts(of text: ArraySlice<UInt8>) -> (day: ArraySlice<UInt8>, time: ArraySlice<UInt8>?) {
    guard let end = text.firstIndex(where: { $0 == UInt8(ascii: " ") || $0.lowerASCII == UInt8(ascii: "t") }) else {
      return (text, nil)
    }
    return (text[..<end], text[(end + 1)...])
  }

  /// `9:00` and `9h` with two digits for the hour; the rest as it is.
  private static func hour(_ time: ArraySlice<UInt8>) -> String? {
    let digits = time.prefix(while: isDigit)
    guard (1...2).contains(digits.count) else { return nil }
    let rest = time[digits.endIndex...]
    let hour = padded(Int(String(decoding: digits, as: UTF8.self)) ?? 0, 2)
    if rest.elementsEqual("h".utf8) { return hour + ":00" }
    return rest.first == UInt8(ascii: ":") ? hour + String(decoding: rest, as: UTF8.self) : nil
  }

  private static func isMidnight(_ time: ArraySlice<UInt8>) -> Bool {
    ["24:00", "24:00:00", "24h"].contains { time.elementsEqual($0.utf8) }
  }

  // MARK: Names of months

  /// Words that stand between the parts of a date.
  private static let particles = ["de", "del", "d", "of", "the"]

  /// Longer texts are no dates.
  private static let mostBytes = 60

  private static func words(of text: String) -> [String] {
    if text.utf8.count > mostBytes { return [] }
    return text.lowercased().split { " ,’'".contains($0) }.map { String($0) }.filter { word in
      !particles.contains { $0.sameBytes(as: word) }
    }
  }

  /// From 1; nil for a word that names none.
  private static func month(_ word: String) -> Int? {
    for names in MonthNames.all {
      if let index = names.firstIndex(where: { $0.lowercased().sameBytes(as: word) }) { return index + 1 }
    }
    return nil
  }

  private static func number(_ word: String) -> Int? {
    word.utf8.count <= 4 && word.utf8.allSatisfy(isDigit) ? Int(word) : nil
  }

  /// `1 de desembre de 2026`, `December 1, 2026`.
  private static func dayInWords(_ text: String) -> Calendar.Day? {
    let words = words(of: text)
    guard words.count == 3, words[2].utf8.count == 4, let year = number(words[2]) else { return nil }
    for (day, name) in [(words[0], words[1]), (words[1], words[0])] {
      if let number = number(day), let month = month(name) { return Calendar.Day(year, month, number) }
    }
    return nil
  }

  /// `1 de desembre`.
  private static func isWithoutYear(_ text: String) -> Bool {
    let words = words(of: text)
    guard words.count == 2 else { return false }
    return number(words[0]) != nil && month(words[1]) != nil || number(words[1]) != nil && month(words[0]) != nil
  }
}

/// The reason for which a text that looks like a date is none.
package enum DateFault: Equatable, Sendable {
  /// The month, of this year, has fewer days.
  case shortMonth(Calendar.Day, days: Int)
  /// There is no such month; with the month before the day it is this date.
  case monthFirst(month: Int, iso: String, Calendar.Day)
  case shortYear
  case noYear
}
