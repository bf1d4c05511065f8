import OSAMDecisions
import OSAMFormats

extension DocumentOutcomes {
  /// The sentence about today as a heading, then a table for each group of clients.
  package func markdown(in formatter: MessageFormatter) -> String {
    func cell(_ words: LocalizedMessage) -> String { MarkdownText.cell(formatter.text(words)) }
    var text = "### \(cell(label)): \(cell(today))\n"
    for (table, titles, rows) in alike {
      text += "\n\(cell(heading(table)))\n\n"
      text += Self.line(titles.map(formatter.text)) + Self.line(titles.map { _ in "---" })
      for row in rows { text += Self.line((row.cells + [row.outcome.words]).map(cell)) }
    }
    for words in [frozen, laterReleases].compactMap({ $0 }) { text += "\n\(cell(words))\n" }
    return text
  }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
