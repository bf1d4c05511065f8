extension DocumentKind {
  /// Prince of Versions, old and new format. [formats/prince-of-versions.md 1, 2, 3]
  package static let princeOfVersions = DocumentKind(
    id: "prince-of-versions",
    title: "Prince of Versions",
    summary: "Decides whether an app with Infinum's Prince of Versions is told to update.",
    libraries: [Library.princeIOS.id, Library.princeAndroid.id, Library.princeKMP.id],
    wrapper: nil,
    isAsked: true,
    members: [
      platform(
        "ios", ClientSet(.princeIOS) | ClientSet(.princeKMP),
        "For iOS apps: a list of configurations, or before release 4 one object.", "text", "1, 2, 3"),
      platform(
        "macos", ClientSet(.princeIOS, from: "2.0.0"),
        "For macOS apps: a list of configurations, or before release 4 one object.", "text", "1, 2, 3"),
      platform(
        "ios2", ClientSet(.princeIOS, from: "4.0.0") | ClientSet(.princeKMP),
        "For iOS apps from release 4 on, so that ios can keep the object for older ones.", "text", "1"),
      platform(
        "macos2", ClientSet(.princeIOS, from: "4.0.0"),
        "For macOS apps from release 4 on, so that macos can keep the object for older ones.", "text", "1"),
      platform(
        "android", ClientSet(.princeAndroid) | ClientSet(.princeKMP),
        "For Android apps: a list of configurations, or before release 4 one object.", "code", "1, 2, 3"),
      platform(
        "android2", ClientSet(.princeAndroid, from: "4.0.0") | ClientSet(.princeKMP),
        "For Android apps from release 4 on, so that android can keep the object for older ones.", "code", "1"),
      platform("jvm", ClientSet(.princeKMP), "For JVM apps: a list of configurations.", "text", "1"),
      Member(
        name: "meta", type: .shaped("object", .object), needs: [(everyPrince, .optional(default: "none"))],
        weight: .none, isUsual: false,
        meaning: "Handed to the app with the answer; the meta of the selected configuration wins.",
        example: #"{"key": "value"}"#,
        evidence: "2.5"),
    ])

  private static let everyPrince = ClientSet(.princeIOS) | ClientSet(.princeAndroid) | ClientSet(.princeKMP)

  private static func platform(
    _ name: String, _ readers: ClientSet, _ meaning: String, _ version: String, _ evidence: String
  ) -> Member {
    let versions = version == "code" ? ("10", "12") : (#""1.0.0""#, #""1.2.0""#)
    return Member(
      name: name, type: .shaped("list of configurations, or one object", .configurations(areCodes: version == "code")),
      needs: [(readers, .optional(default: "the other key, or an error"))],
      weight: name.hasSuffix("2") ? .telling : .none, isUsual: name.hasSuffix("2"), meaning: meaning,
      example:
        #"[{"required_version": \#(versions.0), "last_version_available": \#(versions.1), "notify_last_version_frequency": "ONCE"}]"#,
      evidence: evidence)
  }
}

/// The members of a configuration. [formats/prince-of-versions.md 2, 3]
package enum PrinceMember {
  /// Format 4.
  package static let configuration = [
    "required_version", "last_version_available", "notify_last_version_frequency", "requirements", "meta",
  ]
  /// What the members of format 4 are for. [2.1, 2.4, 2.5]
  package static let meanings = [
    "required_version": "Installed versions below it must update.",
    "last_version_available": "Installed versions below it may update.",
    "notify_last_version_frequency":
      "ONCE offers each version once, ALWAYS at every check. In capitals: iOS up to 4.0.7 reads nothing else.",
    "requirements": "All of them must hold for the configuration to be used.",
    "meta": "Handed to the app with the answer.",
  ]
  /// Before release 4.
  package static let oldObject = [
    "minimum_version", "minimum_version_min_sdk", "latest_version", "optional_update", "meta",
  ]
  /// The inside of `latest_version` and of `optional_update`.
  package static let latestVersion = ["version", "notification_type", "min_sdk"]
  /// Names that stand in a Prince of Versions document and hardly anywhere else, also as iOS alone reads them.
  package static let telling = [
    "required_version", "last_version_available", "notify_last_version_frequency", "minimum_version", "latest_version",
    "minimum_version_min_sdk", "optional_update", "requiredVersion", "lastVersionAvailable",
    "notifyLastVersionFrequency",
  ]
}
