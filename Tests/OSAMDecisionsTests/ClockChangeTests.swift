import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Changes with time, held against a scan that asks the decision at one moment after the other and knows nothing of
/// cells: each constant of a document and a millisecond beside it, each midnight, and moments drawn at random.
@Suite struct ClockChangeTests {
  private static let day: Int64 = 86_400_000
  private static let zone = Zone.madrid

  @Test(arguments: [1, 2] as [UInt64])
  func momentsAreThoseOfAScan(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let base = try baseConfig()
    var events = 0
    for round in 0..<Effort.rounds(10, long: 500) {
      let config = drawn(base, &dice)
      // The oldest releases know no window: the later one of two.
      let clients = ClientSet.commonModule.clients
      let client = clients[
        max(clients.indices.randomElement(using: &dice)!, clients.indices.randomElement(using: &dice)!)]
      let platform = try #require(Platform.allCases.randomElement(using: &dice))
      // Around an edge of the window where there is one.
      let edges = [config.startDate, config.endDate].filter { opens - Self.day...2_000_000_000_000 ~= $0 }
      let from = (edges.randomElement(using: &dice) ?? opens) - 20 * Self.day
      let period = from...from + 90 * Self.day
      let scan = Scan(config: config, client: client, platform: platform)
      let moments = try self.moments(config, client, platform, period)
      events += moments.count
      let what = "seed \(seed), round \(round): \(client.name), \(platform), \(config)"
      for moment in moments {
        #expect(scan.outcomes(moment - 1) != scan.outcomes(moment), "nothing changes at \(moment): \(what)")
      }
      let points = points(config, period, &dice)
      var last: (at: Instant, outcomes: [String?])?
      for point in points {
        let outcomes = scan.outcomes(point)
        if let last, last.outcomes != outcomes {
          let isTold = moments.contains { last.at < $0 && $0 <= point }
          #expect(isTold, "something changes from \(last.at) to \(point): \(what)")
        }
        last = (point, outcomes)
      }
    }
    // More often than in half of the documents something changes.
    #expect(events > Effort.rounds(10, long: 500) / 2)
  }

  /// A document whose window opens in the hour that the clocks show twice, and closes at the one they skip.
  @Test func clocksGoBackAndForth() throws {
    var config = try baseConfig()
    config.mode = .lazy
    config.startDate = 1_792_890_000_000  // 2026-10-25 01:00 UTC, when the clocks go back
    config.endDate = 1_806_195_599_999  // one millisecond before 2027-03-28 01:00 UTC, when they go forward
    let client = try #require(ClientSet.commonModule.clients.last)
    let moments = try moments(config, client, .android, 1_790_000_000_000...1_810_000_000_000)
    #expect(moments == [1_792_890_000_000, 1_806_195_600_000])
    #expect(Self.zone.localText(moments[0]) == "2026-10-25 02:00+01:00")
    #expect(Self.zone.localText(moments[1] - 1) == "2027-03-28 01:59:59.999")
    #expect(Self.zone.localText(moments[1]) == "2027-03-28 03:00")
  }

  private func moments(
    _ config: VersionConfig, _ client: Client, _ platform: Platform, _ period: ClosedRange<Instant>
  ) throws -> [Instant] {
    let subject = VersionSubject(
      config, versionCode: config.versionCode, client: client, platform: platform, applies: .below,
      filtered: .init([config]))
    let clientGroup = ClientGroup(platform: platform.device, clients: ClientSet([client]), subject: subject.ofDocument)
    let terms = QuestionTerms(
      clients: ClientSet([client]), clock: period.lowerBound - 1...period.upperBound, today: period.lowerBound)
    let changes = try ClockChange.all(of: [clientGroup], terms).changes
    return Array(Set(changes.map(\.at))).sorted()
  }

  private func points(_ config: VersionConfig, _ period: ClosedRange<Instant>, _ dice: inout Seeded) -> [Instant] {
    var points = [period.lowerBound - 1, period.upperBound]
    for constant in [config.startDate, config.endDate] where period.contains(constant) {
      points += [constant - 1, constant, constant + 1]
    }
    var midnight = period.lowerBound - period.lowerBound % Self.day
    while midnight < period.upperBound {
      points.append(midnight - Int64(Self.zone.offsetMinutes(at: midnight)) * 60_000)
      midnight += Self.day
    }
    for _ in 0..<500 { points.append(Int64.random(in: period, using: &dice)) }
    return Array(Set(points.filter { period.lowerBound - 1 <= $0 && $0 <= period.upperBound })).sorted()
  }

  private func drawn(_ base: VersionConfig, _ dice: inout Seeded) -> VersionConfig {
    var config = base
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    config.versionCode = pick([0, 2_022_020_000, 2_022_020_001, .max, .max - 1, 2_026_110_001])
    // Mostly one that shows something, in a window that opens and closes.
    config.mode = pick(VersionConfig.Mode.allCases + [.info, .lazy, .force, .info, .lazy, .force])
    config.startDate = pick([0, opens, opens, opens + 7, opens + 7, closes - 2, .max])
    config.endDate = pick([closes, closes - 1, opens + 3 * Self.day, 1_792_890_000_000, 1_774_746_000_000, .max])
    config.displayDuration = pick([0, 1, 3600, 86_400])
    config.hasCheckbox = pick([true, false])
    return config
  }
}

/// Devices of many kinds, each asked at one moment after the other.
private struct Scan {
  let config: VersionConfig
  let client: Client
  let platform: Platform

  /// The outcome of each device at a moment.
  func outcomes(_ now: Instant) -> [String?] {
    var outcomes: [String?] = []
    for installed in [1, config.versionCode &- 1, config.versionCode, config.versionCode &+ 1] where installed > 0 {
      for isOffline in [false, true] {
        for memory in 0..<5 { outcomes.append(outcome(installed, isOffline, memory, now)) }
      }
    }
    return outcomes
  }

  private func outcome(_ installed: Int64, _ isOffline: Bool, _ memory: Int, _ now: Instant) -> String? {
    var device = VersionDevice(client: client, platform: platform, installed: installed, applies: .below, now: now)
    device.isOffline = isOffline
    let age = config.displayDuration &* 1000
    switch memory {
    case 1: device.cached = .init(config: config, installed: installed)
    case 2: device.cached = .init(config: config, installed: installed, isAllowed: false)
    case 3: device.cached = .init(config: config, installed: installed, lastOK: now &- age)
    case 4: device.cached = .init(config: config, installed: installed, lastOK: now &- max(age - 1, 0))
    default: break
    }
    let decision = VersionDecision.decide(.decoded(config), versionCode: config.versionCode, on: device)
    return decision?.outcome
  }
}
