/// Lists of whole numbers that are not negative, in the order of lists of one length.
extension Array where Element: FixedWidthInteger {
  /// The next list; nil when there is none.
  var successor: Self? {
    guard let last = lastIndex(where: { $0 < .max }) else { return nil }
    return self[..<last] + [self[last] + 1] + Self(repeating: 0, count: count - last - 1)
  }

  /// A list just below, as people number versions: 1.99.99 for 2.0.0; nil for zeros.
  var justBelow: Self? {
    guard let last = lastIndex(where: { $0 > 0 }) else { return nil }
    return self[..<last] + [self[last] - 1] + Self(repeating: 99, count: count - last - 1)
  }

  /// The list with zeros behind.
  func padded(to count: Int) -> Self { self + Self(repeating: 0, count: Swift.max(0, count - self.count)) }

  var dotted: String { map { "\($0)" }.joined(separator: ".") }
}
