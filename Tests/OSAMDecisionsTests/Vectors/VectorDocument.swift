import OSAMDecisions
import OSAMFormats
import TestSupport

/// A configuration that docs/vectors tells of.
struct VectorDocument {
  /// The text before and behind the moment of the answer, where the service writes that into it.
  private var parts: (before: String, behind: String?)
  /// The moment of every answer, where a file is served as it is.
  private(set) var ownClock: Instant?
  /// The text that the device fetched before; nil for the same.
  private(set) var kept: String?

  /// The text of an answer of that moment.
  func text(servedAt moment: Instant?) -> String {
    guard let behind = parts.behind else { return parts.before }
    return parts.before + "\(ownClock ?? moment ?? noon)" + behind
  }

  /// Every device; of those that fetched another text before, at one moment.
  func terms(of kind: DocumentKind) -> QuestionTerms {
    let clock = kept == nil ? QuestionTerms.usualClock : noon...noon
    return QuestionTerms(clients: kind.clients, applies: .asServed, clock: clock, today: noon)
  }

  private init(_ before: String, _ behind: String? = nil, ownClock: Instant? = nil, kept: String? = nil) {
    parts = (before, behind)
    (self.ownClock, self.kept) = (ownClock, kept)
  }

  static func all(of kind: DocumentKind) -> [VectorDocument] {
    switch kind {
    case .osamVersion: Platform.allCases.flatMap { alerts(on: $0) } + edits
    case .osamRating: Platform.allCases.flatMap { ratings(on: $0) }
    case .controlDeVersions: olderAlerts
    case .valoracions: olderRatings
    case .princeOfVersions: lists + objects
    default: []
    }
  }

  // MARK: The common module

  private typealias Members = [(name: String, value: String)]

  private static func texts(_ ca: String, _ es: String, _ en: String) -> String {
    #"{"ca":"\#(ca)","es":"\#(es)","en":"\#(en)"}"#
  }

  /// An alert whose window is open on 22 February 2022, with other values for some members; an empty one leaves it out.
  private static func alert(_ platform: Platform, _ mode: String, _ changes: Members = []) -> Members {
    var members: Members = [
      ("id", "1"), ("appId", "2"), ("packageName", "\"cat.bcn.app\""), ("versionCode", "2022020000"),
      ("versionName", "\"2.0\""), ("startDate", "\(opens)"), ("endDate", "\(closes)"), ("serverDate", ""),
      ("platform", "\"\(platform.rawValue)\""), ("comparisonMode", "\"\(mode)\""),
      ("title", texts("Nova versió", "Nueva versión", "New version")),
      ("message", texts("Actualitzeu l'app.", "Actualice la app.", "Please update.")),
      ("ok", texts("Actualitza", "Actualizar", "Update")), ("cancel", texts("Ara no", "Ahora no", "Not now")),
      ("url", "\"https://example.org/app\""), ("checkBoxDontShowAgain", "true"), ("dialogDisplayDuration", "3600"),
    ]
    for change in changes {
      if let place = members.firstIndex(where: { $0.name == change.name }) {
        members[place].value = change.value
      } else {
        members.append(change)
      }
    }
    return members
  }

  private static func dated(_ members: Members, ownClock: Instant? = nil, kept: Members? = nil, end: String = "")
    -> Self
  {
    let text = object(members.map { ($0.name, $0.name == "serverDate" ? "\n" : $0.value) }, end: end)
    let parts = text.split(separator: "\n", maxSplits: 1).map { String($0) }
    return VectorDocument(
      parts[0], parts.count > 1 ? parts[1] : nil, ownClock: ownClock,
      kept: kept.map { object($0.map { ($0.name, $0.name == "serverDate" ? "\(noon)" : $0.value) }) })
  }

  private static func object(_ members: Members, end: String = "") -> String {
    let inner = members.filter { !$0.value.isEmpty }.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",")
    return "{\"data\":{\(inner)\(end)}}"
  }

  private static func alerts(on platform: Platform) -> [VectorDocument] {
    let always: Members = [("startDate", "0"), ("endDate", "\(Int64.max)")]
    return ["FORCE", "LAZY", "INFO", "NONE"].map { dated(alert(platform, $0)) } + [
      dated(alert(platform, "LAZY", [("checkBoxDontShowAgain", "false"), ("dialogDisplayDuration", "0")])),
      dated(alert(platform, "INFO", always + [("dialogDisplayDuration", "9999999999")])),
      dated(
        alert(
          platform, "LAZY",
          always + [
            ("osVersionComparisonMode", "0"), ("osVersion", "\"13.0.1\""), ("modelComparisonMode", "1"),
            ("models", #"["SM-A536B","iPhone14,2"]"#),
          ])),
      dated(
        alert(
          platform, "FORCE",
          always + [
            ("osVersionComparisonMode", "2"), ("osVersion", "\"13\""), ("modelComparisonMode", "2"),
            ("models", #"["SM-A536B"]"#),
          ])),
      dated(alert(platform, "INFO", always + [("osVersionComparisonMode", "1"), ("osVersion", "\"9\"")])),
      dated(alert(platform, "FORCE"), ownClock: noon), dated(alert(platform, "LAZY"), ownClock: 0),
      dated(alert(platform, "LAZY"), end: ","), dated(alert(platform, "FORCE", [("versionCode", "\"2.0\"")])),
      dated(alert(platform, "INFO", [("title", "")])), dated(alert(platform, "LAZY", [("comparisonMode", "\"Lazy\"")])),
    ]
  }

  /// An alert for devices that fetched it before with another value for one member.
  private static var edits: [VectorDocument] {
    let changes: [(name: String, value: String)] = [
      ("url", "\"https://example.org/other\""), ("title", texts("Nova versió", "Otra versión", "New version")),
      ("startDate", "\(opens - 1)"), ("versionName", "\"2.1\""), ("versionCode", "2022010000"),
      ("checkBoxDontShowAgain", "false"), ("dialogDisplayDuration", "60"), ("comparisonMode", "\"INFO\""), ("id", "7"),
    ]
    return changes.map { dated(alert(.android, "LAZY"), kept: alert(.android, "LAZY", [$0])) }
  }

  private static func ratings(on platform: Platform) -> [VectorDocument] {
    func rating(_ minutes: String, _ openings: String, end: String = "") -> VectorDocument {
      VectorDocument(
        object(
          [
            ("id", "74"), ("appId", "401"), ("packageName", "\"cat.bcn.biblioteca\""),
            ("platform", "\"\(platform.rawValue)\""), ("minutes", minutes), ("numAperture", openings),
            ("message", texts("T'agrada l'app?", "¿Te gusta la app?", "Do you like the app?")),
          ], end: end))
    }
    let limits: [(Int64, Int64)] = [
      (2880, 5), (0, 1), (10, 3), (-1, 0), (525_600, 1), (60, 2), (1440, 10), (0, 0), (10_080, 20),
    ]
    return limits.map { rating("\($0)", "\($1)") } + [
      rating("2880", "5", end: ","), rating("\"soon\"", "5"), rating("2880", ""), rating("2880", "null"),
    ]
  }

  // MARK: The older libraries

  private static func plain(_ members: Members) -> VectorDocument {
    VectorDocument(
      "{" + members.filter { !$0.value.isEmpty }.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}")
  }

  private static func olderAlert(
    _ version: String, _ mode: String, _ system: String, _ buttons: String, title: String = #"{"es":"Nueva versión"}"#
  ) -> VectorDocument {
    func text(_ text: String) -> String { #"{"es":"\#(text)"}"# }
    return plain([
      ("version", version), ("comparisonMode", mode), ("minSystemVersion", system), ("title", title),
      ("message", text("Actualice la app.")),
      ("okButtonTitle", buttons == "cancel" ? "" : text("Actualizar")),
      ("cancelButtonTitle", buttons == "ok" ? "" : text("Ahora no")),
      ("okButtonActionURL", "\"https://example.org/app\""),
    ])
  }

  private static var olderAlerts: [VectorDocument] {
    let versions = ["2.0", "1.2.10", "1.10"]
    var all: [VectorDocument] = []
    for (number, version) in versions.enumerated() {
      for (row, mode) in ["0", "1", "2"].enumerated() {
        for (place, buttons) in ["both", "ok", "cancel"].enumerated() {
          // A Latin square: each version with each mode, with each system and with each pair of buttons.
          guard (number + row + place) % 3 != 0 else { continue }
          let system = ["", "\"13.10\"", "\"9.0\""][(number + place) % 3]
          all.append(olderAlert("\"\(version)\"", mode, system, buttons))
        }
      }
    }
    return all + [
      VectorDocument("[]"), VectorDocument("[1]"), VectorDocument("[{}]"), olderAlert("\"2.0-beta\"", "0", "", "both"),
      olderAlert("\"2.0\"", "[]", "", "both"),
      olderAlert("\"2.0\"", "true", "", "ok"), olderAlert("\"2.0\"", "0", "[]", "both"),
      olderAlert("[]", "0", "", "ok"), olderAlert("\"99999999999\"", "0", "", "cancel"),
      olderAlert("\"2.0\"", "3", "", "both"), VectorDocument("[[]]"), olderAlert("[]", "1", "", "cancel"),
    ] + versions.map { olderAlert("\"\($0)\"", "0", "", "both", title: "{}") }
  }

  private static var olderRatings: [VectorDocument] {
    func rating(_ days: String, _ launches: String) -> VectorDocument {
      plain([("tmin", days), ("num_apert", launches), ("messages", #"[{"languaje":"ca","content":"Valora l'app"}]"#)])
    }
    let limits = [
      (2, 3), (0, 1), (1, 0), (7, 5), (-1, -1), (30, 10), (0, 0), (1, 1), (90, 2), (365, 50), (3, 3), (14, 20), (5, 1),
      (60, 30), (1, 3), (2, 1), (3, 10), (10, 3), (15, 5), (21, 7), (28, 4), (45, 15), (120, 6), (180, 12), (300, 40),
      (0, 5), (5, 0), (7, 100),
    ]
    return limits.map { rating("\($0)", "\($1)") } + [
      rating("1.5", "3"), rating("[]", "3"), rating("{}", "0"), rating("1.5", "1"), rating("[1]", "1"),
      rating("true", "2"), rating("2", "true"), rating("2", "[]"),
    ]
  }

  // MARK: Prince of Versions

  /// A configuration by whole numbers: `2` is 2.0.0 where the platform compares versions, and the code 200 on Android.
  private struct Configuration {
    var required: Int?
    var last: Int?
    var frequency: String?
    var system: Int?
    var region: String?

    func json(_ platform: DevicePlatform) -> String {
      func version(_ number: Int) -> String { platform == .android ? "\(number)00" : "\"\(number).0.0\"" }
      var members: [String] = []
      if let required { members.append("\"required_version\":\(version(required))") }
      if let last { members.append("\"last_version_available\":\(version(last))") }
      if let frequency { members.append("\"notify_last_version_frequency\":\"\(frequency)\"") }
      var requirements: [String] = []
      if let system {
        let name = platform == .jvm ? "required_jvm_version" : "required_os_version"
        requirements.append("\"\(name)\":" + (platform.isApple ? "\"\(system).0.0\"" : "\(system)"))
      }
      if let region { requirements.append("\"region\":\"\(region)\"") }
      if !requirements.isEmpty { members.append("\"requirements\":{\(requirements.joined(separator: ","))}") }
      return "{\(members.joined(separator: ","))}"
    }
  }

  /// A document for each platform alone.
  private static func list(
    _ configurations: [Configuration], on platforms: [DevicePlatform] = [.ios, .android, .jvm]
  ) -> [VectorDocument] {
    platforms.map { platform in
      plain([(platform.rawValue, "[" + configurations.map { $0.json(platform) }.joined(separator: ",") + "]")])
    }
  }

  private static var lists: [VectorDocument] {
    let offer = Configuration(required: 2, last: 3, frequency: "ALWAYS")
    let lists: [[Configuration]] = [
      [.init(required: 2, last: 3)], [.init(last: 3, frequency: "ALWAYS")], [.init(required: 2)],
      [.init(required: 3, last: 2, frequency: "ALWAYS")], [], [.init(frequency: "ONCE")], [.init(frequency: "ALWAYS")],
      [.init()],
      [.init(frequency: "ONCE", system: 12)],
      [.init(required: 4, last: 5, frequency: "ONCE", system: 14), .init(required: 2, last: 3, system: 9)],
      [.init(required: 4, system: 12, region: "hr"), .init(last: 3, frequency: "ALWAYS", system: 9)],
      [.init(required: 2, last: 3, frequency: "always", system: 10)],
      [.init(required: 2, last: 3, frequency: "sometimes", system: 10)],
    ]
    return list([offer], on: DevicePlatform.allCases)
      + list([.init(required: 2, last: 3, frequency: "ONCE")]) + lists.flatMap { list($0) }
      + faults.flatMap { fault in DevicePlatform.allCases.map { plain([($0.rawValue, fault)]) } }
      + texts.map { VectorDocument($0) }
  }

  /// Lists that some client cannot use, whatever the device.
  private static let faults = [
    #"[{"required_version":true}]"#, #"[{"last_version_available":true}]"#, #"[{"required_version":"v2"}]"#,
  ]

  /// Texts that hold nothing for any client.
  private static let texts = [
    "{}", #"{"meta":{"a":"b"}}"#, #"{"android2":[]}"#, #"{"android2":[{"last_version_available":200}]}"#,
    #"{"android":[{"required_version":200}"#, "[]",
    "\"text\"", "12",
  ]

  /// Objects of before release 4, alone and beside lists under the second keys.
  private static var objects: [VectorDocument] {
    func object(_ latest: String, _ minimum: String?, _ frequency: String?, _ platform: DevicePlatform, systems: Bool)
      -> String
    {
      let (low, high) = platform.isApple ? ("\"9.0.0\"", "\"12.0.0\"") : ("9", "12")
      let notification = frequency.map { ",\"notification_type\":\"\($0)\"" } ?? ""
      let inner = "{\"version\":\"\(latest)\"\(notification)\(systems ? ",\"min_sdk\":\(high)" : "")}"
      let lowest = systems ? ",\"minimum_version_min_sdk\":\(low)" : ""
      return "{" + (minimum.map { "\"minimum_version\":\"\($0)\"\(lowest)," } ?? "")
        + "\"latest_version\":\(inner),\"optional_update\":\(inner)}"
    }
    func document(
      _ latest: String, _ minimum: String?, _ frequency: String?, systems: Bool = false, both: Bool = false,
      on platforms: [DevicePlatform] = [.ios, .android]
    ) -> VectorDocument {
      let old: Members = platforms.map { ($0.rawValue, object(latest, minimum, frequency, $0, systems: systems)) }
      let offer = Configuration(required: 2, last: 3, frequency: "ONCE", system: 10)
      return plain(old + (both ? platforms.map { ("\($0.rawValue)2", "[\(offer.json($0))]") } : []))
    }
    return [
      document("3.0.0", "2.0.0", "ALWAYS", on: [.macos]), document("3.0.0", "2.0.0", "ALWAYS"),
      document("3.0.0", "2.0.0", "ONCE"), document("3.0.0", "2.0.0", nil),
      document("3.0.0", nil, "ONCE"), document("3.0.0", "2.0.0", "ALWAYS", systems: true),
      document("2.0.0", "3.0.0", "ONCE", systems: true), document("3.0.0", "2.0.0", "ONCE", both: true),
      document("1.2", "v1", "ONCE"), document("v1", "1.0.0", "ONCE"),
    ]
  }
}
