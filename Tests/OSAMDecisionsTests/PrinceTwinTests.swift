import OSAMDecisions
import OSAMFormats
import OSAMSyntax
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
    case .failure(let why): why.words
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
    // What only some apps check makes no difference here.
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
        == "version 0.0.0-0 on system 0.0.0 is told nothing by pov-ios:4.0.8, and an object would make pov-ios:1.0.0 say may-update (1.4.0-0)"
    )
    #expect(line(try twin(list, .macos, older: ["2.0.0"])).hasPrefix("{"))
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
