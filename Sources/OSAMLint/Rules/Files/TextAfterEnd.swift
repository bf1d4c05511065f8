import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Text after the end of the document.
  static let textAfterEnd = Rule(
    id: "text-after-end",
    title: "text after the end of the document",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      A document is one object and nothing else: no second object, no stray bracket and no note after it. Apps with
      the common module cannot read the document: users see no alert and are asked for no rating. Android apps with
      osam-valoracions crash, and iOS apps with it ask for no rating. Apps with osam-controldeversions show no alert.
      With Prince of Versions iOS apps get an error, and Android apps read on.
      """,
    evidence: [
      "module-root", "older-gson", "older-file-ios", "older-rating-file", "prince-android-json", "prince-not-json",
    ],
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE"}}⟦}⟧
        """#
      ).finds("error, every release").says(
        """
        there is one } too many, here or further up
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Remove the one too many; the document ends where the first { is closed.
        """),
      Example(#"{"android2": [{"required_version": 5}]}⟦}⟧"#, clients: "pov-android:4.0.4").finds(
        "error, pov-ios from 4.0.0 and pov-android 4.0.4 and pov-kmp"
      ).says(
        """
        there is one } too many, here or further up
        = apps read it, other programs refuse the file
        = help: Remove the one too many; the document ends where the first { is closed.
        """),
    ].asking(for: .meaning),
    good: [
      .version()
    ],
    check: .damaged(checkTextAfterEnd)
  )
}

private func checkTextAfterEnd(_ inspection: FileInspection) {
  for fault in inspection.faults(.textAfterEnd) {
    let isBracket = "}]".utf8.contains(inspection.tree.bytes[fault.span.start])
    inspection.report(
      fault,
      help: isBracket
        ? "Remove the one too many; the document ends where the first { is closed."
        : "Remove it; several documents need a list (--as authored) or a YAML stream.")
  }
}
