import OSAMFormats

extension Rule {
  /// FORCE with a filter, which does not hold on devices without a network.
  static let filterOnlyOnline = Rule(
    id: "filter-only-online",
    title: "without a network a filter holds nobody back",
    group: .filters,
    effects: [.worthKnowing],
    kinds: .having(.filters),
    why: """
      Devices keep a document for the time when they have no network, but not its filters. A device that a filter stops keeps
      the document all the same, and when the app is opened without a network it shows the alert. With FORCE that blocks
      people for whom it was not meant, until they are online again.
      """,
    evidence: ["module-filters"],
    bad: [
      .version(
        [
          "comparisonMode": #"⟦"FORCE"⟧"#, "osVersionComparisonMode": "0", "osVersion": #""9.0""#,
        ], clients: "3.1.0.."
      ).finds("info, every release").says(
        """
        with FORCE, the filter for systems up to 9.0 holds only online
        = apps with library 3.1.0–{newest} that are opened without a network demand the update on every system and model
        = help: Write LAZY if people on other devices must not be blocked.
        """
      ).helped(writing: #""LAZY""#)
    ],
    good: [
      .version(["osVersionComparisonMode": "0", "osVersion": #""9.0""#], clients: "3.1.0.."),
      .version(["comparisonMode": #""FORCE""#, "osVersionComparisonMode": "-1"]),
    ],
    check: .document { inspection in
      guard inspection.modeUse?.mustBeAccepted == true, let filtered = inspection.activeFilter else { return }
      inspection.report(
        "with FORCE, the filter for \(filtered) holds only online",
        [
          ClientEffect(
            inspection.filteringClients(where: { $0.stopsDevices }),
            "that are opened without a network demand the update on every system and model")
        ], help: "Write LAZY if people on other devices must not be blocked.", at: .member("comparisonMode"))
    }
  )
}
