import OSAMFormats

extension Rule {
  /// Text after the end of the document.
  static let textAfterEnd = Rule(
    id: "text-after-end",
    title: "text after the end of the document",
    group: .files,
    severity: .error,
    why: """
      A document is one object and nothing else. A second object, a stray bracket or a note after it, and no
      client decodes anything.
      """,
    candidates: [1],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE"}}⟦}⟧
        """#)
    ],
    good: [
      .version()
    ],
    check: .damaged(checkTextAfterEnd)
  )
}

private func checkTextAfterEnd(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.textAfterEnd) {
    inspection.report(fault, help: "Remove it; several documents need a list (--as authored) or a YAML stream.")
  }
}
