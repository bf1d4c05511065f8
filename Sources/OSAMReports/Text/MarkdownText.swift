import OSAMFormats
import OSAMSyntax

/// Text in Markdown, as GitHub and GitLab read it.
enum MarkdownText {
  /// The first lines of a table, behind an empty one.
  static func head(_ titles: [LocalizedMessage], _ formatter: MessageFormatter) -> String {
    "\n| \(titles.map(formatter.text).joined(separator: " | ")) |\n|\(titles.map { _ in "---|" }.joined())\n"
  }

  /// Text in a cell of a table: it says what it says, is no HTML, no link, no formula and no picture, and calls nobody.
  static func cell(_ text: String) -> String {
    let scalars = Array(Display.escaped(text).unicodeScalars)
    var joints = References(scalars).joints[...]
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if joints.first == index {
        // A blank without width: it shows nothing, and no reference goes on behind it.
        result += "&#8203;"
        joints.removeFirst()
      }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Formulas are looked for before escapes are gone, and behind that in each text between two tags. So the entity
      // helps against the one, and the tags against the other.
      case "$": result += "<span>&#36;</span>"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "{", "}", "@", "#", "!": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Texts that GitHub and GitLab make links and pictures of without being asked. They look for them after all escapes
/// are gone, so nothing but another character inside of them helps.
private struct References {
  /// Before which characters it is to be parted, in order.
  private(set) var joints: [Int] = []

  private let text: [Unicode.Scalar]

  init(_ text: [Unicode.Scalar]) {
    self.text = text
    var word = 0
    for index in text.indices {
      if isPart(index) { joints.append(index) }
      guard text[index].isWordPart else {
        word = index + 1
        continue
      }
      // The last character of a word.
      if !at(index + 1).isWordPart { joints += hashJoints(word..<index + 1) }
    }
    joints.sort()
  }

  private func at(_ index: Int) -> Unicode.Scalar { text.indices.contains(index) ? text[index] : " " }

  /// True if a character goes on with what the one before it began.
  private func isPart(_ index: Int) -> Bool {
    switch at(index - 1) {
    // A person, an issue, a merge request.
    case "@", "#", "!": true
    // A milestone and an epic of GitLab.
    case "%": text[index] != " "
    case "&": text[index].isDigit
    // An issue by its other name.
    case "-": text[index].isDigit && ends("gh", at: index - 1)
    // An address, a picture by its name.
    case ":": text[index] == "/" || isPicture(index)
    default: text[index] == "." && ends("www", at: index)
    }
  }

  /// True if there is a word before an index, in either case.
  private func ends(_ word: String, at index: Int) -> Bool {
    let start = index - word.unicodeScalars.count
    return !at(start - 1).isWordPart
      && zip(word.unicodeScalars, start..<index).allSatisfy { at($1).properties.lowercaseMapping == String($0) }
  }

  /// True if the name of a picture and a colon follow. Of names that are numbers there are but two.
  private func isPicture(_ start: Int) -> Bool {
    let name = text[start...].prefix { $0.isWordPart || $0 == "_" || $0 == "+" || $0 == "-" }
    guard !name.isEmpty, at(name.endIndex) == ":" else { return false }
    return !name.allSatisfy { $0.isDigit } || name.elementsEqual("100".unicodeScalars)
      || name.elementsEqual("1234".unicodeScalars)
  }

  /// Where a word that may be a commit is parted: in parts that are too short for one. Numbers as documents have them
  /// are no commits.
  private func hashJoints(_ word: Range<Int>) -> [Int] {
    let (shortest, longestNumber) = (7, 19)
    let scalars = text[word]
    let isHash =
      word.count >= shortest && scalars.allSatisfy { $0.properties.isASCIIHexDigit }
      && (word.count > longestNumber || !scalars.allSatisfy { $0.isDigit })
    return isHash ? Array(stride(from: word.lowerBound, to: word.upperBound, by: shortest - 1).dropFirst()) : []
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  /// GitLab takes an escaped underscore for the end of a word.
  fileprivate var isWordPart: Bool { isDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
