import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let github = ReportFormat(
    "github", ending: "txt", readsRepository: true, commands: .github,
    facts: FormatFacts(
      purpose: "annotations in GitHub Actions, and a job summary",
      uncheckedFile: "an error",
      unreadReleases: "a notice",
      columns: FormatFacts.Columns(.scalars, doubtedBy: "GitHub", hasEnd: true))
  ) {
    settings in
    GitHubReport(place: settings.place, in: settings.formatter)
  }
}

/// Commands to the runner of GitHub Actions, which makes annotations of them.
///
/// [Escapes: actions/toolkit packages/core/src/command.ts. Which properties go together: actions/runner
/// ActionCommandManager.ValidateLinesAndColumns.]
package struct GitHubReport: CheckReport {
  /// Annotations that GitHub keeps of a kind and a step. [actions/toolkit docs/problem-matchers.md]
  private static let kept = 10

  /// The path of a file from the root of the repository.
  private let place: @Sendable (FilePath) -> FilePath
  private let formatter: MessageFormatter
  private var counts: [Severity: Int] = [:]
  /// Errors come first, so the others wait.
  private var later: [Severity: String] = [:]

  package init(place: @escaping @Sendable (FilePath) -> FilePath, in formatter: MessageFormatter) {
    self.place = place
    self.formatter = formatter
  }

  package func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    let lines = LineMap(report.bytes)
    let file = Self.property(place(report.path).display)
    let shown = Display.escaped(report.path.plain.display)
    return report.findings.map { finding in
      let start = lines.position(of: finding.span.start)
      let end = lines.position(of: finding.span.end)
      var command = "::\(finding.severity.command) file=\(file),line=\(start.line),endLine=\(end.line)"
      // Columns are refused where a place has more than one line.
      if start.line == end.line { command += ",col=\(start.column),endColumn=\(end.column)" }
      // In the log nothing but the message is shown, so it says the place once more.
      command += ",title=\(finding.rule)::"
      command += Self.data("\(shown):\(start.line):\(start.column): \(formatter.text(finding.message.sentence))")
      if let next = finding.message.next(in: formatter) { command += "%0A" + Self.data(next) }
      return ReportEntry(command + "\n", of: finding)
    }
  }

  package mutating func add(_ entries: [ReportEntry]) -> String {
    entries.map { add($0.text, $0.severity) }.joined()
  }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    let message = Self.data("\(Display.escaped(path.plain.display)): \(formatter.text(uncheckedWords(words)))")
    return add("::error file=\(Self.property(place(path).display)),title=\(uncheckedID)::\(message)\n", .error)
  }

  /// The text to be written at once.
  private mutating func add(_ command: String, _ severity: Severity) -> String {
    counts[severity, default: 0] += 1
    if severity == .error { return command }
    later[severity, default: ""] += command
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    var text = (later[.warning] ?? "") + (later[.info] ?? "")
    if let substitutions = summary.substitutions.sentence.map(formatter.text) {
      text += "::notice title=\(unreadID)::\(Self.data(substitutions))\n"
    }
    let hidden = [Severity.error, .warning, .info].compactMap { severity in
      let more = counts[severity, default: 0] - Self.kept
      return more > 0 ? severity.counted(more) : nil
    }
    if hidden.isEmpty { return text }
    let note: LocalizedMessage = """
      GitHub keeps \(Self.kept) annotations of each kind for a step; only this log has the rest: \
      \(hidden.joined(separator: ", ")).
      """
    return text + formatter.text(note) + "\n"
  }

  private static func data(_ text: String) -> String { LogCommands.github.escaped(text) }

  private static func property(_ text: String) -> String { LogCommands.github.escaped(text, and: [":", ","]) }
}

extension Severity {
  /// The annotation that the runner makes of it.
  var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
