import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A system version that is not of the type its platform reads.
  static let osRequirementWrongType = Rule(
    id: "os-requirement-wrong-type",
    title: "a required system version that is not of the type of its platform",
    group: .configurations,
    effects: [.unreadable, .valueIgnored, .neverSeen, .platformDependent],
    why: """
      On iOS and macOS `required_os_version` is a text. A number, null, a list or an object there is ignored
      from 4.0.1 on, so the configuration goes to every system; 4.0.0 loses the whole list of the platform. On
      Android it is the API level, a whole number: with a fraction or true the configuration is never chosen.
      Null is ignored from 4.0.3 on, and before that never satisfied. Apps with 4.0.0 that make the library object
      without its builder do not look at the member, and take the configuration.
      """,
    evidence: [
      "prince-system-ios", "prince-system-android", "prince-system-always", "prince-unknown-requirement",
    ],
    bad: [
      .configuration(["requirements": #"{"required_os_version": ⟦14⟧}"#]).finds("error, pov-ios from 4.0.0").says(
        """
        “required_os_version” is the number 14, not a text
        = iOS apps with pov-ios 4.0.1–4.0.8 ignore it and take the configuration for every system; iOS apps \
        with pov-ios 4.0.0 cannot use any configuration under “ios2” and get the error dataNotFound
        = help: Write it as in “14.0”.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦null⟧}"#], under: "macos2").finds(
        "error, pov-ios from 4.0.0"
      ).says(
        """
        “required_os_version” is null, not a text
        = macOS apps with pov-ios 4.0.1–4.0.8 ignore it and take the configuration for every system; macOS apps \
        with pov-ios 4.0.0 cannot use any configuration under “macos2” and get the error dataNotFound
        = help: Write it as in “14.0”.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦26.0⟧}"#], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_os_version” is the number 26.0, not an API level
        = Android apps with pov-android 4.0.1–4.0.4 and pov-kmp 0.1.0 never choose the configuration; Android \
        apps with pov-android 4.0.0 take the configuration for every system, or never choose it if they use the \
        builder of the library
        = help: Write the API level, a whole number such as 26.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦true⟧}"#], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_os_version” is true, not an API level
        = Android apps with pov-android 4.0.1–4.0.4 and pov-kmp 0.1.0 never choose the configuration; Android \
        apps with pov-android 4.0.0 take the configuration for every system, or never choose it if they use the \
        builder of the library
        = help: Write the API level, a whole number such as 26.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦null⟧}"#], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “required_os_version” is null, not an API level
        = Android apps with pov-android 4.0.3–4.0.4 ignore it and take the configuration for every system; \
        Android apps with pov-android 4.0.1–4.0.2 and pov-kmp 0.1.0 never choose the configuration; Android \
        apps with pov-android 4.0.0 take the configuration for every system, or never choose it if they use the \
        builder of the library
        = help: Write the API level, a whole number such as 26.
        """),
      .configuration(["requirements": #"{"required_os_version": ⟦14⟧}"#], clients: "pov-ios:4.0.0").finds(
        "error, pov-ios 4.0.0"
      ).says(
        """
        “required_os_version” is the number 14, not a text
        = iOS apps with pov-ios 4.0.0 cannot use any configuration under “ios2” and get the error dataNotFound
        = help: Write it as in “14.0”.
        """),
      .prince([
        "ios": #"[{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]"#,
        "ios2": #"[{"required_version": "1.2.0", "requirements": {"required_os_version": ⟦null⟧}}]"#,
      ]).finds("warning, pov-kmp").says(
        """
        “required_os_version” is null, not a text
        = iOS apps with pov-kmp 0.1.0 may ignore it and take the configuration for every system
        = help: Write it as in “14.0”.
        """),
    ].asking(for: .version),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0"}"#]),
      .configuration(["requirements": #"{"required_os_version": 26}"#], under: "android2"),
      .configuration(["requirements": #"{"required_os_version": "26"}"#], under: "android2"),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations {
    guard section.platform != .jvm, let pair = configuration.requirement("required_os_version")?.pair else { continue }
    let kind = tree.kind(pair.value)
    // A text that cannot be read has a rule of its own, and so have words without quotes.
    if kind == .string || kind == .word { continue }
    let isAndroid = section.platform == .android
    if isAndroid, kind == .number, Int32(tree.text(pair.value)) != nil { continue }
    inspection.report(
      "“required_os_version” is \(inspection.named(pair.value)), not \(isAndroid ? "an API level" : "a text" as LocalizedMessage)",
      isAndroid ? onAndroid(section, kind) : onApple(section, kind), on: section.platform, at: pair.place,
      help: isAndroid ? "Write the API level, a whole number such as 26." : "Write it as in “14.0”.")
  }
}

private let first = ClientSet.princeNeedsSystem

private func onApple(_ section: PrinceSection, _ kind: Node.Kind) -> [ClientEffect] {
  [
    ClientEffect(
      section.native.subtracting(first), "ignore it and take the configuration for every system", .valueIgnored),
    section.loss(on: first),
    ClientEffect(
      kind == .null ? section.kmp : .empty, "ignore it and take the configuration for every system", .valueIgnored),
  ]
}

private func onAndroid(_ section: PrinceSection, _ kind: Node.Kind) -> [ClientEffect] {
  let ignoring = kind == .null ? PrinceChange.nullIsAbsent.releases.intersection(section.native) : .empty
  return [ClientEffect(ignoring, "ignore it and take the configuration for every system", .valueIgnored)]
    + section.withoutSystem(besides: ignoring)
}
