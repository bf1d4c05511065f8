import OSAMFormats

extension Rule {
  /// A comment in a JSON file.
  static let commentInJson = Rule(
    id: "comment-in-json",
    title: "a comment in a JSON file",
    group: .files,
    severity: .error,
    why: """
      JSON has no comments. Clients fail on `//`, `/* */` and `#` alike, and the app shows nothing. Authored
      documents can be YAML, which has comments.
      """,
    candidates: [1],
    covers: [.controlDeVersions(28), .valoracions(17), .prince(31)],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example(
        #"""
        {"data": {
          ⟦// the mode⟧
          "versionCode": 2026030001, "comparisonMode": "NONE"}}
        """#),
      Example(
        #"""
        {"data": {"versionCode": 2026030001, ⟦/* none */⟧ "comparisonMode": "NONE"}}
        """#),
      Example("{\"tmin\": 5, ⟦/* days */⟧ \"num_apert\": 10, \"messages\": []}"),
    ],
    good: [
      Example(
        #"""
        # Bus app
        versionCode: 2026030001
        comparisonMode: NONE
        """#, syntax: .yaml)
    ],
    check: .damaged(checkCommentInJson)
  )
}

private func checkCommentInJson(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.comment) {
    inspection.report(fault, help: "Remove the comment, or write the document as YAML.")
  }
}
