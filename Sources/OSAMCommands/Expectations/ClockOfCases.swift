import OSAMDecisions
import OSAMFormats
import OSAMReports

// Cases that name no date.

extension CaseRunner {
  /// One of the moments that all devices and moments are asked about.
  func usual(_ moment: Instant) -> Instant {
    min(max(moment, QuestionTerms.usualClock.lowerBound), QuestionTerms.usualClock.upperBound)
  }

  /// True if it depends on the date what they get: every edge of a window that was looked at is tried on both sides.
  func hangsOnClock(_ asked: SimulateOptions, _ answers: [Simulation]) throws(Failure) -> Bool {
    let outcomes = answers.map(\.decision.outcome)
    var known: Set<Instant> = []
    var latest = answers
    while !latest.isEmpty {
      if asked.device.lastOk != nil, latest.contains(where: \.decision.looksAtLastOK) { return true }
      let edges = Set(latest.flatMap(\.decision.sidesOfEdges)).subtracting(known)
      known.formUnion(edges)
      latest = []
      for edge in edges.sorted() where usual(edge) == edge {
        let others = try self.answers(asked, at: edge)
        if others.map(\.decision.outcome) != outcomes { return true }
        latest += others
      }
    }
    return false
  }
}

extension Decision {
  /// Of the edges that the clock was compared with, the moments on both sides.
  fileprivate var sidesOfEdges: [Instant] {
    trace.flatMap { step -> [Instant] in
      switch step.check {
      case .started(let start, _): return [start.later(by: -1), start]
      case .notEnded(let end, _): return [end, end.later(by: 1)]
      default: return []
      }
    }
  }

  /// How long ago an OK was is another question each day.
  fileprivate var looksAtLastOK: Bool {
    trace.contains { if case .quietOver(let lastOK, _, _) = $0.check { lastOK != 0 } else { false } }
  }
}
