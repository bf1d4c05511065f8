import OSAMSyntax

extension Rule {
  /// A suppression nobody needs any more.
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    title: "a suppression that silences nothing",
    group: .settings,
    effects: [.withoutEffect],
    why: """
      Once a mistake is corrected, the suppression that was for it would silence the next one at the same place.

      In YAML it is the comment `# osam-lint: allow RULE -- reason`: after a value for its line, on a line of its own for
      the next line, above the first line of a document for the whole document. JSON has no comments; for it, and for
      whoever wants them in one place, there are entries under `allow` in the settings. Of those it is only said after a
      run that looked at all the files they are about.
      """,
    repair: .safe("Removes the rule from the comment, the comment, or the entry."),
    evidence: ["choice-settings"],
    bad: [
      Example(
        "# osam-lint: allow ⟦insecure-url⟧ -- The old service has no certificate.\n" + Example.authored, syntax: .yaml
      ).finds("warning").says(
        """
        this comment silences no “insecure-url”
        = there is no such finding in the document it is about
        = help: Remove it.
        """),
      Example(
        Example.authored.exchanging(
          "versionName: 3.2.0", for: "versionName: 3.2.0 # osam-lint: allow ⟦insecure-url⟧ -- Known."), syntax: .yaml
      ).finds("warning").says(
        """
        this comment silences no “insecure-url”
        = there is no such finding on the line it is about
        = help: Remove it.
        """),
    ],
    good: [
      Example(
        Example.authored.exchanging(
          "url: https", for: "# osam-lint: allow insecure-url -- The old service has no certificate.\nurl: http"),
        syntax: .yaml)
    ],
    check: .own
  )
}
