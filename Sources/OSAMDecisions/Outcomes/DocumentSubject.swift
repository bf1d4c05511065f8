import OSAMFormats

/// A document of any kind as one client reads it on one platform.
package indirect enum DocumentSubject: Subject {
  case version(VersionSubject)
  case rating(RatingSubject)
  case olderVersion(OlderVersionSubject)
  case olderRating(OlderRatingSubject)
  case prince(PrinceSubject)

  package var axes: [Axis] {
    switch self {
    case .version(let subject): subject.axes
    case .rating(let subject): subject.axes
    case .olderVersion(let subject): subject.axes
    case .olderRating(let subject): subject.axes
    case .prince(let subject): subject.axes
    }
  }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, turns: [Turn]) {
    switch self {
    case .version(let subject): subject.ask(point)
    case .rating(let subject): subject.ask(point)
    case .olderVersion(let subject): subject.ask(point)
    case .olderRating(let subject): subject.ask(point)
    case .prince(let subject): subject.ask(point)
    }
  }

  package func ask(_ point: Point, from stage: Stage) -> (answer: DeviceAnswer, turns: [Turn]) {
    if case .prince(let subject) = self { subject.ask(point, from: stage) } else { ask(point) }
  }

  package func index(of name: AxisName) -> Int? {
    if case .prince(let subject) = self { subject.index(of: name) } else { axes.firstIndex { $0.name == name } }
  }

  /// From now on it counts what apps are handed beside the answer.
  mutating func tellMetadata() {
    guard case .prince(var subject) = self else { return }
    subject.tellsMetadata = true
    self = .prince(subject)
  }

  package func decide(_ point: Point) -> Decision {
    switch self {
    case .version(let subject): subject.decide(point)
    case .rating(let subject): subject.decide(point)
    case .olderVersion(let subject): subject.decide(point)
    case .olderRating(let subject): subject.decide(point)
    case .prince(let subject): subject.decide(point)
    }
  }
}
