import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let azure = ReportFormat("azure", ending: "txt", readsRepository: true, commands: .azure) { settings in
    AzureReport(place: settings.place)
  }
}

/// Logging commands to the agent of Azure Pipelines, which makes issues of them.
///
/// [Properties: the page “Logging commands” of Azure Pipelines. Escapes: azure-pipelines-task-lib node/taskcommand.ts.
/// What is kept: azure-pipelines-agent ExecutionContext._maxIssueCount]
struct AzureReport: CheckReport {
  /// Issues that Azure keeps of a kind and a step.
  private static let kept = 10

  /// The path of a file from the root of the repository.
  private let place: @Sendable (String) -> String
  private var counts: [Severity: Int] = [:]
  /// Errors come first, so the others wait.
  private var later: [Severity: String] = [:]

  init(place: @escaping @Sendable (String) -> String) { self.place = place }

  mutating func file(_ report: FileReport) -> String {
    if report.findings.isEmpty { return "" }
    let lines = LineMap(report.bytes)
    var text = ""
    for finding in report.findings {
      let start = lines.position(of: finding.span.start)
      text += add(
        finding.severity, finding.rule, report.path, start.line, start.column, finding.message.text,
        finding.message.help?.text)
    }
    return text
  }

  mutating func problem(_ path: String, _ words: String) -> String {
    add(.error, uncheckedID, path, nil, nil, uncheckedWords(words), nil)
  }

  /// What is written at once. In the log nothing but the message is shown, so it says the place once more. There are no
  /// issues that are less than a warning: notes are lines of the log.
  private mutating func add(
    _ severity: Severity, _ rule: String, _ path: String, _ line: Int?, _ column: Int?, _ message: String,
    _ help: String?
  ) -> String {
    counts[severity, default: 0] += 1
    let position = if let line, let column { ":\(line):\(column)" } else { "" }
    let shown = Display.escaped(PlainPath.of(path)) + position
    if severity == .info {
      later[.info, default: ""] += "\(shown): info[\(rule)]: \(message)\n"
      return ""
    }
    var command = "##vso[task.logissue type=\(severity.rawValue);sourcepath=\(Self.property(place(path)));"
    if let line, let column { command += "linenumber=\(line);columnnumber=\(column);" }
    command += "code=\(rule);]" + LogCommands.azure.escaped("\(shown): \(message)")
    if let help { command += "%0A" + LogCommands.azure.escaped(help) }
    if severity == .error { return command + "\n" }
    later[severity, default: ""] += command + "\n"
    return ""
  }

  mutating func finish(_ summary: Summary) -> String {
    var text = (later[.warning] ?? "") + (later[.info] ?? "")
    if let standIns = summary.standIns.sentence { text += Display.escaped(standIns) + "\n" }
    let words: [(Severity, String)] = [(.error, "error"), (.warning, "warning")]
    let hidden = words.compactMap { severity, word in
      let more = counts[severity, default: 0] - Self.kept
      return more > 0 ? counted(more, word) : nil
    }
    if hidden.isEmpty { return text }
    return text
      + "Azure keeps \(Self.kept) issues of each kind for a step; only this log has the rest: \(hidden.joined(separator: ", ")).\n"
  }

  private static func property(_ text: String) -> String { LogCommands.azure.escaped(text, and: [";", "]"]) }
}
