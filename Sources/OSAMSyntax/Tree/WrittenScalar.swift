/// Where each byte of a scalar's decoded text stands in the file: behind escapes, folded lines and indentation.
package struct WrittenScalar: Sendable {
  /// The decoded text in UTF-8.
  package let text: ArraySlice<UInt8>
  /// It stands on lines of a YAML file, where blanks and breaks at their ends are not what they seem.
  package let hasLines: Bool
  /// Text and file side by side, from the first byte to the last.
  private let pieces: [Piece]

  /// Nil for a text that cannot be followed in the file.
  package init?(_ node: NodeID, of tree: Tree) {
    let node = tree.resolved(node)
    let flags = tree.nodes[node].flags
    let text = tree.textBytes(node)
    self.text = text
    if flags.isDisjoint(with: [.escaped, .pooled, .block]) {
      let span = tree.contentSpan(node)
      (pieces, hasLines) = ([Piece(text: 0, start: UInt32(span.start), end: UInt32(span.end), isCopy: true)], false)
      return
    }
    var follower = Follower(text: text, of: tree, node)
    guard tree.isUTF8, flags.contains(.block) ? follower.followBlock() : follower.followFlow() else { return nil }
    pieces = follower.pieces
    let span = tree.span(node)
    hasLines = flags.contains(.block) || tree.syntax == .yaml && tree.bytes[span.range].contains(where: isBreak)
  }

  /// The place of a range of the text's bytes; nil where it is written as nothing, such as a line break at the end of
  /// a block.
  package func span(of range: Range<Int>) -> SourceSpan? {
    guard range.lowerBound >= 0, range.upperBound <= text.count else { return nil }
    guard let last = range.last else {
      let place = range.lowerBound < text.count ? place(of: range.lowerBound)?.start : pieces.last.map { Int($0.end) }
      return place.map { SourceSpan($0, $0) }
    }
    guard let first = place(of: range.lowerBound), let end = place(of: last)?.end, first.start < end else { return nil }
    return SourceSpan(first.start, end)
  }

  private func place(of byte: Int) -> SourceSpan? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if Int(pieces[middle].text) <= byte { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let piece = pieces[low - 1]
    if !piece.isCopy { return SourceSpan(Int(piece.start), Int(piece.end)) }
    let start = Int(piece.start) + byte - Int(piece.text)
    return SourceSpan(start, start + 1)
  }

  /// A run of bytes that are the same in the text and in the file, or one or more that are written as something else.
  fileprivate struct Piece: Sendable {
    /// Where it begins in the text.
    var text: UInt32
    /// Where it stands in the file.
    var start: UInt32
    var end: UInt32
    var isCopy: Bool
  }
}

private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

private func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Goes through a scalar and its text side by side. Bytes that are copied must be the same in both, so a step that is
/// wrong shows at the next one.
private struct Follower {
  let bytes: [UInt8]
  let text: ArraySlice<UInt8>
  var pieces: [WrittenScalar.Piece] = []
  /// Bytes of the text that were followed.
  private var done = 0
  private let isJSON: Bool
  private let flags: Node.Flags
  private var at: Int
  private let end: Int

  init(text: ArraySlice<UInt8>, of tree: Tree, _ node: NodeID) {
    bytes = tree.bytes
    self.text = text
    isJSON = tree.syntax == .json
    flags = tree.nodes[node].flags
    (at, end) = (tree.contentSpan(node).start, tree.contentSpan(node).end)
  }

  private var rest: ArraySlice<UInt8> { text.dropFirst(done) }

  /// `count` bytes of the text, written as the bytes up to `stop`.
  private mutating func take(_ count: Int, upTo stop: Int) -> Bool {
    guard count <= text.count - done, stop <= end else { return false }
    if count > 0 {
      pieces.append(.init(text: UInt32(done), start: UInt32(at), end: UInt32(stop), isCopy: false))
    }
    done += count
    at = stop
    return true
  }

  /// Bytes that stand in the file as they are.
  private mutating func copy(upTo stop: Int) -> Bool {
    guard stop <= end, bytes[at..<stop].elementsEqual(rest.prefix(stop - at)) else { return false }
    if let last = pieces.last, last.isCopy, Int(last.end) == at {
      pieces[pieces.count - 1].end = UInt32(stop)
    } else if stop > at {
      pieces.append(.init(text: UInt32(done), start: UInt32(at), end: UInt32(stop), isCopy: true))
    }
    done += stop - at
    at = stop
    return true
  }

  // MARK: In quotes, or without anything

  mutating func followFlow() -> Bool {
    let hasEscapes = isJSON || flags.isDisjoint(with: [.plain, .singleQuoted])
    while at < end {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\"), hasEscapes {
        guard followEscape() else { return false }
      } else if byte == UInt8(ascii: "'"), flags.contains(.singleQuoted), !isJSON {
        guard rest.first == byte, take(1, upTo: at + 2) else { return false }
      } else if !isJSON, isSpaceOrTab(byte) || isBreak(byte) {
        guard followBlanks(mayVanish: false) else { return false }
      } else {
        guard copy(upTo: at + 1) else { return false }
      }
    }
    return done == text.count
  }

  /// A backslash and what is behind it: how much that is shows in the first letter, and in the text.
  private mutating func followEscape() -> Bool {
    guard at + 1 < end else { return false }
    if !isJSON, isBreak(bytes[at + 1]) { return followJoin() }
    let count = rest.first.map { $0 < 0x80 ? 1 : $0 < 0xE0 ? 2 : $0 < 0xF0 ? 3 : 4 } ?? 1
    switch bytes[at + 1] {
    // Two halves make a character of four bytes.
    case UInt8(ascii: "u"): return take(count, upTo: at + (isJSON && count == 4 ? 12 : 6))
    case UInt8(ascii: "U") where !isJSON: return take(count, upTo: at + 10)
    case UInt8(ascii: "x") where !isJSON: return take(count, upTo: at + 4)
    default: return take(count, upTo: at + 2)
    }
  }

  /// A backslash at the end of a line: the next one follows without a blank.
  private mutating func followJoin() -> Bool {
    at += 1
    return followBlanks(mayVanish: true)
  }

  /// Blanks as they are, or, where lines end among them, the blank or the line breaks they come to.
  private mutating func followBlanks(mayVanish: Bool) -> Bool {
    var stop = at
    var breaks = 0
    while stop < end, isSpaceOrTab(bytes[stop]) || isBreak(bytes[stop]) {
      if isBreak(bytes[stop]) {
        breaks += 1
        stop = afterBreak(stop)
      } else {
        stop += 1
      }
    }
    switch breaks {
    case 0: return copy(upTo: stop)
    case 1 where mayVanish: return take(0, upTo: stop)
    case 1: return rest.first == 0x20 && take(1, upTo: stop)
    default:
      let count = breaks - 1
      return rest.prefix(count).allSatisfy { $0 == 0x0A } && take(count, upTo: stop)
    }
  }

  private func afterBreak(_ offset: Int) -> Int {
    let isPair = bytes[offset] == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  // MARK: Blocks

  mutating func followBlock() -> Bool {
    // Behind `|` or `>` and what else is in that line.
    while at < end, !isBreak(bytes[at]) { at += 1 }
    var indent: Int?
    while at < end {
      var (stop, breaks) = (at, 0)
      var line = at
      // Up to the next line that has something in it.
      while stop < end, isBreak(bytes[stop]) {
        breaks += 1
        stop = afterBreak(stop)
        line = stop
        while stop < end, bytes[stop] == 0x20, indent.map({ stop - line < $0 }) ?? true { stop += 1 }
      }
      guard breaks > 0 else { return false }
      if indent == nil {
        // The first break only ends the line of `|` or `>`.
        let lines = breaks - 1
        let blanks = text.dropFirst(lines).prefix { $0 == 0x20 }.count
        guard text.prefix(lines).allSatisfy({ $0 == 0x0A }), stop - line >= blanks else { return false }
        stop -= blanks
        indent = stop - line
        guard take(lines, upTo: stop) else { return false }
      } else {
        // As many as the text has here, or else the blank that one of them is folded into.
        let count = rest.prefix(breaks).prefix { $0 == 0x0A }.count
        guard count > 0 || rest.first == 0x20, take(max(count, 1), upTo: stop) else { return false }
      }
      let lineEnd = bytes[at..<end].firstIndex(where: isBreak) ?? end
      guard copy(upTo: lineEnd) else { return false }
    }
    // The rest behind the last letter is no part of the scalar's place.
    return rest.allSatisfy { isSpaceOrTab($0) || isBreak($0) } && take(rest.count, upTo: end)
  }
}
