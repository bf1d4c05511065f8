import OSAMDecisions
import OSAMFormats
import Testing

/// Documents and devices for each statement of the pages of controldeversions and valoracions.
enum OlderStatementProofs {
  static let version: [String: Proof] = [
    "shown": { client in
      try [(0, "1.0"), (1, "2.0"), (2, "3.0")].allSatisfy { mode, shown in
        try ["1.0", "2.0", "3.0"].allSatisfy { installed in
          try (0..<2).allSatisfy { _ in
            try decide(document(mode: "\(mode)"), client, installed: installed).isShown == (installed == shown)
          }
        }
      }
        && ["1.0", "2.0", "3.0"].allSatisfy { try !decide(document(mode: "3"), client, installed: $0).isShown }
    },
    "system": { client in
      try [("11", false), ("12", true), ("13", true)].allSatisfy { system, isShown in
        try decide(document(system: #""12""#), client, system: system).isShown == isShown
      }
        && decide(document(system: nil), client, system: "1").isShown
    },
    "no-memory": { client in
      try [false, true].allSatisfy { afterForced in
        try decide(document(), client, afterForced: afterForced).isShown
          && !decide(document(version: #""0.5""#), client, afterForced: afterForced).isShown
      }
    },
    "cancel": { client in
      for ok in [nil, #""OK""#] {
        let alert = try decide(document(ok: ok, cancel: #""No""#), client).olderAlert
        guard alert?.buttons.last?.then == .closes, alert?.blocks == false else { return false }
      }
      let alert = try decide(document(), client).olderAlert
      return alert?.buttons.isEmpty == true && alert?.blocks == true
    },
    "mode-ios": { client in
      try decide(document(mode: nil), client, installed: "1.0").isShown
        && !decide(document(mode: nil), client, installed: "2.0").isShown
    },
    "no-version-ios": { client in
      let decision = try decide(document(version: nil), client)
      return decision.plain == .crash && decision.notes("is not defined: the app may crash")
    },
    "compare-ios": { client in
      try decide(document(version: #""1.2.0""#), client, installed: "1.2").isShown
        && decide(document(version: #""1.10""#), client, installed: "1.9").isShown
    },
    "ok-ios": { client in
      let address = "https://example.org"
      let button = { text in try decide(text, client).olderAlert?.buttons.first }
      let both = try button(document(ok: #""OK""#, cancel: #""No""#))
      let alone = try button(document(ok: #""OK""#))
      let untitled = try button(document(title: nil, ok: #""OK""#))
      return both?.then == .closes && alone?.then == .comesBack && untitled?.then == .closes
        && [both, alone, untitled].allSatisfy { $0?.opens == address }
    },
    "needed-android": { client in
      try decide(document(version: nil), client).plain == .nothing
        && decide(document(mode: nil), client).plain == .nothing
    },
    "compare-android": { client in
      try decide(document(version: #""1.10""#), client, installed: "1.9").isShown
        && decide(document(version: #""1.2.0""#, mode: "1"), client, installed: "1.2").isShown
    },
    "compare-text-android": { client in
      try decide(document(version: #""1.9""#), client, installed: "1.10").isShown
    },
    "ok-android": { client in
      try [nil, #""No""#].allSatisfy { cancel in
        let button = try decide(document(ok: #""OK""#, cancel: cancel), client).olderAlert?.buttons.first
        return button?.then == .stays && button?.opens == "https://example.org"
      }
    },
    "installed-android": { client in
      let alert = try decide(document(), client, installed: "1.0-beta").olderAlert
      return alert?.title == .own && alert?.message == .own
    },
  ]

  private static func decide(
    _ text: String, _ client: Client, installed: String = "1.0", system: String = "13", afterForced: Bool = false
  ) throws -> Decision {
    var device = OlderVersionDevice(client: client, installed: installed, system: system, language: "es")
    device.hasShownForcedAlert = afterForced
    return try #require(OlderVersionDecision.decide(Array(text.utf8), on: device))
  }

  private static func document(
    version: String? = #""2.0""#, mode: String? = "0", system: String? = nil, title: String? = #""T""#,
    ok: String? = nil, cancel: String? = nil
  ) -> String {
    let members = [
      ("version", version), ("comparisonMode", mode), ("minSystemVersion", system), ("title", title),
      ("message", #""M""#), ("okButtonTitle", ok), ("cancelButtonTitle", cancel),
      ("okButtonActionURL", #""https://example.org""#),
    ]
    return "{" + members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }.joined(separator: ", ") + "}"
  }

  // MARK: Rating

  static let rating: [String: Proof] = [
    "edited": { client in
      let device = device(client, opens: 6, days: 6)
      return try !decide(limits(10, 5), device).isShown && decide(limits(6, 5), device).isShown
        && !decide(limits(5, 10), device).isShown && decide(limits(5, 6), device).isShown
    },
    "asks-ios": { client in
      try fromBothLimitsOn(client) && !decide(limits(10, 5), afterAsking(client, opens: 1000, days: 1000)).isShown
    },
    "asks-android": { client in
      try fromBothLimitsOn(client)
        && [(10, 5, true), (9, 5, false), (10, 4.9, false)].allSatisfy { opens, days, isShown in
          try decide(limits(10, 5), afterAsking(client, opens: opens, days: days)).isShown == isShown
        }
    },
    "zero-ios": { client in
      try numbersBelowOne.allSatisfy { try decide(limits($0, 0), device(client, opens: 1, days: 0)).isShown }
    },
    "zero-android": { client in
      try numbersBelowOne.allSatisfy { try !decide(limits($0, 0), device(client, opens: 1000, days: 1000)).isShown }
    },
    "dialog-ios": { client in
      let decision = try decide(limits(1, 0), device(client, opens: 1, days: 0))
      return decision.notes("The store's own prompt is requested; the system decides") && decision.olderAlert == nil
    },
    "failure-ios": { client in
      let decision = try decide("<html>", device(client, opens: 100, days: 100))
      return decision.plain == .error && decision.notes("This launch is not counted")
    },
    "failure-android": { client in
      try decide("<html>", device(client, opens: 100, days: 100)).plain == .crash
    },
    "answer-android": { client in
      let asked = try decide(limits(1, 0), device(client, opens: 1, days: 0)).olderAlert
      var answered = device(client, opens: 1000, days: 1000)
      answered.isAnswered = true
      return try asked?.buttons.map(\.result) == ["handlePositive", "handleNeutral", "handleNegative"]
        && asked?.resultOfLeaving == "handleNeutral" && !decide(limits(1, 0), answered).isShown
        && decide(limits(1, 0), afterAsking(client, opens: 1, days: 0)).isShown
    },
  ]

  private static let numbersBelowOne = [0, -1]

  private static func fromBothLimitsOn(_ client: Client) throws -> Bool {
    try [(10, 5, true), (11, 6, true), (9, 5, false), (10, 4.9, false)].allSatisfy { opens, days, isShown in
      try decide(limits(10, 5), device(client, opens: opens, days: days)).isShown == isShown
    }
  }

  /// So many launches and days after it asked for the first time. On iOS having asked is all that counts in a build, on
  /// Android an answer does. [older-rating-decision-ios, older-rating-decision-android]
  private static func afterAsking(_ client: Client, opens: Int64, days: Double) -> OlderRatingDevice {
    var device = device(client, opens: 10 + opens, days: 5 + days)
    if client.library.id == "valoracions-ios" { device.isAnswered = true }
    (device.opensSincePrompt, device.daysSincePrompt) = (opens, days)
    return device
  }

  private static func device(_ client: Client, opens: Int64, days: Double) -> OlderRatingDevice {
    OlderRatingDevice(client: client, opens: opens, daysSinceFirst: days)
  }

  private static func decide(_ text: String, _ device: OlderRatingDevice) throws -> Decision {
    try #require(OlderRatingDecision.decide(Array(text.utf8), on: device))
  }

  private static func limits(_ launches: Int, _ days: Int) -> String {
    #"{"tmin": \#(days), "num_apert": \#(launches), "messages": [{"languaje": "ca", "content": "M"}]}"#
  }
}
