/// A half-open range of byte offsets in one file.
public struct SourceSpan: Hashable, Sendable {
  /// Offset of the first byte, counted from 0.
  public var start: Int
  /// Offset just past the last byte; equal to `start` where something is missing.
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  public var isEmpty: Bool { start == end }

  /// The offsets, for taking the bytes out of an array.
  public var range: Range<Int> { start..<end }

  public func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
}
