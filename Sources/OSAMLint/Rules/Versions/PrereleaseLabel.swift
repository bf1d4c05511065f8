import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A pre-release label, which does not order.
  static let prereleaseLabel = Rule(
    id: "prerelease-label",
    title: "a pre-release label, which counts for nothing",
    group: .versions,
    effects: [.probablyNotMeant],
    why: """
      What follows `-` is the build number on iOS and macOS. A label such as `beta` is none and counts as build
      0, so `2.4.0-beta` is equal to 2.4.0 and not before it. People with the beta are not offered the release.
      """,
    evidence: ["prince-prerelease"],
    bad: [
      .configuration(["last_version_available": #"⟦"2.4.0-beta"⟧"#]).finds("warning, pov-ios from 4.0.0").says(
        """
        “last_version_available” is “2.4.0-beta”, with a pre-release label
        = iOS apps with pov-ios 4.0.0–4.0.8 read it as 2.4.0-0, the same as the release
        = help: Remove the label, or write a build number.
        """),
      .configuration(["required_version": #"⟦"1.2.0-rc.1"⟧"#], under: "macos2").finds("warning, pov-ios from 4.0.0"),
    ].asking(for: .version),
    good: [
      .configuration(["last_version_available": #""2.4.0-4""#])
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for value in inspection.versionTexts(in: prince) where value.section.platform.isApple {
    guard let version = PrinceVersion(value.text), PrinceVersion.losses(of: value.text).contains(.label) else {
      continue
    }
    inspection.report(
      "“\(value.name)” is \(quoted(value.text)), with a pre-release label",
      [ClientEffect(value.section.native, "read it as \(version), the same as the release")],
      on: value.section.platform,
      at: value.pair.place, help: "Remove the label, or write a build number.")
  }
}
