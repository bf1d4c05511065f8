import OSAMDecisions
import OSAMFormats

/// The kinds of document that a run knows, each with how its clients decide and with the words about it.
package final class ReportedKinds: Sendable {
  package let models: DecisionModels
  /// In the order of the kinds.
  private let pages: [KindPages]

  package init(_ kinds: [(kind: DocumentKind, model: DecisionModel, pages: KindPages)]) {
    models = DecisionModels(kinds.map { (kind: $0.kind, model: $0.model) })
    pages = kinds.map { $0.pages }
  }

  /// The words about a kind that is one of them.
  package subscript(kind: DocumentKind) -> KindPages {
    guard let place = models.kinds.all.firstIndex(of: kind) else { preconditionFailure("\(kind.id) is not known here") }
    return pages[place]
  }
}
