/// Writes the language of manual pages, so that `mandoc -T lint` and `man --warnings` have nothing to say.
struct Mdoc {
  private(set) var text: String

  /// The longest line of prose, in bytes; mandoc complains above 80.
  private static let width = 78

  init(comment: String) { text = ".\\\" \(comment)\n" }

  /// A macro with its arguments, which must be escaped already.
  mutating func macro(_ words: String...) { text += "." + words.joined(separator: " ") + "\n" }

  /// Prose: a sentence begins a line.
  mutating func prose(_ words: String) {
    var line = ""
    for word in words.split(whereSeparator: \.isWhitespace).map(String.init) {
      let escaped = Self.escaped(word)
      if !line.isEmpty, line.utf8.count + 1 + escaped.utf8.count > Self.width { flush(&line) }
      line += line.isEmpty ? escaped : " " + escaped
      if Self.endsSentence(word) { flush(&line) }
    }
    flush(&line)
  }

  private mutating func flush(_ line: inout String) {
    if line.isEmpty { return }
    // At the beginning of a line these two make a macro of it.
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    line = ""
  }

  private static func endsSentence(_ word: String) -> Bool {
    let end = word.reversed().drop { $0 == ")" || $0 == "”" }.first
    return end == "." || end == "?" || end == "!"
  }

  /// A text in which nothing means anything to the reader of manual pages; hyphens can be copied.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - number.count)) + number + "]"
      }
    }
    return result
  }
}
