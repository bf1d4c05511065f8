import OSAMLint

/// The forms in which findings can be written. A new one is a file, a case and a line below.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, concise, json, github, gitlab, sarif, junit, checkstyle, rdjson, markdown
}

/// What reports are told about a run.
package struct ReportSettings: Sendable {
  /// Only what is written for people has colour.
  package var usesColour: Bool
  /// Lowest severity that makes a run fail.
  package var failOn: Severity
  /// Of this program.
  package var version: String

  package init(usesColour: Bool = false, failOn: Severity = .error, version: String = "0.0.0") {
    self.usesColour = usesColour
    self.failOn = failOn
    self.version = version
  }
}

extension ReportFormat {
  /// A report in this form, with nothing in it yet.
  package func report(_ settings: ReportSettings) -> any CheckReport {
    switch self {
    case .text: TextReport(colour: settings.usesColour)
    case .concise: ConciseReport(colour: settings.usesColour)
    case .json: JSONReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .sarif: SARIFReport(version: settings.version)
    case .junit: JUnitReport(failOn: settings.failOn)
    case .checkstyle: CheckstyleReport()
    case .rdjson: RDJSONReport()
    case .markdown: MarkdownReport()
    }
  }
}
