/// `NSString`'s comparison with `NSNumericSearch`, by which iOS orders versions: runs of digits count as numbers,
/// other characters as themselves, and a text that begins another is the lower one.
/// [older-numeric-search]
package enum NumericSearch {
  /// The order of two texts. Only 0 to 9 are digits. A number wraps around at 2^64, as CoreFoundation's does.
  ///
  /// Accented letters are compared scalar by scalar; CoreFoundation would also take a composed and a decomposed
  /// accent for the same. No version has either.
  package static func compare(_ first: String, _ second: String) -> VersionOrder {
    var left = Array(first.unicodeScalars)[...]
    var right = Array(second.unicodeScalars)[...]
    while let one = left.first, let other = right.first {
      if isDigit(one), isDigit(other) {
        let order = VersionOrder(number(&left), number(&right))
        if order != .equal { return order }
      } else {
        if one != other { return one < other ? .lower : .greater }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return VersionOrder(left.count, right.count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The number at the front, taken off.
  private static func number(_ text: inout ArraySlice<Unicode.Scalar>) -> UInt64 {
    var value: UInt64 = 0
    while let digit = text.first, isDigit(digit) {
      value = value &* 10 &+ UInt64(digit.value - 0x30)
      text.removeFirst()
    }
    return value
  }
}

/// Every text is a version, the empty one the least; the next behind a text is the same with a character 0 appended.
extension NumericSearch: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? { compare(first, second) }

  static func canRead(_ text: String) -> Bool { true }
  static var unreadable: String? { nil }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    var candidates = ["1", "0"]
    if let text = low?.version { candidates += [text, text + ".1", text + ".0", text + ".", text + " "] }
    if let text = high?.version { candidates += [text] }
    return candidates + [low.map { $0.version + "\u{0}" } ?? ""]
  }
}
