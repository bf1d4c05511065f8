import OSAMFormats
import OSAMSyntax

extension Inspection {
  /// True if each byte of a text has a place of its own in the file, also behind escapes and in folded lines.
  func hasPlaces(_ node: NodeID) -> Bool { document.tree.isUTF8 && written(node) != nil }

  /// The place in the file of a range of a decoded text's UTF-8 bytes; the whole value when it has none of its own.
  func span(of range: Range<Int>, in node: NodeID) -> SourceSpan {
    guard document.tree.isUTF8, let span = written(node)?.span(of: range) else { return document.span(node) }
    return span
  }
}
