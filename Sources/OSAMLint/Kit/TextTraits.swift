/// What a text holds, told from its bytes once, so that a rule passes over texts that cannot concern it.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let nonASCII = TextTraits(rawValue: 1)
  /// A character below U+0020, or U+007F.
  package static let control = TextTraits(rawValue: 2)
  /// The first or the last byte is a blank or not ASCII.
  package static let unusualEdge = TextTraits(rawValue: 4)
  /// `?` or `!`
  package static let mark = TextTraits(rawValue: 8)
  /// `%`, `$`, `{`, `<` or `_`: what placeholders are made of.
  package static let sign = TextTraits(rawValue: 16)
  /// Two characters in a row that are not ASCII, or U+FFFD.
  package static let adjacentNonASCII = TextTraits(rawValue: 32)
  /// `.` or `-`
  package static let dot = TextTraits(rawValue: 64)

  init(of bytes: ArraySlice<UInt8>) {
    var value: UInt8 = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte < 0x80 {
        value |= Self.byByte[Int(byte)]
      } else {
        value |= 1
        if byte >= 0xC0, previous >= 0x80 || byte == 0xEF { value |= 32 }
      }
      previous = byte
    }
    if let first = bytes.first, first <= 0x20 || first >= 0x80 || previous <= 0x20 || previous >= 0x80 { value |= 4 }
    rawValue = value
  }

  private static let byByte: [UInt8] = (0..<0x80).map { byte in
    switch UInt8(byte) {
    case 0..<0x20, 0x7F: 2
    case UInt8(ascii: "?"), UInt8(ascii: "!"): 8
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "_"): 16
    case UInt8(ascii: "."), UInt8(ascii: "-"): 64
    default: 0
    }
  }
}
