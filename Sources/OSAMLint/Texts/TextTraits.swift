/// Traits of a text, told from its bytes once, so that a rule passes over texts that cannot concern it.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let nonASCII = TextTraits(rawValue: 1)
  /// A character below U+0020, or U+007F.
  package static let control = TextTraits(rawValue: 2)
  /// The first or the last character may be a blank.
  package static let blankEdge = TextTraits(rawValue: 4)
  /// `?` or `!`
  package static let mark = TextTraits(rawValue: 8)
  /// `%`, `$`, `{`, `<` or `_`: what placeholders are made of.
  package static let sign = TextTraits(rawValue: 16)
  /// Two characters in a row that are not ASCII, or U+FFFD.
  package static let adjacentNonASCII = TextTraits(rawValue: 32)
  /// Two l's with a dot or a dash between them, a rare character behind an l, or the old letter ŀ.
  package static let brokenDoubleL = TextTraits(rawValue: 64)
  /// A byte that every character without a shape begins with, or has in it.
  package static let maybeInvisible = TextTraits(rawValue: 128)
  /// `&`: what HTML writes characters with.
  package static let ampersand = TextTraits(rawValue: 256)

  init(of bytes: ArraySlice<UInt8>) {
    var traits: TextTraits = []
    let span = bytes.span
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for index in span.indices {
      let byte = span[index]
      if byte < 0x80 {
        // Letters, as most are, say nothing but where an l stands.
        if byte | 0x20 == UInt8(ascii: "l") {
          if beforePrevious | 0x20 == UInt8(ascii: "l"), previous == UInt8(ascii: ".") || previous == UInt8(ascii: "-")
          {
            traits.insert(.brokenDoubleL)
          }
        } else if byte < 0x41 || byte > 0x5A, byte < 0x61 || byte > 0x7A {
          traits.insert(Self.of(ascii: byte))
        }
      } else {
        traits.insert(Self.of(byte, after: previous, beforePrevious))
      }
      beforePrevious = previous
      previous = byte
    }
    if Self.mayBeginOrEndWithBlank(span) { traits.insert(.blankEdge) }
    self = traits
  }

  private static func of(ascii byte: UInt8) -> TextTraits {
    switch byte {
    case 0x0A: .control
    case 0..<0x20, 0x7F: [.control, .maybeInvisible]
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .mark
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "_"): .sign
    default: []
    }
  }

  private static func of(_ byte: UInt8, after previous: UInt8, _ beforePrevious: UInt8) -> TextTraits {
    var traits: TextTraits = .nonASCII
    if byte >= 0xC0 {
      if previous >= 0x80 || byte == 0xEF { traits.insert(.adjacentNonASCII) }
      if byte == 0xEF || byte == 0xF3 { traits.insert(.maybeInvisible) }
      // Of two bytes only the Greek middle dot stands for the Catalan one.
      if previous | 0x20 == UInt8(ascii: "l"), byte >= 0xE0 || byte == 0xCE { traits.insert(.brokenDoubleL) }
    } else {
      switch (previous, byte) {
      case (0xC2, 0x80..<0xA0), (0xC2, 0xAD), (0xD8, _), (0xE1, 0xA0), (0xE2, 0x81):
        traits.insert(.maybeInvisible)
      // U+2000 to U+200F and U+2028 to U+202F; the dashes and quotes between them are seen.
      case (0x80, 0x80...0x8F), (0x80, 0xA8...0xAF): if beforePrevious == 0xE2 { traits.insert(.maybeInvisible) }
      // The old letters of l and a dot.
      case (0xC5, 0x80), (0xC4, 0xBF): traits.insert(.brokenDoubleL)
      default: break
      }
    }
    return traits
  }

  private static func mayBeginOrEndWithBlank(_ bytes: borrowing Span<UInt8>) -> Bool {
    let count = bytes.count
    guard count > 0 else { return false }
    let (first, last) = (bytes[0], bytes[count - 1])
    if first <= 0x20 || last <= 0x20 { return true }
    // Blanks of two bytes begin with C2 and are followed by 85 or A0, those of three begin with E1 to E3.
    if (0xE1...0xE3).contains(first) || (first == 0xC2 && count > 1 && isBlank(afterC2: bytes[1])) { return true }
    guard last >= 0x80, count > 1 else { return false }
    if bytes[count - 2] == 0xC2 { return isBlank(afterC2: last) }
    return count > 2 && (0xE1...0xE3).contains(bytes[count - 3])
  }

  private static func isBlank(afterC2 byte: UInt8) -> Bool { byte == 0x85 || byte == 0xA0 }
}
