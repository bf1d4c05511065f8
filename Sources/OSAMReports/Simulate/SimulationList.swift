import OSAMDecisions
import OSAMFormats

extension [Simulation] {
  /// True for answers of several documents, or of several releases on one platform.
  package var areList: Bool { contains { $0.document !== first?.document } || areOfSeveralReleases }

  /// A document has several answers on a platform.
  private var areOfSeveralReleases: Bool {
    var seen: [ObjectIdentifier: Set<String>] = [:]
    return contains { !seen[ObjectIdentifier($0.document), default: []].insert($0.platform).inserted }
  }

  /// Answers about several documents or releases: how many of each sort, then a row for each, the gravest first, and what
  /// is assumed for any of them. Releases of a document that answer alike share a row.
  package func text(width: Int, in formatter: MessageFormatter) -> StyledText {
    var output = StyledText(formatter)
    output.sayFolded(heading, .strong, width: width)
    output.newLine()
    let (rows, namesClients) = (rows(in: formatter), areOfSeveralReleases)
    for plain in Plain.gravestFirst {
      for row in rows where row.simulation.decision.plain == plain {
        row.simulation.addRow(to: &output, within: width, of: namesClients ? row.clients : nil)
      }
    }
    output.addAssumptions(assumptions(in: formatter), within: width)
    output.sayFolded("--all shows each answer as a whole.", .quiet, width: width)
    return output
  }

  /// The first answer of each row, and the clients that share it.
  private func rows(in formatter: MessageFormatter) -> [(simulation: Simulation, clients: ClientSet)] {
    var rows: [(simulation: Simulation, clients: ClientSet)] = []
    var places: [String: Int] = [:]
    for simulation in self {
      let own = ClientSet([simulation.client])
      var row = StyledText(formatter)
      simulation.addRow(to: &row, within: .max, of: nil)
      if let place = places[row.painted(false)] {
        rows[place].clients = rows[place].clients | own
      } else {
        places[row.painted(false)] = rows.count
        rows.append((simulation, own))
      }
    }
    return rows
  }

  private var heading: LocalizedMessage {
    let counts = Plain.gravestFirst.compactMap { plain -> LocalizedMessage? in
      let count = count { $0.decision.plain == plain }
      return count == 0 ? nil : "\(count, times: plain.word)"
    }.joined(separator: ", ")
    for simulation in self {
      guard let moment = simulation.moment else { continue }
      return "\(count) answers at \(moment, in: simulation.zone, named: true): \(counts)"
    }
    return "\(count) answers: \(counts)"
  }

  /// Each of them once, in the order in which answers rest on them.
  private func assumptions(in formatter: MessageFormatter) -> [LocalizedMessage] {
    var told: Set<String> = []
    return flatMap { $0.assumptions }.filter { told.insert(formatter.text($0)).inserted }
  }
}
