import OSAMFormats

/// Terms of a question, the same for every device.
package struct QuestionTerms: Sendable {
  /// The kinds of document, each with its decision model.
  package var models: DecisionModels
  /// The releases that are asked about.
  package var clients: ClientSet
  /// Nil for each that the document speaks to.
  package var platform: DevicePlatform?
  package var applies: Applies
  /// The moments that are asked about.
  package var clock: ClosedRange<Instant>
  package var today: Instant
  /// The narrowing of each axis but the clock.
  package var narrowings: [AxisName: Narrowing]
  /// Installed versions and systems that a client cannot read are not asked about, unless they are named.
  package var leavesOutUnreadable = false

  package init(
    _ models: DecisionModels, clients: ClientSet, platform: DevicePlatform? = nil, applies: Applies = .below,
    clock: ClosedRange<Instant> = usualClock, today: Instant, narrowings: [AxisName: Narrowing] = [:]
  ) {
    self.models = models
    self.clients = clients
    self.platform = platform
    self.applies = applies
    self.clock = clock
    self.today = today
    self.narrowings = narrowings
  }

  /// 2010 to 2099 in Barcelona: nobody is helped by a row for 1970.
  package static let usualClock: ClosedRange<Instant> = 1_262_300_400_000...4_102_441_199_999

  /// The devices of a subject that are asked about; nil when there is none.
  package func region(_ subject: some Subject) -> Region? { region(subject.axes) }

  /// The devices that are asked about, of those that differ in these things; nil when there is none.
  package func region(_ axes: [Axis]) -> Region? {
    var narrowings = narrowings
    if leavesOutUnreadable {
      for axis in axes where axis.separatesNames && narrowings[axis.name] == nil {
        narrowings[axis.name] = .versions(from: nil, to: nil, isBelow: false)
      }
    }
    return Self.region(axes, narrowings, clock)
  }

  private static func region(
    _ axes: [Axis], _ narrowings: [AxisName: Narrowing], _ clock: ClosedRange<Instant>
  ) -> Region? {
    var narrowings = narrowings
    narrowings[.date] = .numbers(from: clock.lowerBound, to: clock.upperBound)
    return axes.region(narrowings)
  }

  /// The devices that are meant when nothing is said.
  package static func usual(_ subject: some Subject) -> Region {
    region(subject.axes, [:], usualClock) ?? subject.whole
  }
}
