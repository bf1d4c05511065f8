import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Random documents of format 4 and random devices, decided a second time from what was drawn, by an evaluator
/// written from the evidence sentence by sentence [prince-selection, prince-decision, prince-version-ios]: it reads no
/// JSON and shares no code.
@Suite struct ReferencePrinceTests {
  private static let releases: [(library: String, release: String, platforms: [DevicePlatform])] =
    ["4.0.0", "4.0.1", "4.0.2", "4.0.6", "4.0.7", "4.0.8"].map { ("pov-ios", $0, [.ios, .macos]) }
    + ["4.0.0", "4.0.1", "4.0.2", "4.0.3", "4.0.4"].map { ("pov-android", $0, [.android]) }
    + [("pov-kmp", "0.1.0", [.ios, .android, .jvm])]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func agrees(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    for round in 0..<Effort.rounds(700, long: 8_000) {
      let (library, release, platforms) = dice.choose(Self.releases)
      let platform = dice.choose(platforms)
      let draw = DrawnDevice(library: library, release: release, platform: platform, &dice)
      let document = DrawnDocument(platform, &dice)
      let text = document.json
      let decision = try #require(PrinceDecision.decide(Array(text.utf8), on: draw.device()))
      let shown = decision.outcome + (decision.updateVersion.map { " \($0)" } ?? "")
      let expected = ReferencePrince(device: draw).decide(document)
      #expect(shown == expected, "seed \(seed), round \(round): \(library) \(release) \(platform) \(draw)\n\(text)")
    }
  }

  /// Every outcome is drawn on every library.
  @Test func everyOutcomeIsDrawn() {
    var dice = Seeded(state: 9)
    var seen: Set<String> = []
    for _ in 0..<6000 {
      let (library, release, platforms) = dice.choose(Self.releases)
      let draw = DrawnDevice(library: library, release: release, platform: dice.choose(platforms), &dice)
      let outcome = ReferencePrince(device: draw).decide(DrawnDocument(draw.platform, &dice))
      seen.insert("\(library) \(outcome.prefix { $0 != " " })")
    }
    for word in [
      "pov-ios requiredUpdateNeeded", "pov-ios newUpdateAvailable", "pov-ios noUpdateAvailable",
      "pov-ios error:dataNotFound", "pov-ios error:requirementsNotSatisfied",
      "pov-ios error:missingConfigurationVersion",
      "pov-android REQUIRED_UPDATE_NEEDED", "pov-android NEW_UPDATE_AVAILABLE", "pov-android NO_UPDATE_AVAILABLE",
      "pov-android error:IllegalArgumentException", "pov-android error:IllegalStateException",
      "pov-android error:RequirementsNotSatisfiedException", "pov-kmp MANDATORY", "pov-kmp OPTIONAL",
      "pov-kmp NO_UPDATE",
      "pov-kmp error:IllegalArgumentException", "pov-kmp error:ConfigurationException",
    ] { #expect(seen.contains(word), "\(word)") }
  }
}

private struct DrawnConfiguration {
  /// nil left out; `null`; else a small whole number, quoted where the platform wants text, or a mistake.
  enum Version: Equatable {
    case absent, null
    case good(Int)
    case bad
  }
  enum System: Equatable {
    case absent, null
    case fitting(Int)
    case wrongType(Int)
    case unreadable
  }

  var required: Version
  var last: Version
  /// Nil left out, `1` for a number.
  var frequency: String?
  var hasRequirements: Bool
  var system: System
  /// The value of the requirement `region`, nil when there is none.
  var region: String?
  var hasNestedMeta: Bool

  init(_ dice: inout Seeded) {
    func version(_ dice: inout Seeded) -> Version {
      if dice.once(1, in: 14) { return dice.choose([.null, .bad]) }
      return dice.once(1, in: 5) ? .absent : .good(Int(dice.next() % 5) + 1)
    }
    required = version(&dice)
    last = version(&dice)
    frequency = dice.choose([nil, nil, "ONCE", "ALWAYS", "ALWAYS", "ONCE", "ALWAYS", "always", "sometimes", "1"])
    if dice.once(1, in: 2) { frequency = dice.choose([nil, "ONCE", "ALWAYS"]) }
    hasRequirements = dice.once(1, in: 2)
    system = dice.choose([.absent, .fitting(8), .fitting(12), .fitting(20), .wrongType(8), .unreadable, .null])
    if dice.once(2, in: 3) { system = .fitting(Int(dice.next() % 12) + 6) }
    region = dice.choose([nil, nil, "hr", "de"])
    hasNestedMeta = dice.once(1, in: 20)
  }

  func json(_ platform: DevicePlatform) -> String {
    let isCode = platform == .android
    var members: [String] = []
    func add(_ name: String, _ version: Version) {
      switch version {
      case .absent: break
      case .null: members.append("\"\(name)\": null")
      case .good(let number): members.append("\"\(name)\": " + (isCode ? "\(number)" : "\"\(number).0\""))
      case .bad: members.append("\"\(name)\": " + (isCode ? "true" : "\"v1\""))
      }
    }
    add("required_version", required)
    add("last_version_available", last)
    if let frequency {
      members.append("\"notify_last_version_frequency\": " + (frequency == "1" ? "1" : "\"\(frequency)\""))
    }
    if hasRequirements {
      var inner: [String] = []
      let name = platform == .jvm ? "required_jvm_version" : "required_os_version"
      switch system {
      case .absent: break
      case .null: inner.append("\"\(name)\": null")
      case .fitting(let number):
        inner.append("\"\(name)\": " + (isCode || platform == .jvm ? "\(number)" : "\"\(number).0\""))
      case .wrongType(let number):
        inner.append("\"\(name)\": " + (isCode || platform == .jvm ? "\"\(number).5\"" : "\(number)"))
      case .unreadable: inner.append("\"\(name)\": \"abc\"")
      }
      if let region { inner.append("\"region\": \"\(region)\"") }
      members.append("\"requirements\": {\(inner.joined(separator: ", "))}")
    }
    if hasNestedMeta { members.append(#""meta": {"a": {"b": 1}}"#) }
    return "{\(members.joined(separator: ", "))}"
  }
}

private struct DrawnDocument {
  var platform: DevicePlatform
  /// The list under the plain key and the one under the 2 key; nil for no key. `jvm` has only the first.
  var plain: [DrawnConfiguration]?
  var second: [DrawnConfiguration]?

  init(_ platform: DevicePlatform, _ dice: inout Seeded) {
    func list(_ dice: inout Seeded) -> [DrawnConfiguration] {
      (0..<Int(dice.choose([0, 1, 1, 1, 2, 2, 3, 3]))).map { _ in DrawnConfiguration(&dice) }
    }
    self.platform = platform
    plain = dice.once(1, in: 6) ? nil : list(&dice)
    second = platform == .jvm || dice.once(2, in: 3) ? nil : list(&dice)
  }

  var json: String {
    let lists = [(platform.rawValue, plain), (platform.rawValue + "2", second)]
    return "{"
      + lists.compactMap { name, list in
        list.map { "\"\(name)\": [" + $0.map { $0.json(platform) }.joined(separator: ", ") + "]" }
      }.joined(separator: ", ") + "}"
  }
}

private struct DrawnDevice {
  var library: String
  var release: String
  var platform: DevicePlatform
  var installed: Int
  var system: Int
  /// The value that the app's checker of `region` accepts; nil for no checker.
  var region: String?
  var remembered: Int?
  /// How it is written: the library keeps the same version.
  var rememberedForm: String
  var builder: Bool

  init(library: String, release: String, platform: DevicePlatform, _ dice: inout Seeded) {
    (self.library, self.release, self.platform) = (library, release, platform)
    installed = Int(dice.next() % 5) + 1
    system = Int(dice.next() % 12) + 6
    region = dice.choose([nil, "hr", "hr"])
    remembered = dice.once(1, in: 3) ? Int(dice.next() % 5) + 1 : nil
    rememberedForm = dice.choose([".0.0-0", ".0", "", ".0.0", ".0-0"])
    builder = dice.once(4, in: 5)
  }

  func device() throws -> PrinceDevice {
    let client = try #require(Client.named(library, release))
    let isText = platform != .android
    let isNative = library == "pov-ios"
    var device = PrinceDevice(
      client: client, platform: platform,
      installed: isNative || platform == .ios ? "\(installed).0-0" : isText ? "\(installed).0" : "\(installed)",
      system: isText && platform != .jvm ? "\(system).0" : "\(system)",
      checkers: region.map { ["region": .exactly($0)] } ?? [:],
      remembered: remembered.map { [isNative ? "\($0)\(rememberedForm)" : isText ? "\($0).0" : "\($0)"] } ?? [])
    device.usesBuilder = builder
    return device
  }
}

private struct ReferencePrince {
  var device: DrawnDevice

  func decide(_ document: DrawnDocument) -> String {
    device.library == "pov-ios" ? apple(document) : other(document)
  }

  // MARK: Native iOS

  private func apple(_ document: DrawnDocument) -> String {
    // The plain key if it decodes, and only otherwise the 2 key.
    var list: [DrawnConfiguration]?
    if let plain = document.plain, plain.allSatisfy(decodes) {
      list = plain
    } else if let second = document.second, second.allSatisfy(decodes) {
      list = second
    }
    guard let list else { return "error:dataNotFound" }
    var chosen = list.first { meets($0, withCheckers: true) }
    var isChecked = true
    if device.release == "4.0.1" {
      // Validated before the app's checkers are applied.
      let first = list.first { meets($0, withCheckers: false) }
      guard let first else { return "error:requirementsNotSatisfied" }
      if number(first.required) == nil && number(first.last) == nil { return "error:missingConfigurationVersion" }
      isChecked = false
      chosen = list.first { meets($0, withCheckers: true) }
    }
    guard let chosen else { return "error:requirementsNotSatisfied" }
    let required = number(chosen.required)
    let last = number(chosen.last)
    if isChecked, required == nil, last == nil { return "error:missingConfigurationVersion" }
    let reported: Int
    if let required, let last {
      reported = required > last ? required : last
    } else {
      let only = required ?? last ?? 0
      reported = only > device.installed ? only : device.installed
    }
    if let required, device.installed < required { return "requiredUpdateNeeded \(reported).0.0-0" }
    if let last, device.installed < last, device.remembered != last || chosen.frequency?.uppercased() == "ALWAYS" {
      return "newUpdateAvailable \(reported).0.0-0"
    }
    return "noUpdateAvailable \(reported).0.0-0"
  }

  private func decodes(_ configuration: DrawnConfiguration) -> Bool {
    if configuration.required == .bad || configuration.last == .bad || configuration.hasNestedMeta { return false }
    switch configuration.frequency {
    case nil, "ONCE", "ALWAYS": break
    case "always": if device.release != "4.0.8" { return false }
    default: return false
    }
    if device.release == "4.0.0", configuration.hasRequirements {
      guard case .fitting = configuration.system else { return false }
    }
    return true
  }

  private func meets(_ configuration: DrawnConfiguration, withCheckers: Bool) -> Bool {
    guard configuration.hasRequirements else { return true }
    if case .fitting(let lowest) = configuration.system, lowest > device.system { return false }
    guard let region = configuration.region else { return true }
    return withCheckers && device.region == region
  }

  // MARK: Android and KMP

  private var isKMP: Bool { device.library == "pov-kmp" }

  private func other(_ document: DrawnDocument) -> String {
    let isIOS = device.platform == .ios
    guard let list = document.second ?? document.plain else {
      return isIOS ? "error:ConfigurationException" : "error:IllegalStateException"
    }
    if list.isEmpty { return isIOS ? "error:ConfigurationException" : "error:IllegalArgumentException" }
    for configuration in list where satisfies(configuration) { return verdict(configuration) }
    return "error:RequirementsNotSatisfiedException"
  }

  private func satisfies(_ configuration: DrawnConfiguration) -> Bool {
    guard configuration.hasRequirements else { return true }
    // Only the builder takes a checker in these two.
    let hasNoBuilder =
      device.library == "pov-android" && !device.builder && (device.release == "4.0.0" || device.release == "4.0.1")
    if let region = configuration.region {
      if device.region == nil || hasNoBuilder {
        if isKMP || device.release != "4.0.0" { return false }
      } else if device.region != region {
        return false
      }
    }
    if hasNoBuilder {
      // No checker for the system.
      return configuration.system == .absent || device.release == "4.0.0"
    }
    switch configuration.system {
    case .absent: return true
    case .fitting(let lowest): return lowest <= device.system
    // Not an integer; read leniently by KMP on iOS.
    case .wrongType(let lowest): return isKMP && device.platform == .ios && lowest <= device.system
    case .unreadable: return isKMP && device.platform == .ios
    case .null:
      if isKMP { return device.platform != .android }
      return device.release == "4.0.3" || device.release == "4.0.4"
    }
  }

  private func verdict(_ configuration: DrawnConfiguration) -> String {
    let nullIsWrong = !isKMP && ["4.0.0", "4.0.1", "4.0.2"].contains(device.release)
    let wrong: [DrawnConfiguration.Version] = nullIsWrong ? [.bad, .null] : [.bad]
    let isText = isKMP && device.platform != .android
    if !isText, wrong.contains(configuration.required) || wrong.contains(configuration.last) {
      return "error:IllegalArgumentException"
    }
    if configuration.frequency == "1" {
      return isKMP && device.platform == .ios ? "error:ConfigurationException" : "error:IllegalArgumentException"
    }
    // On KMP a text is read when it is compared.
    if configuration.required == .bad { return "error:IllegalArgumentException" }
    let required = number(configuration.required)
    let last = number(configuration.last)
    func text(_ number: Int) -> String { isText ? "\(number).0" : "\(number)" }
    let words =
      isKMP
      ? ["MANDATORY", "OPTIONAL", "NO_UPDATE"]
      : ["REQUIRED_UPDATE_NEEDED", "NEW_UPDATE_AVAILABLE", "NO_UPDATE_AVAILABLE"]
    if configuration.required == .absent || configuration.required == .null {
      if configuration.last == .absent || configuration.last == .null { return "error:IllegalStateException" }
    }
    if configuration.last == .bad { return "error:IllegalArgumentException" }
    if let required, device.installed < required { return "\(words[0]) \(text(max(required, last ?? 0)))" }
    if let last, device.installed < last {
      let isKnown = device.remembered == last && configuration.frequency?.lowercased() != "always"
      return "\(isKnown ? words[2] : words[1]) \(text(last))"
    }
    let installed = isKMP && device.platform == .ios ? "\(device.installed).0-0" : text(device.installed)
    return "\(words[2]) \(installed)"
  }

  private func number(_ version: DrawnConfiguration.Version) -> Int? {
    if case .good(let number) = version { number } else { nil }
  }
}
