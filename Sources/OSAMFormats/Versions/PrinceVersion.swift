/// A version as native Prince of Versions on iOS and macOS reads it, leniently. [prince-version-ios]
///
/// The part before the first `-` is split at `.`: the first number must be there, the second and third are 0 when they
/// are missing or unreadable, a fourth is dropped. The part behind the first `-`, up to the next, is the build, 0 when
/// it is unreadable. Numbers have 64 bits and may have a sign; blanks make a part unreadable.
package struct PrinceVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int64
  package var minor: Int64
  package var patch: Int64
  package var build: Int64

  package init(_ major: Int64, _ minor: Int64 = 0, _ patch: Int64 = 0, build: Int64 = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.build = build
  }

  /// Nil when the first number is unreadable.
  package init?(_ text: String) {
    let halves = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    func number(_ parts: [Substring.UTF8View], _ index: Int) -> Int64? {
      index < parts.count ? Int64(Substring(parts[index])) : nil
    }
    guard let major = number(parts, 0) else { return nil }
    self.init(major, number(parts, 1) ?? 0, number(parts, 2) ?? 0, build: number(halves, 1) ?? 0)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch, left.build) < (right.major, right.minor, right.patch, right.build)
  }

  /// `major.minor.patch-build`, the text under which a version is remembered.
  package var description: String { "\(major).\(minor).\(patch)-\(build)" }

  /// `major.minor.patch`, and the build where there is one.
  package var dotted: String { "\(major).\(minor).\(patch)" + (build == 0 ? "" : "-\(build)") }

  /// A part of a version that is not read as it is written.
  package enum Loss: Sendable, Equatable {
    /// The second (1) or third (2) number counts as 0.
    case unreadable(part: Int)
    /// Parts behind the third number are dropped.
    case droppedParts
    /// The part behind `-` is no number and counts as build 0.
    case label
    /// The part behind a second `-` is dropped.
    case droppedLabel
  }

  /// Losses of a version that is readable, in the order of the text; empty for any other text.
  package static func losses(of text: String) -> [Loss] {
    guard PrinceVersion(text) != nil else { return [] }
    let halves = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var losses: [Loss] = []
    for part in 1...2 where part < parts.count && Int64(Substring(parts[part])) == nil {
      losses.append(.unreadable(part: part))
    }
    if parts.count > 3 { losses.append(.droppedParts) }
    if halves.count > 1, Int64(Substring(halves[1])) == nil { losses.append(.label) }
    if halves.count > 2 { losses.append(.droppedLabel) }
    return losses
  }
}

/// Versions follow each other one by one: no version lies between 1.2.3-4 and 1.2.3-5.
extension PrinceVersion: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    guard let one = PrinceVersion(first), let other = PrinceVersion(second) else { return nil }
    return VersionOrder(one, other)
  }

  static func canRead(_ text: String) -> Bool { PrinceVersion(text) != nil }
  static var unreadable: String? { "v1.0" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let start = low.map { PrinceVersion($0.version) } ?? Self(0)
    let least = low?.isBehind == true ? start?.numbers.successor : start?.numbers
    var lists = [least]
    if low == nil, let end = high.flatMap({ PrinceVersion($0.version) }) {
      lists = [[end.major, end.minor, end.patch].justBelow.map { $0 + [0] }, least]
    }
    return lists.compactMap { $0.map(Self.init(numbers:))?.dotted }
  }

  private var numbers: [Int64] { [major, minor, patch, build] }

  private init(numbers: [Int64]) { self.init(numbers[0], numbers[1], numbers[2], build: numbers[3]) }
}
