import OSAMFormats
import OSAMLint

/// Role of a piece of output, before anyone decides how it looks.
package enum Style: Sendable, Equatable {
  case plain
  case strong
  /// Rulers, line numbers, captions.
  case quiet
  case severity(Severity)
  case help
}

/// Laid-out text: colour is painted afterwards, so goldens are plain and layouts cannot depend on it.
package struct StyledText: Sendable {
  package private(set) var pieces: [(style: Style, text: String)] = []
  /// How its words are said.
  package let formatter: MessageFormatter

  package init(_ formatter: MessageFormatter) { self.formatter = formatter }

  package mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { pieces.append((style, text)) }
  }

  package mutating func say(_ words: LocalizedMessage, _ style: Style = .plain) { add(formatter.text(words), style) }

  /// Words in a line of their own.
  package mutating func sayLine(_ words: LocalizedMessage, _ style: Style = .plain) {
    add(formatter.text(words) + "\n", style)
  }

  /// Words in lines of a width, with blanks before the first, and so many before those below.
  package mutating func sayFolded(
    _ words: LocalizedMessage, _ style: Style = .plain, width: Int, indent: Int = 0, hanging: Int = 2
  ) {
    let blanks = String(repeating: " ", count: indent)
    for line in FoldedText.lines(formatter.text(words), width: width, before: blanks, hanging: hanging) {
      add(line + "\n", style)
    }
  }

  package mutating func newLine() { add("\n") }

  /// The text, with ANSI colours when `colour` is set.
  package func painted(_ colour: Bool) -> String {
    guard colour else {
      var text = ""
      for piece in pieces { text += piece.text }
      return text
    }
    return pieces.map { piece in
      guard let code = piece.style.code else { return piece.text }
      // A line ends plain, so that cutting the output between lines leaves no colour behind.
      let end = piece.text.hasSuffix("\n") ? "\n" : ""
      return "\u{1B}[\(code)m\(piece.text.dropLast(end.count))\u{1B}[0m\(end)"
    }.joined()
  }
}

extension Style {
  /// Select-graphic-rendition parameters.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .quiet: "2"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.info): "1;36"
    case .help: "32"
    }
  }
}

extension String {
  /// So many of one ASCII character.
  init(_ count: Int, of sign: Unicode.Scalar) {
    self.init(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: sign))
      return count
    }
  }
}
