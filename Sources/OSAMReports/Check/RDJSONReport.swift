import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  static let rdjson = ReportFormat(
    "rdjson", .json, ending: "json",
    facts: FormatFacts(
      purpose: "reviewdog, with suggestions",
      uncheckedFile: "a diagnostic without a range",
      unreadReleases: "not at all: there is no place for what is about the run",
      columns: FormatFacts.Columns(RDJSONReport.unit, hasEnd: true))
  ) {
    RDJSONReport(in: $0.formatter)
  }
}

/// The diagnostic format of reviewdog. Its columns are bytes. [reviewdog proto/rdf/reviewdog.proto]
package struct RDJSONReport: CheckReport {
  static let unit = ColumnUnit.bytes

  private let formatter: MessageFormatter
  private var isFirst = true

  package init(in formatter: MessageFormatter) { self.formatter = formatter }

  package mutating func start() -> String { #"{"source":{"name":"osam-lint"},"diagnostics":["# }
  package mutating func finish(_ summary: Summary) -> String { JSONAnswer.end(isEmpty: isFirst) + "}\n" }

  package func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    let file = File(report, formatter)
    return report.findings.map { ReportEntry(file.diagnostic($0).text(pretty: false), of: $0) }
  }

  package mutating func add(_ entries: [ReportEntry]) -> String { JSONAnswer.lines(entries, &isFirst) }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    let diagnostic: JSONValue = [
      "message": .string(formatter.text(uncheckedWords(words))), "location": ["path": .string(path.plain.display)],
      "severity": "ERROR", "code": ["value": .string(uncheckedID)],
    ]
    return add([ReportEntry(diagnostic.text(pretty: false))])
  }

  /// A file with findings.
  private struct File {
    let path: JSONValue
    let bytes: [UInt8]
    let lines: LineMap
    let formatter: MessageFormatter

    init(_ report: FileReport, _ formatter: MessageFormatter) {
      self.formatter = formatter
      path = .string(report.path.plain.display)
      bytes = report.bytes
      lines = LineMap(report.bytes)
    }

    func diagnostic(_ finding: Finding) -> JSONValue {
      .object(present: [
        ("message", .string(finding.message.whole(in: formatter))), ("location", location(finding.span)),
        ("severity", severity(finding.severity)), ("code", ["value": .string(finding.rule)]),
        ("suggestions", suggestion(finding.fix).map { [$0] }),
        (
          "related_locations",
          finding.related.isEmpty
            ? nil
            : .array(
              finding.related.map { ["message": .string(formatter.text($0.caption)), "location": location($0)] })
        ),
      ])
    }

    private func severity(_ severity: Severity) -> JSONValue {
      switch severity {
      case .error: "ERROR"
      case .warning: "WARNING"
      case .info: "INFO"
      }
    }

    private func location(_ span: SourceSpan) -> JSONValue { ["path": path, "range": range(span)] }

    private func location(_ place: RelatedPlace) -> JSONValue {
      guard let other = place.other else { return location(place.span) }
      let range: JSONValue = [
        "start": Self.position(other.start(in: RDJSONReport.unit)),
        "end": Self.position(other.end(in: RDJSONReport.unit)),
      ]
      return ["path": .string(other.path.plain.display), "range": range]
    }

    private func range(_ span: SourceSpan) -> JSONValue {
      ["start": position(span.start), "end": position(span.end)]
    }

    private func position(_ offset: Int) -> JSONValue {
      Self.position(lines.position(of: offset, in: RDJSONReport.unit))
    }

    private static func position(_ position: Position) -> JSONValue {
      ["line": .integer(position.line), "column": .integer(position.column)]
    }

    /// Bytes between the first and the last edit of a repair that is suggested.
    private static let longest = 4096

    /// A repair that is certain. Suggestions are alternatives, so one takes all edits, with the text between them.
    private func suggestion(_ fix: Fix?) -> JSONValue? {
      guard let fix, fix.isSafe, let first = fix.edits.first, let last = fix.edits.last else { return nil }
      let whole = SourceSpan(first.span.start, last.span.end)
      guard whole.end - whole.start <= Self.longest, whole.end <= bytes.count else { return nil }
      let edits = fix.edits.map { edit in
        TextEdit(SourceSpan(edit.span.start - whole.start, edit.span.end - whole.start), edit.text)
      }
      let text = edits.applied(to: Array(bytes[whole.range]))
      return ["range": range(whole), "text": .string(String(decoding: text, as: UTF8.self))]
    }
  }
}
