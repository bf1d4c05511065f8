import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A system version text that cannot be read.
  static let osRequirementUnreadable = Rule(
    id: "os-requirement-unreadable",
    title: "a required system version that cannot be read",
    group: .configurations,
    effects: [.unreadable, .valueIgnored, .neverSeen, .platformDependent],
    why: """
      On iOS and macOS a `required_os_version` that does not begin with a number is ignored from 4.0.1 on, so
      the configuration goes to every system; 4.0.0 loses the whole list of the platform. On Android it is the
      API level: `"14.0"` is none, and the configuration is never chosen. Apps with 4.0.0 that make the library object
      without its builder do not look at it, and take the configuration.
      """,
    evidence: [
      "prince-system-ios", "prince-system-android", "prince-system-always", "prince-unknown-requirement",
    ],
    bad: [
      .configuration(["requirements": #"{"required_os_version": ⟦"iOS 14"⟧}"#]).finds(
        "error, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_os_version” is “iOS 14”, which is no version
        = iOS apps with pov-ios 4.0.1–4.0.8 ignore it and take the configuration for every system; iOS apps \
        with pov-ios 4.0.0 cannot use any configuration under “ios2” and get the error dataNotFound; iOS apps \
        with pov-kmp 0.1.0 may read its unreadable parts as 0
        = help: Write it as in “14.0”.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦""⟧}"#], under: "macos2").finds(
        "error, pov-ios from 4.0.0"
      ).says(
        """
        “required_os_version” is empty, which is no version
        = macOS apps with pov-ios 4.0.1–4.0.8 ignore it and take the configuration for every system; macOS apps \
        with pov-ios 4.0.0 cannot use any configuration under “macos2” and get the error dataNotFound
        = help: Write it as in “14.0”.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦"8.0.0"⟧}"#], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_os_version” is “8.0.0”, which is no API level
        = Android apps with pov-android 4.0.1–4.0.4 and pov-kmp 0.1.0 never choose the configuration; Android \
        apps with pov-android 4.0.0 take the configuration for every system, or never choose it if they use the \
        builder of the library
        = help: Write the API level, a whole number such as 26.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦"iOS 14"⟧}"#], clients: "pov-ios:4.0.0").finds(
        "error, pov-ios 4.0.0 and pov-kmp"
      ).says(
        """
        “required_os_version” is “iOS 14”, which is no version
        = iOS apps with pov-ios 4.0.0 cannot use any configuration under “ios2” and get the error dataNotFound; \
        iOS apps with pov-kmp 0.1.0 may read its unreadable parts as 0
        = help: Write it as in “14.0”.
        """),
      .prince([
        "ios": #"[{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]"#,
        "ios2": #"[{"required_version": "1.2.0", "requirements": {"required_os_version": ⟦"iOS 14"⟧}}]"#,
      ]).finds("warning, pov-kmp").says(
        """
        “required_os_version” is “iOS 14”, which is no version
        = iOS apps with pov-kmp 0.1.0 may read its unreadable parts as 0
        = help: Write it as in “14.0”.
        """),
    ].asking(for: .version),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14"}"#]),
      .configuration(["requirements": #"{"required_os_version": "26"}"#], under: "android2"),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  let first = ClientSet.princeNeedsSystem
  for (section, configuration) in prince.configurations {
    guard section.platform != .jvm, let pair = configuration.requirement("required_os_version")?.pair,
      tree.kind(pair.value) == .string
    else { continue }
    let text = tree.text(pair.value)
    if section.platform.isApple {
      if PrinceVersion(text) != nil { continue }
      let lenient: LocalizedMessage = text.isEmpty ? "never choose the configuration" : "read its unreadable parts as 0"
      inspection.report(
        "“required_os_version” is \(inspection.named(pair.value)), which is no version",
        [
          ClientEffect(
            section.native.subtracting(first), "ignore it and take the configuration for every system", .valueIgnored),
          section.loss(on: first), ClientEffect(section.kmp, lenient, .platformDependent),
        ], on: section.platform, at: pair.place, help: "Write it as in “14.0”.")
    } else {
      if Int32(text) != nil { continue }
      inspection.report(
        "“required_os_version” is \(inspection.named(pair.value)), which is no API level",
        section.withoutSystem(), on: section.platform, at: pair.place,
        help: "Write the API level, a whole number such as 26.")
    }
  }
}
