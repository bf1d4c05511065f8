/// A hash that is the same on every machine and in every release: FNV-1a of 128 bits.
/// [draft-eastlake-fnv: offset basis and prime for 128 bits]
package struct StableHash {
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b }
  }

  /// 32 digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
