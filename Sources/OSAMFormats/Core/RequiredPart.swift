/// A part of a document that a release cannot do without.
package struct RequiredPart: Sendable, Equatable {
  package enum Place: Sendable, Equatable {
    /// Where all members of the document stand.
    case body
    /// The value that a client goes by under the key of a platform.
    case configuration
  }

  package var place: Place
  /// One of these must be there; a name of a name inside of it has a dot in between.
  package var anyOf: [String]
  /// Only where this is there; nil for always.
  package var ifThere: String?

  package init(_ anyOf: [String], in place: Place = .body, ifThere: String? = nil) {
    self.place = place
    self.anyOf = anyOf
    self.ifThere = ifThere
  }
}

/// Published releases of a library that follow each other and cannot do without the same parts.
package struct RequiredParts: Sendable {
  package var clients: ClientSet
  /// For a kind that speaks to several platforms, the one they run on.
  package var platform: DevicePlatform?
  package var parts: [RequiredPart]
}
