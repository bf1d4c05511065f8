import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let json = ReportFormat(
    "json", .json, ending: "json",
    facts: FormatFacts(
      purpose: "programs of your own",
      uncheckedFile: "counted in `summary`",
      unreadReleases: "in `summary`",
      columns: FormatFacts.Columns(.scalars, hasEnd: true))
  ) { JSONReport(in: $0.formatter) }
}

/// For machines; described in docs/output.md.
package struct JSONReport: CheckReport {
  private let formatter: MessageFormatter
  private var isFirst = true

  package init(in formatter: MessageFormatter) { self.formatter = formatter }

  package mutating func start() -> String { JSONAnswer.start("findings") }

  package func entries(of report: FileReport) -> [ReportEntry] {
    guard !report.findings.isEmpty else { return [] }
    let lines = LineMap(report.bytes)
    return report.findings.map { ReportEntry(value($0, report.path, lines).text(pretty: false), of: $0) }
  }

  package mutating func add(_ entries: [ReportEntry]) -> String { JSONAnswer.lines(entries, &isFirst) }

  package mutating func finish(_ summary: Summary) -> String {
    let value: JSONValue = .object(present: [
      ("files", .integer(summary.files)), ("documents", .integer(summary.documents)),
      ("unchecked", .integer(summary.unchecked)), ("skipped", .integer(summary.skipped)),
      ("likely", .integer(summary.likely)), ("errors", .integer(summary.errors)),
      ("warnings", .integer(summary.warnings)), ("infos", .integer(summary.infos)),
      ("checkedAs", Self.checkedAs(summary.substitutions)),
    ])
    return JSONAnswer.end(isEmpty: isFirst) + #","summary":"# + value.text(pretty: false) + "}\n"
  }

  /// Releases that were not read, and those they were checked as; nil when everything was read.
  private static func checkedAs(_ substitutions: ReleaseSubstitutions) -> JSONValue? {
    if substitutions.unread.isEmpty { return nil }
    return .array(
      substitutions.pairs.flatMap { pair in
        pair.unread.ranges.map { ["unread": JSONValue($0), "as": .string(pair.nearest.name)] }
      })
  }

  private func value(_ finding: Finding, _ path: FilePath, _ lines: LineMap) -> JSONValue {
    let message = finding.message
    return [
      "file": .string(path.display),
      "document": finding.document.map { .integer($0) } ?? .null,
      "kind": .string(orNull: finding.kind?.id),
      "role": .string(orNull: finding.role?.rawValue),
      "pointer": .string(orNull: finding.pointer),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(formatter.text(message.sentence)),
      "what": .string(formatter.text(message.what)),
      "effect": .string(orNull: message.effect.map(formatter.text)),
      "help": .string(orNull: message.help.map(formatter.text)),
      "clients": .array(finding.clients.ranges.map(JSONValue.init)),
      "range": JSONValue(finding.span, lines),
      "related": .array(
        finding.related.map { place in
          [
            "range": place.other.map { JSONValue($0.start(), $0.end()) } ?? JSONValue(place.span, lines),
            "message": .string(formatter.text(place.caption)), "file": .string((place.other?.path ?? path).display),
          ]
        }),
      "fix": finding.fix.map { value($0, lines) } ?? .null,
    ]
  }
}

extension JSONReport {
  private func value(_ fix: Fix, _ lines: LineMap) -> JSONValue {
    [
      "title": .string(formatter.text(fix.title)), "safe": .bool(fix.isSafe),
      "edits": .array(fix.edits.map { ["range": JSONValue($0.span, lines), "text": .string($0.text)] }),
    ]
  }
}

extension JSONValue {
  init(_ range: ClientRange) {
    self = ["library": .string(range.library), "from": .string(range.from), "to": .string(range.to)]
  }

  init(_ span: SourceSpan, _ lines: LineMap) {
    self.init(lines.position(of: span.start), lines.position(of: span.end))
  }

  fileprivate init(_ start: Position, _ end: Position) {
    self = ["start": JSONValue(start), "end": JSONValue(end)]
  }

  private init(_ position: Position) {
    self = ["offset": .integer(position.offset), "line": .integer(position.line), "column": .integer(position.column)]
  }
}
