import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let concise = ReportFormat(
    "concise", ending: "txt",
    facts: FormatFacts(
      purpose: "terminals, editors, `grep`: a line for each finding",
      uncheckedFile: "only on standard error",
      unreadReleases: "not at all: it has a line for each finding and nothing else",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) {
    ConciseReport(colour: $0.usesColour, in: $0.formatter)
  }
}

/// One line a finding, for terminals, editors and `grep`.
package struct ConciseReport: CheckReport {
  private let colour: Bool
  private let formatter: MessageFormatter

  package init(colour: Bool, in formatter: MessageFormatter) {
    self.colour = colour
    self.formatter = formatter
  }

  package func entries(of report: FileReport) -> [ReportEntry] {
    guard !report.findings.isEmpty else { return [] }
    let lines = LineMap(report.bytes)
    return report.findings.map { finding in
      var output = StyledText(formatter)
      let position = lines.position(of: finding.span.start)
      output.add("\(Display.escaped(report.path.display)):\(position.line):\(position.column): ", .strong)
      output.say("\(finding.severity.word)[\(finding.rule)]", .severity(finding.severity))
      output.sayLine(": \(finding.message.what)")
      return ReportEntry(output.painted(colour), of: finding)
    }
  }
}
