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

  /// Text of a document: apart from the direction of what stands around it, with its line ends.
  static func own(_ text: String, limit: Int = .max) -> HTML {
    let scalars = text.unicodeScalars
    var lines = [""]
    for scalar in scalars.prefix(limit) {
      if scalar == "\n" { lines.append("") } else { lines[lines.count - 1].unicodeScalars.append(scalar) }
    }
    if limit < .max, scalars.dropFirst(limit).first != nil { lines[lines.count - 1] += "…" }
    return element("bdi", [], HTML(text: lines.map { escaped(Display.escaped($0)) }.joined(separator: "<br>")))
  }

  /// A drawing that this program made.
  static func drawing(_ drawing: TimelineSVG) -> HTML { HTML(text: drawing.piece) }

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
    return HTML(text: text + ">" + content.map(\.text).joined() + "</\(name)>")
  }

  /// An element on lines of its own.
  static func block(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ content: [HTML]
  ) -> HTML {
    var block = element(name, attributes, [HTML(text: "\n")] + content)
    block.text += "\n"
    return block
  }

  /// The whole page.
  static func page(title: String, style: StaticString, _ body: [HTML]) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body.map(\.text).joined())</body>
    </html>

    """
  }

  static func + (left: HTML, right: HTML) -> HTML { HTML(text: left.text + right.text) }

  // MARK: The escaper

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result += Display.escaped(scalar)
      }
    }
    return result
  }
}

extension [HTML] {
  /// An item for each.
  var list: HTML { .block("ul", [], map { HTML.element("li", [], $0) + .lineEnd }) }
}
