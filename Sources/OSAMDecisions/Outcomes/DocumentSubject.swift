import OSAMFormats

/// A document of any kind as one client reads it on one platform: what all kinds are asked, as one value. A class, so that
/// passing it around costs one reference; nothing in it ever changes.
package final class DocumentSubject: Subject {
  package let axes: [Axis]
  /// Its decisions go through lists, so that thresholds come in the order of these.
  let goesThroughLists: Bool
  /// The part of it that devices keep; nil where they keep nothing.
  let memory: DocumentMemory?
  /// A subject that also counts what apps are handed beside the answer; nil where they are handed nothing.
  let withMetadata: (@Sendable () -> DocumentSubject)?
  private let asked: @Sendable (Point, Stage) -> (answer: DeviceAnswer, thresholds: [Threshold])
  private let decided: @Sendable (Point) -> Decision
  private let number: @Sendable (AxisName) -> Int?
  private let served: (@Sendable (Point) -> Decision?)?

  private init(
    _ axes: [Axis], goesThroughLists: Bool, memory: DocumentMemory?,
    withMetadata: (@Sendable () -> DocumentSubject)?,
    asked: @escaping @Sendable (Point, Stage) -> (answer: DeviceAnswer, thresholds: [Threshold]),
    decided: @escaping @Sendable (Point) -> Decision, number: @escaping @Sendable (AxisName) -> Int?,
    served: (@Sendable (Point) -> Decision?)?
  ) {
    self.axes = axes
    self.goesThroughLists = goesThroughLists
    self.memory = memory
    self.withMetadata = withMetadata
    self.asked = asked
    self.decided = decided
    self.number = number
    self.served = served
  }

  /// `asServed` is what a device gets of a file that is served as it is and has a clock of its own; nil for kinds without.
  /// A function, because a class may have no generic initialiser in Embedded Swift.
  package static func of(
    _ subject: some DecidingSubject, goesThroughLists: Bool, memory: DocumentMemory?,
    withMetadata: (@Sendable () -> DocumentSubject)?, asServed: (@Sendable (Point) -> Decision?)?
  ) -> DocumentSubject {
    DocumentSubject(
      subject.axes, goesThroughLists: goesThroughLists, memory: memory, withMetadata: withMetadata,
      asked: { subject.ask($0, from: $1) }, decided: { subject.decide($0) }, number: { subject.index(of: $0) },
      served: asServed)
  }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) { asked(point, .start) }

  package func ask(_ point: Point, from stage: Stage) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    asked(point, stage)
  }

  package func index(of name: AxisName) -> Int? { number(name) }

  package func decide(_ point: Point) -> Decision { decided(point) }

  /// The decision on a file that is served as it is, so that its own clock is the service's for ever; nil where it has none.
  package func decideAsServed(_ point: Point) -> Decision? { served?(point) }
}

/// A subject that can say why.
package protocol DecidingSubject: Subject where Answer == DeviceAnswer {
  func decide(_ point: Point) -> Decision
}

/// The part of a document that devices keep, and their meeting with the next one. [module-change]
package struct DocumentMemory: Sendable {
  /// The kept values, with all that their client goes by: two that are equal are one to a device that knows neither.
  enum Kept: Equatable, Sendable {
    case version(VersionConfig?, code: Int64?, client: Client, isEndless: Bool)
    case rating(RatingConfig?, client: Client, isEndless: Bool)
  }

  var kept: Kept
  /// How a device meets with an edit; nil where what it kept plays no part in that.
  var edit: Edit?

  struct Edit: Sendable {
    /// The document for devices that know the one before; nil for none that they know.
    var knowing: @Sendable (Kept?) -> DocumentSubject
    /// True where the edit arrives at a device, with the place where that turns.
    var isReached: @Sendable (Point) -> (holds: Bool, threshold: Threshold)
    /// The alert that an answer of the user keeps away from a device; nil where it is something else that does.
    var answered: @Sendable (Point) -> (alert: Plain?, thresholds: [Threshold])
  }
}
