import OSAMFormats
import OSAMLint
import OSAMSyntax

extension TestFormats {
  static let json = ReportFormat("json", .json, ending: "json", facts: ReportFormat.json.facts) {
    TestJSON(in: $0.formatter)
  }
}

/// The result of each case, for machines; described in docs/output.md.
struct TestJSON: CheckReport {
  private let formatter: MessageFormatter
  private var isFirst = true

  init(in formatter: MessageFormatter) { self.formatter = formatter }

  mutating func start() -> String { JSONAnswer.start("files") }

  func entries(of report: FileReport) -> [ReportEntry] {
    let lines = LineMap(report.bytes)
    let tested = report.tested ?? TestedFile()
    let ofCases = tested.cases.reduce(0) { $0 + $1.findings.count }
    // Faults of the file as a whole come before its cases.
    let faults = report.findings.count > ofCases ? report.findings : []
    let value: JSONValue = [
      "file": .string(report.path.display),
      "cases": .array(tested.cases.map { Self.value($0, lines) }),
      "coverage": tested.coverage.map(Self.value) ?? .null,
      "faults": .array(
        faults.map { finding in
          let start = lines.position(of: finding.span.start)
          return [
            "line": .integer(start.line), "column": .integer(start.column),
            "message": .string(formatter.text(finding.message.sentence)),
          ]
        }),
    ]
    return [ReportEntry(value.text(pretty: false))]
  }

  mutating func add(_ entries: [ReportEntry]) -> String { JSONAnswer.lines(entries, &isFirst) }

  mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String {
    let value: JSONValue = [
      "file": .string(path.display), "cases": [], "coverage": .null,
      "faults": [["line": .null, "column": .null, "message": .string(formatter.text(uncheckedWords(words)))]],
    ]
    return add([ReportEntry(value.text(pretty: false))])
  }

  mutating func finish(_ summary: Summary) -> String { JSONAnswer.end(isEmpty: isFirst) + "}\n" }

  private static func value(_ tested: TestedCase, _ lines: LineMap) -> JSONValue {
    [
      "case": .string(tested.name), "line": .integer(lines.position(of: tested.span.start).line),
      "status": .string(tested.status.rawValue), "expected": tested.expected, "got": tested.got,
      "simulate": .strings(tested.command),
    ]
  }

  private static func value(_ coverage: TestCoverage) -> JSONValue {
    [
      "cells": .integer(coverage.cells), "touched": .integer(coverage.touched), "missing": .array(coverage.missing),
    ]
  }
}
