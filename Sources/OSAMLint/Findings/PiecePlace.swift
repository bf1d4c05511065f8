import OSAMSyntax

/// Where a piece of a file stands in it.
final class PiecePlace: Sendable {
  /// Beginnings of its lines, in the piece and in the file.
  private let lines: [(own: Int, whole: Int)]
  /// Documents of the file before those of the piece.
  let documentsBefore: Int

  init(lines: [(own: Int, whole: Int)], documentsBefore: Int) {
    self.lines = lines
    self.documentsBefore = documentsBefore
  }

  /// A place of the piece in the file. Its end is that of its last byte: what stands before the next line is no part of it.
  func whole(_ span: SourceSpan) -> SourceSpan {
    let start = whole(span.start)
    return SourceSpan(start, span.isEmpty ? start : whole(span.end - 1) + 1)
  }

  private func whole(_ offset: Int) -> Int {
    // The last line that begins at or before it.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].own <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return lines.first?.whole ?? 0 }
    return lines[low - 1].whole + offset - lines[low - 1].own
  }
}
