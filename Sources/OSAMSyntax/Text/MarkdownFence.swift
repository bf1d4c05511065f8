/// A fenced piece of code in a Markdown text: https://spec.commonmark.org/0.31.2/#fenced-code-blocks
///
/// Fences in lists and quotes are found by what stands before them on their line: blanks, `>` and marks of items. A piece
/// ends with its closing fence, with the quote that it stands in, or with the text.
package struct MarkdownFence: Sendable, Equatable {
  /// The first word behind the opening fence, in small ASCII letters: `json`. Empty where there is none.
  package var tag: String
  /// Bytes of its content, with what stands before it on each line but the first.
  package var range: Range<Int>
  /// Signs of quotes before each of its lines.
  private var quotes: Int
  /// Blanks before each of its lines, behind the signs.
  private var indent: Int

  /// The fences of a text, in its order.
  package static func all(in bytes: [UInt8]) -> [MarkdownFence] {
    var fences: [MarkdownFence] = []
    var open: (fence: MarkdownFence, mark: UInt8, length: Int)?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      let line = MarkdownLine(bytes[start..<end])
      if let current = open {
        let leaves = line.quotes < current.fence.quotes
        let closes = line.fence.map { $0.mark == current.mark && $0.length >= current.length && $0.isBare } ?? false
        if leaves || closes {
          var fence = current.fence
          fence.range = fence.range.lowerBound..<max(fence.range.lowerBound, start)
          fences.append(fence)
          open = nil
        }
        // A line that leaves a quote may begin another piece.
        if !leaves {
          start = min(end + 1, bytes.count)
          continue
        }
      }
      if let found = line.fence {
        let begin = min(end + 1, bytes.count)
        let fence = MarkdownFence(tag: found.tag, range: begin..<begin, quotes: line.quotes, indent: line.indent)
        open = (fence, found.mark, found.length)
      }
      start = min(end + 1, bytes.count)
    }
    if let open {
      var fence = open.fence
      fence.range = fence.range.lowerBound..<bytes.count
      fences.append(fence)
    }
    return fences
  }

  /// Its content, without what stands before each line because of quotes and lists, and where each line of it begins: in
  /// the content and in the whole text.
  package func content(in bytes: [UInt8]) -> (bytes: [UInt8], lines: [(own: Int, whole: Int)]) {
    var content: [UInt8] = []
    var lines: [(own: Int, whole: Int)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: Self.newline).map { $0 + 1 } ?? range.upperBound
      let line = MarkdownLine.inside(bytes[start..<end], quotes: quotes, indent: indent)
      lines.append((content.count, line.startIndex))
      content += line
      start = end
    }
    return (content, lines)
  }

  private static let newline = UInt8(ascii: "\n")
}

/// A line of a Markdown text as far as fences go.
private struct MarkdownLine {
  /// Signs of quotes it begins with.
  var quotes = 0
  /// Columns between the last of them, and the blank behind it, and what the line holds.
  var indent = 0
  /// The mark of an item stands before it.
  private var hasItem = false
  /// A fence, where the line is one. A bare one has nothing before or behind it but blanks and quotes, and may close another.
  var fence: (mark: UInt8, length: Int, tag: String, isBare: Bool)?

  init(_ line: ArraySlice<UInt8>) {
    var rest = line
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    skip(&rest)
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return }
    let length = rest.prefix { $0 == mark }.count
    let info = rest.dropFirst(length)
    // In one line three backticks and more may also stand around words.
    if length < 3 || mark == UInt8(ascii: "`") && info.contains(mark) { return }
    let word = info.drop(while: Self.isBlank).prefix {
      !Self.isBlank($0) && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ",")
    }
    fence = (
      mark, length, String(decoding: word.map { $0.lowerASCII }, as: UTF8.self),
      !hasItem && info.allSatisfy(Self.isBlank)
    )
  }

  /// Passes over blanks, quotes and the marks of items.
  private mutating func skip(_ rest: inout ArraySlice<UInt8>) {
    while let first = rest.first {
      if Self.isBlank(first) {
        rest.removeFirst()
        indent += 1
      } else if first == UInt8(ascii: ">") {
        quotes += 1
        indent = 0
        rest.removeFirst()
        if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
      } else if let item = Self.item(rest) {
        rest = rest.dropFirst(item)
        indent += item
        hasItem = true
      } else {
        return
      }
    }
  }

  /// A line of a piece without so many signs of quotes, and without as many blanks as stand before its fence.
  static func inside(_ line: ArraySlice<UInt8>, quotes: Int, indent: Int) -> ArraySlice<UInt8> {
    var rest = line
    for _ in 0..<quotes {
      rest = rest.drop(while: isBlank)
      if rest.first == UInt8(ascii: ">") { rest.removeFirst() }
      if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }
    return rest.dropFirst(rest.prefix(indent).prefix(while: isBlank).count)
  }

  /// Bytes of the mark of an item: `- `, `* `, `+ `, `1. `, `1) `; nil where there is none.
  private static func item(_ rest: ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }.count
    let mark = rest.dropFirst(digits).first
    let isMark =
      digits == 0
      ? mark.map { [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains($0) } ?? false
      : digits <= 9 && (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"))
    guard isMark, let next = rest.dropFirst(digits + 1).first, isBlank(next) else { return nil }
    return digits + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
