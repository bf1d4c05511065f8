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
  }

  /// All answers, document by document; what cannot be answered is said and makes the run incomplete.
  func answers(
    _ loaded: DocumentLoader, _ status: inout ExitStatus, on console: Console
  ) -> [Answer] {
    var answers: [Answer] = []
    for file in loaded.files {
      for document in file.documents {
        let label = Simulation.label(path: file.path, document: document, count: file.documents.count)
        func leaveOut(_ why: String) {
          console.note("osam-lint: \(label) was left out: \(why)")
          status = max(status, .incomplete)
        }
        if let obstacle = document.kind.isAsked ? document.obstacleToBuilding : nil {
          leaveOut("\(obstacle.words(in: document.tree).text), and nothing can be built from it")
          continue
        }
        let audiences = Audience.all(of: document, terms)
        do throws(Cells<DeviceAnswer>.TooMany) {
          let tables = try OutcomeTable.all(of: audiences, terms)
          answers.append(
            Answer(
              outcomes: DocumentOutcomes(
                path: file.path, document: document, count: file.documents.count, tables: tables,
                outlooks: Outlook.all(of: audiences, terms),
                command: CellCommand(path: file.path, fixed: fixed), now: terms.today, zone: zone), audiences: audiences
            ))
        } catch {
          leaveOut("its devices fall into too many cells to find them all, and \(error.limit) is the limit")
        }
      }
    }
    return answers
  }

  /// An axis that is restricted, is one of these, and that no document has.
  func hollowRestriction(
    _ answers: [Answer], among names: (AxisName) -> Bool = { _ in true }
  ) -> (words: String, hint: String)? {
    let axes = Set(answers.flatMap(\.audiences).flatMap { $0.subject.axes.map(\.name) })
    guard !axes.isEmpty,
      let strange = terms.narrowings.keys.filter({ !axes.contains($0) && names($0) }).map(\.option).min()
    else { return nil }
    return ("--\(strange) restricts nothing: no client of these documents looks at it", "Leave it out.")
  }
}
