import OSAMFormats
import OSAMSyntax

/// A piece of an HTML page. Names of elements and attributes are those of this program; every text and every value goes
/// through the one escaper, so that nothing of a document is ever taken for a tag.
struct HTML {
  private(set) var text: String

  static let nothing = HTML(text: "")
  /// Between elements, for who reads the source of the page.
  static let lineEnd = HTML(text: "\n")

  private init(text: String) { self.text = text }

  /// Text as people read it.
  static func text(_ text: String) -> HTML { HTML(text: escaped(text)) }

  /// Text of a document: apart from the direction of what stands around it, with its line ends and families of emoji.
  static func own(_ text: String, limit: Int = .max) -> HTML {
    let scalars = text.unicodeScalars
    var content = ""
    var last: Unicode.Scalar = " "
    for scalar in scalars.prefix(limit) {
      switch scalar {
      case "\n": content += "<br>"
      case "\u{200D}" where last.isPartOfEmoji: content.unicodeScalars.append(scalar)
      default: content += escaped(scalar)
      }
      last = scalar
    }
    if limit < .max, scalars.dropFirst(limit).first != nil { content += "…" }
    return element("bdi", [], HTML(text: content))
  }

  static func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ content: HTML...
  ) -> HTML {
    element(name, attributes, content)
  }

  static func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ content: [HTML]
  ) -> HTML {
    var text = "<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(escaped(value))\"" }
    return HTML(text: text + ">" + content.map { $0.text }.joined() + "</\(name)>")
  }

  /// An element on lines of its own.
  static func block(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ content: [HTML]
  ) -> HTML {
    var block = element(name, attributes, [HTML(text: "\n")] + content)
    block.text += "\n"
    return block
  }

  /// By this a page is known for one of ours.
  static let mark = #"<meta name="generator" content="osam-lint">"#

  /// The whole page.
  static func page(title: String, language: Language, style: StaticString, _ body: [HTML]) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    \(mark)
    <title>\(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body.map { $0.text }.joined())</body>
    </html>

    """
  }

  static func + (left: HTML, right: HTML) -> HTML { HTML(text: left.text + right.text) }

  // MARK: The escaper

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += escaped(scalar) }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: Display.escaped(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// True if a joiner may put it together with what follows.
  fileprivate var isPartOfEmoji: Bool {
    properties.isEmojiPresentation || properties.isEmojiModifier || properties.isVariationSelector
  }
}

extension [HTML] {
  /// An item for each.
  var list: HTML { .block("ul", [], items) }

  func list(class name: String) -> HTML { HTML.block("ul", [("class", name)], items) }

  private var items: [HTML] { map { HTML.element("li", [], $0) + .lineEnd } }
}
