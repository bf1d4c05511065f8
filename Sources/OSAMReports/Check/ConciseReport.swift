import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let concise = ReportFormat("concise", ending: "txt") { ConciseReport(colour: $0.usesColour) }
}

/// One line a finding, for terminals, editors and `grep`.
package struct ConciseReport: CheckReport {
  private let colour: Bool

  package init(colour: Bool) { self.colour = colour }

  package mutating func file(_ report: FileReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    let lines = LineMap(report.bytes)
    var text = ""
    for finding in report.findings {
      var output = StyledText()
      let position = lines.position(of: finding.span.start)
      output.add("\(Display.escaped(report.path)):\(position.line):\(position.column): ", .strong)
      output.add("\(finding.severity.rawValue)[\(finding.rule)]", .severity(finding.severity))
      output.add(": \(finding.message.what.text)\n")
      text += output.painted(colour)
    }
    return text
  }
}
