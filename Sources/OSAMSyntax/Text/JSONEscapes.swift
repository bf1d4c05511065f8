/// Decoding of JSON string escapes.
package enum JSONEscapes {
  /// The text of a string's content. Bad escapes stay as written and lone surrogates become U+FFFD.
  package static func decode(_ bytes: [UInt8], _ span: SourceSpan) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(span.end - span.start)
    var index = span.start
    while index < span.end {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < span.end else {
        result.append(byte)
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      if let plain = simple(letter) {
        result.append(plain)
        index += 2
      } else if letter == UInt8(ascii: "u"), let unit = hex(bytes, index + 2, span.end) {
        index += 6
        var scalar = UInt32(unit)
        if unit & 0xFC00 == 0xD800, index + 1 < span.end, bytes[index] == UInt8(ascii: "\\"),
          bytes[index + 1] == UInt8(ascii: "u"), let low = hex(bytes, index + 2, span.end), low & 0xFC00 == 0xDC00
        {
          scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)
          index += 6
        }
        result.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
      } else {
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a string's content in UTF-16, where it has half a character in it; nil for any other.
  package static func unitsOfHalves(_ bytes: [UInt8], _ span: SourceSpan) -> [UInt16]? {
    var units: [UInt16] = []
    var hasHalves = false
    var start = span.start
    var index = span.start
    while index < span.end {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < span.end else {
        index += 1
        continue
      }
      guard bytes[index + 1] == UInt8(ascii: "u"), let unit = hex(bytes, index + 2, span.end), unit & 0xF800 == 0xD800
      else {
        index += 2
        continue
      }
      units += decode(bytes, SourceSpan(start, index)).utf16
      index += 6
      start = index
      if unit & 0xFC00 == 0xD800, index + 1 < span.end, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u"), let low = hex(bytes, index + 2, span.end), low & 0xFC00 == 0xDC00
      {
        units += [unit, low]
        index += 6
        start = index
      } else {
        units.append(unit)
        hasHalves = true
      }
    }
    return hasHalves ? units + decode(bytes, SourceSpan(start, span.end)).utf16 : nil
  }

  /// The character that `\` and this letter stand for, or nil for `u` and for letters that are no escape.
  package static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The four hexadecimal digits at `start`, or nil.
  package static func hex(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt16? {
    guard start + 4 <= end else { return nil }
    var value: UInt16 = 0
    for index in start..<start + 4 {
      guard let digit = digit(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of a hexadecimal digit, or nil.
  static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
