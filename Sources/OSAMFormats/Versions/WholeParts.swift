/// The comparison of systems by the common module from 3.1.0 on: parts between dots as numbers of 32 bits, missing parts
/// as 0. [module-system-filter]
package enum WholeParts {
  /// The parts; nil where one of them is no number of 32 bits. [module-unreadable-system]
  package static func numbers(of text: String) -> [Int32]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { String($0).flatMap(JavaNumber.integer) }
    return numbers.count == parts.count ? numbers : nil
  }

  private static func order(_ first: [Int32], _ second: [Int32]) -> VersionOrder {
    for place in 0..<max(first.count, second.count) {
      let (one, other) = (place < first.count ? first[place] : 0, place < second.count ? second[place] : 0)
      if one != other { return VersionOrder(one, other) }
    }
    return .equal
  }
}

/// Between two versions there is always another: 13.0.0.1 between 13 and 13.0.1.
extension WholeParts: VersionAlgorithm {
  package static func order(_ first: String, _ second: String) -> VersionOrder? {
    guard let first = numbers(of: first), let second = numbers(of: second) else { return nil }
    return order(first, second)
  }

  /// No system has a version below zero.
  static func canRead(_ text: String) -> Bool { numbers(of: text)?.allSatisfy { $0 >= 0 } ?? false }

  static var unreadable: String? { "Tiramisu" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    func parts(_ cut: VersionCut?) -> [Int32] { cut.flatMap { numbers(of: $0.version) } ?? [] }
    let (start, end) = (parts(low), parts(high))
    return ["0", start.isEmpty ? "0" : start.dotted, (start.padded(to: max(end.count, 1)) + [1]).dotted]
  }
}
