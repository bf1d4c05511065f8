import OSAMFormats

extension Rule {
  /// Single quotes around a key or text.
  static let singleQuotes = Rule(
    id: "single-quotes",
    title: "single quotes around a key or text",
    group: .files,
    severity: .error,
    why: """
      JSON knows double quotes only. Releases 2.1.1 and 2.1.2 take single quotes as part of the text, so they
      would be shown; all others fail.
      """,
    candidates: [1],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": ⟦'NONE'⟧, ⟦'url'⟧: ""}}
        """#)
    ],
    good: [
      .version()
    ],
    check: .damaged(checkSingleQuotes)
  )
}

private func checkSingleQuotes(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.singleQuotedKey, .singleQuotedValue) {
    inspection.report(fault, help: "Use double quotes.")
  }
}
