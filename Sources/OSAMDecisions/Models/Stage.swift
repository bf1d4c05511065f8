/// How far a decision has come that goes through a list in its order.
package struct ListPlace: Hashable, Sendable {
  /// The element by which the list was validated, where a client does that before it chooses.
  var validated: Int?
  var element = 0
  /// The requirement of the element.
  var requirement = 0

  static let start = ListPlace()
}

/// How far decisions have come on a document, and on another one that it is compared with. Devices that came as far by the
/// same comparisons need not go the way again.
package struct Stage: Hashable, Sendable {
  var list = ListPlace.start
  var other = ListPlace.start

  package static let start = Stage()
}
