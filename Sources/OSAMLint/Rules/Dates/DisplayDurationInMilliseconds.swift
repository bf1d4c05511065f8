import OSAMFormats

extension Rule {
  /// A quiet time of weeks or years that would be minutes or days in milliseconds.
  static let displayDurationInMilliseconds = Rule(
    id: "display-duration-in-milliseconds",
    title: "dialogDisplayDuration looks like milliseconds",
    group: .dates,
    effects: [.probablyNotMeant],
    kinds: .having(.quietTime),
    why: """
      `dialogDisplayDuration` is counted in seconds, while the dates of the same document are counted in
      milliseconds. 3600000, an hour in milliseconds, keeps the alert away for 41 days after the user
      pressed OK.

      From 3600000 on the number is reported, unless it is a whole number of days and no round time in
      milliseconds: 7776000 is plainly 90 days.
      """,
    repair: .unsafe(
      """
      Writes a thousandth, where that is a whole number. The alert comes back sooner.
      """),
    evidence: ["module-duration", "choice-duration"],
    bad: [
      .version(["dialogDisplayDuration": "⟦3600000⟧"]).finds("warning, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” 3600000 is 41 days, counted in seconds
        = apps with library 3.0.0–{newest} do not show the alert for that long after OK
        = help: Write 3600 for 1 hour.
        """),
      .version(["dialogDisplayDuration": "⟦86400000⟧", "comparisonMode": #""INFO""#]).finds("warning, osam from 3.0.0")
        .says(
          """
          “dialogDisplayDuration” 86400000 is 1000 days, counted in seconds
          = apps with library 3.0.0–{newest} do not show the alert for that long after OK
          = help: Write 86400 for 1 day.
          """),
      .version(["dialogDisplayDuration": "⟦604800000⟧"], role: .authored).finds("warning, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” 604800000 is 7000 days, counted in seconds
        = apps with library 3.0.0–{newest} do not show the alert for that long after OK
        = help: Write 604800 for 7 days.
        """),
    ],
    good: [
      .version(["dialogDisplayDuration": "3599999"]),
      // 90 days, and 60 days written as such.
      .version(["dialogDisplayDuration": "7776000"]),
      .version(["dialogDisplayDuration": #""1000d""#], role: .authored),
      .version(["dialogDisplayDuration": "3600000", "comparisonMode": #""FORCE""#]),
      // Nobody sees this alert at all; another rule says so.
      .version(["dialogDisplayDuration": "1774994399999"]),
      .version(["dialogDisplayDuration": "3600000"], clients: "1.0.0..2.2.4"),
    ],
    check: .document(checkDuration)
  )
}

/// An hour in milliseconds, and 41 days in seconds. [choice-duration]
private let leastSuspicious: Int64 = 3_600_000

private func checkDuration(_ inspection: Inspection) {
  guard let seconds = inspection.document.integer("dialogDisplayDuration"), seconds >= leastSuspicious,
    inspection.modeUse?.hasCheckbox ?? true, inspection.form(of: "dialogDisplayDuration") != .written,
    !isPlainlyDays(seconds), inspection.appsThatNeverShow().isEmpty
  else { return }
  inspection.report(
    "“dialogDisplayDuration” \(seconds) is \(Lapse.words(seconds: seconds)), counted in seconds",
    [ClientEffect(ModuleChange.remembersAnswers.releases, "do not show the alert for that long after OK")],
    help: "Write \(seconds / 1000) for \(Lapse.words(milliseconds: seconds)).", at: .member("dialogDisplayDuration"),
    repair: seconds % 1000 == 0 ? inspection.writing("dialogDisplayDuration", seconds / 1000) : nil)
}

/// Whole days in seconds that are not whole hours in milliseconds.
private func isPlainlyDays(_ seconds: Int64) -> Bool { seconds % 86_400 == 0 && seconds % 3_600_000 != 0 }
