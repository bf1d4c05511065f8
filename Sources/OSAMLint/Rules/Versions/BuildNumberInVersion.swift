import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A build number behind a version.
  static let buildNumberInVersion = Rule(
    id: "build-number-in-version",
    title: "a version with a build number",
    group: .versions,
    effects: [.worthKnowing],
    why: """
      On iOS and macOS the installed version is the short version with the bundle version (`CFBundleVersion`)
      after it. A bundle version with dots, such as `1.2.3.6`, is no number and counts as build 0. In such an
      app every installed build comes before `1.2.3-5`, so the update is forced on people who have it already.
      """,
    silencing: .byEntry,
    evidence: ["prince-build-number"],
    bad: [
      .configuration(["required_version": #"⟦"1.2.3-5"⟧"#]).finds("info, pov-ios from 4.0.0").says(
        """
        “required_version” has the build number 5
        = iOS apps with pov-ios 4.0.0–4.0.8 count every installed build as 0 when their CFBundleVersion has dots
        = help: Leave the build number out unless CFBundleVersion is a plain number.
        """),
      .configuration(["last_version_available": #"⟦"2.4.0-12"⟧"#], under: "macos2").finds("info, pov-ios from 4.0.0"),
    ].asking(for: .version),
    good: [
      .configuration(),
      .configuration(["required_version": #""1.2.3-0""#]),
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for value in inspection.versionTexts(in: prince) where value.section.platform.isApple {
    guard let version = PrinceVersion(value.text), version.build > 0 else { continue }
    inspection.report(
      "“\(value.name)” has the build number \(version.build)",
      [ClientEffect(value.section.native, "count every installed build as 0 when their CFBundleVersion has dots")],
      on: value.section.platform, at: value.pair.place,
      help: "Leave the build number out unless CFBundleVersion is a plain number.")
  }
}
