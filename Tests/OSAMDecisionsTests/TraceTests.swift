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
        "+ device: the document can be read",
        "- device: the device had this document already",
        "+ startDate: it is 2022-02-22 13:00, and the window opened at 2022-02-20 00:00",
        "+ endDate: it is 2022-02-22 13:00, and the window closes at 2022-02-25 12:30",
        "+ comparisonMode: LAZY shows an alert",
        "+ checkBoxDontShowAgain: don't-show-again was not ticked",
        "- dialogDisplayDuration: OK was pressed at 2022-02-22 12:59, and the quiet time lasts until 2022-02-22 13:59",
      ])
  }

  /// Machines get the values as they are compared.
  @Test func everyFormula() throws {
    let decision = try #require(
      VersionDecision.decide(.decoded(baseConfig()), versionCode: nil, on: known(lastOK: noon - 60_000)))
    #expect(
      decision.trace.map { $0.formula(in: .madrid).text } == [
        "every installed version gets this document",
        "the document decodes",
        "the device had this document already",
        "2022-02-20 00:00 <= 2022-02-22 13:00",
        "2022-02-22 13:00 <= 2022-02-25 12:30",
        "LAZY shows an alert",
        "don't-show-again was not ticked",
        "60 s since the last OK >= 3600 s",
      ])
  }

  /// A device that never saw OK counts from 1970, which people need not know until it hides the alert.
  @Test(
    arguments: [
      (3600, 0, "+", "OK was not pressed yet, so no quiet time runs"),
      (
        3_000_000_000, 0, "-",
        "OK was not pressed yet, but the quiet time of 3000000000 s counts from 1970 and is not over"
      ),
      (3600, 7_200_000, "+", "OK was pressed at 2022-02-22 11:00, and the quiet time ended at 2022-02-22 12:00"),
      (.max, 7_200_000, "-", "7200 s since the last OK >= 9223372036854775.807 s"),
    ] as [(Int64, Int64, String, String)])
  func quietTime(_ seconds: Int64, _ ago: Int64, _ sign: String, _ words: String) throws {
    let config = try edited { $0.displayDuration = seconds }
    let device = try phone("3.0.1") {
      $0.cached = .init(
        config: config, installed: 2_022_010_000, lastOK: ago == 0 ? 0 : noon - ago, isAllowed: true)
    }
    #expect(try trace(config, device).last == "\(sign) dialogDisplayDuration: \(words)")
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
        "+ versionCode: installed version 2022010000 is below 2022020000",
        "+ device: the document can be read",
        "+ startDate: it is 2022-02-25 12:30:00.001, and the window opened at 2022-02-20 00:00",
        "- endDate: it is 2022-02-25 12:30:00.001, and the window closed at 2022-02-25 12:30",
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
        "+ the document can be read",
        "+ the user did not refuse for ever",
        "+ 1 and a bit minutes since the last prompt, 1 needed",
        "- 2 openings, 3 needed",
      ])
  }
}
