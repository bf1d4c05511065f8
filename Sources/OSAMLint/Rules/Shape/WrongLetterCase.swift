import OSAMFormats

extension Rule {
  /// a value in the wrong letter case.
  static let wrongLetterCase = Rule(
    id: "wrong-letter-case",
    title: "a value in the wrong letter case",
    group: .shape,
    effects: [.unreadable],
    kinds: .having([.table, .choices]),
    why: """
      Clients compare `FORCE`, `LAZY`, `INFO`, `NONE`, `ANDROID` and `IOS` letter by letter. In another
      case, or with a space around it, the value is unknown and the whole document is lost.
      """,
    repair: .safe(
      """
      Writes the value as clients know it. No client reads the document before.
      """),
    evidence: ["module-words"],
    bad: [
      .version(["comparisonMode": #"⟦"force"⟧"#]).finds("error, every release").says(
        """
        “comparisonMode” is “force”, not FORCE, LAZY, INFO or NONE
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write “FORCE”.
        """),
      .rating(["platform": #"⟦"iOS"⟧"#]).finds("error, every release").says(
        """
        “platform” is “iOS”, not ANDROID or IOS
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write “IOS”.
        """),
    ],
    good: [
      .version(["comparisonMode": #""FORCE""#])
    ],
    check: .observed(checkWrongLetterCase)
  )
}

private func checkWrongLetterCase(_ inspection: Inspection) {
  for observation in inspection.observations(.choiceCase) {
    inspection.reportFailing(
      observation, help: "Write \(quoted(observation.suggestion ?? "")).", repair: inspection.choosing(observation))
  }
}
