import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A filter of which a part is missing, so that it lets everybody through.
  static let filterWithoutEffect = Rule(
    id: "filter-without-effect",
    title: "a filter that lets everybody through",
    group: .filters,
    effects: [.probablyNotMeant],
    kinds: .having(.filters),
    why: """
      From 3.1.0 on, a filter needs two members: how to compare (`osVersionComparisonMode`, `modelComparisonMode`) and what
      with (`osVersion`, `models`). Where one of them is left out or empty, or where the number says no way to compare, there
      is no filter and every device gets the alert. Apps say nothing about it.
      """,
    evidence: ["module-system-filter", "module-unreadable-system", "module-model-filter"],
    bad: [
      .version(["osVersionComparisonMode": "⟦5⟧", "osVersion": #""13.0""#]).finds("warning, osam from 3.1.0").says(
        """
        “osVersionComparisonMode” is 5, which is no way to compare
        = apps with library 3.1.0–{newest} show the alert on every system
        = help: Write 0 for systems up to “osVersion”, 1 for exactly that, 2 for that or later, or -1 for all.
        """
      ).helped([#""osVersionComparisonMode": 5"#: #""osVersionComparisonMode": 2"#]),
      .version(["osVersion": #"⟦"13.0"⟧"#]).finds("warning, osam from 3.1.0").says(
        """
        “osVersion” is there without “osVersionComparisonMode”
        = apps with library 3.1.0–{newest} show the alert on every system
        = help: Add “osVersionComparisonMode”: 0 for systems up to “osVersion”, 1 for exactly that, 2 for that or later.
        """
      ).helped([#""osVersion": "13.0""#: #""osVersionComparisonMode": 2, "osVersion": "13.0""#]),
      .version(["osVersionComparisonMode": "⟦2⟧"]).finds("warning, osam from 3.1.0").says(
        """
        “osVersionComparisonMode” is 2, and there is no “osVersion”
        = apps with library 3.1.0–{newest} show the alert on every system
        = help: Write the version in “osVersion”, or -1 in “osVersionComparisonMode” for all.
        """
      ).helped([#""osVersionComparisonMode": 2"#: #""osVersionComparisonMode": -1"#]),
      .version(["modelComparisonMode": "⟦3⟧", "models": #"["SM-A536B"]"#]).finds("warning, osam from 3.1.0").says(
        """
        “modelComparisonMode” is 3, which is no way to compare
        = apps with library 3.1.0–{newest} show the alert on every model
        = help: Write 1 for only these models, 2 for all but these, or 0 for all.
        """
      ).helped([#""modelComparisonMode": 3"#: #""modelComparisonMode": 2"#]),
      .version(["models": #"⟦["SM-A536B"]⟧"#]).finds("warning, osam from 3.1.0").says(
        """
        “models” is there without “modelComparisonMode”
        = apps with library 3.1.0–{newest} show the alert on every model
        = help: Add “modelComparisonMode”: 1 for only these models, 2 for all but these.
        """
      ).helped([#""models": ["#: #""modelComparisonMode": 1, "models": ["#]),
      .version(["modelComparisonMode": "⟦2⟧", "models": "[]"]).finds("warning, osam from 3.1.0").says(
        """
        “modelComparisonMode” is 2, and there are no “models”
        = apps with library 3.1.0–{newest} show the alert on every model
        = help: Write the models in “models”, or 0 in “modelComparisonMode” for all.
        """
      ).helped([#""modelComparisonMode": 2"#: #""modelComparisonMode": 0"#]),
    ],
    good: [
      .version(["osVersionComparisonMode": "-1", "osVersion": #""13.0""#]),
      .version(["modelComparisonMode": "0", "models": #"["SM-A536B"]"#]),
      .version(["osVersionComparisonMode": "2", "osVersion": #""13.0""#], clients: "3.1.0.."),
      .version(["modelComparisonMode": "2", "models": #"["SM-A536B"]"#], clients: "3.1.0.."),
      .version(["osVersionComparisonMode": "2"], clients: "..3.0.1"),
      .version(["osVersionComparisonMode": "2", "comparisonMode": #""NONE""#]),
    ],
    check: .document { inspection in
      guard inspection.modeUse?.showsAlert == true else { return }
      checkSystems(inspection)
      checkModels(inspection)
    }
  )
}

private func checkSystems(_ inspection: Inspection) {
  let (name, document) = ("osVersionComparisonMode", inspection.document)
  let mode = document.integer(name)
  func tell(_ what: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ help: LocalizedMessage, at place: String)
  {
    inspection.report(
      what(), [ClientEffect(inspection.filteringClients { $0.systemFilter == nil }, "show the alert on every system")],
      help: help, at: .member(place))
  }
  let hasVersion = document.text("osVersion").map { !$0.trimmingBlanks().isEmpty } ?? false
  if let mode, SystemFilter.SystemMode(rawValue: mode) == nil, mode != -1 {
    tell(
      "“\(name)” is \(mode), which is no way to compare",
      "Write 0 for systems up to “osVersion”, 1 for exactly that, 2 for that or later, or -1 for all.", at: name)
  } else if !document.has(name), hasVersion {
    tell(
      "“osVersion” is there without “\(name)”",
      "Add “\(name)”: 0 for systems up to “osVersion”, 1 for exactly that, 2 for that or later.", at: "osVersion")
  } else if let mode, mode != -1, !hasVersion {
    tell(
      "“\(name)” is \(mode), and there is no “osVersion”",
      "Write the version in “osVersion”, or -1 in “\(name)” for all.", at: name)
  }
}

private func checkModels(_ inspection: Inspection) {
  let (name, document) = ("modelComparisonMode", inspection.document)
  let mode = document.integer(name)
  func tell(_ what: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ help: LocalizedMessage, at place: String)
  {
    inspection.report(
      what(), [ClientEffect(inspection.filteringClients { $0.modelFilter == nil }, "show the alert on every model")],
      help: help, at: .member(place))
  }
  let models = document.pair("models").map { document.tree.ownItems(of: document.tree.resolved($0.value)) } ?? []
  if let mode, ModelFilter.ModelMode(rawValue: mode) == nil, mode != 0 {
    tell(
      "“\(name)” is \(mode), which is no way to compare",
      "Write 1 for only these models, 2 for all but these, or 0 for all.", at: name)
  } else if !document.has(name), !models.isEmpty {
    tell(
      "“models” is there without “\(name)”", "Add “\(name)”: 1 for only these models, 2 for all but these.",
      at: "models")
  } else if mode == ModelFilter.ModelMode.notThese.rawValue, models.isEmpty {
    tell(
      "“\(name)” is 2, and there are no “models”", "Write the models in “models”, or 0 in “\(name)” for all.", at: name)
  }
}
