import OSAMFormats
import OSAMSyntax

/// A document of Prince of Versions made from an older one: a list of one configuration for each platform.
///
/// The lists stand under the keys with a 2, which every release from 4 on reads; the plain keys stay free for the
/// object that releases before 4 need, and in which a list would be an error. [prince-list-for-old]
struct PrinceDraft {
  private let source: OlderSource
  private let wishes: MigrationWishes
  private(set) var log: MigrationLog
  /// Platforms whose configuration has a version that the outcome is known of.
  private var known: [Platform] = []

  init(_ source: OlderSource, _ wishes: MigrationWishes) {
    self.source = source
    self.wishes = wishes
    log = MigrationLog(formatter: wishes.formatter)
  }

  mutating func build() -> [YAMLEntry] {
    let entries = source.sides.map { side in
      YAMLEntry(Self.key(side.platform), .list([.mapping(configuration(side))]))
    }
    losses()
    return entries
  }

  private static func key(_ platform: Platform) -> String { platform == .ios ? "ios2" : "android2" }

  // MARK: A configuration

  private mutating func configuration(_ side: OlderSource.Side) -> [YAMLEntry] {
    let key = Self.key(side.platform)
    let (version, why) = version(side)
    var entries: [YAMLEntry]
    switch (source.buttons([side]), why) {
    case (.value(.ok), nil):
      known.append(side.platform)
      carryVersion(key, "required_version")
      entries = [versionEntry("required_version", key, version, side)]
    case (.value(.both), nil):
      known.append(side.platform)
      carryVersion(key, "last_version_available")
      entries = [
        versionEntry("last_version_available", key, version, side),
        YAMLEntry(
          "notify_last_version_frequency", .text("ALWAYS"),
          above: [wishes.formatter.text("The older alert is shown at every check.")]),
      ]
    case (let buttons, let why):
      entries = [blankVersion(key, side, why ?? Self.whyNot(buttons))]
    }
    return entries + requirements(side)
  }

  private mutating func carryVersion(_ key: String, _ member: String) {
    log.carry("version", source.node("version"), "\(key)[0].\(member), which follows from the buttons")
  }

  private static func whyNot(_ buttons: OlderSource.Told<OlderButtons>) -> LocalizedMessage {
    switch buttons {
    case .value(let buttons) where buttons.hasCancel:
      "the older alert only informs, and Prince of Versions knows required and optional updates"
    case .unclear(let why): why
    default: "the older alert has no buttons, and Prince of Versions knows required and optional updates"
    }
  }

  /// The older version, or why it cannot be used.
  private func version(_ side: OlderSource.Side) -> (text: String, why: LocalizedMessage?) {
    switch source.mode([side]) {
    case .value(0): break
    case .value(let mode):
      return ("", "comparisonMode is \(mode), and Prince of Versions is about lower versions only")
    case .missing: return ("", "without comparisonMode Android apps never show the alert")
    case .unclear(let why): return ("", "of comparisonMode, \(why)")
    }
    switch source.version([side]) {
    case .missing: return ("", "the older document has no version")
    case .unclear(let why): return ("", "of the older version, \(why)")
    case .value(let text):
      guard let version = DottedVersion(text) else {
        return ("", "“\(Quote.shortened(text))” is no version of whole numbers")
      }
      // A fourth number is dropped by the library, and kept by the older one. [prince-version-ios]
      if side.platform == .ios, version.parts.count > 3 {
        return ("", "Prince of Versions on iOS reads three numbers of \(Quote.shortened(text))")
      }
      return (text, nil)
    }
  }

  private mutating func versionEntry(
    _ name: String, _ key: String, _ version: String, _ side: OlderSource.Side
  ) -> YAMLEntry {
    if side.platform == .ios { return YAMLEntry(name, .text(version)) }
    if let code = wishes.versionCode { return YAMLEntry(name, .literal(String(code))) }
    return log.blank(
      name, "\(key)[0].\(name)", why: "the older document has no version code of \(version) (--version-code)",
      example: .literal(String(Self.anyCode)), request: "Write the version code of \(version) after the colon.")
  }

  private mutating func blankVersion(_ key: String, _ side: OlderSource.Side, _ why: LocalizedMessage) -> YAMLEntry {
    log.blank(
      "last_version_available", "\(key)[0]", part: "a version", why: why,
      example: side.platform == .ios ? .text("1.0.0") : .literal(String(Self.anyCode)),
      above: ["Installed versions below required_version must update, those below last_version_available may."],
      request: "Write the version after the colon, or required_version and its version.")
  }

  /// Stand in for what is not known. Any will do: they are only compared with their neighbours.
  private static let anyCode: Int64 = 1_000_000
  private static let anyLevel: Int64 = 30

  // MARK: The system

  private mutating func requirements(_ side: OlderSource.Side) -> [YAMLEntry] {
    guard let least = source.leastSystem(side) else { return [] }
    let name = "required_os_version"
    let entry: YAMLEntry
    if side.platform == .ios {
      entry = YAMLEntry(name, .text(least))
      log.carry(
        "minSystemVersion", source.node("minSystemVersion"), "\(Self.key(.ios))[0].requirements.\(name)")
    } else {
      entry = log.blank(
        name, "\(Self.key(.android))[0].requirements.\(name)",
        why: "Prince of Versions wants the API level of Android \(least)", example: .literal(String(Self.anyLevel)),
        request: "Write the API level of Android \(least) after the colon.")
    }
    return [YAMLEntry("requirements", .mapping([entry]))]
  }

  // MARK: Members without a place

  private mutating func losses() {
    for label in source.labels where label.value != nil && label.value != .null {
      log.lose(
        label.name, source.node(label.name),
        "Prince of Versions shows nothing itself: the app needs words of its own, or reads them from meta")
    }
    if let node = source.node("okButtonActionURL") {
      log.lose("okButtonActionURL", node, "Prince of Versions opens nothing itself: the app knows where it is updated")
    }
    for side in source.sides {
      if let mode = source.mode([side]).value, mode != 0 {
        log.lose(
          "comparisonMode", source.node("comparisonMode"),
          "on \(side.platform.title), \(mode) is not for lower versions, and Prince of Versions is about those only")
      }
      if source.node("minSystemVersion") != nil, source.minSystem([side]) != .missing, source.leastSystem(side) == nil {
        log.lose(
          "minSystemVersion", source.node("minSystemVersion"),
          "on \(side.platform.title), it is no version that can be read")
      }
    }
    log.loseOthers(
      source,
      handled: source.labels.map { $0.name } + ["version", "comparisonMode", "minSystemVersion", "okButtonActionURL"])
  }

  // MARK: Comparison

  private static func client(_ platform: Platform) -> Client? {
    ClientSet(platform == .ios ? .princeIOS : .princeAndroid).verified.clients.last
  }

  func comparison(of document: Document?) -> MigrationComparison {
    let value = document.map { ReadValue($0.tree, $0.root) }
    func decide(_ device: MigrationDevice) -> Decision? {
      guard let value, let client = Self.client(device.platform) else { return nil }
      return PrinceDecision.decide(value, on: princeDevice(device, client))
    }
    let comparer = MigrationComparer(source)
    var comparison = comparer.outcomes { device in
      guard known.contains(device.platform) else { return .open("the version that is filled in") }
      return decide(device).map { .decided($0) } ?? .open("what is filled in")
    }
    comparison.clients = (source.sides.map { $0.client }, source.sides.compactMap { Self.client($0.platform) })
    comparison.assumptions = assumptions(comparer)
    comparison.notCompared = [
      "What the app shows: Prince of Versions tells it the outcome, and the rest is the app's own.",
      "The legal conditions.",
    ]
    return comparison
  }

  private func princeDevice(_ device: MigrationDevice, _ client: Client) -> PrinceDevice {
    func step(_ order: VersionOrder) -> Int64 { order == .lower ? -1 : order == .equal ? 0 : 1 }
    if device.platform == .ios {
      // The library puts the build behind the version.
      return PrinceDevice(
        client: client, platform: .ios, installed: device.installed.version + "-1", system: device.system.version)
    }
    let code = (wishes.versionCode ?? Self.anyCode) + step(device.installed.order)
    return PrinceDevice(
      client: client, platform: .android, installed: String(code),
      system: String(Self.anyLevel + step(device.system.order)))
  }

  private func assumptions(_ comparer: MigrationComparer) -> [LocalizedMessage] {
    var assumptions: [LocalizedMessage] = []
    if source.platforms.contains(.android) {
      let named = source.version(source.sides).value.flatMap { DottedVersion($0) == nil ? nil : $0 }
      assumptions.append(
        named.map { "The version code is that of version \($0), and lower versions have lower codes." }
          ?? "The version code is that of the older document's version, and lower versions have lower codes.")
      assumptions += comparer.zeros
      if source.sides.contains(where: { $0.platform == .android && source.leastSystem($0) != nil }) {
        assumptions.append("The API level is that of the Android version in minSystemVersion.")
      }
    }
    if source.platforms.contains(.ios) { assumptions.append("Builds of the iOS app are numbered from 1.") }
    assumptions.append("The app registers no checkers, and nothing was announced before.")
    assumptions.append("The device is online, and meets this alert for the first time.")
    return assumptions
  }
}
