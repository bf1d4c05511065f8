import OSAMFormats

/// The kinds of document that a run knows, each with how its clients decide.
package final class DecisionModels: Sendable {
  package let kinds: KnownKinds
  /// In the order of the kinds.
  private let models: [DecisionModel]
  /// The outcomes of all kinds, each once, in the order of the kinds.
  package var outcomes: [KnownOutcome] {
    models.flatMap { $0.outcomes }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  package init(_ models: [(kind: DocumentKind, model: DecisionModel)]) {
    kinds = KnownKinds(models.map { $0.kind })
    self.models = models.map { $0.model }
  }

  /// The decision model of a kind that is one of them.
  package subscript(kind: DocumentKind) -> DecisionModel {
    guard let place = kinds.all.firstIndex(of: kind) else { preconditionFailure("\(kind.id) is not known here") }
    return models[place]
  }

  /// A word says what happens; one that is not known does.
  package func isClear(_ word: String) -> Bool { !outcomes.contains { $0.word == word && !$0.isClear } }
}
