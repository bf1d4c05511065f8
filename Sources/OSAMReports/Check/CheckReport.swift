import OSAMFormats
import OSAMLint
import OSAMSyntax

/// What a run of `check` adds up to.
package struct Summary: Sendable, Equatable {
  package var files = 0
  package var documents = 0
  /// Files that were named or matched and could not be checked.
  package var unchecked = 0
  package var errors = 0
  package var warnings = 0
  package var infos = 0
  /// Findings with a repair that is safe, and with one that is not.
  package var repairable = 0
  package var unsafelyRepairable = 0

  package init() {}

  package mutating func add(_ report: FileReport) {
    files += 1
    documents += report.kinds.count
    add(report.findings)
  }

  /// Findings of files that are counted already.
  package mutating func add(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
      if let fix = finding.fix { if fix.isSafe { repairable += 1 } else { unsafelyRepairable += 1 } }
    }
  }
}

/// A form in which findings are written. Each file's part is written as soon as it is known.
package protocol CheckReport {
  /// Before the first file.
  mutating func start() -> String
  mutating func file(_ report: FileReport) -> String
  /// After the last file.
  mutating func finish(_ summary: Summary) -> String
}

/// For people: a frame for every finding.
package struct TextReport: CheckReport {
  private let colour: Bool
  private var isFirst = true

  package init(colour: Bool) { self.colour = colour }

  package mutating func start() -> String { "" }
  package mutating func finish(_ summary: Summary) -> String { "" }

  package mutating func file(_ report: FileReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    let lines = LineMap(report.bytes)
    var text = ""
    for finding in report.findings {
      var output = StyledText()
      if !isFirst { output.newLine() }
      isFirst = false
      let position = lines.position(of: finding.span.start)
      output.add("\(Display.escaped(report.path)):\(position.line):\(position.column): ", .strong)
      output.add("\(finding.severity.rawValue)[\(finding.rule)]", .severity(finding.severity))
      output.add(": \(finding.message.text)\n", .strong)
      CodeFrame(finding, bytes: report.bytes, lines: lines).render(into: &output)
      for place in finding.related {
        guard let other = place.other else { continue }
        output.add("also: \(Display.escaped(other.path)):\(other.start.line):\(other.start.column)")
        output.add(" \(place.caption)\n", .quiet)
      }
      if let help = finding.message.help { output.add("help: \(help)\n", .help) }
      text += output.painted(colour)
    }
    return text
  }
}

/// One line a finding, for terminals, editors and `grep`.
package struct ConciseReport: CheckReport {
  private let colour: Bool

  package init(colour: Bool) { self.colour = colour }

  package mutating func start() -> String { "" }
  package mutating func finish(_ summary: Summary) -> String { "" }

  package mutating func file(_ report: FileReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    let lines = LineMap(report.bytes)
    var text = ""
    for finding in report.findings {
      var output = StyledText()
      let position = lines.position(of: finding.span.start)
      output.add("\(Display.escaped(report.path)):\(position.line):\(position.column): ", .strong)
      output.add("\(finding.severity.rawValue)[\(finding.rule)]", .severity(finding.severity))
      output.add(": \(finding.message.text)\n")
      text += output.painted(colour)
    }
    return text
  }
}

/// For machines; described in docs/output.md.
package struct JSONReport: CheckReport {
  private var isFirst = true

  package init() {}

  package mutating func start() -> String { JSONAnswer.start("findings") }

  package mutating func file(_ report: FileReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    let lines = LineMap(report.bytes)
    var output = ""
    for finding in report.findings {
      output += JSONAnswer.line(Self.value(finding, report.path, lines), isFirst: isFirst)
      isFirst = false
    }
    return output
  }

  package mutating func finish(_ summary: Summary) -> String {
    let value: JSONValue = [
      "files": .integer(summary.files), "documents": .integer(summary.documents),
      "unchecked": .integer(summary.unchecked), "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings), "infos": .integer(summary.infos),
    ]
    return JSONAnswer.end(isEmpty: isFirst) + #","summary":"# + value.text(pretty: false) + "}\n"
  }

  private static func value(_ finding: Finding, _ path: String, _ lines: LineMap) -> JSONValue {
    [
      "file": .string(path),
      "document": finding.document.map { .integer($0) } ?? .null,
      "kind": .string(orNull: finding.kind?.id),
      "role": .string(orNull: finding.role?.rawValue),
      "pointer": .string(orNull: finding.pointer),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message.text),
      "help": .string(orNull: finding.message.help),
      "clients": .array(finding.clients.ranges.map(JSONValue.init)),
      "range": JSONValue(finding.span, lines),
      "related": .array(
        finding.related.map { place in
          [
            "range": place.other.map { JSONValue($0.start, $0.end) } ?? JSONValue(place.span, lines),
            "message": .string(place.caption), "file": .string(place.other?.path ?? path),
          ]
        }),
      "fix": finding.fix.map { value($0, lines) } ?? .null,
    ]
  }
}

extension JSONReport {
  private static func value(_ fix: Fix, _ lines: LineMap) -> JSONValue {
    [
      "title": .string(fix.title), "safe": .bool(fix.isSafe),
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
