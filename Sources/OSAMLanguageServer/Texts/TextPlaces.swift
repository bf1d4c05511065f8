import OSAMSyntax

/// Places of a text as a client counts them. Lines end as the protocol has it: with LF, CRLF or a lone CR, and nothing
/// else.
package struct TextPlaces: Sendable {
  private let bytes: [UInt8]
  private let lines: LineMap
  private let encoding: LSP.PositionEncoding
  /// A byte-order mark counts as a character of the first line here, and not for people.
  private let hasMark: Bool

  package init(_ bytes: [UInt8], _ encoding: LSP.PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineMap(bytes)
    hasMark = UTF8Check.hasByteOrderMark(bytes)
  }

  package func position(of offset: Int) -> LSP.Position {
    let found = lines.position(of: offset, in: encoding == .utf8 ? .bytes : .utf16)
    var character = found.column - 1
    if encoding == .utf16, hasMark, found.line == 1, found.offset >= 3 { character += 1 }
    return LSP.Position(line: found.line - 1, character: character)
  }

  package func range(of span: SourceSpan) -> LSP.Range { LSP.Range(position(of: span.start), position(of: span.end)) }

  /// The offset of a position. Behind the end of a line is its end, behind the last line the end of the text; inside of
  /// a character is its start.
  package func offset(of position: LSP.Position) -> Int {
    guard position.line < lines.lineCount else { return bytes.count }
    let span = lines.span(ofLine: position.line + 1)
    let start = position.line == 0 ? 0 : span.start
    switch encoding {
    case .utf8:
      var offset = min(start + position.character, span.end)
      while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    case .utf16:
      var offset = start
      var left = position.character
      while offset < span.end {
        let lead = bytes[offset]
        let units = lead >= 0xF0 ? 2 : 1
        if left < units { break }
        left -= units
        offset += 1
        while offset < span.end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      return offset
    }
  }

  /// Nil for a range that ends before it begins.
  package func span(of range: LSP.Range) -> SourceSpan? {
    let span = SourceSpan(offset(of: range.start), offset(of: range.end))
    return span.start <= span.end ? span : nil
  }

  /// The place of a line from 1, without its end.
  package func span(ofLine line: Int) -> SourceSpan { lines.span(ofLine: line) }

  /// From 1.
  package func line(of offset: Int) -> Int { lines.position(of: offset, in: .bytes).line }

  /// The edits as they are, but whole lines wherever something in front of one is more than ASCII: the start of a line
  /// has the same column for everybody. Vim's ALE takes columns for bytes, and would cut words in two. Edits are by
  /// position and apart from each other.
  package func inWholeLines(_ edits: [TextEdit]) -> [TextEdit] {
    var lines: [(span: SourceSpan, edits: [TextEdit])] = []
    for edit in edits {
      let around = span(ofLinesAround: edit.span)
      if let last = lines.last, around.start < last.span.end {
        lines[lines.count - 1].span.end = max(last.span.end, around.end)
        lines[lines.count - 1].edits.append(edit)
      } else {
        lines.append((around, [edit]))
      }
    }
    return lines.flatMap { span, edits in
      // The last line has no end that is the start of another.
      let isOpen = span.end == bytes.count && !(bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? false)
      let isPlain = bytes[span.start..<(edits.last?.span.end ?? span.start)].allSatisfy { $0 < 0x80 }
      if isOpen || isPlain { return edits }
      let moved = edits.map { edit in
        TextEdit(SourceSpan(edit.span.start - span.start, edit.span.end - span.start), edit.text)
      }
      return [TextEdit(span, String(decoding: moved.applied(to: Array(bytes[span.range])), as: UTF8.self))]
    }
  }

  /// From the start of the first line to the start of the line behind the last.
  private func span(ofLinesAround span: SourceSpan) -> SourceSpan {
    let (first, last) = (line(of: span.start), line(of: span.end))
    let start = first == 1 ? 0 : lines.span(ofLine: first).start
    return SourceSpan(start, last < lines.lineCount ? lines.span(ofLine: last + 1).start : bytes.count)
  }
}
