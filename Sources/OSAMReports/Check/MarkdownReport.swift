import OSAMLint
import OSAMSyntax

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

  package init() {}

  package mutating func file(_ report: FileReport) -> String {
    if report.findings.isEmpty { return "" }
    let lines = LineMap(report.bytes)
    let path = MarkdownText.cell(PlainPath.of(report.path))
    for finding in report.findings {
      let start = lines.position(of: finding.span.start)
      add(
        "\(path):\(start.line):\(start.column)", finding.severity.rawValue, finding.rule, finding.message.whole,
        finding.severity)
    }
    return ""
  }

  package mutating func problem(_ path: String, _ words: String) -> String {
    add(MarkdownText.cell(PlainPath.of(path)), "error", uncheckedID, uncheckedWords(words), .error)
    return ""
  }

  private mutating func add(
    _ place: String, _ severity: String, _ rule: String, _ message: String, _ kind: Severity
  ) {
    rows[kind, default: Rows()].add("| \(place) | \(severity) | \(rule) | \(MarkdownText.cell(message)) |\n")
  }

  package mutating func finish(_ summary: Summary) -> String {
    var text = "### osam-lint: \(counted(summary.errors, "error")), \(counted(summary.warnings, "warning")), "
    text += "\(counted(summary.infos, "info"))\n\n"
    text += "\(counted(summary.documents, "document")) in \(counted(summary.files, "file"))"
    if summary.unchecked > 0 { text += "; \(counted(summary.unchecked, "file")) could not be checked" }
    text += ".\n"
    if rows.isEmpty { return text }
    text += "\n| place | severity | rule | message |\n|---|---|---|---|\n"
    var room = Self.limit
    var left: [String] = []
    for severity in Severity.allCases.reversed() {
      guard let part = rows[severity] else { continue }
      let shown = part.ends.prefix { $0 <= room }
      let length = shown.last ?? 0
      text += String(decoding: part.text.utf8.prefix(length), as: UTF8.self)
      // Nothing comes after a gap.
      room = shown.count < part.count ? 0 : room - length
      if shown.count < part.count { left.append(counted(part.count - shown.count, severity.rawValue)) }
    }
    if !left.isEmpty { text += "\nLeft out, for the table would be too long: \(left.joined(separator: ", ")).\n" }
    return text
  }
}
