import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A configuration with neither version.
  static let configurationWithoutVersion = Rule(
    id: "configuration-without-version",
    title: "a configuration without any version",
    group: .configurations,
    effects: [.unreadable],
    why: """
      The configuration that a device gets must have `required_version` or `last_version_available`, or both;
      null counts as left out. Without either the app gets an error instead of an answer.
      """,
    evidence: ["prince-versions-needed"],
    bad: [
      Example(#"{"ios2": [⟦{⟧"notify_last_version_frequency": "ONCE"}]}"#).finds(
        "error, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        neither “required_version” nor “last_version_available” is here
        = iOS apps with pov-ios 4.0.0–4.0.8 get the error missingConfigurationVersion on devices it is chosen \
        for; iOS apps with pov-kmp 0.1.0 may get an IllegalStateException on devices it is chosen for
        = help: Write one of them, or remove the configuration.
        """),
      Example(#"{"android2": [⟦{⟧"required_version": null, "notify_last_version_frequency": "ONCE"}]}"#).finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        neither “required_version” nor “last_version_available” is here
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get an IllegalStateException on devices \
        it is chosen for
        = help: Write one of them, or remove the configuration.
        """),
    ].asking(for: .version),
    good: [
      .configuration(without: ["required_version"]),
      .configuration(without: ["last_version_available"], under: "android2"),
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations where configuration.isObject {
    let hasVersion = PrinceMember.versions.contains { name in
      configuration.member(name).map { tree.kind($0.value) != .null } ?? false
    }
    if hasVersion { continue }
    let apple = section.platform.isApple ? section.native : .empty
    inspection.report(
      "neither “required_version” nor “last_version_available” is here",
      [
        ClientEffect(apple, "get the error missingConfigurationVersion on devices it is chosen for"),
        ClientEffect(section.readers.subtracting(apple), "get an IllegalStateException on devices it is chosen for"),
      ], on: section.platform, at: configuration.node, span: inspection.document.placeOfMissing(in: configuration.node),
      help: "Write one of them, or remove the configuration.")
  }
}
