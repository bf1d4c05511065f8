import OSAMDecisions

extension Rule {
  /// An agreement that does not hold.
  static let failedCase = Rule(
    id: "failed-case",
    title: "a case that does not hold",
    group: .tests,
    effects: [.agreementBroken],
    why: """
      `osam-lint test` runs the cases of test files. A document does something else than what a case expects: either the
      document is wrong, or what was agreed has changed, and then `osam-lint test --accept` writes down what holds now.
      """,
    evidence: ["choice-settings"],
    shown: .message(
      Message(TestCase.unmet("Old apps are offered the update", expects: "LAZY", gets: "NONE", plainly: .nothing))),
    check: .own
  )
}
