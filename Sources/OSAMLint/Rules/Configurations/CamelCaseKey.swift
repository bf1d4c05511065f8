import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A key as only one library accepts it.
  static let camelCaseKey = Rule(
    id: "camel-case-key",
    title: "a key in camel case, which native iOS alone reads",
    group: .configurations,
    effects: [.probablyNotMeant, .valueIgnored],
    why: """
      Native iOS and macOS rename keys when they read them and therefore accept `requiredVersion` as well as
      `required_version`. Android and the multiplatform library know only the names with underscores and ignore
      the other ones. `REQUIRED_VERSION` is such a key too: native iOS renames it to `requiredVersion`.
      """,
    repair: .depends(
      """
      Writes the key with underscores. The native library for Apple reads the same; the others begin to read it, which is unsafe where they can use the document.
      """),
    evidence: ["prince-snake-case"],
    bad: [
      .configuration(["⟦lastVersionAvailable⟧": #""2.4.0""#], without: ["last_version_available"]).finds(
        "warning, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        “lastVersionAvailable” is not “last_version_available”
        = iOS apps with pov-ios 4.0.0–4.0.8 read it, and they alone; iOS apps with pov-kmp 0.1.0 may ignore it
        = help: Write “last_version_available”.
        """),
      .configuration(["⟦requiredVersion⟧": "120"], without: ["required_version"], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “requiredVersion” is not “required_version”
        = as it stands Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 offer the update; as it was \
        meant they demand the update
        = help: Write “required_version”.
        """),
      .configuration(["⟦REQUIRED_VERSION⟧": #""1.2.0""#], without: ["required_version"]).finds(
        "warning, pov-ios from 4.0.0 and pov-kmp"),
      // Of two keys that become one, Apple's decoder keeps the first.
      .configuration(["⟦requiredVersion⟧": #""1.0.0""#]).finds("warning, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “requiredVersion” is not “required_version”
        = iOS apps with pov-ios 4.0.0–4.0.8 take “required_version”, which stands before it, and ignore it; iOS \
        apps with pov-kmp 0.1.0 may ignore it
        = help: Keep one of the two.
        """),
    ].asking(for: .meaning),
    good: [
      .configuration()
    ],
    check: .configurations(checkKeys)
  )
}

private func checkKeys(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration, pair, right) in inspection.camelCaseKeys(in: prince) {
    let taken = configuration.member(right).map { $0.key } ?? pair.key
    let isTaken = taken == pair.key
    let native: LocalizedMessage =
      isTaken
      ? "read it, and they alone" : "take \(quoted(tree.text(taken))), which stands before it, and ignore it"
    let others = section.platform.isApple ? section.kmp : section.readers
    inspection.report(
      "\(quoted(tree.text(pair.key))) is not \(quoted(right))",
      [
        ClientEffect(section.platform.isApple ? section.native : .empty, native),
        ClientEffect(others, "ignore it"),
      ], on: section.platform, at: pair.key,
      help: isTaken ? "Write \(quoted(right))." : "Keep one of the two.",
      repair: isTaken ? inspection.renaming(pair.key, to: right, for: others) : nil)
  }
}
