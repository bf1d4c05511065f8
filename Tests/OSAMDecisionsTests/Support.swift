import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Values that the tests of this target share: releases by the ranges of the reference, and a document to vary.

/// First and last release of each range in which version control changes [module-releases], by hand.
let versionRanges: [(range: Int, releases: [String])] = [
  (1, ["1.0.0", "1.0.6"]), (2, ["1.0.7", "1.0.8"]), (3, ["1.0.9", "1.0.11"]), (4, ["1.1.0", "2.1.2", "2.2.2"]),
  (5, ["2.2.3"]), (6, ["2.2.4"]), (7, ["2.3.0-dev", "2.2.5-dev"]), (8, ["2.2.6-dev", "2.2.7-dev"]),
  (9, ["2.2.8-dev", "2.2.14-january-2026-dev", "3.0.0", "3.0.1"]), (10, ["3.1.0"]), (11, ["3.2.0"]),
]

/// First and last release of each range in which the rating prompt changes [module-rating-decision], by hand.
let ratingRanges: [(range: Int, releases: [String])] = [
  (1, ["1.0.0", "1.0.4", "1.0.5", "1.0.6"]), (2, ["1.0.7"]), (3, ["1.0.8", "1.0.9", "1.1.0"]), (4, ["2.0.0"]),
  (5, ["2.0.1", "2.2.3", "2.2.4", newestRelease]),
]

func releases(_ ranges: ClosedRange<Int>) -> [String] {
  versionRanges.filter { ranges.contains($0.range) }.flatMap(\.releases)
}

func ratingReleases(_ ranges: ClosedRange<Int>) -> [String] {
  ratingRanges.filter { ranges.contains($0.range) }.flatMap(\.releases)
}

func client(_ release: String) throws -> Client { try #require(Client.named("osam", release), "no release \(release)") }

/// 2022-02-22T12:00:00Z, in the middle of the base document's window.
let noon: Instant = 1_645_531_200_000
let opens: Instant = 1_645_311_600_000
let closes: Instant = 1_645_788_600_000

/// A LAZY document for version 2022020000 with a window, a box and a quiet time of an hour. `spanish` is the Spanish
/// text of one member as JSON has it between the quotes.
func baseConfig(_ member: String = "", _ spanish: String = "") throws -> VersionConfig {
  func texts(_ name: String, _ ca: String, _ es: String, _ en: String) -> String {
    #""\#(name)": {"ca": "\#(ca)", "es": "\#(name == member ? spanish : es)", "en": "\#(en)"}"#
  }
  let json = """
    {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.app", "versionCode": 2022020000, "versionName": "2.0",
    "startDate": \(opens), "endDate": \(closes), "serverDate": \(noon), "platform": "ANDROID",
    "comparisonMode": "LAZY", \(texts("title", "C", "E", "N")), \(texts("message", "C", "E", "N")),
    \(texts("ok", "Actualitza", "Actualizar", "Update")), \(texts("cancel", "Ara no", "Ahora no", "Not now")),
    "url": "https://example.org/app", "checkBoxDontShowAgain": true, "dialogDisplayDuration": 3600}}
    """
  let tree = Tree.read(Array(json.utf8), as: .json)
  let document = try #require(Recognition(tree, .init()).documents.first)
  return try #require(VersionConfig(Decoding(document), for: client("3.0.1")))
}

func edited(_ change: (inout VersionConfig) -> Void) throws -> VersionConfig {
  var config = try baseConfig()
  change(&config)
  return config
}

/// A new device that is online and gets the document as it is served.
func phone(
  _ release: String, _ platform: Platform = .android, _ change: (inout VersionDevice) -> Void = { _ in }
) throws -> VersionDevice {
  var device = VersionDevice(
    client: try client(release), platform: platform, installed: 2_022_010_000, applies: .asServed, now: noon)
  change(&device)
  return device
}

/// The verdict and the value of the callback, as one line to compare.
func answer(_ config: VersionConfig?, _ device: VersionDevice) throws -> String {
  let answer: VersionDecision.Answer = config.map { .decoded($0) } ?? .undecodable
  let decision = try #require(
    VersionDecision.decide(answer, versionCode: config?.versionCode ?? 2_022_020_000, on: device))
  return "\(decision.outcome) \(decision.plain.rawValue) \(decision.result ?? "-")"
}
