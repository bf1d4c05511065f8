import OSAMFormats

/// What users get of a document before and after it changed.
package struct OutcomePair: Equatable, Sendable {
  /// Nil where there was no document: nothing for everybody.
  package var before: DeviceAnswer?
  package var after: DeviceAnswer?

  /// Nil when users notice no difference. What an app is told while it shows nothing is none.
  package init?(before: DeviceAnswer?, after: DeviceAnswer?) {
    self.before = before?.asNoticed
    self.after = after?.asNoticed
    let isNothing = strengths.before == .nothing && strengths.after == .nothing
    if isNothing || self.before == self.after { return nil }
    // Where something else happens, it is no matter in which words.
    if changeClass != .text {
      self.before?.forgetTexts()
      self.after?.forgetTexts()
    }
  }

  package var strengths: (before: Plain, after: Plain) { (before?.plain ?? .nothing, after?.plain ?? .nothing) }
}

extension DeviceAnswer {
  fileprivate mutating func forgetTexts() {
    alert = [:]
    olderAlert = nil
  }

  /// Without what only the app gets.
  fileprivate var asNoticed: DeviceAnswer {
    var answer = self
    answer.result = nil
    if plain == .nothing { answer.reported = nil }
    return answer
  }
}

/// A document before and after it changed, as the same clients read both on one platform.
package struct PairSubject: Subject {
  package var before: DocumentSubject?
  package var after: DocumentSubject?
  package let axes: [Axis]

  /// Nil when there is neither, or when devices differ in other things before than after.
  package init?(before: DocumentSubject?, after: DocumentSubject?) {
    guard let axes = after?.axes ?? before?.axes else { return nil }
    if let before, before.axes != axes { return nil }
    self.before = before
    self.after = after
    self.axes = axes
  }

  package func ask(_ point: Point) -> (answer: OutcomePair?, turns: [Turn]) {
    let (old, new) = (before?.ask(point), after?.ask(point))
    // In an order that does not depend on which of the two came first, so that both directions are split alike.
    let turns = ((old?.turns ?? []) + (new?.turns ?? [])).sorted(by: Turn.precedes)
    return (OutcomePair(before: old?.answer, after: new?.answer), turns)
  }
}

extension Turn {
  /// Some order of all turns.
  fileprivate static func precedes(_ left: Turn, _ right: Turn) -> Bool {
    if left.axis != right.axis { return left.axis < right.axis }
    switch (left.place, right.place) {
    case (.everyName, _): return right.place != .everyName
    case (_, .everyName): return false
    case (.names(let one), .names(let other)): return one.numbers.lexicographicallyPrecedes(other.numbers)
    case (.names, _): return true
    case (_, .names): return false
    case (.number(let one), .number(let other)): return one < other
    case (.number, .version): return true
    case (.version, .number): return false
    case (.version(let one), .version(let other)):
      if one.version != other.version { return one.version < other.version }
      return !one.isBehind && other.isBehind
    }
  }
}
