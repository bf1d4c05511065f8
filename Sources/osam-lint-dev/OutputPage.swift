import OSAMCommands
import OSAMReports
import OSAMSyntax

/// docs/output.md, written by hand but for its tables of formats. Each stands between two lines,
/// `<!-- formats: NAME, made by make generate -->` and `<!-- end -->`.
enum OutputPage {
  static let path = "docs/output.md"

  /// A table that is not on the page exactly once or has no end, or a format of which no table says anything.
  struct Fault: Error {
    let words: String
  }

  static func text(of page: String) throws(Fault) -> String {
    if let format = unexplained.first { throw Fault(words: "OutputPage does not say what the format \(format) is for") }
    var text = page
    for (name, table) in tables {
      let start = "<!-- formats: \(name), made by make generate -->\n"
      let parts = text.parts(around: start)
      let rest = parts.last?.parts(around: "<!-- end -->\n", most: 2) ?? []
      guard parts.count == 2, rest.count == 2 else {
        throw Fault(words: "\(path) lacks the table “\(name)”, or its end")
      }
      text = "\(parts[0])\(start)\(table.text)<!-- end -->\n\(rest[1])"
    }
    return text
  }

  private static var tables: [(name: String, table: MarkdownTable)] {
    [
      ("what they are for", purposes), ("commands", commands), ("unchecked files", uncheckedFiles),
      ("unread releases", unreadReleases), ("columns", columns),
    ]
  }

  private static var purposes: MarkdownTable {
    var table = MarkdownTable("format", "what it is for", "section")
    for format in ReportFormat.all {
      let section = format == .json ? "[json](#json), with a part for each command" : "[\(format)](#\(format))"
      table.add(format.name, [format.facts.purpose, section])
    }
    for format in TestFormats.all where !ReportFormat.all.contains(format) {
      table.add(format.name, [format.facts.purpose, "[test](#test)"])
    }
    for (format, purpose) in ofAgenda { table.add(format, [purpose, "[agenda.md](agenda.md#a-calendar)"]) }
    return table
  }

  /// The formats of `agenda` alone.
  private static let ofAgenda: [(name: String, purpose: String)] = [("ics", "calendar programs"), ("svg", "a drawing")]

  /// Formats of commands that stand in no list.
  private static var unexplained: [String] {
    let known = (ReportFormat.all + TestFormats.all).map(\.name) + ofAgenda.map(\.name)
    return formats.flatMap(\.formats).filter { !known.contains($0) }
  }

  private static var commands: MarkdownTable {
    var table = MarkdownTable("command", "formats")
    for (command, formats) in formats {
      table.add(command, [formats.map { "`\($0)`" }.joined(separator: ", ")])
    }
    return table
  }

  /// As `--format` of each command takes them, in the order of help.
  private static var formats: [(command: String, formats: [String])] {
    CommandTable.commands(DevTool.kinds).compactMap { command in
      guard case .choices(let words)? = command.options.first(where: { $0.name == "--format" })?.completion else {
        return nil
      }
      return (command.name, words().filter { $0 != "auto" })
    }
  }

  private static var uncheckedFiles: MarkdownTable {
    var table = MarkdownTable("format", "a file that could not be checked")
    for format in ReportFormat.all { table.add(format.name, [format.facts.uncheckedFile]) }
    return table
  }

  private static var unreadReleases: MarkdownTable {
    var table = MarkdownTable("format", "where")
    for format in ReportFormat.all { table.add(format.name, [format.facts.unreadReleases]) }
    return table
  }

  private static var columns: MarkdownTable {
    let line = "é😀x"
    var table = MarkdownTable("format", "a column is", "`\(line)`: x is at", "a byte-order mark", "the end")
    for format in ReportFormat.all {
      guard let columns = format.facts.columns else { continue }
      let doubt = columns.doubtedBy.map { "; \($0) does not say what it counts" } ?? ""
      let bytes = Array(line.utf8)
      let column = LineMap(bytes).position(of: bytes.count - 1, in: columns.unit).column
      table.add(
        format.name,
        [
          columns.unit.name + doubt, "\(column)", columns.unit.countsByteOrderMark ? "counts three" : "does not count",
          columns.hasEnd ? "after the last" : "—",
        ])
    }
    return table
  }
}

extension ColumnUnit {
  fileprivate var name: String {
    switch self {
    case .scalars: "a character (Unicode scalar)"
    case .utf16: "a code unit of UTF-16"
    case .bytes: "a byte of UTF-8"
    }
  }

  fileprivate var countsByteOrderMark: Bool {
    LineMap([0xEF, 0xBB, 0xBF, 0x78]).position(of: 3, in: self).column > 1
  }
}

/// A table of Markdown whose first column names things. Those with the same cells share a row.
private struct MarkdownTable {
  private let head: [String]
  private var rows: [(names: [String], cells: [String])] = []

  init(_ head: String...) { self.head = head }

  mutating func add(_ name: String, _ cells: [String]) {
    if let same = rows.firstIndex(where: { $0.cells == cells }) {
      rows[same].names.append(name)
    } else {
      rows.append(([name], cells))
    }
  }

  var text: String {
    let rule = "|" + String(repeating: "---|", count: head.count) + "\n"
    return Self.line(head) + rule
      + rows.map { Self.line([$0.names.map { "`\($0)`" }.joined(separator: ", ")] + $0.cells) }.joined()
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
