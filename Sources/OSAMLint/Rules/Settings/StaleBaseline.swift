import OSAMSyntax

extension Rule {
  /// A baseline that lets a mistake come back.
  static let staleBaseline = Rule(
    id: "stale-baseline",
    title: "a recorded finding that is gone",
    group: .settings,
    effects: [.unusableSettings],
    why: """
      A baseline lets old mistakes be until somebody corrects them. Once one is gone its entry would let it come back, so
      with `--strict-baseline` a run fails until `osam-lint baseline` was run again. It is only said of files that the run
      looked at, or that are not there any more.
      """,
    repair: .safe("Removes the entry of a finding that is gone."),
    evidence: ["choice-settings"],
    bad: [],
    good: [],
    shown: .message(Baseline.gone("trailing-comma", in: "config/alert.json")),
    check: .own
  )
}
