import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let azure = ReportFormat(
    "azure", ending: "txt", readsRepository: true, commands: .azure,
    facts: FormatFacts(
      purpose: "issues in Azure Pipelines",
      uncheckedFile: "an error",
      unreadReleases: "a line of the log",
      columns: FormatFacts.Columns(.scalars, doubtedBy: "Azure", hasEnd: false))
  ) { settings in
    AzureReport(place: settings.place, in: settings.formatter)
  }
}

/// Logging commands to the agent of Azure Pipelines, which makes issues of them.
///
/// [Properties: the page “Logging commands” of Azure Pipelines. Escapes: azure-pipelines-task-lib node/taskcommand.ts.
/// Kept issues: azure-pipelines-agent ExecutionContext._maxIssueCount]
struct AzureReport: CheckReport {
  /// Issues that Azure keeps of a kind and a step.
  private static let kept = 10

  /// The path of a file from the root of the repository.
  private let place: @Sendable (FilePath) -> FilePath
  private let formatter: MessageFormatter
  private var counts: [Severity: Int] = [:]
  /// Errors come first, so the others wait.
  private var later: [Severity: String] = [:]

  init(place: @escaping @Sendable (FilePath) -> FilePath, in formatter: MessageFormatter) {
    self.place = place
    self.formatter = formatter
  }

  func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    let lines = LineMap(report.bytes)
    return report.findings.map { finding in
      let start = lines.position(of: finding.span.start)
      return ReportEntry(
        text(
          finding.severity, finding.rule, report.path, start.line, start.column,
          formatter.text(finding.message.sentence), finding.message.help.map(formatter.text)), of: finding)
    }
  }

  mutating func add(_ entries: [ReportEntry]) -> String { entries.map { add($0.text, $0.severity) }.joined() }

  mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    add(text(.error, uncheckedID, path, nil, nil, formatter.text(uncheckedWords(words)), nil), .error)
  }

  /// The text to be written at once.
  private mutating func add(_ command: String, _ severity: Severity) -> String {
    counts[severity, default: 0] += 1
    if severity == .error { return command }
    later[severity, default: ""] += command
    return ""
  }

  /// In the log nothing but the message is shown, so it says the place once more. There are no issues that are less than
  /// a warning: notes are lines of the log.
  private func text(
    _ severity: Severity, _ rule: String, _ path: FilePath, _ line: Int?, _ column: Int?, _ message: String,
    _ help: String?
  ) -> String {
    let position = if let line, let column { ":\(line):\(column)" } else { "" }
    let shown = Display.escaped(path.plain.display) + position
    if severity == .info { return "\(shown): info[\(rule)]: \(message)\n" }
    var command = "##vso[task.logissue type=\(severity.rawValue);sourcepath=\(Self.property(place(path).display));"
    if let line, let column { command += "linenumber=\(line);columnnumber=\(column);" }
    command += "code=\(rule);]" + LogCommands.azure.escaped("\(shown): \(message)")
    if let help { command += "%0A" + LogCommands.azure.escaped(help) }
    return command + "\n"
  }

  mutating func finish(_ summary: Summary) -> String {
    var text = (later[.warning] ?? "") + (later[.info] ?? "")
    if let substitutions = summary.substitutions.sentence.map(formatter.text) {
      text += Display.escaped(substitutions) + "\n"
    }
    let hidden = [Severity.error, .warning].compactMap { severity in
      let more = counts[severity, default: 0] - Self.kept
      return more > 0 ? severity.counted(more) : nil
    }
    if hidden.isEmpty { return text }
    let note: LocalizedMessage = """
      Azure keeps \(Self.kept) issues of each kind for a step; only this log has the rest: \
      \(hidden.joined(separator: ", ")).
      """
    return text + formatter.text(note) + "\n"
  }

  private static func property(_ text: String) -> String { LogCommands.azure.escaped(text, and: [";", "]"]) }
}
