import OSAMFormats

/// The answers that users get of a document before and after it changed.
package struct OutcomePair: Equatable, Sendable {
  /// Nil where there was no document: nothing for everybody.
  package var before: DeviceAnswer?
  package var after: DeviceAnswer?
  /// They answered the alert, and see it again or a weaker one.
  package private(set) var isAgain = false

  /// Nil when users notice no difference. A message to an app that shows nothing does not count, but for metadata. `answered` is the
  /// alert that nothing is before because the user answered it.
  package init?(before: DeviceAnswer?, after: DeviceAnswer?, answered: Plain? = nil) {
    self.before = before?.asNoticed
    self.after = after?.asNoticed
    if let answered { isAgain = strengths.after.isShown && strengths.after <= answered }
    let isNothing =
      strengths.before == .nothing && strengths.after == .nothing
      && (before == nil || after == nil || before?.metadata == after?.metadata)
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
    metadata = []
  }

  /// Without what only the app gets, but for metadata, which are for people more often than not.
  fileprivate var asNoticed: DeviceAnswer {
    var answer = self
    answer.result = nil
    if plain == .nothing { answer.reported = nil }
    return answer
  }
}

/// A document before and after it changed, as the same clients read both on one platform. The memory of a device that
/// gets the new one is the old one, where the old one is what it knows. [module-change]
package struct PairSubject: Subject {
  /// The document that a device fetched before it gets the new one.
  package enum Known: Hashable, Sendable {
    /// The old one: what an edit does to users.
    case old
    /// The document itself, for either of the two: how they differ, each for itself.
    case same
  }

  package var before: DocumentSubject?
  package var after: DocumentSubject?
  package let axes: [Axis]
  private let known: Known

  /// Nil when there is neither, or when devices differ in other things before than after.
  package init?(before: DocumentSubject?, after: DocumentSubject?, known: Known = .old) {
    guard let axes = after?.axes ?? before?.axes else { return nil }
    if let before, before.axes != axes { return nil }
    self.before = before
    self.after = after
    self.axes = axes
    self.known = known
    if known == .old, let edit = after?.memory?.edit { self.after = edit.knowing(before?.memory?.kept) }
    if let told = self.before?.withMetadata { self.before = told() }
    if let told = self.after?.withMetadata { self.after = told() }
  }

  package func index(of name: AxisName) -> Int? { (after ?? before)?.index(of: name) }

  package func ask(_ point: Point) -> (answer: OutcomePair?, thresholds: [Threshold]) { ask(point, from: .start) }

  package func ask(_ point: Point, from stage: Stage) -> (answer: OutcomePair?, thresholds: [Threshold]) {
    if let reached = (after ?? before)?.memory?.edit?.isReached(point), !reached.holds {
      return (nil, [reached.threshold])
    }
    let old = before?.ask(point, from: Stage(list: stage.list))
    let new = after?.ask(point, from: Stage(list: stage.other))
    let others = new?.thresholds ?? []
    var mine = old?.thresholds ?? []
    var answered: Plain?
    if known == .old, let edit = before?.memory?.edit, old?.answer.plain == .nothing,
      new?.answer.plain.isShown == true
    {
      let looked = edit.answered(point)
      answered = looked.alert
      mine += looked.thresholds
    }
    let answer = OutcomePair(before: old?.answer, after: new?.answer, answered: answered)
    // In an order that does not depend on which of the two came first, so that both directions are split alike.
    if !goesThroughLists { return (answer, (mine + others).sorted(by: Threshold.precedes)) }
    return (answer, Self.inTurn(mine, others, from: stage))
  }

  /// Thresholds of a list are not sorted: those in front come first.
  private var goesThroughLists: Bool { (after ?? before)?.goesThroughLists ?? false }

  /// Those of one document before those of the other, each with how far both decisions had come.
  private static func inTurn(_ old: [Threshold], _ new: [Threshold], from stage: Stage) -> [Threshold] {
    let isNewFirst = new.lexicographicallyPrecedes(old, by: Threshold.precedes)
    var stage = stage
    func staged(_ thresholds: [Threshold], _ reach: (inout Stage, ListPlace) -> Void) -> [Threshold] {
      thresholds.map { threshold in
        reach(&stage, threshold.stage.list)
        return Threshold(threshold.axis, threshold.place, at: stage)
      }
    }
    if isNewFirst {
      let first = staged(new) { $0.other = $1 }
      return first + staged(old) { $0.list = $1 }
    }
    let first = staged(old) { $0.list = $1 }
    return first + staged(new) { $0.other = $1 }
  }
}

extension Threshold {
  /// Some order of all thresholds.
  fileprivate static func precedes(_ left: Threshold, _ right: Threshold) -> Bool {
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
