/// Pieces of texts: only they change, however the text around them is written.
extension Editor {
  func replace(_ range: Range<Int>, in node: NodeID, with new: String) -> TextEdit? {
    guard isOwn(node), tree.kind(node) == .string else { return nil }
    guard let written = written(node) else { return replaceWhole(node, Array(tree.textBytes(node))[...], range, new) }
    guard range.lowerBound >= 0, range.upperBound <= written.text.count else { return nil }
    guard let span = written.span(of: range) else { return nil }
    if written.hasLines {
      // A text on several lines keeps its shape, or stays as it is.
      return mayStand(new, written, range, in: node) && keepsLines(span, new, in: node) ? TextEdit(span, new) : nil
    }
    if new.isEmpty, tree.nodes[node].flags.contains(.escaped), joinsHalves(written.text, range) { return nil }
    if mayStand(new, written, range, in: node) { return TextEdit(span, new) }
    return replaceWhole(node, written.text, range, new)
  }

  /// Where a text stands in the file. Changes of one text come one after the other.
  package func written(_ node: NodeID) -> WrittenScalar? {
    let node = tree.resolved(node)
    if let lastText, lastText.node == node { return lastText.written }
    let written = WrittenScalar(node, of: tree)
    lastText = (node, written)
    return written
  }

  /// The scalar written anew, if it stands on one line.
  private func replaceWhole(_ node: NodeID, _ old: ArraySlice<UInt8>, _ range: Range<Int>, _ new: String) -> TextEdit? {
    guard lastWhole != node, range.lowerBound >= 0, range.upperBound <= old.count else { return nil }
    lastWhole = node
    if bytes[tree.span(node).range].contains(where: { $0.isLineEnd }) { return nil }
    return set(node, .string(String(decoding: with(new, range, old), as: UTF8.self)))
  }

  private func with(_ new: String, _ range: Range<Int>, _ old: ArraySlice<UInt8>) -> [UInt8] {
    old.prefix(range.lowerBound) + Array(new.utf8) + old.dropFirst(range.upperBound)
  }

  /// True if a piece of text may stand as it is inside of a scalar.
  private func mayStand(_ new: String, _ written: WrittenScalar, _ range: Range<Int>, in node: NodeID) -> Bool {
    if new.unicodeScalars.contains(where: { Display.isInvisible($0) || $0 == "\"" || $0 == "\\" || $0 == "'" }) {
      return false
    }
    return !tree.nodes[node].flags.contains(.plain) || staysPlain(with: new, written.text, range, in: node)
  }

  /// True if a text without quotes needs none afterwards. Of a long one only what is near tells, and what stands there
  /// already does no harm.
  private func staysPlain(with new: String, _ text: ArraySlice<UInt8>, _ range: Range<Int>, in node: NodeID) -> Bool {
    var (start, end) = (0, text.count)
    if text.count > 4 * Self.near {
      start = max(0, range.lowerBound - Self.near)
      end = min(text.count, range.upperBound + Self.near)
    }
    let piece = with(
      new, range.lowerBound - start..<range.upperBound - start, text.dropFirst(start).prefix(end - start))
    // Of what is cut off nothing is first or last.
    let whole = (start > 0 ? "x" : "") + String(decoding: piece, as: UTF8.self) + (end < text.count ? "x" : "")
    var near = ""
    near.unicodeScalars += whole.unicodeScalars.filter { !YAMLScalar.isEscaped($0) && $0 != "\u{FFFD}" }
    return YAMLScalar.isPlain(near, inFlow: isInFlow(node))
  }

  private static let near = 64

  /// True if two halves of a character, each written as an escape, would become one.
  private func joinsHalves(_ text: ArraySlice<UInt8>, _ range: Range<Int>) -> Bool {
    let lost: [UInt8] = [0xEF, 0xBF, 0xBD]
    return text.prefix(range.lowerBound).suffix(3).elementsEqual(lost)
      && text.dropFirst(range.upperBound).prefix(3).elementsEqual(lost)
  }

  /// True if a change leaves lines and their ends as they are: a blank that comes to the end of a line is lost, and a
  /// line of which nothing is left is another one.
  private func keepsLines(_ span: SourceSpan, _ new: String, in node: NodeID) -> Bool {
    let all = tree.contentSpan(node)
    func isEdge(_ byte: UInt8) -> Bool { byte.isJSONBlank || byte == UInt8(ascii: "\\") }
    if bytes[span.range].contains(where: { $0.isLineEnd }) { return false }
    let isFirst = span.start == all.start || isEdge(bytes[span.start - 1])
    let isLast = span.end == all.end || isEdge(bytes[span.end])
    return new.isEmpty ? !(isFirst && isLast) : new != " " || !(isFirst || isLast)
  }
}
