extension Rule {
  /// A key of a test that nobody reads.
  static let unknownTestKey = Rule(
    id: "unknown-test-key",
    title: "a key that no test has",
    group: .tests,
    effects: [.unusableSettings],
    why: """
      A key that is not known would change nothing, and whoever wrote it would believe that it does. No case of the file
      is run.
      """,
    repair: .unsafe("Writes the key that was probably meant."),
    evidence: ["choice-settings"],
    bad: [
      Example(
        "document: alert.json\ncases:\n  - case: Nobody is ever locked out\n    ⟦nevr⟧: blocked\n", own: .tests
      ).finds("error").says(
        """
        “nevr” is no key of a test
        = help: Did you mean “never”?
        """)
    ],
    good: [
      Example("document: alert.json\ncases:\n  - case: Nobody is ever locked out\n    never: blocked\n", own: .tests)
    ],
    check: .own
  )
}
