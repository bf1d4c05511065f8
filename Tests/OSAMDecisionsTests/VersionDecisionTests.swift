import OSAMDecisions
import OSAMFormats
import Testing

/// The version-control decision, row by row [module-window, module-buttons]. Expected values are written by hand.
@Suite struct VersionDecisionTests {
  // MARK: Releases

  /// The changes, each with the numbers of the ranges that have it, written out by hand.
  static let versionChanges: [(change: ModuleChange, ranges: ClosedRange<Int>)] = [
    (.fallsBackOnCache, 1...1), (.callsBackTwice, 1...1), (.staysSilentOnFailure, 2...2), (.comparesDates, 4...11),
    (.infoIsDismissed, 5...11), (.checksNetworkOnIOS, 6...11),
    (.takesBuildsOf32Bits, 1...1), (.keepsForOneVersion, 6...11), (.remembersAnswers, 7...11),
    (.callsBackWhenQuiet, 8...11), (.comparesVersionName, 9...11), (.filtersDevices, 10...11),
    (.drawsOwnDialog, 10...11),
    (.skipsWindowWithoutClock, 11...11), (.startsQuietTimeAtAnswer, 11...11), (.remembersEveryAnswer, 11...11),
    (.closesByXOnIOS, 11...11), (.mayAnswerFromCache, 11...11),
  ]
  static let ratingChanges: [(change: ModuleChange, ranges: ClosedRange<Int>)] = [
    (.sharesRatingCode, 2...5), (.countsBeforeFetch, 3...5), (.asksStore, 4...5), (.callsBackAfterStore, 5...5),
  ]

  @Test func changesAreThoseOfTheReference() throws {
    for (table, ranges) in [(Self.versionChanges, versionRanges), (Self.ratingChanges, ratingRanges)] {
      for (change, those) in table {
        for (range, releases) in ranges {
          for release in releases {
            #expect(try client(release).has(change) == those.contains(range), "\(release) \(change)")
          }
        }
      }
    }
  }

  /// A release that is in no range would be asked by no test of this target.
  @Test func everyReleaseIsInOneRange() {
    for ranges in [versionRanges, ratingRanges] {
      let sets = ranges.map { ClientSet(.osam, from: $0.releases.first, to: $0.releases.last) }
      for client in ClientSet.commonModule.clients where client.library.id == Library.osam.id {
        let count = sets.count { $0.contains(client) }
        // Between two ranges there may be tags that were not meant for stores.
        #expect(count == 1 || count == 0 && client.release.isDevelopment, "\(client.name)")
      }
    }
  }

  /// The changes within a range.
  @Test func smallerChanges() {
    #expect(ModuleChange.refusesSecondAlert.missing.prose == "1.0.0–1.0.7")
    #expect(ModuleChange.letsAppOpenURL.missing.prose == "1.0.0–2.0.1")
    #expect(ModuleChange.keepsCatalanOK.missing.prose == "1.0.0–2.1.6")
    #expect(ModuleChange.staysSilentWithoutPrompt.releases.prose == "1.0.5–1.0.6")
    #expect(ModuleChange.readsDialogTexts.releases.prose == "1.0.7–1.0.11")
  }

  /// iOS up to 1.0.6 makes 32 bits of the installed build before it asks. [module-build-of-32-bits]
  @Test func aBuildBeyond32BitsIsNotAskedAbout() throws {
    let force = try edited { $0.mode = .force }
    for (range, releases) in versionRanges {
      for release in releases {
        let large = try phone(release, .ios) { $0.installed = 2_147_483_648 }
        #expect(try answer(force, large).hasPrefix(range == 1 ? "NONE nothing DISMISSED" : "FORCE"), "\(release)")
        var kept = large
        kept.cached = .init(config: force, installed: 1)
        #expect(try answer(edited { $0.mode = .none }, kept).hasPrefix(range == 1 ? "FORCE" : "NONE"), "\(release)")
        #expect(try answer(force, try phone(release, .ios) { $0.installed = 2_147_483_647 }).hasPrefix("FORCE"))
        #expect(try answer(force, try phone(release, .android) { $0.installed = 2_147_483_648 }).hasPrefix("FORCE"))
      }
    }
  }

  /// A client that never comes back from decoding falls back on nothing. [module-endless-value]
  @Test func whatIsNeverDecodedIsNeverAnswered() throws {
    let force = try edited { $0.mode = .force }
    let device = try phone("1.0.5") { $0.cached = .init(config: force, installed: 1) }
    let endless = try #require(VersionDecision.decide(.endless, versionCode: nil, on: device))
    #expect(endless.plain == .nothing && endless.result == nil && endless.cause == .document(isCertain: true))
    let failed = try #require(VersionDecision.decide(.undecodable, versionCode: nil, on: device))
    #expect(failed.plain == .mustUpdate)
    var offline = device
    offline.isOffline = true
    #expect(VersionDecision.decide(.endless, versionCode: nil, on: offline)?.plain == .mustUpdate)
  }

  @Test func aReleaseThatWasNotReadHasNoAnswer() throws {
    #expect(VersionDecision.decide(.decoded(try baseConfig()), versionCode: nil, on: try phone("3.2.0-dev")) == nil)
    let rating = RatingDevice(client: try client("3.2.0-dev"), platform: .ios, now: noon)
    #expect(RatingDecision.open(RatingConfig(minutes: 0, openings: 0), on: rating) == nil)
  }

  // MARK: Window

  static let insideAndOut: [(clock: Instant, isOpen: Bool)] = [
    (opens - 1, false), (opens, true), (opens + 1, true), (closes - 1, true), (closes, true), (closes + 1, false),
  ]

  @Test(arguments: releases(4...11), insideAndOut)
  func windowBoundsAreInclusive(_ release: String, _ row: (clock: Instant, isOpen: Bool)) throws {
    let device = try phone(release) { $0.serverDate = row.clock }
    #expect(try answer(baseConfig(), device) == (row.isOpen ? "LAZY may-update -" : "NONE nothing DISMISSED"))
  }

  @Test(arguments: releases(1...3), insideAndOut)
  func earlyReleasesHaveNoWindow(_ release: String, _ row: (clock: Instant, isOpen: Bool)) throws {
    let device = try phone(release) { $0.serverDate = row.clock }
    #expect(try answer(baseConfig(), device) == "LAZY may-update -")
  }

  @Test(arguments: releases(4...11))
  func openEnds(_ release: String) throws {
    let ever = try edited { ($0.startDate, $0.endDate) = (0, .max) }
    for clock: Instant in [0, noon, .max] {
      #expect(try answer(ever, phone(release) { $0.serverDate = clock }) == "LAZY may-update -", "\(clock)")
    }
    #expect(try answer(ever, phone(release) { $0.serverDate = -1 }) == "NONE nothing DISMISSED")
    let noEnd = try edited { $0.endDate = .max }
    #expect(try answer(noEnd, phone(release) { $0.serverDate = .max }) == "LAZY may-update -")
    #expect(try answer(noEnd, phone(release) { $0.serverDate = opens - 1 }) == "NONE nothing DISMISSED")
  }

  @Test(arguments: releases(4...11))
  func swappedAndInstantWindows(_ release: String) throws {
    let swapped = try edited { ($0.startDate, $0.endDate) = (closes, opens) }
    for clock in [opens - 1, opens, noon, closes, closes + 1] {
      #expect(try answer(swapped, phone(release) { $0.serverDate = clock }) == "NONE nothing DISMISSED")
    }
    let instant = try edited { ($0.startDate, $0.endDate) = (noon, noon) }
    for (clock, expected) in [
      (noon - 1, "NONE nothing DISMISSED"), (noon, "LAZY may-update -"), (noon + 1, "NONE nothing DISMISSED"),
    ] {
      #expect(try answer(instant, phone(release) { $0.serverDate = clock }) == expected)
    }
  }

  /// The example of the README: opens when it closes, and serverDate is five and a half days later.
  @Test(arguments: releases(4...11), VersionConfig.Mode.allCases)
  func exampleOfTheReadmeShowsNothing(_ release: String, _ mode: VersionConfig.Mode) throws {
    let example = try edited { ($0.startDate, $0.endDate, $0.mode) = (1_645_311_600_000, 1_645_311_600_000, mode) }
    #expect(try answer(example, phone(release) { $0.serverDate = 1_645_788_600_000 }) == "NONE nothing DISMISSED")
  }

  @Test(arguments: releases(4...11))
  func deviceClockPlaysNoPartOnline(_ release: String) throws {
    let device = try phone(release) { ($0.now, $0.serverDate) = (closes + 1, noon) }
    #expect(try answer(baseConfig(), device) == "LAZY may-update -")
    let late = try phone(release) { ($0.serverDate, $0.now) = (closes + 1, noon) }
    #expect(try answer(baseConfig(), late) == "NONE nothing DISMISSED")
  }

  // MARK: Modes

  static let modes: [(mode: VersionConfig.Mode, expected: String)] = [
    (.force, "FORCE must-update -"), (.lazy, "LAZY may-update -"), (.info, "INFO inform -"),
    (.none, "NONE nothing DISMISSED"),
  ]

  @Test(arguments: releases(1...11), modes)
  func modesOnANewDevice(_ release: String, _ row: (mode: VersionConfig.Mode, expected: String)) throws {
    for platform in Platform.allCases {
      #expect(try answer(edited { $0.mode = row.mode }, phone(release, platform)) == row.expected)
    }
  }

  /// The window is tested before the mode.
  @Test(arguments: releases(4...11))
  func expiredForceIsDismissed(_ release: String) throws {
    let force = try edited { $0.mode = .force }
    #expect(try answer(force, phone(release) { $0.serverDate = closes + 1 }) == "NONE nothing DISMISSED")
  }

  // MARK: An alert is on screen

  @Test func secondAlertIsRefusedFrom1_0_8On() throws {
    for release in releases(1...11) {
      let isEarly = ["1.0.0", "1.0.6", "1.0.7"].contains(release)
      let device = try phone(release) { $0.isAlertShowing = true }
      #expect(try answer(baseConfig(), device) == (isEarly ? "LAZY may-update -" : "ERROR error ERROR"), "\(release)")
    }
  }

  // MARK: Failures

  @Test(arguments: Platform.allCases)
  func undecodable(_ platform: Platform) throws {
    let cached = VersionDevice.Cached(config: try edited { $0.mode = .force }, installed: 2_022_010_000)
    for release in releases(1...1) {
      #expect(try answer(nil, phone(release, platform)) == "NONE nothing DISMISSED")
      #expect(try answer(nil, phone(release, platform) { $0.cached = cached }) == "FORCE must-update -")
    }
    for release in releases(2...2) {
      #expect(try answer(nil, phone(release, platform) { $0.cached = cached }) == "NONE nothing -")
    }
    for release in releases(3...11) {
      #expect(try answer(nil, phone(release, platform) { $0.cached = cached }) == "ERROR error ERROR")
    }
  }

  // MARK: Offline

  private func cachedForce(installed: Int64 = 2_022_010_000) throws -> VersionDevice.Cached {
    .init(config: try edited { $0.mode = .force }, installed: installed)
  }

  @Test func offlineAndroid() throws {
    for release in releases(1...11) {
      let cached = try cachedForce()
      func offline(_ change: (inout VersionDevice) -> Void) throws -> String {
        try answer(
          baseConfig(),
          phone(release) { device in
            (device.isOffline, device.cached) = (true, cached)
            change(&device)
          })
      }
      #expect(try offline { _ in } == "FORCE must-update -", "\(release)")
      #expect(try offline { $0.cached = nil } == "NONE nothing DISMISSED", "\(release)")
      // The device's clock stands in for serverDate, which plays no part.
      let early = releases(1...3).contains(release)
      #expect(
        try offline { ($0.now, $0.serverDate) = (closes + 1, noon) }
          == (early ? "FORCE must-update -" : "NONE nothing DISMISSED"), "\(release)")
      #expect(try offline { $0.serverDate = closes + 1 } == "FORCE must-update -", "\(release)")
      // After an update of the app: up to 2.2.3 the alert comes all the same.
      let old = releases(1...5).contains(release)
      #expect(
        try offline { $0.installed = 2_022_020_000 } == (old ? "FORCE must-update -" : "NONE nothing DISMISSED"),
        "\(release)")
      #expect(
        try offline {
          $0.installed = 0
          $0.cached?.installed = 0
        } == (old ? "FORCE must-update -" : "NONE nothing DISMISSED"),
        "\(release)")
    }
  }

  @Test func offlineIOS() throws {
    for release in releases(1...11) {
      let cached = try cachedForce()
      let offline = try phone(release, .ios) { ($0.isOffline, $0.cached) = (true, cached) }
      let updated = try phone(release, .ios) { ($0.isOffline, $0.cached, $0.installed) = (true, cached, 2_022_020_000) }
      switch release {
      // The fetch fails: the cache is used up to 1.0.6, then nothing happens, then ERROR.
      case "1.0.0", "1.0.6":
        #expect(try answer(baseConfig(), offline) == "FORCE must-update -", "\(release)")
        #expect(try answer(baseConfig(), updated) == "FORCE must-update -", "\(release)")
      case "1.0.7", "1.0.8":
        #expect(try answer(baseConfig(), offline) == "NONE nothing -", "\(release)")
      case "1.0.9", "1.0.11", "1.1.0", "2.1.2", "2.2.2", "2.2.3":
        #expect(try answer(baseConfig(), offline) == "ERROR error ERROR", "\(release)")
      default:
        #expect(try answer(baseConfig(), offline) == "FORCE must-update -", "\(release)")
        #expect(try answer(baseConfig(), updated) == "NONE nothing DISMISSED", "\(release)")
      }
    }
  }

  /// Whom the service serves makes no difference to a device that cannot reach it: the kept FORCE comes
  /// even after the update, up to 2.2.3.
  @Test func offlineDoesNotAskTheService() throws {
    let cached = try cachedForce()
    let updated = try phone("2.2.3") {
      ($0.isOffline, $0.cached, $0.applies, $0.installed) = (true, cached, .below, 2_022_020_000)
    }
    #expect(try answer(baseConfig(), updated) == "FORCE must-update -")
  }

  // MARK: Who gets the document (7)

  @Test func readingsOfVersionCode() throws {
    let older = Int64(2_021_040_000)
    let code = Int64(2_021_050_000)
    let newer = Int64(2_021_060_000)
    let expected: [(Applies, reached: [Int64], not: [Int64])] = [
      (.asServed, [older, code, newer], []), (.exact, [code], [older, newer]), (.below, [older], [code, newer]),
      (.upTo, [older, code], [newer]),
    ]
    for (applies, reached, not) in expected {
      for installed in reached + not {
        let config = try edited { $0.versionCode = code }
        let device = try phone("3.0.1") { ($0.installed, $0.applies) = (installed, applies) }
        #expect(
          try answer(config, device) == (reached.contains(installed) ? "LAZY may-update -" : "NONE nothing -"),
          "\(applies) \(installed)")
      }
    }
  }

  // MARK: Don't-show-again and quiet time

  /// A device that had this very document, with its memory.
  private func known(
    _ release: String, lastOK: Instant, isAllowed: Bool = true, mode: VersionConfig.Mode = .lazy, duration: Int64 = 3600
  ) throws -> String {
    let config = try edited { ($0.mode, $0.displayDuration) = (mode, duration) }
    let device = try phone(release) {
      $0.cached = .init(config: config, installed: 2_022_010_000, lastOK: lastOK, isAllowed: isAllowed)
    }
    return try answer(config, device)
  }

  @Test(arguments: [VersionConfig.Mode.lazy, .info])
  func suppressed(_ mode: VersionConfig.Mode) throws {
    let shown = mode == .lazy ? "LAZY may-update -" : "INFO inform -"
    for release in releases(1...11) {
      let expected =
        releases(1...6).contains(release)
        ? shown : releases(7...7).contains(release) ? "NONE nothing -" : "NONE nothing DISMISSED"
      #expect(try known(release, lastOK: 0, isAllowed: false, mode: mode) == expected, "\(release)")
      #expect(try known(release, lastOK: noon - 3_599_999, mode: mode) == expected, "\(release)")
      // The comparison includes the last millisecond.
      #expect(try known(release, lastOK: noon - 3_600_000, mode: mode) == shown, "\(release)")
      #expect(try known(release, lastOK: 0, mode: mode) == shown, "\(release)")
    }
  }

  @Test(arguments: releases(1...11))
  func forceHasNoMemory(_ release: String) throws {
    #expect(try known(release, lastOK: noon, isAllowed: false, mode: .force) == "FORCE must-update -")
  }

  @Test(arguments: releases(7...11))
  func durations(_ release: String) throws {
    let hidden = releases(7...7).contains(release) ? "NONE nothing -" : "NONE nothing DISMISSED"
    let shown = "LAZY may-update -"
    // 0 and negative values always pass.
    for duration: Int64 in [0, -1, .min] { #expect(try known(release, lastOK: noon, duration: duration) == shown) }
    // With no OK yet the left side is the whole Unix time, up to 3.1.0.
    let unanswered = release == "3.2.0" ? shown : hidden
    #expect(try known(release, lastOK: 0, duration: noon / 1000) == shown)
    #expect(try known(release, lastOK: 0, duration: noon / 1000 + 1) == unanswered)
    for duration: Int64 in [noon, 4_611_686_018_427_387, 4_611_686_018_427_388, .max] {
      #expect(try known(release, lastOK: 0, duration: duration) == unanswered)
      #expect(try known(release, lastOK: 1, duration: duration) == hidden)
    }
    // A new device as well.
    let endless = try edited { $0.displayDuration = noon / 1000 + 1 }
    #expect(try answer(endless, phone(release)) == unanswered)
  }

  @Test func durationsSaturate() {
    #expect(VersionDecision.milliseconds(ofSeconds: 3600) == 3_600_000)
    #expect(VersionDecision.milliseconds(ofSeconds: 4_611_686_018_427_387) == 4_611_686_018_427_387_000)
    #expect(VersionDecision.milliseconds(ofSeconds: 4_611_686_018_427_388) == .max)
    #expect(VersionDecision.milliseconds(ofSeconds: .max) == .max)
    #expect(VersionDecision.milliseconds(ofSeconds: -1) == -1000)
    #expect(VersionDecision.milliseconds(ofSeconds: .min) == .min)
  }

  /// Offline nothing is compared with what was kept, so nothing is forgotten.
  @Test func offlineKeepsTheMemory() throws {
    let config = try baseConfig()
    for release in releases(7...11) {
      let device = try phone(release) {
        $0.isOffline = true
        $0.cached = .init(config: config, installed: 2_022_010_000, isAllowed: false)
      }
      let changed = try self.changed(config)
      #expect(
        try answer(changed, device) == (releases(7...7).contains(release) ? "NONE nothing -" : "NONE nothing DISMISSED")
      )
    }
  }

  private func changed(_ config: VersionConfig) throws -> VersionConfig {
    var config = config
    config.title[.ca] = "Una altra cosa"
    return config
  }
}
