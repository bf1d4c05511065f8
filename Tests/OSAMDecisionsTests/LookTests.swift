import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// What a look says, and where it turns, follows from its values.
@Suite struct LookTests {
  private static func before(_ scheme: VersionScheme, _ version: String) -> Look.Bound {
    .version(scheme, VersionCut(version, isBehind: false))
  }

  private static func behind(_ scheme: VersionScheme, _ version: String) -> Look.Bound {
    .version(scheme, VersionCut(version, isBehind: true))
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
    ] as [(Look, Bool, AxisName, String, String, [Look.Bound])])
  func says(
    _ look: Look, _ holds: Bool, _ axis: AxisName, _ words: String, _ formula: String, _ bounds: [Look.Bound]
  ) {
    #expect(look.axis == axis && look.bounds == bounds)
    #expect(look.words(holds: holds).text == words && look.formula(holds: holds).text == formula)
  }

  /// Whether a look holds follows from the sides of its bounds on which the device lies: each one turns where it says.
  @Test func turnsWhereItSays() throws {
    var dice = Seeded(state: 151)
    var asked: [String: Int] = [:]
    for _ in 0..<Effort.rounds(3000, long: 40_000) {
      let asking = try AskedDevice.random(&dice)
      for step in try asking.decide().trace {
        guard case .look(let look) = step.comparison, let expected = holds(look, on: asking) else { continue }
        asked[String("\(look)".prefix { $0 != "(" }), default: 0] += 1
        #expect(step.holds == expected, "\(look) on \(asking)")
      }
    }
    for look in [
      "isBelow", "reaches", "reachesFloat", "stands", "announced", "checker", "launches", "days", "answered",
    ] {
      #expect(asked[look, default: 0] > 40, "\(look): \(asked)")
    }
  }

  /// Nil where it does not follow from bounds alone.
  private func holds(_ look: Look, on device: AskedDevice) -> Bool? {
    let sides = look.bounds.map { device.side(of: $0, on: look.axis) }
    switch look {
    case .isBelow, .isFirstPrompt, .answered: return sides == ["0"]
    case .reaches, .reachesFloat, .launches, .days, .isAbove, .isReadable, .isThere: return sides == ["1"]
    case .stands(_, _, _, _, let wanted, _):
      return wanted == .lower ? sides == ["0"] : wanted == .greater ? sides == ["1"] : sides == ["1", "0"]
    case .announced: return sides.isEmpty ? true : sides == ["0"]
    case .checker(_, _, _, let counts): return sides == ["accepts"] || sides == ["none"] && counts
    }
  }

  /// Two devices on the same side of all that was looked at get the same answer. This finds looks that nothing tells of.
  @Test func nothingElseIsLookedAt() throws {
    var dice = Seeded(state: 152)
    var alike = 0
    for _ in 0..<Effort.rounds(3000, long: 40_000) {
      let one = try AskedDevice.random(&dice)
      let decision = try one.decide()
      for _ in 0..<6 {
        let other = try one.changed(&dice)
        let isAlike = decision.looks.allSatisfy { look in
          look.bounds.allSatisfy { one.side(of: $0, on: look.axis) == other.side(of: $0, on: look.axis) }
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
