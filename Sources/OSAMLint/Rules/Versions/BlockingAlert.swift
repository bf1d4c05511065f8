import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An alert that nothing closes.
  static let blockingAlert = Rule(
    id: "blocking-alert",
    title: "the alert has no button",
    group: .versions,
    effects: [.probablyNotMeant],
    kinds: .having([.alert, .olderReadings]),
    why: """
      The older libraries have no member for the kind of alert: it follows from the buttons. Without
      `okButtonTitle` and `cancelButtonTitle` the alert has none and cannot be closed, so the users it is shown to
      cannot use the app, and are not led to where they could update it. That may be meant. Labels that are empty texts
      count as missing on iOS.
      """,
    silencing: .byEntry,
    evidence: ["older-kinds"],
    bad: [
      Example(
        "⟦{⟧\n  \"version\": \"3.2.1\",\n  \"comparisonMode\": 0,\n  \"minSystemVersion\": \"9.0\",\n  \"title\": \"Bus\",\n  \"message\": \"Adéu\"\n}",
        kind: .controlDeVersions
      ).finds("warning, every release").says(
        """
        the alert has no button
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 let users neither \
        close it nor use the app
        = help: Add “okButtonTitle” with an address, or “cancelButtonTitle”, unless the app is to be blocked.
        """)
    ].asking(for: .meaning),
    good: [
      .olderVersion(),
      .olderVersion([:], without: ["okButtonTitle", "okButtonActionURL"]),
      // Without a version there is no alert.
      .olderVersion([:], without: ["okButtonTitle", "cancelButtonTitle", "okButtonActionURL", "version"]),
      .olderVersion(["comparisonMode": "5"], without: ["okButtonTitle", "cancelButtonTitle", "okButtonActionURL"]),
    ],
    check: .older(checkButtons)
  )
}

private func checkButtons(_ inspection: Inspection, _ older: OlderReadings) {
  let document = inspection.document
  guard let body = document.body else { return }
  let bare = older.clients { hasButton in !["okButtonTitle", "cancelButtonTitle"].contains(where: hasButton) }
  let clients = inspection.olderClients(among: bare) { answer in
    answer.plain == .mustUpdate && answer.olderAlert?.buttons.isEmpty == true
  }
  inspection.report(
    "the alert has no button", [ClientEffect(clients, "let users neither close it nor use the app")],
    help: "Add “okButtonTitle” with an address, or “cancelButtonTitle”, unless the app is to be blocked.",
    at: .bytes(document.placeOfMissing(in: body), of: document.rootPointer))
}
