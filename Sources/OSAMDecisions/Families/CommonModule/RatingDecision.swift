import OSAMFormats

/// The rating decision of the common module, by release range. [module-rating-decision]
package enum RatingDecision {
  /// Decides one opening of the app and says what the device remembers afterwards. `config` is nil
  /// when the client cannot decode the document; `isEndless` says that it never comes back from that. Nil when the
  /// client's source was not read.
  package static func open(
    _ config: RatingConfig?, isEndless: Bool = false, on device: RatingDevice
  ) -> (decision: Decision, after: RatingState)? {
    guard ClientSet.commonModule.contains(device.client) else { return nil }
    var run = Run(device: device, state: device.state)
    let decision = run.open(config, isEndless: isEndless).blamingDocument()
    return (decision, run.state)
  }

  /// Opens the app at each of these moments, one after another, and says when the prompt comes. `config` is nil when the
  /// client cannot decode the document.
  package static func prompts(
    _ config: RatingConfig?, isEndless: Bool = false, on device: RatingDevice, openings: [Instant]
  ) -> [Instant] {
    var device = device
    var prompts: [Instant] = []
    for moment in openings {
      device.now = moment
      guard let (decision, after) = open(config, isEndless: isEndless, on: device) else { return [] }
      if decision.plain == .prompt { prompts.append(moment) }
      device.state = after
      // The device falls back to it from then on.
      if let config, !device.isOffline { device.cached = config }
    }
    return prompts
  }

  private struct Run {
    let device: RatingDevice
    var state: RatingState
    var trace: [Step] = []
    var notes: [LocalizedMessage] = []

    init(device: RatingDevice, state: RatingState) {
      self.device = device
      self.state = state
    }

    private func has(_ change: ModuleChange) -> Bool { device.client.has(change) }

    /// iOS up to 2.2.3 always counts as online, so offline its fetch fails. Android serves the limits it kept.
    private var usesCache: Bool { device.isOffline && (device.platform == .android || has(.checksNetworkOnIOS)) }
    private var fetchFails: Bool { device.isOffline && !usesCache }

    mutating func open(_ config: RatingConfig?, isEndless: Bool) -> Decision {
      if device.isOffline { trace.append(Step(check: .online(false), holds: false)) }
      // The first call starts the clock.
      if state.lastPrompt == 0, has(.sharesRatingCode) { state.lastPrompt = device.now }
      if has(.countsBeforeFetch) { state.openings = state.openings.addingReportingOverflow(1).partialValue }
      var limits = usesCache ? device.cached : fetchFails ? nil : config
      if !device.isOffline { trace.append(Step(check: .decodes(config != nil), holds: config != nil)) }
      // It counts nothing either: the counter comes after the decision. [module-endless-value]
      if isEndless, !device.isOffline { return silent() }
      if limits == nil, has(.fallsBackOnCache) {
        notes.append("Releases up to 1.0.6 fall back to the limits fetched before.")
        limits = device.cached
      }
      guard let limits else { return failed() }
      if state.lastPrompt == 0 { state.lastPrompt = device.now }
      let shows = decide(limits)
      remember(limits, shows)
      return shows ? shown() : hidden()
    }

    private mutating func decide(_ limits: RatingConfig) -> Bool {
      trace.append(Step(check: .refused, holds: !state.isRefusedForEver))
      let elapsed = device.now.subtractingReportingOverflow(state.lastPrompt).partialValue
      // minutes <= elapsed / 60000 in floating point; whole milliseconds make it exact.
      let isLongEnough = Double(limits.minutes) <= Double(elapsed) / 60_000
      trace.append(
        Step(
          member: "minutes", check: .minutes(needed: limits.minutes, elapsedMilliseconds: elapsed),
          holds: isLongEnough))
      let isOpenEnough = limits.openings <= state.openings
      trace.append(
        Step(
          member: "numAperture", check: .openings(needed: limits.openings, counted: state.openings),
          holds: isOpenEnough))
      return !state.isRefusedForEver && isLongEnough && isOpenEnough
    }

    private mutating func remember(_ limits: RatingConfig, _ shows: Bool) {
      if shows { state.lastPrompt = device.now }
      if has(.countsBeforeFetch) {
        if shows { state.openings = 0 }
      } else if state.openings == limits.openings {
        // Up to 1.0.7 the counter goes back when it equals the limit, shown or not.
        state.openings = 0
      } else {
        state.openings = state.openings.addingReportingOverflow(1).partialValue
      }
    }

    private func failed() -> Decision {
      // 1.0.7 and 1.0.8 never call back; from 1.0.9 on the answer is ERROR.
      if has(.staysSilentOnFailure) { return silent() }
      return Decision(.moduleError, result: "ERROR", trace: trace, notes: notes)
    }

    private func silent() -> Decision {
      let notes = notes + ["The app's callback is never called."]
      return Decision(.moduleNothing, result: nil, trace: trace, notes: notes)
    }

    private func shown() -> Decision {
      var notes = notes
      if has(.asksStore) || device.platform == .ios {
        notes.append("The store's own prompt is requested; the system decides whether it really appears.")
      }
      let result: String?
      switch device.platform {
      case _ where has(.asksStore) && !has(.callsBackAfterStore):
        notes.append("The app's callback is never called.")
        result = nil
      case .android where has(.callsBackAfterStore):
        notes.append(
          "The app's callback gets ACCEPTED when the store is done, whatever the user did, or ERROR when it failed.")
        result = "ACCEPTED"
      case .ios:
        notes.append("The app's callback gets ACCEPTED.")
        result = "ACCEPTED"
      case .android:
        notes.append("The app's own dialog reports ACCEPTED, CANCELLED (which refuses for ever), LATER or DISMISSED.")
        result = nil
      }
      return Decision(.modulePrompt, result: result, trace: trace, notes: notes)
    }

    private func hidden() -> Decision {
      let result: String?
      switch device.platform {
      case _ where has(.callsBackAfterStore): result = "DISMISSED"
      case .ios where !has(.sharesRatingCode): result = "DISMISSED"
      case .android where has(.staysSilentWithoutPrompt): result = nil
      default: result = "LATER"
      }
      return Decision(.moduleNothing, result: result, trace: trace, notes: notes)
    }
  }
}
