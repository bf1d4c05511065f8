import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let checkstyle = ReportFormat(
    "checkstyle", .xml, ending: "xml",
    facts: FormatFacts(
      purpose: "Jenkins and many others",
      uncheckedFile: "an error at 1:1",
      unreadReleases: "a comment",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) {
    CheckstyleReport(in: $0.formatter)
  }
}

/// The report of Checkstyle, which many programs read. [checkstyle config/checkstyle-report-1.0.0.xsd]
package struct CheckstyleReport: CheckReport {
  private let formatter: MessageFormatter

  package init(in formatter: MessageFormatter) { self.formatter = formatter }

  package mutating func start() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  }

  /// The format has no place for what is about the run, so that releases that nobody read are named in a comment.
  package mutating func finish(_ summary: Summary) -> String {
    let note =
      summary.substitutions.sentence.map { "<!-- \(XMLText.comment(formatter.text("note: \($0)"))) -->\n" } ?? ""
    return "\(note)</checkstyle>\n"
  }

  package func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    let lines = LineMap(report.bytes)
    var text = "<file name=\"\(XMLText.attribute(report.path.plain.display))\">\n"
    for finding in report.findings {
      let start = lines.position(of: finding.span.start)
      text += "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(finding.severity.rawValue)\""
      text +=
        " message=\"\(XMLText.attribute(finding.message.whole(in: formatter)))\" source=\"osam-lint.\(finding.rule)\"/>\n"
    }
    return [ReportEntry(text + "</file>\n", findings: report.findings.count)]
  }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    """
    <file name="\(XMLText.attribute(path.plain.display))">
    <error line="1" column="1" severity="error" message="\(XMLText.attribute(formatter.text(uncheckedWords(words))))" \
    source="osam-lint.\(uncheckedID)"/>
    </file>

    """
  }
}
