import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// A question about all answers at once.
struct OutcomeQuestion {
  var kinds: Kinds
  var terms: QuestionTerms
  var zone: Zone
  var fixed: [String]
  var finder: SettingsFinder

  /// A document with everything that its users get.
  struct Answer {
    var outcomes: DocumentOutcomes
    var clientGroups: [ClientGroup]
  }

  /// Answers about documents, and the parts of the question that have no answer.
  struct Answers {
    var all: [Answer] = []
    var leftOut: [LeftOutPart] = []
  }

  /// Why a document has no answers.
  struct Unanswered: Error { var words: LocalizedMessage }

  /// All answers, document by document; what cannot be answered is said and makes the run incomplete.
  func answers(_ loaded: DocumentLoader, _ status: inout ExitStatus, on console: Console) -> Answers {
    var answers = Answers()
    for file in loaded.files {
      for document in file.documents {
        switch answer(document, path: file.path, count: file.documents.count) {
        case .success(let answer):
          if !answer.outcomes.leftOut.isEmpty { status = max(status, .incomplete) }
          for library in answer.outcomes.leftOut { library.tell(of: answer.outcomes.label, on: console) }
          answers.leftOut += answer.outcomes.leftOutParts
          if !answer.outcomes.isUnanswered { answers.all.append(answer) }
        case .failure(let why):
          let label = Simulation.label(path: file.path, document: document, count: file.documents.count)
          console.note("osam-lint: \(label) was left out: \(why.words)")
          status = max(status, .incomplete)
        }
      }
    }
    return answers
  }

  /// Everything that users get of a document, by every library that can be asked.
  func outcomes(of document: Document, path: FilePath, count: Int) -> Result<DocumentOutcomes, Unanswered> {
    answer(document, path: path, count: count).map(\.outcomes)
  }

  /// Today's outcome and the next change, in a sentence.
  func today(of document: Document, path: FilePath, count: Int) throws(Unanswered) -> LocalizedMessage {
    if let why = document.whyNoAnswer { throw Unanswered(words: why) }
    let outlooks = Outlooks(of: ClientGroup.all(of: document, terms), terms)
    if outlooks.told.isEmpty, let first = outlooks.leftOut.first { throw Unanswered(words: first.words) }
    return DocumentOutcomes(
      path: path, document: document, pages: kinds[document.kind].pages, count: count, tables: [], outlooks: outlooks,
      command: CellCommand(path: path, fixed: fixed), now: terms.today, zone: zone
    ).today
  }

  private func answer(_ document: Document, path: FilePath, count: Int) -> Result<Answer, Unanswered> {
    if let why = document.whyNoAnswer { return .failure(Unanswered(words: why)) }
    let clientGroups = ClientGroup.all(of: document, terms)
    let (tables, leftOut) = OutcomeTable.found(of: clientGroups, terms)
    let outcomes = DocumentOutcomes(
      path: path, document: document, pages: kinds[document.kind].pages, count: count, tables: tables, leftOut: leftOut,
      outlooks: Outlooks(of: clientGroups, terms), command: CellCommand(path: path, fixed: fixed), now: terms.today,
      zone: zone)
    return .success(Answer(outcomes: outcomes, clientGroups: clientGroups))
  }

  /// A restriction that no document has a use for, of these axes; or one that means two things.
  func misusedRestriction(
    _ answers: [Answer], among names: (AxisName) -> Bool = { _ in true }
  ) -> (words: LocalizedMessage, hint: LocalizedMessage)? {
    let asked = answers.map { (document: $0.outcomes.document, groups: $0.clientGroups) }
    if terms.narrowings[.osVersion] != nil, kinds.compareTwoAndroidSystems(asked) {
      return (DeviceOptions.twoMeanings, DeviceOptions.askApart)
    }
    let axes = answers.flatMap(\.clientGroups).flatMap(\.subject.axes)
    guard !axes.isEmpty,
      let strange = terms.narrowings.keys.filter({ name in names(name) && !axes.contains { $0.isNamed(name) } })
        .map(\.option).min()
    else { return nil }
    return ("--\(strange) restricts nothing: no client of these documents looks at it", "Leave it out.")
  }
}
