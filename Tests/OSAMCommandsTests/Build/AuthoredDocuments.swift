import Foundation
import OSAMFormats
import TestSupport

/// Random documents as people write them, each with what must become of it.
struct AuthoredDocuments {
  var random: Seeded

  init(seed: UInt64) { random = Seeded(state: seed) }

  /// Values that the command line gives.
  static let id: Int64 = 109
  static let appID: Int64 = 400
  static let serverDate: Int64 = 1_795_262_400_000

  mutating func chance(_ one: Int, in many: Int) -> Bool { Int.random(in: 0..<many, using: &random) < one }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
  mutating func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }

  /// A document's text, and the value its clients must get.
  struct Document {
    var text: String
    var isYAML: Bool
    var wire: ReadValue
  }

  private mutating func document(
    _ written: Written, wire: ReadValue, isList: Bool = false, keeps: (String) -> Bool = { _ in false }
  ) -> Document {
    let isYAML = Bool.random(using: &random)
    let shuffled = written.shuffled(using: &random, keeps: keeps)
    var text = isYAML ? shuffled.yaml(using: &random) : shuffled.json(using: &random) + pick(["", "\n", "\r\n"])
    if isYAML, chance(1, in: 6) { text = "---\n" + text }
    if isYAML, chance(1, in: 8) { text = text.replacing("\n", with: "\r\n") }
    return Document(text: text, isYAML: isYAML, wire: wire)
  }

  // MARK: Parts

  private static let texts = [
    "Nova versió", "Actualitza l'app", "¿Te gusta?", "Col·lecció d'il·lustració", "A \"quote\" and a \\ backslash",
    "Two\nlines", "tab\there", "Emoji 🚌 and 日本", "line\u{2028}separator", "# no comment", "key: value", "'single'",
    "1.10", "true", "null", "- item", "[brackets] {braces}", "100 %", "a/b", "é\u{301}", "\u{1}control", "yes", "~",
  ]

  private mutating func text() -> String {
    pick(Self.texts) + (chance(1, in: 3) ? " \(number(1...999))" : "")
  }

  /// The three languages, sometimes one more.
  private mutating func texts() -> Written {
    var map = ["ca", "es", "en"].map { ($0, Written.text(text())) }
    if chance(1, in: 8) { map.append(("fr", .text(text()))) }
    return .map(map)
  }

  /// A whole number in one of the ways that are read with certainty.
  private mutating func integer(_ number: Int64) -> Written {
    let digits = String(number)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .form(digits, .number(digits))
    case 1: return .raw(json: digits, yaml: "0" + digits, .number(digits))
    default: return .number(number)
    }
  }

  private static let madrid: Foundation.Calendar = {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Madrid") ?? .gmt
    return calendar
  }()

  /// A date between two years, no hour of which a clock skips or shows twice; milliseconds by Foundation.
  private mutating func date(_ years: ClosedRange<Int>, endOfDay: Bool) -> (Written, Int64) {
    var parts = DateComponents()
    parts.year = Int.random(in: years, using: &random)
    parts.month = Int.random(in: 1...12, using: &random)
    parts.day = Int.random(in: 1...28, using: &random)
    func two(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    func milliseconds(_ parts: DateComponents) -> Int64 {
      Int64((Self.madrid.date(from: parts) ?? .distantPast).timeIntervalSince1970 * 1000)
    }
    if chance(1, in: 3) {
      if endOfDay {
        let start = Self.madrid.date(from: parts) ?? .distantPast
        let next = Self.madrid.date(byAdding: .day, value: 1, to: start) ?? .distantPast
        let last = Int64(next.timeIntervalSince1970 * 1000) - 1
        return (.form(day, .number(String(last))), last)
      }
      let start = milliseconds(parts)
      return (.form(day, .number(String(start))), start)
    }
    parts.hour = Int.random(in: 4...22, using: &random)
    parts.minute = Int.random(in: 0...59, using: &random)
    let time = "\(two(parts.hour)):\(two(parts.minute))"
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let local = milliseconds(parts)
      return (.form("\(day) \(time)", .number(String(local))), local)
    case 1:
      parts.timeZone = .gmt
      let utc = milliseconds(parts) + 30_000
      return (.form("\(day)T\(time):30Z", .number(String(utc))), utc)
    case 2:
      parts.timeZone = TimeZone(secondsFromGMT: -5400)
      let offset = milliseconds(parts) + 250
      return (.form("\(day) \(time):00.25-01:30", .number(String(offset))), offset)
    default:
      let local = milliseconds(parts)
      return (.number(local), local)
    }
  }

  private mutating func duration() -> Written {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .form("1h", .number("3600"))
    case 1: return .form("2d12h", .number("216000"))
    case 2: return .form("45s", .number("45"))
    default: return .number(number(1...2_000_000))
    }
  }

  private mutating func packageName() -> Written {
    .text(pick(["cat.bcn.bus", "cat.bcn.museu_historia", "cat.bcn.App9"]))
  }

  /// The members as written and as they must stand, in the table's order, with what the command line adds.
  private mutating func common(_ members: [(String, Written?)], supplied: [String: Int64]) -> Document {
    var wire: [ReadValue.Member] = []
    var own: [(String, Written)] = []
    for (name, value) in members {
      if let value {
        own.append((name, value))
        if value.wire != .null { wire.append(.init(name, value.wire)) }
      } else if let number = supplied[name] {
        wire.append(.init(name, .number(String(number))))
      }
    }
    if chance(1, in: 6) { own.append((pick(["note", "author", "x-team"]), .text(text()))) }
    let body = Written.map(own)
    let isWrapped = chance(1, in: 2)
    return document(isWrapped ? .map([("data", body)]) : body, wire: .object([.init("data", .object(wire))]))
  }

  // MARK: Kinds

  /// `hasBox`: true if the members of 3.x must be there.
  mutating func osamVersion(hasBox: Bool) -> Document {
    let start = date(2024...2026, endOfDay: false)
    let end = date(2027...2031, endOfDay: true)
    let hasOwnClock = chance(1, in: 3)
    let title = texts()
    let members: [(String, Written?)] = [
      ("id", chance(1, in: 2) ? nil : integer(number(1...Int64(Int32.max)))),
      ("appId", chance(1, in: 2) ? nil : integer(number(1...99999))),
      ("packageName", packageName()), ("versionCode", integer(number(1...3_000_000_000))),
      ("versionName", .text(pick(["1.0.0", "4.10", "2", "10.0-beta"]))),
      ("startDate", pick([nil, .null, start.0, start.0, start.0])),
      ("endDate", pick([nil, .null, end.0, end.0, end.0])),
      ("serverDate", hasOwnClock ? date(2024...2031, endOfDay: false).0 : nil),
      ("platform", .text(pick(["ANDROID", "IOS"]))),
      ("comparisonMode", .text(pick(["FORCE", "LAZY", "INFO", "NONE"]))), ("title", title),
      ("message", chance(1, in: 4) ? title : texts()), ("ok", texts()), ("cancel", texts()),
      ("url", .text("https://www.barcelona.cat/apps?id=\(number(1...999))")),
      ("checkBoxDontShowAgain", hasBox || chance(1, in: 2) ? checkbox() : nil),
      ("dialogDisplayDuration", hasBox || chance(1, in: 2) ? duration() : nil),
      ("osVersion", chance(1, in: 10) ? .text("14.0") : nil),
      ("models", chance(1, in: 10) ? .list([.text("SM-G991B"), .text("x")]) : nil),
    ]
    return common(
      members, supplied: ["id": Self.id, "appId": Self.appID, "serverDate": Self.serverDate])
  }

  private mutating func checkbox() -> Written {
    let value = Bool.random(using: &random)
    return chance(1, in: 8) ? .form("\(value)", .boolean(value)) : .boolean(value)
  }

  mutating func osamRating() -> Document {
    common(
      [
        ("id", chance(1, in: 2) ? nil : integer(number(1...99999))),
        ("appId", chance(1, in: 2) ? nil : integer(number(1...99999))),
        ("appStoreIdentifier", chance(1, in: 3) ? .text("1234567890") : nil), ("packageName", packageName()),
        ("platform", .text(pick(["ANDROID", "IOS"]))), ("minutes", integer(number(0...500_000))),
        ("numAperture", integer(number(1...300))), ("message", texts()),
        ("title", chance(1, in: 4) ? texts() : nil), ("neutral", chance(1, in: 4) ? texts() : nil),
      ], supplied: ["id": Self.id, "appId": Self.appID])
  }

  mutating func controlDeVersions() -> Document {
    func present(_ members: [(String, Written?)]) -> [(String, Written)] {
      members.compactMap { name, value in value.map { (name, $0) } }
    }
    let mode = number(0...2)
    let members = present([
      ("version", .text("\(number(1...12)).\(number(0...20)).\(number(0...9))")),
      ("comparisonMode", wholeNumber(mode)),
      ("minSystemVersion", pick([nil, .text("\(number(5...17)).\(number(0...9))"), .number(number(5...17))])),
      ("title", olderText()), ("message", olderText()), ("okButtonTitle", chance(2, in: 3) ? olderText() : nil),
      ("cancelButtonTitle", chance(1, in: 2) ? olderText() : nil),
      ("okButtonActionURL", .text("https://www.barcelona.cat/apps")),
      ("legalURL", chance(1, in: 5) ? .text("https://www.barcelona.cat/legal") : nil),
      ("legal_version", .number(number(1...9))),
      ("legal_URL", .text("https://www.barcelona.cat/legal")),
      ("note", chance(1, in: 6) ? .text(text()) : nil),
    ])
    // Which text stands first matters to Android, so the languages keep their order.
    return document(.map(members), wire: Written.map(members).wire, keeps: { $0.hasSuffix("itle") || $0 == "message" })
  }

  /// `1`, `1.0` and `1e0` are one to both libraries.
  private mutating func wholeNumber(_ number: Int64) -> Written {
    let digits = String(number)
    let form = pick([digits, digits, digits, digits + ".0", digits + "e0"])
    return .raw(json: form, yaml: form, .number(digits))
  }

  private mutating func olderText() -> Written {
    if chance(1, in: 4) { return .text(text()) }
    let text = text()
    return .map(
      [("cat", text), ("ca", text), ("es", self.text()), ("en", self.text())].shuffled(using: &random).map {
        ($0.0, .text($0.1))
      })
  }

  mutating func valoracions() -> Document {
    var messages: [Written] = []
    for language in ["ca", "es", "en", "fr"].shuffled(using: &random).prefix(Int(number(0...4))) {
      messages.append(.map([("languaje", .text(language)), ("content", .text(text()))]))
    }
    let members: [(String, Written)] = [
      ("tmin", wholeNumber(number(0...60))), ("num_apert", wholeNumber(number(1...40))), ("messages", .list(messages)),
    ]
    return document(.map(members), wire: Written.map(members).wire)
  }

  // MARK: Prince of Versions

  mutating func princeOfVersions() -> Document {
    var members: [(String, Written)] = []
    let hasObject = chance(1, in: 3)
    let hasMac = chance(1, in: 3)
    if hasObject {
      members.append(("ios", oldObject()))
      if hasMac { members.append(("macos", oldObject())) }
    }
    members.append((hasObject ? "ios2" : pick(["ios", "ios2"]), configurations(isApple: true)))
    if hasMac { members.append(("macos2", configurations(isApple: true))) }
    if chance(2, in: 3) { members.append((pick(["android", "android2"]), configurations(isApple: false))) }
    if chance(1, in: 5) { members.append(("jvm", javaConfigurations())) }
    if chance(1, in: 2) { members.append(("meta", meta())) }
    if chance(1, in: 8) { members.append(("note", .text(text()))) }
    return prince(members)
  }

  /// Requirements and metadata have names of their own and keep their order.
  private mutating func prince(_ members: [(String, Written)]) -> Document {
    let order = ["ios", "macos", "ios2", "macos2", "android", "android2", "jvm", "meta", "note"]
    let sorted = members.sorted { order.firstIndex(of: $0.0) ?? 0 < order.firstIndex(of: $1.0) ?? 0 }
    return document(
      .map(members), wire: Written.map(sorted).wire, keeps: { $0 == "meta" || $0 == "requirements" })
  }

  /// Lists for iOS alone, for which an object may be found.
  mutating func princeLists() -> Document {
    prince([(pick(["ios", "ios2"]), configurations(isApple: true))])
  }

  private mutating func appleVersion() -> String {
    let version = "\(number(1...3)).\(number(0...2)).\(number(0...2))"
    return chance(1, in: 8) ? "\(version)-\(number(1...3))" : version
  }

  private mutating func configurations(isApple: Bool) -> Written {
    var items: [Written] = []
    // Newer systems first, and at most the last for all: else some would never be chosen.
    var system = isApple ? number(16...18) : number(31...34)
    let count = number(1...3)
    for place in 1...count {
      let version: Written = isApple ? .text(appleVersion()) : .number(number(1...60))
      let last: Written = isApple ? .text(appleVersion()) : androidCode()
      let lowest: Written = isApple ? .text("\(system).\(number(0...1))") : .number(system)
      let isForAll = place == count && chance(1, in: 2)
      items.append(configuration(version, last, isForAll ? nil : ("required_os_version", lowest)))
      system -= number(1...3)
    }
    return .list(items)
  }

  private mutating func androidCode() -> Written {
    let code = number(1...60)
    return .raw(json: String(code), yaml: chance(1, in: 10) ? "+\(code)" : String(code), .number(String(code)))
  }

  private mutating func configuration(
    _ required: Written, _ last: Written, _ system: (String, Written)?
  ) -> Written {
    let which = number(0...2)
    var members: [(String, Written)] = []
    if which != 0 { members.append(("required_version", required)) }
    if which != 1 { members.append(("last_version_available", last)) }
    if chance(2, in: 3) { members.append(("notify_last_version_frequency", .text(pick(["ONCE", "ALWAYS"])))) }
    if let system {
      var requirements = [system]
      if chance(1, in: 6) { requirements.append(("pilot", .text("yes"))) }
      members.append(("requirements", .map(requirements)))
    }
    if chance(1, in: 5) { members.append(("meta", meta())) }
    return .map(members)
  }

  private mutating func javaConfigurations() -> Written {
    .list([.map([("required_version", .text("1.\(number(0...4))")), ("last_version_available", .text("2.0"))])])
  }

  private mutating func oldObject() -> Written {
    .map([
      ("minimum_version", .text(appleVersion())), ("minimum_version_min_sdk", .text("\(number(8...14)).0")),
      (
        "latest_version",
        .map([
          ("version", .text(appleVersion())), ("notification_type", .text(pick(["ONCE", "ALWAYS"]))),
          ("min_sdk", .text("\(number(8...14)).0")),
        ])
      ),
    ])
  }

  private mutating func meta() -> Written {
    .map([
      ("notes", .text(text())), ("flag", .boolean(true)),
      ("amount", .raw(json: "1.50", yaml: pick(["1.50", "+1.50", "01.50"]), .number("1.50"))),
    ])
  }
}
