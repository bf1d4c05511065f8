import OSAMDecisions
import OSAMFormats

/// What all answers of a question rest on, and nobody said.
package enum OutcomeAssumptions {
  package static func of(_ documents: [DocumentOutcomes], _ terms: QuestionTerms) -> [Words] {
    DocumentKind.all.flatMap { kind -> [Words] in
      let own = documents.filter { $0.document.kind == kind }
      return own.isEmpty ? [] : kind.pages.assumptions(terms, own.flatMap(\.tables))
    }
  }
}
