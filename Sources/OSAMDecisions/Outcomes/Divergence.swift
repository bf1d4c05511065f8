import OSAMFormats

/// Ordinary devices, on whatever system, that get something else of a document as it stands than they would get of it
/// as it was meant, from today on.
package struct Divergence: Sendable {
  package var platform: DevicePlatform
  package var clients: ClientSet
  /// The answers they get; nil is nothing, of no document.
  package var asItStands: DeviceAnswer?
  package var asMeant: DeviceAnswer?
  /// The moments at which they do; `.min` where that is so today, `.max` where it never ends.
  package var from: Instant
  package var to: Instant
  /// It was measured that the document as it stands cannot be used, or follows from a source that leaves no doubt.
  package var isCertain = true
  /// Devices with another system are not concerned.
  package var isOnSomeSystems = false

  /// Documents with more cells of ordinary devices are not worked out: it is asked for each slip of each document.
  package static let mostCells = 300

  /// All of them, for the clients and moments of the terms; nil where they cannot be worked out.
  package static func all(of asItStands: Document, meant: Document, _ terms: QuestionTerms) -> [Divergence]? {
    let named = ComparedDocuments([asItStands, meant])
    let (here, there) = (
      ClientGroup.all(of: asItStands, named: named, terms, ordinary: true),
      ClientGroup.all(of: meant, named: named, terms, ordinary: true)
    )
    let pairs = ClientGroupPair.all(
      ClientGroup.completed(here, of: asItStands, by: there, named: named, terms),
      ClientGroup.completed(there, of: meant, by: here, named: named, terms))
    var found: [Divergence] = []
    for pair in pairs where !pair.hasSame {
      guard let subject = PairSubject(before: pair.before, after: pair.after) else { return nil }
      guard let region = terms.ordinaryRegion(subject, but: .osVersion) else { continue }
      guard let cells = try? Cells(subject, in: region, limit: mostCells) else { return nil }
      for cell in cells.cells {
        guard let outcomes = cells.answer(of: cell) else { continue }
        found.append(Divergence(pair, outcomes, cell, subject, terms))
      }
    }
    return found
  }

  private init(
    _ pair: ClientGroupPair, _ outcomes: OutcomePair, _ cell: Cell, _ subject: PairSubject, _ terms: QuestionTerms
  ) {
    (platform, clients) = (pair.platform, pair.clients)
    (asItStands, asMeant) = (outcomes.before, outcomes.after)
    (from, to) = (.min, .max)
    if let clock = subject.index(of: .date), case .numbers(let range) = cell.region[clock].line {
      if range.lowerBound > terms.clock.lowerBound { from = range.lowerBound }
      if range.upperBound < terms.clock.upperBound { to = range.upperBound }
    }
    if let system = subject.index(of: .osVersion) {
      isOnSomeSystems = cell.region[system] != subject.axes[system].readable
    }
    let point = cell.region.compactMap { $0.witness() }
    if case .document(isCertain: false)? = pair.before?.decide(point).cause { isCertain = false }
  }

  /// Something else happens, not the same in other words.
  package var isOfOutcome: Bool { strengths.asItStands != strengths.asMeant }

  /// How much each asks of users.
  package var strengths: (asItStands: Plain, asMeant: Plain) {
    (asItStands?.plain ?? .nothing, asMeant?.plain ?? .nothing)
  }
}

extension QuestionTerms {
  /// The ordinary ones among the devices that are asked about, whatever they have on one axis that their library can
  /// read; nil when there is none.
  func ordinaryRegion(_ subject: some Subject, but open: AxisName? = nil) -> Region? {
    guard var region = region(subject) else { return nil }
    for (index, axis) in subject.axes.enumerated() where narrowings.about(axis) == nil {
      if let extent = axis.name == open ? axis.readable : axis.ordinary { region[index] = extent }
    }
    return region
  }
}
