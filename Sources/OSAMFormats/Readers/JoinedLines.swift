/// A text without its line ends, as loaders have it that read it line by line and put the lines together.
struct JoinedLines {
  let bytes: [UInt8]
  /// For each byte that was lost, how many were kept before it.
  private var kept: [Int] = []

  /// Nil when there is no line end to lose.
  init?(_ original: [UInt8]) {
    guard original.contains(where: Self.isLineEnd) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count)
    for byte in original {
      if Self.isLineEnd(byte) { kept.append(bytes.count) } else { bytes.append(byte) }
    }
    self.bytes = bytes
  }

  /// The place in the text as it was.
  func offset(_ offset: Int) -> Int {
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + low
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
