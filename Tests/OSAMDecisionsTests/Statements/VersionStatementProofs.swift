import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import Synchronization
import Testing

/// A document, a device before and a device after for each statement of the page of osam-version.
enum VersionStatementProofs {
  static let all: [String: Proof] = [
    "shown-until-ok": { client in
      try inAndOut(.force, client)
        && quietable.allSatisfy { mode in
          try memories.prefix(2).allSatisfy { try shows(mode, client, memory: $0) }
            && !shows(mode, client, memory: .ok(age: 1000)) && !shows(mode, client, at: closes + 1)
        }
    },
    "shown-in-window": { client in try alerts.allSatisfy { try inAndOut($0, client) } },
    "shown-always": { client in
      try alerts.allSatisfy { mode in
        try [opens - 1, noon, closes + 1].allSatisfy { moment in
          try memories.allSatisfy { try shows(mode, client, memory: $0, at: moment) }
        }
      }
    },
    "window": { client in
      let online = try moments.allSatisfy { moment, isOpen in
        // The device's own clock is years behind.
        try everywhere(client) { platform in
          try decision(document(.force, serverDate: moment), client, platform) { $0.now = 1 }.isShown == isOpen
        }
      }
      let offline = try moments.allSatisfy { moment, isOpen in
        let kept = document(.force, serverDate: closes + 1)
        return try decision(kept, client, .android, kept: (kept, .seen)) { ($0.now, $0.isOffline) = (moment, true) }
          .isShown == isOpen
      }
      return online && offline
    },
    "ticked": { client in
      try quietable.allSatisfy { mode in
        let text = document(mode, [("endDate", "null")])
        return try everywhere(client) { platform in
          try decision(text, client, platform, kept: (text, .seen)).alert[.ca]?.hasCheckbox == true
            && [noon, noon + 1_000_000_000_000].allSatisfy { moment in
              try !decision(text, client, platform, kept: (text, .ticked)) { $0.now = moment }.isShown
            }
        }
      }
    },
    "quiet": { client in
      try quietable.allSatisfy { mode in
        try !shows(mode, client, memory: .ok(age: 3_600_000 - 1)) && shows(mode, client, memory: .ok(age: 3_600_000))
      }
    },
    "no-clock": { client in
      try alerts.allSatisfy { mode in
        try everywhere(client) { platform in
          try decision(document(mode, serverDate: 0), client, platform).isShown
            && !decision(document(mode, serverDate: 1), client, platform).isShown
        }
      }
    },
    "filtered": { client in
      let filters = [
        [("osVersionComparisonMode", "0"), ("osVersion", "\"13\"")],
        [("modelComparisonMode", "2"), ("models", "[\"SM-A536B\"]")],
      ]
      return try alerts.allSatisfy { mode in
        try filters.allSatisfy { filter in
          let text = document(mode, filter)
          return try everywhere(client) { platform in
            func isShown(_ system: String, _ model: String, offline: Bool = false) throws -> Bool {
              try decision(text, client, platform, kept: (text, .seen)) {
                ($0.system, $0.model, $0.isOffline) = (system, model, offline)
              }.isShown
            }
            return try isShown("13.0", "Pixel 6") && !isShown("13.0.1", "SM-A536B")
              && isShown("13.0.1", "SM-A536B", offline: true)
          }
        }
      }
    },
    // Of another release than what was read only "may" is said.
    "may-answer-from-cache": { client in client.has(.mayAnswerFromCache) },
    "every-answer": { client in client.has(.remembersEveryAnswer) },
    "leaving-on-ios": { client in
      try alerts.allSatisfy { mode in
        try (decision(document(mode), client, .ios).alert[.en]?.resultOfLeaving != nil) == (mode != .force)
      }
    },
    // Only OK is kept, so that a device is after Cancel what it was before. [module-cancel-forgets]
    "cancelled": { client in
      try everywhere(client) { platform in
        let text = document(.lazy)
        let first = try decision(text, client, platform, kept: (text, .seen))
        let again = try decision(text, client, platform, kept: (text, .seen))
        let alert = first.alert[.es]
        return again.isShown && alert?.hasCheckbox == true && alert?.buttons.last?.result == "CANCELLED"
          && (alert?.resultOfLeaving != nil) == (platform == .android)
      }
    },
    "no-memory": { client in
      try alerts.allSatisfy { mode in
        let (old, new) = (document(mode), document(mode, [("message", texts("new"))]))
        return try everywhere(client) { platform in
          try memories.allSatisfy { memory in
            try decision(old, client, platform, kept: (old, memory)).isShown
              && decision(new, client, platform, kept: (old, memory)).isShown
          }
        }
      }
    },
    "edited": { client in
      let old = document(.lazy)
      let isReturning: (String) throws -> Bool = { new in
        try everywhere(client) { try decision(new, client, $0, kept: (old, .ticked)).isShown }
      }
      if try isReturning(old) || isReturning(document(.lazy, [("versionCode", "\(installed)")])) { return false }
      if try isReturning(document(.lazy, [("versionName", "\"\(installedName)\"")])) { return false }
      return try DocumentKind.osamVersion.members.filter { !$0.readBy.isEmpty }.allSatisfy { member in
        let value = try #require(edits[member.name], "no edit of \(member.name)")
        let new = document(.lazy, [(member.name, value)])
        return try isReturning(new) != Statements.unnoticed.contains(member.name)
      }
    },
    // The kept document has nothing of what older releases do not keep: a code, a name, a box, a duration, an OK.
    "updated-library": { client in
      let rest = [("checkBoxDontShowAgain", "false"), ("dialogDisplayDuration", "0")]
      let kept = document(.lazy, [("versionCode", "0"), ("versionName", "\"\"")] + rest)
      let same = [("versionCode", "\(installed)"), ("versionName", "\"\(installedName)\"")] + rest
      return try everywhere(client) { platform in
        try !decision(document(.lazy, same), client, platform, kept: (kept, .ticked)).isShown
          && decision(document(.lazy, same + [("title", texts("new"))]), client, platform, kept: (kept, .ticked))
            .isShown
      }
    },
    "cached-on-failure": { client in
      let kept = document(.force)
      return try everywhere(client) { platform in
        try decision("{}", client, platform, kept: (kept, .seen)).outcome == "FORCE"
          && decision(kept, client, platform, kept: (kept, .seen)) { $0.isOffline = true }.outcome == "FORCE"
          && decision(document(.none), client, platform, kept: (kept, .seen)) {
            ($0.isOffline, $0.installed) = (true, installed + 1)
          }.outcome == "FORCE"
      }
    },
    "silent-on-failure": { client in
      try everywhere(client) { platform in
        let decision = try decision("{}", client, platform, kept: (document(.force), .seen))
        return decision.plain == .nothing && decision.result == nil
      }
    },
    "error-on-failure": { client in
      try everywhere(client) { platform in
        let decision = try decision("{}", client, platform, kept: (document(.force), .seen))
        return decision.plain == .error && decision.result == "ERROR"
      }
    },
    "build-of-32-bits": { client in
      let isUsed: (Platform, Int64) throws -> Bool = { platform, build in
        try decision(document(.none), client, platform, kept: (document(.force), .seen)) { $0.installed = build }
          .isShown
      }
      return try isUsed(.ios, 2_147_483_648) && !isUsed(.ios, 2_147_483_647) && !isUsed(.android, 2_147_483_648)
    },
    "offline-android": { client in
      let isUsed: (Platform, Int64) throws -> Bool = { platform, installed in
        try decision(document(.none), client, platform, kept: (document(.force), .seen)) {
          ($0.isOffline, $0.installed) = (true, installed)
        }.isShown
      }
      return try isUsed(.android, installed) && isUsed(.android, installed + 1) && !isUsed(.ios, installed)
    },
    "offline": { client in
      try everywhere(client) { platform in
        try [(installed, true), (installed + 1, false)].allSatisfy { now, isUsed in
          try decision(document(.none), client, platform, kept: (document(.force), .seen)) {
            ($0.isOffline, $0.installed) = (true, now)
          }.isShown == isUsed
        }
      }
    },
    "modes": { client in try memories.allSatisfy { try !shows(.none, client, memory: $0) } },
    "ok": { client in
      try alerts.allSatisfy { mode in
        try everywhere(client) { platform in
          let button = try decision(document(mode), client, platform).alert[.en]?.buttons.first
          return button?.opens == (mode == .info ? nil : "https://example.org/app") && button?.text == "Update"
        }
      }
    },
    "leaving": { client in
      try alerts.allSatisfy { mode in
        try everywhere(client) { platform in
          let alert = try #require(try decision(document(mode), client, platform).alert[.en])
          let buttons = mode == .lazy ? ["Update", "Not now"] : ["Update"]
          return alert.buttons.map(\.text) == buttons
            && (alert.resultOfLeaving != nil || platform == .ios || mode == .force)
            && (alert.resultOfLeaving == nil || mode != .force)
        }
      }
    },
    "service-chooses": { client in
      try [1, 2_022_020_000, 2_022_020_001, 2_100_000_000].allSatisfy { version in
        try everywhere(client) { try decision(document(.force), client, $0) { $0.installed = version }.isShown }
      }
    },
  ]

  // MARK: Devices

  private static let alerts: [VersionConfig.Mode] = [.force, .lazy, .info]
  /// Those that have the box.
  private static let quietable: [VersionConfig.Mode] = [.lazy, .info]
  private static let memories: [DeviceMemory] = [.new, .seen, .ok(age: 1000), .ticked]
  private static let moments: [(Instant, Bool)] = [
    (opens - 1, false), (opens, true), (closes, true), (closes + 1, false),
  ]
  private static let installed: Int64 = 2_022_010_000
  private static let installedName = "1.9"

  private static func everywhere(_ client: Client, _ holds: (Platform) throws -> Bool) rethrows -> Bool {
    try Platform.allCases.allSatisfy(holds)
  }

  /// Shown at every check inside the window, whatever the device remembers, and at none outside.
  private static func inAndOut(_ mode: VersionConfig.Mode, _ client: Client) throws -> Bool {
    try memories.allSatisfy { memory in
      try shows(mode, client, memory: memory) && !shows(mode, client, memory: memory, at: opens - 1)
        && !shows(mode, client, memory: memory, at: closes + 1)
    }
  }

  /// On both platforms, before a document that is served at a moment and was fetched before.
  private static func shows(
    _ mode: VersionConfig.Mode, _ client: Client, memory: DeviceMemory = .seen, at moment: Instant = noon
  ) throws -> Bool {
    let text = document(mode, serverDate: moment)
    let answers = try Platform.allCases.map { platform in
      try decision(text, client, platform, kept: (text, memory)) { $0.now = noon }.isShown
    }
    try #require(Set(answers).count == 1)
    return answers[0]
  }

  private static func decision(
    _ text: String, _ client: Client, _ platform: Platform, kept: (text: String, memory: DeviceMemory)? = nil,
    _ change: (inout VersionDevice) -> Void = { _ in }
  ) throws -> Decision {
    var device = VersionDevice(client: client, platform: platform, installed: installed, applies: .asServed, now: noon)
    device.installedName = installedName
    change(&device)
    if let kept {
      let old = try #require(config(kept.text, client), "\(client.name) cannot read what it kept")
      device.cached = kept.memory.cached(old, installed: installed, now: device.now)
    }
    let served = Self.config(text, client)
    device.serverDate = served?.serverDate ?? noon
    return try #require(
      VersionDecision.decide(
        served.map { .decoded($0) } ?? .undecodable, versionCode: served?.versionCode, on: device))
  }

  // MARK: Documents

  private static func config(_ text: String, _ client: Client) -> VersionConfig? {
    decodings.of(text, .osamVersion).flatMap { VersionConfig($0, for: client) }
  }

  private static let decodings = Decodings()

  private static func texts(_ text: String) -> String { #"{"ca": "\#(text)", "es": "\#(text)", "en": "\#(text)"}"# }

  /// Another value for each member, with which the window stays open.
  private static let edits = [
    "id": "9", "appId": "9", "packageName": #""cat.bcn.other""#, "versionCode": "2022020001", "versionName": #""2.1""#,
    "startDate": "\(opens + 1)", "endDate": "\(closes + 1)", "serverDate": "\(noon + 1)", "platform": #""IOS""#,
    "comparisonMode": #""INFO""#, "title": texts("new"), "message": texts("new"), "ok": texts("new"),
    "cancel": texts("new"), "url": #""https://example.org/new""#, "checkBoxDontShowAgain": "false",
    "dialogDisplayDuration": "3601", "osVersionComparisonMode": "2", "osVersion": #""9""#, "modelComparisonMode": "2",
    "models": #"["SM-A536B"]"#,
  ]

  private static func document(
    _ mode: VersionConfig.Mode, _ changes: [(String, String)] = [], serverDate: Instant = noon
  ) -> String {
    var members = [
      ("id", "1"), ("appId", "2"), ("packageName", #""cat.bcn.app""#), ("versionCode", "2022020000"),
      ("versionName", #""2.0""#), ("startDate", "\(opens)"), ("endDate", "\(closes)"), ("serverDate", "\(serverDate)"),
      ("platform", #""ANDROID""#), ("comparisonMode", "\"\(mode.rawValue)\""), ("title", texts("T")),
      ("message", texts("M")), ("ok", texts("Update")), ("cancel", texts("Not now")),
      ("url", #""https://example.org/app""#), ("checkBoxDontShowAgain", "true"), ("dialogDisplayDuration", "3600"),
    ]
    for (name, value) in changes {
      if let row = members.firstIndex(where: { $0.0 == name }) {
        members[row].1 = value
      } else if DocumentKind.osamVersion.member(name) != nil {
        members.append((name, value))
      } else {
        Issue.record("there is no member \(name)")
      }
    }
    return "{\"data\": {" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}}"
  }
}

extension Decision {
  /// Something is shown, asked or reported.
  var isShown: Bool { [.mustUpdate, .mayUpdate, .inform, .prompt].contains(plain) }

  func notes(_ words: String) -> Bool { notes.contains { $0.text.contains(words) } }
}

/// Each text is decoded once for all releases.
final class Decodings: Sendable {
  private let known: Mutex<[String: Decoding?]> = Mutex([:])

  /// Nil where a text has no document of the kind.
  func of(_ text: String, _ kind: DocumentKind) -> Decoding? {
    if let known = known.withLock({ $0[text] }) { return known }
    let tree = Tree.read(Array(text.utf8), as: .json)
    let decoding = Recognition(tree, .init(role: .served, kind: kind)).documents.first.map { Decoding($0) }
    known.withLock { $0[text] = .some(decoding) }
    return decoding
  }
}
