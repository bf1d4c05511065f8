import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// The words of a check, and where it turns, follow from its values.
@Suite struct DeviceCheckTests {
  private static func before(_ scheme: VersionScheme, _ version: String) -> DeviceCheck.Bound {
    .version(scheme, VersionCut(version, isBehind: false))
  }

  private static func behind(_ scheme: VersionScheme, _ version: String) -> DeviceCheck.Bound {
    .version(scheme, VersionCut(version, isBehind: true))
  }

  private static func systems(_ mode: Int64, _ version: String) -> SystemFilter {
    guard let filter = SystemFilter(mode: mode, version: version) else { preconditionFailure("no filter") }
    return filter
  }

  private static func models(_ mode: Int64, _ models: String...) -> ModelFilter {
    guard let filter = ModelFilter(mode: mode, models: models) else { preconditionFailure("no filter") }
    return filter
  }

  @Test(
    arguments: [
      (
        .isBelow(installed: "1.0.0-0", bound: "2.0.0-0", .versions(.prince)), true, .version,
        "installed 1.0.0-0 is lower than 2.0.0-0", "installed 1.0.0-0 < 2.0.0-0", [before(.prince, "2.0.0-0")]
      ),
      (
        .isBelow(installed: "30", bound: "20", .numbers), false, .version, "installed 30 is not lower than 20",
        "installed 30 < 20", [.number(20)]
      ),
      (
        .isAbove(installed: "3.0.0-0", bound: "2.0.0-0", .prince), true, .version,
        "installed 3.0.0-0 is above 2.0.0-0", "installed 3.0.0-0 > 2.0.0-0", [behind(.prince, "2.0.0-0")]
      ),
      (
        .reaches(system: "14.1", bound: "14.1.0-5", .versions(.prince)), false, .osVersion,
        "system 14.1 does not reach 14.1.0-5", "system 14.1 >= 14.1.0-5", [before(.prince, "14.1.0-5")]
      ),
      (
        .reachesFloat(system: "13.10", asked: "13.2", needed: 13.2), false, .osVersion,
        "system 13.10, which counts as 13.1, does not reach 13.2, which counts as 13.2",
        "system 13.10, which counts as 13.1, >= 13.2, which counts as 13.2", [before(.systemFloat, "13.2")]
      ),
      (
        .reachesFloat(system: "13.10", asked: "a boolean", needed: 1), true, .osVersion,
        "system 13.10, which counts as 13.1, reaches a boolean, which counts as 1.0",
        "system 13.10, which counts as 13.1, >= a boolean, which counts as 1.0", [before(.systemFloat, "1.0")]
      ),
      (
        .reachesFloat(system: "13", asked: nil, needed: 0), true, .osVersion, "no system is asked for",
        "system 13, which counts as 13.0, >= nothing asked for", [before(.systemFloat, "0.0")]
      ),
      (
        .stands(installed: "1", .lower, to: "2", .numericSearch, wanted: .lower, mode: 0), true, .version,
        "installed 1 is lower than 2; mode 0 is for lower", "installed 1 is lower than 2; mode 0 is for lower",
        [before(.numericSearch, "2")]
      ),
      (
        .stands(installed: "2", .equal, to: "2", .paddedIntegers, wanted: .equal, mode: 1), true, .version,
        "installed 2 is equal to 2; mode 1 is for equal", "installed 2 is equal to 2; mode 1 is for equal",
        [before(.paddedIntegers, "2"), behind(.paddedIntegers, "2")]
      ),
      (
        .stands(installed: "2", .equal, to: "2", .textCompare, wanted: .greater, mode: 2), false, .version,
        "installed 2 is equal to 2; mode 2 is for greater", "installed 2 is equal to 2; mode 2 is for greater",
        [behind(.textCompare, "2")]
      ),
      (
        .announced(version: "2", isKnown: true, .once), false, .remembered,
        "2 was announced already, frequency ONCE", "2 was announced already, frequency ONCE", [.value("2")]
      ),
      (
        .announced(version: "2", isKnown: false, .always), true, .remembered, "2 was not announced yet",
        "2 was not announced yet", []
      ),
      (
        .checker(key: "region", value: "hr", accepts: false, counts: false), false, .requirement("region"),
        "the app's checker refuses hr", "the app's checker refuses hr", [.accepting("hr")]
      ),
      (
        .checker(key: "region", value: nil, accepts: nil, counts: true), true, .requirement("region"),
        "the app has no checker for region, which counts as satisfied",
        "the app has no checker for region, which counts as satisfied", [.accepting(nil)]
      ),
      (
        .launches(counted: 1, needed: 3, isSincePrompt: true), false, .opens,
        "1 launch since the last prompt, 3 needed", "3 <= 1 launch since the last prompt", [.number(3)]
      ),
      (
        .days(passed: 1.5, needed: 2, .lastPrompt), false, .daysSincePrompt,
        "1.5 days since the last prompt, 2 needed", "2 <= 1.5 days since the last prompt", [.number(2)]
      ),
      (
        .days(passed: 1, needed: 1, .firstLaunch), true, .daysSinceFirst,
        "1 day since the first launch, 1 needed", "1 <= 1 day since the first launch", [.number(1)]
      ),
      (.isFirstPrompt, true, .daysSincePrompt, "never prompted before", "never prompted before", [.presence]),
      (
        .isReadable(.version, "1.2-beta", .paddedIntegers), false, .version,
        "installed 1.2-beta is not made of digits and dots", "installed 1.2-beta is not made of digits and dots",
        [.readable(.paddedIntegers)]
      ),
      (
        .isReadable(.version, "1.2", .textCompare), true, .version, "installed 1.2 is made of digits and dots",
        "installed 1.2 is made of digits and dots", [.readable(.textCompare)]
      ),
      (
        .isReadable(.version, "v1", .prince), false, .version, "version v1 cannot be read",
        "version v1 cannot be read", [.readable(.prince)]
      ),
      (
        .applies(.below, installed: 5, versionCode: 7), true, .version, "installed version 5 is below 7",
        "installed 5 < 7", [.number(7)]
      ),
      (
        .applies(.upTo, installed: 8, versionCode: 7), false, .version, "installed version 8 is not at most 7",
        "installed 8 <= 7", [.number(8)]
      ),
      (
        .applies(.exact, installed: 7, versionCode: 7), true, .version, "installed version 7 is exactly 7",
        "installed 7 == 7", [.number(7), .number(8)]
      ),
      (
        .applies(.upTo, installed: 1, versionCode: .max), true, .version,
        "installed version 1 is at most 9223372036854775807",
        "installed 1 <= 9223372036854775807", []
      ),
      (
        .buildFits(installed: 2_147_483_648), false, .version,
        "installed build 2147483648 does not fit in 32 bits, so the service is not asked",
        "installed build 2147483648 <= 2147483647", [.number(2_147_483_648)]
      ),
      (.online(false), false, .offline, "the device is offline", "the device is offline", [.presence]),
      (
        .started(start: 60_000, clock: 0), false, .date,
        "it is 1970-01-01 00:00, and the window opens at 1970-01-01 00:01", "1970-01-01 00:01 <= 1970-01-01 00:00",
        [.number(60_000)]
      ),
      (
        .started(start: 0, clock: 0), true, .date, "the window has no start", "no start <= 1970-01-01 00:00",
        [.number(0)]
      ),
      (
        .notEnded(end: 60_000, clock: 120_000), false, .date,
        "it is 1970-01-01 00:02, and the window closed at 1970-01-01 00:01", "1970-01-01 00:02 <= 1970-01-01 00:01",
        [.number(60_001)]
      ),
      (.notEnded(end: .max, clock: 0), true, .date, "the window has no end", "1970-01-01 00:00 <= no end", []),
      (
        .changed, false, .device, "the device had this document already", "the device had this document already",
        [.value("new")]
      ),
      (.allowed, false, .device, "don't-show-again was ticked", "don't-show-again was ticked", [.value("ticked")]),
      (
        .quietOver(lastOK: 60_000, clock: 120_000, milliseconds: 90_000), false, .device,
        "OK was pressed at 1970-01-01 00:01, and the quiet time lasts until 1970-01-01 00:02:30",
        "60 s since the last OK >= 90 s", [.number(90_000)]
      ),
      (.refused, false, .dontAsk, "the user refused for ever", "the user refused for ever", [.presence]),
      (
        .minutes(needed: 3, elapsedMilliseconds: 60_000), false, .minutesSincePrompt,
        "1 minute since the last prompt, 3 needed", "3 <= 1 minute since the last prompt", [.number(3)]
      ),
      (.openings(needed: 5, counted: 1), false, .opens, "1 opening, 5 needed", "5 <= 1 opening", [.number(5)]),
      (
        .cachedFor(installed: 1, now: 2), false, nil, "kept for version 1, installed is 2",
        "kept for version 1, installed is 2", []
      ),
      (.mode(.none), false, nil, "NONE shows nothing", "NONE shows nothing", []),
      (.decodes(false), false, nil, "the document cannot be read", "the document does not decode", []),
      (
        .alwaysApplies, true, nil, "every installed version gets this document",
        "every installed version gets this document", []
      ),
      (
        .hasClock(0), false, .date, "the service's clock is 0, so the window counts as open",
        "the service's clock is 0, so the window counts as open", [.number(0), .number(1)]
      ),
      (
        .system("13", systems(0, "9")), false, .osVersion, "system 13 is stopped: the alert is for systems up to 9",
        "system 13 <= 9", [behind(.wholeParts, "9"), .readable(.wholeParts)]
      ),
      (
        .system("9.0", systems(1, "9")), true, .osVersion, "system 9.0 is let through: the alert is for system 9 alone",
        "system 9.0 == 9", [before(.wholeParts, "9"), behind(.wholeParts, "9"), .readable(.wholeParts)]
      ),
      (
        .system(nil, systems(2, "9")), true, .osVersion, "the alert is for systems from 9 on",
        "the alert is for systems from 9 on", [before(.wholeParts, "9"), .readable(.wholeParts)]
      ),
      (
        .model("Pixel 6", models(2, "Pixel 6")), false, .model,
        "model Pixel 6 is stopped: the alert is for all models but Pixel 6",
        "model Pixel 6 is stopped: the alert is for all models but Pixel 6", [.values(["Pixel 6"])]
      ),
      (
        .model("a", models(1, "a", "b", "c", "d")), true, .model,
        "model a is let through: the alert is for a, b, c and 1 other model alone",
        "model a is let through: the alert is for a, b, c and 1 other model alone", [.values(["a", "b", "c", "d"])]
      ),
      (.model(nil, models(1)), false, .model, "the alert is for no model", "the alert is for no model", []),
      (
        .neverAnswered, true, .device, "OK was not pressed yet, so no quiet time runs",
        "OK was not pressed yet, so no quiet time runs", [.values(["new", "seen", "ticked"])]
      ),
      (.stated("it is so", formula: "1 = 1"), true, nil, "it is so", "1 = 1", []),
    ] as [(DeviceCheck, Bool, AxisName?, String, String, [DeviceCheck.Bound])])
  func says(
    _ check: DeviceCheck, _ holds: Bool, _ axis: AxisName?, _ words: String, _ formula: String,
    _ bounds: [DeviceCheck.Bound]
  ) {
    #expect(check.axis == axis && check.bounds == bounds)
    #expect(check.words(holds: holds, in: .utc).text == words)
    #expect(check.formula(holds: holds, in: .utc).text == formula)
  }

  /// A check holds by the sides of its bounds on which the device lies: each one turns where it says.
  @Test func turnsWhereItSays() throws {
    var dice = Seeded(state: 151)
    var asked: [String: Int] = [:]
    for _ in 0..<Effort.rounds(3000, long: 40_000) {
      let asking = try AskedDevice.random(&dice)
      for step in try asking.decide().trace {
        let check = step.check
        guard let axis = check.axis, let expected = holds(check, axis, on: asking) else { continue }
        asked[String("\(check)".prefix { $0 != "(" }), default: 0] += 1
        #expect(step.holds == expected, "\(check) on \(asking)")
      }
    }
    for check in [
      "isBelow", "reaches", "reachesFloat", "stands", "announced", "checker", "launches", "days", "answered",
    ] {
      #expect(asked[check, default: 0] > 40, "\(check): \(asked)")
    }
  }

  /// Nil where it does not follow from bounds alone.
  private func holds(_ check: DeviceCheck, _ axis: AxisName, on device: AskedDevice) -> Bool? {
    let sides = check.bounds.map { device.side(of: $0, on: axis) }
    switch check {
    case .isBelow, .isFirstPrompt, .answered: return sides == ["0"]
    case .reaches, .reachesFloat, .launches, .days, .isAbove, .isReadable, .isThere: return sides == ["1"]
    case .stands(_, _, _, _, let wanted, _):
      return wanted == .lower ? sides == ["0"] : wanted == .greater ? sides == ["1"] : sides == ["1", "0"]
    case .announced: return sides.isEmpty ? true : sides == ["0"]
    case .checker(_, _, _, let counts): return sides == ["accepts"] || sides == ["none"] && counts
    // Of the document, or of the common module, whose devices ReferenceVersionTests and ReferenceRatingTests ask.
    case .alwaysApplies, .decodes, .mode, .stated, .applies, .online, .buildFits, .started, .notEnded, .changed,
      .allowed,
      .quietOver, .cachedFor, .refused, .minutes, .openings, .hasClock, .system, .model, .neverAnswered:
      return nil
    }
  }

  /// Two devices on the same side of all that was checked get the same answer. This finds checks that nothing tells of.
  @Test func nothingElseIsChecked() throws {
    var dice = Seeded(state: 152)
    var alike = 0
    for _ in 0..<Effort.rounds(3000, long: 40_000) {
      let one = try AskedDevice.random(&dice)
      let decision = try one.decide()
      for _ in 0..<6 {
        let other = try one.changed(&dice)
        let isAlike = decision.checks.allSatisfy { check in
          guard let axis = check.axis else { return true }
          return check.bounds.allSatisfy { one.side(of: $0, on: axis) == other.side(of: $0, on: axis) }
        }
        guard isAlike, !decision.looksAtLanguage || one.language == other.language else { continue }
        alike += 1
        let (here, there) = (one.answer(decision), other.answer(try other.decide()))
        #expect(here == there, "\(one)\n\(other)")
      }
    }
    #expect(alike > 2000, "\(alike)")
  }
}
