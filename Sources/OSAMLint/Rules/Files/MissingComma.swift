import OSAMFormats

extension Rule {
  /// Two entries without a comma between them.
  static let missingComma = Rule(
    id: "missing-comma",
    title: "two entries without a comma between them",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      The released clients of the common module do not notice a missing comma between members; every other JSON reader
      does, and so may the next library. The other libraries lose the document.
      """,
    repair: .safe(
      """
      Adds the comma. Clients that read on without it read the same.
      """),
    evidence: ["module-missing-comma"],
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001⟦⟧
          "comparisonMode": "NONE"}}
        """#
      ).finds("error, every release"),
      Example(#"{"ios2": [{"required_version": "1.2.0"⟦⟧ "last_version_available": "1.4.0"}]}"#).finds(
        "error, pov-ios from 4.0.0 and pov-kmp"),
    ],
    good: [
      .version()
    ],
    check: .damaged(checkMissingComma)
  )
}

private func checkMissingComma(_ inspection: FileInspection) {
  for fault in inspection.faults(.missingComma) {
    inspection.report(fault, help: "Add a comma.", repair: inspection.rewriting(fault, "Add a comma", ","))
  }
}
