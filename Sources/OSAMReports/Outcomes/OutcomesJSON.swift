import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The answer of `outcomes`, for machines.
package enum OutcomesJSON {
  package static func text(
    _ documents: [DocumentOutcomes], leftOut: [LeftOutPart], _ terms: QuestionTerms, in formatter: MessageFormatter
  ) -> String {
    JSONAnswer.text(
      "documents", documents.map { $0.json(in: formatter) },
      ("assumptions", .strings(OutcomeAssumptions.of(documents, terms).map(formatter.text))),
      LeftOutPart.member(leftOut, in: formatter))
  }
}
