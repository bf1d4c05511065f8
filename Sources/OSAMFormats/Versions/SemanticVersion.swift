/// A version as java-semver 0.9.0 reads it, strictly, for Prince of Versions on Android before 4: three numbers
/// without leading zeros, then a pre-release after `-` and build metadata after `+`, each optional. Build metadata
/// takes no part in the order. [prince-semantic-version]
package struct SemanticVersion: Sendable, Equatable, Comparable, CustomStringConvertible {
  package var major: Int32
  package var minor: Int32
  package var patch: Int32
  /// The parts between the dots; empty for a release.
  package var preRelease: [String] = []
  package var build: [String] = []

  /// Why a text is no version, by the exception's name.
  package enum Failure: String, Error, Sendable {
    /// The text does not go on as it should; or nothing follows `-` or `+`.
    case unexpectedCharacter = "UnexpectedCharacterException"
    /// A leading zero, or an empty part after another.
    case parse = "ParseException"
    /// Nothing at all.
    case illegalArgument = "IllegalArgumentException"
    /// A number of more than 32 bits.
    case numberFormat = "NumberFormatException"
  }

  package init(_ text: String) throws(Failure) {
    if text.isEmpty { throw .illegalArgument }
    var reader = Reader(text: Array(text.utf8))
    major = try reader.number()
    try reader.take(UInt8(ascii: "."))
    minor = try reader.number()
    try reader.take(UInt8(ascii: "."))
    patch = try reader.number()
    if reader.next == UInt8(ascii: "-") {
      try reader.take(UInt8(ascii: "-"))
      preRelease = try reader.parts(isBuild: false)
    }
    if reader.next == UInt8(ascii: "+") {
      try reader.take(UInt8(ascii: "+"))
      build = try reader.parts(isBuild: true)
    }
    if reader.next != nil { throw .unexpectedCharacter }
  }

  package static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  package static func < (left: Self, right: Self) -> Bool {
    let numbers = (left.major, left.minor, left.patch)
    let others = (right.major, right.minor, right.patch)
    if numbers != others { return numbers < others }
    // A pre-release comes before its release.
    if left.preRelease.isEmpty || right.preRelease.isEmpty {
      return !left.preRelease.isEmpty && right.preRelease.isEmpty
    }
    for (one, other) in zip(left.preRelease, right.preRelease) where one != other {
      // Numbers of 32 bits, with a sign too, by value; everything else letter by letter, numbers among it.
      if let one = Int32(one), let other = Int32(other) {
        if one != other { return one < other }
      } else {
        return one.utf8.lexicographicallyPrecedes(other.utf8)
      }
    }
    return left.preRelease.count < right.preRelease.count
  }

  package var description: String {
    "\(major).\(minor).\(patch)" + (preRelease.isEmpty ? "" : "-" + preRelease.joined(separator: "."))
      + (build.isEmpty ? "" : "+" + build.joined(separator: "."))
  }

  private struct Reader {
    var text: [UInt8]
    var at = 0

    var next: UInt8? { at < text.count ? text[at] : nil }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    static func isPart(_ byte: UInt8) -> Bool {
      isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
    }

    mutating func take(_ byte: UInt8) throws(Failure) {
      guard next == byte else { throw .unexpectedCharacter }
      at += 1
    }

    mutating func run(_ isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let start = at
      while let byte = next, isIncluded(byte) { at += 1 }
      return text[start..<at]
    }

    mutating func number() throws(Failure) -> Int32 {
      if next == UInt8(ascii: "0"), at + 1 < text.count, Self.isDigit(text[at + 1]) { throw .parse }
      let digits = run(Self.isDigit)
      if digits.isEmpty { throw .unexpectedCharacter }
      guard let number = Int32(String(decoding: digits, as: UTF8.self)) else { throw .numberFormat }
      return number
    }

    mutating func parts(isBuild: Bool) throws(Failure) -> [String] {
      var parts: [String] = []
      while true {
        let rest = text[at...].prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "+") }
        let isNumber = !isBuild && !rest.contains { Self.isPart($0) && !Self.isDigit($0) }
        if isNumber, rest.count > 1, rest.first == UInt8(ascii: "0"), Self.isDigit(rest[at + 1]) { throw .parse }
        let part = run(Self.isPart)
        if part.isEmpty {
          let endsHere = next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "+")
          throw endsHere && !parts.isEmpty ? .parse : .unexpectedCharacter
        }
        parts.append(String(decoding: part, as: UTF8.self))
        guard next == UInt8(ascii: ".") else { return parts }
        at += 1
      }
    }
  }
}

/// Where pre-releases mix numbers and names, the order goes in circles (10, 1a, 9); what `candidates` says of
/// completeness is true where the cuts themselves are in order.
extension SemanticVersion: VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder? {
    guard let one = try? SemanticVersion(first), let other = try? SemanticVersion(second) else { return nil }
    return VersionOrder(one, other)
  }

  static func canRead(_ text: String) -> Bool { (try? SemanticVersion(text)) != nil }
  static var unreadable: String? { "3.0" }

  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String] {
    let start = low.flatMap { try? SemanticVersion($0.version) }
    let end = high.flatMap { try? SemanticVersion($0.version) }
    var candidates: [SemanticVersion] = []
    // The least pre-release is `-`, and the least behind a pre-release is the one with a part `-` appended.
    for bound in [start, end].compactMap({ $0 }) {
      candidates += [bound.with(bound.preRelease), bound.with([]), bound.with(["0"]), bound.with(["-"])]
    }
    if let start {
      if !start.preRelease.isEmpty {
        candidates += [start.with(start.preRelease + ["0"]), start.with(start.preRelease + ["-"])]
      }
      if let next = [start.major, start.minor, start.patch].successor {
        let next = SemanticVersion(numbers: next)
        candidates += [next, next.with(["0"]), next.with(["-"])]
      }
    }
    let zero = SemanticVersion(numbers: [0, 0, 0])
    return (candidates + [zero, zero.with(["0"]), zero.with(["-"])]).map { $0.description }
  }

  private init(numbers: [Int32]) {
    major = numbers[0]
    minor = numbers[1]
    patch = numbers[2]
  }

  /// A version of these numbers with this pre-release and no build.
  private func with(_ preRelease: [String]) -> Self {
    var version = Self(numbers: [major, minor, patch])
    version.preRelease = preRelease
    return version
  }
}
