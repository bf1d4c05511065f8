import OSAMFormats

extension Rule {
  /// A block that lasts until somebody remembers to lift it.
  static let forceWithoutEnd = Rule(
    id: "force-without-end",
    title: "FORCE has no endDate",
    group: .dates,
    effects: [.worthKnowing],
    kinds: .having([.window, .modes]),
    why: """
      FORCE shows an alert that users cannot refuse, at every check the app makes. Without `endDate` this
      goes on until somebody changes the document. That may well be meant, for a version that must not be
      used any more; an `endDate` of 9223372036854775807 says so.
      """,
    silencing: .byEntry,
    evidence: ["module-date-defaults", "module-force-closes", "choice-force-without-end"],
    bad: [
      .version(["comparisonMode": #"⟦"FORCE"⟧"#], without: ["endDate"]).finds("info, osam from 1.1.0").says(
        """
        FORCE has no “endDate”
        = apps with library 1.1.0–{newest} show the alert at every check until the document changes
        = help: Give the document an “endDate” if the alert is to stop by itself.
        """),
      .version(["comparisonMode": #"⟦"FORCE"⟧"#, "endDate": "null"]).finds("info, osam from 1.1.0"),
      .version(["comparisonMode": #"⟦"FORCE"⟧"#], without: ["startDate", "endDate"], role: .authored).finds(
        "info, osam from 1.1.0"),
    ].asking(for: .date),
    good: [
      .version(["comparisonMode": #""FORCE""#]),
      .version(["comparisonMode": #""FORCE""#, "endDate": "9223372036854775807"]),
      .version([:], without: ["endDate"]),
      .version(["comparisonMode": #""FORCE""#], without: ["endDate"], clients: "1.0.0..1.0.11"),
    ],
    check: .document(checkForce)
  )
}

private func checkForce(_ inspection: Inspection) {
  guard inspection.mode == "FORCE", inspection.form(of: "endDate") == nil else { return }
  inspection.report(
    "FORCE has no “endDate”",
    [.byWindow("show the alert at every check until the document changes")],
    help: "Give the document an “endDate” if the alert is to stop by itself.", at: .member("comparisonMode"))
}
