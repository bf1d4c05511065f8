/// A half-open range of byte offsets in one file.
package struct SourceSpan: Hashable, Sendable {
  /// Offset of the first byte, counted from 0.
  package var start: Int
  /// Offset just past the last byte; equal to `start` where something is missing.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  package var isEmpty: Bool { start == end }

  /// The offsets, for taking the bytes out of an array.
  package var range: Range<Int> { start..<end }

  package func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
}
