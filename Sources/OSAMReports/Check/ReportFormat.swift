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
  /// The path of a file as the repository has it, by the one it has in messages. Asked by formats that
  /// `readsRepository`; people read the path that was given.
  package var place: @Sendable (String) -> String = PlainPath.of

  package init(usesColour: Bool = false, failOn: Severity = .error, version: String = "0.0.0") {
    self.usesColour = usesColour
    self.failOn = failOn
    self.version = version
  }
}

extension ReportFormat {
  /// Whoever reads it has the repository before him, and knows files by their paths from its root.
  package var readsRepository: Bool { [.github, .gitlab, .sarif].contains(self) }

  /// A report in this form, with nothing in it yet.
  package func report(_ settings: ReportSettings) -> any CheckReport {
    switch self {
    case .text: TextReport(colour: settings.usesColour)
    case .concise: ConciseReport(colour: settings.usesColour)
    case .json: JSONReport()
    case .github: GitHubReport(place: settings.place)
    case .gitlab: GitLabReport(place: settings.place)
    case .sarif: SARIFReport(version: settings.version, place: settings.place)
    case .junit: JUnitReport(failOn: settings.failOn)
    case .checkstyle: CheckstyleReport()
    case .rdjson: RDJSONReport()
    case .markdown: MarkdownReport()
    }
  }
}
