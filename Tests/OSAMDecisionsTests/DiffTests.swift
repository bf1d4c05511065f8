import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// What a change of a document does to users.
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
      let back = try Self.changes(new, old, terms)
      let swapped = back.map { change in
        Regions(change, OutcomePair(before: change.pair.after, after: change.pair.before))
      }
      #expect(there.allSatisfy { swapped.contains(Regions($0, $0.pair)) }, "\(what)")
      #expect(there.count == back.count, "\(what)")
      count += there.count
      for _ in 0..<20 { try Self.holds(there, old, new, client, terms, &dice, what) }
    }
    #expect(count > 100)
  }

  private struct Regions: Equatable {
    var platform: DevicePlatform
    var clients: ClientSet
    var axes: [Axis]
    var box: Box
    var pair: OutcomePair?

    init(_ change: OutcomeChange, _ pair: OutcomePair?) {
      (platform, clients, axes, box, self.pair) = (change.platform, change.clients, change.axes, change.box, pair)
    }
  }

  /// A device at random is in the one change that says what becomes of it, or in none when nothing does.
  private static func holds(
    _ changes: [OutcomeChange], _ old: Document?, _ new: Document?, _ client: Client, _ terms: QuestionTerms,
    _ dice: inout Seeded, _ what: String
  ) throws {
    for platform in [DevicePlatform.android, .ios] {
      func subject(_ document: Document?) -> DocumentSubject? {
        guard let document else { return nil }
        let audiences = Audience.all(of: document, named: [old, new].compactMap(\.self), terms)
        return audiences.first { $0.platform == platform && $0.clients.contains(client) }?.subject
      }
      let (before, after) = (subject(old), subject(new))
      guard let asked = after ?? before else { continue }
      let axes = asked.axes
      let mine = changes.filter { $0.platform == platform && $0.clients.contains(client) }
      let all = QuestionTerms.usual(asked)
      let point = axes.indices.map { value(on: axes[$0], all[$0], mine.map(\.box), axes, &dice) }
      let expected = OutcomePair(before: before?.ask(point).answer, after: after?.ask(point).answer)
      let around = mine.filter { change in zip(change.box, point).allSatisfy { $0.contains($1) } }
      #expect(around.count == (expected == nil ? 0 : 1), "\(point): \(what)")
      #expect(around.first?.pair == expected, "\(point): \(what)")
    }
  }

  /// As often as not one at the end of some change, or beside it.
  private static func value(
    on axis: Axis, _ all: Extent, _ boxes: [Box], _ axes: [Axis], _ dice: inout Seeded
  ) -> Value {
    if let box = boxes.randomElement(using: &dice), let index = axes.firstIndex(of: axis),
      case .numbers(let range) = box[index].line, case .numbers(let whole) = all.line, Bool.random(using: &dice)
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
    #expect(!changes.isEmpty)
    for change in changes {
      #expect(change.changeClass == .text)
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
    #expect(changes.contains { !$0.isOlder } && changes.allSatisfy { $0.changeClass == .narrowing })
    let older = try client("1.0.11")
    #expect(changes.allSatisfy { !$0.clients.contains(older) })
    let newest = try client("3.0.1")
    #expect(changes.allSatisfy { $0.isOlder != $0.clients.contains(newest) })
    let toOlder = try Self.changes(old, new, Self.terms(ClientSet([try client("2.0.0"), try client("2.2.0")])))
    #expect(toOlder.contains { !$0.isOlder })
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
