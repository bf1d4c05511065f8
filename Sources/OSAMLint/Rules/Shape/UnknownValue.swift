import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a value that is none of the choices.
  static let unknownValue = Rule(
    id: "unknown-value",
    title: "a value that is none of the choices",
    group: .shape,
    effects: [.unreadable, .neverSeen],
    kinds: .having(.choices),
    why: """
      `comparisonMode` is FORCE, LAZY, INFO or NONE, and `platform` is ANDROID or IOS. With any other
      value no app can read the document.

      In the older libraries `comparisonMode` is 0, 1 or 2. With any other number nobody sees the alert.
      """,
    repair: .safe(
      """
      Writes the value that is nearest, where one is near enough to be a slip of the pen. No client reads the document before; look at the difference all the same, because the alert begins to show.
      """),
    evidence: ["module-words", "older-decision"],
    bad: [
      .version(["comparisonMode": #"⟦"FORCED"⟧"#]).finds("error, every release").says(
        """
        “comparisonMode” is “FORCED”, not FORCE, LAZY, INFO or NONE
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Did you mean “FORCE”?
        """),
      .version(["comparisonMode": #"⟦"OBLIGATORI"⟧"#]).finds("error, every release").says(
        """
        “comparisonMode” is “OBLIGATORI”, not FORCE, LAZY, INFO or NONE
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: FORCE blocks the app, LAZY offers the update, INFO only informs, NONE shows nothing.
        """),
      .version(["platform": #"⟦"iOS i Android"⟧"#]).finds("error, every release").says(
        """
        “platform” is “iOS i Android”, not ANDROID or IOS
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write a document for each platform, in a file of its own.
        """),
      .version(["platform": #"⟦"WINDOWS"⟧"#]).finds("error, every release").says(
        """
        “platform” is “WINDOWS”, not ANDROID or IOS
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        """),
      Example(Example.authored.exchanging("ANDROID", for: "⟦'WINDOWS'⟧"), syntax: .yaml).finds("error, every release"),
      .olderVersion(["comparisonMode": "⟦3⟧"]).finds("error, every release").says(
        """
        “comparisonMode” is 3, not 0, 1 or 2
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 never show the \
        alert
        = help: Write 0 for lower versions, 1 for equal and 2 for greater ones.
        """
      ).helped([
        "\"comparisonMode\": 3": "\"comparisonMode\": 0"
      ]).helped([
        "\"comparisonMode\": 3": "\"comparisonMode\": 1"
      ]).helped(["\"comparisonMode\": 3": "\"comparisonMode\": 2"]),
      .olderVersion(["comparisonMode": #"⟦"-1"⟧"#]).finds("error, every release").helped(writing: #""0""#),
    ].asking(for: .meaning),
    good: [
      .version(["comparisonMode": #""NONE""#]),
      .version(["platform": "'ANDROID'"]),
      .olderVersion(["comparisonMode": "0"]),
      .olderVersion(["comparisonMode": #""2""#]),
    ],
    check: .observed(checkUnknownValue), older: checkOlder
  )
}

private func checkUnknownValue(_ inspection: Inspection) {
  let tree = inspection.document.tree
  for observation in inspection.observations(.choiceUnknown) {
    // Single quotes are a mistake of the syntax, and reported as such; what they spoil is the same one.
    if tree.syntax == .json, tree.nodes[observation.node].flags.contains(.singleQuoted) { continue }
    inspection.reportFailing(
      observation, help: inspection.helpForChoice(observation),
      repair: inspection.choosing(observation))
  }
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  let modes: (iOS: Int32?, android: Int32?) = older.modes
  guard let pair = inspection.document.pair("comparisonMode"), let mode = modes.iOS ?? modes.android else { return }
  func isUnknown(_ mode: Int32?) -> Bool { mode.map { !(0...2).contains($0) } ?? false }
  let clients =
    (isUnknown(modes.iOS) ? OlderClients.versionIOS : .empty)
    | (isUnknown(modes.android) ? OlderClients.versionAndroid : .empty)
  inspection.report(
    "“comparisonMode” is \(mode), not 0, 1 or 2", [.neverShow(clients)],
    help: "Write 0 for lower versions, 1 for equal and 2 for greater ones.", at: pair.place)
}
