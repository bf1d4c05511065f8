import OSAMDecisions

extension DocumentOutcomes {
  /// The sentence about today as a heading, then a table for each group of clients.
  package var markdown: String {
    var text = "### \(MarkdownText.cell(label)): \(MarkdownText.cell(today))\n"
    for table in alike {
      let (titles, rows) = rows(table, exact: false)
      text += "\n\(MarkdownText.cell("\(document.kind.id) on \(table.platform.title), \(clientWords(table))"))\n\n"
      text += Self.line(titles) + Self.line(titles.map { _ in "---" })
      for row in rows { text += Self.line((row.cells + [row.outcome.words]).map(MarkdownText.cell)) }
    }
    if let frozen { text += "\n\(MarkdownText.cell(frozen))\n" }
    return text
  }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
