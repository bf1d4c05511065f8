/// Texts as numbers in the way of `NSString`, by which osam-controldeversions-ios reads the version of the system and
/// `comparisonMode`: what stands at the front counts, and no number is 0. [older-system-float, older-mode-ios]
package enum SystemFloat {
  /// `floatValue`: "13.10" is 13.1, "13.2.3" is 13.2, "iOS 9" is 0.
  package static func value(_ text: String) -> Float {
    let (rest, isNegative) = front(text)
    guard let number = DecimalScan(rest) else { return 0 }
    return Float(isNegative ? -number.value : number.value)
  }

  /// `intValue`: "1.7" is 1, "a" is 0; beyond 32 bits it stays at the limit.
  package static func integer(_ text: String) -> Int32 {
    let (rest, isNegative) = front(text)
    var value: Int64 = 0
    for byte in rest {
      guard (0x30...0x39).contains(byte) else { break }
      value = min(value * 10 + Int64(byte - 0x30), 1 << 32)
    }
    return Int32(clamping: isNegative ? -value : value)
  }

  /// The rest of a text behind the blanks and the sign.
  private static func front(_ text: String) -> (rest: ArraySlice<UInt8>, isNegative: Bool) {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first == 0x20 || (0x09...0x0D).contains(first) { bytes.removeFirst() }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    return (bytes, isNegative)
  }
}

/// Every text is a number of 32 bits, and these follow each other one by one.
extension SystemFloat: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    VersionOrder(value(first), value(second))
  }

  /// No system has a version below zero.
  static func canRead(_ text: String) -> Bool { value(text) >= 0 }
  static var unreadable: String? { nil }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let start = low.map { value($0.version) }
    let least = start.map { low?.isBehind == true ? $0.nextUp : $0 }
    return ["0"] + [least].compactMap { $0.map(text) } + (high.map { ["\(text(value($0.version)))"] } ?? [])
  }

  /// A text that counts as this number.
  private static func text(_ value: Float) -> String {
    value.isInfinite ? (value < 0 ? "-" : "") + "1e999" : "\(value)"
  }
}
