import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Asks the decisions about documents of any kind.
struct Simulators {
  let kinds: Kinds
  var common: Simulator
  let perClient: PerClientSimulator

  /// The answers for a document, and what has none.
  func simulate(
    _ document: Document, path: FilePath, count: Int
  ) -> (answers: [Simulation], leftOut: [PerClientSimulator.LeftOut]) {
    switch kinds[document.kind].commands.simulated {
    case .perClient(let answer): return perClient.simulate(document, path: path, count: count, by: answer)
    case .once(let answer):
      switch common.simulate(document, path: path, count: count, by: answer) {
      case .answer(let simulation): return ([simulation], [])
      case .leftOut(let why): return ([], [PerClientSimulator.LeftOut(words: why, isUnanswered: false)])
      case .needsOption(let why):
        return ([], [PerClientSimulator.LeftOut(words: why, isUnanswered: true, needsOption: true)])
      }
    }
  }
}
