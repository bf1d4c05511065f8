import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// All answers to documents of the kinds whose clients are asked: random documents, for one client group each; in
/// `make long-tests` for all of them.
@Suite struct AskedCellTests {
  @Test(arguments: [1, 2] as [UInt64])
  func princeOfVersions(_ seed: UInt64) throws { try cover(.princeOfVersions, seed, PrinceText.drawn) }

  /// Requirements and values whose names are one to some clients and two to others.
  @Test(arguments: [(7, true), (8, false)] as [(UInt64, Bool)])
  func princeOfVersionsWithNamesThatLookAlike(_ seed: UInt64, _ areOne: Bool) throws {
    func isWanted(_ clientGroup: ClientGroup) -> Bool {
      clientGroup.clients.clients.allSatisfy { $0.comparesCanonically == areOne }
    }
    try cover(.princeOfVersions, seed, among: isWanted, PrinceText.lookingAlike)
  }

  @Test(arguments: [3, 4] as [UInt64])
  func controlDeVersions(_ seed: UInt64) throws { try cover(.controlDeVersions, seed, OlderText.version) }

  @Test(arguments: [5, 6] as [UInt64])
  func valoracions(_ seed: UInt64) throws { try cover(.valoracions, seed, OlderText.rating) }

  private func cover(
    _ kind: DocumentKind, _ seed: UInt64, among isWanted: (ClientGroup) -> Bool = { _ in true },
    _ draw: (inout Seeded) -> String
  ) throws {
    var dice = Seeded(state: seed)
    var asked = 0
    for round in 0..<Effort.cellRounds {
      let text = draw(&dice)
      var options = Recognition.Options()
      options.kind = kind
      let document = try #require(
        Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first, "\(text)")
      let all = ClientGroup.all(of: document, QuestionTerms(clients: .everyone.verified, today: noon)).filter(isWanted)
      #expect(!all.isEmpty, "\(text)")
      for clientGroup in Effort.isLong ? all : [try #require(all.randomElement(using: &dice))] {
        asked += 1
        let what = "seed \(seed), round \(round): \(clientGroup.clients.prose) on \(clientGroup.platform), \(text)"
        let properties = try CellProperties(clientGroup.subject)
        properties.hold(for: 40, &dice, what) {
          DeviceAnswer(Self.decide(Array(text.utf8), kind, clientGroup, properties.cells.axes, $0))
        }
      }
    }
    #expect(asked >= 100)
  }

  /// The decision on a device put together from the values alone, on the text as a server sends it.
  private static func decide(
    _ bytes: [UInt8], _ kind: DocumentKind, _ clientGroup: ClientGroup, _ axes: [Axis], _ point: Point
  ) -> Decision {
    let client = clientGroup.clients.clients.last!
    let values = Dictionary(uniqueKeysWithValues: zip(axes.map(\.name), zip(axes, point)))
    func text(_ name: AxisName) -> String? { values[name].flatMap { $0.0.text($0.1) } }
    func isOn(_ name: AxisName) -> Bool { values[name]?.1 == .named(1) }
    switch kind {
    case .princeOfVersions:
      var checkers: PrinceDevice.Checkers = [:]
      for case .requirement(let key) in values.keys {
        if let value = text(.requirement(key)) { checkers[key.text] = .init(value) }
      }
      var device = PrinceDevice(
        client: client, platform: clientGroup.platform, installed: text(.version)!, system: text(.osVersion)!,
        checkers: checkers, remembered: text(.remembered).map { [$0] } ?? [])
      device.usesBuilder = isOn(.builder)
      return PrinceDecision.decide(bytes, on: device)!
    case .controlDeVersions:
      let device = OlderVersionDevice(
        client: client, installed: text(.version)!, system: text(.osVersion)!, language: text(.language))
      return OlderVersionDecision.decide(bytes, on: device)!
    default:
      let device = OlderRatingDevice(
        client: client, opens: Int64(text(.opens)!)!, daysSinceFirst: Double(text(.daysSinceFirst)!)!,
        daysSincePrompt: text(.daysSincePrompt).flatMap(Double.init), isAnswered: isOn(.answered),
        language: text(.language))
      return OlderRatingDecision.decide(bytes, on: device)!
    }
  }
}

/// Documents of Prince of Versions, old and new.
private enum PrinceText {
  /// Lists of configurations with requirements that only the app checks, each with one of two spellings of a name and of
  /// a value.
  static func lookingAlike(_ dice: inout Seeded) -> String {
    func pick(_ items: [String]) -> String { items.randomElement(using: &dice)! }
    func configuration() -> String {
      let requirements = ["r\u{E9}gion", "re\u{301}gion"].filter { _ in Bool.random(using: &dice) }.map { key in
        #""\#(key)": "\#(pick(["K", "\u{212A}", "K*", "\u{212A}*", "k"]))""#
      }
      return
        #"{"required_version": "\#(pick(["1", "2", "3"]))", "requirements": {\#(requirements.joined(separator: ", "))}}"#
    }
    func member(_ key: String) -> String {
      #""\#(key)": [\#((0..<3).map { _ in configuration() }.joined(separator: ", "))]"#
    }
    return "{\(["ios", "android", "jvm", "macos"].map(member).joined(separator: ", "))}"
  }

  static func drawn(_ dice: inout Seeded) -> String {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    func version() -> String {
      pick([
        #""1.2.3""#, #""1.2.3-4""#, #""2.0""#, #""1.10.0""#, #""1.0.0-beta""#, "3", "12", #""12""#, "null", #""v2""#,
      ])
    }
    func requirements() -> String {
      var members: [String] = []
      if Bool.random(using: &dice) {
        members.append(#""required_os_version": \#(pick([#""14.1""#, #""14.1-5""#, "23", #""23""#, #""x""#, "null"]))"#)
      }
      if Bool.random(using: &dice) { members.append(#""required_jvm_version": "\#(pick(["11", "17"]))""#) }
      for key in ["region", "tier_one"] where Int.random(in: 0..<3, using: &dice) == 0 {
        members.append(
          #""\#(key)": \#(pick([#""hr""#, #""hr-HR""#, #""de""#, "5", "true", "null", #"{"a": 1}"#, #""""#, #""*""#, #""h*""#]))"#
        )
      }
      return "{\(members.joined(separator: ", "))}"
    }
    func configuration() -> String {
      var members: [String] = []
      if Bool.random(using: &dice) { members.append(#""required_version": \#(version())"#) }
      if Bool.random(using: &dice) { members.append(#""last_version_available": \#(version())"#) }
      if Bool.random(using: &dice) {
        members.append(#""notify_last_version_frequency": \#(pick([#""ONCE""#, #""ALWAYS""#, #""once""#]))"#)
      }
      if Bool.random(using: &dice) { members.append(#""requirements": \#(requirements())"#) }
      return "{\(members.joined(separator: ", "))}"
    }
    func old() -> String {
      var latest = [#""version": \#(version())"#, #""notification_type": "\#(pick(["ONCE", "ALWAYS"]))""#]
      if Bool.random(using: &dice) { latest.append(#""min_sdk": \#(pick([#""13.0""#, "21"]))"#) }
      var members = [#""latest_version": {\#(latest.joined(separator: ", "))}"#]
      if Bool.random(using: &dice) { members.append(#""minimum_version": \#(version())"#) }
      if Bool.random(using: &dice) { members.append(#""minimum_version_min_sdk": \#(pick([#""12.0""#, "19"]))"#) }
      return "{\(members.joined(separator: ", "))}"
    }
    var members: [String] = []
    for key in ["ios", "ios2", "android", "android2", "jvm", "macos"] where Bool.random(using: &dice) {
      let list = (0..<Int.random(in: 0...3, using: &dice)).map { _ in configuration() }.joined(separator: ", ")
      members.append(#""\#(key)": \#(Int.random(in: 0..<4, using: &dice) == 0 ? old() : "[\(list)]")"#)
    }
    return members.isEmpty ? #"{"ios": [\#(configuration())]}"# : "{\(members.joined(separator: ", "))}"
  }
}

/// Documents of the city's two older libraries.
private enum OlderText {
  static func version(_ dice: inout Seeded) -> String {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    func text(_ name: String) -> String {
      pick([#""\#(name)""#, #"{"ca": "\#(name)", "es": "ES"}"#, #"{"es": ""}"#, "{}", #"{"ca": 1, "en": "x"}"#, #""""#])
    }
    var members = ["title", "message", "okButtonTitle", "cancelButtonTitle"].compactMap { name in
      Int.random(in: 0..<6, using: &dice) == 0 ? nil : #""\#(name)": \#(text(name))"#
    }
    let versions = [
      #""1.2""#, #""1.2.0""#, #""10""#, #""02.5""#, #""1.2-b""#, "7", #""""#, #""99999999999""#, #""4.99999999999""#,
    ]
    members.append(#""version": \#(pick(versions))"#)
    members.append(#""comparisonMode": \#(pick(["0", "1", "2", #""0""#, "3", #""x""#]))"#)
    if Bool.random(using: &dice) {
      let systems = [
        #""13.2""#, #""13.10""#, #""9""#, "13.2", #""iOS 9""#, #""5.0.1""#, #""9.x""#, #""7.1.b""#, #""11.0+""#,
        #""+9.0""#, #""-1""#, #""9.-1""#, #""7.-1.b""#,
      ]
      members.append(#""minSystemVersion": \#(pick(systems))"#)
    }
    if Bool.random(using: &dice) { members.append(#""okButtonActionURL": "https://example.org/a b""#) }
    return "{\(members.shuffled(using: &dice).joined(separator: ", "))}"
  }

  static func rating(_ dice: inout Seeded) -> String {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    let messages = pick([
      "[]", #"[{"language": "ca", "content": "C"}, {"language": "es", "content": ""}]"#,
      #"[{"language": "CA", "content": "C"}]"#, "null",
    ])
    let days = pick(["0", "1", "7", "-1", "2.5", #""3""#, "99999999999", "200000"])
    let launches = pick(["0", "1", "5", "-2", #""4""#, "2147483647"])
    return #"{"tmin": \#(days), "num_apert": \#(launches), "messages": \#(messages)}"#
  }
}
