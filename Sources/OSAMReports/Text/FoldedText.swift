/// Prose in lines of a width.
package enum FoldedText {
  /// Breaks at blanks, so that no line is wider than `width` characters; a word that is wider by itself has a line of its
  /// own. No line ends with a blank.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    for word in text.split(separator: " ") {
      let length = word.count
      if !line.isEmpty, length + 1 > room {
        lines.append(line)
        line = ""
        room = width
      }
      if !line.isEmpty {
        line += " "
        room -= 1
      }
      line += word
      room -= length
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
