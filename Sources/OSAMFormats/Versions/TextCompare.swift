/// The comparison of osam-controldeversions-android 1.4.6 and 1.5.0: parts between dots as texts, missing parts as
/// "0", so "10" is lower than "9". [older-text-parts]
package enum TextCompare {
  /// The order of two texts. Never fails.
  package static func compare(_ first: String, _ second: String) -> VersionOrder {
    let left = DottedParts.of(first)
    let right = DottedParts.of(second)
    for index in 0..<max(left.count, right.count) {
      let one = index < left.count ? left[index] : "0"
      let other = index < right.count ? right[index] : "0"
      if one.utf16.lexicographicallyPrecedes(other.utf16) { return .lower }
      if other.utf16.lexicographicallyPrecedes(one.utf16) { return .greater }
    }
    return .equal
  }
}

extension TextCompare {
  /// Texts that are no digits and dots, one for each way in which such a text can stand to all of the others that people
  /// may have: a part of it comes before the digits or behind them, or it is one of the others.
  static func others(beside bounds: [String]) -> [String] {
    var known: Set<[VersionOrder]> = []
    var texts: [String] = []
    let bounds = bounds.map(DottedParts.beginning)
    func add(_ text: String) {
      if !canRead(text), known.insert(bounds.map { compare(text, $0) }).inserted { texts.append(text) }
    }
    for bound in bounds {
      let parts = DottedParts.of(bound)
      for length in 0...parts.count {
        for odd in ["S", "!", "-1"] { add((parts.prefix(length) + [odd]).joined(separator: ".")) }
        if length < parts.count { add((parts.prefix(length) + [parts[length] + "S"]).joined(separator: ".")) }
      }
      add(bound)
    }
    return texts
  }
}

/// Between two versions there is always another, and none is the least: an empty part comes before "0".
extension TextCompare: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? { compare(first, second) }

  /// Digits and dots: with any other text the app says that its version is wrong.
  static func canRead(_ text: String) -> Bool { !text.isEmpty && DottedParts.areDigits(text) }
  static var unreadable: String? { "1.2-beta" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let start = low.map { DottedParts.of($0.version) } ?? []
    let end = high.map { DottedParts.of($0.version) } ?? []
    let length = max(start.count, end.count, 1)
    func padded(_ parts: [String], with part: String) -> [String] {
      parts + Array(repeating: part, count: max(0, length - parts.count))
    }
    var candidates = [["1"], ["0"], end.dropLast() + [String(end.last?.first ?? "0")], start, end]
    candidates.append(padded(start, with: "0") + ["1"])
    if low == nil { candidates.append(padded([], with: "") + ["", "0"]) }
    // Where a part is no digits, the next number behind it, and as little as can be behind that.
    for (index, part) in start.enumerated() where !DottedParts.areDigits(part) {
      let nexts = [nextNumber(part).map { (index, $0) }] + (0..<index).reversed().map { ($0, start[$0] + "0") }
      candidates += nexts.compactMap { next in
        next.map { start[..<$0.0] + [$0.1] + Array(repeating: "", count: length + 1) + ["0"] }
      }
      break
    }
    return candidates.map { $0.joined(separator: ".") }
  }

  /// The least number, as a text of the digits 0 to 9, behind a text; nil when there is none.
  private static func nextNumber(_ part: String) -> String? {
    let digits = part.utf8.prefix { (0x30...0x39).contains($0) }
    let front = String(Substring(digits))
    guard let after = part.utf8.dropFirst(digits.count).first, after > 0x39 else { return front + "0" }
    // No digit comes behind it, so a digit before it must be a larger one.
    guard let last = front.lastIndex(where: { $0 != "9" }), let digit = front[last].wholeNumberValue else { return nil }
    return front[..<last] + "\(digit + 1)"
  }
}
