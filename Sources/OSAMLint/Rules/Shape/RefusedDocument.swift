import OSAMFormats

extension Rule {
  /// A document that some library cannot use, for a reason that no other rule has named.
  static let refusedDocument = Rule(
    id: "refused-document",
    title: "a document that a library cannot use",
    group: .shape,
    severity: .error,
    kinds: DocumentKind.all.filter(\.isAsked),
    why: """
      The models of the released libraries read the document as the libraries do. This is what they say when
      nothing else has been said about it yet.
      """,
    evidence: "formats/osam-legacy.md 1.2, 2.2; formats/prince-of-versions.md 2.6, 3",
    bad: [],
    good: [.oldVersion(), .oldRating()],
    check: .closing(checkAnswers)
  )
}

private func checkAnswers(_ inspection: inout Inspection) {
  for failure in inspection.decoding.failures {
    guard case .answer(let answer) = failure.reason, answer.offset == nil else { continue }
    let hurt = inspection.targeted(failure.clients)
    let isSaid = inspection.findings.contains { finding in
      finding.severity >= (answer.isCertain ? .error : .warning) && hurt.isSubset(of: finding.clients)
        && (finding.pointer ?? "").hasPrefix(failure.platform.map { "/\($0)" } ?? "")
    }
    if isSaid || hurt.isEmpty { continue }
    inspection.report(
      Message("\(answer.words): \(Consequence.of(answer, on: hurt))"), at: failure.span, pointer: failure.pointer,
      severity: answer.isCertain ? .error : .warning, clients: hurt)
  }
}
