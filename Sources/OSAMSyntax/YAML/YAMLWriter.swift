/// YAML to be written for people to go on with: documents that `init` starts and `migrate` makes.
///
/// Everything is in block style. A text stands without quotes only where YAML 1.1 and 1.2 read the same text in it.
package indirect enum YAMLValue: Sendable {
  case text(String)
  /// Written as it is: a number, `true`. The caller answers for it being YAML.
  case literal(String)
  /// Keys must be shorter than 1024 bytes, YAML's limit for a key on one line.
  case mapping([YAMLEntry])
  case list([YAMLValue])
  /// Left for a person to fill in.
  case blank(YAMLBlank)
}

/// A blank in the place of a value that a person must write.
package struct YAMLBlank: Sendable {
  /// Nothing, or what is no good value where nothing would pass for one.
  package var mark: String
  /// A possible value, for a look at the whole document before it is filled in.
  package var example: YAMLValue
  /// The words that ask for it: a comment on lines of its own, so that nobody goes on behind its `#`.
  package var request: String?
  /// All values there are, where they are few: an editor offers them, the first one first.
  package var choices: [String]

  package init(mark: String = "", example: YAMLValue, request: String? = nil, choices: [String] = []) {
    self.mark = mark
    self.example = example
    self.request = request
    self.choices = choices
  }
}

/// One `key: value` with its comments.
package struct YAMLEntry: Sendable {
  package var key: String
  package var value: YAMLValue
  /// Paragraphs above it; long ones are broken into lines.
  package var above: [String]
  /// Written as a comment, for whoever wants it to take the mark away.
  package var isOff: Bool

  package init(_ key: String, _ value: YAMLValue, above: [String] = [], isOff: Bool = false) {
    self.key = key
    self.value = value
    self.above = above
    self.isOff = isOff
  }
}

/// A whole document.
package struct YAMLDocument: Sendable {
  /// Lines of comment at its head, never broken; an empty one is an empty comment.
  package var head: [String]
  package var entries: [YAMLEntry]

  package init(head: [String], entries: [YAMLEntry]) {
    self.head = head
    self.entries = entries
  }

  /// The document as text. `filled` puts the examples where the blanks are.
  package func text(filled: Bool = false) -> String {
    let writer = YAMLWriter(isFilled: filled)
    var lines = head.map(YAMLWriter.comment)
    for (number, entry) in entries.enumerated() {
      // The head stands apart, and so does an entry that is explained.
      if number == 0 ? !head.isEmpty : !writer.paragraphs(above: entry).isEmpty { lines.append("") }
      lines += writer.lines(of: [entry])
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private struct YAMLWriter {
  let isFilled: Bool

  /// Columns at which paragraphs above an entry are broken, its indentation not counted.
  private static let width = 96
  private static let step = "  "

  func lines(of entries: [YAMLEntry]) -> [String] { entries.flatMap(lines) }

  private func lines(of entry: YAMLEntry) -> [String] {
    let above = paragraphs(above: entry).flatMap(Self.broken).map(Self.comment)
    let own = ownLines(of: entry)
    return above + (entry.isOff ? own.map { "# " + $0 } : own)
  }

  private func ownLines(of entry: YAMLEntry) -> [String] {
    let (inline, block) = written(entry.value)
    var line = YAMLScalar.written(entry.key) + ":"
    if let inline, !inline.isEmpty { line += " " + inline }
    return [line] + block.map { Self.step + $0 }
  }

  /// Those about it, and what to write in its blank.
  func paragraphs(above entry: YAMLEntry) -> [String] {
    guard case .blank(let blank) = entry.value, !isFilled, let request = blank.request else { return entry.above }
    return entry.above + [request]
  }

  /// The text behind the colon, and the text on lines of its own.
  private func written(_ value: YAMLValue) -> (inline: String?, block: [String]) {
    switch value {
    case .text(let text): return (YAMLScalar.written(text), [])
    case .literal(let literal): return (literal, [])
    case .mapping(let entries):
      return (entries.allSatisfy { $0.isOff } ? "{}" : nil, lines(of: entries))
    case .list(let items): return items.isEmpty ? ("[]", []) : (nil, items.flatMap(item))
    case .blank(let blank): return isFilled ? written(blank.example) : (blank.mark, [])
    }
  }

  /// An item of a list: its dash stands before the first line that is no comment.
  private func item(_ value: YAMLValue) -> [String] {
    let (inline, block) = written(value)
    guard inline == nil, let first = block.firstIndex(where: { !$0.hasPrefix("#") }) else {
      let own = inline ?? ""
      return block + [own.isEmpty ? "-" : "- " + own]
    }
    return block.enumerated().map { number, line in
      number < first ? line : (number == first ? "- " : Self.step) + line
    }
  }

  // MARK: Comments

  /// A line of comment. Nothing in it ends the line or hides in it.
  static func comment(_ text: String) -> String {
    if text.isEmpty { return "#" }
    return "# "
      + text.unicodeScalars.map {
        YAMLScalar.isNoCharacter($0) ? "\\u{\(YAMLScalar.hexadecimal($0))}" : Display.escaped($0)
      }.joined()
  }

  /// A paragraph as lines of `width` columns at most, unless a word is longer.
  private static func broken(_ text: String) -> [String] {
    var lines = [""]
    var count = 0
    for word in text.split(separator: " ") {
      let length = word.unicodeScalars.count
      if count > 0, count + 1 + length > width {
        lines.append("")
        count = 0
      }
      lines[lines.count - 1] += (count > 0 ? " " : "") + word
      count += (count > 0 ? 1 : 0) + length
    }
    return lines
  }
}
