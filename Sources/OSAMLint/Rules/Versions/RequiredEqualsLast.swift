import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A required version that is the last one.
  static let requiredEqualsLast = Rule(
    id: "required-equals-last",
    title: "required_version equals last_version_available",
    group: .versions,
    effects: [.worthKnowing],
    why: """
      Everyone below the last version must update, so the update is never offered as a choice and the
      notification frequency means nothing. That is right when it is meant.
      """,
    evidence: ["prince-decision"],
    bad: [
      .configuration(["required_version": #"⟦"2.4"⟧"#]).finds("info, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “required_version” is “2.4”, the same as “last_version_available”
        = iOS apps with pov-ios 4.0.0–4.0.8 never offer the update as a choice, and those with pov-kmp 0.1.0 \
        may do so too
        = help: Lower the first if the update is to be a choice.
        """),
      .configuration(["required_version": "⟦240⟧"], under: "android2").finds(
        "info, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_version” is the number 240, the same as “last_version_available”
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 never offer the update as a choice
        = help: Lower the first if the update is to be a choice.
        """),
    ].asking(for: .version),
    good: [.configuration()],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for pair in inspection.versionPairs(in: prince) where pair.last.version == pair.required.version {
    inspection.report(
      "“required_version” is \(inspection.named(pair.required.pair.value)), the same as “last_version_available”",
      [ClientEffect(pair.section.readers, "never offer the update as a choice")], on: pair.section.platform,
      at: pair.required.pair.place, help: "Lower the first if the update is to be a choice.",
      related: [RelatedPlace(inspection.document.span(pair.last.pair.place), "the last version")])
  }
}
