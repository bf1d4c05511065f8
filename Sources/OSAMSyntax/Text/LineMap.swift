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

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
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
    var column = 1
    var index = Int(starts[low])
    if index == 0, UTF8Check.hasByteOrderMark(bytes) { index = min(3, offset) }
    while index < offset {
      // Continuation bytes belong to the scalar before them.
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return Position(offset: offset, line: low + 1, column: column)
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
