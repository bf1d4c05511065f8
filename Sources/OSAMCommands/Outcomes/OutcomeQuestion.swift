import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// A question about all answers at once.
struct OutcomeQuestion {
  var terms: QuestionTerms
  var zone: Zone
  var fixed: [String]
  var finder: SettingsFinder

  /// A document with everything that its users get.
  struct Answer {
    var outcomes: DocumentOutcomes
    var audiences: [Audience]
    /// Libraries of which nothing is said.
    var leftOut: [LeftOutLibrary] = []
  }

  /// Why a document has no answers.
  struct Unanswered: Error { var words: Words }

  /// All answers, document by document; what cannot be answered is said and makes the run incomplete.
  func answers(
    _ loaded: DocumentLoader, _ status: inout ExitStatus, on console: Console
  ) -> [Answer] {
    var answers: [Answer] = []
    for file in loaded.files {
      for document in file.documents {
        let label = Simulation.label(path: file.path, document: document, count: file.documents.count)
        switch answer(document, path: file.path, count: file.documents.count) {
        case .success(let answer):
          for library in answer.leftOut {
            library.tell(of: label, on: console)
            status = max(status, .incomplete)
          }
          // Where nothing else is left there is no answer.
          if answer.leftOut.isEmpty || !answer.outcomes.tables.isEmpty { answers.append(answer) }
        case .failure(let why):
          console.note("osam-lint: \(label) was left out: \(why.words)")
          status = max(status, .incomplete)
        }
      }
    }
    return answers
  }

  /// Everything that users get of a document, by every library.
  func outcomes(of document: Document, path: FilePath, count: Int) -> Result<DocumentOutcomes, Unanswered> {
    answer(document, path: path, count: count).flatMap { answer in
      answer.leftOut.first.map { .failure(Unanswered(words: $0.words)) } ?? .success(answer.outcomes)
    }
  }

  /// Today's outcome and the next change, in a sentence.
  func today(of document: Document, path: FilePath, count: Int) throws(Unanswered) -> Words {
    if let why = document.whyNoAnswer { throw Unanswered(words: why) }
    let audiences = Audience.all(of: document, terms)
    let outlooks = Outlook.all(of: audiences, terms)
    // One that cannot be told needs all answers, which say why.
    if outlooks.isEmpty, !audiences.isEmpty { return try outcomes(of: document, path: path, count: count).get().today }
    return DocumentOutcomes(
      path: path, document: document, count: count, tables: [], outlooks: outlooks,
      command: CellCommand(path: path, fixed: fixed), now: terms.today, zone: zone
    ).today
  }

  private func answer(_ document: Document, path: FilePath, count: Int) -> Result<Answer, Unanswered> {
    if let why = document.whyNoAnswer { return .failure(Unanswered(words: why)) }
    let audiences = Audience.all(of: document, terms)
    let (tables, leftOut) = OutcomeTable.found(of: audiences, terms)
    let outcomes = DocumentOutcomes(
      path: path, document: document, count: count, tables: tables, outlooks: Outlook.all(of: audiences, terms),
      command: CellCommand(path: path, fixed: fixed), now: terms.today, zone: zone)
    return .success(Answer(outcomes: outcomes, audiences: audiences, leftOut: leftOut))
  }

  /// An axis that is restricted, is one of these, and that no document has.
  func hollowRestriction(
    _ answers: [Answer], among names: (AxisName) -> Bool = { _ in true }
  ) -> (words: Words, hint: Words)? {
    let axes = answers.flatMap(\.audiences).flatMap(\.subject.axes)
    guard !axes.isEmpty,
      let strange = terms.narrowings.keys.filter({ name in names(name) && !axes.contains { $0.isNamed(name) } })
        .map(\.option).min()
    else { return nil }
    return ("--\(strange) restricts nothing: no client of these documents looks at it", "Leave it out.")
  }
}
