import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A document that some library cannot use, for a reason that no other rule has named.
  static let refusedDocument = Rule(
    id: "refused-document",
    title: "a document that a library cannot use",
    group: .shape,
    effects: [.unreadable, .platformDependent],
    kinds: .having(.asked),
    why: """
      The models of the released libraries read the document as the libraries do. This is what they say when
      nothing else has been said about it yet.
      """,
    evidence: ["older-android-crash", "older-rating-file", "prince-not-json", "prince-old-versions"],
    bad: [],
    good: [.olderVersion(), .olderRating()],
    shown: .example(.olderVersion(["version": "“3.2.1”"])),
    check: .closing(checkAnswers)
  )
}

private func checkAnswers(_ inspection: Inspection) {
  for failure in inspection.decoding.failures {
    guard case .answer(let answer) = failure.reason else { continue }
    // Of a text with faults each has a rule of its own.
    if answer.offset != nil, !inspection.document.tree.faults.isEmpty { continue }
    let effect: Effect = answer.isCertain ? Effect.unreadable : .platformDependent
    let hurt = failure.clients.intersection(
      inspection.context.targets(for: inspection.document, on: failure.platform))
    // Whatever says it anywhere on the platform.
    let said = inspection.findings.filter { finding in
      finding.says(effect)
        && (finding.pointer ?? "").hasPrefix(failure.platform.map { "/\($0)" } ?? "")
    }
    let unsaid = hurt.subtracting(said.reduce(.empty) { $0 | $1.clients })
    if unsaid.isEmpty { continue }
    inspection.report(
      "\(answer.words)", so: ClientEffect(answer, on: unsaid).sentence,
      at: .bytes(failure.span, of: failure.pointer), effect: effect, clients: unsaid)
  }
}
