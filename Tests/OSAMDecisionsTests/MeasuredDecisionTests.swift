import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Decisions of 3.1.0 and 3.2.0 as rows of Tests/Measured have them, worked out from the sources.
/// [module-filters, module-window, module-duration]
@Suite struct MeasuredDecisionTests {
  private static let now: Instant = 1_764_000_000_000

  /// By reason: members of which the last check of a trace has one.
  private static let membersOfReason: [String: [String]] = [
    "outside the window": ["startDate", "endDate"], "NONE": ["comparisonMode"],
    "filter": ["osVersionComparisonMode", "osVersion", "modelComparisonMode", "models"],
    "box ticked before": ["checkBoxDontShowAgain"], "quiet time": ["dialogDisplayDuration"],
  ]

  @Test func everyRow() throws {
    let rows = try MeasuredRow.all(about: .decision)
    #expect(rows.count == 222)
    for row in rows {
      let state = row.device.split(separator: "; ").map { String($0) }
      try #require(state.count == 4, "\(row)")
      let config = try document(row.document, window: state[0], memory: state[3])
      for platform in Platform.allCases {
        for device in try devices(row.kind, platform, state, config) {
          let decision = try #require(
            VersionDecision.decide(.decoded(config), versionCode: config.versionCode, on: device), "\(row)")
          if row.verdict == "shown" {
            #expect(decision.outcome == row.document, "\(row): \(decision.trace)")
          } else {
            #expect(decision.outcome == "NONE" && decision.result == row.verdict, "\(row): \(decision.trace)")
            let members = try #require(Self.membersOfReason[row.detail], "\(row)")
            #expect(members.contains(decision.trace.last?.member ?? ""), "\(row): \(decision.trace)")
          }
        }
      }
    }
  }

  /// A document for systems up to 13 and for one model.
  private func document(_ mode: String, window: String, memory: String) throws -> VersionConfig {
    let day: Instant = 86_400_000
    let windows: [String: (Instant, Instant)] = [
      "open": (Self.now - day, Self.now + day), "closed": (Self.now - 2 * day, Self.now - day),
      "serverDate 0, start 1, end 2": (1, 2), "serverDate 0, no bounds": (0, .max),
    ]
    var config = try baseConfig()
    let bounds = try #require(windows[window], "\(window)")
    (config.startDate, config.endDate) = bounds
    config.mode = try #require(VersionConfig.Mode(rawValue: mode), "\(mode)")
    config.displayDuration = memory.hasSuffix("duration 9999999999") ? 9_999_999_999 : 3600
    config.systemFilter = SystemFilter(mode: 0, version: "13")
    config.modelFilter = ModelFilter(mode: 1, models: ["SM-A536B"])
    return config
  }

  /// Devices in the state of a row, which have the document already. Those that meet it for the first time have none,
  /// or another one, or never said OK.
  private func devices(
    _ release: String, _ platform: Platform, _ state: [String], _ config: VersionConfig
  ) throws -> [VersionDevice] {
    let stranger = try phone(release, platform) {
      $0.now = Self.now
      if state[0].hasPrefix("serverDate 0") { $0.serverDate = 0 }
      $0.system = state[1] == "os filter passes" ? "13" : "13.0.1"
      $0.model = state[2] == "model filter passes" ? "SM-A536B" : "sm-a536b"
    }
    func knowing(_ config: VersionConfig, lastOK: Instant, isAllowed: Bool = true) -> VersionDevice {
      var device = stranger
      device.cached = .init(config: config, installed: device.installed, lastOK: lastOK, isAllowed: isAllowed)
      return device
    }
    switch state[3] {
    case "OK 1 s ago": return [knowing(config, lastOK: Self.now - 1000)]
    case "OK 3600 s ago": return [knowing(config, lastOK: Self.now - 3_600_000)]
    case "ticked":
      return [Self.now - 3_600_000, 0].map { knowing(config, lastOK: $0, isAllowed: false) }
    default:
      try #require(state[3].hasPrefix("first time"), "\(state)")
      var other = config
      other.url = "https://example.org/other"
      return [
        stranger, knowing(config, lastOK: 0), knowing(other, lastOK: Self.now - 1000, isAllowed: false),
      ]
    }
  }
}
