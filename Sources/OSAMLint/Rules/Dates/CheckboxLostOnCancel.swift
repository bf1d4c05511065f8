import OSAMFormats

extension Rule {
  /// A don't-show-again box that counts only together with OK.
  static let checkboxLostOnCancel = Rule(
    id: "checkbox-lost-on-cancel",
    title: "don't-show-again beside a cancel button",
    group: .dates,
    effects: [.worthKnowing],
    kinds: .having(.checkbox),
    why: """
      Up to 3.1.0 the don't-show-again box is remembered only when the user presses OK. Who ticks it and then presses
      Cancel, or leaves the alert on Android by touching beside it, sees the same alert at the next check.
      With LAZY those who do not want to update are the ones who press Cancel, so for them the box does
      not keep its promise.
      """,
    evidence: ["module-checkbox", "module-cancel-forgets", "module-every-answer"],
    bad: [
      .version(["checkBoxDontShowAgain": "⟦true⟧"]).finds("info, osam 3.0.0–3.1.0").says(
        """
        “checkBoxDontShowAgain” is true beside a cancel button
        = apps with library 3.0.0–3.1.0 forget the ticked box when users press Cancel, and show the alert at \
        the next check
        = help: Write false if the alert should not offer what only OK keeps.
        """
      ).helped(writing: "false"),
      .version(["checkBoxDontShowAgain": "⟦true⟧"], role: .authored).finds("info, osam 3.0.0–3.1.0").helped(
        writing: "false"),
    ],
    good: [
      .version(["checkBoxDontShowAgain": "false"]),
      .version(["checkBoxDontShowAgain": "true", "comparisonMode": #""INFO""#]),
      .version(["checkBoxDontShowAgain": "true", "comparisonMode": #""FORCE""#]),
      .version(["checkBoxDontShowAgain": "true"], clients: "1.0.0..2.2.4"),
      .version(["checkBoxDontShowAgain": "true"], clients: "3.2.0"),
    ],
    check: .document(checkBox)
  )
}

private func checkBox(_ inspection: Inspection) {
  guard inspection.document.boolean("checkBoxDontShowAgain") == true, let use = inspection.modeUse, use.hasCheckbox,
    use.showsCancel
  else { return }
  inspection.report(
    "“checkBoxDontShowAgain” is true beside a cancel button",
    [
      ClientEffect(
        ModuleChange.remembersAnswers.releases.subtracting(ModuleChange.remembersEveryAnswer.releases),
        "forget the ticked box when users press Cancel, and show the alert at the next check")
    ], help: "Write false if the alert should not offer what only OK keeps.", at: .member("checkBoxDontShowAgain"))
}
