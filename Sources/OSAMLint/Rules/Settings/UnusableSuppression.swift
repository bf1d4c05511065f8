import OSAMSyntax

extension Rule {
  /// A comment for this tool that it cannot use.
  static let unusableSuppression = Rule(
    id: "unusable-suppression",
    title: "a suppression that silences nothing because of how it is written",
    group: .settings,
    effects: [.withoutEffect],
    why: """
      A comment that begins with `osam-lint:` is meant for this tool, and one that cannot be understood silences nothing.
      It takes the form `# osam-lint: allow RULE -- reason`, with several rules separated by commas. Rules about locking
      users out are silenced by an entry of the settings only, where everyone finds it.
      """,
    evidence: ["choice-settings"],
    bad: [
      Example("⟦# osam-lint: allow insecure-urls -- Known.⟧\n" + Example.authored, syntax: .yaml).finds("warning").says(
        """
        “insecure-urls” is no rule
        = the comment silences nothing
        = help: Did you mean “insecure-url”?
        """),
      Example("⟦# osam-lint: allow insecure-url⟧\n" + Example.authored, syntax: .yaml).finds("warning").says(
        """
        this comment gives no reason
        = the comment silences nothing
        = help: Write # osam-lint: allow insecure-url -- reason.
        """),
      Example("⟦# osam-lint: ignore⟧\n" + Example.authored, syntax: .yaml).finds("warning").says(
        """
        this comment does not go on with allow and the id of a rule
        = the comment silences nothing
        = help: Write # osam-lint: allow RULE -- reason.
        """),
      Example("⟦# osam-lint: allow force-without-end -- Known.⟧\n" + Example.authored, syntax: .yaml).finds("warning")
        .says(
          """
          no comment silences “force-without-end”
          = it is about locking users out
          = help: Add an entry under “allow” of .osam-lint.yml, with the path, the pointer and the reason.
          """),
    ].asking(for: .meaning),
    good: [Example("# See the manual of osam-lint: it has more.\n" + Example.authored, syntax: .yaml)],
    check: .own
  )
}
