/// Prose in lines of a width.
package enum FoldedText {
  /// Columns where there is no terminal to ask, so that files and pipes get the same bytes.
  package static let usualWidth = 80

  /// Breaks at blanks, so that no line is wider than `width` characters; a word that is wider by itself has a line of its
  /// own. Several blanks inside of a line stay; no line ends with one. The first line has `before` in front of it, and those below as many blanks as `hanging`.
  package static func lines(_ text: String, width: Int, before: String = "", hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = before
    var room = width - before.count
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.count
      if isEmpty, length == 0 { continue }
      if !isEmpty, length + 1 > room {
        lines.append(line.trimmingLastBlanks())
        line = String(repeating: " ", count: hanging)
        room = width - hanging
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        room -= 1
      }
      line += word
      room -= length
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty && !before.isEmpty { lines.append(line.trimmingLastBlanks()) }
    return lines
  }
}

extension String {
  fileprivate func trimmingLastBlanks() -> String {
    hasSuffix(" ") ? String(prefix(through: lastIndex { $0 != " " } ?? startIndex)) : self
  }
}
