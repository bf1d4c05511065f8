import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A notification frequency that is not a text.
  static let frequencyWrongType = Rule(
    id: "frequency-wrong-type",
    title: "a notification frequency that is not a text",
    group: .configurations,
    effects: [.unreadable, .platformDependent],
    why: """
      `notify_last_version_frequency` is one of two words. Anything but a text makes the whole list of the
      platform unreadable on iOS and macOS, and stops the check with an error elsewhere.
      """,
    evidence: ["prince-frequency-ios", "prince-frequency-android"],
    bad: [
      .configuration(["notify_last_version_frequency": "⟦1⟧"]).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “notify_last_version_frequency” is the number 1, not a text
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound; iOS apps with pov-kmp 0.1.0 may get an error when they come to it
        = help: Write “ONCE” or “ALWAYS”.
        """),
      .configuration(["notify_last_version_frequency": "⟦true⟧"], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “notify_last_version_frequency” is true, not a text
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get an error when they come to it
        = help: Write “ONCE” or “ALWAYS”.
        """),
      .configuration(["notify_last_version_frequency": #"⟦["ONCE"]⟧"#], under: "jvm").finds("error, pov-kmp").says(
        """
        “notify_last_version_frequency” is a list, not a text
        = JVM apps with pov-kmp 0.1.0 get an error when they come to it
        = help: Write “ONCE” or “ALWAYS”.
        """),
      .prince([
        "ios": #"[{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]"#,
        "ios2": #"[{"required_version": "1.2.0", "notify_last_version_frequency": ⟦1⟧}]"#,
      ]).finds("warning, pov-kmp").says(
        """
        “notify_last_version_frequency” is the number 1, not a text
        = iOS apps with pov-kmp 0.1.0 may get an error when they come to it
        = help: Write “ONCE” or “ALWAYS”.
        """),
    ],
    good: [
      .configuration(under: "jvm")
    ],
    check: .configurations(checkFrequencies)
  )
}

private func checkFrequencies(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations {
    guard let pair = configuration.member("notify_last_version_frequency") else { continue }
    switch tree.kind(pair.value) {
    // The clients' reading of null was not looked at; words without quotes are a fault of the text.
    case .string, .null, .word: continue
    default: break
    }
    inspection.report(
      "“notify_last_version_frequency” is \(inspection.named(pair.value)), not a text",
      [
        section.loss,
        ClientEffect(section.platform.isApple ? section.kmp : section.readers, "get an error when they come to it"),
      ], on: section.platform, at: pair.place, help: "Write “ONCE” or “ALWAYS”.")
  }
}
