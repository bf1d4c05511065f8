/// A number made of bytes, the same on every run: other bytes give another one, as good as always. Whoever needs to be
/// sure looks at the bytes themselves.
struct ByteHash: Sendable {
  private(set) var value: UInt64

  init(seed: UInt64) { value = seed }

  // Odd, with as many ones as zeros and no pattern in them: from the digits of the golden ratio.
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD1B5_4A32_D192_ED03

  mutating func add(_ number: UInt64) {
    let product = (value ^ Self.first).multipliedFullWidth(by: number ^ Self.second)
    value = product.high ^ product.low
  }

  /// Eight bytes at a time, where they are.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var hash = self
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        hash.add(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest << 8 | UInt64(buffer[offset])
        offset += 1
      }
      hash.add(rest)
      hash.add(UInt64(buffer.count))
    }
    self = hash
  }
}
