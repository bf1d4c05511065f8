/// A document as the clients that read alike take it: everything they look for, in their order, there or not, and
/// before they judge it.
///
/// One client has one reading of a document on a platform. Decisions decide on it, matrices list it, and rules ask it:
/// what stands in no reading of any client is read by nobody; what stands in two under one name and in different
/// places, or with different values, is read differently.
package struct Reading: Sendable {
  package var clients: ClientSet
  /// For a kind that speaks to several platforms, the one they run on: `ios`.
  package var platform: String?
  package var taken: [Taken]

  package init(clients: ClientSet, platform: String? = nil, taken: [Taken]) {
    self.clients = clients
    self.platform = platform
    self.taken = taken
  }
}

/// One thing that a client looks for in a document.
package struct Taken: Sendable, Equatable {
  package enum Use: Sendable {
    /// The client's behaviour depends on it.
    case decides
    /// The app gets it as it is, or its users see it.
    case handedOn
    /// It has to be of the right type, and counts for nothing else.
    case onlyDecoded
    /// The client looks at it and goes on as if it were not there.
    case passedOver
  }

  /// The name by which the client knows it; in the document it may have another one, as `ios_2` is `ios2` to Apple's
  /// decoder. An item of a list has the list's name.
  package var name: String
  /// From the root of the document down, by the names that stand there. The last step of what is missing is the name
  /// by which it was looked for.
  package var path: [PathStep]
  /// Where its key stands; nowhere for an item of a list, and for what is missing.
  package var key: ReadPlace
  /// With its place; nil where it is missing.
  package var value: ReadValue?
  /// The value that the client goes on with where it is missing, in words that end a sentence: "0"; nil where it has
  /// nothing to go on with, or nothing changes.
  package var otherwise: String?
  package var use: Use

  package init(
    _ name: String, _ path: [PathStep], key: ReadPlace = .nowhere, value: ReadValue?, otherwise: String? = nil,
    use: Use = .decides
  ) {
    self.name = name
    self.path = path
    self.key = key
    self.value = value
    self.otherwise = otherwise
    self.use = use
  }
}
