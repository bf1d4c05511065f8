/// A version as Prince of Versions for Kotlin Multiplatform reads it on iOS, strictly: one to three numbers with
/// `.` between them, then a build after `-` or none; blanks may stand around the whole. Digits may be of any script.
/// Anything else, and a number of more than 32 bits, makes the comparison throw. [prince-version-kmp]
package struct KMPAppleVersion: Hashable, Sendable, Comparable {
  package var numbers: [Int32]
  package var build: Int32

  /// Fails with the exception's name.
  package init(_ text: String) throws(KMPVersionFailure) {
    let trimmed = KMPVersionFailure.trimmed(Array(text.utf8))
    let halves = trimmed.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let all = (parts + halves.dropFirst()).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count <= 3,
      all.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy { JavaNumber.digit($0) != nil } })
    else { throw .illegalArgument }
    let numbers = all.compactMap { JavaNumber.integer($0) }
    guard numbers.count == all.count else { throw .numberFormat }
    self.numbers = Array(numbers[..<parts.count]) + Array(repeating: 0, count: 3 - parts.count)
    build = halves.count == 2 ? numbers[parts.count] : 0
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.numbers + [left.build]).lexicographicallyPrecedes(right.numbers + [right.build])
  }

  /// The version of the system in `required_os_version`: read leniently, what is unreadable counts as 0, and
  /// nothing after `-` counts. [prince-system-kmp]
  package static func lenient(_ text: String) -> [Int32] {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)[0]
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (0..<3).map { index in index < parts.count ? JavaNumber.integer(String(Substring(parts[index]))) ?? 0 : 0 }
  }
}

/// A version as the same library reads it on the JVM: numbers of 64 bits with `.` between them, as many as there
/// are, negative ones too; blanks of any script may stand around the whole. Missing numbers count as 0.
/// [prince-version-ios, prince-not-json]
package struct KMPJavaVersion: Sendable, Comparable {
  /// As written: `1` and `1.0` are different lists and equal versions.
  package var numbers: [Int64]

  package init(_ text: String) throws(KMPVersionFailure) {
    let parts = Self.trimmed(text).split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { JavaNumber.long(String($0)) }
    guard numbers.count == parts.count else { throw .illegalArgument }
    self.numbers = numbers
  }

  /// Kotlin's `trim` on the JVM: what Java calls white space or a space.
  private static func trimmed(_ text: String) -> String.UnicodeScalarView.SubSequence {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x1C...0x1F: return true
      default:
        let category = scalar.properties.generalCategory
        return category == .spaceSeparator || category == .lineSeparator || category == .paragraphSeparator
      }
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }), let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return scalars[scalars.endIndex...] }
    return scalars[first...last]
  }

  package static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  package static func < (left: Self, right: Self) -> Bool {
    let count = max(left.numbers.count, right.numbers.count)
    return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
  }

  private func padded(to count: Int) -> [Int64] { numbers + Array(repeating: 0, count: count - numbers.count) }
}

/// Why a comparison of versions throws, by the exception's name.
package enum KMPVersionFailure: String, Error, Sendable {
  case illegalArgument = "IllegalArgumentException"
  case numberFormat = "NumberFormatException"

  /// Without the blanks of ASCII at both ends.
  fileprivate static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return text[first...last]
  }
}

/// Versions follow each other one by one, as in `PrinceVersion`.
extension KMPAppleVersion: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    guard let one = try? KMPAppleVersion(first), let other = try? KMPAppleVersion(second) else { return nil }
    return VersionOrder(one, other)
  }

  static func canRead(_ text: String) -> Bool { (try? KMPAppleVersion(text)) != nil }
  static var unreadable: String? { "1.2-beta" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let start = low.map { (try? KMPAppleVersion($0.version))?.all } ?? [0, 0, 0, 0]
    let least = low?.isBehind == true ? start?.successor : start
    return [least].compactMap { $0 }.map { Array($0[..<3]).dotted + ($0[3] == 0 ? "" : "-\($0[3])") }
  }

  private var all: [Int32] { numbers + [build] }
}

/// The version of the system, as the same library reads it on iOS: three numbers, which follow each other one by one.
/// [prince-system-kmp]
enum KMPSystemVersion: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    let (one, other) = (KMPAppleVersion.lenient(first), KMPAppleVersion.lenient(second))
    return one == other ? .equal : one.lexicographicallyPrecedes(other) ? .lower : .greater
  }

  static func canRead(_ text: String) -> Bool { true }
  static var unreadable: String? { nil }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let start = low.map { KMPAppleVersion.lenient($0.version) } ?? [0, 0, 0]
    let least = low?.isBehind == true ? start.successor : start
    return [least].compactMap { $0?.dotted }
  }
}

/// Between two versions there is always another: 1.2.0.1 between 1.2 and 1.2.1. There is no least one, as numbers may
/// be negative.
extension KMPJavaVersion: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    guard let one = try? KMPJavaVersion(first), let other = try? KMPJavaVersion(second) else { return nil }
    return VersionOrder(one, other)
  }

  static func canRead(_ text: String) -> Bool { (try? KMPJavaVersion(text)) != nil }
  static var unreadable: String? { "1.2-beta" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let ends = [low, high].map { cut in cut.flatMap { try? KMPJavaVersion($0.version).numbers } }
    let length = ends.compactMap { $0?.count }.max() ?? 1
    var candidates: [[Int64]] = [[0]]
    if let low = ends[0] { candidates += [low, low.padded(to: length) + [1]] }
    if let high = ends[1] {
      candidates += [high.justBelow ?? [-1], high, high + [-1]]
    }
    return candidates.map { $0.dotted }
  }
}
