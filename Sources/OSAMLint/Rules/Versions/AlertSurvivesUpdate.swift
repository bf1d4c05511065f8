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
  let clients = older.forcing
  inspection.report(
    .stays(mode, inspection.targeted(clients)), at: .member("comparisonMode"),
    effect: mode == 2 ? .probablyNotMeant : .worthKnowing, clients: clients)
}

extension Message {
  fileprivate static func stays(_ mode: Int32, _ clients: ClientSet) -> Message {
    let users = "users of apps with \(clients.prose)"
    return mode == 2
      ? Message(
        "mode 2 shows the alert to versions greater than “version”, and it has only an OK button: no update lets \(users) go on",
        help: "Write mode 0 to be rid of lower versions, or add cancelButtonTitle.")
      : Message(
        "mode 1 shows the alert to one version, and it has only an OK button: it stays with \(users) until they have another version",
        help: "Make sure that there is another version to update to, or add cancelButtonTitle.")
  }
}
