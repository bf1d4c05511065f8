import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let gitlab = ReportFormat(
    "gitlab", .json, ending: "json", readsRepository: true,
    facts: FormatFacts(
      purpose: "the Code Quality report of GitLab",
      uncheckedFile: "an entry, `critical`",
      unreadReleases: "not at all: there is no place for what is about the run",
      columns: nil)
  ) { settings in
    GitLabReport(place: settings.place, in: settings.formatter)
  }
}

/// The Code Quality report of GitLab: one array and nothing else.
/// [gitlab doc/ci/testing/code_quality.md]
package struct GitLabReport: CheckReport {
  /// The path of a file from the root of the repository.
  private let place: @Sendable (FilePath) -> FilePath
  private let formatter: MessageFormatter
  private var isFirst = true

  package init(place: @escaping @Sendable (FilePath) -> FilePath, in formatter: MessageFormatter) {
    self.place = place
    self.formatter = formatter
  }

  package mutating func start() -> String { "[" }
  package mutating func finish(_ summary: Summary) -> String { isFirst ? "]\n" : "\n]\n" }

  package func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    let lines = LineMap(report.bytes)
    let path = place(report.path)
    var fingerprints = Fingerprints(report, path: path)
    return report.findings.map { finding in
      ReportEntry(
        Self.entry(
          finding.message.whole(in: formatter), finding.rule, fingerprints.next(finding),
          Self.severity(finding.severity), path, lines.position(of: finding.span.start).line), of: finding)
    }
  }

  package mutating func add(_ entries: [ReportEntry]) -> String { JSONAnswer.lines(entries, &isFirst) }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    let path = place(path)
    var hash = StableHash()
    hash.add("\(uncheckedID)\0".utf8)
    hash.add(path.bytes)
    let entry = Self.entry(formatter.text(uncheckedWords(words)), uncheckedID, hash.text, "critical", path, 1)
    return add([ReportEntry(entry)])
  }

  private static func entry(
    _ description: String, _ rule: String, _ fingerprint: String, _ severity: JSONValue, _ path: FilePath, _ line: Int
  ) -> String {
    let value: JSONValue = [
      "description": .string(description), "check_name": .string(rule), "fingerprint": .string(fingerprint),
      "severity": severity,
      "location": ["path": .string(path.display), "lines": ["begin": .integer(line)]],
    ]
    return value.text(pretty: false)
  }

  private static func severity(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
