import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A required version that comes after the last one.
  static let requiredAboveLast = Rule(
    id: "required-above-last",
    title: "required_version is greater than last_version_available",
    group: .versions,
    effects: [.probablyNotMeant],
    why: """
      Nobody can install a version that is required and not available. Clients do not complain: people below
      `required_version` must update, and the update they find may leave them below it.
      """,
    silencing: .byEntry,
    evidence: ["prince-required-above-last"],
    bad: [
      .configuration(["required_version": #"⟦"2.10.0"⟧"#, "last_version_available": #""2.9.0""#]).finds(
        "warning, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_version” is “2.10.0”, greater than “last_version_available”
        = iOS apps with pov-ios 4.0.0–4.0.8 force the update to a version that is not the last, and those with \
        pov-kmp 0.1.0 may do so too
        = help: Swap the two, or correct the wrong one.
        """),
      .configuration(["required_version": "⟦300⟧"], under: "android2").finds(
        "warning, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_version” is the number 300, greater than “last_version_available”
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 force the update to a version that is not \
        the last
        = help: Swap the two, or correct the wrong one.
        """),
    ].asking(for: .version),
    good: [
      .configuration(["required_version": #""2.9.0""#, "last_version_available": #""2.10.0""#]),
      .configuration(),
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for pair in inspection.versionPairs(in: prince) where pair.last.version < pair.required.version {
    inspection.report(
      "“required_version” is \(inspection.named(pair.required.pair.value)), greater than “last_version_available”",
      [ClientEffect(pair.section.readers, "force the update to a version that is not the last")],
      on: pair.section.platform,
      at: pair.required.pair.place, help: "Swap the two, or correct the wrong one.",
      related: [RelatedPlace(inspection.document.span(pair.last.pair.place), "the last version")])
  }
}
