extension Statements {
  /// When Prince of Versions reports an update. [prince-decision, prince-once-memory, prince-old-format]
  package static var princeOfVersions: Statements {
    Statements(
      "When an update is reported",
      words: "A *check* is a call of the library by the app. The library reports to the app.",
      boundaries: [lists], ofLists + before4 + always)
  }

  private static var lists: ClientSet { ios | android | .princeKMP }
  private static var ios: ClientSet { .princeIOSFrom4 }
  private static var android: ClientSet { .princeAndroidFrom4 }

  private static var always: [Statement] {
    let every = DocumentKind.princeOfVersions.clients
    return [
      Statement(
        "report-counts", "With `ONCE` the report counts: what the user does with it is not remembered.", every,
        "prince-once-memory", "prince-old-notification"),
      Statement(
        "edited", "An edit counts from the next check on. It does not forget what was reported.", every,
        "prince-once-memory", "prince-old-notification"),
      Statement(
        "failure", "If the document cannot be read, the app gets an error and no update.", every, "prince-not-json"),
    ]
  }

  private static var ofLists: [Statement] {
    [
      Statement(
        "selection",
        "The first configuration whose `requirements` all hold decides. If none fits, the app gets an error.",
        lists, "prince-selection", "prince-nothing-matches"),
      Statement(
        "required", "An app below `required_version` must update: every check reports it.", lists, "prince-decision"),
      Statement(
        "optional",
        "An app below `last_version_available` may update. `ALWAYS` reports it at every check, `ONCE` only once.",
        lists,
        "prince-decision", "prince-frequency-default"),
      Statement(
        "remembers-all",
        "Every optional update that was reported is remembered for ever: `ONCE` does not report it again.", ios,
        "prince-once-memory"),
      Statement(
        "remembers-last",
        "Only the version reported last is remembered, also that of a required update. `ONCE` does not report it again, but "
          + "it does report an earlier one.",
        android | .princeKMP, "prince-once-memory"),
      Statement(
        "not-run-on-ios", "This library was not run on iOS itself: an app there may do something else.", .princeKMP,
        "prince-kmp-on-ios"),
    ]
  }

  private static var before4: [Statement] {
    let (ios, android) = (ClientSet.princeIOSBefore4, ClientSet.princeAndroidBefore4)
    let latest = PrinceChange.latestVersion.releases.intersection(android)
    let honours = PrinceChange.honoursAlways.releases.intersection(android)
    let system = PrinceChange.lowestSystem.releases.intersection(ios | android)
    return [
      Statement(
        "old-flag",
        "An app below `latest_version.version` is told of a new version. A flag says whether it is below "
          + "`minimum_version`; there is no required update.",
        ios, "prince-old-format", "prince-old-versions"),
      Statement(
        "old-required", "An app below `minimum_version` must update: every check reports it.", android,
        "prince-old-format"),
      Statement(
        "old-latest", "An app below `latest_version.version` may update.", latest, "prince-old-format",
        "prince-latest-version"),
      Statement(
        "old-optional", "An app below `optional_update.version` may update.", android.subtracting(latest),
        "prince-latest-version"),
      Statement(
        "old-always", "The `notification_type` `ALWAYS` reports it at every check, `ONCE` only once.", ios | honours,
        "prince-old-notification", "prince-honours-always"),
      Statement(
        "old-once", "It is reported once, whatever `notification_type` says.", android.subtracting(honours),
        "prince-honours-always"),
      Statement(
        "old-system", "A version counts only for systems from its `min_sdk`, or `minimum_version_min_sdk`, on.", system,
        "prince-lowest-system"),
    ]
  }
}
