import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A byte-order mark at the start.
  static let byteOrderMark = Rule(
    id: "byte-order-mark",
    title: "a byte-order mark at the start",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      Some editors put three invisible bytes in front of UTF-8 text. Apps with the common module cannot read the
      document: users see no alert and are asked for no rating. Apps with the other libraries read it, and other
      programs may refuse it. In YAML the bytes are harmless.
      """,
    repair: .safe(
      """
      Deletes the three bytes. Apps with the common module begin to read the document, and all others read the same.
      """),
    evidence: ["module-byte-order-mark"],
    bad: [
      Example("⟦\u{FEFF}⟧{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"}}").finds(
        "error, every release"
      ).says(
        """
        the file starts with a byte-order mark
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Save the file as UTF-8 without a byte-order mark.
        """),
      Example("⟦\u{FEFF}⟧{\"tmin\": 5, \"num_apert\": 10, \"messages\": []}").finds("error, every release").says(
        """
        the file starts with a byte-order mark
        = apps read it, other programs refuse the file
        = help: Save the file as UTF-8 without a byte-order mark.
        """),
    ],
    good: [
      .version()
    ],
    check: .damaged(checkByteOrderMark)
  )
}

private func checkByteOrderMark(_ inspection: FileInspection) {
  guard inspection.role == .served, inspection.tree.syntax == .json else { return }
  for fault in inspection.faults(.byteOrderMark) {
    inspection.report(
      fault, help: "Save the file as UTF-8 without a byte-order mark.",
      repair: inspection.rewriting(fault, "Delete the byte-order mark"))
  }
}
