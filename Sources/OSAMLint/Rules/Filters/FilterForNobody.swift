import OSAMFormats

extension Rule {
  /// A filter that lets no device through.
  static let filterForNobody = Rule(
    id: "filter-for-nobody",
    title: "the alert is for a list of models that is empty",
    group: .filters,
    effects: [.neverSeen],
    kinds: .having(.filters),
    why: """
      From 3.1.0 on, `modelComparisonMode` 1 shows an alert only on the models in `models`. With an empty list, or without
      one, no device is among them: nobody sees the alert while online, with FORCE neither. Up to 3.0.1 apps do not know the
      filter and show the alert to everybody.
      """,
    evidence: ["module-model-filter", "module-filters"],
    bad: [
      .version(["modelComparisonMode": "1", "models": "⟦[]⟧"]).finds("error, osam from 3.1.0").says(
        """
        “models” is empty, and the alert is for these models only
        = apps with library 3.1.0–{newest} never show the alert while they are online
        = help: Write the models in “models”, or 0 in “modelComparisonMode” for all.
        """
      ).helped([#""modelComparisonMode": 1"#: #""modelComparisonMode": 0"#]),
      .version(["comparisonMode": #""FORCE""#, "modelComparisonMode": "⟦1⟧"]).finds("error, osam from 3.1.0").says(
        """
        “modelComparisonMode” is 1, for the models in “models” only, and there are none
        = apps with library 3.1.0–{newest} never show the alert while they are online
        = help: Write the models in “models”, or 0 in “modelComparisonMode” for all.
        """
      ).helped([#""modelComparisonMode": 1"#: #""modelComparisonMode": 0"#]),
    ],
    good: [
      .version(["modelComparisonMode": "0", "models": "[]"]),
      .version(["modelComparisonMode": "1", "models": #"["SM-A536B"]"#], clients: "3.1.0.."),
      .version(["modelComparisonMode": "1", "models": "[]", "comparisonMode": #""NONE""#]),
      .version(["modelComparisonMode": "1", "models": "[]"], clients: "..3.0.1"),
    ],
    check: .document(checkFilter)
  )
}

private func checkFilter(_ inspection: Inspection) {
  guard inspection.modeUse?.showsAlert == true else { return }
  let stopped = inspection.filteringClients { $0.modelFilter?.isForNobody ?? false }
  let (what, place): (LocalizedMessage, String) =
    inspection.document.has("models")
    ? ("“models” is empty, and the alert is for these models only", "models")
    : ("“modelComparisonMode” is 1, for the models in “models” only, and there are none", "modelComparisonMode")
  inspection.report(
    what, [ClientEffect(stopped, "never show the alert while they are online")],
    help: "Write the models in “models”, or 0 in “modelComparisonMode” for all.", at: .member(place))
}
