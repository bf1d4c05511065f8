import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A custom requirement whose name changes on the way to the app.
  static let requirementKeyWithUnderscore = Rule(
    id: "requirement-key-with-underscore",
    title: "a custom requirement whose name has an underscore",
    group: .configurations,
    effects: [.probablyNotMeant],
    why: """
      Native iOS and macOS rename keys when they read them: `free_space` reaches the app as `freeSpace`. An app
      that registers a checker for `free_space` never gets the configuration. Android does not rename, so a
      name without underscores is the only one that works everywhere.
      """,
    evidence: ["prince-requirement-keys"],
    bad: [
      .configuration(["requirements": #"{"required_os_version": "14.0", ⟦"free_space"⟧: 100}"#]).finds(
        "warning, pov-ios from 4.0.0"
      ).says(
        """
        the requirement “free_space” has an underscore in its name
        = iOS apps with pov-ios 4.0.0–4.0.8 look for a checker named “freeSpace”
        = help: Use a name without underscores.
        """)
    ].asking(for: .meaning),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "freespace": 100}"#]),
      .configuration(["requirements": #"{"free_space": 100}"#], under: "android2"),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, configuration) in prince.configurations where section.platform.isApple {
    for requirement in configuration.custom(on: section.platform) {
      let renamed = SnakeCase.converted(requirement.name)
      if renamed == requirement.name { continue }
      inspection.report(
        "the requirement \(quoted(requirement.name)) has an underscore in its name",
        [ClientEffect(section.native, "look for a checker named \(quoted(renamed))")], on: section.platform,
        at: requirement.pair.key, help: "Use a name without underscores.")
    }
  }
}
