import OSAMFormats
import OSAMSyntax

/// Text in Markdown, as GitHub and GitLab read it.
enum MarkdownText {
  /// The first lines of a table, behind an empty one.
  static func head(_ titles: [Words], _ phrasing: Phrasing) -> String {
    "\n| \(titles.map(phrasing.text).joined(separator: " | ")) |\n|\(titles.map { _ in "---|" }.joined())\n"
  }

  /// Text in a cell of a table: it says what it says, is no HTML and no link, and calls nobody.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in Display.escaped(text).unicodeScalars {
      switch scalar {
      // What both make links of without being asked: an address begins with a scheme, or with www and a dot.
      case "/" where result.hasSuffix(":"): result += "&#8203;/"
      case "." where result.suffix(3).lowercased() == "www": result += "&#8203;."
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Begins a formula on both.
      case "$": result += "&#36;"
      // A person, an issue, a merge request: they are looked for after all escapes are gone, so nothing but another
      // character behind the sign helps.
      case "@", "#", "!": result += "\\\(scalar)&#8203;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "{", "}": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
