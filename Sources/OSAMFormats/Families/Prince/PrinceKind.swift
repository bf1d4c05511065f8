extension DocumentKind {
  /// Prince of Versions, old and new format. [prince-lists, prince-old-format]
  package static let princeOfVersions = DocumentKind(
    id: "prince-of-versions",
    title: "Prince of Versions",
    summary: "Decides whether an app with Infinum's Prince of Versions is told to update.",
    libraries: [Library.princeIOS.id, Library.princeAndroid.id, Library.princeKMP.id],
    wrapper: nil,
    family: .prince,
    elements: ElementSigns(
      forms: PrinceMember.forms, listed: Sign.listedConfiguration, single: Sign.singleConfiguration),
    members: [
      platform(
        "ios", ClientSet(.princeIOS) | ClientSet(.princeKMP),
        "For iOS apps: a list of configurations, or before release 4 one object.", "text",
        ["prince-keys", "prince-lists", "prince-old-format"]),
      platform(
        "macos", PrinceChange.macOS.releases,
        "For macOS apps: a list of configurations, or before release 4 one object.", "text",
        ["prince-keys", "prince-lists", "prince-old-format"]),
      platform(
        "ios2", .princeIOSFrom4 | ClientSet(.princeKMP),
        "For iOS apps from release 4 on, so that ios can keep the object for older ones.", "text", ["prince-keys"]),
      platform(
        "macos2", .princeIOSFrom4,
        "For macOS apps from release 4 on, so that macos can keep the object for older ones.", "text", ["prince-keys"]),
      platform(
        "android", ClientSet(.princeAndroid) | ClientSet(.princeKMP),
        "For Android apps: a list of configurations, or one without the list; before release 4 one object.", "code",
        ["prince-keys", "prince-lists", "prince-old-format"]),
      platform(
        "android2", .princeAndroidFrom4 | ClientSet(.princeKMP),
        "For Android apps from release 4 on, so that android can keep the object for older ones.", "code",
        ["prince-keys", "prince-single-object"]),
      platform(
        "jvm", ClientSet(.princeKMP), "For JVM apps: a list of configurations, or one without the list.", "text",
        ["prince-keys", "prince-single-object"]
      ),
      Member(
        name: "meta", type: .shaped("object", .object), needs: [(everyPrince, .optional(default: "none"))],
        isUsual: false,
        meaning: "Handed to the app with the answer; the meta of the selected configuration wins.",
        example: #"{"key": "value"}"#,
        evidence: ["prince-meta", "prince-meta-shape"]),
    ])

  private static let everyPrince = ClientSet(.princeIOS) | ClientSet(.princeAndroid) | ClientSet(.princeKMP)

  private static func platform(
    _ name: String, _ readers: ClientSet, _ meaning: String, _ version: String, _ evidence: [Fact.ID]
  ) -> Member {
    // The documents of the libraries for Android and the JVM promise one configuration without its list.
    // [prince-single-object]
    let shape = Shape.configurations(areCodes: version == "code", mayBeAlone: version == "code" || name == "jvm")
    let versions = version == "code" ? ("10", "12") : (#""1.0.0""#, #""1.2.0""#)
    return Member(
      name: name, type: .shaped("list of configurations, or one object", shape),
      needs: [(readers, .optional(default: "the other key, or an error"))],
      isUsual: name.hasSuffix("2"), meaning: meaning,
      example:
        #"[{"required_version": \#(versions.0), "last_version_available": \#(versions.1), "notify_last_version_frequency": "ONCE"}]"#,
      evidence: evidence)
  }
}

/// The members of a configuration. [prince-lists, prince-old-format]
package enum PrinceMember {
  /// Format 4.
  package static let configuration = [
    "required_version", "last_version_available", "notify_last_version_frequency", "requirements", "meta",
  ]
  /// The two of them that hold versions.
  package static let versions = ["required_version", "last_version_available"]
  /// What the members of format 4 are for. [prince-decision, prince-frequency-default, prince-meta]
  package static let meanings = [
    "required_version": "Installed versions below it must update.",
    "last_version_available": "Installed versions below it may update.",
    "notify_last_version_frequency":
      "ONCE offers each version once, ALWAYS at every check. In capitals: iOS up to 4.0.7 reads nothing else.",
    "requirements": "All of them must hold for the configuration to be used.",
    "meta": "Handed to the app with the answer.",
  ]
  /// The names of format 4 that change in Apple's decoder, by what they become.
  package static let inCamelCase = Dictionary(
    configuration.map { (SnakeCase.converted($0), $0) }.filter { $0 != $1 }, uniquingKeysWith: { first, _ in first })
  /// The member of format 4 that native apps of Apple's systems take a key for. [prince-snake-case]
  package static func readByApple(_ key: String) -> String? {
    let name = SnakeCase.converted(key)
    return inCamelCase[name] ?? (configuration.contains(name) ? name : nil)
  }
  /// Before release 4.
  package static let oldObject = [
    "minimum_version", "minimum_version_min_sdk", "latest_version", "optional_update", "meta",
  ]
  /// The inside of `latest_version` and of `optional_update`.
  package static let latestVersion = ["version", "notification_type", "min_sdk"]
  /// The names of a configuration and of the older object, also as iOS alone reads them, and what their values look
  /// like.
  static let forms: [(name: String, form: OwnForm)] = [
    ("required_version", .version), ("requiredVersion", .version), ("last_version_available", .version),
    ("lastVersionAvailable", .version), ("notify_last_version_frequency", frequency),
    ("notifyLastVersionFrequency", frequency), ("requirements", .object), ("minimum_version", .version),
    ("minimum_version_min_sdk", .version), ("latest_version", .versionObject), ("optional_update", .versionObject),
    ("meta", .object),
  ]
  private static let frequency = OwnForm.word(["once", "always"])
}
