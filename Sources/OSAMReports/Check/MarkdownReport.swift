import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let markdown = ReportFormat(
    "markdown", isForPeople: true, ending: "md",
    facts: FormatFacts(
      purpose: "a comment on a merge request, a job summary",
      uncheckedFile: "a row of the table",
      unreadReleases: "above the table",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) {
    MarkdownReport(joins: $0.mostDocuments != nil, in: $0.formatter)
  }
}

/// For a job summary or a comment: totals and a table, the gravest findings first, never longer than a comment may be.
package struct MarkdownReport: CheckReport {
  /// Bytes of rows at most. A comment on GitHub has 65 536 characters, a job summary 1 MiB.
  private static let limit = 60_000

  /// Rows of one severity, as far as they may be needed.
  private struct Rows {
    var text = ""
    /// For each row that is kept the bytes up to its end, and the findings up to it.
    var kept: [(end: Int, findings: Int)] = []
    /// Findings of all rows there are.
    var count = 0

    mutating func add(_ row: String, of findings: Int = 1) {
      count += findings
      // Rows that are too much for the whole are too much for a part.
      if text.utf8.count > MarkdownReport.limit { return }
      text += row
      kept.append((text.utf8.count, count))
    }
  }

  private var rows: [Severity: Rows] = [:]
  /// Of files that could not be checked.
  private var unchecked = Rows()

  private let formatter: MessageFormatter

  /// Findings that say the same beside each other share a row.
  private let joins: Bool

  package init(joins: Bool = false, in formatter: MessageFormatter) {
    self.joins = joins
    self.formatter = formatter
  }

  package func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    let lines = LineMap(report.bytes)
    let path = report.path.plain.display
    var entries: [ReportEntry] = []
    // Bytes by severity: rows that are too much for the table are only counted.
    var sizes: [Severity: Int] = [:]
    JoinedFindings.forEach(of: report, joins: joins) { group in
      let finding = group.first
      guard sizes[finding.severity, default: 0] <= Self.limit else {
        return entries.append(ReportEntry("", of: finding, findings: group.others.count + 1))
      }
      let start = lines.position(of: finding.span.start)
      let cases = group.moreCases.map { words in
        " (\(formatter.text(words)) \(group.named(lines, in: formatter).joined(separator: "; ")))"
      }
      let more = cases ?? group.more(lines, in: formatter).map { " " + formatter.text("\($0).") } ?? ""
      let row =
        "| \(MarkdownText.cell("\(path):\(start.line):\(start.column)")) | \(formatter.text(finding.severity.word)) | \(finding.rule) | \(MarkdownText.cell(group.message.whole(in: formatter) + more)) |\n"
      sizes[finding.severity, default: 0] += row.utf8.count
      entries.append(ReportEntry(row, of: finding, findings: group.others.count + 1))
    }
    return entries
  }

  package mutating func add(_ entries: [ReportEntry]) -> String {
    for entry in entries { rows[entry.severity, default: Rows()].add(entry.text, of: entry.findings) }
    return ""
  }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    unchecked.add(
      "| \(MarkdownText.cell(path.plain.display)) | \(formatter.text("not checked")) | | \(MarkdownText.cell(formatter.text(uncheckedWords(words)))) |\n"
    )
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    let title: LocalizedMessage = """
      osam-lint: \(Severity.error.counted(summary.errors)), \(Severity.warning.counted(summary.warnings)), \
      \(Severity.info.counted(summary.infos))
      """
    var counts =
      summary.cases.all > 0
      ? summary.cases.sentence(files: summary.files)
      : "\(summary.documents, one: "document", many: "documents") in \(summary.files, one: "file", many: "files")"
    if summary.unchecked > 0 {
      counts = "\(counts); \(summary.unchecked, one: "file", many: "files") could not be checked"
    }
    var text = "### \(formatter.text(title))\n\n\(formatter.text("\(counts)."))\n"
    if let substitutions = summary.substitutions.sentence {
      text += "\n\(MarkdownText.cell(formatter.text("Note: \(substitutions).")))\n"
    }
    if rows.isEmpty, unchecked.count == 0 { return text }
    return text + MarkdownText.head(["place", "severity", "rule", "message"], formatter) + table
  }

  /// The rows there is room for, and what is left out.
  private var table: String {
    var text = ""
    var room = Self.limit
    var left: [LocalizedMessage] = []
    let groups = [(nil, unchecked)] + Severity.allCases.reversed().map { ($0, rows[$0] ?? Rows()) }
    for (severity, group) in groups {
      let shown = group.kept.last { $0.end <= room } ?? (0, 0)
      text += String(decoding: group.text.utf8.prefix(shown.end), as: UTF8.self)
      room -= shown.end
      if shown.findings == group.count { continue }
      // Nothing comes after a gap.
      room = 0
      let count = group.count - shown.findings
      left.append(severity?.counted(count) ?? "\(count, one: "unchecked file", many: "unchecked files")")
    }
    if left.isEmpty { return text }
    return text + "\n" + formatter.text("Left out, for the table would be too long: \(left.joined(separator: ", ")).")
      + "\n"
  }
}
