import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let text = ReportFormat("text", ending: "txt") { TextReport(colour: $0.usesColour) }
}

/// For people: a frame for every finding.
package struct TextReport: CheckReport {
  private let colour: Bool
  private var isFirst = true

  package init(colour: Bool) { self.colour = colour }

  package mutating func file(_ report: FileReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    let lines = LineMap(report.bytes)
    var text = ""
    for finding in report.findings {
      var output = StyledText()
      if !isFirst { output.newLine() }
      isFirst = false
      let position = lines.position(of: finding.span.start)
      output.add("\(Display.escaped(report.path)):\(position.line):\(position.column): ", .strong)
      output.add("\(finding.severity.rawValue)[\(finding.rule)]", .severity(finding.severity))
      output.add(": \(finding.message.text)\n", .strong)
      CodeFrame(finding, bytes: report.bytes, lines: lines).render(into: &output)
      for place in finding.related {
        guard let other = place.other else { continue }
        output.add("also: \(Display.escaped(other.path)):\(other.start().line):\(other.start().column)")
        output.add(" \(place.caption)\n", .quiet)
      }
      if let help = finding.message.help { output.add("help: \(help)\n", .help) }
      text += output.painted(colour)
    }
    return text
  }
}
