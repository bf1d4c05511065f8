/// The little Markdown that generated pages need.
package enum Markdown {
  /// A table; cells are escaped, so they may hold anything but must carry their own code marks.
  package static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.map(cell).joined(separator: " | ") + " |\n" }
    return line(head) + "|" + String(repeating: " --- |", count: head.count) + "\n" + rows.map(line).joined()
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ").split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }

  /// Text as code, whatever it holds.
  package static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  package static func codeBlock(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```\n" }
}
