import OSAMFormats

extension Rule {
  /// An alert to be accepted that an update does not end.
  static let alertSurvivesUpdate = Rule(
    id: "alert-survives-update",
    title: "an alert that must be accepted may stay after the update",
    group: .versions,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: [.controlDeVersions],
    why: """
      An alert with an OK button and no other stays, or comes back, until the version is another one. With mode 0 an
      update ends it. With mode 2 it is shown to versions greater than `version`, and every update is greater
      still; with mode 1 it ends only if the update has another version than the one named. So users may
      update and still be kept out.
      """,
    silencing: .byEntry,
    evidence: ["older-decision", "older-kinds"],
    bad: [
      .olderVersion(["comparisonMode": "⟦2⟧"], without: ["cancelButtonTitle"]).finds("warning, every release"),
      .olderVersion(["comparisonMode": #"⟦"1"⟧"#], without: ["cancelButtonTitle"]).finds("info, every release"),
    ],
    good: [
      .olderVersion([:], without: ["cancelButtonTitle"]),
      .olderVersion(["comparisonMode": "2"]),
    ],
    check: .document(checkForce)
  )
}

private func checkForce(_ inspection: Inspection) {
  guard let older = inspection.older, let mode = older.mode, mode == 1 || mode == 2 else { return }
  inspection.report(
    "“comparisonMode” is \(mode) and the alert has only an OK button",
    [
      mode == 2
        ? ClientEffect(
          older.forcing, "show the alert to every greater version, so no update lets users go on", .probablyNotMeant)
        : ClientEffect(older.forcing, "show the alert until users have another version", .worthKnowing)
    ],
    help: mode == 2
      ? "Write 0 to be rid of lower versions, or add “cancelButtonTitle”."
      : "Make sure that there is another version to update to, or add “cancelButtonTitle”.",
    at: .member("comparisonMode"))
}
