import OSAMFormats

/// How the clients of a kind decide about its documents: one value a kind, and nothing of it has a default.
package final class DecisionModel: Sendable {
  /// The outcomes that documents can have, in the order in which they are listed.
  package let outcomes: [KnownOutcome]
  /// Steps of a decision name members of the table; else what their client compares, wherever that stands.
  package let stepsNameMembers: Bool
  /// Everybody who reads a document.
  let clientGroups: @Sendable (ClientGroupQuestion) -> [ClientGroup]
  /// The document as a client reads it for whom it holds nothing; nil for kinds whose every client is in a client group.
  let further: (@Sendable (ClientGroupQuestion, Client, DevicePlatform) -> DocumentSubject)?

  package init(
    outcomes: [KnownOutcome], stepsNameMembers: Bool,
    clientGroups: @escaping @Sendable (ClientGroupQuestion) -> [ClientGroup],
    further: (@Sendable (ClientGroupQuestion, Client, DevicePlatform) -> DocumentSubject)?
  ) {
    self.outcomes = outcomes
    self.stepsNameMembers = stepsNameMembers
    self.clientGroups = clientGroups
    self.further = further
  }
}
