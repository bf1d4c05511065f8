import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Two entries without a comma between them.
  static let missingComma = Rule(
    id: "missing-comma",
    title: "two entries without a comma between them",
    group: .files,
    effects: [.unreadable, .notStandard],
    why: """
      Apps with the common module read on, and users notice nothing; other programs refuse the file. All other
      libraries lose the document. Android apps with osam-valoracions crash, and iOS apps with it ask for no rating.
      Apps with osam-controldeversions show no alert, and apps with Prince of Versions get an error and learn of no
      update.
      """,
    repair: .safe(
      """
      Adds the comma. Clients that read on without it read the same.
      """),
    evidence: ["module-missing-comma", "older-file-ios", "older-file-android", "older-rating-file", "prince-not-json"],
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001⟦⟧
          "comparisonMode": "NONE"}}
        """#
      ).finds("error, every release").says(
        """
        a comma is missing here
        = apps read it, other programs refuse the file
        = help: Add a comma.
        """),
      Example(#"{"ios2": [{"required_version": "1.2.0"⟦⟧ "last_version_available": "1.4.0"}]}"#).finds(
        "error, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        a comma is missing here
        = apps with pov-ios 4.0.0–4.0.8 get the error invalidJsonData; apps with pov-kmp 0.1.0 may get the \
        error ConfigurationException
        = help: Add a comma.
        """),
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
