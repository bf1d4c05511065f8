/// A version of whole numbers with dots between them, which every library reads alike as far as it reads all parts.
package struct DottedVersion: Sendable, Equatable, CustomStringConvertible {
  package private(set) var parts: [Int32]

  /// Nil for any other text.
  package init?(_ text: String) {
    guard DottedParts.areWellFormed(text) else { return nil }
    let parts = DottedParts.of(text).compactMap(Int32.init)
    guard parts.count == DottedParts.of(text).count else { return nil }
    self.parts = parts
  }

  /// The version at the front of a text: 1.2 of `1.2-beta`; nil when there is none.
  package init?(beginning text: String) {
    let front = text.utf8.prefix { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
    var digits = Substring(front)
    while digits.hasSuffix(".") { digits.removeLast() }
    self.init(String(digits))
  }

  private init(parts: [Int32]) { self.parts = parts }

  package var description: String { parts.map(String.init).joined(separator: ".") }

  /// A version just below, with as many parts; nil for zero.
  package var below: Self? {
    guard let last = parts.lastIndex(where: { $0 > 0 }) else { return nil }
    var parts = parts
    parts[last] -= 1
    for index in parts.indices where index > last { parts[index] = 99 }
    return Self(parts: parts)
  }

  /// A version above, with as many parts; nil when the last cannot grow.
  package var above: Self? {
    guard let last = parts.last, last < .max else { return nil }
    return Self(parts: parts.dropLast() + [last + 1])
  }

  /// Versions of these numbers with other zeros at the end, shortest first, this one left out.
  package var sameNumbers: [Self] {
    var shorter: [Self] = []
    var parts = parts
    while parts.count > 1, parts.last == 0 {
      parts.removeLast()
      shorter.insert(Self(parts: parts), at: 0)
    }
    return self.parts.count < 3 ? shorter + [Self(parts: self.parts + [0])] : shorter
  }

  /// The order of two versions, missing parts counted as 0.
  package func order(to other: Self) -> VersionOrder {
    for index in 0..<max(parts.count, other.parts.count) {
      let one = index < parts.count ? parts[index] : 0
      let two = index < other.parts.count ? other.parts[index] : 0
      if one != two { return VersionOrder(one, two) }
    }
    return .equal
  }
}
