extension Rule {
  /// A test that cannot be run.
  static let unusableTest = Rule(
    id: "unusable-test",
    title: "a test that cannot be understood",
    group: .tests,
    effects: [.unusableSettings],
    why: """
      No case of the file is run, so that nobody takes it for kept. A date such as `now` or `+7d` cannot be used either:
      the answer would be another one from day to day.
      """,
    repair: .unsafe("Writes the word that was probably meant."),
    evidence: ["choice-settings"],
    bad: [
      Example("document: alert.json\ncases:\n  - {⟦never⟧: blocked}\n", own: .tests).finds("error").says(
        """
        “case” is missing here
        = help: Write it, for example “case: Old apps are offered the update”.
        """),
      Example(
        "document: alert.json\ncases:\n  - {case: Nobody is locked out, platform: ⟦andriod⟧, never: blocked}\n",
        own: .tests
      ).finds("error").says(
        """
        “andriod” does not belong here
        = help: Did you mean “android”?
        """),
      Example(
        "document: alert.json\ncases:\n  - {case: Nobody is locked out, never: blocked}\n"
          + "  - {case: ⟦Nobody is locked out⟧, never: error}\n", own: .tests
      ).finds("error").says(
        """
        another case is called “Nobody is locked out” as well
        = help: Give each case a name of its own.
        """),
    ].asking(for: .meaning),
    good: [
      Example(
        "document: alert.json\ncases:\n  - {case: Nobody is locked out, never: blocked}\n"
          + "  - {case: Nobody gets an error, never: error}\n", own: .tests)
    ],
    check: .own
  )
}
