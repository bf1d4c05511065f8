import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A filter in a document that apps get which do not know filters.
  static let filterUnknownToOlderApps = Rule(
    id: "filter-unknown-to-older-apps",
    title: "with FORCE, apps that do not know filters demand the update everywhere",
    group: .filters,
    effects: [.probablyNotMeant],
    kinds: .having(.filters),
    why: """
      Filters for systems and models came with 3.1.0. Apps with an earlier release of the library do not know them and show
      the alert on every device that gets the document. A FORCE that was meant for some devices blocks all people whose app
      carries an earlier release. Where no such app is in use any more, `clients` in the [settings](../settings.md) says so,
      and this rule is silent.
      """,
    evidence: ["module-filters", "module-filter-members"],
    bad: [
      .version([
        "comparisonMode": #"⟦"FORCE"⟧"#, "osVersionComparisonMode": "0", "osVersion": #""9""#,
      ]).finds("warning, osam up to 3.0.1").says(
        """
        the filter is for systems up to 9, and older apps do not know filters
        = apps with library 1.0.0–3.0.1 demand the update on every system and model
        = help: Write LAZY while such apps are in use; if none are, say so with “clients” in the settings.
        """
      ).helped(writing: #""LAZY""#)
    ],
    good: [
      // It blocks nobody.
      .version(["modelComparisonMode": "1", "models": #"["SM-A536B"]"#]),
      .version(["osVersionComparisonMode": "0", "osVersion": #""9.0""#], clients: "3.1.0.."),
      .version(["osVersionComparisonMode": "-1", "osVersion": #""9.0""#]),
      .version(["osVersionComparisonMode": "0", "osVersion": #""9.0""#, "comparisonMode": #""NONE""#]),
    ],
    check: .document(checkOlderApps)
  )
}

private func checkOlderApps(_ inspection: Inspection) {
  guard inspection.modeUse?.mustBeAccepted == true, let filtered = inspection.activeFilter else { return }
  let older = inspection.versionClients(among: ModuleChange.filtersDevices.missing) { _, _ in true }
  inspection.report(
    "the filter is for \(filtered), and older apps do not know filters",
    [ClientEffect(older, "demand the update on every system and model")],
    help: "Write LAZY while such apps are in use; if none are, say so with “clients” in the settings.",
    at: .member("comparisonMode"))
}
