import OSAMFormats

extension Rule {
  /// the members are not inside data.
  static let missingDataWrapper = Rule(
    id: "missing-data-wrapper",
    title: "the members are not inside data",
    group: .shape,
    severity: .error,
    why: """
      Clients look for an object with a member `data` and read nothing else. Without it, or with `null` or
      a list in its place, nothing of the document is decoded: no alert, no prompt, and the app gets ERROR.

      An authored document may leave the wrapper out; it is added when the exact JSON is made.
      """,
    candidates: [6],
    repair: .safe(
      """
      Puts all members into `data`. No client reads the document before.
      """),
    evidence: "formats/osam.md 2 [run]",
    bad: [
      Example("⟦{⟧\n  \"packageName\": \"cat.bcn.bus\", \"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"\n}"),
      Example(
        "{\"data\": ⟦null⟧, \"versionCode\": 1, \"comparisonMode\": \"NONE\", \"url\": \"\"}", kind: .osamVersion),
      Example("⟦[{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"}}]⟧"),
    ],
    good: [
      .version(),
      Example("{\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"}", role: .authored),
    ],
    check: .observed(checkMissingDataWrapper)
  )
}

private func checkMissingDataWrapper(_ inspection: inout Inspection) {
  for observation in inspection.observations(.rootNotObject, .missingWrapper, .wrapperNotObject) {
    inspection.report(
      .refused(
        observation, inspection,
        help: observation.code == .rootNotObject
          ? "Serve one object; a list of documents is checked with --as authored."
          : "Put all members into an object under “data”."),
      at: observation, clients: observation.refusedBy,
      repair: observation.code == .missingWrapper ? wrapping(inspection.document) : nil)
  }
}

private func wrapping(_ document: Document) -> Repair? {
  document.kind.wrapper.map { wrapper in
    Repair("Put all members into “\(wrapper)”", .read(by: document.kind.clients), .wrap(document.root, in: wrapper))
  }
}
