import OSAMFormats

/// A rating document of the common module as one client reads it on one platform. [module-rating-decision]
package struct RatingSubject: Subject {
  package var client: Client
  package var platform: Platform
  /// The moment of the opening. No answer depends on it.
  package var now: Instant
  /// The document as the client decodes it; nil when it cannot.
  package var config: RatingConfig?
  /// The client never comes back from decoding it.
  package var isEndless = false
  /// The limits fetched last; nil for those that the library was built with.
  package var kept: RatingConfig?
  package let axes: [Axis]

  private enum Of { static let (offline, opens, minutes, dontAsk) = (0, 1, 2, 3) }

  /// A prompt of before 1970 would be none: its time is what a device has that was never asked.
  private static func mostMinutes(_ now: Instant) -> Int64 { max(0, now / 60_000 - 1) }

  package init(_ config: RatingConfig?, client: Client, platform: Platform, now: Instant) {
    self.client = client
    self.platform = platform
    self.now = now
    self.config = config
    axes = [
      Axis(.offline, names: [.off, .on]), Axis(.opens, line: .numbers(1 ... .max)),
      Axis(.minutesSincePrompt, line: .numbers(0...Self.mostMinutes(now))), Axis(.dontAsk, names: [.off, .on]),
    ]
  }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    let decision = decide(point)
    return (DeviceAnswer(decision), thresholds(of: decision, at: point))
  }

  package func decide(_ point: Point) -> Decision {
    guard case .number(let opens) = point[Of.opens], case .number(let minutes) = point[Of.minutes] else {
      preconditionFailure("openings and minutes are numbers")
    }
    return decide(
      on: device(
        opens: opens, minutes: minutes, isRefusedForEver: point[Of.dontAsk] == .named(1),
        isOffline: point[Of.offline] == .named(1)))
  }

  /// A device that is asked about, by what the options of `simulate` say of it.
  package func device(opens: Int64, minutes: Int64, isRefusedForEver: Bool, isOffline: Bool) -> RatingDevice {
    let (lastPrompt, isBeyond) = now.subtractingReportingOverflow(minutes * 60_000)
    var device = RatingDevice(
      client: client, platform: platform, now: now,
      state: RatingState(
        openings: opens - 1, lastPrompt: isBeyond ? .min : lastPrompt, isRefusedForEver: isRefusedForEver))
    device.isOffline = isOffline
    if let kept { device.cached = kept }
    return device
  }

  package func decide(on device: RatingDevice) -> Decision {
    guard let (decision, _) = RatingDecision.open(config, isEndless: isEndless, on: device) else {
      preconditionFailure("the subjects of a document are clients whose source was read")
    }
    return decision
  }

  private func thresholds(of decision: Decision, at point: Point) -> [Threshold] {
    var thresholds = [Threshold(Of.offline, .names(NameSet([1])))]
    for step in decision.trace {
      switch step.check {
      // Told above.
      case .online: break
      case .openings(let needed, let counted):
        // Up to 1.0.7 this opening is counted only afterwards.
        guard case .number(let opens) = point[Of.opens] else { continue }
        let (least, isBeyond) = needed.addingReportingOverflow(opens - counted)
        if !isBeyond { thresholds.append(Threshold(Of.opens, .number(least))) }
      // Within what a clock can say since 1970, whole minutes are exact in the client's floating point.
      default: add(step.check, to: &thresholds)
      }
    }
    return thresholds
  }
}
