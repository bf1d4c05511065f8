import OSAMFormats

extension Rule {
  /// A key or text without quotes.
  static let unquotedText = Rule(
    id: "unquoted-text",
    title: "a key or text without quotes",
    group: .files,
    severity: .error,
    why: """
      Keys and texts need double quotes in JSON. Releases 2.1.1 and 2.1.2 accept them without; on all others
      the document is lost.
      """,
    candidates: [1],
    covers: [.prince(31)],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example(
        #"""
        {"data": {⟦versionCode⟧: 2026030001, "comparisonMode": ⟦NONE⟧}}
        """#)
    ],
    good: [
      .version(),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "", "versionName": "", "platform": "IOS"}}
        """#, clients: "2.1.1..2.1.2"),
    ],
    check: .damaged(checkUnquotedText)
  )
}

private func checkUnquotedText(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.unquotedKey, .unquotedValue, .keyNotText) {
    inspection.report(fault, help: "Put it in double quotes.")
  }
}
