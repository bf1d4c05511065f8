import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension DocumentOutcomes {
  /// The sentence about today, then a table for each group of clients.
  package func text(width: Int, commands: Bool = false) -> StyledText {
    var output = StyledText()
    for line in FoldedText.lines("\(label): \(today)", width: width, hanging: 2) { output.add(line + "\n", .strong) }
    for table in tables {
      output.newLine()
      let heading = "\(document.kind.id) on \(table.platform.title), \(clientWords(table))"
      for line in FoldedText.lines(heading, width: width, hanging: 2) { output.add(line + "\n", .quiet) }
      add(table, to: &output, width, commands)
    }
    return output
  }

  func clientWords(_ table: OutcomeTable) -> String {
    let single = table.clients.clients.count == 1
    return (document.kind.isAsked ? "" : single ? "library " : "library ") + table.clients.prose
  }

  /// A row for each cell: what is not said of an axis holds for all of it.
  func rows(_ table: OutcomeTable) -> (titles: [String], rows: [(cells: [String], answer: DeviceAnswer, point: Point)])
  {
    let words = ExtentWords(zone: zone)
    let axes = table.cells.axes
    let used = axes.indices.filter { index in
      table.cells.cells.contains { $0.box[index] != table.cells.asked[index] }
    }
    let rows = table.cells.cells.map { cell in
      (
        cells: used.map { words.words(cell.box[$0], of: axes[$0], asked: table.cells.asked[$0]) ?? "" },
        answer: table.cells.answer(of: cell), point: table.cells.ordinaryWitness(of: cell.box, today: now)
      )
    }
    return (used.map { ExtentWords.title(axes[$0].name) } + ["outcome"], rows)
  }

  private func add(_ table: OutcomeTable, to output: inout StyledText, _ width: Int, _ commands: Bool) {
    let (titles, rows) = rows(table)
    let texts = rows.map { row in row.cells + [row.answer.words] }
    let widths = ColumnWidths.fitting([titles] + texts, width: width - 2)
    output.addRow(titles, widths, [.quiet])
    for (row, text) in zip(rows, texts) {
      output.addRow(text, widths, Array(repeating: .plain, count: text.count - 1) + [row.answer.style])
      if commands, let client = table.clients.clients.last {
        let arguments = command.arguments(
          row.point, axes: table.cells.axes, client: client, platform: table.platform)
        output.add("      osam-lint simulate \(ShellWords.quoted(arguments))\n", .quiet)
      }
    }
  }
}

extension DeviceAnswer {
  /// `LAZY (may-update)`, or `crash`.
  package var words: String { outcome == plain.rawValue ? outcome : "\(outcome) (\(plain.rawValue))" }

  var style: Style {
    switch plain {
    case .mustUpdate, .error, .crash: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .quiet
    }
  }
}

extension StyledText {
  /// Columns with a gap between them; a text that is wider than its column goes on below.
  fileprivate mutating func addRow(_ texts: [String], _ widths: [Int], _ styles: [Style]) {
    let columns = zip(texts, widths).map { text, width in FoldedText.lines(Display.escaped(text), width: max(1, width))
    }
    for line in 0..<max(1, columns.map(\.count).max() ?? 1) {
      add("  ")
      let last = columns.lastIndex { line < $0.count } ?? 0
      for (index, column) in columns[...last].enumerated() {
        let text = line < column.count ? column[line] : ""
        add(text, styles[min(index, styles.count - 1)])
        if index < last { add(String(repeating: " ", count: max(0, widths[index] - text.count) + 2)) }
      }
      newLine()
    }
  }
}
