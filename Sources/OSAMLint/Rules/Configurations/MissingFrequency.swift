import OSAMFormats

extension Rule {
  /// A configuration that leaves the notification frequency to the default.
  static let missingFrequency = Rule(
    id: "missing-frequency",
    title: "a configuration that does not say how often to notify",
    group: .configurations,
    effects: [.worthKnowing],
    why: """
      Without `notify_last_version_frequency` an optional update is offered once. Apps remember what they have
      shown, and not in the same way: iOS and macOS remember every version for good, Android only the last. When
      `last_version_available` is raised and lowered again, iOS stays silent about the version it has shown
      before and Android shows it again. Saying which frequency is meant keeps the two from being confused.
      """,
    evidence: ["prince-frequency-default", "prince-once-memory"],
    bad: [
      Example(#"{"ios2": [⟦{⟧"last_version_available": "2.4.0"}]}"#).finds("info, pov-ios from 4.0.0 and pov-kmp").says(
        """
        this configuration has no “notify_last_version_frequency”
        = iOS apps with pov-ios 4.0.0–4.0.8 offer its optional update once, and those with pov-kmp 0.1.0 may do \
        so too
        = help: Write “ONCE” or “ALWAYS”.
        """),
      Example(#"{"android2": [⟦{⟧"required_version": 120, "last_version_available": 240}]}"#).finds(
        "info, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        this configuration has no “notify_last_version_frequency”
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 offer its optional update once
        = help: Write “ONCE” or “ALWAYS”.
        """),
    ].asking(for: .meaning),
    good: [
      .configuration(),
      // Only the optional update is notified with a frequency.
      .configuration(without: ["last_version_available", "notify_last_version_frequency"]),
    ],
    check: .configurations(checkFrequencies)
  )
}

private func checkFrequencies(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, configuration) in prince.configurations
  where configuration.member("notify_last_version_frequency") == nil {
    guard
      ConfiguredVersion.of(inspection.document.tree, "last_version_available", of: configuration, on: section.platform)
        != nil
    else { continue }
    inspection.report(
      "this configuration has no “notify_last_version_frequency”",
      [ClientEffect(section.readers, "offer its optional update once")], on: section.platform, at: configuration.node,
      span: inspection.document.placeOfMissing(in: configuration.node), help: "Write “ONCE” or “ALWAYS”.")
  }
}
