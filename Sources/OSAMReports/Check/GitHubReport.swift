import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let github = ReportFormat("github", ending: "txt", readsRepository: true, commands: .github) {
    settings in
    GitHubReport(place: settings.place)
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
  private let place: @Sendable (String) -> String
  private var counts: [Severity: Int] = [:]
  /// Errors come first, so the others wait.
  private var later: [Severity: String] = [:]

  package init(place: @escaping @Sendable (String) -> String) { self.place = place }

  package mutating func file(_ report: FileReport) -> String {
    if report.findings.isEmpty { return "" }
    let lines = LineMap(report.bytes)
    let file = Self.property(place(report.path))
    let shown = Display.escaped(PlainPath.of(report.path))
    var text = ""
    for finding in report.findings {
      let start = lines.position(of: finding.span.start)
      let end = lines.position(of: finding.span.end)
      var command = "::\(finding.severity.command) file=\(file),line=\(start.line),endLine=\(end.line)"
      // Columns are refused where a place has more than one line.
      if start.line == end.line { command += ",col=\(start.column),endColumn=\(end.column)" }
      // In the log nothing but the message is shown, so it says the place once more.
      command += ",title=\(finding.rule)::"
      command += Self.data("\(shown):\(start.line):\(start.column): \(finding.message.text)")
      if let next = finding.message.next { command += "%0A" + Self.data(next) }
      text += add(command + "\n", finding.severity)
    }
    return text
  }

  package mutating func problem(_ path: String, _ words: String) -> String {
    let message = Self.data("\(Display.escaped(PlainPath.of(path))): \(uncheckedWords(words))")
    return add("::error file=\(Self.property(place(path))),title=\(uncheckedID)::\(message)\n", .error)
  }

  /// What is written at once.
  private mutating func add(_ command: String, _ severity: Severity) -> String {
    counts[severity, default: 0] += 1
    if severity == .error { return command }
    later[severity, default: ""] += command
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    var text = (later[.warning] ?? "") + (later[.info] ?? "")
    if let standIns = summary.standIns.sentence {
      text += "::notice title=\(unreadID)::\(Self.data(standIns))\n"
    }
    let words: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "info")]
    let hidden = words.compactMap { severity, word in
      let more = counts[severity, default: 0] - Self.kept
      return more > 0 ? counted(more, word) : nil
    }
    if hidden.isEmpty { return text }
    return text
      + "GitHub keeps \(Self.kept) annotations of each kind for a step; only this log has the rest: \(hidden.joined(separator: ", ")).\n"
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
