/// The unit that a column counts. Each from 1.
package enum ColumnUnit: Int, Sendable, CaseIterable {
  /// Unicode scalars, without a byte-order mark.
  case scalars
  /// Code units of UTF-16, without a byte-order mark.
  case utf16
  /// Bytes of the line as it is in the file, with a byte-order mark.
  case bytes
}

/// A place as people count it.
package struct Position: Hashable, Sendable {
  /// Byte offset from the start of the file, from 0.
  package var offset: Int
  /// Line, from 1. LF, CRLF and a lone CR end a line; U+2028 and U+0085 do not.
  package var line: Int
  /// Column from 1, in Unicode scalars where no other unit was asked for.
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
  /// Of these, the ones that take two code units of UTF-16.
  private let pairsBefore: [UInt32]
  private static let step = 256

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    var scalarsBefore: [UInt32] = []
    var pairsBefore: [UInt32] = []
    var scalars: UInt32 = 0
    var pairs: UInt32 = 0
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        scalarsBefore.append(scalars)
        pairsBefore.append(pairs)
        let end = min(index + Self.step, bytes.count)
        while index < end {
          let byte = bytes[index]
          index += 1
          if byte & 0xC0 != 0x80 { scalars &+= 1 }
          if Self.beginsPair(byte) { pairs &+= 1 }
          // Of two bytes that end a line together the second one does.
          let endsLine = byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)
          if endsLine { starts.append(UInt32(index)) }
        }
      }
    }
    self.scalarsBefore = scalarsBefore
    self.pairsBefore = pairsBefore
    self.starts = starts
  }

  /// Number of lines, counting the one after a final line end.
  package var lineCount: Int { starts.count }

  package func position(of offset: Int, in unit: ColumnUnit = .scalars) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    var start = Int(starts[low])
    if unit == .bytes { return Position(offset: offset, line: low + 1, column: offset - start + 1) }
    if start == 0, UTF8Check.hasByteOrderMark(bytes) { start = min(3, offset) }
    var column = scalars(before: offset) - scalars(before: start) + 1
    if unit == .utf16 { column += pairs(before: offset) - pairs(before: start) }
    return Position(offset: offset, line: low + 1, column: column)
  }

  /// True if a scalar of four bytes starts with this one.
  private static func beginsPair(_ byte: UInt8) -> Bool { 0xF0...0xF4 ~= byte }

  /// Scalars of four bytes that start before an offset.
  private func pairs(before offset: Int) -> Int {
    let checkpoint = min(offset / Self.step, pairsBefore.count - 1)
    if checkpoint < 0 { return 0 }
    return Int(pairsBefore[checkpoint]) + bytes[checkpoint * Self.step..<offset].count(where: Self.beginsPair)
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
