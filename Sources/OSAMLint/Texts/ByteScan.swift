/// Small questions about single UTF-8 bytes and scalars that several rules over texts ask.
extension UInt8 {
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isASCIIUppercase: Bool { (0x41...0x5A).contains(self) }
}

extension ArraySlice<UInt8> {
  /// True if a phrase in lower-case ASCII stands anywhere, in any letter case.
  func containsIgnoringCase(_ phrase: [UInt8]) -> Bool {
    guard let first = phrase.first, count >= phrase.count else { return false }
    let bytes = span
    search: for start in 0...bytes.count - phrase.count where bytes[start] | 0x20 == first {
      for offset in 1..<phrase.count where bytes[start + offset] | 0x20 != phrase[offset] | 0x20 { continue search }
      return true
    }
    return false
  }
}

/// A character of a text and its place among the text's UTF-8 bytes.
struct PlacedScalar {
  var scalar: Unicode.Scalar
  var start: Int

  var end: Int { start + scalar.utf8.count }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Its scalars with their places.
  var placedScalars: [PlacedScalar] {
    var offset = 0
    return unicodeScalars.map { scalar in
      defer { offset += scalar.utf8.count }
      return PlacedScalar(scalar: scalar, start: offset)
    }
  }
}
