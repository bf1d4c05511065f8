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
    // An error anywhere on the platform says it, or a warning at this very place.
    let said = inspection.findings.filter { finding in
      if finding.severity >= .warning, finding.span.contains(failure.span) { return true }
      return finding.severity >= (answer.isCertain ? .error : .warning)
        && (finding.pointer ?? "").hasPrefix(failure.platform.map { "/\($0)" } ?? "")
    }
    let unsaid = hurt.subtracting(said.reduce(.empty) { $0 | $1.clients })
    if unsaid.isEmpty { continue }
    inspection.report(
      Message("\(answer.words): \(Consequence.of(answer, on: unsaid))"), at: failure.span, pointer: failure.pointer,
      severity: answer.isCertain ? .error : .warning, clients: unsaid)
  }
}
