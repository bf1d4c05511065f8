import OSAMDecisions
import OSAMFormats

extension [Simulation] {
  package var areOfSeveralDocuments: Bool { contains { $0.document !== first?.document } }

  /// Answers about several documents: how many of each sort, then a row for each, the gravest first, and what is assumed
  /// for any of them.
  package func text(width: Int, in phrasing: Phrasing) -> StyledText {
    var output = StyledText(phrasing)
    output.sayFolded(heading, .strong, width: width)
    output.newLine()
    for plain in Plain.gravestFirst {
      for simulation in self where simulation.decision.plain == plain { simulation.addRow(to: &output, within: width) }
    }
    output.addAssumptions(assumptions(in: phrasing), within: width)
    output.sayFolded("--all shows each answer as a whole.", .quiet, width: width)
    return output
  }

  private var heading: Words {
    let counts = Plain.gravestFirst.compactMap { plain -> Words? in
      let count = count { $0.decision.plain == plain }
      return count == 0 ? nil : "\(count) \(plain.word)"
    }.joined(separator: ", ")
    for simulation in self {
      guard let moment = simulation.moment else { continue }
      return "\(count) answers at \(moment, in: simulation.zone, named: true): \(counts)"
    }
    return "\(count) answers: \(counts)"
  }

  /// Each of them once, in the order in which answers rest on them.
  private func assumptions(in phrasing: Phrasing) -> [Words] {
    var told: Set<String> = []
    return flatMap(\.assumptions).filter { told.insert(phrasing.text($0)).inserted }
  }
}
