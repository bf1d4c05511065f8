import OSAMDecisions
import OSAMFormats
import Testing

/// The rating decision, row by row [module-rating-decision, module-rating-counter]. Expected values are written by
/// hand.
@Suite struct RatingDecisionTests {
  private let minute: Int64 = 60_000

  private func open(
    _ release: String, _ platform: Platform = .android, minutes: Int64 = 10, openings: Int64 = 3,
    state: RatingState, _ change: (inout RatingDevice) -> Void = { _ in }, decodes: Bool = true
  ) throws -> (decision: Decision, after: RatingState) {
    var device = RatingDevice(client: try client(release), platform: platform, now: noon, state: state)
    change(&device)
    let config = RatingConfig(minutes: minutes, openings: openings)
    return try #require(RatingDecision.open(decodes ? config : nil, on: device))
  }

  private func ready(openings: Int64 = 10) -> RatingState {
    RatingState(openings: openings, lastPrompt: noon - 1000 * minute)
  }

  /// A client that never comes back from decoding asks by no limits and counts nothing. [module-endless-value]
  @Test(arguments: Platform.allCases)
  func whatIsNeverDecodedIsNeverAnswered(_ platform: Platform) throws {
    var device = RatingDevice(client: try client("1.0.5"), platform: platform, now: noon, state: ready())
    device.cached = RatingConfig(minutes: 0, openings: 0)
    let (decision, after) = try #require(RatingDecision.open(nil, isEndless: true, on: device))
    #expect(decision.plain == .nothing && decision.result == nil && after == device.state)
    #expect(RatingDecision.open(nil, on: device)?.decision.plain == .prompt)
    let openings = [noon, noon + minute]
    #expect(RatingDecision.prompts(nil, isEndless: true, on: device, openings: openings).isEmpty)
    #expect(RatingDecision.prompts(nil, on: device, openings: openings) == openings)
  }

  // MARK: The three conditions

  @Test(arguments: ratingReleases(1...5))
  func minutesAreInclusive(_ release: String) throws {
    for (elapsed, shows) in [(10 * minute - 1, false), (10 * minute, true), (10 * minute + 1, true)] {
      let state = RatingState(openings: 10, lastPrompt: noon - elapsed)
      #expect(try open(release, state: state).decision.plain == (shows ? .prompt : .nothing), "\(elapsed)")
    }
  }

  @Test func openingsAreInclusive() throws {
    // Up to 1.0.7 the counter is compared before this opening is counted, later after it.
    for release in ratingReleases(1...2) {
      for (counter, shows) in [(Int64(2), false), (3, true), (4, true)] {
        #expect(try open(release, state: ready(openings: counter)).decision.plain == (shows ? .prompt : .nothing))
      }
    }
    for release in ratingReleases(3...5) {
      for (counter, shows) in [(Int64(1), false), (2, true), (3, true)] {
        #expect(try open(release, state: ready(openings: counter)).decision.plain == (shows ? .prompt : .nothing))
      }
    }
  }

  @Test(arguments: ratingReleases(1...5), Platform.allCases)
  func refusedForEver(_ release: String, _ platform: Platform) throws {
    var state = ready()
    state.isRefusedForEver = true
    let (decision, after) = try open(release, platform, state: state)
    #expect(decision.plain == .nothing)
    #expect(after.isRefusedForEver)
  }

  // MARK: Memory

  @Test(arguments: ratingReleases(1...5))
  func firstCallStartsTheClock(_ release: String) throws {
    let after = try open(release, state: RatingState()).after
    #expect(after.lastPrompt == noon)
    #expect(after.openings == 1)
  }

  @Test func counterUpTo1_0_7() throws {
    for release in ratingReleases(1...2) {
      let early = noon - minute
      // Below the limit it counts on; at the limit it starts again, prompt or not.
      #expect(try open(release, state: .init(openings: 2, lastPrompt: early)).after.openings == 3)
      #expect(
        try open(release, state: .init(openings: 3, lastPrompt: early)).after == .init(openings: 0, lastPrompt: early))
      #expect(try open(release, state: ready(openings: 3)).after == .init(openings: 0, lastPrompt: noon))
      // Above the limit it grows without end, also when the prompt is shown.
      #expect(try open(release, state: .init(openings: 4, lastPrompt: early)).after.openings == 5)
      #expect(try open(release, state: ready(openings: 4)).after == .init(openings: 5, lastPrompt: noon))
    }
  }

  @Test func counterFrom1_0_8On() throws {
    for release in ratingReleases(3...5) {
      let early = noon - minute
      #expect(
        try open(release, state: .init(openings: 8, lastPrompt: early)).after == .init(openings: 9, lastPrompt: early))
      #expect(try open(release, state: ready(openings: 2)).after == .init(openings: 0, lastPrompt: noon))
    }
  }

  /// On which of the first nine openings, a day apart, the prompt comes with three openings needed.
  @Test func cycles() throws {
    let days = (0..<9).map { noon + Int64($0) * 1440 * minute }
    func prompts(_ release: String, minutes: Int64) throws -> [Int] {
      let device = RatingDevice(client: try client(release), platform: .android, now: noon)
      return RatingDecision.prompts(RatingConfig(minutes: minutes, openings: 3), on: device, openings: days)
        .compactMap { days.firstIndex(of: $0).map { $0 + 1 } }
    }
    for release in ratingReleases(1...2) {
      #expect(try prompts(release, minutes: 0) == [4, 8], "\(release)")
      // Five days: at opening 4 only three have passed, and the whole cycle is lost.
      #expect(try prompts(release, minutes: 5 * 1440) == [8], "\(release)")
    }
    for release in ratingReleases(3...5) {
      #expect(try prompts(release, minutes: 0) == [3, 6, 9], "\(release)")
      // It comes at the first opening after the time has passed.
      #expect(try prompts(release, minutes: 5 * 1440) == [6], "\(release)")
    }
  }

  /// Three openings a day over thirty days, with a document that cannot be read: 1.0.0–1.0.6 prompt by the limits that
  /// were fetched before, or by those built in (2880 minutes, 5 openings). [measured]
  @Test(arguments: Platform.allCases)
  func habitOverAnUnreadableDocument(_ platform: Platform) throws {
    let openings = (0..<90).map { noon + Int64($0) * 480 * minute }
    func prompts(_ release: String, kept: RatingConfig? = nil) throws -> Int {
      var device = RatingDevice(client: try client(release), platform: platform, now: noon)
      if let kept { device.cached = kept }
      return RatingDecision.prompts(nil, on: device, openings: openings).count
    }
    for release in ratingReleases(1...1) {
      #expect(try prompts(release) == 14, "\(release)")
      #expect(try prompts(release, kept: RatingConfig(minutes: 2880, openings: 100)) == 0, "\(release)")
    }
    for release in ratingReleases(2...5) { #expect(try prompts(release) == 0, "\(release)") }
  }

  @Test func noRestriction() throws {
    for openings: Int64 in [-1, 0, 1] {
      for release in ratingReleases(3...5) {
        #expect(try open(release, minutes: 0, openings: openings, state: .init()).decision.plain == .prompt)
        #expect(try open(release, minutes: -5, openings: openings, state: .init()).decision.plain == .prompt)
        #expect(try open(release, minutes: 1, openings: openings, state: .init()).decision.plain == .nothing)
      }
    }
    for release in ratingReleases(1...2) {
      #expect(try open(release, minutes: 0, openings: 0, state: .init()).decision.plain == .prompt)
      #expect(try open(release, minutes: 0, openings: 1, state: .init()).decision.plain == .nothing)
    }
  }

  // MARK: Results

  @Test func notShown() throws {
    let tooEarly = RatingState(openings: 0, lastPrompt: noon)
    func result(_ release: String, _ platform: Platform) throws -> String? {
      let decision = try open(release, platform, state: tooEarly).decision
      #expect(decision.outcome == "NONE" && decision.plain == .nothing)
      return decision.result
    }
    for release in ["1.0.0", "1.0.1", "1.0.3", "1.0.4"] { #expect(try result(release, .android) == "LATER") }
    for release in ["1.0.5", "1.0.6"] { #expect(try result(release, .android) == nil) }
    for release in ratingReleases(1...1) { #expect(try result(release, .ios) == "DISMISSED") }
    for platform in Platform.allCases {
      for release in ratingReleases(2...4) { #expect(try result(release, platform) == "LATER") }
      for release in ratingReleases(5...5) { #expect(try result(release, platform) == "DISMISSED") }
    }
  }

  @Test func shown() throws {
    func result(_ release: String, _ platform: Platform) throws -> String? {
      let decision = try open(release, platform, state: ready()).decision
      #expect(decision.outcome == "PROMPT")
      return decision.result
    }
    for release in ratingReleases(1...3) {
      // The module's own dialog on Android: the user decides.
      #expect(try result(release, .android) == nil)
      #expect(try result(release, .ios) == "ACCEPTED")
    }
    for platform in Platform.allCases {
      #expect(try result("2.0.0", platform) == nil)
      for release in ratingReleases(5...5) { #expect(try result(release, platform) == "ACCEPTED") }
    }
  }

  // MARK: Failures

  @Test(arguments: Platform.allCases)
  func undecodable(_ platform: Platform) throws {
    func failed(_ release: String) throws -> (String, String?, RatingState) {
      let (decision, after) = try open(release, platform, state: .init(openings: 1, lastPrompt: 7), decodes: false)
      return (decision.outcome, decision.result, after)
    }
    for release in ["1.0.7", "1.0.8"] {
      let (outcome, result, after) = try failed(release)
      #expect(outcome == "NONE" && result == nil)
      // 1.0.7 counts only when the fetch worked, 1.0.8 before it.
      #expect(after == .init(openings: release == "1.0.7" ? 1 : 2, lastPrompt: 7))
    }
    for release in ["1.0.9", "1.1.0", "2.0.0", "2.0.1", "3.0.1"] {
      let (outcome, result, after) = try failed(release)
      #expect(outcome == "ERROR" && result == "ERROR")
      #expect(after == .init(openings: 2, lastPrompt: 7))
    }
  }

  /// Up to 1.0.6 a failure falls back to the limits kept, 2880 minutes and 5 openings at first.
  @Test(arguments: ratingReleases(1...1), Platform.allCases)
  func undecodableUpTo1_0_6(_ release: String, _ platform: Platform) throws {
    let enough = RatingState(openings: 5, lastPrompt: noon - 2880 * minute)
    #expect(try open(release, platform, state: enough, decodes: false).decision.plain == .prompt)
    let short = RatingState(openings: 5, lastPrompt: noon - 2880 * minute + 1)
    #expect(try open(release, platform, state: short, decodes: false).decision.plain == .nothing)
  }

  @Test func offline() throws {
    let state = RatingState(openings: 5, lastPrompt: noon - 100 * minute)
    func offline(_ release: String, _ platform: Platform) throws -> Decision {
      try open(
        release, platform, state: state,
        { ($0.isOffline, $0.cached) = (true, RatingConfig(minutes: 100, openings: 5)) }
      ).decision
    }
    for release in ratingReleases(1...5) { #expect(try offline(release, .android).plain == .prompt, "\(release)") }
    // iOS up to 2.2.3 tries to fetch, and fails.
    for release in ratingReleases(1...1) { #expect(try offline(release, .ios).plain == .prompt) }
    for release in ["1.0.7", "1.0.8"] { #expect(try offline(release, .ios).result == nil) }
    for release in ["1.0.9", "1.1.0", "2.0.0", "2.0.1", "2.2.3"] {
      #expect(try offline(release, .ios).result == "ERROR")
    }
    for release in ["2.2.4", "3.0.1"] { #expect(try offline(release, .ios).plain == .prompt) }
  }
}
