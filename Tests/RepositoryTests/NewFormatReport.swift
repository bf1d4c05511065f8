import OSAMFormats
import OSAMLint
import OSAMSyntax

@testable import OSAMReports

extension ReportFormat {
  static let newFormat = ReportFormat(
    "new-format", ending: "txt",
    facts: FormatFacts(
      purpose: "whoever reads it",
      uncheckedFile: "only on standard error",
      unreadReleases: "not at all: it has a line for each finding and nothing else",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) {
    NewFormatReport(in: $0.formatter)
  }
}

/// A line for each finding, with tabs between its parts. [the page that describes the format]
struct NewFormatReport: CheckReport {
  private let formatter: MessageFormatter

  init(in formatter: MessageFormatter) { self.formatter = formatter }

  func entries(of report: FileReport) -> [ReportEntry] {
    let lines = LineMap(report.bytes)
    return report.findings.map { finding in
      let start = lines.position(of: finding.span.start)
      let parts = [
        report.path.display, "\(start.line)", "\(start.column)", finding.severity.rawValue, finding.rule,
        formatter.text(finding.message.sentence),
      ]
      return ReportEntry(parts.map { Display.escaped($0) }.joined(separator: "\t") + "\n", of: finding)
    }
  }
}
