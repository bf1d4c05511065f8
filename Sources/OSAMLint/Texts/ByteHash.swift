/// A number made of bytes, the same on every run: other bytes give another one, as good as always. Whoever needs to be
/// sure looks at the bytes themselves.
struct ByteHash: Sendable {
  private(set) var value: UInt64

  init(seed: UInt64) { value = seed }

  // Odd, with as many ones as zeros and no pattern in them: from the digits of the golden ratio.
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD1B5_4A32_D192_ED03

  @inline(__always)
  mutating func add(_ number: UInt64) {
    let product = (value ^ Self.first).multipliedFullWidth(by: number ^ Self.second)
    value = product.high ^ product.low
  }

  /// Eight bytes at a time, where they are.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      let count = buffer.count
      var offset = 0
      while offset + 8 <= count {
        add(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      // The length tells how many of the last bytes count.
      var rest = UInt64(count)
      while offset < count {
        rest = rest << 8 | UInt64(buffer[offset])
        offset += 1
      }
      add(rest)
    }
  }
}
