extension Rule {
  /// A key of the settings that nobody reads.
  static let unknownSetting = Rule(
    id: "unknown-setting",
    title: "a key that is no setting",
    group: .settings,
    effects: [.unusableSettings],
    why: """
      A key that is not known would change nothing, and whoever wrote it would believe that it does. Nothing is checked
      with settings that cannot be used.
      """,
    repair: .unsafe("Writes the setting that was probably meant."),
    evidence: ["choice-settings"],
    bad: [
      Example("⟦clinets⟧: osam:3.0.1\n", own: .settings).finds("error").says(
        """
        “clinets” is no setting
        = help: Did you mean “clients”?
        """),
      Example("overrides:\n  - paths: [config/**]\n    ⟦colour⟧: red\n", own: .settings).finds("error").says(
        """
        “colour” is no setting
        = help: Write paths, kind, role, clients, server-date or rules.
        """),
      Example("rules:\n  long-text: {⟦titel⟧: 50}\n", own: .settings).finds("error"),
    ].asking(for: .meaning),
    good: [Example("clients: osam:3.0.1\nrules: {long-text: {title: 50, severity: warning}}\n", own: .settings)],
    check: .own
  )
}
