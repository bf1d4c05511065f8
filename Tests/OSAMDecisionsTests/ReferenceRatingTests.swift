import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Random runs of openings, decided a second time by an evaluator written from the table of
/// what is known of it [module-rating-decision, module-rating-early-counter].
@Suite struct ReferenceRatingTests {
  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func agrees(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    for round in 0..<300 {
      let (range, releases) = dice.choose(ratingRanges)
      let release = dice.choose(releases)
      let platform = dice.choose(Platform.allCases)
      var state = RatingState(
        openings: dice.choose([0, 0, 1, 4]), lastPrompt: dice.choose([0, 0, noon - 600_000]),
        isRefusedForEver: dice.once(1, in: 10))
      var reference = ReferenceRating(
        range: range, release: release, isIOS: platform == .ios,
        checksTheNetwork: platform == .android || ["2.2.4", newestRelease].contains(release),
        counter: state.openings, lastPrompt: state.lastPrompt, isRefused: state.isRefusedForEver)
      var now = noon
      for opening in 0..<25 {
        now += dice.choose([0, 1, 59_999, 60_000, 600_000])
        let config =
          dice.once(1, in: 8)
          ? nil : RatingConfig(minutes: dice.choose([-1, 0, 1, 2, 10]), openings: dice.choose([-1, 0, 1, 2, 3]))
        let kept = RatingConfig(minutes: dice.choose([0, 2]), openings: dice.choose([1, 3]))
        var device = RatingDevice(client: try client(release), platform: platform, now: now, state: state)
        device.isOffline = dice.once(1, in: 5)
        device.cached = kept
        let (decision, after) = try #require(RatingDecision.open(config, on: device))
        let expected = reference.open(
          now: now, config.map { ($0.minutes, $0.openings) }, kept: (kept.minutes, kept.openings),
          isOffline: device.isOffline)
        let comment = "seed \(seed), round \(round), opening \(opening): \(release) \(platform)"
        #expect("\(decision.outcome) \(decision.result ?? "-")" == expected, "\(comment)")
        #expect(after.openings == reference.counter && after.lastPrompt == reference.lastPrompt, "\(comment)")
        #expect(after.isRefusedForEver == reference.isRefused, "\(comment)")
        state = after
      }
    }
  }
}

/// The rating prompt of the common module a second time.
struct ReferenceRating {
  var range: Int
  var release: String
  var isIOS: Bool
  /// Without a network it goes by the limits that it kept.
  var checksTheNetwork: Bool
  var counter: Int64
  var lastPrompt: Int64
  var isRefused: Bool

  /// One opening: what happens, and what the callback gets.
  mutating func open(
    now: Int64, _ served: (minutes: Int64, openings: Int64)?, kept: (minutes: Int64, openings: Int64), isOffline: Bool
  ) -> String {
    var limits = served
    if isOffline { limits = checksTheNetwork ? kept : nil }
    if range >= 2, lastPrompt == 0 { lastPrompt = now }
    if range >= 3 { counter += 1 }
    if limits == nil {
      if range > 1 { return release == "1.0.7" || release == "1.0.8" ? "NONE -" : "ERROR ERROR" }
      limits = kept
    }
    guard let limits else { return "?" }
    if lastPrompt == 0 { lastPrompt = now }
    // minutes <= (now - lastPrompt) / 60000, without dividing.
    let shows = !isRefused && limits.minutes * 60_000 <= now - lastPrompt && limits.openings <= counter
    if range <= 2 {
      if counter == limits.openings { counter = 0 } else { counter += 1 }
    } else if shows {
      counter = 0
    }
    if shows { lastPrompt = now }
    if shows {
      if range == 4 { return "PROMPT -" }
      return isIOS || range == 5 ? "PROMPT ACCEPTED" : "PROMPT -"
    }
    if range == 5 { return "NONE DISMISSED" }
    if range >= 2 { return "NONE LATER" }
    if isIOS { return "NONE DISMISSED" }
    return release == "1.0.5" || release == "1.0.6" ? "NONE -" : "NONE LATER"
  }
}
