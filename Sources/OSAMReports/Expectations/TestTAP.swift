import OSAMFormats
import OSAMLint
import OSAMSyntax

extension TestFormats {
  static let tap = ReportFormat(
    "tap", ending: "tap",
    facts: FormatFacts(
      purpose: "programs that read the Test Anything Protocol",
      uncheckedFile: "a point that is not ok",
      unreadReleases: "not at all: it has a point for each case and nothing else",
      columns: FormatFacts.Columns(.scalars, hasEnd: false))
  ) { TestTAP(in: $0.formatter) }
}

/// The Test Anything Protocol, version 14: a test point for each case, with a block of YAML for one that does not hold.
/// [testanything.org/tap-version-14-specification.html]
struct TestTAP: CheckReport {
  private let formatter: MessageFormatter
  private var points = 0

  init(in formatter: MessageFormatter) { self.formatter = formatter }

  mutating func start() -> String { "TAP version 14\n" }

  func entries(of report: FileReport) -> [ReportEntry] {
    let lines = LineMap(report.bytes)
    let file = report.path.plain.display
    guard let tested = report.tested, !tested.cases.isEmpty else {
      return report.findings.isEmpty ? [] : [point(false, file, report.findings, file, lines)]
    }
    return tested.cases.map { point($0.status == .passed, "\(file): \($0.name)", $0.findings, file, lines) }
  }

  /// Each point with its number; one without a finding is ok.
  mutating func add(_ entries: [ReportEntry]) -> String {
    entries.map { entry in
      points += 1
      return "\(entry.findings == 0 ? "ok" : "not ok") \(points) - \(entry.text)"
    }.joined()
  }

  mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    let message = JSONValue.string(formatter.text(uncheckedWords(words))).text(pretty: false)
    return add([ReportEntry("\(Self.description(path.plain.display))\n  ---\n  message: \(message)\n  ...\n")])
  }

  mutating func finish(_ summary: Summary) -> String { "1..\(points)\n" }

  /// A point behind its number.
  private func point(
    _ isOK: Bool, _ description: String, _ findings: [Finding], _ file: String, _ lines: LineMap
  ) -> ReportEntry {
    var text = "\(Self.description(description))\n"
    guard !isOK, let first = findings.first else { return ReportEntry(text, findings: isOK ? 0 : 1) }
    let start = lines.position(of: first.span.start)
    let message = findings.map { formatter.text($0.message.sentence) }.joined(separator: "\n")
    text += "  ---\n  message: \(JSONValue.string(message).text(pretty: false))\n"
    text += "  at: \(JSONValue.string("\(file):\(start.line):\(start.column)").text(pretty: false))\n"
    if let next = first.message.next(in: formatter) {
      text += "  next: \(JSONValue.string(next).text(pretty: false))\n"
    }
    return ReportEntry(text + "  ...\n", findings: findings.count)
  }

  /// On one line, and without what would begin a directive.
  private static func description(_ text: String) -> String {
    var answer = ""
    for scalar in Display.escaped(text).unicodeScalars {
      if scalar == "#" || scalar == "\\" { answer += "\\" }
      answer.unicodeScalars.append(scalar)
    }
    return answer
  }
}
