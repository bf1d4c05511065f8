/// Lines that some other program wrote around or into a document: a conflict that git left, the fence of a chat or a
/// web page, or a whole web page where a document was expected. They are one mistake, whatever they look like to a
/// reader, so the reader gets the text without them.
struct ForeignLines {
  var fault: SyntaxFault
  /// The text with blanks in their place, so that every offset stays.
  var masked: [UInt8]
  /// Where what was meant is unknown: of the faults behind nothing is said.
  var hidesRest: Bool

  /// Nil for nearly every text. Asked only about those with faults.
  static func find(in bytes: [UInt8]) -> ForeignLines? {
    page(bytes) ?? conflict(bytes) ?? fence(bytes)
  }

  // MARK: The three sorts

  private static func page(_ bytes: [UInt8]) -> ForeignLines? {
    var start = UTF8Check.hasByteOrderMark(bytes) ? 3 : 0
    while start < bytes.count, bytes[start].isJSONBlank { start += 1 }
    let opening = String(decoding: bytes[start..<min(bytes.count, start + 9)], as: UTF8.self).lowercased()
    guard opening == "<!doctype" || opening.hasPrefix("<html") || opening.hasPrefix("<?xml") else { return nil }
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd, bytes[end] != UInt8(ascii: ">") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
    return ForeignLines(
      fault: SyntaxFault(.webPage, SourceSpan(start, end)), masked: masking(bytes, [SourceSpan(0, bytes.count)]),
      hidesRest: true)
  }

  private static func conflict(_ bytes: [UInt8]) -> ForeignLines? {
    var first: SourceSpan?
    var last: SourceSpan?
    var masks: [SourceSpan] = []
    /// Where the part of the other side begins.
    var other: Int?
    forEachLine(bytes) { line in
      switch mark(bytes, line) {
      case UInt8(ascii: "<"):
        first = first ?? line
        masks.append(line)
      case UInt8(ascii: "="), UInt8(ascii: "|"):
        if first != nil, other == nil { other = line.start }
      case UInt8(ascii: ">"):
        first = first ?? line
        last = last ?? line
        masks.append(SourceSpan(other ?? line.start, line.end))
        other = nil
      default: break
      }
    }
    guard let first else { return nil }
    return ForeignLines(
      fault: SyntaxFault(.mergeConflict, first, related: last == first ? nil : last), masked: masking(bytes, masks),
      hidesRest: true)
  }

  /// The character that a line of git repeats seven times.
  private static func mark(_ bytes: [UInt8], _ line: SourceSpan) -> UInt8? {
    guard line.end - line.start >= 7, "<=|>".utf8.contains(bytes[line.start]) else { return nil }
    let first = bytes[line.start]
    guard bytes[line.start..<line.start + 7].allSatisfy({ $0 == first }) else { return nil }
    return line.end == line.start + 7 || bytes[line.start + 7] == 0x20 ? first : nil
  }

  private static func fence(_ bytes: [UInt8]) -> ForeignLines? {
    var lines: [SourceSpan] = []
    forEachLine(bytes) { line in
      if bytes[line.range].contains(where: { $0 != 0x20 && $0 != 0x09 }) {
        if lines.count == 2 { lines[1] = line } else { lines.append(line) }
      }
    }
    func isFence(_ line: SourceSpan) -> Bool { bytes[line.range].drop { $0 == 0x20 }.starts(with: "```".utf8) }
    guard let first = lines.first, isFence(first) else { return nil }
    let last = lines.count == 2 && isFence(lines[1]) ? lines[1] : nil
    return ForeignLines(
      fault: SyntaxFault(.codeFence, first, related: last), masked: masking(bytes, [first] + (last.map { [$0] } ?? [])),
      hidesRest: false)
  }

  // MARK: Lines

  private static func forEachLine(_ bytes: [UInt8], _ body: (SourceSpan) -> Void) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
      if end > start { body(SourceSpan(start, end)) }
      start = end + 1
    }
  }

  private static func masking(_ bytes: [UInt8], _ spans: [SourceSpan]) -> [UInt8] {
    var masked = bytes
    for span in spans {
      for index in span.range where !masked[index].isLineEnd { masked[index] = 0x20 }
    }
    return masked
  }
}
