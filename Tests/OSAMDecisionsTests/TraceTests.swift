import OSAMDecisions
import OSAMFormats
import Testing

/// A trace has each comparison in the order in which the client makes it, up to the one that settles
/// the matter. [module-window]
@Suite struct TraceTests {
  private func trace(_ config: VersionConfig, _ device: VersionDevice) throws -> [String] {
    let decision = try #require(VersionDecision.decide(.decoded(config), versionCode: config.versionCode, on: device))
    return decision.trace.map { "\($0.holds ? "+" : "-") \($0.member ?? "device"): \($0.words(in: .madrid))" }
  }

  private func known(lastOK: Instant, isAllowed: Bool = true) throws -> VersionDevice {
    let config = try baseConfig()
    return try phone("3.0.1") {
      $0.cached = .init(config: config, installed: 2_022_010_000, lastOK: lastOK, isAllowed: isAllowed)
    }
  }

  @Test func everyComparison() throws {
    #expect(
      try trace(baseConfig(), known(lastOK: noon - 60_000)) == [
        "+ versionCode: every installed version gets this document",
        "+ device: the document decodes",
        "- device: the device had this document already",
        "+ startDate: 2022-02-20 00:00 <= 2022-02-22 13:00",
        "+ endDate: 2022-02-22 13:00 <= 2022-02-25 12:30",
        "+ comparisonMode: LAZY shows an alert",
        "+ checkBoxDontShowAgain: don't-show-again was not ticked",
        "- dialogDisplayDuration: 60 s since the last OK >= 3600 s",
      ])
  }

  @Test func theTickSettlesItBeforeTheQuietTime() throws {
    #expect(
      try trace(baseConfig(), known(lastOK: 0, isAllowed: false)).last
        == "- checkBoxDontShowAgain: don't-show-again was ticked")
  }

  @Test func theWindowSettlesItBeforeTheMode() throws {
    let device = try phone("2.2.4") { ($0.serverDate, $0.applies, $0.installed) = (closes + 1, .below, 2_022_010_000) }
    #expect(
      try trace(edited { $0.mode = .none }, device) == [
        "+ versionCode: installed 2022010000 < 2022020000",
        "+ device: the document decodes",
        "+ startDate: 2022-02-20 00:00 <= 2022-02-25 12:30:00.001",
        "- endDate: 2022-02-25 12:30:00.001 <= 2022-02-25 12:30",
      ])
  }

  @Test func earlyReleasesCompareTheModeOnly() throws {
    #expect(
      try trace(baseConfig(), phone("1.0.11")).dropFirst(2) == ["+ comparisonMode: LAZY shows an alert"])
  }

  @Test func rating() throws {
    let state = RatingState(openings: 1, lastPrompt: noon - 90_000)
    let device = RatingDevice(client: try client("3.0.1"), platform: .android, now: noon, state: state)
    let decision = try #require(RatingDecision.open(RatingConfig(minutes: 1, openings: 3), on: device)?.decision)
    #expect(
      decision.trace.map { "\($0.holds ? "+" : "-") \($0.words(in: .madrid))" } == [
        "+ the document decodes",
        "+ the user did not refuse for ever",
        "+ 1 <= 1 and a bit minutes since the last prompt",
        "- 3 <= 2 openings",
      ])
  }
}
