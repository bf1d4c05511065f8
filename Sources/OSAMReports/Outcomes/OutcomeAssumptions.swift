import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Assumptions of all answers to a question, which nobody stated.
package enum OutcomeAssumptions {
  package static func of(_ documents: [DocumentOutcomes], _ terms: QuestionTerms) -> [LocalizedMessage] {
    terms.models.kinds.all.flatMap { kind -> [LocalizedMessage] in
      let own = documents.filter { $0.document.kind == kind }
      let usual = own.first?.pages.assumptions(terms, own.flatMap { $0.tables }) ?? []
      return usual + [laterReleases(own.flatMap { $0.document.namesReadByNobody }, kind)].compactMap { $0 }
    }
  }

  private static let mostNames = 3

  /// Note on names that a later release may read: their effect there is not known; nil without names.
  package static func laterReleases(_ names: [String], _ kind: DocumentKind) -> LocalizedMessage? {
    var shown: [String] = []
    for name in names where !shown.contains(where: { $0.sameBytes(as: name) }) { shown.append(name) }
    if shown.isEmpty { return nil }
    let newest = kind.clients.newest.words
    if shown.count <= mostNames {
      return
        "No release up to \(newest) reads \(list: shown.map { Quote.text($0) }); what later ones make of that is not known."
    }
    let first = shown.prefix(mostNames).map { Quote.text($0) }.joined(separator: ", ")
    return
      "No release up to \(newest) reads \(first) and \(shown.count - mostNames) more; what later ones make of them is not known."
  }
}
