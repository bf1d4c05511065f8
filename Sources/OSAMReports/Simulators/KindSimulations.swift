import OSAMFormats

/// How each kind that a run knows is asked.
package struct KindSimulations: Sendable {
  private let all: [(kind: DocumentKind, simulation: KindSimulation)]

  package init(_ all: [(kind: DocumentKind, simulation: KindSimulation)]) { self.all = all }

  /// How one device is asked about documents of a kind that is one of them.
  package subscript(kind: DocumentKind) -> KindSimulation {
    guard let known = all.first(where: { $0.kind == kind }) else { preconditionFailure("\(kind.id) is not known here") }
    return known.simulation
  }
}
