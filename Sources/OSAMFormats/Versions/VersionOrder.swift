/// How one version stands to another: of the first to the second, so "lower" means the first is the lower one.
package enum VersionOrder: String, Sendable, Equatable {
  case lower
  case equal
  case greater

  package var word: LocalizedMessage { LocalizedMessage(said: rawValue) }

  /// The order of two values that compare.
  package init<Value: Comparable>(_ first: Value, _ second: Value) {
    self = first < second ? .lower : first == second ? .equal : .greater
  }
}
