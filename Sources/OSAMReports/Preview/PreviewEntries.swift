import OSAMFormats
import OSAMLint

extension PreviewPage.Entry {
  /// Those of the documents of a file, with what was found in it; one of the file where it has no document. `tell` gets
  /// the answers about each.
  package static func all(
    of report: FileReport, _ documents: [Document], _ question: OutcomeQuestion,
    tell: (DocumentOutcomes) -> Void = { _ in }
  ) -> [PreviewPage.Entry] {
    if documents.isEmpty {
      return [PreviewPage.Entry(path: report.path, outcomes: nil, terms: question.terms, report: report)]
    }
    return documents.map { document in
      var own = report
      if documents.count > 1 {
        own.findings = report.findings.filter { $0.document == nil || $0.document == document.number }
      }
      var entry = PreviewPage.Entry(path: report.path, outcomes: nil, terms: question.terms, report: own)
      switch question.outcomes(of: document, path: report.path, count: documents.count) {
      case .success(let outcomes):
        tell(outcomes)
        if outcomes.isUnanswered { entry.obstacle = outcomes.leftOut.first?.words } else { entry.outcomes = outcomes }
      case .failure(let why): entry.obstacle = why.words
      }
      return entry
    }
  }
}
