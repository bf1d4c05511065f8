import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A requirement that the library itself does not check.
  static let customRequirement = Rule(
    id: "custom-requirement",
    title: "a requirement that works only in apps that register a checker for it",
    group: .configurations,
    effects: [.worthKnowing],
    why: """
      The libraries check `required_os_version` themselves, and on the JVM `required_jvm_version`. For any other
      name the app has to register a checker; in an app that has none the requirement is not satisfied and the
      configuration never chosen. Native Android 4.0.0 alone takes it for satisfied. Names that your apps register are
      listed under `requirement-keys` in the settings.
      """,
    evidence: ["prince-unknown-requirement"],
    bad: [
      .configuration(["requirements": #"{"required_os_version": "14.0", ⟦"region"⟧: "barcelona"}"#]).finds(
        "info, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        the requirement “region” is none that the library checks
        = iOS apps with pov-ios 4.0.0–4.0.8 never choose this configuration if they register no checker, and \
        those with pov-kmp 0.1.0 may do so too
        = help: Once they do, list it under requirement-keys in the settings.
        """),
      .configuration(["requirements": #"{⟦"required_jvm_version"⟧: 17}"#], under: "android2").finds(
        "info, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        the requirement “required_jvm_version” is none that the library checks
        = Android apps with pov-android 4.0.1–4.0.4 and pov-kmp 0.1.0 never choose this configuration if they \
        register no checker; Android apps with pov-android 4.0.0 take it for satisfied if they register no \
        checker
        = help: Once they do, list it under requirement-keys in the settings.
        """),
    ].asking(for: .elsewhere),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0"}"#]),
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": "barcelona"}"#])
        .with(settings: "requirement-keys: [region]"),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  let satisfied = ClientSet.princeUnknownHolds
  for (section, configuration) in prince.configurations {
    for requirement in configuration.custom(on: section.platform) {
      // Another rule names the key that was meant.
      if section.platform == .jvm, requirement.name == "required_os_version" { continue }
      if inspection.context.choices?.knows(requirement.name, section.names) == true { continue }
      let others = section.readers.subtracting(satisfied)
      inspection.report(
        "the requirement \(quoted(requirement.name)) is none that the library checks",
        [
          ClientEffect(others, "never choose this configuration if they register no checker"),
          ClientEffect(section.readers.intersection(satisfied), "take it for satisfied if they register no checker"),
        ], on: section.platform, at: requirement.pair.key,
        help: "Once they do, list it under requirement-keys in the settings.")
    }
  }
}
