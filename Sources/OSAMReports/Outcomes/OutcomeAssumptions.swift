import OSAMDecisions
import OSAMFormats

/// What all answers of a question rest on, and nobody said.
package enum OutcomeAssumptions {
  package static func of(_ documents: [DocumentOutcomes], _ terms: QuestionTerms) -> [Words] {
    terms.models.kinds.all.flatMap { kind -> [Words] in
      let own = documents.filter { $0.document.kind == kind }
      return own.first?.pages.assumptions(terms, own.flatMap(\.tables)) ?? []
    }
  }
}
