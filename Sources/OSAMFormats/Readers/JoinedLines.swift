/// A text without its line ends, as loaders have it that read it line by line and put the lines together.
struct JoinedLines {
  let bytes: [UInt8]
  private let original: [UInt8]

  /// Nil when there is no line end to lose.
  init?(_ original: [UInt8]) {
    guard original.contains(where: Self.isLineEnd) else { return nil }
    self.original = original
    bytes = original.filter { !Self.isLineEnd($0) }
  }

  /// The place in the text as it was.
  func offset(_ offset: Int) -> Int {
    var kept = 0
    let place = original.indices.first { index in
      if Self.isLineEnd(original[index]) { return false }
      kept += 1
      return kept > offset
    }
    return place ?? original.count
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
