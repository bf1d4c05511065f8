/// The comparison of osam-controldeversions-android from 1.5.1 on: parts between dots as 32-bit integers, missing
/// parts as 0. [older-padded-integers]
package enum PaddedIntegers {
  /// A part that is no 32-bit integer, on which the app crashes.
  package struct Failure: Error, Sendable, Equatable {
    /// The part, as written.
    package var part: String
    /// It stands in the first of the two texts.
    package var isInFirst: Bool

    /// It is made of digits and only too large.
    package var isTooLarge: Bool { !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// The order of two texts. Fails at the first part that is no integer; parts after a difference are not read.
  package static func compare(_ first: String, _ second: String) throws(Failure) -> VersionOrder {
    let left = DottedParts.of(first)
    let right = DottedParts.of(second)
    for index in 0..<max(left.count, right.count) {
      var one: Int32 = 0
      var other: Int32 = 0
      if index < left.count {
        guard let value = JavaNumber.integer(left[index]) else { throw Failure(part: left[index], isInFirst: true) }
        one = value
      }
      if index < right.count {
        guard let value = JavaNumber.integer(right[index]) else { throw Failure(part: right[index], isInFirst: false) }
        other = value
      }
      if one != other { return VersionOrder(one, other) }
    }
    return .equal
  }

  /// The first version at which a text stumbles that can be read only in part, and the first above those: 11 and 12 of
  /// `11.0+`, whose first part alone settles how all others stand to it. Nil when the text is readable as a whole, or
  /// not at all.
  package static func stumbling(over text: String) -> (from: String, below: String?)? {
    let parts = DottedParts.of(text)
    let readable = parts.map(JavaNumber.integer).prefix { $0 != nil }.compactMap { $0 }
    guard !readable.isEmpty, readable.count < parts.count else { return nil }
    var next = readable
    while next.last == .max { next.removeLast() }
    guard let last = next.popLast() else { return (readable.dotted, nil) }
    return (readable.dotted, (next + [last + 1]).dotted)
  }
}

extension PaddedIntegers {
  /// Where comparisons of versions with a text turn: before it; where a part of it is no integer, at both ends of the
  /// versions that are like it up to there, for on those the comparison fails, and on no others.
  package static func edges(of text: String) -> [VersionCut] {
    func before(_ numbers: [Int32]) -> [VersionCut] {
      numbers.isEmpty ? [] : [VersionCut(numbers.dotted, isBehind: false)]
    }
    var front: [Int32] = []
    for part in DottedParts.of(text) {
      guard let number = JavaNumber.integer(part) else {
        if front.last == nil || front.last == .max { return before(front) }
        return before(front) + before(front.dropLast() + [front[front.count - 1] + 1])
      }
      // Every version that is like it up to here is greater, for no version has a sign.
      if number < 0 { return before(front) }
      front.append(number)
    }
    return before(front)
  }
}

extension PaddedIntegers {
  /// The place of a text that can be read in part only.
  package enum Use: Sendable {
    /// Digits and dots, for any other is refused before it is compared.
    case versions
    /// Anything.
    case systems

    /// A part that is no number.
    fileprivate var stumble: String { self == .versions ? "2147483648" : "S" }
    fileprivate var least: Int32 { self == .versions ? 0 : .min }
  }

  /// How a text stands to another one.
  private enum Standing: Hashable {
    case ordered(VersionOrder)
    case fails(inFirst: Bool)

    init(_ first: String, _ second: String) {
      do throws(Failure) { self = .ordered(try compare(first, second)) } catch {
        self = .fails(inFirst: error.isInFirst)
      }
    }
  }

  /// Texts that are no version, one for each way in which such a text can stand to all of the others. What stands in front
  /// of the first part that is no number decides, or nothing does and the app crashes; a system with a number below zero is
  /// read to its end, and may be the same as one of the others.
  static func readInPart(beside bounds: [String], of use: Use) -> [String] {
    if bounds.isEmpty { return [] }
    let bounds = bounds.map(DottedParts.beginning)
    let fronts = bounds.map { bound in
      DottedParts.of(bound).map(JavaNumber.integer).prefix { $0.map { $0 >= use.least } ?? false }.compactMap { $0 }
    }
    let longest = (fronts.map { $0.count }.max() ?? 0) + 1
    var known: Set<[Standing]> = []
    var texts: [String] = []
    for length in 0...longest {
      for front in [[]] + fronts {
        let start = front.prefix(length).padded(to: length, with: 0)
        let end = front.prefix(length).padded(to: length, with: .max)
        let near = [start, end].flatMap { [$0, beside($0, 1, use), beside($0, -1, use)] }.compactMap { $0 }
        for numbers in near {
          let parts = numbers.map { String($0) }
          // Versions have no sign, and a text without one can be read.
          let whole = numbers.contains { $0 < 0 } ? [parts] : []
          for text in ([parts + [use.stumble]] + whole).map({ $0.joined(separator: ".") })
          where known.insert(bounds.map { Standing(text, $0) }).inserted { texts.append(text) }
        }
      }
    }
    return texts
  }

  /// The next one, or the one before, of as many numbers.
  private static func beside(_ numbers: [Int32], _ step: Int32, _ use: Use) -> [Int32]? {
    let (least, most) = (use.least, Int32.max)
    let (last, first) = step > 0 ? (most, least) : (least, most)
    var numbers = numbers
    var place = numbers.count - 1
    while place >= 0, numbers[place] == last {
      numbers[place] = first
      place -= 1
    }
    if place < 0 { return nil }
    numbers[place] += step
    return numbers
  }
}

extension Collection<Int32> {
  fileprivate func padded(to length: Int, with number: Int32) -> [Int32] {
    self + Array(repeating: number, count: Swift.max(0, length - count))
  }
}

/// A version cut at its dots, as Java's `split` does it.
package enum DottedParts {
  /// Empty parts at the end are dropped; the empty text is one empty part.
  package static func of(_ text: String) -> [String] {
    if text.isEmpty { return [""] }
    var parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String($0) ?? "" }
    while parts.last == "" { parts.removeLast() }
    return parts
  }

  /// Of a text that is longer than people write versions its beginning, where nothing but a choice of examples depends on it.
  static func beginning(of text: String) -> String {
    let start = text.utf8.prefix(256)
    let dots = start.indices.filter { start[$0] == UInt8(ascii: ".") }
    if dots.count > 16 { return String(decoding: start[..<dots[16]], as: UTF8.self) + ".0" }
    return start.count == text.utf8.count ? text : String(decoding: start, as: UTF8.self)
  }

  /// Digits separated by single dots, which Android demands of `version`: any other text crashes the app.
  /// [older-padded-integers]
  package static func areWellFormed(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// Nothing but digits once the dots are gone, which Android demands of the installed version.
  /// [older-no-memory]
  package static func areDigits(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "." || $0.properties.generalCategory == .decimalNumber }
  }
}

/// Between two versions there is always another: 1.2.0.1 between 1.2 and 1.2.1. The least is 0.
extension PaddedIntegers: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    canRead(first) && canRead(second) ? try? compare(first, second) : nil
  }

  /// Digits and dots, and every part a number of 32 bits: with any other text the app crashes or says that its version
  /// is wrong, unless the comparison ends at an earlier part.
  static func canRead(_ text: String) -> Bool {
    !text.isEmpty && DottedParts.areDigits(text) && DottedParts.of(text).allSatisfy { JavaNumber.integer($0) != nil }
  }

  static var unreadable: String? { "1.2-beta" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    func parts(_ cut: VersionCut?) -> [Int32] {
      cut.map { DottedParts.of($0.version).compactMap(JavaNumber.integer) } ?? []
    }
    let (start, end) = (parts(low), parts(high))
    return ["0", start.isEmpty ? "0" : start.dotted, (start.padded(to: max(end.count, 1)) + [1]).dotted]
  }
}
