import OSAMLint

/// A finding, or several that share a text, as a report writes them. Entries are made on any thread and added in the order
/// of their files; what depends on that order, such as a number or a comma before it, is written when they are added.
package struct ReportEntry: Sendable {
  package var text: String
  /// Findings that it shows, one by one or by their places.
  package var findings = 1
  package var rule = ""
  package var severity = Severity.error

  package init(_ text: String, findings: Int = 1) {
    self.text = text
    self.findings = findings
  }

  package init(_ text: String, of finding: Finding, findings: Int = 1) {
    self.text = text
    self.findings = findings
    (rule, severity) = (finding.rule, finding.severity)
  }
}

extension JSONAnswer {
  /// A line for each entry; whether the first of them is the first of all is known to whoever adds them.
  static func lines(_ entries: [ReportEntry], _ isFirst: inout Bool) -> String {
    var text = ""
    for entry in entries {
      text += line(entry.text, isFirst: isFirst)
      isFirst = false
    }
    return text
  }
}
