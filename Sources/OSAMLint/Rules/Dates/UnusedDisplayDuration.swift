import OSAMFormats

extension Rule {
  /// A chosen quiet time beside FORCE, which has none.
  static let unusedDisplayDuration = Rule(
    id: "unused-display-duration",
    title: "FORCE ignores the quiet time",
    group: .dates,
    effects: [.worthKnowing],
    kinds: .having([.quietTime, .modes]),
    why: """
      FORCE has no don't-show-again box and no quiet time: it shows its alert at every check, whatever
      `dialogDisplayDuration` and `checkBoxDontShowAgain` say. A duration that somebody chose, here one
      other than 0 and the documented 3600, may show that they expected something else.

      The members must stay: releases from 2.3.0-dev on cannot read a document without them. With NONE
      nothing is shown, so nothing can be expected of them.
      """,
    evidence: ["module-checkbox"],
    bad: [
      .version(["comparisonMode": #""FORCE""#, "dialogDisplayDuration": "⟦86400⟧"]).finds("info, osam from 3.0.0").says(
        """
        FORCE has no quiet time, and “dialogDisplayDuration” is 86400
        = apps with library 3.0.0–{newest} show the alert at every check all the same
        = help: Write 0, or choose LAZY if people are to be left alone for that long.
        """),
      .version(["comparisonMode": #""FORCE""#, "dialogDisplayDuration": #"⟦"2d"⟧"#], role: .authored).finds(
        "info, osam from 3.0.0"),
    ],
    good: [
      .version(["comparisonMode": #""FORCE""#, "dialogDisplayDuration": "3600", "checkBoxDontShowAgain": "true"]),
      .version(["comparisonMode": #""FORCE""#, "dialogDisplayDuration": "0"]),
      .version(["comparisonMode": #""NONE""#, "dialogDisplayDuration": "86400"]),
      .version(["comparisonMode": #""FORCE""#, "dialogDisplayDuration": "86400"], clients: "1.0.0..2.2.4"),
    ],
    check: .document(checkDuration)
  )
}

/// The default that the README gives, and that all its examples have. [README 3.0.1]
private let documentedDuration: Int64 = 3600

private func checkDuration(_ inspection: Inspection) {
  guard inspection.mode == "FORCE", let seconds = inspection.document.integer("dialogDisplayDuration"), seconds > 0,
    seconds != documentedDuration
  else { return }
  inspection.report(
    "FORCE has no quiet time, and “dialogDisplayDuration” is \(seconds)",
    [ClientEffect(ModuleChange.remembersAnswers.releases, "show the alert at every check all the same")],
    help: "Write 0, or choose LAZY if people are to be left alone for that long.", at: .member("dialogDisplayDuration"))
}
