import OSAMDecisions
import OSAMFormats

/// Whole numbers between two that belong to them; nil is no end. Moments and ages are milliseconds.
struct NumberRange: Hashable, Sendable {
  var from: Int64?
  var to: Int64?

  /// Within what there is at all; nil when none of them is.
  func within(_ all: ClosedRange<Int64>) -> ClosedRange<Int64>? {
    let (from, to) = (max(from ?? .min, all.lowerBound), min(to ?? .max, all.upperBound))
    return from <= to ? from...to : nil
  }
}

/// Versions between two, as texts: which order they are in is for a library to say. Nil is no end.
struct VersionRange: Hashable, Sendable {
  /// It belongs to the range.
  var from: String?
  var to: String?
  /// True if the upper end belongs to it.
  var hasUpperEnd = true

  /// The range where versions are whole numbers; nil when an end is no number, or when nothing lies between the ends.
  var numbers: NumberRange? {
    var range = NumberRange()
    if let from {
      guard let number = Int64(from) else { return nil }
      range.from = number
    }
    if let to {
      guard let number = Int64(to), hasUpperEnd || number > .min else { return nil }
      range.to = hasUpperEnd ? number : number - 1
    }
    if let from = range.from, let to = range.to, from > to { return nil }
    return range
  }
}

/// Part of an axis that is a line with one more place outside of it: unreadable versions, a prompt that never was.
struct LinePart<Range: Hashable & Sendable>: Hashable, Sendable {
  /// Nil where nothing of the line is taken.
  var line: Range?
  var takesOther: Bool
}

/// Two ends as they are written: a value, `A..B`, `A..<B`, `A..`, `..B`, `..<B` or `..`.
struct WrittenRange {
  /// A value for both ends.
  var isSingle: Bool
  var from: String?
  var to: String?
  var hasUpperEnd: Bool

  static let forms = "a value, A..B, A..<B without B, A.. or ..B"

  init(_ text: String, of option: String) throws(Failure) {
    let parts = text.parts(around: "..", most: 2).map(String.init)
    guard parts.count == 2 else {
      (isSingle, from, to, hasUpperEnd) = (true, text, text, true)
      guard !text.isEmpty else { throw Self.failure(text, option) }
      return
    }
    isSingle = false
    hasUpperEnd = !parts[1].hasPrefix("<")
    let high = hasUpperEnd ? parts[1] : String(parts[1].dropFirst())
    from = parts[0].isEmpty ? nil : parts[0]
    to = high.isEmpty ? nil : high
    // Without an end there is nothing to leave out, and a third dot or another pair of them is no end.
    let isWhole = hasUpperEnd || to != nil
    guard isWhole, !high.hasPrefix("."), !high.has(".."), !high.hasPrefix("<") else { throw Self.failure(text, option) }
  }

  private static func failure(_ text: String, _ option: String) -> Failure {
    Failure("“\(Quote.shortened(text))” is no range that \(option) takes", hint: "Write \(forms).")
  }

  static func backwards(_ text: String, of option: String) -> Failure {
    Failure("“\(Quote.shortened(text))” of \(option) runs backwards", hint: "Write the lower end first.")
  }
}

// MARK: Reading

extension NumberRange {
  /// Whole numbers of an option.
  init(_ text: String, of option: String, in all: ClosedRange<Int64>) throws(Failure) {
    try self.init(text, of: option) { end, _ throws(Failure) in
      guard let number = Int64(end), !end.hasPrefix("+") else {
        throw Failure("“\(Quote.shortened(end))” is no number that \(option) takes")
      }
      guard all.contains(number) else {
        throw Failure("\(option) needs numbers from \(all.lowerBound) to \(all.upperBound)")
      }
      return number
    }
  }

  /// Moments as `Moment` reads them; a day as upper end is its last millisecond, and the first where it is left out.
  init(dates text: String, of option: String, now: Instant, zone: Zone) throws(Failure) {
    try self.init(text, of: option) { end, isLast throws(Failure) in
      try Moment.parse(end, now: now, zone: zone, endOfDay: isLast)
    }
  }

  /// Range with the numbers that `read` makes of the ends; `isLast` is true for an upper end that belongs to the range.
  init(
    _ text: String, of option: String, read: (_ end: String, _ isLast: Bool) throws(Failure) -> Int64
  ) throws(Failure) {
    let written = try WrittenRange(text, of: option)
    var from: Int64?
    var to: Int64?
    if let end = written.from { from = try read(end, false) }
    if let end = written.to { to = written.isSingle ? from : try read(end, written.hasUpperEnd) }
    if let end = to, !written.hasUpperEnd {
      guard end > .min else { throw WrittenRange.backwards(text, of: option) }
      to = end - 1
    }
    if let from, let to, from > to { throw WrittenRange.backwards(text, of: option) }
    self.init(from: from, to: to)
  }
}

extension VersionRange {
  init(_ text: String, of option: String) throws(Failure) {
    let written = try WrittenRange(text, of: option)
    for end in [written.from, written.to].compactMap({ $0 })
    where !end.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) {
      throw Failure(
        "“\(Quote.shortened(end))” is no version", hint: "Write a version such as 2021040000, 1.2.3 or 1.2.3-45.")
    }
    self.init(from: written.from, to: written.to, hasUpperEnd: written.hasUpperEnd)
    if let from, let to, !written.isSingle, Self.isBehind(from, to) || !hasUpperEnd && from == to {
      throw WrittenRange.backwards(text, of: option)
    }
  }

  /// True if every order of versions has one behind the other. Some count 14.10 behind 14.2, and some do not; so below
  /// the first number only numbers with as many digits are compared.
  private static func isBehind(_ first: String, _ second: String) -> Bool {
    if let first = Int64(first), let second = Int64(second) { return first > second }
    func numbers(_ text: String) -> [Substring]? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let areNumbers = parts.allSatisfy { part in
        (1...18).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
      return areNumbers ? parts : nil
    }
    guard let first = numbers(first), let second = numbers(second) else { return false }
    for (place, (one, other)) in zip(first, second).enumerated() where one != other {
      guard let number = Int64(one), let otherNumber = Int64(other) else { return false }
      return (place == 0 || one.utf8.count == other.utf8.count) && number > otherNumber
    }
    return false
  }
}

extension LinePart<VersionRange> {
  /// A range, `unreadable`, or both with a comma between them.
  init(versions text: String, of option: String) throws(Failure) {
    self = try Self.parts(text, other: "unreadable", option) { part throws(Failure) in
      try VersionRange(part, of: option)
    }
  }
}

extension LinePart<NumberRange> {
  /// A range of whole days, `never`, or both with a comma between them.
  init(days text: String, of option: String, in all: ClosedRange<Int64>) throws(Failure) {
    self = try Self.parts(text, other: "never", option) { part throws(Failure) in
      try NumberRange(part, of: option, in: all)
    }
  }
}

extension LinePart {
  fileprivate static func parts(
    _ text: String, other: String, _ option: String, _ read: (String) throws(Failure) -> Range
  ) throws(Failure) -> LinePart {
    var answer = LinePart(line: nil, takesOther: false)
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if part.lowercased() == other {
        answer.takesOther = true
      } else if answer.line == nil {
        answer.line = try read(part)
      } else {
        throw Failure(
          "\(option) takes one range, and “\(Quote.shortened(text))” has more",
          hint: "Write a range, \(other), or both.")
      }
    }
    return answer
  }
}
