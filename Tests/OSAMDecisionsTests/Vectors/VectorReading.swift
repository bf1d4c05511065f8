import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// The outcome of a line by the second readings of these tests, and all that comes with it.
struct VectorReading: Equatable, CustomStringConvertible {
  var outcome: String
  /// The value that the app's callback gets; nil where the reading tells none.
  var result: String?
  var updateVersion: String?

  var description: String { "\(outcome) \(result ?? "-") \(updateVersion ?? "-")" }

  init(_ outcome: String, result: String? = nil, updateVersion: String? = nil) {
    (self.outcome, self.result, self.updateVersion) = (outcome, result, updateVersion)
  }

  /// As evaluators of the common module write it: `NONE DISMISSED`.
  private init(verdict: String) {
    let words = verdict.split(separator: " ").map { String($0) }
    self.init(words[0], result: words.count > 1 && words[1] != "-" ? words[1] : nil)
  }

  /// The readings of a line for its releases, in their order.
  static func all(of line: VectorLine, kind: String) throws -> [VectorReading] {
    let document = PlainJSON(line.configuration)
    switch kind {
    case "osam-version":
      let config = try document.flatMap(config)
      let kept = try line.kept.map { try PlainJSON($0).flatMap(self.config) } ?? config
      let served = document?["data"]?["serverDate"]?.whole
      return try line.releases.map { try version(line, $0, config, kept: kept, servedAt: served) }
    case "osam-rating": return try line.releases.map { try rating(line, $0, document) }
    case "controldeversions": return try line.releases.map { try olderVersion(line, $0, document) }
    case "valoracions": return try line.releases.map { _ in try olderRating(line, document) }
    default: return try line.releases.map { try PrinceVectorReading(line, $0).reading(of: document) }
    }
  }

  /// The part of a line that its reading tells.
  static func said(_ line: VectorLine, kind: String) -> VectorReading {
    switch kind {
    // The result of an alert is that of the button that people press.
    case "osam-version", "osam-rating":
      VectorReading(line.outcome, result: line.outcome == "NONE" ? line.result : nil)
    case "prince-of-versions":
      VectorReading(line.outcome, result: line.flag, updateVersion: line.updateVersion)
    default: VectorReading(line.outcome)
    }
  }

  // MARK: The common module

  /// The range of each release: the last one that begins no later. Ranges are those of Support.swift. A development tag
  /// from 2.2.0 to 2.2.4 has the code of the release that it precedes. [module-releases]
  private static func rangeOfRelease(_ ranges: [(range: Int, releases: [String])]) throws -> [String: Int] {
    let starts = try ranges.map { (range: $0.range, first: try client($0.releases[0]).index) }
    var known: [String: Int] = [:]
    for release in ClientSet.commonModule.clients.map(\.release.name) {
      let isSame = release.wholeMatch(of: /2\.2\.[0-4]-dev/) != nil
      let own = try client(isSame ? String(release.dropLast("-dev".count)) : release).index
      known[release] = starts.last { $0.first <= own }?.range
    }
    return known
  }

  private static let versionRange = Result { try rangeOfRelease(versionRanges) }
  private static let ratingRange = Result { try rangeOfRelease(ratingRanges) }
  private static let onlineOnIOS = Result { try client("2.2.4-dev").index }

  private static func version(
    _ line: VectorLine, _ release: String, _ document: VersionConfig?, kept: VersionConfig?, servedAt moment: Instant?
  ) throws -> VectorReading {
    let range = try #require(try versionRange.get()[release])
    // Releases up to 3.0.1 know no filters, and none keeps them.
    let document = range < 10 ? document?.kept : document
    let platform = try #require(Platform(rawValue: line.platform.uppercased()))
    let now = try #require(line.device["date"]?.whole)
    var device = VersionDevice(
      client: try client(release), platform: platform, installed: try #require(line.device["version"]?.whole),
      applies: .asServed, now: now)
    device.isOffline = try #require(line.device["offline"]?.bool)
    device.serverDate = moment
    device.system = line.device["os-version"]?.text
    device.model = line.device["model"]?.text
    if let kept = kept?.kept {
      let own = device.installed
      switch try #require(line.device["device"]) {
      case .text("new"): break
      case .text("seen"): device.cached = .init(config: kept, installed: own)
      case .text("ticked"): device.cached = .init(config: kept, installed: own, isAllowed: false)
      case .whole(let age): device.cached = .init(config: kept, installed: own, lastOK: now - age)
      default: Issue.record("\(line)")
      }
    }
    let verdict = ReferenceVersion(range: range, release: release, device: device).decide(document).verdict
    return VectorReading(verdict: verdict)
  }

  private static let base = Result { try baseConfig() }

  /// A document whose every member is there and of its type; nil for others.
  private static func config(_ document: PlainJSON) throws -> VersionConfig? {
    guard let data = document["data"], data["id"]?.whole != nil, data["appId"]?.whole != nil,
      data["packageName"]?.text != nil, let code = data["versionCode"]?.whole, let name = data["versionName"]?.text,
      let start = data["startDate"]?.whole, let end = data["endDate"]?.whole,
      let mode = data["comparisonMode"]?.text.flatMap(VersionConfig.Mode.init), let url = data["url"]?.text,
      let box = data["checkBoxDontShowAgain"]?.bool, let duration = data["dialogDisplayDuration"]?.whole
    else { return nil }
    func texts(_ member: String) -> PerLanguage<String>? {
      var texts: PerLanguage<String> = [:]
      for language in Language.allCases {
        guard let text = data[member]?[language.rawValue]?.text else { return nil }
        texts[language] = text
      }
      return texts
    }
    guard let title = texts("title"), let message = texts("message"), let ok = texts("ok"), let cancel = texts("cancel")
    else { return nil }
    var config = try base.get()
    (config.versionCode, config.versionName, config.startDate, config.endDate) = (code, name, start, end)
    (config.mode, config.url, config.hasCheckbox, config.displayDuration) = (mode, url, box, duration)
    (config.title, config.message, config.ok, config.cancel) = (title, message, ok, cancel)
    config.systemFilter = SystemFilter(
      mode: data["osVersionComparisonMode"]?.whole ?? -1, version: data["osVersion"]?.text ?? "")
    config.modelFilter = ModelFilter(
      mode: data["modelComparisonMode"]?.whole ?? 0, models: (data["models"]?.list ?? []).compactMap(\.text))
    return config
  }

  private static func rating(_ line: VectorLine, _ release: String, _ document: PlainJSON?) throws -> VectorReading {
    let data = document?["data"]
    var served: (minutes: Int64, openings: Int64)?
    if let minutes = data?["minutes"]?.whole, let openings = data?["numAperture"]?.whole {
      served = (minutes, openings)
    }
    let now = noon
    let minutes = try #require(line.device["minutes-since-prompt"]?.whole)
    var reference = ReferenceRating(
      range: try #require(try ratingRange.get()[release]), release: release, isIOS: line.platform == "ios",
      checksTheNetwork: try line.platform != "ios" || client(release).index >= onlineOnIOS.get(),
      counter: try #require(line.device["opens"]?.whole) - 1, lastPrompt: now - minutes * 60_000,
      isRefused: try #require(line.device["dont-ask"]?.bool))
    let verdict = reference.open(
      now: now, served, kept: (2880, 5), isOffline: try #require(line.device["offline"]?.bool))
    let reading = VectorReading(verdict: verdict)
    return reading.outcome == "NONE" ? reading : VectorReading(reading.outcome)
  }

  // MARK: The older libraries

  private static func olderVersion(
    _ line: VectorLine, _ release: String, _ document: PlainJSON?
  ) throws -> VectorReading {
    let reference = ReferenceOlderVersion(
      try #require(document), installed: try #require(line.device["version"]?.text),
      system: try #require(line.device["os-version"]?.text), language: line.device["language"]?.text)
    // [older-installed-android]
    if line.platform == "android", reference.installed.wholeMatch(of: /[0-9]+(\.[0-9]+)*/) == nil {
      return VectorReading("inform")
    }
    let answer =
      line.platform == "ios"
      ? reference.onIOS() : reference.onAndroid(comparesText: ["1.4.6", "1.5.0"].contains(release))
    // The buttons come behind the outcome.
    return VectorReading(answer.components(separatedBy: " [")[0])
  }

  private static func olderRating(_ line: VectorLine, _ document: PlainJSON?) throws -> VectorReading {
    let isIOS = line.platform == "ios"
    let first = try #require(line.device["days-since-first"]?.whole)
    var reference = ReferenceOlderRating(isIOS: isIOS)
    reference.total = try #require(line.device["opens"]?.whole) - 1
    reference.sinceLast = reference.total
    (reference.first, reference.hours) = (0, Int(first) * 24)
    reference.last = line.device["days-since-prompt"]?.whole.map { Int(first - $0) * 24 }
    reference.isAnswered = try #require(line.device["answered"]?.bool)
    var limits: (days: Int, launches: Int)?
    if let days = document?["tmin"]?.whole, let launches = document?["num_apert"]?.whole {
      limits = (Int(days), Int(launches))
    }
    return VectorReading(reference.open(limits))
  }
}
