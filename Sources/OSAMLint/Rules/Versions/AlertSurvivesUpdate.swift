import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An alert to be accepted that an update does not end.
  static let alertSurvivesUpdate = Rule(
    id: "alert-survives-update",
    title: "an alert that must be accepted may stay after the update",
    group: .versions,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having([.alert, .versions]),
    why: """
      An alert with an OK button and no other stays, or comes back, until the version is another one. With mode 0 an
      update ends it. With mode 2 it is shown to versions greater than `version`, and every update is greater
      still; with mode 1 it ends only if the update has another version than the one named. So users may
      update and still be kept out.
      """,
    silencing: .byEntry,
    evidence: ["older-decision", "older-kinds"],
    bad: [
      .olderVersion(["comparisonMode": "⟦2⟧"], without: ["cancelButtonTitle"]).finds("warning, every release").says(
        """
        “comparisonMode” is 2 and the alert has only an OK button
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show the alert to \
        every greater version, so no update lets users go on
        = help: Write 0 to be rid of lower versions, or add “cancelButtonTitle”.
        """),
      .olderVersion(["comparisonMode": #"⟦"1"⟧"#], without: ["cancelButtonTitle"]).finds("info, every release").says(
        """
        “comparisonMode” is 1 and the alert has only an OK button
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show the alert \
        until users have another version
        = help: Make sure that there is another version to update to, or add “cancelButtonTitle”.
        """),
      // Android has an error there, iOS takes it for 2.
      .olderVersion(["comparisonMode": "⟦2.5⟧"], without: ["cancelButtonTitle"]).finds(
        "warning, controldeversions-ios"),
    ].asking(for: .meaning),
    good: [
      .olderVersion([:], without: ["cancelButtonTitle"]),
      .olderVersion(["comparisonMode": "2"]),
      // Without a version there is no alert.
      .olderVersion(["comparisonMode": "2"], without: ["cancelButtonTitle", "version"]),
    ],
    check: .older(checkForce)
  )
}

private func checkForce(_ inspection: Inspection, _ older: OlderReadings) {
  let modes = older.modes
  // Where the platforms take the mode for two, each is told of its own.
  for mode in [1, 2] as [Int32] where modes.iOS == mode || modes.android == mode {
    let taking =
      (modes.iOS == mode ? OlderClients.versionIOS : .empty)
      | (modes.android == mode ? OlderClients.versionAndroid : .empty)
    report(inspection, older, mode, taking)
  }
}

private func report(_ inspection: Inspection, _ older: OlderReadings, _ mode: Int32, _ taking: ClientSet) {
  let forcing = inspection.olderClients(among: older.forcing.intersection(taking)) { answer in
    answer.plain == .mustUpdate && answer.olderAlert?.buttons.isEmpty == false
  }
  inspection.report(
    "“comparisonMode” is \(mode) and the alert has only an OK button",
    [
      mode == 2
        ? ClientEffect(
          forcing, "show the alert to every greater version, so no update lets users go on", .probablyNotMeant)
        : ClientEffect(forcing, "show the alert until users have another version", .worthKnowing)
    ],
    help: mode == 2
      ? "Write 0 to be rid of lower versions, or add “cancelButtonTitle”."
      : "Make sure that there is another version to update to, or add “cancelButtonTitle”.",
    at: .member("comparisonMode"))
}
