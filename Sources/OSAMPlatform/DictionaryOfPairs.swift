extension Dictionary {
  /// Of pairs with keys of which each is there once; of equal ones the first counts.
  ///
  /// The standard library's own initialisers of this sort do not compile in Embedded Swift, which refuses their casts.
  @inlinable
  public init(pairs: some Sequence<(Key, Value)>) { self.init(pairs: pairs) { first, _ in first } }

  /// Of pairs; of values with equal keys, the earlier one first, `choose` makes one.
  @inlinable
  public init(pairs: some Sequence<(Key, Value)>, choosing choose: (Value, Value) -> Value) {
    self.init(minimumCapacity: pairs.underestimatedCount)
    for (key, value) in pairs {
      if let known = self[key] { self[key] = choose(known, value) } else { self[key] = value }
    }
  }
}

extension Dictionary {
  /// Takes the values of another one, its own where both have one.
  @inlinable
  public mutating func update(with other: Self) { for (key, value) in other { self[key] = value } }
}
