import OSAMDecisions
import OSAMFormats
import Testing

/// Documents and checks for each statement of the page of prince-of-versions, on each platform that a release runs on.
enum PrinceStatementProofs {
  static let all: [String: Proof] = [
    "selection": { client in
      try everywhere(client) { app in
        let unfit = app.configuration(required: 3, system: app.system(99))
        let fit = app.configuration(required: 2, system: app.system(1))
        let decision = try app.check(app.list([unfit, fit, app.configuration(required: 4)]))
        let none = try app.check(app.list([unfit]))
        return decision.plain == .mustUpdate && app.is(decision.updateVersion, 2) && none.plain == .error
          && none.cause == .noConfigurationFits
      }
    },
    "required": { client in
      try everywhere(client) { app in
        let text = app.list([app.configuration(required: 2)])
        return try (0..<3).allSatisfy { _ in try app.check(text).plain == .mustUpdate }
          && !app.check(app.list([app.configuration(required: 1)])).isShown
      }
    },
    "optional": { client in
      try everywhere(client) { app in
        try app.answers(app.optional(2, "ALWAYS"), 3) == [true, true, true]
          && app.answers(app.optional(3, "ONCE"), 3) == [true, false, false]
          && app.answers(app.optional(1, "ALWAYS"), 1) == [false]
      }
    },
    "remembers-all": { client in
      try everywhere(client) { app in
        let isRequired = try app.check(app.list([app.configuration(required: 2)])).plain == .mustUpdate
        return try isRequired
          && [2, 3, 2, 3].map { try app.check(app.optional($0, "ONCE")).isShown }
            == [true, true, false, false]
      }
    },
    "not-run-on-ios": { client in
      try DevicePlatform.all(for: client).contains {
        let app = PrinceApp(client, $0)
        return try $0 == .ios && app.check(app.optional(2, "ONCE")).notes("was not run on iOS itself")
      }
    },
    "remembers-last": { client in
      try everywhere(client) { app in
        let isRequired = try app.check(app.list([app.configuration(required: 2)])).plain == .mustUpdate
        return try isRequired
          && [2, 3, 3, 2].map { try app.check(app.optional($0, "ONCE")).isShown }
            == [false, true, false, true]
      }
    },
    // Between the two checks a user may do anything: nothing of it is asked.
    "report-counts": { client in
      try everywhere(client) { app in try app.answers(app.ownOptional(2, "ONCE"), 2) == [true, false] }
    },
    "edited": { client in
      try everywhere(client) { app in
        try [
          app.check(app.ownOptional(2, "ONCE")).isShown, app.check(app.ownOptional(2, "ONCE", meta: "new")).isShown,
          app.check(app.ownOptional(3, "ONCE")).isShown,
        ] == [true, false, true]
      }
    },
    "failure": { client in try everywhere(client) { try $0.check("<html>").plain == .error } },
    "old-flag": { client in
      try everywhere(client) { app in
        try [(2, false), (1, true)].allSatisfy { minimum, isMet in
          let decision = try app.check(app.object(minimum: minimum, latest: 3, "ALWAYS"))
          return decision.outcome == "newVersion" && app.is(decision.updateVersion, 3)
            && decision.result == "isMinimumVersionSatisfied=\(isMet)"
        }
      }
    },
    "old-required": { client in
      try everywhere(client) { app in
        try (0..<3).allSatisfy { _ in
          try app.check(app.object(minimum: 2, latest: 3, "ONCE")).outcome == "MANDATORY"
        } && app.check(app.object(minimum: 1, latest: 1, "ONCE")).outcome == "NO_UPDATE"
      }
    },
    "old-latest": { client in
      try everywhere(client) { try $0.check($0.object(latest: 2, holder: "latest_version")).outcome == "OPTIONAL" }
    },
    "old-optional": { client in
      try everywhere(client) { try $0.check($0.object(latest: 2, holder: "optional_update")).outcome == "OPTIONAL" }
    },
    "old-always": { client in
      try everywhere(client) { app in
        try app.answers(app.object(latest: 2, "ALWAYS"), 3) == [true, true, true]
          && app.answers(app.object(latest: 3, "ONCE"), 3) == [true, false, false]
      }
    },
    "old-once": { client in
      try everywhere(client) { app in
        try app.answers(app.object(latest: 2, "ALWAYS"), 3) == [true, false, false]
          && app.answers(app.object(latest: 3, "ONCE"), 3) == [true, false, false]
      }
    },
    "old-system": { client in
      try everywhere(client) { app in
        try [(99, false), (1, true)].allSatisfy { system, isShown in
          try app.check(app.object(latest: 2, system: system)).isShown == isShown
            && app.check(app.object(minimum: 2, latest: 1, system: system)).isShown == isShown
        }
      }
    },
  ]

  private static func everywhere(_ client: Client, _ holds: (PrinceApp) throws -> Bool) throws -> Bool {
    let platforms = DevicePlatform.all(for: client)
    try #require(!platforms.isEmpty)
    return try platforms.allSatisfy { try holds(PrinceApp(client, $0)) }
  }
}

/// An app of version 1 that checks again and again; a version is a number that stands for one of its platform's.
final class PrinceApp {
  let client: Client
  let platform: DevicePlatform
  private var remembered: [String] = []

  init(_ client: Client, _ platform: DevicePlatform) {
    self.client = client
    self.platform = platform
  }

  private var readsLists: Bool { client.isPrince(.lists) || client.library.id == "pov-kmp" }
  private var hasCodes: Bool { platform == .android && readsLists }

  var device: PrinceDevice {
    var device = PrinceDevice(
      client: client, platform: platform, installed: hasCodes ? "100" : platform.isApple ? "1.0.0-0" : "1.0.0",
      system: platform.isApple ? "15.0" : platform == .jvm ? "11" : "26", remembered: remembered)
    device.usesBuilder = true
    return device
  }

  func check(_ text: String) throws -> Decision {
    let content = PrinceContent.read(Array(text.utf8), for: client, on: platform)
    let (decision, remembered) = try #require(PrinceDecision.decideAndRemember(content, on: device))
    self.remembered = remembered
    return decision
  }

  /// True if each of so many checks reports an update.
  func answers(_ text: String, _ count: Int) throws -> [Bool] { try (0..<count).map { _ in try check(text).isShown } }

  func `is`(_ reported: String?, _ version: Int) -> Bool {
    reported == "\(version)00" && hasCodes || reported?.hasPrefix("\(version).0.0") == true && !hasCodes
  }

  // MARK: Documents

  func version(_ number: Int) -> String { hasCodes ? "\(number)00" : "\"\(number).0.0\"" }

  func system(_ number: Int) -> String { platform.isApple ? "\"\(number).0\"" : "\(number)" }

  func configuration(required: Int, system: String? = nil) -> String {
    let key = platform.builtInRequirements[0]
    return #"{"required_version": \#(version(required))"#
      + (system.map { #", "requirements": {"\#(key)": \#($0)}"# } ?? "") + "}"
  }

  func list(_ configurations: [String]) -> String {
    let keys = platform.keys.filter { $0.isSecond || platform.keys.count == 1 }
    return "{" + keys.map { "\"\($0.rawValue)\": [\(configurations.joined(separator: ", "))]" }.joined(separator: ", ")
      + "}"
  }

  func optional(_ last: Int, _ frequency: String, meta: String = "old") -> String {
    list([
      #"{"last_version_available": \#(version(last)), "notify_last_version_frequency": "\#(frequency)", "#
        + #""meta": {"key": "\#(meta)"}}"#
    ])
  }

  /// The object of before release 4. Without a holder of the latest version named, both are there.
  func object(
    minimum: Int = 1, latest: Int, _ frequency: String = "ONCE", holder: String? = nil, system: Int? = nil,
    meta: String = "old"
  ) -> String {
    let inside =
      #"{"version": "\#(latest).0.0", "notification_type": "\#(frequency)""#
      + (system.map { #", "min_sdk": \#(self.system($0))"# } ?? "") + "}"
    let lowest = system.map { #""minimum_version_min_sdk": \#(self.system($0)), "# } ?? ""
    let holders = holder.map { [$0] } ?? ["latest_version", "optional_update"]
    return #"{"\#(platform.keys[0].rawValue)": {"minimum_version": "\#(minimum).0.0", \#(lowest)"#
      + holders.map { "\"\($0)\": \(inside)" }.joined(separator: ", ") + #"}, "meta": {"key": "\#(meta)"}}"#
  }

  /// In the format that the release reads.
  func ownOptional(_ last: Int, _ frequency: String, meta: String = "old") -> String {
    readsLists ? optional(last, frequency, meta: meta) : object(latest: last, frequency, meta: meta)
  }
}
