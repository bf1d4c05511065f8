import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Requirements that do not name a system version.
  static let requirementsWithoutOs = Rule(
    id: "requirements-without-os",
    title: "requirements without required_os_version",
    group: .configurations,
    effects: [.unreadable],
    why: """
      Release 4.0.0 for iOS and macOS needs `required_os_version` wherever there are requirements, also in an
      empty object. Without it the whole list of the platform is unreadable there. Later releases, and
      Android, do without.
      """,
    evidence: ["prince-system-optional"],
    bad: [
      .configuration(["requirements": #"⟦{⟧"region": "08001"}"#]).finds("error, pov-ios 4.0.0").says(
        """
        the requirements have no “required_os_version”
        = iOS apps with pov-ios 4.0.0 cannot use any configuration under “ios2” and get the error dataNotFound
        = help: Write the lowest system version that the configuration is for.
        """),
      .configuration(["requirements": "⟦{⟧}"], under: "macos2").finds("error, pov-ios 4.0.0").says(
        """
        the requirements have no “required_os_version”
        = macOS apps with pov-ios 4.0.0 cannot use any configuration under “macos2” and get the error \
        dataNotFound
        = help: Leave the requirements out.
        """),
    ].asking(for: .version),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": "08001"}"#]),
      .configuration(["requirements": #"{"region": "08001"}"#], under: "android2"),
      .configuration(["requirements": #"{"region": "08001"}"#], clients: "pov-ios:4.0.1.."),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, configuration) in prince.configurations where section.platform.isApple {
    guard configuration.requirements != nil, configuration.requirement("required_os_version") == nil,
      let pair = configuration.member("requirements")
    else { continue }
    inspection.report(
      "the requirements have no “required_os_version”",
      [section.loss(on: .princeNeedsSystem)], on: section.platform, at: pair.value,
      span: inspection.document.placeOfMissing(in: pair.value),
      help: configuration.requirements?.isEmpty == true
        ? "Leave the requirements out." : "Write the lowest system version that the configuration is for.")
  }
}
