import OSAMFormats

/// Part of an axis: some of its named values, and some of its line.
package struct Extent: Hashable, Sendable {
  package var names: NameSet
  /// Nil when nothing of the line belongs to it.
  package var line: Interval?

  package init(names: NameSet = .empty, line: Interval? = nil) {
    self.names = names
    self.line = line
  }

  package func contains(_ value: Value) -> Bool {
    switch (value, line) {
    case (.named(let number), _): names.contains(number)
    case (.number(let number), .numbers(let range)): range.contains(number)
    case (.version(let version), .versions(let interval)): interval.contains(version)
    default: false
    }
  }

  /// A value of it: a named one if there is any.
  package func witness() -> Value? {
    if let name = names.lowest { return .named(name) }
    switch line {
    case .numbers(let range): return .number(Self.ordinary(range))
    case .versions(let interval): return interval.witness.map { .version($0) }
    case nil: return nil
    }
  }

  /// The least number where there is one, else the largest, else one: what devices have rather than the ends of what
  /// can be counted.
  private static func ordinary(_ range: ClosedRange<Int64>) -> Int64 {
    if range.lowerBound > .min { return range.lowerBound }
    return range.upperBound < .max ? range.upperBound : 1
  }

  // MARK: Parts

  /// The parts that a threshold makes of an extent: itself when it lies on one side.
  func parts(at place: Threshold.Place) -> [Extent] {
    switch place {
    case .names(let inside):
      let one = Extent(names: names.intersection(inside))
      let other = Extent(names: names.subtracting(inside), line: line)
      return [one, other].filter { !$0.isEmpty }
    case .everyName:
      return names.numbers.map { Extent(names: NameSet([$0])) } + (line.map { [Extent(line: $0)] } ?? [])
    case .number(let number):
      guard case .numbers(let range) = line, range.lowerBound < number, number <= range.upperBound else {
        return [self]
      }
      return withNames([.numbers(range.lowerBound...(number - 1)), .numbers(number...range.upperBound)])
    case .version(let cut):
      guard case .versions(let interval) = line, interval.mayContain(cut) else { return [self] }
      var (lower, upper) = (interval, interval)
      lower.high = cut
      upper.low = cut
      // A cut beyond an end would make one of the parts larger than the whole.
      guard let below = lower.witness, let above = upper.witness, interval.contains(below), interval.contains(above)
      else { return [self] }
      return withNames([.versions(lower), .versions(upper)])
    }
  }

  /// Named values stand for themselves once the line is cut.
  private func withNames(_ intervals: [Interval]) -> [Extent] {
    (names.isEmpty ? [] : [Extent(names: names)]) + intervals.map { Extent(line: $0) }
  }

  /// How many parts a threshold at every name makes.
  var countApart: Int { names.count + (line == nil ? 0 : 1) }

  package var isEmpty: Bool { names.isEmpty && line == nil }

  /// The part that both have, where the line is one of numbers.
  func intersection(_ other: Extent) -> Extent {
    var both = Extent(names: names.intersection(other.names))
    if case (.numbers(let one), .numbers(let another)) = (line, other.line), one.overlaps(another) {
      both.line = .numbers(one.clamped(to: another))
    }
    return both
  }

  /// True if every value of another one belongs to it.
  package func covers(_ other: Extent) -> Bool {
    guard other.names.subtracting(names).isEmpty else { return false }
    switch (line, other.line) {
    case (_, nil): return true
    case (.numbers(let one), .numbers(let another)):
      return one.lowerBound <= another.lowerBound && another.upperBound <= one.upperBound
    case (.versions(let one), .versions(let another)): return one.covers(another)
    default: return false
    }
  }

  /// True if some value belongs to both.
  package func overlaps(_ other: Extent) -> Bool {
    if !names.intersection(other.names).isEmpty { return true }
    switch (line, other.line) {
    case (.numbers(let one), .numbers(let another)): return one.overlaps(another)
    case (.versions(let one), .versions(let another)): return one.overlaps(another)
    default: return false
    }
  }

  /// True if another one's line begins where its own ends.
  package func touches(_ next: Extent) -> Bool {
    switch (line, next.line) {
    case (.numbers(let one), .numbers(let other)):
      return one.upperBound < .max && one.upperBound + 1 == other.lowerBound
    case (.versions(let one), .versions(let other)):
      guard let high = one.high, let low = other.low else { return false }
      return high.isBehind == low.isBehind && one.scheme.order(high.version, low.version) == .equal
    default: return false
    }
  }

  /// The part that both have; of versions only where one has all of the other. Nil where that is nothing, or not known.
  package func shared(with other: Extent) -> Extent? {
    if covers(other) { return other }
    if other.covers(self) { return self }
    let both = intersection(other)
    return both.isEmpty ? nil : both
  }

  // MARK: Joining

  /// As few as can be said in one go each: all named values together, and intervals that touch; the whole axis as one.
  /// Where they may be `mixed`, the named values stand with the first interval.
  package static func joined(_ extents: [Extent], whole: Extent, mixed: Bool) -> [Extent] {
    var names = NameSet.empty
    var intervals: [Interval] = []
    for extent in extents {
      names = names.union(extent.names)
      guard let line = extent.line else { continue }
      intervals.append(line)
    }
    intervals = Interval.joined(intervals)
    if names == whole.names, intervals == (whole.line.map { [$0] } ?? []) { return [whole] }
    if mixed, let first = intervals.first {
      return [Extent(names: names, line: first)] + intervals.dropFirst().map { Extent(line: $0) }
    }
    return (names.isEmpty ? [] : [Extent(names: names)]) + intervals.map { Extent(line: $0) }
  }
}

extension Interval {
  /// Those that touch as one, in their order. They do not overlap.
  fileprivate static func joined(_ intervals: [Interval]) -> [Interval] {
    var joined: [Interval] = []
    for interval in intervals.sorted(by: precedes) {
      if let last = joined.last, let both = last.followed(by: interval) {
        joined[joined.count - 1] = both
      } else {
        joined.append(interval)
      }
    }
    return joined
  }

  /// Both as one, when the second begins where this ends.
  private func followed(by next: Interval) -> Interval? {
    switch (self, next) {
    case (.numbers(let one), .numbers(let other)):
      guard one.upperBound < .max, one.upperBound + 1 == other.lowerBound else { return nil }
      return .numbers(one.lowerBound...other.upperBound)
    case (.versions(let one), .versions(let other)):
      guard let high = one.high, let low = other.low, high.isBehind == low.isBehind,
        one.scheme.order(high.version, low.version) == .equal
      else { return nil }
      return .versions(VersionInterval(scheme: one.scheme, low: one.low, high: other.high))
    default: return nil
    }
  }

  /// Which of two intervals without a common value comes first.
  package static func precedes(_ left: Interval, _ right: Interval) -> Bool {
    switch (left, right) {
    case (.numbers(let one), .numbers(let other)): return one.lowerBound < other.lowerBound
    case (.versions(let one), .versions(let other)):
      guard let high = one.high, let low = other.low else { return false }
      switch one.scheme.order(high.version, low.version) {
      case .lower: return true
      case .equal: return !high.isBehind || low.isBehind
      default: return false
      }
    default: return false
    }
  }
}
