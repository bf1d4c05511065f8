import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

extension ReportFormat {
  package static let sarif = ReportFormat(
    "sarif", .json, ending: "sarif", readsRepository: true,
    facts: FormatFacts(
      purpose: "code scanning of GitHub, editors, other viewers",
      uncheckedFile: "a notification",
      unreadReleases: "a notification",
      columns: FormatFacts.Columns(SARIFReport.unit, hasEnd: true))
  ) { settings in
    SARIFReport(version: settings.version, settings.models, place: settings.place, in: settings.formatter)
  }
}

/// SARIF 2.1.0, with what GitHub's code scanning uses of it. The rules that were used come last, when they are known.
/// [github/docs "SARIF support for code scanning"; SARIF 2.1.0 sections named below]
package struct SARIFReport: CheckReport {
  /// As `columnKind` says.
  static let unit = ColumnUnit.utf16

  private let version: String
  /// The path of a file from the root of the repository.
  private let place: @Sendable (FilePath) -> FilePath
  private let formatter: MessageFormatter
  private var isFirst = true
  private let models: DecisionModels
  /// Rules with findings, in the order in which they were first seen.
  private var rules: [String] = []
  private var indexes: [String: Int] = [:]
  private var notifications: [JSONValue] = []

  package init(
    version: String, _ models: DecisionModels, place: @escaping @Sendable (FilePath) -> FilePath,
    in formatter: MessageFormatter
  ) {
    self.models = models
    self.formatter = formatter
    self.version = version
    self.place = place
  }

  package mutating func start() -> String {
    // Columns: 3.14.17; what ends a line, and U+2028 does not: 3.14.18.
    #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","newlineSequences":["\r\n","\n","\r"],"results":["#
  }

  package func entries(of report: FileReport) -> [ReportEntry] {
    if report.findings.isEmpty { return [] }
    var file = File(report, place, formatter)
    return report.findings.map { ReportEntry(file.result($0).text(pretty: false), of: $0) }
  }

  /// With the rule of each before the rest of the result.
  package mutating func add(_ entries: [ReportEntry]) -> String {
    var results = entries
    for place in results.indices {
      let (rule, rest) = (results[place].rule, results[place].text.dropFirst())
      results[place].text = #"{"ruleId":"\#(rule)","ruleIndex":\#(index(of: rule)),\#(rest)"#
    }
    return JSONAnswer.lines(results, &isFirst)
  }

  package mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    notifications.append([
      "level": "error", "message": ["text": .string(formatter.text(uncheckedWords(words)))],
      "locations": [["physicalLocation": ["artifactLocation": Self.artifact(place(path))]]],
    ])
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    let isDone = notifications.isEmpty && !summary.isRefused
    if let substitutions = summary.substitutions.sentence.map(formatter.text) {
      notifications.append(["level": "note", "message": Self.message(substitutions)])
    }
    var invocation: [(String, JSONValue)] = [("executionSuccessful", .bool(isDone))]
    if !notifications.isEmpty { invocation.append(("toolExecutionNotifications", .array(notifications))) }
    let tool: JSONValue = [
      "driver": [
        "name": "osam-lint", "semanticVersion": .string(version), "rules": .array(rules.map(rule)),
      ]
    ]
    return JSONAnswer.end(isEmpty: isFirst) + #","invocations":"#
      + JSONValue.array([.object(invocation)]).text(pretty: false) + #","tool":"# + tool.text(pretty: false) + "}]}\n"
  }

  private mutating func index(of rule: String) -> Int {
    if let index = indexes[rule] { return index }
    indexes[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  /// A file by its name.
  private static func artifact(_ path: FilePath) -> JSONValue { ["uri": .string(address(path))] }

  /// A path as an address, relative where the path is.
  static func address(_ path: FilePath) -> String { (path.isAbsolute ? "file://" : "") + PathAddress.escaped(path) }

  /// A message. A viewer would make a link of `[text](target)`. [SARIF 2.1.0, 3.11.6]
  private static func message(_ text: String) -> JSONValue {
    ["text": .string(text.utf8.contains(UInt8(ascii: "]")) ? withoutLinks(text) : text)]
  }

  private static func withoutLinks(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if last == "]", scalar == "(" { result += " " }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }
}

// MARK: Results

extension SARIFReport {
  /// A file with findings.
  private struct File {
    let artifact: JSONValue
    let place: @Sendable (FilePath) -> FilePath
    let lines: LineMap
    let formatter: MessageFormatter
    /// By line.
    let hashes: [Int: String]
    var fingerprints: Fingerprints

    init(_ report: FileReport, _ place: @escaping @Sendable (FilePath) -> FilePath, _ formatter: MessageFormatter) {
      self.formatter = formatter
      let path = place(report.path)
      artifact = SARIFReport.artifact(path)
      self.place = place
      let lines = LineMap(report.bytes)
      self.lines = lines
      hashes = LineHashes.of(
        report.bytes, lines: Set(report.findings.map { lines.position(of: $0.span.start).line }))
      fingerprints = Fingerprints(report, path: path)
    }

    /// A result without its rule.
    mutating func result(_ finding: Finding) -> JSONValue {
      let line = lines.position(of: finding.span.start).line
      return .object(present: [
        ("level", .string(SARIFReport.level(finding.severity))),
        ("message", SARIFReport.message(finding.message.whole(in: formatter))),
        ("locations", [["physicalLocation": location(finding.span)]]),
        (
          "relatedLocations",
          finding.related.isEmpty
            ? nil
            : .array(
              finding.related.map {
                ["physicalLocation": location($0), "message": SARIFReport.message(formatter.text($0.caption))]
              })
        ),
        (
          "partialFingerprints",
          .object(present: [
            ("primaryLocationLineHash", hashes[line].map(JSONValue.string)),
            ("osamLint/v1", .string(fingerprints.next(finding))),
          ])
        ),
        ("fixes", fix(finding.fix).map { [$0] }),
        ("properties", finding.pointer.map { ["pointer": .string($0)] }),
      ])
    }

    private func location(_ span: SourceSpan) -> JSONValue { ["artifactLocation": artifact, "region": region(span)] }

    private func location(_ related: RelatedPlace) -> JSONValue {
      guard let other = related.other else { return location(related.span) }
      return [
        "artifactLocation": SARIFReport.artifact(place(other.path)),
        "region": Self.region(other.start(in: SARIFReport.unit), other.end(in: SARIFReport.unit)),
      ]
    }

    private func isNowhere(_ span: SourceSpan) -> Bool {
      let (start, end) = (lines.position(of: span.start), lines.position(of: span.end))
      return start.line == end.line && start.column == end.column
    }

    private func region(_ span: SourceSpan) -> JSONValue {
      Self.region(lines.position(of: span.start, in: .utf16), lines.position(of: span.end, in: .utf16))
    }

    private static func region(_ start: Position, _ end: Position) -> JSONValue {
      [
        "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
        "endColumn": .integer(end.column),
      ]
    }

    /// A repair that is certain, unless it takes away a byte-order mark, which has no place in SARIF. [SARIF 2.1.0, 3.30.2]
    private func fix(_ fix: Fix?) -> JSONValue? {
      guard let fix, fix.isSafe, !fix.edits.contains(where: { !$0.span.isEmpty && isNowhere($0.span) }) else {
        return nil
      }
      let replacements = fix.edits.map { edit in
        JSONValue.object(present: [
          ("deletedRegion", region(edit.span)),
          ("insertedContent", edit.text.isEmpty ? nil : ["text": .string(edit.text)]),
        ])
      }
      return [
        "description": SARIFReport.message(formatter.text(fix.title)),
        "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
      ]
    }
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

// MARK: Rules

extension SARIFReport {
  /// Characters that GitHub takes of a description.
  private static let longest = 1024

  private func rule(_ id: String) -> JSONValue {
    // For one without a page there is nothing but its name.
    let rule = Rule.named(id)
    let page = rule.map { RulePage.text(of: $0, models, in: formatter) } ?? id
    let severity = rule?.severity ?? .warning
    return [
      "id": .string(id),
      "shortDescription": [
        "text": .string(Self.shortened(rule.map { RulePage.title(of: $0, in: formatter) + "." } ?? id))
      ],
      "fullDescription": [
        "text": .string(Self.shortened(rule.map { RulePage.paragraphs(of: $0.why, in: formatter) } ?? id))
      ],
      "help": ["text": .string(page), "markdown": .string(page)],
      "defaultConfiguration": ["level": .string(Self.level(severity))],
      "properties": [
        "tags": .strings(rule.map { [$0.group.rawValue] } ?? []), "precision": "high",
        "problem.severity": severity == .info ? "recommendation" : .string(severity.rawValue),
        "severities": .string((rule?.severities ?? [severity]).map { $0.rawValue }.joined(separator: ", ")),
      ],
    ]
  }

  private static func shortened(_ text: String) -> String {
    if text.utf16.count <= longest { return text }
    var result = ""
    var count = 1
    for character in text {
      count += character.utf16.count
      if count > longest { break }
      result.append(character)
    }
    return result + "…"
  }
}
