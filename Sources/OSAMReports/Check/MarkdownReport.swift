import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let markdown = ReportFormat("markdown", ending: "md") { _ in MarkdownReport() }
}

/// For a job summary or a comment: totals and a table, the gravest findings first, never longer than a comment may be.
package struct MarkdownReport: CheckReport {
  /// Bytes of rows at most. A comment on GitHub has 65 536 characters, a job summary 1 MiB.
  private static let limit = 60_000

  /// Rows of one severity, as far as they may be needed.
  private struct Rows {
    var text = ""
    /// Bytes up to the end of each row that is kept.
    var ends: [Int] = []
    /// All there are.
    var count = 0

    mutating func add(_ row: @autoclosure () -> String) {
      count += 1
      // What is too much for the whole is too much for a part.
      if text.utf8.count > MarkdownReport.limit { return }
      text += row()
      ends.append(text.utf8.count)
    }
  }

  private var rows: [Severity: Rows] = [:]
  /// Of files that could not be checked.
  private var unchecked = Rows()

  package init() {}

  package mutating func file(_ report: FileReport) -> String {
    if report.findings.isEmpty { return "" }
    let lines = LineMap(report.bytes)
    let path = MarkdownText.cell(PlainPath.of(report.path))
    for finding in report.findings {
      let start = lines.position(of: finding.span.start)
      rows[finding.severity, default: Rows()].add(
        "| \(path):\(start.line):\(start.column) | \(finding.severity.rawValue) | \(finding.rule) | \(MarkdownText.cell(finding.message.whole)) |\n"
      )
    }
    return ""
  }

  package mutating func problem(_ path: String, _ words: String) -> String {
    unchecked.add(
      "| \(MarkdownText.cell(PlainPath.of(path))) | not checked | | \(MarkdownText.cell(uncheckedWords(words))) |\n")
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    var text = "### osam-lint: \(counted(summary.errors, "error")), \(counted(summary.warnings, "warning")), "
    text += "\(counted(summary.infos, "info"))\n\n"
    text +=
      summary.cases.all > 0
      ? summary.cases.sentence(files: summary.files)
      : "\(counted(summary.documents, "document")) in \(counted(summary.files, "file"))"
    if summary.unchecked > 0 { text += "; \(counted(summary.unchecked, "file")) could not be checked" }
    text += ".\n"
    if let standIns = summary.standIns.sentence { text += "\nNote: \(MarkdownText.cell(standIns)).\n" }
    if rows.isEmpty, unchecked.count == 0 { return text }
    return text + "\n| place | severity | rule | message |\n|---|---|---|---|\n" + table
  }

  /// The rows there is room for, and what is left out.
  private var table: String {
    var text = ""
    var room = Self.limit
    var left: [String] = []
    let graded = Severity.allCases.reversed().map { ($0.rawValue, rows[$0] ?? Rows()) }
    let groups = [("unchecked file", unchecked)] + graded
    for (word, group) in groups {
      let shown = group.ends.prefix { $0 <= room }
      let length = shown.last ?? 0
      text += String(decoding: group.text.utf8.prefix(length), as: UTF8.self)
      room -= length
      if shown.count == group.count { continue }
      // Nothing comes after a gap.
      room = 0
      left.append(counted(group.count - shown.count, word))
    }
    if left.isEmpty { return text }
    return text + "\nLeft out, for the table would be too long: \(left.joined(separator: ", ")).\n"
  }
}
