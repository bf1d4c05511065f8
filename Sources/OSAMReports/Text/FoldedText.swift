/// Prose in lines of a width.
package enum FoldedText {
  /// Columns where there is no terminal to ask, so that files and pipes get the same bytes.
  package static let usualWidth = 80

  /// Breaks at blanks, so that no line is wider than `width` characters; a word that is wider by itself has a line of its
  /// own. Several blanks inside of a line stay; no line ends with one. The first line has `before` in front of it, and those below as many blanks as `hanging`.
  package static func lines(_ text: String, width: Int, before: String = "", hanging: Int = 0) -> [String] {
    // A character has a byte at least.
    if before.utf8.count + text.utf8.count <= width, text.utf8.first != UInt8(ascii: " ") {
      return text.isEmpty && before.isEmpty ? [] : [(before + text).trimmingLastBlanks()]
    }
    let blanks = String(repeating: " ", count: hanging)
    var lines: [String] = []
    var line = before
    var room = width - before.count
    var isEmpty = true
    for word in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let length = word.allSatisfy(\.isASCII) ? word.count : Substring(word).count
      if isEmpty, length == 0 { continue }
      if !isEmpty, length + 1 > room {
        lines.append(line.trimmingLastBlanks())
        line = blanks
        room = width - hanging
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        room -= 1
      }
      line += String(Substring(word))
      room -= length
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty && !before.isEmpty { lines.append(line.trimmingLastBlanks()) }
    return lines
  }
}

extension String {
  fileprivate func trimmingLastBlanks() -> String {
    utf8.last == UInt8(ascii: " ") ? String(prefix(through: lastIndex { $0 != " " } ?? startIndex)) : self
  }
}

extension UInt8 {
  fileprivate var isASCII: Bool { self < 0x80 }
}
