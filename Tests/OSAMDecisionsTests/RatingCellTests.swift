import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// All answers to a rating document of the common module.
@Suite struct RatingCellTests {
  private static let now: Instant = 1_262_304_000_000

  /// On limits drawn at random, for one client each; in `make long-tests` for all of them.
  @Test(arguments: [1, 2] as [UInt64])
  func coverEveryDevice(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let verified = CellProperties<RatingSubject>.deciders(ModuleChange.ofRating)
    for round in 0..<Effort.cellRounds {
      let config = Int.random(in: 0..<10, using: &dice) == 0 ? nil : try drawn(&dice)
      let any = try #require(ClientSet.commonModule.clients.randomElement(using: &dice))
      let clients = Effort.isLong ? verified : [any]
      let platform = try #require(Platform.allCases.randomElement(using: &dice))
      for client in clients {
        let properties = try CellProperties(
          RatingSubject(config, client: client, platform: platform, now: Self.now))
        let what = "seed \(seed), round \(round): \(client.name), \(platform), \(String(describing: config))"
        properties.hold(for: 40, &dice, what) { Self.decide(config, client, platform, $0) }
      }
    }
  }

  /// The decision on the device of a point, made as `simulate` makes it, without the subject.
  private static func decide(
    _ config: RatingConfig?, _ client: Client, _ platform: Platform, _ point: Point
  ) -> DeviceAnswer {
    guard case .number(let opens) = point[1], case .number(let minutes) = point[2] else {
      preconditionFailure("\(point)")
    }
    var device = RatingDevice(
      client: client, platform: platform, now: now,
      state: .init(
        openings: opens - 1, lastPrompt: now - minutes * 60_000, isRefusedForEver: point[3] == .named(1)))
    device.isOffline = point[0] == .named(1)
    return DeviceAnswer(RatingDecision.open(config, on: device)!.decision)
  }

  private func drawn(_ dice: inout Seeded) throws -> RatingConfig {
    RatingConfig(
      minutes: try #require([0, -1, 1, 10, 2880, 172_800_000, .max, .min, 21_038_399].randomElement(using: &dice)),
      openings: try #require([0, 1, -3, 5, 2880, .max, .min, .max - 1].randomElement(using: &dice)))
  }
}
