import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A question about all answers at once.
package struct OutcomeQuestion: Sendable {
  private let kinds: ReportedKinds
  package var terms: QuestionTerms
  private let zone: Zone
  /// Options that hold for the whole run, as `simulate` wants them again.
  private let fixed: [String]

  package init(kinds: ReportedKinds, terms: QuestionTerms, zone: Zone, fixed: [String]) {
    self.kinds = kinds
    self.terms = terms
    self.zone = zone
    self.fixed = fixed
  }

  /// A document with everything that its users get.
  package struct Answer {
    package var outcomes: DocumentOutcomes
    package var clientGroups: [ClientGroup]
  }

  /// Why a document has no answers.
  package struct Unanswered: Error {
    package var words: LocalizedMessage

    package init(words: LocalizedMessage) { self.words = words }
  }

  /// Everything that users get of a document, by every library that can be asked.
  package func outcomes(of document: Document, path: FilePath, count: Int) -> Result<DocumentOutcomes, Unanswered> {
    answer(document, path: path, count: count).map { $0.outcomes }
  }

  /// Today's outcome and the next change, in a sentence.
  package func today(of document: Document, path: FilePath, count: Int) throws(Unanswered) -> LocalizedMessage {
    if let why = document.whyNoAnswer { throw Unanswered(words: why) }
    let outlooks = Outlooks(of: ClientGroup.all(of: document, terms), terms)
    if outlooks.told.isEmpty, let first = outlooks.leftOut.first { throw Unanswered(words: first.words) }
    return DocumentOutcomes(
      path: path, document: document, pages: kinds[document.kind], count: count, tables: [], outlooks: outlooks,
      command: CellCommand(path: path, fixed: fixed), now: terms.today, zone: zone
    ).today
  }

  /// The same with the clients that were asked.
  package func answer(_ document: Document, path: FilePath, count: Int) -> Result<Answer, Unanswered> {
    if let why = document.whyNoAnswer { return .failure(Unanswered(words: why)) }
    let clientGroups = ClientGroup.all(of: document, terms)
    let (tables, leftOut) = OutcomeTable.found(of: clientGroups, terms)
    let outcomes = DocumentOutcomes(
      path: path, document: document, pages: kinds[document.kind], count: count, tables: tables, leftOut: leftOut,
      outlooks: Outlooks(of: clientGroups, terms), command: CellCommand(path: path, fixed: fixed), now: terms.today,
      zone: zone)
    return .success(Answer(outcomes: outcomes, clientGroups: clientGroups))
  }
}
