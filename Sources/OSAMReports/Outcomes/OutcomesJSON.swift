import OSAMDecisions
import OSAMSyntax

/// What `outcomes` says, for machines.
package enum OutcomesJSON {
  package static func text(_ documents: [DocumentOutcomes], _ terms: QuestionTerms) -> String {
    JSONAnswer.text(
      "documents", documents.map(\.json), ("assumptions", .strings(OutcomeAssumptions.of(documents, terms))))
  }
}
