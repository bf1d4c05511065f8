import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

extension DocumentOutcomes {
  /// The sentence about today, then a table for the newest clients of each library, and what older ones do otherwise.
  /// `all` has a table for them too, `commands` a table for each group of clients.
  package func text(width: Int, all: Bool = false, commands: Bool = false, in formatter: MessageFormatter) -> StyledText
  {
    var output = StyledText(formatter)
    output.sayFolded("\(label): \(today)", .strong, width: width)
    let (newest, older) =
      commands ? (tables.reversed().map { rows($0, exact: true) }, []) : all ? (alike, []) : newestAndOlder
    for rows in newest {
      output.newLine()
      output.sayFolded(heading(rows.table), .quiet, width: width)
      add(rows, to: &output, width, commands)
    }
    if !older.isEmpty {
      output.newLine()
      output.sayLine("older releases (--all has a table of each)", .quiet)
    }
    for rows in older {
      output.sayFolded(
        "\(clientWords(rows.table)) on \(rows.table.platform.title): \(outcomes(of: rows))", width: width, indent: 2,
        hanging: 4)
    }
    for words in [frozen, laterReleases].compactMap({ $0 }) {
      output.newLine()
      output.sayFolded(words, .quiet, width: width)
    }
    return output
  }

  /// Note on names that a later release may read: their effect there is not known.
  var laterReleases: LocalizedMessage? { OutcomeAssumptions.laterReleases(document.namesReadByNobody, document.kind) }

  /// The effect of a file that is served as it is; nil where it has no clock of its own.
  var frozen: LocalizedMessage? {
    guard let newest = tables.last, let answer = asServed(newest), let clock = document.integer("serverDate") else {
      return nil
    }
    return
      "As the file stands, its own serverDate, \(clock, in: zone, named: true), is the clock for ever: \(answer.words)."
  }

  /// `frozen` where that is something else than what the service would bring about, today or later.
  var frozenOtherwise: LocalizedMessage? {
    guard let newest = tables.last, let answer = asServed(newest) else { return nil }
    let today = outlooks.told.flatMap { $0.outlook.today }
    return today.allSatisfy { $0.answer.outcome == answer.outcome && $0.to == .max } ? nil : frozen
  }

  /// Those that hold the newest clients of some library on their platform, and the others.
  private var newestAndOlder: (newest: [Rows], older: [Rows]) {
    var parts: (newest: [Rows], older: [Rows]) = ([], [])
    for rows in alike {
      let isOlder = Set(rows.table.clients.clients.map { $0.library.id }).allSatisfy { library in
        parts.newest.contains { one in
          one.table.platform == rows.table.platform
            && one.table.clients.clients.contains { $0.library.id == library }
        }
      }
      if isOlder { parts.older.append(rows) } else { parts.newest.append(rows) }
    }
    // Where two libraries run on a platform, the native one stands first.
    let ranked = document.kind.libraries.flatMap { library in parts.newest.filter { rank($0.table) == library.id } }
    return (ranked, parts.older)
  }

  /// The first library of a table, in the order of its kind.
  private func rank(_ table: OutcomeTable) -> String? {
    document.kind.libraries.first { !$0.clients.intersection(table.clients).isEmpty }?.id
  }

  /// Rows of a table in one sentence.
  private func outcomes(of rows: Rows) -> LocalizedMessage {
    rows.rows.map(sentence).joined(separator: "; ")
  }

  /// Tables that read the same, newest clients first: what differs is the text of an alert, or what the app's code
  /// gets. Below 1.2 is another thing where versions are in another order.
  var alike: [Rows] {
    var alike: [Rows] = []
    for table in tables.reversed() {
      let rows = rows(table, exact: false)
      let same = alike.firstIndex { one in
        one.table.platform == table.platform && one.rows == rows.rows && isInSameOrder(one.table, table)
      }
      if let same {
        alike[same].table.clients = alike[same].table.clients | table.clients
      } else {
        alike.append(rows)
      }
    }
    return alike
  }

  private func isInSameOrder(_ one: OutcomeTable, _ other: OutcomeTable) -> Bool {
    let (axes, others) = (one.cells.axes, other.cells.axes)
    if axes.count == others.count, zip(axes, others).allSatisfy({ $0.line == $1.line }) { return true }
    return orders(one) == orders(other)
  }

  /// The lines that a table divides; nil for an axis whose line it leaves whole.
  private func orders(_ table: OutcomeTable) -> [Line?] {
    let cells = table.cells.mapped(ShownOutcome.init)
    return cells.axes.indices.map { axis in
      let isDivided = cells.cells.contains { cell in
        cell.region[axis].line.map { $0 != cells.asked[axis].line } ?? false
      }
      return isDivided ? cells.axes[axis].line : nil
    }
  }

  /// `osam-version on Android, library 3.0.0–3.0.1`
  func heading(_ table: OutcomeTable) -> LocalizedMessage {
    "\(document.kind.id) on \(table.platform.title), \(clientWords(table))"
  }

  func clientWords(_ table: OutcomeTable) -> LocalizedMessage { "\(label: table.clients)" }

  /// A row of a table for people.
  struct Row: Equatable {
    var cells: [LocalizedMessage]
    /// Who they are, in a half-sentence, empty for everybody; nil for all that are left.
    var devices: LocalizedMessage?
    var outcome: ShownOutcome
    /// One of its devices; nil for all that are left.
    var point: Point?
  }

  /// A table as people read it: titles of its columns, and rows.
  typealias Rows = (table: OutcomeTable, titles: [LocalizedMessage], rows: [Row])

  /// Rows that say nothing of an axis hold for all of it. Devices that get nothing are the last row, unless each cell
  /// is to be `exact`, with the alert that it gets.
  func rows(_ table: OutcomeTable, exact: Bool) -> Rows {
    let shown = table.cells.mapped(ShownOutcome.init)
    let parts: [(region: Region, outcome: ShownOutcome)] =
      exact
      ? table.cells.cells.map { ($0.region, ShownOutcome(table.cells.answer(of: $0))) }
      : ordinaryFirst(shown).map { ($0.region, shown.answer(of: $0)) }.filter { $0.outcome.plain != .nothing }
    let words = ExtentWords(zone: zone)
    let axes = table.cells.axes
    let region = RegionWords(axes: axes, asked: table.cells.asked, zone: zone)
    let used = axes.indices.filter { index in parts.contains { $0.region[index] != table.cells.asked[index] } }
    var rows = parts.map { part in
      Row(
        cells: used.map { words.words(part.region[$0], of: axes[$0], asked: table.cells.asked[$0]) ?? "" },
        devices: region.words(part.region), outcome: part.outcome,
        point: table.cells.ordinaryWitness(of: part.region, today: now))
    }
    if !exact, let nothing = shown.answers.first(where: { $0.plain == .nothing }) {
      let everybody: [LocalizedMessage] =
        parts.isEmpty ? [] : ["otherwise"] + used.dropFirst().map { _ -> LocalizedMessage in "" }
      rows.append(Row(cells: everybody, devices: parts.isEmpty ? "" : nil, outcome: nothing))
    }
    return (table, used.map { ExtentWords.title(axes[$0].name) } + ["outcome"], rows)
  }

  /// Versions and systems that a library cannot read are few, and stand below all others.
  private func ordinaryFirst(_ cells: Cells<ShownOutcome>) -> [Cell] {
    let isOrdinary = { (cell: Cell) in !zip(cells.axes, cell.region).contains { $0.isUnreadable($1) } }
    return cells.cells.filter(isOrdinary) + cells.cells.filter { !isOrdinary($0) }
  }

  private func add(_ shown: Rows, to output: inout StyledText, _ width: Int, _ commands: Bool) {
    let (table, titles, rows) = shown
    let formatter = output.formatter
    let heads = titles.map(formatter.text)
    let texts = rows.map { row in (row.cells + [row.outcome.words]).map(formatter.text) }
    guard let widths = ColumnWidths.fitting([heads] + texts, width: width - 2) else {
      return addSentences(rows, table, to: &output, width, commands)
    }
    output.addRow(heads, widths, [.quiet])
    for (row, text) in zip(rows, texts) {
      output.addRow(text, widths, Array(repeating: .plain, count: text.count - 1) + [row.outcome.style])
      if commands { addCommand(row, table, to: &output) }
    }
  }

  /// The rows one below the other, where they are too wide beside each other.
  private func addSentences(
    _ rows: [Row], _ table: OutcomeTable, to output: inout StyledText, _ width: Int, _ commands: Bool
  ) {
    for row in rows {
      output.sayFolded(sentence(row), row.outcome.style, width: width, indent: 2, hanging: 4)
      if commands { addCommand(row, table, to: &output) }
    }
  }

  private func addCommand(_ row: Row, _ table: OutcomeTable, to output: inout StyledText) {
    guard let point = row.point else { return }
    output.add("      osam-lint simulate \(ShellWords.quoted(arguments(point, table)))\n", .quiet)
  }

  /// `installed below 4.0.0: MANDATORY (must-update)`
  private func sentence(_ row: Row) -> LocalizedMessage {
    let devices = row.devices ?? "otherwise"
    return devices.isEmpty ? row.outcome.words : "\(devices): \(row.outcome.words)"
  }
}

/// The parts of an answer that people read in a table.
struct ShownOutcome: Equatable, Sendable {
  var outcome: String
  var plain: Plain

  init(_ answer: DeviceAnswer) {
    outcome = answer.outcome
    plain = answer.plain
  }

  var words: LocalizedMessage { plain.words(of: outcome) }

  var style: Style {
    switch plain {
    case .mustUpdate, .error, .crash: .severity(.error)
    case .mayUpdate, .inform, .prompt: .severity(.info)
    case .nothing: .quiet
    }
  }
}

extension Plain {
  /// An outcome for people: `LAZY (may-update)`, `error (JSONException)`, or `crash`.
  func words(of outcome: String) -> LocalizedMessage {
    if outcome == rawValue { return word }
    let exact: LocalizedMessage = "\(outcome) (\(word))"
    guard let name = KnownOutcome.errorName(outcome) else { return exact }
    return "\("\(word) (\(name))" as LocalizedMessage, exactly: exact)"
  }
}

extension DeviceAnswer {
  package var words: LocalizedMessage { ShownOutcome(self).words }
}

extension StyledText {
  /// Columns with a gap between them; a text that is wider than its column goes on below.
  fileprivate mutating func addRow(_ texts: [String], _ widths: [Int], _ styles: [Style]) {
    let columns = zip(texts, widths).map { text, width in FoldedText.lines(Display.escaped(text), width: max(1, width))
    }
    for line in 0..<max(1, columns.map({ $0.count }).max() ?? 1) {
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
