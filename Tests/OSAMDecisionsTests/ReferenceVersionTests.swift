import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Random devices and documents, decided a second time by an evaluator written line by line from what is known of it
/// [module-window, module-change, module-duration]: no shared code, no ranges as sets, no trace.
@Suite struct ReferenceVersionTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func agrees(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let base = try baseConfig()
    for round in 0..<3000 {
      let (range, release) = dice.release()
      let document = dice.once(1, in: 12) ? nil : dice.document(base, filters: range >= 10)
      let device = try dice.device(release, base, served: document)
      let decided = try #require(
        VersionDecision.decide(
          document.map { .decoded($0) } ?? .undecodable, versionCode: document?.versionCode, on: device))
      let expected = ReferenceVersion(range: range, release: release, device: device).decide(document)
      #expect(
        decided.answer == expected, "seed \(seed), round \(round): \(release) \(device) \(String(describing: document))"
      )
      #expect(decided.trace.count { !$0.holds } <= 3)
    }
  }

  /// An alert that is shown until a moment is there at that moment, and nothing is a millisecond later.
  @Test func anAlertLastsUntilTheMomentItNames() throws {
    var dice = Seeded(state: 6)
    let base = try baseConfig()
    var ends = 0
    for round in 0..<6000 {
      let (range, release) = dice.release()
      let document = dice.document(base, filters: range >= 10)
      let device = try dice.device(release, base, served: document)
      let decided = try #require(
        VersionDecision.decide(.decoded(document), versionCode: document.versionCode, on: device))
      guard decided.plain.isShown, let end = decided.lastMoment else { continue }
      ends += 1
      #expect(decided.reason(in: .utc)?.text.contains(", until ") == true)
      let clock = try #require(
        decided.checks.lazy.compactMap { if case .notEnded(_, let clock) = $0 { clock } else { nil } }.first)
      for (moment, isThere) in [(end, true), (end + 1, false)] {
        var later = device
        if device.serverDate == clock { later.serverDate = moment }
        if device.now == clock { later.now = moment }
        let verdict = ReferenceVersion(range: range, release: release, device: later).decide(document).verdict
        #expect((verdict == decided.answer.verdict) == isThere, "round \(round): \(release) \(later) \(document)")
      }
    }
    #expect(ends > 300)
  }

  /// Every way out of the decision is taken by the documents and devices drawn above.
  @Test func everyAnswerIsDrawn() throws {
    var dice = Seeded(state: 1)
    let base = try baseConfig()
    var seen: Set<String> = []
    for _ in 0..<3000 {
      let (range, release) = dice.release()
      let document = dice.once(1, in: 12) ? nil : dice.document(base, filters: range >= 10)
      let device = try dice.device(release, base, served: document)
      seen.insert(
        "\(range) " + ReferenceVersion(range: range, release: release, device: device).decide(document).verdict)
    }
    for range in 1...11 {
      for verdict in ["FORCE", "LAZY", "INFO", "NONE DISMISSED"] { #expect(seen.contains("\(range) \(verdict)")) }
    }
    #expect(!seen.contains("1 ERROR") && seen.contains("2 NONE -") && seen.contains("7 NONE -"))
    for range in 3...11 { #expect(seen.contains("\(range) ERROR")) }
  }

  /// Each rule of the newest ranges settles what some of the devices drawn are shown.
  @Test func everyNewRuleIsDrawn() throws {
    var dice = Seeded(state: 5)
    let base = try baseConfig()
    var settled: Set<String> = []
    for _ in 0..<12_000 {
      let (range, release) = dice.release()
      guard range >= 10 else { continue }
      let document = dice.document(base, filters: true)
      let device = try dice.device(release, base, served: document)
      func differs(_ other: Int, _ change: (inout VersionConfig) -> Void = { _ in }) -> Bool {
        var changed = document
        change(&changed)
        return ReferenceVersion(range: other, release: release, device: device).decide(changed).verdict
          != ReferenceVersion(range: range, release: release, device: device).decide(document).verdict
      }
      if differs(range, { $0.systemFilter = nil }) { settled.insert("\(range) systems") }
      if differs(range, { $0.modelFilter = nil }) { settled.insert("\(range) models") }
      if range == 11, differs(10) {
        settled.insert(device.serverDate == 0 && document.startDate > 0 ? "11 clock" : "11 quiet time")
      }
    }
    #expect(settled == ["10 systems", "10 models", "11 systems", "11 models", "11 clock", "11 quiet time"])
  }
}

extension Decision {
  fileprivate var answer: ReferenceVersion.Answer {
    ReferenceVersion.Answer(
      verdict: outcome == "NONE" ? "NONE \(result ?? "-")" : outcome,
      buttons: alert[.ca]?.buttons.map { "\($0.text)/\($0.result)/\($0.opens ?? "-")" } ?? [],
      hasBox: alert[.ca]?.hasCheckbox ?? false)
  }
}

/// Version control of the common module a second time.
struct ReferenceVersion {
  /// Parts of a decision by which both evaluators are compared.
  struct Answer: Equatable {
    /// `LAZY`, `ERROR`, or `NONE` with what the callback gets.
    var verdict: String
    /// Text, result and address of each button in Catalan, and true if there is a box.
    var buttons: [String] = []
    var hasBox = false
  }

  /// 1 for V1 and so on.
  var range: Int
  var release: String
  var device: VersionDevice

  func decide(_ document: VersionConfig?) -> Answer {
    // If an alert of ours is on screen: ERROR, 1.0.8 on.
    if device.isAlertShowing, range > 2 || release == "1.0.8" { return Answer(verdict: "ERROR") }
    let thinksItIsOnline: Bool
    if device.platform == .ios && range <= 5 {
      thinksItIsOnline = true
    } else {
      thinksItIsOnline = !device.isOffline
    }
    if !thinksItIsOnline {
      guard let cached = device.cached else { return Answer(verdict: "NONE DISMISSED") }
      var mode = cached.config.mode
      if range >= 6, cached.installed == 0 || cached.installed != device.installed { mode = .none }
      return show(
        mixed(cached.config), mode, clock: device.now, isAllowed: cached.isAllowed, lastOK: cached.lastOK,
        isOnline: false)
    }
    // Up to 1.0.6 iOS makes an Int of the build before it asks; what is larger throws.
    let asksService = device.platform == .android || range > 1 || device.installed <= 2_147_483_647
    if !device.isOffline, asksService {
      switch device.applies {
      case .asServed: break
      case .below: if let document, device.installed >= document.versionCode { return Answer(verdict: "NONE -") }
      case .exact: if let document, device.installed != document.versionCode { return Answer(verdict: "NONE -") }
      case .upTo: if let document, device.installed > document.versionCode { return Answer(verdict: "NONE -") }
      }
    }
    if device.isOffline || !asksService || document == nil {
      if range == 1 {
        guard let cached = device.cached else { return Answer(verdict: "NONE DISMISSED") }
        return show(
          mixed(cached.config), cached.config.mode, clock: device.now, isAllowed: true, lastOK: 0, isOnline: false)
      }
      if range == 2 { return Answer(verdict: "NONE -") }
      return Answer(verdict: "ERROR")
    }
    guard let document else { return Answer(verdict: "ERROR") }
    var isAllowed = device.cached?.isAllowed ?? false
    var lastOK = device.cached?.lastOK ?? 0
    if range >= 7, hasChanged(document) {
      isAllowed = true
      lastOK = 0
    }
    return show(
      document, document.mode, clock: device.serverDate ?? device.now, isAllowed: isAllowed, lastOK: lastOK,
      isOnline: true)
  }

  /// Up to 2.1.6 the Catalan cancel text is kept under the key of the Catalan OK text.
  private func mixed(_ config: VersionConfig) -> VersionConfig {
    var config = config
    let isFixed = range >= 5 || release == "2.2.2"
    if !isFixed { config.ok[.ca] = config.cancel[.ca] }
    return config
  }

  private func hasChanged(_ new: VersionConfig) -> Bool {
    // The built-in texts differ from every document's, so a new device always has a change.
    guard let cached = device.cached else { return true }
    let old = cached.config
    if new.versionCode != cached.installed && new.versionCode != old.versionCode { return true }
    // Neither the installed version's name nor the one kept; texts are compared by their UTF-16 units.
    if range >= 9, new.versionName != device.installedName, new.versionName != old.versionName { return true }
    if new.halves != old.halves { return true }
    return new.mode != old.mode || new.startDate != old.startDate || new.endDate != old.endDate
      || new.title != old.title || new.message != old.message || new.ok != old.ok || new.cancel != old.cancel
      || new.url != old.url || new.hasCheckbox != old.hasCheckbox || new.displayDuration != old.displayDuration
  }

  private func show(
    _ config: VersionConfig, _ mode: VersionConfig.Mode, clock: Instant, isAllowed: Bool, lastOK: Instant,
    isOnline: Bool
  ) -> Answer {
    // 3.2.0 asks for a clock of the service before it looks at the window.
    let looksAtWindow = range >= 4 && !(range == 11 && clock == 0)
    if looksAtWindow, clock < config.startDate || clock > config.endDate { return Answer(verdict: "NONE DISMISSED") }
    if mode == .none { return Answer(verdict: "NONE DISMISSED") }
    // Nothing of the filters is kept for times without a network.
    if isOnline, stops(config) { return Answer(verdict: "NONE DISMISSED") }
    if range >= 7, mode == .lazy || mode == .info {
      // In wide numbers, so that nothing can overflow.
      let milliseconds: Int128 =
        config.displayDuration >= 4_611_686_018_427_388 ? Int128(Int64.max) : Int128(config.displayDuration) * 1000
      let neverAnswered = range == 11 && lastOK == 0
      let passes = isAllowed && (neverAnswered || Int128(device.now) - Int128(lastOK) >= milliseconds)
      if !passes { return Answer(verdict: range == 7 ? "NONE -" : "NONE DISMISSED") }
    }
    let ok = config.ok[.ca] ?? ""
    let cancel = config.cancel[.ca] ?? ""
    switch mode {
    case .force: return Answer(verdict: "FORCE", buttons: ["\(ok)/ACCEPTED/\(config.url)"])
    case .lazy:
      return Answer(
        verdict: "LAZY", buttons: ["\(ok)/ACCEPTED/\(config.url)", "\(cancel)/CANCELLED/-"], hasBox: config.hasCheckbox)
    default:
      return Answer(
        verdict: "INFO", buttons: ["\(ok)/\(range <= 4 ? "ACCEPTED" : "DISMISSED")/-"], hasBox: config.hasCheckbox)
    }
  }
}

extension ReferenceVersion {
  /// The filter of systems, then that of models; what the device is like is only known where it is said.
  private func stops(_ config: VersionConfig) -> Bool {
    if let filter = config.systemFilter, let system = device.system, let order = Self.compared(system, filter.version) {
      let passes = [order <= 0, order == 0, order >= 0][Int(filter.mode.rawValue)]
      if !passes { return true }
    }
    guard let filter = config.modelFilter else { return false }
    guard let model = device.model else { return filter.mode.rawValue == 1 && filter.models.isEmpty }
    return (filter.mode.rawValue == 1) != filter.models.contains { $0.utf16.elementsEqual(model.utf16) }
  }

  /// Negative where the first is lower; nil where a part of one is no number.
  private static func compared(_ first: String, _ second: String) -> Int? {
    let texts = [first, second].map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    let length = max(texts[0].count, texts[1].count)
    var numbers: [[Int]] = []
    for text in texts {
      var mine: [Int] = []
      for part in text {
        guard let number = Int(part), (-2_147_483_648...2_147_483_647).contains(number) else { return nil }
        mine.append(number)
      }
      numbers.append(mine + Array(repeating: 0, count: length - mine.count))
    }
    let difference = zip(numbers[0], numbers[1]).first { $0 != $1 }
    return difference.map { $0 < $1 ? -1 : 1 } ?? 0
  }
}

extension Seeded {
  fileprivate mutating func release() -> (Int, String) {
    let (range, releases) = choose(versionRanges)
    return (range, choose(releases))
  }

  /// Few values for each member, so that equal ones and neighbours are drawn often.
  fileprivate mutating func document(_ base: VersionConfig, filters: Bool) -> VersionConfig {
    var config = base
    config.mode = choose(VersionConfig.Mode.allCases)
    config.versionCode = choose([2_022_010_000, 2_022_020_000])
    if once(1, in: 4) { config.versionName = choose(["2.0", "2.1"]) }
    config.startDate = choose([0, opens, noon - 1, noon, noon + 1])
    config.endDate = choose([.max, closes, noon - 1, noon, noon + 1])
    if once(1, in: 4) { config.title[choose(Language.allCases)] = choose(["T", "U"]) }
    if once(1, in: 4) { config.ok[choose(Language.allCases)] = choose(["D'acord", ""]) }
    if once(1, in: 4) { config.cancel[.ca] = "No" }
    if once(1, in: 6) { config.message[.en] = "M" }
    if once(1, in: 6) { config.url = "" }
    if once(1, in: 8) { config.halves["url"] = choose([[0xD801], [0xD802]]) }
    config.hasCheckbox = once(1, in: 2)
    config.displayDuration = choose([
      -1, 0, 1, 60, 3600, noon / 1000, noon / 1000 + 1, 4_611_686_018_427_387, 4_611_686_018_427_388, .max,
    ])
    if filters, once(1, in: 2) {
      config.systemFilter = SystemFilter(
        mode: choose([-1, 0, 1, 2]), version: choose(["13", "13.0.1", "9", "-1", "14.", "iOS 13"]))
      config.modelFilter = ModelFilter(
        mode: choose([0, 1, 2]), models: choose([[], ["SM-A536B"], ["Pixel 6", "SM-A536B"]]))
    }
    return config
  }

  fileprivate mutating func device(
    _ release: String, _ base: VersionConfig, served: VersionConfig?
  ) throws -> VersionDevice {
    var device = try phone(release, choose(Platform.allCases))
    device.installedName = choose([nil, nil, "2.0", "2.1", "1.9"])
    device.installed = choose([0, 2_022_010_000, 2_022_020_000, 2_022_030_000, 2_147_483_647, 2_147_483_648])
    device.applies = choose([.asServed, .asServed, .asServed, .below, .exact, .upTo])
    device.now = choose([noon - 1, noon, noon + 1, noon + 3_600_000, closes, closes + 1])
    device.serverDate = choose([nil, noon - 1, noon, noon + 1, opens, closes])
    device.system = choose([nil, "13", "13.0", "13.0.1", "8.1.0", "9", "Tiramisu", ""])
    device.model = choose([nil, "SM-A536B", "sm-a536b", "Pixel 6"])
    if once(1, in: 20) { device.serverDate = 0 }
    device.isOffline = once(1, in: 3)
    device.isAlertShowing = once(1, in: 20)
    if once(2, in: 3) {
      // Half of the documents kept are the one that is served, so that nothing or little has changed.
      var config = document(base, filters: device.client.has(.filtersDevices))
      if let served, once(1, in: 2) { config = served }
      // Filters are no part of what is compared.
      if once(1, in: 3) { (config.systemFilter, config.modelFilter) = (nil, nil) }
      if once(1, in: 4) { config.versionName = "1.9" }
      device.cached = .init(
        config: config, installed: choose([0, 2_022_010_000, 2_022_020_000]),
        lastOK: choose([0, noon - 3_600_000, noon - 3_599_999, noon - 60_000, noon, noon + 5]),
        isAllowed: once(3, in: 4))
    }
    return device
  }
}
