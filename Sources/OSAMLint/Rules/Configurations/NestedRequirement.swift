import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A custom requirement whose value is a list or an object.
  static let nestedRequirement = Rule(
    id: "nested-requirement",
    title: "a requirement whose value is a list or an object",
    group: .configurations,
    effects: [.valueIgnored],
    why: """
      Native iOS and macOS ignore a requirement whose value is a list or an object: no checker is asked, and
      the configuration goes to devices it was not meant for. Android hands the value to the checker as text.
      """,
    evidence: ["prince-nested-requirement"],
    bad: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": ⟦["08001", "08002"]⟧}"#]).finds(
        "error, pov-ios from 4.0.0"
      ).says(
        """
        the requirement “region” is a list
        = iOS apps with pov-ios 4.0.0–4.0.8 ignore it and take it for satisfied
        = help: Write one value, or several requirements.
        """),
      .configuration(["requirements": #"{"required_os_version": "11.0", "space": ⟦{"least": 100}⟧}"#], under: "macos2")
        .finds("error, pov-ios from 4.0.0").says(
          """
          the requirement “space” is an object
          = macOS apps with pov-ios 4.0.0–4.0.8 ignore it and take it for satisfied
          = help: Write one value, or several requirements.
          """),
    ].asking(for: .meaning),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": "08001"}"#]),
      .configuration(["requirements": #"{"region": ["08001", "08002"]}"#], under: "android2"),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, configuration) in prince.configurations where section.platform.isApple {
    for requirement in configuration.custom(on: section.platform)
    where inspection.document.tree.nodes[requirement.pair.value].isContainer {
      inspection.report(
        "the requirement \(quoted(requirement.name)) is \(inspection.named(requirement.pair.value))",
        [ClientEffect(section.native, "ignore it and take it for satisfied")], on: section.platform,
        at: requirement.pair.place, help: "Write one value, or several requirements.")
    }
  }
}
