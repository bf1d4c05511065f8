import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

extension OutcomeQuestion {
  /// Answers about documents, and the parts of the question that have no answer.
  struct Answers {
    var all: [Answer] = []
    var leftOut: [LeftOutPart] = []
  }

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

  /// A restriction that no document has a use for, of these axes; or one that means two things.
  func misusedRestriction(
    _ answers: [Answer], _ kinds: Kinds, among names: (AxisName) -> Bool = { _ in true }
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
