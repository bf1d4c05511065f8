import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// A document of a library that is asked, and a device before it.
enum AskedDevice: Sendable {
  case prince(String, PrinceDevice)
  case version(String, OlderVersionDevice)
  case rating(String, OlderRatingDevice)

  private static func clients(_ ids: [String]) -> [Client] { Client.all.filter { ids.contains($0.library.id) } }

  static func random(_ dice: inout Seeded) throws -> Self {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0...1:
      let client = try #require(clients(["pov-ios", "pov-android", "pov-kmp"]).randomElement(using: &dice))
      let platform = try #require(DevicePlatform.all(for: client).randomElement(using: &dice))
      let device = prince(client, platform, &dice)
      return .prince(princeText(platform, &dice), device)
    case 2:
      let ids = ["controldeversions-ios", "controldeversions-android"]
      let client = try #require(clients(ids).randomElement(using: &dice))
      return .version(OlderAlertText.random(&dice), version(client, &dice))
    default:
      let client = try #require(clients(["valoracions-ios", "valoracions-android"]).randomElement(using: &dice))
      let numbers = (0..<2).map { _ in Int.random(in: -1...4, using: &dice) }
      let message = #"[{"language": "ca", "content": "Valora"}]"#
      return .rating(
        #"{"tmin": \#(numbers[0]), "num_apert": \#(numbers[1]), "messages": \#(message)}"#, rating(client, &dice))
    }
  }

  /// Another device before the same document.
  func changed(_ dice: inout Seeded) throws -> Self {
    switch self {
    case .prince(let text, let device): .prince(text, Self.prince(device.client, device.platform, &dice))
    case .version(let text, let device): .version(text, Self.version(device.client, &dice))
    case .rating(let text, let device): .rating(text, Self.rating(device.client, &dice))
    }
  }

  func decide() throws -> Decision {
    switch self {
    case .prince(let text, let device): try #require(PrinceDecision.decide(Array(text.utf8), on: device))
    case .version(let text, let device): try #require(OlderVersionDecision.decide(Array(text.utf8), on: device))
    case .rating(let text, let device): try #require(OlderRatingDecision.decide(Array(text.utf8), on: device))
    }
  }

  /// The parts of a decision that are an answer.
  func answer(_ decision: Decision) -> String {
    "\(decision.outcome) \(decision.plain) \(decision.result ?? "-") "
      + (decision.reportsInstalled ? "installed" : decision.updateVersion ?? "-")
      + " \(String(describing: decision.olderAlert))"
  }

  var language: String? {
    switch self {
    case .prince: nil
    case .version(_, let device): device.language
    case .rating(_, let device): device.language
    }
  }

  // MARK: Random ones

  private static let versions = [
    "1", "2.0", "2.0.0", "1.9.9", "2.0.1", "3.0.0", "1.2.3-4", "1.2.3", "4.1.3", "4.1.0", "5", "5.0", "1.2-beta",
    "v2", "2.0.0-rc.1", "10.0.0", "4.10", "0.0",
  ]

  private static func prince(_ client: Client, _ platform: DevicePlatform, _ dice: inout Seeded) -> PrinceDevice {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &dice) ?? "" }
    let systems =
      platform == .jvm ? ["8", "11", "17"] : platform == .android ? ["8", "16", "30"] : ["8", "11.0", "14.1"]
    let codes = ["1", "2", "3", "199", "200", "201"]
    var device = PrinceDevice(client: client, platform: platform, installed: pick(versions), system: pick(systems))
    if device.problem != nil { device.installed = pick(codes) }
    if Bool.random(using: &dice) {
      device.checkers["region"] = pick(["a", "b"]) == "a" ? .exactly(pick(["hr", "de"])) : .anything
    }
    if Int.random(in: 0..<4, using: &dice) == 0 { device.checkers["required_os_version"] = .anything }
    let memory = pick(versions + codes)
    device.remembered =
      Bool.random(using: &dice)
      ? PrinceDevice(
        client: client, platform: platform, installed: "1", system: "8", remembered: [memory]
      ).remembered : []
    device.usesBuilder = Bool.random(using: &dice)
    if !device.hasCheckers { device.checkers = [:] }
    return device
  }

  private static func princeText(_ platform: DevicePlatform, _ dice: inout Seeded) -> String {
    let isCode = platform == .android && Bool.random(using: &dice)
    func version() -> String {
      isCode
        ? "\(["2", "200", "3"].randomElement(using: &dice) ?? "")" : "\"\(versions.randomElement(using: &dice) ?? "")\""
    }
    func member(_ name: String, _ value: String) -> [String] {
      Int.random(in: 0..<3, using: &dice) > 0 ? ["\"\(name)\": \(value)"] : []
    }
    let frequency = Bool.random(using: &dice) ? "\"ONCE\"" : "\"ALWAYS\""
    if Int.random(in: 0..<3, using: &dice) == 0 {
      let sdk = platform == .android ? "16" : "\"11.0\""
      let latest = (["\"version\": \(version())"] + member("notification_type", frequency) + member("min_sdk", sdk))
      let members =
        member("minimum_version", version()) + member("minimum_version_min_sdk", sdk)
        + ["\"latest_version\": {\(latest.joined(separator: ", "))}"]
      return "{\"\(platform.rawValue)\": {\(members.joined(separator: ", "))}}"
    }
    let configurations = (0..<2).map { _ in
      let system = platform == .android || platform == .jvm ? "16" : "\"14.1-5\""
      let name = platform == .jvm ? "required_jvm_version" : "required_os_version"
      let requirements = member(name, system) + member("region", "\"hr\"")
      let members =
        member("required_version", version()) + member("last_version_available", version())
        + member("notify_last_version_frequency", frequency)
        + member("requirements", "{\(requirements.joined(separator: ", "))}")
      return "{\(members.joined(separator: ", "))}"
    }
    return "{\"\(platform.rawValue)\": [\(configurations.joined(separator: ", "))]}"
  }

  private static func version(_ client: Client, _ dice: inout Seeded) -> OlderVersionDevice {
    let isAndroid = client.library.id == Library.controlDeVersionsAndroid.id
    // A version that Android cannot read wholly is no part of this: a comparison may end before the unreadable part.
    let installed = versions.filter { !isAndroid || VersionScheme.paddedIntegers.canRead($0) }
    let systems = ["9", "10.10", "11.0", "13", "13.2", "13.2.3", "13.10"]
    return OlderVersionDevice(
      client: client, installed: installed.randomElement(using: &dice) ?? "",
      system: systems.randomElement(using: &dice) ?? "",
      language: ["ca", "es", "fr", nil].randomElement(using: &dice) ?? nil)
  }

  private static func rating(_ client: Client, _ dice: inout Seeded) -> OlderRatingDevice {
    let days = (0..<2).map { _ in Double(Int.random(in: 0...5, using: &dice)) }
    return OlderRatingDevice(
      client: client, opens: Int64.random(in: 0...5, using: &dice), daysSinceFirst: days[0],
      daysSincePrompt: Bool.random(using: &dice) ? days[1] : nil, isAnswered: Int.random(in: 0..<6, using: &dice) == 0,
      language: ["ca", "es", nil].randomElement(using: &dice) ?? nil)
  }
}

extension AskedDevice {
  /// On which side of a bound it lies: 0 or 1, or a word of its own.
  func side(of bound: DeviceCheck.Bound, on axis: AxisName) -> String {
    switch bound {
    case .version(let scheme, let cut):
      let version = text(on: axis)
      return cut.isBelow(version, by: scheme) ? "1" : cut.isAbove(version, by: scheme) ? "0" : "unreadable"
    case .number(let number): return number <= count(on: axis) ? "1" : "0"
    case .readable(let scheme): return scheme.canRead(text(on: axis)) ? "1" : "0"
    case .value(let version):
      guard case .prince(_, let device) = self else { return "none" }
      let isApple = device.client.library.id == Library.princeIOS.id
      return (isApple ? device.remembered.contains(version) : device.remembered.last == version) ? "1" : "0"
    case .values: return "none"
    case .accepting(let value):
      guard case .prince(_, let device) = self, case .requirement(let key) = axis else { return "none" }
      switch device.checkers[key.text] {
      case .exactly(let text): return text == value ? "accepts" : "refuses"
      case .prefix(let text): return value?.hasPrefix(text) == true ? "accepts" : "refuses"
      case .anything: return "accepts"
      case .nothing: return "refuses"
      case nil: return "none"
      }
    case .presence: return isThere(axis) ? "1" : "0"
    }
  }

  private func text(on axis: AxisName) -> String {
    switch self {
    case .prince(_, let device): axis == .version ? device.installed : device.system
    case .version(_, let device): axis == .version ? device.installed : device.system
    case .rating: ""
    }
  }

  private func count(on axis: AxisName) -> Int64 {
    guard case .rating(_, let device) = self else { return Int64(text(on: axis)) ?? 0 }
    switch axis {
    case .opens: return device.opens
    case .daysSinceFirst: return Int64(device.daysSinceFirst)
    default: return Int64(device.daysSincePrompt ?? -1)
    }
  }

  private func isThere(_ axis: AxisName) -> Bool {
    switch (self, axis) {
    case (.prince(_, let device), .builder): device.usesBuilder
    case (.prince(_, let device), .requirement(let key)): device.checkers[key.text] != nil
    case (.rating(_, let device), .answered): device.isAnswered
    case (.rating(_, let device), .daysSincePrompt): device.daysSincePrompt != nil
    default: false
    }
  }
}
