import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A system version where there is no system to ask.
  static let osRequirementOnJvm = Rule(
    id: "os-requirement-on-jvm",
    title: "required_os_version under jvm, where nothing checks it",
    group: .configurations,
    effects: [.neverSeen],
    why: """
      On the JVM the multiplatform library checks `required_jvm_version` and does not know
      `required_os_version`. A requirement without a checker is not satisfied, so the configuration is never
      chosen.
      """,
    evidence: ["prince-system-kmp"],
    bad: [
      .configuration(["requirements": #"{⟦"required_os_version"⟧: "11"}"#], under: "jvm").finds("error, pov-kmp").says(
        """
        “required_os_version” has no checker on the JVM
        = JVM apps with pov-kmp 0.1.0 never choose the configuration
        = help: Write “required_jvm_version”.
        """)
    ],
    good: [
      .configuration(["requirements": #"{"required_jvm_version": 17}"#], under: "jvm")
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, configuration) in prince.configurations where section.platform == .jvm {
    guard let pair = configuration.requirement("required_os_version")?.pair else { continue }
    inspection.report(
      "“required_os_version” has no checker on the JVM",
      [ClientEffect(section.readers, "never choose the configuration")],
      on: .jvm, at: pair.key, help: "Write “required_jvm_version”.")
  }
}
