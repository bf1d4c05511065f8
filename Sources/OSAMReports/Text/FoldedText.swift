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
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var line = Array(before.utf8)
    var room = width - before.count
    var isEmpty = true
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: blank) ?? bytes.count
      let word = bytes[start..<end]
      start = end + 1
      if isEmpty, word.isEmpty { continue }
      let length = columns(of: word)
      if !isEmpty, length + 1 > room {
        lines.append(ended(line))
        line = Array(repeating: blank, count: hanging)
        room = width - hanging
        isEmpty = true
      }
      if !isEmpty {
        line.append(blank)
        room -= 1
      }
      line += word
      room -= length
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty && !before.isEmpty { lines.append(ended(line)) }
    return lines
  }

  private static let blank = UInt8(ascii: " ")

  /// A line without the blanks at its end.
  private static func ended(_ line: [UInt8]) -> String {
    let end = line.last == blank ? (line.lastIndex { $0 != blank } ?? 0) + 1 : line.count
    return String(decoding: line[..<end], as: UTF8.self)
  }

  /// Characters of a word. A byte each where all are ASCII, and a scalar each in Latin text with its punctuation: what can be
  /// joined to the one before it comes after U+02FF.
  private static func columns(of word: ArraySlice<UInt8>) -> Int {
    var scalars = 0
    var index = word.startIndex
    while index < word.endIndex {
      let byte = word[index]
      if byte < 0x80 {
        index += 1
      } else if 0xC2...0xCB ~= byte {
        index += 2
      } else if byte == 0xE2, index + 2 < word.endIndex, word[index + 1] == 0x80, 0x90...0xA7 ~= word[index + 2] {
        index += 3
      } else {
        return String(decoding: word, as: UTF8.self).count
      }
      scalars += 1
    }
    return scalars
  }
}

extension String {
  fileprivate func trimmingLastBlanks() -> String {
    utf8.last == UInt8(ascii: " ") ? String(prefix(through: lastIndex { $0 != " " } ?? startIndex)) : self
  }
}
