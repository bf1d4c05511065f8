import OSAMFormats

extension Rule {
  /// A comma that no entry follows, or that nothing goes before.
  static let trailingComma = Rule(
    id: "trailing-comma",
    title: "a comma that no entry follows, or that nothing goes before",
    group: .files,
    severity: .error,
    why: """
      JSON has commas between entries and nowhere else. One too many, and no client decodes the document:
      the app gets ERROR and shows nothing.
      """,
    candidates: [1],
    covers: [.controlDeVersions(28), .valoracions(18), .prince(31)],
    repair: .safe(
      """
      Removes the comma. Readers that pass over it read the same, except in a list, where some take it for one more, empty entry and fail on that.
      """),
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      Example(
        #"""
        {
          "data": {
            "packageName": "cat.bcn.bus",
            "versionCode": 2026030001,
            "comparisonMode": "NONE"⟦,⟧
          }
        }
        """#),
      Example(
        #"""
        {"data": {"versionCode": 2026030001,⟦,⟧ "comparisonMode": "NONE", "minutes": [1, 2⟦,⟧]}}
        """#),
      Example(
        #"""
        {"data": {⟦,⟧ "versionCode": 2026030001, "comparisonMode": "NONE"}}
        """#),
      Example("{\"tmin\": 5, \"num_apert\": 10, \"messages\": []⟦,⟧}"),
      Example("{\"okButtonActionURL\": \"https://www.barcelona.cat\"⟦,⟧}"),
    ],
    good: [
      .version()
    ],
    check: .damaged(checkTrailingComma)
  )
}

private func checkTrailingComma(_ inspection: inout FileInspection) {
  for fault in inspection.faults(.trailingComma, .doubledComma, .leadingComma) {
    inspection.report(
      fault, help: "Remove the comma.",
      caption: fault.kind == .doubledComma ? "the first comma" : "the bracket it follows",
      repair: inspection.rewriting(fault, "Remove the comma"))
  }
}
