import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Effects of a change of a document on users.
@Suite struct DiffTests {
  private static func terms(_ clients: ClientSet = .commonModule, today: Instant = noon) -> QuestionTerms {
    QuestionTerms(clients: clients, today: today)
  }

  private static func changes(
    _ old: Document?, _ new: Document?, _ terms: QuestionTerms = terms()
  ) throws -> [OutcomeChange] {
    try OutcomeChange.all(from: old, to: new, terms).changes
  }

  // MARK: Properties

  /// On pairs drawn at random, for one client each; in `make long-tests` for all of them.
  @Test(arguments: [1, 2] as [UInt64])
  func bothDirectionsSayTheSame(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let verified = ClientSet.commonModule.clients
    var count = 0
    for round in 0..<Effort.cellRounds {
      let texts = try Drawn.pair(&dice)
      let (old, new) = (try texts.old.map(Drawn.document), try texts.new.map(Drawn.document))
      let client = try #require(verified.randomElement(using: &dice))
      let terms = Self.terms(Effort.isLong ? .commonModule : ClientSet([client]))
      let what = "seed \(seed), round \(round), \(client.name): \(texts)"
      #expect(try Self.changes(new ?? old, new ?? old, terms).isEmpty, "\(what)")
      let there = try Self.changes(old, new, terms)
      count += there.count
      Self.hold(there, for: 20, old, new, client, terms, &dice, what)
      // A device always remembers the document before.
      let isOfVersions = (new ?? old)?.kind == .osamVersion
      if isOfVersions && (client.has(.remembersAnswers) || client.has(.fallsBackOnCache)) { continue }
      func regions(_ changes: [OutcomeChange], _ pair: (OutcomePair) -> OutcomePair?) -> [Regions] {
        changes.filter { $0.clients.contains(client) }.map { Regions($0, pair($0.pair)) }
      }
      let (one, other) = (
        regions(there, { $0 }),
        regions(try Self.changes(new, old, terms)) { OutcomePair(before: $0.after, after: $0.before) }
      )
      #expect(one.allSatisfy(other.contains) && one.count == other.count, "\(what)")
    }
    #expect(count > 100)
  }

  private struct Regions: Equatable {
    var platform: DevicePlatform
    var axes: [Axis]
    var region: Region
    var pair: OutcomePair?

    init(_ change: OutcomeChange, _ pair: OutcomePair?) {
      (platform, axes, region, self.pair) = (change.platform, change.axes, change.region, pair)
    }
  }

  /// Edits of an alert, most of them one at a time, for the releases that remember answers: `diff` says of each device
  /// what `simulate` says of it, which takes the new document with `--cached` and the old one.
  @Test(arguments: [3, 4] as [UInt64])
  func editsDoWhatSimulateSaysWithTheOldDocument(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    let clients = ClientSet.commonModule.clients.filter { $0.has(.remembersAnswers) }
    var classes: [ChangeClass: Int] = [:]
    for round in 0..<Effort.rounds(200, long: 3000) {
      let texts = try Drawn.edit(&dice)
      let (old, new) = (try Drawn.document(texts.old), try Drawn.document(texts.new))
      let client = try #require(clients.randomElement(using: &dice))
      let applies = try #require(Applies.allCases.randomElement(using: &dice))
      let terms = QuestionTerms(clients: ClientSet([client]), applies: applies, today: noon)
      let changes = try Self.changes(old, new, terms)
      for change in changes { classes[change.changeClass, default: 0] += 1 }
      let what = "seed \(seed), round \(round), \(client.name), \(applies): \(texts)"
      Self.hold(changes, for: 40, old, new, client, terms, &dice, what)
    }
    #expect(ChangeClass.allCases.allSatisfy { classes[$0, default: 0] > 10 }, "\(classes)")
  }

  /// Devices at random are in the one change that says what becomes of them, or in none when nothing does.
  private static func hold(
    _ changes: [OutcomeChange], for rounds: Int, _ old: Document?, _ new: Document?, _ client: Client,
    _ terms: QuestionTerms, _ dice: inout Seeded, _ what: String
  ) {
    for platform in [Platform.android, .ios] {
      let sides = [old, new].map { side in
        side.flatMap { ClientGroup.all(of: $0, terms).first { $0.platform == platform.device }?.subject }
      }
      guard let asked = sides.compactMap(\.self).first else { continue }
      let simulated = Simulated(client, platform, terms, old, new)
      let axes = asked.axes
      let mine = changes.filter { $0.platform == platform.device && $0.clients.contains(client) }
      let all = QuestionTerms.usual(asked)
      for _ in 0..<rounds {
        let point = axes.indices.map { value(on: axes[$0], all[$0], mine.map(\.region), axes, &dice) }
        let expected = simulated.change(axes, point)
        let around = mine.filter { change in zip(change.region, point).allSatisfy { $0.contains($1) } }
        #expect(around.count == (expected == nil ? 0 : 1), "\(point): \(what)")
        let found = around.first.map { ($0.changeClass, $0.pair.before?.outcome, $0.pair.after?.outcome) }
        #expect(found?.0 == expected?.changeClass, "\(point): \(what)")
        #expect(found?.1 == expected?.before && found?.2 == expected?.after, "\(point): \(what)")
      }
    }
  }

  /// As often as not one at the end of some change, or beside it.
  private static func value(
    on axis: Axis, _ all: Extent, _ regions: [Region], _ axes: [Axis], _ dice: inout Seeded
  ) -> Value {
    if let region = regions.randomElement(using: &dice), let index = axes.firstIndex(of: axis),
      case .numbers(let range) = region[index].line, case .numbers(let whole) = all.line, Bool.random(using: &dice)
    {
      let end = Bool.random(using: &dice) ? range.lowerBound : range.upperBound
      let near = end.addingReportingOverflow(Int64.random(in: -1...1, using: &dice)).partialValue
      return .number(whole.contains(near) ? near : end)
    }
    if !axis.names.isEmpty, axis.line == nil || Bool.random(using: &dice) {
      return .named(Int.random(in: 0..<axis.names.count, using: &dice))
    }
    guard case .numbers(let range) = all.line else { preconditionFailure("the common module counts") }
    return .number(Int64.random(in: range, using: &dice))
  }

  // MARK: Classes

  @Test func whatAsksMoreIsGraver() throws {
    let lazy = try Drawn.document(Drawn.version())
    let force = try Drawn.document(Drawn.version { $0["comparisonMode"] = "FORCE" })
    let info = try Drawn.document(Drawn.version { $0["comparisonMode"] = "INFO" })
    let none = try Drawn.document(Drawn.version { $0["comparisonMode"] = "NONE" })
    let broken = try Drawn.document(Drawn.version { $0["url"] = nil })
    func classes(_ old: Document?, _ new: Document?) throws -> Set<ChangeClass> {
      Set(try Self.changes(old, new).map(\.changeClass))
    }
    #expect(try classes(lazy, force) == [.blocking])
    #expect(try classes(nil, force) == [.blocking])
    #expect(try classes(force, lazy) == [.narrowing])
    #expect(try classes(info, lazy) == [.widening])
    #expect(try classes(none, lazy) == [.widening])
    #expect(try classes(nil, lazy) == [.widening])
    #expect(try classes(lazy, nil) == [.narrowing])
    #expect(try classes(lazy, none) == [.narrowing])
    #expect(try classes(none, nil) == [])
    // Releases with a memory of their own go on with it, or stay silent.
    #expect(try classes(lazy, broken).contains(.blocking))
    #expect(try classes(broken, lazy).contains(.narrowing))
  }

  @Test func wordsAreSaidByLanguageAndMember() throws {
    let old = try Drawn.document(Drawn.version())
    let new = try Drawn.document(
      Drawn.version {
        $0["message"] = ["ca": "C", "es": "Otro", "en": "N"] as JSONValue
        $0["url"] = "https://example.org/other"
      })
    let changes = try Self.changes(old, new, Self.terms(ClientSet([try client("3.0.1")])))
    #expect(changes.map(\.changeClass) == [.text, .again])
    for change in changes where change.changeClass == .text {
      let texts = change.pair.texts.map {
        "\($0.language?.rawValue ?? "") \($0.member.words.text): \($0.before ?? "") > \($0.after ?? "")"
      }
      #expect(
        texts == [
          "ca button 1 opens: https://example.org/app > https://example.org/other", "es message: E > Otro",
          "es button 1 opens: https://example.org/app > https://example.org/other",
          "en button 1 opens: https://example.org/app > https://example.org/other",
        ])
    }
  }

  /// Releases before 1.1.0 compare no dates, so a window that opens today changes nothing for them.
  @Test func linesWithoutTheNewestAreOlder() throws {
    let old = try Drawn.document(Drawn.version())
    let new = try Drawn.document(Drawn.version { $0["startDate"] = .integer(closes - 1000) })
    let changes = try Self.changes(old, new)
    #expect(
      changes.contains { !$0.isOlder }
        && changes.allSatisfy { $0.changeClass == .narrowing || $0.changeClass == .again })
    // In the last second those who had answered are asked again.
    let remembering = ClientSet(ClientSet.commonModule.clients.filter { $0.has(.remembersAnswers) })
    let again = changes.filter { $0.changeClass == .again }
    #expect(again.map(\.clients) == [remembering])
    let older = try client("1.0.11")
    #expect(changes.allSatisfy { !$0.clients.contains(older) })
    let newest = try client("3.0.1")
    #expect(changes.allSatisfy { $0.isOlder != $0.clients.contains(newest) })
    let toOlder = try Self.changes(old, new, Self.terms(ClientSet([try client("2.0.0"), try client("2.2.0")])))
    #expect(toOlder.contains { !$0.isOlder })
  }

  /// Who answered LAZY or INFO and gets no more than that again is asked again; who gets more, gets more.
  @Test func whoAnsweredIsAskedAgain() throws {
    let clients = ClientSet([try client("3.0.1")])
    func text(_ mode: JSONValue, _ change: (inout Drawn.Draft) -> Void = { _ in }) -> String {
      Drawn.version {
        $0["comparisonMode"] = mode
        change(&$0)
      }
    }
    func told(_ old: String, _ new: String) throws -> [String] {
      let changes = try Self.changes(try Drawn.document(old), try Drawn.document(new), Self.terms(clients))
      return changes.map { change in
        let device = change.axes.firstIndex { $0.name == .device }.map { change.region[$0] }
        let answers: [(String, Value)] = [
          ("new", .named(0)), ("seen", .named(1)), ("ticked", .named(2)), ("just", .number(0)),
          ("late", .number(3_600_000)),
        ]
        let names = answers.filter { device?.contains($0.1) == true }.map(\.0).joined(separator: ",")
        return
          "\(change.changeClass.rawValue) \(names): \(change.pair.before?.outcome ?? "-") > \(change.pair.after?.outcome ?? "-")"
      }
    }
    let lazy = text("LAZY")
    // Any member that the library compares makes it forget; others do not.
    for edit: (inout Drawn.Draft) -> Void in [
      { $0["dialogDisplayDuration"] = 3601 }, { $0["endDate"] = .integer(closes + 1) },
      { $0["versionName"] = "2.1" },
    ] {
      let again = try told(lazy, text("LAZY", edit)).filter { $0.hasPrefix("again") }
      #expect(again == ["again ticked,just: NONE > LAZY"])
    }
    for edit: (inout Drawn.Draft) -> Void in [{ $0["id"] = 9 }, { $0["serverDate"] = 5 }] {
      #expect(try told(lazy, text("LAZY", edit)).isEmpty)
    }
    #expect(
      try told(lazy, text("INFO")) == [
        "narrowing new,seen,late: LAZY > INFO", "again ticked,just: NONE > INFO",
      ])
    #expect(
      try told(text("INFO"), lazy) == [
        "widening new,seen,late: INFO > LAZY", "widening ticked,just: NONE > LAZY",
      ])
    #expect(
      try told(lazy, text("FORCE")) == [
        "blocking new,seen,late: LAZY > FORCE", "blocking ticked,just: NONE > FORCE",
      ])
    // Nobody has answered what was never shown.
    #expect(try told(text("NONE"), lazy) == ["widening new,seen,ticked,just,late: NONE > LAZY"])
    #expect(
      try told(text("LAZY") { $0["dialogDisplayDuration"] = 4_000_000_000 }, lazy)
        == ["widening new,seen,ticked,just,late: NONE > LAZY"])
  }

  /// A new versionCode that is the installed one is no change, so the answer counts on.
  @Test func theInstalledVersionIsNoNews() throws {
    let (old, new) = (
      try Drawn.document(Drawn.version()), try Drawn.document(Drawn.version { $0["versionCode"] = 2_022_030_000 })
    )
    let terms = QuestionTerms(clients: ClientSet([try client("3.0.1")]), applies: .asServed, today: noon)
    let changes = try Self.changes(old, new, terms)
    #expect(changes.map(\.changeClass) == [.again, .again])
    for installed: Int64 in [1, 2_022_029_999, 2_022_030_000, 2_022_030_001, .max] {
      let around = changes.filter { $0.region[0].contains(.number(installed)) }
      #expect(around.count == (installed == 2_022_030_000 ? 0 : 1), "\(installed)")
    }
  }

  @Test func whatIsOverIsPast() throws {
    let old = try Drawn.document(Drawn.version())
    let new = try Drawn.document(Drawn.version { $0["comparisonMode"] = "FORCE" })
    let clients = ClientSet([try client("3.0.1")])
    #expect(try Self.changes(old, new, Self.terms(clients, today: closes)).allSatisfy { !$0.isPast })
    let after = try Self.changes(old, new, Self.terms(clients, today: closes + 1))
    #expect(!after.isEmpty && after.allSatisfy(\.isPast))
  }

  @Test func appsNoticeWhatUsersDoNot() throws {
    // Outside of its window the app is told DISMISSED where the document reaches it, and nothing elsewhere.
    let old = try Drawn.document(Drawn.version { $0["comparisonMode"] = "NONE" })
    let new = try Drawn.document(
      Drawn.version {
        $0["comparisonMode"] = "NONE"
        $0["versionCode"] = 2_022_030_000
      })
    #expect(try Self.changes(old, new).isEmpty)
  }
}

/// The answers of `simulate` for one device, to the old document and to the new one; the decisions are asked without
/// the subjects that `diff` is made of.
private struct Simulated {
  /// A document for the platform, as the client reads it.
  private struct Side {
    var versionCode: Int64?
    var version: VersionConfig?
    var rating: RatingConfig?
  }

  private let client: Client
  private let platform: Platform
  private let terms: QuestionTerms
  private let isRating: Bool
  private let old: Side?
  private let new: Side?

  init(_ client: Client, _ platform: Platform, _ terms: QuestionTerms, _ old: Document?, _ new: Document?) {
    (self.client, self.platform, self.terms) = (client, platform, terms)
    isRating = (new ?? old)?.kind == .osamRating
    func side(_ document: Document?) -> Side? {
      guard let document, document.choice("platform") == platform.rawValue else { return nil }
      let decoding = Decoding(document)
      return Side(
        versionCode: document.integer("versionCode"), version: VersionConfig(decoding, for: client),
        rating: RatingConfig(decoding, for: client))
    }
    (self.old, self.new) = (side(old), side(new))
  }

  typealias Told = (changeClass: ChangeClass, before: String?, after: String?)

  /// Nil where users notice no difference.
  func change(_ axes: [Axis], _ point: Point) -> Told? {
    func value(_ name: AxisName) -> Value? { axes.firstIndex { $0.name == name }.map { point[$0] } }
    func number(_ name: AxisName) -> Int64 { if case .number(let number)? = value(name) { number } else { 0 } }
    let isOffline = value(.offline) == .named(1)
    if isRating {
      let now = terms.clock.lowerBound
      var device = RatingDevice(
        client: client, platform: platform, now: now,
        state: RatingState(
          openings: number(.opens) - 1, lastPrompt: now - number(.minutesSincePrompt) * 60_000,
          isRefusedForEver: value(.dontAsk) == .named(1)))
      device.isOffline = isOffline
      let decisions = [old, new].map { $0.flatMap { RatingDecision.open($0.rating, on: device)?.decision } }
      return Self.told(decisions[0], decisions[1], answered: nil)
    }
    // A device without a network does not learn that a document came or went.
    if isOffline, old == nil || new == nil { return nil }
    let memory: DeviceMemory =
      switch value(.device) {
      case .named(1): .seen
      case .named(2): .ticked
      case .number(let age): .ok(age: age)
      default: .new
      }
    func decision(_ side: Side?, _ memory: DeviceMemory) -> Decision? {
      guard let side else { return nil }
      let (installed, now) = (number(.version), number(.date))
      var device = VersionDevice(
        client: client, platform: platform, installed: installed, applies: terms.applies, now: now)
      device.isOffline = isOffline
      device.cached = old?.version.flatMap { memory.cached($0, installed: installed, now: now) }
      return VersionDecision.decide(
        side.version.map { .decoded($0) } ?? .undecodable, versionCode: side.versionCode, on: device)
    }
    let wasAnswered = memory != .new && memory != .seen
    return Self.told(
      decision(old, memory), decision(new, memory), answered: wasAnswered ? decision(old, .seen)?.plain : nil)
  }

  private static func told(_ old: Decision?, _ new: Decision?, answered: Plain?) -> Told? {
    let gravity: [Plain] = [.nothing, .prompt, .inform, .mayUpdate, .mustUpdate, .error, .crash]
    let (before, after) = (old?.plain ?? .nothing, new?.plain ?? .nothing)
    func rank(_ plain: Plain) -> Int { gravity.firstIndex(of: plain) ?? -1 }
    func told(_ changeClass: ChangeClass) -> Told { (changeClass, old?.outcome, new?.outcome) }
    if before == .nothing, let answered, [.inform, .mayUpdate].contains(after), rank(after) <= rank(answered) {
      return told(.again)
    }
    if before != after {
      if rank(after) < rank(before) { return told(.narrowing) }
      return told([.mustUpdate, .error, .crash].contains(after) ? .blocking : .widening)
    }
    let isAlike = old?.alert == new?.alert && old?.outcome == new?.outcome
    return before == .nothing || isAlike ? nil : told(.text)
  }
}

/// Documents of the common module as texts.
enum Drawn {
  typealias Members = [(name: String, value: JSONValue)]

  struct Draft {
    var members: Members

    subscript(name: String) -> JSONValue? {
      get { members.first { $0.name == name }?.value }
      set {
        let index = members.firstIndex { $0.name == name }
        if let newValue, let index {
          members[index].value = newValue
        } else if let index {
          members.remove(at: index)
        }
      }
    }
  }

  static func document(_ text: String) throws -> Document {
    try #require(Recognition(Tree.read(Array(text.utf8), as: .json), .init()).documents.first)
  }

  private static func texts(_ ca: String, _ es: String, _ en: String) -> JSONValue {
    ["ca": .string(ca), "es": .string(es), "en": .string(en)]
  }

  private static func text(_ draft: Draft) -> String {
    JSONValue.object([("data", .object(draft.members.map { ($0.name, $0.value) }))]).text(pretty: false)
  }

  static func version(_ change: (inout Draft) -> Void = { _ in }) -> String {
    var draft = Draft(members: [
      ("id", 1), ("appId", 2), ("packageName", "cat.bcn.app"), ("versionCode", 2_022_020_000),
      ("versionName", "2.0"), ("startDate", .integer(opens)), ("endDate", .integer(closes)),
      ("serverDate", .integer(noon)), ("platform", "ANDROID"), ("comparisonMode", "LAZY"),
      ("title", texts("C", "E", "N")), ("message", texts("C", "E", "N")),
      ("ok", texts("Actualitza", "Actualizar", "Update")), ("cancel", texts("Ara no", "Ahora no", "Not now")),
      ("url", "https://example.org/app"), ("checkBoxDontShowAgain", true), ("dialogDisplayDuration", 3600),
    ])
    change(&draft)
    return text(draft)
  }

  static func rating(_ change: (inout Draft) -> Void = { _ in }) -> String {
    var draft = Draft(members: [
      ("id", 1), ("appId", 2), ("packageName", "cat.bcn.app"), ("platform", "ANDROID"), ("minutes", 600),
      ("numAperture", 5), ("message", texts("C", "E", "N")),
    ])
    change(&draft)
    return text(draft)
  }

  /// Two documents of a kind that differ here and there; nil for one that is not there.
  static func pair(_ dice: inout Seeded) throws -> (old: String?, new: String?) {
    let isRating = Int.random(in: 0..<4, using: &dice) == 0
    let base = isRating ? rating { some(ofRating: &$0, &dice) } : version { some(ofVersion: &$0, &dice) }
    let other = isRating ? rating { some(ofRating: &$0, &dice) } : version { some(ofVersion: &$0, &dice) }
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: return (nil, other)
    case 1: return (base, nil)
    default: return (base, other)
    }
  }

  /// An alert and the same after an edit, most often of one member.
  static func edit(_ dice: inout Seeded) throws -> (old: String, new: String) {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    var old: Draft?
    _ = version {
      $0["comparisonMode"] = pick(["LAZY", "LAZY", "INFO"])
      $0["versionCode"] = .integer(pick([2_022_020_000, 2_026_110_001]))
      $0["dialogDisplayDuration"] = .integer(pick([0, 3600, 86_400]))
      old = $0
    }
    var new = try #require(old)
    var other: Draft?
    _ = version {
      some(ofVersion: &$0, &dice)
      $0["versionName"] = pick(["2.0", "2.1"])
      $0["title"] = texts("C", pick(["E", "Otro"]), "N")
      other = $0
    }
    for _ in 0..<pick([0, 1, 1, 1, 1, 2, 3]) {
      let member = pick([
        "id", "comparisonMode", "versionCode", "versionName", "startDate", "endDate", "dialogDisplayDuration",
        "checkBoxDontShowAgain", "title", "message", "url",
      ])
      new[member] = try #require(other)[member]
    }
    return (try text(#require(old)), text(new))
  }

  private static func some(ofVersion draft: inout Draft, _ dice: inout Seeded) {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    draft["versionCode"] = .integer(pick([0, 1, 2_022_020_000, 2_026_110_001, Int64.max]))
    draft["comparisonMode"] = pick(["LAZY", "LAZY", "FORCE", "INFO", "NONE"])
    draft["startDate"] = .integer(pick([0, opens, closes, noon]))
    draft["endDate"] = .integer(pick([.max, opens, closes, noon, QuestionTerms.usualClock.upperBound]))
    draft["dialogDisplayDuration"] = .integer(pick([0, 1, 3600, -5, 2_000_000_000]))
    draft["checkBoxDontShowAgain"] = .bool(pick([true, false]))
    draft["message"] = texts(pick(["C", "Una altra"]), "E", pick(["N", "Another"]))
    draft["platform"] = pick(["ANDROID", "ANDROID", "IOS"])
    if pick([true] + Array(repeating: false, count: 7)) { draft["url"] = nil }
  }

  private static func some(ofRating draft: inout Draft, _ dice: inout Seeded) {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &dice)! }
    draft["minutes"] = .integer(pick([0, 600, -1, 43_200]))
    draft["numAperture"] = .integer(pick([0, 1, 5, 20]))
    draft["message"] = texts(pick(["C", "Una altra"]), "E", "N")
    draft["platform"] = pick(["ANDROID", "ANDROID", "IOS"])
  }
}
