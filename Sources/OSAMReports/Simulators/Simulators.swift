import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Asks the decisions about documents of any kind.
package struct Simulators {
  private let kinds: KindSimulations
  /// Both without a client that was named.
  private let common: Simulator
  private let perClient: PerClientSimulator
  /// The releases that were named, each of which is asked; nil where none was.
  private let named: [AskedClient]?
  /// Documents that the device fetched before.
  package var cachedDocuments: [Document] = []

  package init(kinds: KindSimulations, common: Simulator, perClient: PerClientSimulator, named: [AskedClient]?) {
    self.kinds = kinds
    self.common = common
    self.perClient = perClient
    self.named = named
  }

  /// The answers for a document, and what has none.
  package func simulate(
    _ document: Document, path: FilePath, count: Int
  ) -> (answers: [Simulation], leftOut: [PerClientSimulator.LeftOut]) {
    guard let named else { return simulate(document, nil, path: path, count: count) }
    let reading = named.filter { document.kind.clients.contains($0.answering) }
    if reading.isEmpty { return ([], [.unread(by: named.map { $0.answering })]) }
    var answers: [Simulation] = []
    var leftOut: [PerClientSimulator.LeftOut] = []
    for client in reading {
      let (found, left) = simulate(document, client, path: path, count: count)
      answers += found
      leftOut += left.filter { !leftOut.contains($0) }
    }
    return (answers, leftOut)
  }

  private func simulate(
    _ document: Document, _ client: AskedClient?, path: FilePath, count: Int
  ) -> (answers: [Simulation], leftOut: [PerClientSimulator.LeftOut]) {
    switch kinds[document.kind] {
    case .perClient(let answer):
      var perClient = perClient
      perClient.client = client
      return perClient.simulate(document, path: path, count: count, by: answer)
    case .once(let answer):
      var common = common
      common.cachedDocuments = cachedDocuments
      if let client { common.askedClient = client }
      switch common.simulate(document, path: path, count: count, by: answer) {
      case .answer(let simulation): return ([simulation], [])
      case .leftOut(let why): return ([], [PerClientSimulator.LeftOut(words: why, isUnanswered: false)])
      case .needsOption(let why):
        return ([], [PerClientSimulator.LeftOut(words: why, isUnanswered: true, needsOption: true)])
      }
    }
  }
}
