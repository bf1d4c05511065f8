import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// The object for releases before 4 beside a list, where there is one that says the same.
@Suite struct PrinceTwinTests {
  private func twin(
    _ list: String, _ platform: DevicePlatform = .ios, older: [String] = ["1.1.0", "3.0.0"], newer: String = "4.0.8"
  ) throws -> Result<PrinceTwin, PrinceTwin.Disagreement> {
    let tree = Tree.read(Array("{\"\(platform.rawValue)\": \(list)}".utf8), as: .json)
    #expect(tree.faults.isEmpty)
    return PrinceTwin.of(
      ReadValue(tree, tree.roots[0]), on: platform, newer: try #require(Client.named("pov-ios", newer)),
      older: try older.map { try #require(Client.named("pov-ios", $0)) })
  }

  /// The object on one line, or the words.
  private func line(_ result: Result<PrinceTwin, PrinceTwin.Disagreement>) -> String {
    switch result {
    case .success(let twin): text(twin.object) + (twin.isSilent ? " silent" : "")
    case .failure(let why): why.words.text
    }
  }

  private func text(_ value: ReadValue) -> String {
    switch value.content {
    case .object(let members): "{" + members.map { "\($0.name): \(text($0.value))" }.joined(separator: ", ") + "}"
    case .text(let text): text
    default: "\(value)"
    }
  }

  @Test(arguments: [
    (
      #"[{"required_version": "1.2.0", "last_version_available": "1.4"}]"#,
      "{minimum_version: 1.2.0, latest_version: {version: 1.4, notification_type: ONCE}}"
    ),
    // Without a minimum; the frequency as the older releases write it.
    (
      #"[{"last_version_available": "1.4.0", "notify_last_version_frequency": "always"}]"#,
      "{latest_version: {version: 1.4.0, notification_type: ALWAYS}}"
    ),
    // latest_version is needed, and the larger of the two is what both report.
    (
      #"[{"required_version": "1.2.0"}]"#,
      "{minimum_version: 1.2.0, latest_version: {version: 1.2.0, notification_type: ONCE}}"
    ),
    (
      #"[{"required_version": "1.5.0", "last_version_available": "1.4.0"}]"#,
      "{minimum_version: 1.5.0, latest_version: {version: 1.5.0, notification_type: ONCE}}"
    ),
    // A system is a condition of both.
    (
      #"[{"required_version": "1.2.0", "last_version_available": "1.4.0", "requirements": {"required_os_version": "13.0"}}]"#,
      "{minimum_version: 1.2.0, minimum_version_min_sdk: 13.0, latest_version: {version: 1.4.0, notification_type: ONCE, min_sdk: 13.0}} silent"
    ),
    // The minimum is for all, the newest version for newer systems.
    (
      #"[{"required_version": "1.2.0", "last_version_available": "1.4.0", "requirements": {"required_os_version": "13.0"}}, {"required_version": "1.2.0"}]"#,
      "{minimum_version: 1.2.0, latest_version: {version: 1.4.0, notification_type: ONCE, min_sdk: 13.0}}"
    ),
    // A requirement that only some apps check makes no difference here.
    (
      #"[{"last_version_available": "1.4.0", "requirements": {"pilot": "yes"}}, {"last_version_available": "1.4.0"}]"#,
      "{latest_version: {version: 1.4.0, notification_type: ONCE}}"
    ),
  ])
  func thatSaysTheSame(_ list: String, _ object: String) throws { #expect(line(try twin(list)) == object) }

  @Test(arguments: [
    // Two versions for two systems.
    #"[{"last_version_available": "1.4.0", "requirements": {"required_os_version": "13.0"}}, {"last_version_available": "1.3.0"}]"#,
    // Another version for a group of people.
    #"[{"last_version_available": "1.4.0", "requirements": {"pilot": "yes"}}, {"last_version_available": "1.3.0"}]"#,
    // Only for a group of people.
    #"[{"last_version_available": "1.4.0", "requirements": {"pilot": "yes"}}]"#,
    // Another version for one of two groups.
    #"[{"last_version_available": "1.4.0", "requirements": {"pilot": "yes"}}, {"last_version_available": "1.3.0", "requirements": {"beta": "yes"}}, {"last_version_available": "1.4.0"}]"#,
    #"[{"last_version_available": "1.4.0", "requirements": {"group": "a"}}, {"last_version_available": "1.3.0", "requirements": {"group": "b"}}, {"last_version_available": "1.4.0"}]"#,
    // Announced again on older systems only: they differ once it is remembered.
    #"[{"last_version_available": "1.4.0", "requirements": {"required_os_version": "13.0"}}, {"last_version_available": "1.4.0", "notify_last_version_frequency": "ALWAYS"}]"#,
    // The list itself is of no use.
    #"[{"last_version_available": 4}]"#, #"[{}]"#, "[]",
  ])
  func isNotAlwaysThere(_ list: String) throws {
    guard case .failure(let why) = try twin(list) else {
      Issue.record("\(line(try twin(list)))")
      return
    }
    #expect(!why.words.isEmpty)
  }

  /// 1.0.0 knows no lowest system, so for it such a list has no twin.
  @Test func dependsOnTheReleases() throws {
    let list = #"[{"last_version_available": "1.4.0", "requirements": {"required_os_version": "13.0"}}]"#
    #expect(line(try twin(list)).hasPrefix("{"))
    #expect(
      line(try twin(list, older: ["1.0.0"]))
        == "version 1.3.99 on system 12.99.99 is told nothing by pov-ios:4.0.8, and an object would make pov-ios:1.0.0 say may-update (1.4.0-0)"
    )
    #expect(line(try twin(list, .macos, older: ["2.0.0"])).hasPrefix("{"))
  }

  /// On an ordinary device, and with all that it takes.
  @Test(arguments: [
    (
      #"[{"last_version_available": "1.4.0", "requirements": {"pilot": "yes"}}, {"last_version_available": "1.3.0"}]"#,
      "version 1.2.99 on any system (where the app's checker of pilot accepts “yes”) is told may-update (1.4.0-0) by pov-ios:4.0.8, and an object would make pov-ios:1.1.0 say may-update (1.3.0-0)"
    ),
    (
      #"[{"last_version_available": "1.4.0", "requirements": {"required_os_version": "13.0"}}, {"last_version_available": "1.4.0", "notify_last_version_frequency": "ALWAYS"}]"#,
      "version 1.3.99 on system 12.99.99 (where 1.4.0-0 was announced before) is told may-update (1.4.0-0) by pov-ios:4.0.8, and an object would make pov-ios:1.1.0 say nothing"
    ),
  ])
  func disagreement(_ list: String, _ words: String) throws {
    #expect(line(try twin(list)) == words)
  }

  /// Whatever a random device is told of the list, an older release tells it of the twin.
  @Test func everyDeviceIsToldTheSame() throws {
    var random = Seeded(state: 5)
    var found = 0
    for _ in 0..<Effort.rounds(40, long: 2_000) {
      let list = Self.list(&random)
      guard case .success(let twin) = try twin(list) else { continue }
      found += 1
      let tree = Tree.read(Array("{\"ios\": \(list)}".utf8), as: .json)
      let newer = ReadValue(tree, tree.roots[0])
      let older = ReadValue.object([.init("ios", twin.object)])
      for _ in 0..<60 {
        var device = try Self.device(&random)
        let expected = try #require(PrinceDecision.decide(newer, on: device))
        device.client = try #require(Client.named("pov-ios", random.choose(["1.1.0", "3.0.0"])))
        let decision = try #require(PrinceDecision.decide(older, on: device))
        let isSilent = expected.outcome == "error:requirementsNotSatisfied"
        let same = decision.plain == (isSilent ? .nothing : expected.plain)
        let names = decision.plain == .nothing || decision.updateVersion.map { $0 == expected.updateVersion } ?? true
        #expect(same && names, "\(list), \(text(twin.object)): \(device) is told \(expected), and \(decision)")
        #expect(!isSilent || twin.isSilent, "\(list)")
      }
    }
    #expect(found > 10)
  }

  private static let versions = ["1.1", "1.2.0", "1.2.0-3", "1.3"]
  private static let systems = ["12.4", "13.0", "14"]

  private static func list(_ random: inout Seeded) -> String {
    let configurations = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      var members: [String] = []
      func add(_ name: String, _ value: String?) { if let value { members.append("\"\(name)\": \"\(value)\"") } }
      add("required_version", random.choose([nil] + versions))
      add("last_version_available", random.choose(["1.2.0", "1.3", nil]))
      add("notify_last_version_frequency", random.choose([nil, nil, "ALWAYS"]))
      var requirements: [String] = []
      if let system = random.choose([nil, nil] + systems) {
        requirements.append("\"required_os_version\": \"\(system)\"")
      }
      if let group = random.choose([nil, nil, nil, "a", "b", "ab"]) { requirements.append("\"group\": \"\(group)\"") }
      return "{"
        + (members + ["\"requirements\": {" + requirements.joined(separator: ", ") + "}"]).joined(separator: ", ") + "}"
    }
    return "[" + configurations.joined(separator: ", ") + "]"
  }

  private static func device(_ random: inout Seeded) throws -> PrinceDevice {
    let newer = try #require(Client.named("pov-ios", "4.0.8"))
    let around = versions + ["0.9", "1.1.99", "1.2.0-2", "1.2.0-4", "1.2.1", "9.0"]
    var device = PrinceDevice(
      client: newer, platform: .ios, installed: random.choose(around),
      system: random.choose(systems + ["9", "12.3.9", "12.5", "13.1", "99"]))
    device.remembered = versions.compactMap { PrinceVersion($0)?.description }.filter { _ in
      random.choose([true, false])
    }
    if let checker = random.choose([nil, "a", "b", "a*", "*", "c"]) { device.checkers["group"] = .init(checker) }
    return device
  }

  @Test func muchTooLongListsAreGivenUp() throws {
    let items = (0..<3000).map {
      #"{"required_version": "1.\#($0)", "requirements": {"required_os_version": "\#($0 + 1)"}}"#
    }
    #expect(
      line(try twin("[" + items.joined(separator: ",") + "]"))
        == "the list has more configurations than can be compared")
  }
}
