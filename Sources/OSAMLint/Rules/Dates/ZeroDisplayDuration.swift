import OSAMFormats

extension Rule {
  /// No quiet time: the alert comes back at the next check, right after OK.
  static let zeroDisplayDuration = Rule(
    id: "zero-display-duration",
    title: "dialogDisplayDuration is 0",
    group: .dates,
    effects: [.worthKnowing],
    kinds: .having(.quietTime),
    why: """
      From 2.3.0-dev on, LAZY and INFO alerts keep quiet for `dialogDisplayDuration` seconds after the
      user pressed OK. With 0 there is no such time: users who pressed OK see the same alert again
      whenever the app checks, unless they ticked don't-show-again where the alert has that box. Earlier
      releases show the alert at every check anyway.
      """,
    evidence: ["module-duration"],
    bad: [
      .version(["dialogDisplayDuration": "⟦0⟧"]).finds("info, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” is 0, which is no quiet time
        = apps with library 3.0.0–{newest} show the alert again at every check
        = help: Write the seconds of quiet after OK: 86400 is a day.
        """),
      .version(["dialogDisplayDuration": "⟦0⟧", "comparisonMode": #""INFO""#, "checkBoxDontShowAgain": "true"]).finds(
        "info, osam from 3.0.0"
      ).says(
        """
        “dialogDisplayDuration” is 0, which is no quiet time
        = apps with library 3.0.0–{newest} show the alert again at every check, until the user ticks \
        don't-show-again and presses OK
        = help: Write the seconds of quiet after OK: 86400 is a day.
        """),
      .version(["dialogDisplayDuration": #"⟦"0s"⟧"#], role: .authored).finds("info, osam from 3.0.0"),
    ].asking(for: .date),
    good: [
      .version(["dialogDisplayDuration": "1"]),
      .version(["dialogDisplayDuration": "0", "comparisonMode": #""FORCE""#]),
      .version(["dialogDisplayDuration": "0", "comparisonMode": #""NONE""#]),
      .version(["dialogDisplayDuration": "0"], clients: "1.0.0..2.2.4"),
    ],
    check: .document(checkDuration)
  )
}

private func checkDuration(_ inspection: Inspection) {
  guard inspection.document.integer("dialogDisplayDuration") == 0, inspection.modeUse?.hasCheckbox == true else {
    return
  }
  let hasBox = inspection.document.boolean("checkBoxDontShowAgain") ?? false
  inspection.report(
    "“dialogDisplayDuration” is 0, which is no quiet time",
    [
      ClientEffect(
        ModuleChange.remembersAnswers.releases,
        hasBox
          ? "show the alert again at every check, until the user ticks don't-show-again and presses OK"
          : "show the alert again at every check")
    ], help: "Write the seconds of quiet after OK: 86400 is a day.", at: .member("dialogDisplayDuration"))
}
