/// A place as people count it.
package struct Position: Hashable, Sendable {
  /// Byte offset from the start of the file, from 0.
  package var offset: Int
  /// Line, from 1. LF, CRLF and a lone CR end a line; U+2028 and U+0085 do not.
  package var line: Int
  /// Column in Unicode scalars, from 1. A byte-order mark is not counted.
  package var column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// Turns byte offsets into lines and columns. Built only for files that have something to report.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  /// Offset of the first byte of each line.
  private let starts: [UInt32]
  /// Scalars before every `step`-th byte, so that a column in a line of megabytes is found at once.
  private let scalarsBefore: [UInt32]
  private static let step = 256

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    var scalarsBefore: [UInt32] = []
    var scalars: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.step == 0 { scalarsBefore.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
    }
    self.scalarsBefore = scalarsBefore
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(UInt32(index))
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
  }

  /// Number of lines, counting the one after a final line end.
  package var lineCount: Int { starts.count }

  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    var start = Int(starts[low])
    if start == 0, UTF8Check.hasByteOrderMark(bytes) { start = min(3, offset) }
    return Position(offset: offset, line: low + 1, column: scalars(before: offset) - scalars(before: start) + 1)
  }

  /// Scalars that start before an offset.
  private func scalars(before offset: Int) -> Int {
    let checkpoint = min(offset / Self.step, scalarsBefore.count - 1)
    if checkpoint < 0 { return 0 }
    var count = Int(scalarsBefore[checkpoint])
    // Continuation bytes belong to the scalar before them.
    for index in checkpoint * Self.step..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The bytes of a line (from 1) without its line end and without a byte-order mark, so that the
  /// columns of `position(of:)` count its scalars.
  package func span(ofLine line: Int) -> SourceSpan {
    let start = line == 1 && UTF8Check.hasByteOrderMark(bytes) ? 3 : Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    if line < starts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return SourceSpan(start, end)
  }
}
