import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A platform whose value is not a list of configurations.
  static let platformNotAList = Rule(
    id: "platform-not-a-list",
    title: "a platform whose value is not a list of configurations",
    group: .configurations,
    effects: [.unreadable, .platformDependent],
    why: """
      From release 4 on, a platform holds a list of configurations. Native iOS and macOS ignore anything else
      and then try the key with a 2. Android and the JVM take one configuration without the list, as their
      documents say; native iOS never does. Null, a text or a number help nobody: Android from 4.0.3 on looks past a null
      `android2` to `android`, every other client gets an error.

      The object of before release 4 belongs under `ios`, `macos` or `android`, never under a key with a 2.
      """,
    evidence: ["prince-single-object", "prince-platform-value"],
    bad: [
      Example(
        #"""
        {"ios": ⟦{⟧"required_version": "1.2.0", "last_version_available": "2.4.0"}}
        """#
      ).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “ios” is one configuration without a list around it
        = iOS apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound; iOS apps with pov-kmp 0.1.0 may get an \
        error
        = help: Put it between [ and ].
        """),
      .prince(["ios2": "⟦null⟧", "macos2": #"⟦"2.4.0"⟧"#, "android2": "⟦240⟧"]).finds(
        "error, pov-ios from 4.0.0 and pov-kmp", "error, pov-ios from 4.0.0",
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “android2” is the number 240, not a list of configurations
        = Android apps with pov-android 4.0.0–4.0.4 get an IllegalStateException; Android apps with pov-kmp \
        0.1.0 get an IllegalArgumentException
        = help: Write a list of configurations.
        """
      ).says(
        """
        “macos2” is “2.4.0”, not a list of configurations
        = macOS apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound
        = help: Write a list of configurations.
        """
      ).says(
        """
        “ios2” is null, not a list of configurations
        = iOS apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound; iOS apps with pov-kmp 0.1.0 may get an \
        error
        = help: Write a list of configurations.
        """),
      .prince(["android2": #"⟦{⟧"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0"}}"#]).finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “android2” is an object of the format before release 4, not a list
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get an IllegalStateException
        = help: Write it under “android”, and a list here.
        """),
      .prince([
        "ios": #"[{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]"#,
        "ios2": "⟦null⟧",
      ]).finds("warning, pov-kmp").says(
        """
        “ios2” is null, not a list of configurations
        = iOS apps with pov-kmp 0.1.0 may get an error
        = help: Write a list of configurations.
        """),
    ].asking(for: .meaning),
    good: [
      .prince(),
      .prince(["android2": #"{"required_version": 120, "last_version_available": 240}"#]),
      Example(
        #"""
        {"jvm": {"required_version": "1.2.0", "last_version_available": "2.4.0"}}
        """#),
      // Whoever reads format 4 takes the list.
      .prince(["ios": "null"]),
    ],
    check: .configurations(checkForms)
  )
}

private func checkForms(_ inspection: Inspection, _ prince: PrinceSections) {
  for section in prince.all {
    let value = section.pair.value
    switch section.form {
    case .list: break
    case .scalar:
      let isNull = inspection.document.tree.kind(value) == .null
      inspection.report(
        "“\(section.key.rawValue)” is \(inspection.named(value)), not a list of configurations",
        failures(section, isNull ? "get an error" : "get an IllegalArgumentException"), on: section.platform,
        at: section.pair.place, help: "Write a list of configurations.")
    case .object(let object): check(object, of: section, inspection)
    }
  }
}

private func check(
  _ object: PrinceConfigurationNode, of section: PrinceSection, _ inspection: Inspection
) {
  let key = section.key.rawValue
  let span = inspection.opening(section.pair.value)
  if object.isOld, !object.isNew {
    // Elsewhere it stands where it belongs.
    guard section.key.isSecond || section.key == .jvm else { return }
    inspection.report(
      "“\(key)” is an object of the format before release 4, not a list",
      failures(section, "get an IllegalStateException"), on: section.platform, at: section.pair.value, span: span,
      help: section.key.isSecond
        ? "Write it under “\(key.dropLast())”, and a list here." : "Write a list of configurations.")
  } else if section.platform.isApple {
    // The multiplatform library takes an object under ios for one of the older format.
    inspection.report(
      "“\(key)” is one configuration without a list around it",
      section.key == .ios2
        ? [ClientEffect(ClientSet.princeIOSFrom4, "get the error dataNotFound")] : failures(section, "get an error"),
      on: section.platform, at: section.pair.value, span: span, help: "Put it between [ and ].")
  }
}

/// Effects on the readers of a platform without configurations; the multiplatform library's error is named.
private func failures(_ section: PrinceSection, _ multiplatform: LocalizedMessage) -> [ClientEffect] {
  let native: LocalizedMessage =
    section.platform.isApple ? "get the error dataNotFound" : "get an IllegalStateException"
  return native == multiplatform
    ? [ClientEffect(section.readers, native)]
    : [ClientEffect(section.native, native), ClientEffect(section.kmp, multiplatform)]
}
