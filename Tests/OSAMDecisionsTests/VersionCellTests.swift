import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// All answers to a version-control document of the common module.
@Suite struct VersionCellTests {
  private static let clock = QuestionTerms.usualClock

  /// On documents drawn at random, for one client each; in `make long-tests` for all of them.
  @Test(arguments: [1, 2] as [UInt64])
  func coverEveryDevice(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let base = try baseConfig()
    let verified = CellProperties<VersionSubject>.deciders(ModuleChange.ofVersions)
    for round in 0..<Effort.cellRounds {
      let config = Int.random(in: 0..<10, using: &dice) == 0 ? nil : drawn(base, &dice)
      let code = config?.versionCode ?? 2_022_020_000
      let any = try #require(ClientSet.commonModule.clients.randomElement(using: &dice))
      let clients = Effort.isLong ? verified : [any]
      let platform = try #require(Platform.allCases.randomElement(using: &dice))
      let applies = try #require(Applies.allCases.randomElement(using: &dice))
      let filters = drawnFilters(&dice)
      for client in clients {
        var config = config
        if client.has(.filtersDevices) {
          config?.systemFilter = filters.0
          config?.modelFilter = filters.1
        }
        let subject = VersionSubject(
          config, versionCode: code, client: client, platform: platform, applies: applies, filtered: .init([config]))
        let properties = try CellProperties(subject)
        #expect(properties.cells.questions <= 200)
        let what =
          "seed \(seed), round \(round): \(client.name), \(platform), \(applies), \(String(describing: config))"
        properties.hold(for: 40, &dice, what) { point in
          DeviceAnswer(Self.decide(config, code, subject, point))
        }
      }
    }
  }

  /// The decision on the device of a point, made as `simulate` makes it, without the subject.
  private static func decide(
    _ config: VersionConfig?, _ code: Int64, _ subject: VersionSubject, _ point: Point
  ) -> Decision {
    guard case .number(let installed) = point[0], case .number(let now) = point[3] else {
      preconditionFailure("\(point)")
    }
    var device = VersionDevice(
      client: subject.client, platform: subject.platform, installed: installed, applies: subject.applies, now: now)
    for (axis, value) in zip(subject.axes, point) {
      switch (axis.name, value) {
      case (.osVersion, .version(let version)): device.system = version
      case (.osVersion, _): device.system = "Tiramisu"
      case (.model, _): device.model = axis.text(value)
      default: break
      }
    }
    device.isOffline = point[1] == .named(1)
    if let config {
      switch point[2] {
      case .named(1): device.cached = .init(config: config, installed: installed)
      case .named(2): device.cached = .init(config: config, installed: installed, isAllowed: false)
      case .number(let age):
        device.cached = .init(config: config, installed: installed, lastOK: now &- age, isAnswered: true)
      default: break
      }
    }
    return VersionDecision.decide(
      config.map { .decoded($0) } ?? .undecodable, versionCode: code, on: device)!
  }

  /// Lists of names are told apart whatever stands in the names.
  @Test func listsOfNamesAreTheirNames() {
    #expect(NamedValue.oneOf(["a", "b\0c"]) != .oneOf(["a\0b", "c"]))
    #expect(NamedValue.oneOf(["a", "1 b"]) != .oneOf(["a1 b"]) && NamedValue.oneOf(["a", "b"]) == .oneOf(["a", "b"]))
  }

  private func drawnFilters(_ dice: inout Seeded) -> (SystemFilter?, ModelFilter?) {
    let version = ["13", "13.0.1", "0", "-1", "9.-1", "2147483647", "iOS 9"].randomElement(using: &dice) ?? ""
    let lists = [[], ["SM-A536B"], ["SM-A536B", "Pixel 6", ""]]
    return (
      SystemFilter(mode: .random(in: -1...2, using: &dice), version: version),
      ModelFilter(mode: .random(in: 0...2, using: &dice), models: lists.randomElement(using: &dice) ?? [])
    )
  }

  private func drawn(_ base: VersionConfig, _ dice: inout Seeded) -> VersionConfig {
    var config = base
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    config.versionCode = pick([0, 1, -1, 2_022_020_000, .max, .min, 2_026_110_001])
    config.mode = pick(VersionConfig.Mode.allCases + [.lazy, .lazy])
    config.startDate = pick([0, opens, closes, 1, .min, .max, Self.clock.lowerBound, Self.clock.upperBound])
    config.endDate = pick([.max, opens, closes, 0, .min, Self.clock.lowerBound - 1, Self.clock.upperBound])
    config.displayDuration = pick([0, 1, 3600, -5, .max, .min, 1_600_000_000, 2_000_000_000])
    config.hasCheckbox = pick([true, false])
    return config
  }
}
