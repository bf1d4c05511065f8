import OSAMFormats

extension Rule {
  /// A file with nothing in it.
  static let emptyFile = Rule(
    id: "empty-file",
    title: "a file with nothing in it",
    group: .files,
    effects: [.unreadable],
    why: """
      An empty answer is not JSON: clients fail on it, and nobody sees anything.
      """,
    evidence: ["module-root"],
    bad: [
      Example("⟦⟧").finds("error, osam"),
      Example("⟦⟧", syntax: .yaml).finds("error, osam"),
    ],
    check: .damaged(checkEmptyFile)
  )
}

private func checkEmptyFile(_ inspection: FileInspection) {
  for fault in inspection.faults(.empty) { inspection.report(fault) }
}
