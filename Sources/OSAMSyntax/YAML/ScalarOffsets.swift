/// Turns libyaml's marks, which count code points, into byte offsets.
struct ScalarOffsets {
  private let bytes: [UInt8]
  private let base: Int
  /// Byte offset of every `step`-th code point; empty when all bytes are ASCII.
  private var checkpoints: [UInt32] = []
  private let step = 64
  /// The code point asked for last and its byte: most questions are about one a little further on.
  private var last: (number: Int, index: Int)

  /// `base` is where the text begins in the file (3 after a byte-order mark).
  init(_ bytes: [UInt8], from base: Int) {
    self.bytes = bytes
    self.base = base
    last = (0, base)
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var count = 0
    for index in base..<bytes.count where bytes[index] & 0xC0 != 0x80 {
      if count % step == 0 { checkpoints.append(UInt32(index)) }
      count += 1
    }
  }

  mutating func byteOffset(ofScalar number: Int) -> Int {
    if checkpoints.isEmpty { return min(base + number, bytes.count) }
    if number < last.number || number - last.number > step {
      let checkpoint = min(number / step, checkpoints.count - 1)
      last = (checkpoint * step, Int(checkpoints[checkpoint]))
    }
    let bytes = bytes
    let text = bytes.span
    var (at, index) = last
    while at < number, index < text.count {
      index += 1
      while index < text.count, text[index] & 0xC0 == 0x80 { index += 1 }
      at += 1
    }
    last = (at, index)
    return index
  }
}
