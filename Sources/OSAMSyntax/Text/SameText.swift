// Swift's `==`, `Set` and `Dictionary` take a composed and a decomposed accent for the same, and so the Kelvin sign and
// K. Most clients do not: they compare code units. Texts of documents, and what is compared with them, are compared by
// one of these.

extension String {
  /// True if two texts are the same byte for byte, as files and names in them are compared.
  package func sameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // Most texts are ASCII, and the standard library compares those at once.
    if self != other { return false }
    return withBytes { left in other.withBytes { right in left.elementsEqual(right) } }
  }

  /// True if two texts have the same UTF-16: `equals` of Java and Kotlin, `isEqual` of `NSString`. Texts are valid, so
  /// their bytes are the same then, and only then.
  package func sameUTF16(as other: String) -> Bool { sameBytes(as: other) }

  /// True if two texts are canonically equivalent, as Swift compares them, and keys of its dictionaries.
  package func sameCanonically(as other: String) -> Bool { self == other }

  fileprivate func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

/// A text as a key that is looked up as a client compares it: `sameCanonically` or `sameUTF16`.
package struct ComparedText: Hashable, Sendable {
  package let text: String
  private let isCanonical: Bool

  package init(_ text: String, canonically isCanonical: Bool) {
    self.text = text
    self.isCanonical = isCanonical
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.isCanonical && right.isCanonical
      ? left.text.sameCanonically(as: right.text)
      : left.isCanonical == right.isCanonical && left.text.sameUTF16(as: right.text)
  }

  package func hash(into hasher: inout Hasher) {
    if isCanonical { hasher.combine(text) } else { hasher.combine(ByteText(text)) }
  }
}

/// A text as a key that is looked up byte for byte: `sameBytes`.
package struct ByteText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  package var description: String { text }

  package static func == (left: Self, right: Self) -> Bool { left.text.sameBytes(as: right.text) }

  package static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

/// A value that can be compared byte for byte: a text, or one that may be missing, or several.
package protocol HasBytes: Sendable {
  func sameBytes(as other: Self) -> Bool
}

extension String: HasBytes {}

extension Optional: HasBytes where Wrapped == String {
  package func sameBytes(as other: Self) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.sameBytes(as: other)
  }
}

extension Array: HasBytes where Element == String {
  package func sameBytes(as other: Self) -> Bool { elementsEqual(other) { $0.sameBytes(as: $1) } }
}

/// A text of what is compared as a whole, which is another one where one byte of it is another: what users get, or may
/// open.
@propertyWrapper package struct ByBytes<Value: HasBytes>: Equatable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (left: Self, right: Self) -> Bool { left.wrappedValue.sameBytes(as: right.wrappedValue) }
}
