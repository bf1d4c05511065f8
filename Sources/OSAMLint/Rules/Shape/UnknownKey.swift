import OSAMFormats

extension Rule {
  /// a key that no client reads.
  static let unknownKey = Rule(
    id: "unknown-key",
    title: "a key that no client reads",
    group: .shape,
    severity: .info,
    kinds: DocumentKind.all,
    why: """
      Clients ignore keys they do not know, so whatever is written here has no effect. A key that is close to
      a known one was probably meant to be that one: then it is a warning, and an error when the known key is
      missing, because the document cannot be decoded without it.
      """,
    candidates: [8],
    covers: [.valoracions(16), .prince(2)],
    evidence: "formats/osam.md 2.3 [run]",
    bad: [
      .version(["⟦comparisionMode⟧": #""FORCE""#], without: ["comparisonMode"]),
      .version(["⟦okButtonActionURL⟧": #""https://ajuntament.barcelona.cat""#]),
      .version(["⟦notes⟧": #""for review""#]),
    ],
    good: [
      .version(["osVersion": #""14.0""#]),
      .rating(["appStoreIdentifier": #""1465234509""#]),
    ],
    check: .observed(checkUnknownKey)
  )
}

private func checkUnknownKey(_ inspection: inout Inspection) {
  for observation in inspection.observations(.unknownKey, .keyNear) {
    if let suggestion = observation.suggestion {
      inspection.reportMisnamed(observation, help: "Did you mean \(quoted(suggestion))?")
    } else {
      inspection.report(Message(observation.words(in: inspection.document) + ": it has no effect"), at: observation)
    }
  }
}
