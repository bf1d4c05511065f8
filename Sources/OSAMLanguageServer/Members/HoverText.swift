import OSAMFormats
import OSAMSyntax

/// Text that is shown beside a place, as Markdown for clients that take it.
struct HoverText {
  private enum Piece {
    case heading(String, String)
    case paragraph(String)
    case item(String)
  }

  let formatter: MessageFormatter
  private var pieces: [Piece] = []

  init(_ formatter: MessageFormatter) { self.formatter = formatter }

  var isEmpty: Bool { pieces.isEmpty }

  /// A name, and what it is.
  mutating func add(heading name: String, _ words: LocalizedMessage) {
    pieces.append(.heading(name, formatter.text(words)))
  }

  /// A sentence of ours.
  mutating func add(_ words: LocalizedMessage) { pieces.append(.paragraph(formatter.text(words))) }

  /// Markdown that is text already.
  mutating func add(text: String) { pieces.append(.paragraph(text)) }

  /// One of several.
  mutating func add(item words: LocalizedMessage) { pieces.append(.item(formatter.text(words))) }

  func json(for client: ClientAbilities, at range: LSP.Range) -> JSONValue {
    let kind = client.takesHoverMarkdown ? "markdown" : "plaintext"
    return [
      "contents": ["kind": .string(kind), "value": .string(text(markdown: client.takesHoverMarkdown))],
      "range": range.json,
    ]
  }

  func text(markdown: Bool) -> String {
    var text = ""
    var wasItem = false
    for piece in pieces {
      let (line, isItem): (String, Bool) =
        switch piece {
        case .heading(let name, let words): (markdown ? "**\(name)** — \(words)" : "\(name): \(words)", false)
        case .paragraph(let words): (words, false)
        case .item(let words): ("- \(words)", true)
        }
      if !text.isEmpty { text += isItem && wasItem ? "\n" : "\n\n" }
      text += line
      wasItem = isItem
    }
    return text
  }
}
