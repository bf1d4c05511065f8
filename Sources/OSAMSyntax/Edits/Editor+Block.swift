/// YAML without brackets: members and items have lines of their own.
extension Editor {
  /// Start of the line a byte is on.
  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Where the line a byte is on ends, its line end not included.
  private func lineEnd(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { $0.isLineEnd } ?? bytes.count
  }

  /// Just past the line end that begins here.
  private func afterLineEnd(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// The line end this file has in front of a line, or the first it has.
  private var newline: String {
    guard let first = bytes.firstIndex(where: { $0.isLineEnd }) else { return "\n" }
    return slice(first, afterLineEnd(first))
  }

  /// The end of the last line of a value, a comment behind it included; nil when something else stands there, or the
  /// value has blank lines at its end that count.
  private func lastLineEnd(of place: NodeID) -> Int? {
    if let last = tree.nodes(in: place).last, tree.nodes[last].flags.contains(.block) {
      let header = lineEnd(tree.span(last).start)
      if bytes[tree.span(last).start..<header].contains(UInt8(ascii: "+")) { return nil }
    }
    // The value of a key may be nothing at all; then it is where the key ends.
    let end = tree.span(place).end
    let line = lineEnd(end)
    let rest = bytes[end..<line].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.isEmpty || rest.first == UInt8(ascii: "#") ? line : nil
  }

  /// How far a key stands from the start of its line, when only blanks and dashes are in front of it.
  private func indent(of key: NodeID) -> Int? {
    let start = tree.span(key).start
    let line = lineStart(start)
    let isClear = bytes[line..<start].allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    return isClear ? start - line : nil
  }

  /// True if a line has a comment and nothing else.
  private func isComment(_ line: Int) -> Bool {
    bytes[min(line, bytes.count)...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
  }

  /// The comments right above a key are about what begins with it.
  func startDocument(_ key: NodeID) -> TextEdit? {
    // Nodes named in the document above have no name in this one.
    guard tree.syntax == .yaml, tree.aliases.isEmpty, indent(of: key) != nil else { return nil }
    var start = lineStart(tree.span(key).start)
    while start > 0, isComment(lineStart(start - 1)) { start = lineStart(start - 1) }
    return TextEdit(SourceSpan(start, start), "---\(newline)")
  }

  /// A key behind a question mark has its colon on another line, or none, and other keys stand beside the mark.
  private func hasColon(_ key: NodeID) -> Bool {
    bytes[min(tree.span(key).end, bytes.count)...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
  }

  func insertLine(_ name: String, _ value: JSONValue, behind pair: Tree.Pair) -> TextEdit? {
    guard let indent = indent(of: pair.key), let end = lastLineEnd(of: pair.place), YAMLScalar.isPlain(name),
      hasColon(pair.key)
    else { return nil }
    let blanks = String(repeating: " ", count: indent)
    return TextEdit(SourceSpan(end, end), "\(newline)\(blanks)\(name): \(oneLine(value))")
  }

  func removeLines(of pairs: [Tree.Pair], _ index: Int) -> TextEdit? {
    let pair = pairs[index]
    let start = tree.span(pair.key).start
    guard pairs.count > 1, indent(of: pair.key) != nil, let end = lastLineEnd(of: pair.place) else { return nil }
    let line = lineStart(start)
    if mayHoldComment(line, end) { return nil }
    if bytes[line..<start].allSatisfy({ $0 == 0x20 }) {
      return TextEdit(SourceSpan(line, afterLineEnd(end)), "")
    }
    // The first member of a list item stands behind its dash, which stays for the next one.
    guard index == 0 else { return nil }
    let next = tree.span(pairs[1].key).start
    return mayHoldComment(start, next) ? nil : TextEdit(SourceSpan(start, next), "")
  }

  /// Items without brackets, with their comments: those inside of them, and those in lines of their own right above.
  /// Where all of them go an empty list stays.
  func removeLines(of items: [NodeID], _ places: [Int], list: NodeID) -> [TextEdit]? {
    if places.count == items.count { return emptied(list, of: items).map { [$0] } }
    var edits: [TextEdit] = []
    for place in places {
      guard var start = dashLine(of: items[place]), let end = lastLineEnd(of: items[place]) else { return nil }
      while start > 0, isComment(lineStart(start - 1)) { start = lineStart(start - 1) }
      edits.append(TextEdit(SourceSpan(start, afterLineEnd(end)), ""))
    }
    return edits
  }

  private func emptied(_ list: NodeID, of items: [NodeID]) -> TextEdit? {
    guard let first = items.first, let last = items.last, let start = dashLine(of: first),
      let end = lastLineEnd(of: last), let object = tree.container(of: list), tree.kind(object) == .object,
      let pair = members(object).first(where: { $0.place == list })
    else { return nil }
    let line = lineEnd(tree.span(pair.key).end)
    let colon = bytes[tree.span(pair.key).end..<line].firstIndex(of: UInt8(ascii: ":"))
    guard let colon, line < start, bytes[(colon + 1)..<line].allSatisfy({ $0 == 0x20 }) else { return nil }
    return TextEdit(SourceSpan(colon + 1, end), " []")
  }

  /// Start of the line of an item that begins behind its dash.
  private func dashLine(of item: NodeID) -> Int? {
    let start = tree.span(item).start
    let line = lineStart(start)
    let mark = bytes[line..<start].drop { $0 == 0x20 }
    return mark.first == UInt8(ascii: "-") && mark.dropFirst().allSatisfy { $0 == 0x20 } ? line : nil
  }

  func moveLines(of items: [NodeID], _ index: Int) -> [TextEdit]? {
    guard let last = items.last, let end = lastLineEnd(of: items[index]), let listEnd = lastLineEnd(of: last) else {
      return nil
    }
    guard let line = dashLine(of: items[index]) else { return nil }
    // A comment above the item, or below the last one, would stay behind or come between.
    if isComment(afterLineEnd(listEnd)) || (line > 0 && isComment(lineStart(line - 1))) { return nil }
    return [
      TextEdit(SourceSpan(line, afterLineEnd(end)), ""),
      TextEdit(SourceSpan(listEnd, listEnd), newline + slice(line, end)),
    ]
  }
}
