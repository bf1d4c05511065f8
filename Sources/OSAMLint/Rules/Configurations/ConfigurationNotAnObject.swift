import OSAMFormats

extension Rule {
  /// An element of a list that is no object.
  static let configurationNotAnObject = Rule(
    id: "configuration-not-an-object",
    title: "a configuration that is not an object",
    group: .configurations,
    effects: [.unreadable],
    why: """
      Native iOS and macOS read the whole list before they choose, so one element that is no object takes the
      others with it. Android reads one after the other and stops with an error at this one, if no
      configuration before it matched.
      """,
    evidence: ["prince-bad-element"],
    bad: [
      .prince([
        "ios2":
          #"[⟦null⟧, {"required_version": "1.2.0", "last_version_available": "2.4.0", "notify_last_version_frequency": "ONCE"}]"#
      ]).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        a configuration of “ios2” is null, not an object
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound; iOS apps with pov-kmp 0.1.0 may skip it
        = help: Remove it, or write an object.
        """),
      Example(#"{"android2": [⟦"240"⟧]}"#, kind: .princeOfVersions).finds("error, pov-android from 4.0.0 and pov-kmp")
        .says(
          """
          a configuration of “android2” is “240”, not an object
          = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get a JSONException when no configuration \
          before it matches
          = help: Remove it, or write an object.
          """),
    ].asking(for: .meaning),
    good: [.prince()],
    check: .configurations(checkElements)
  )
}

private func checkElements(_ inspection: Inspection, _ prince: PrinceSections) {
  for (section, element) in prince.configurations where !element.isObject {
    inspection.report(
      "a configuration of “\(section.key.rawValue)” is \(inspection.named(element.node)), not an object",
      section.platform.isApple
        ? [section.loss, ClientEffect(section.kmp, "skip it", .probablyNotMeant)]
        : [ClientEffect(section.readers, "get a JSONException when no configuration before it matches")],
      on: section.platform, at: element.node, help: "Remove it, or write an object.")
  }
}
