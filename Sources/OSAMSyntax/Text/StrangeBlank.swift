/// A character that people take for a blank and neither JSON nor YAML does, such as U+00A0.
struct StrangeBlank {
  let scalar: Unicode.Scalar
  /// Its bytes in UTF-8.
  let length: Int

  /// The one that begins at an offset; nil where another character does.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard bytes.indices.contains(offset), bytes[offset] >= 0x80 else { return nil }
    var end = offset + 1
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    guard let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace || ["\u{FEFF}", "\u{200B}", "\u{2060}"].contains(scalar)
    else { return nil }
    self.scalar = scalar
    length = end - offset
  }

  /// As Unicode numbers it: `U+00A0`.
  var name: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
