import OSAMDecisions
import OSAMFormats

/// The kinds of document that a run knows, each with how its clients decide and with the words about it.
package final class ReportedKinds: Sendable {
  package let models: DecisionModels
  /// In the order of the kinds.
  private let pages: [KindPages]
  private let simulations: [KindSimulation]

  package init(_ kinds: [ReportedKind]) {
    models = DecisionModels(kinds.map { (kind: $0.format, model: $0.decisions) })
    pages = kinds.map { $0.pages }
    simulations = kinds.map { $0.simulation }
  }

  /// The words about a kind that is one of them.
  package subscript(kind: DocumentKind) -> KindPages { pages[place(of: kind)] }

  /// How one device is asked about documents of a kind that is one of them.
  package func simulation(of kind: DocumentKind) -> KindSimulation { simulations[place(of: kind)] }

  private func place(of kind: DocumentKind) -> Int {
    guard let place = models.kinds.all.firstIndex(of: kind) else { preconditionFailure("\(kind.id) is not known here") }
    return place
  }
}
