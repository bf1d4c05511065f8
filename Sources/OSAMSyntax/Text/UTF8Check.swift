/// The verdict of the first look at a file's bytes, before any parser runs.
package enum UTF8Check {
  package enum Verdict: Equatable, Sendable {
    case valid
    /// The file starts like UTF-16 or UTF-32, or is text with a NUL in every other byte.
    case wideEncoding
    /// The first byte that is not UTF-8.
    case invalid(at: Int)
  }

  package static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  package static func verdict(_ bytes: [UInt8]) -> Verdict {
    if looksWide(bytes) { return .wideEncoding }
    guard let offset = firstInvalidOffset(bytes) else { return .valid }
    return .invalid(at: offset)
  }

  /// UTF-16 and UTF-32 byte-order marks, and ASCII spread over two or four bytes. [RFC 8259 allows only UTF-8.]
  private static func looksWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0, 0): return bytes.count >= 4 && (bytes[2] == 0xFE && bytes[3] == 0xFF || bytes[2] == 0 && bytes[3] > 0)
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, 1...0x7F): return bytes.count >= 4 && bytes[2] == 0
    case (1...0x7F, 0): return bytes.count >= 4 && bytes[3] == 0
    default: return false
    }
  }

  /// Offset of the first byte that cannot be part of well-formed UTF-8, or nil.
  package static func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
    let span = bytes.span
    var index = 0
    while index < span.count {
      if span[index] < 0x80 {
        // Most of a text is ASCII, and eight bytes of it are known at once.
        let areEight =
          index + 8 <= span.count
          && span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        index += areEight ? 8 : 1
        continue
      }
      guard let length = length(of: span, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the character takes whose first byte, not of ASCII, stands here; nil when it is none of UTF-8.
  @inline(__always) static func length(of text: Span<UInt8>, at index: Int) -> Int? {
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch text[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lowest) = (3, 0xA0)
    case 0xED: (length, highest) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lowest) = (4, 0x90)
    case 0xF4: (length, highest) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= text.count, text[index + 1] >= lowest, text[index + 1] <= highest else { return nil }
    for offset in 2..<max(length, 2) where text[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
