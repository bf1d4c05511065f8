import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let checkstyle = ReportFormat("checkstyle", .xml, ending: "xml") { _ in CheckstyleReport() }
}

/// The report of Checkstyle, which many programs read. [checkstyle config/checkstyle-report-1.0.0.xsd]
package struct CheckstyleReport: CheckReport {
  package init() {}

  package mutating func start() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  }

  /// The format has no place for what is about the run, so that releases that nobody read are named in a comment.
  package mutating func finish(_ summary: Summary) -> String {
    let note = summary.standIns.sentence.map { "<!-- note: \(XMLText.comment($0)) -->\n" } ?? ""
    return "\(note)</checkstyle>\n"
  }

  package mutating func file(_ report: FileReport) -> String {
    if report.findings.isEmpty { return "" }
    let lines = LineMap(report.bytes)
    var text = "<file name=\"\(XMLText.attribute(PlainPath.of(report.path)))\">\n"
    for finding in report.findings {
      let start = lines.position(of: finding.span.start)
      text += "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(finding.severity.rawValue)\""
      text += " message=\"\(XMLText.attribute(finding.message.whole))\" source=\"osam-lint.\(finding.rule)\"/>\n"
    }
    return text + "</file>\n"
  }

  package mutating func problem(_ path: String, _ words: String) -> String {
    """
    <file name="\(XMLText.attribute(PlainPath.of(path)))">
    <error line="1" column="1" severity="error" message="\(XMLText.attribute(uncheckedWords(words)))" \
    source="osam-lint.\(uncheckedID)"/>
    </file>

    """
  }
}
