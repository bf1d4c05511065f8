import OSAMFormats

/// How the clients of a kind decide about its documents: one value a kind, and nothing of it has a default.
package final class DecisionModel: Sendable {
  /// What documents can come to, in the order in which it is listed.
  package let outcomes: [KnownOutcome]
  /// Steps of a decision name members of the table; else what their client compares, wherever that stands.
  package let stepsNameMembers: Bool
  /// Everybody who reads a document.
  let audiences: @Sendable (AudienceQuestion) -> [Audience]
  /// The document as a client reads it for whom it holds nothing; nil for kinds whose every client is in an audience.
  let further: (@Sendable (AudienceQuestion, Client, DevicePlatform) -> DocumentSubject)?

  init(
    outcomes: [KnownOutcome], stepsNameMembers: Bool, audiences: @escaping @Sendable (AudienceQuestion) -> [Audience],
    further: (@Sendable (AudienceQuestion, Client, DevicePlatform) -> DocumentSubject)?
  ) {
    self.outcomes = outcomes
    self.stepsNameMembers = stepsNameMembers
    self.audiences = audiences
    self.further = further
  }

  /// That of each kind, in their order.
  private static let all: [(kind: DocumentKind, model: DecisionModel)] = [
    (.osamVersion, .osamVersion), (.osamRating, .osamRating), (.controlDeVersions, .controlDeVersions),
    (.valoracions, .valoracions), (.princeOfVersions, .princeOfVersions),
  ]

  fileprivate static func of(_ kind: DocumentKind) -> DecisionModel {
    guard let known = all.first(where: { $0.kind == kind }) else {
      preconditionFailure("a test holds that each kind has a model")
    }
    return known.model
  }
}

extension DocumentKind {
  /// How its clients decide.
  package var decisions: DecisionModel { DecisionModel.of(self) }
}

extension KnownOutcome {
  /// Every one of every kind, in the order of the kinds.
  package static let all: [KnownOutcome] = DocumentKind.all.flatMap(\.decisions.outcomes).reduce(into: []) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// Whether a word says what happens; those that are not known do.
  package static func isClear(_ word: String) -> Bool { !all.contains { $0.word == word && !$0.isClear } }
}

/// A document of which it is asked who reads it.
struct AudienceQuestion {
  var document: Document
  /// Documents by whose names devices are told apart: it, and those that it is compared with.
  var named: [Document]
  var terms: QuestionTerms
  /// Ordinary devices alone are asked about.
  var isOrdinary = false
}
