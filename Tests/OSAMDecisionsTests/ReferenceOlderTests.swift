import Foundation
import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Random documents and devices of the older libraries, decided a second time by evaluators written from the prose of
/// the evidence of the older libraries [older-decision, older-rating-android], on values in place of texts and with
/// Foundation.
@Suite struct ReferenceOlderTests {
  @Test(arguments: [21, 22, 23] as [UInt64])
  func versionControlAgrees(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let clients = Client.all.filter { $0.library.id.hasPrefix("controldeversions") }
    var seen: Set<String> = []
    for round in 0..<Effort.rounds(1_500, long: 16_000) {
      let client = dice.choose(clients)
      let reference = ReferenceOlderVersion(&dice)
      let device = OlderVersionDevice(
        client: client, installed: reference.installed, system: reference.system, language: reference.language)
      let decision = try #require(OlderVersionDecision.decide(Array(reference.text.utf8), on: device))
      let expected =
        client.library.id == "controldeversions-ios"
        ? reference.onIOS() : reference.onAndroid(comparesText: ["1.4.6", "1.5.0"].contains(client.release.name))
      var found = decision.outcome
      if let alert = decision.olderAlert {
        found += " \(alert.buttons.map { "\($0.then.rawValue) \($0.opens ?? "-")" }) \(alert.blocks)"
      }
      #expect(found == expected, "seed \(seed), round \(round): \(client.name) \(reference)")
      seen.insert(decision.outcome)
    }
    // The dice reach every outcome.
    #expect(
      seen == [
        "must-update", "may-update", "inform", "nothing", "error:onFailure", "error:Error parsing data", "crash",
      ])
  }

  @Test(arguments: [31, 32, 33] as [UInt64])
  func ratingAgrees(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let clients = Client.all.filter { $0.library.id.hasPrefix("valoracions") }
    for round in 0..<300 {
      let client = dice.choose(clients)
      let isIOS = client.library.id == "valoracions-ios"
      var reference = ReferenceOlderRating(isIOS: isIOS)
      for launch in 0..<25 {
        reference.hours += dice.choose([0, 1, 23, 24, 48])
        let tmin = dice.choose([-1, 0, 1, 2])
        let launches = dice.choose([-1, 0, 1, 2, 3])
        let isBroken = dice.once(1, in: 10)
        let text = isBroken ? #"{"tmin": 1.5}"# : #"{"tmin": \#(tmin), "num_apert": \#(launches), "messages": []}"#
        var device = OlderRatingDevice(
          client: client, opens: reference.total + 1,
          daysSinceFirst: reference.first.map { Double(reference.hours - $0) / 24 } ?? 0,
          daysSincePrompt: reference.last.map { Double(reference.hours - $0) / 24 }, isAnswered: reference.isAnswered)
        device.opensSincePrompt = reference.sinceLast + 1
        let decision = try #require(OlderRatingDecision.decide(Array(text.utf8), on: device))
        let expected = reference.open(isBroken ? nil : (tmin, launches))
        #expect(decision.outcome == expected, "seed \(seed), round \(round), launch \(launch): \(client.name) \(text)")
        if !isIOS, expected == "prompt", dice.once(1, in: 8) { reference.isAnswered = true }
      }
    }
  }
}

// MARK: Version control

/// A document as a list of values, each of a kind of its own, and the device that reads it.
struct ReferenceOlderVersion: CustomStringConvertible {
  var version: Any?
  var mode: Any?
  var minSystem: Any?
  var texts: [String: Any] = [:]
  var url: Any?
  var isList = false
  var installed: String
  var system: String
  var language: String?

  init(_ document: PlainJSON, installed: String, system: String, language: String?) {
    version = document["version"]?.any
    mode = document["comparisonMode"]?.any
    minSystem = document["minSystemVersion"]?.any
    for name in ["title", "message", "okButtonTitle", "cancelButtonTitle"] { texts[name] = document[name]?.any }
    url = document["okButtonActionURL"]?.any
    isList = document.list != nil
    (self.installed, self.system, self.language) = (installed, system, language)
  }

  init(_ dice: inout Seeded) {
    let versions = ["1", "1.0", "1.2", "1.2.0", "1.2.10", "1.10", "2", "02", "10", "9"]
    version =
      dice.once(1, in: 12)
      ? dice.choose([nil, 2, "1.2-beta", "99999999999", [Any](), ""] as [Any?]) : dice.choose(versions)
    mode =
      dice.once(1, in: 8)
      ? dice.choose([nil, "a", 3, true, "1.0", 0.5, [Any]()] as [Any?]) : dice.choose([0, 1, 2, "0"] as [Any])
    minSystem =
      dice.once(1, in: 2) ? nil : dice.choose(["5.0", "13.10", "13.2", "13", "", "iOS 9", 13, [Any]()] as [Any?])
    for name in ["title", "message", "okButtonTitle", "cancelButtonTitle"] {
      let value: Any? = dice.choose(
        [
          nil, name, name, name, ["es": name], ["ca": name], ["es": ""], "", 1, [Any](),
          dice.once(1, in: 4) ? [String: Any]() : nil, dice.once(1, in: 4) ? ["es": 1] : nil,
        ] as [Any?])
      texts[name] = value
    }
    url =
      dice.once(1, in: 8) ? dice.choose([nil, ["a": 1], ""] as [Any?]) : dice.choose(["https://x.org", "market://x"])
    isList = dice.once(1, in: 30)
    installed = dice.choose(versions)
    system = dice.choose(["4.4", "5", "13", "13.1", "13.2", "13.10"])
    language = dice.choose(["es", "es", "ca", nil])
  }

  var text: String {
    if isList { return "[]" }
    var members = texts
    members["version"] = version
    members["comparisonMode"] = mode
    members["minSystemVersion"] = minSystem
    members["okButtonActionURL"] = url
    return "{" + members.map { "\"\($0)\": \(Self.json($1))" }.joined(separator: ",") + "}"
  }

  var description: String { "\(text) on \(installed), \(system), \(language ?? "-")" }

  private static func json(_ value: Any) -> String {
    switch value {
    case let text as String: "\"\(text)\""
    case let flag as Bool: "\(flag)"
    case let map as [String: Any]: "{" + map.map { "\"\($0)\": \(json($1))" }.joined(separator: ",") + "}"
    case is [Any]: "[]"
    default: "\(value)"
    }
  }

  // MARK: iOS

  func onIOS() -> String {
    if isList { return "error:Error parsing data" }
    // Anything but a string is handed to a comparison of strings.
    guard let version = version as? String else { return "crash" }
    let number: Int
    switch mode {
    case nil: number = 0
    case is [Any]: return "crash"
    case let text as String: number = (text as NSString).integerValue
    case let flag as Bool: number = flag ? 1 : 0
    case let whole as Int: number = whole
    default: number = 0
    }
    let order = NSString(string: installed).compare(version, options: .numeric)
    guard
      (number == 0 && order == .orderedAscending) || (number == 1 && order == .orderedSame)
        || (number == 2 && order == .orderedDescending)
    else { return "nothing" }
    let needed: Double
    switch minSystem {
    case is [Any]: return "crash"
    case let text as String: needed = Self.leading(text)
    case let whole as Int: needed = Double(whole)
    default: needed = 0
    }
    guard Self.leading(system) >= needed else { return "nothing" }
    var shown: [String: String] = [:]
    for (name, value) in texts {
      if let text = value as? String { shown[name] = text }
      guard let map = value as? [String: Any], let entry = map[language ?? ""] ?? map.values.first else { continue }
      guard let text = entry as? String else { return "crash" }
      shown[name] = text
    }
    let hasOK = shown["okButtonTitle"] ?? "" != ""
    let hasCancel = shown["cancelButtonTitle"] ?? "" != ""
    let comesBack = !hasCancel && shown["title"] != nil && shown["message"] != nil
    var buttons: [String] = []
    if hasOK {
      let address = (url as? String).flatMap { $0.isEmpty ? nil : $0 } ?? "-"
      buttons.append("\(comesBack ? "comes back" : "closes") \(address)")
    }
    if hasCancel { buttons.append("closes -") }
    let blocks = !hasCancel && !(hasOK && !comesBack)
    return "\(Self.kind(hasOK, hasCancel)) \(buttons) \(blocks)"
  }

  /// "major.minor" as a decimal fraction; what is no number is 0.
  private static func leading(_ text: String) -> Double {
    Double(text.components(separatedBy: ".").prefix(2).joined(separator: ".")) ?? 0
  }

  private static func kind(_ hasOK: Bool, _ hasCancel: Bool) -> String {
    switch (hasOK, hasCancel) {
    case (false, false), (true, false): "must-update"
    case (true, true): "may-update"
    case (false, true): "inform"
    }
  }

  // MARK: Android

  func onAndroid(comparesText: Bool) -> String {
    if isList || version is [Any] || minSystem is [Any] || url is [String: Any] { return "error:onFailure" }
    var number: Int?
    switch mode {
    case nil: break
    case let text as String:
      guard let value = Double(text) else { return "error:onFailure" }
      number = Int(value)
    case let whole as Int where !(mode is Bool): number = whole
    default: return "error:onFailure"
    }
    var shown: [String: String] = [:]
    for (name, value) in texts {
      if let text = value as? String { shown[name] = text }
      guard let map = value as? [String: Any] else { continue }
      guard let entry = map[language ?? ""] ?? map.values.first, let text = entry as? String else { return "crash" }
      shown[name] = text
    }
    if let asked = minSystem {
      guard let order = Self.order("\(asked)", system, comparesText) else { return "crash" }
      if order > 0 { return "nothing" }
    }
    guard let version, let number else { return "nothing" }
    let given = "\(version)"
    guard given.range(of: #"\A[0-9]+(\.[0-9]+)*\z"#, options: .regularExpression) != nil else { return "crash" }
    guard (0...2).contains(number) else { return "nothing" }
    guard let order = Self.order(installed, given, comparesText) else { return "crash" }
    guard order == number - 1 else { return "nothing" }
    let hasOK = shown["okButtonTitle"] != nil
    let hasCancel = shown["cancelButtonTitle"] != nil
    var buttons: [String] = []
    if hasOK {
      let address = (url as? String).map { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : "http://" + $0 }
      buttons.append("stays \(address ?? "-")")
    }
    if hasCancel { buttons.append("closes -") }
    return "\(Self.kind(hasOK, hasCancel)) \(buttons) \(!hasCancel)"
  }

  /// -1, 0 or 1; nil for a crash.
  private static func order(_ first: String, _ second: String, _ comparesText: Bool) -> Int? {
    var left = first.components(separatedBy: ".")
    var right = second.components(separatedBy: ".")
    while left.count < right.count { left.append("0") }
    while right.count < left.count { right.append("0") }
    for (one, other) in zip(left, right) {
      if comparesText {
        if one != other { return one < other ? -1 : 1 }
      } else {
        guard let small = Int32(one), let large = Int32(other) else { return nil }
        if small != large { return small < large ? -1 : 1 }
      }
    }
    return 0
  }
}

// MARK: Rating

struct ReferenceOlderRating {
  var isIOS: Bool
  var hours = 0
  var total: Int64 = 0
  var sinceLast: Int64 = 0
  var first: Int?
  var last: Int?
  var isAnswered = false

  /// One launch, with the days and launches of the document, or nil when it is of no use.
  mutating func open(_ limits: (days: Int, launches: Int)?) -> String {
    if isAnswered { return "nothing" }
    guard let limits else { return isIOS ? "error:failure" : "crash" }
    total += 1
    sinceLast += 1
    if first == nil { first = hours }
    let isFar = hours - (first ?? 0) >= limits.days * 24
    if isIOS {
      if total >= limits.launches && isFar {
        isAnswered = true
        last = hours
        return "prompt"
      }
      return "nothing"
    }
    var prompts = limits.launches > 0 && total >= limits.launches && isFar
    if let last { prompts = prompts && sinceLast >= limits.launches && hours - last >= limits.days * 24 }
    if prompts {
      last = hours
      sinceLast = 0
    }
    return prompts ? "prompt" : "nothing"
  }
}
