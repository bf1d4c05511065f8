import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMDecisions

/// One pass over a list says of each configuration what asking devices about it by itself says, and its work grows with
/// the list.
@Suite struct ListSelectionTests {
  private static func subjects(_ text: String) throws -> [(clients: ClientSet, subject: PrinceSubject)] {
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    let document = try #require(
      Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first, "\(text)")
    return PrinceSubject.all(of: document, QuestionTerms(clients: .everyone.verified, today: noon)).map {
      ($0.clients, $0.subject)
    }
  }

  // MARK: Equal answers

  @Test(arguments: [21, 22] as [UInt64])
  func onePassSaysWhatDevicesSay(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    var (left, uncaught) = (0, 0)
    for round in 0..<Effort.rounds(120, long: 1500) {
      let (text, count) = Self.drawn(&dice)
      for (clients, subject) in try Self.subjects(text) {
        let what = "seed \(seed), round \(round), \(clients.prose): \(text)"
        let reference = ReferenceSelection(subject)
        guard let list = ListSelection(subject) else {
          #expect(reference == nil, "\(what)")
          continue
        }
        for number in 0..<count {
          let expected = ReferenceSelection(subject, item: number)?.earlier
          #expect(list.earlier(than: number) == expected, "item \(number): \(what)")
          if expected != nil { left += 1 }
        }
        #expect(list.leavesOutEverySystem == reference?.leavesOutEverySystem, "\(what)")
        if list.leavesOutEverySystem { uncaught += 1 }
      }
    }
    #expect(left > 100 && uncaught > 20, "\(left), \(uncaught)")
  }

  /// The effect of a change of a list is what each device gets before and after, and both directions are split alike.
  @Test(arguments: [23, 24] as [UInt64])
  func changesOfListsAreThoseOfEachDevice(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    for round in 0..<Effort.rounds(30, long: 300) {
      let texts = (0..<2).map { _ in Self.drawn(&dice, under: "ios2").text }
      let documents = try texts.map { text in
        var options = Recognition.Options()
        options.kind = .princeOfVersions
        return try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
      }
      let terms = QuestionTerms(clients: .everyone.verified, today: noon)
      let named = ComparedDocuments(documents)
      let sides = documents.map { ClientGroup.all(of: $0, named: named, terms) }
      for old in sides[0] {
        for new in sides[1] where new.platform == old.platform && !new.clients.intersection(old.clients).isEmpty {
          let what = "seed \(seed), round \(round), \(new.clients.prose): \(texts)"
          let pair = try #require(PairSubject(before: old.subject, after: new.subject))
          let properties = try CellProperties(pair)
          properties.hold(for: 40, &dice, what) { point in
            OutcomePair(before: old.subject.ask(point).answer, after: new.subject.ask(point).answer)
          }
          let back = try CellProperties(try #require(PairSubject(before: new.subject, after: old.subject)))
          #expect(Set(back.cells.cells.map(\.region)) == Set(properties.cells.cells.map(\.region)), "\(what)")
        }
      }
    }
  }

  /// Edits of a list with a system and a key of its own in each configuration are compared for every library.
  @Test(
    arguments: Effort.share(
      of: ["every system", "a version", "every version", "every key", "another configuration"], oneIn: 5, turn: 0))
  func editsOfLongListsAreCompared(_ edit: String) throws {
    // Where every key is another one, devices are told apart by twice as many: 20 configurations have too many cells.
    let count = edit == "every key" ? 16 : Effort.rounds(16, long: 25)
    func document(isNew: Bool) throws -> Document {
      var items = (1...count).reversed().map { number in
        let isOther = isNew && (edit == "every version" || edit == "a version" && number == 5)
        let system = isNew && edit == "every system" ? "\(number).3" : "\(number).0"
        let key = isNew && edit == "every key" ? "new\(number)" : "key\(number)"
        return
          #"{"required_version": "\#(number + (isOther ? 1 : 0)).0.0", "requirements": {"required_os_version": "\#(system)", "\#(key)": "a"}}"#
      }
      if isNew && edit == "another configuration" {
        items.insert(
          #"{"required_version": "99.0.0", "requirements": {"required_os_version": "5.5", "other": "b"}}"#, at: 0)
      }
      var options = Recognition.Options()
      options.kind = .princeOfVersions
      let text = #"{"ios2": [\#(items.joined(separator: ", "))]}"#
      return try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
    }
    let (changes, leftOut) = try OutcomeChange.all(
      from: document(isNew: false), to: document(isNew: true), QuestionTerms(clients: .everyone.verified, today: noon))
    #expect(leftOut.isEmpty && !changes.isEmpty)
  }

  private static func drawn(_ dice: inout Seeded, under fixed: String? = nil) -> (text: String, count: Int) {
    func pick<Made>(_ made: [Made]) -> Made { made.randomElement(using: &dice)! }
    func isRare(_ many: Int) -> Bool { Int.random(in: 0..<many, using: &dice) == 0 }
    let key = fixed ?? pick(["ios", "ios2", "macos2", "android2", "android", "jvm"])
    let isApple = key.hasPrefix("ios") || key.hasPrefix("macos")
    let systems =
      isApple
      ? [#""14.1""#, #""14.1-5""#, #""14.1.0""#, #""12""#, #""13.9""#, #""0""#, #""x""#, "14", "null"]
      : ["26", #""26""#, "24", "1", "0", "30", #""14.0""#, "99999999999", "null"]
    let values = [#""a""#, #""ab""#, "true", "5", #""5""#, "5.0", "null", #"{"a": 1}"#, "[1]"]
    let asksAlways = isRare(3)
    let items = (0..<Int.random(in: 1...9, using: &dice)).map { _ -> String in
      if isRare(40) { return pick(["3", "null", #"{"required_version": []}"#]) }
      var members: [String] = []
      if !isRare(3) {
        members.append(#""required_\#(key == "jvm" ? "jvm" : "os")_version": \#(pick(systems))"#)
      }
      for name in ["region", "free_space", "tier"] where asksAlways && name == "region" || isRare(3) {
        members.append(#""\#(name)": \#(pick(values))"#)
      }
      let version = isApple || key == "jvm" ? pick([#""1.2.0""#, #""1.3.0""#]) : pick(["120", "130"])
      return #"{"required_version": \#(version), "requirements": {\#(members.joined(separator: ", "))}}"#
    }
    return (#"{"\#(key)": [\#(items.joined(separator: ", "))]}"#, items.count)
  }

  // MARK: Growth

  /// A list of so many configurations.
  struct Growing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Systems and keys tell devices apart independently, so there are as many kinds of devices as pairs of both.
    var hasPairs = false
    var item: @Sendable (_ number: Int, _ count: Int) -> String

    func text(_ count: Int) -> String {
      let items = (0..<count).map { item($0, count) }.joined(separator: ", ")
      return #"{"ios2": [\#(items)]}"#
    }

    private static func one(_ number: Int, _ requirements: String) -> String {
      #"{"required_version": "\#(number + 1).0.0", "last_version_available": "\#(number + 1).1.0", "requirements": {\#(requirements)}}"#
    }

    private static func system(_ number: Int) -> String { #""required_os_version": "\#(number).0""# }

    static let all = [
      Growing(testDescription: "lower and lower systems") { one($1 - $0, system($1 - $0)) },
      Growing(testDescription: "higher and higher systems") { number, _ in one(number, system(number)) },
      Growing(testDescription: "equal ones") { _, _ in one(1, system(14)) },
      Growing(testDescription: "without requirements") { number, _ in one(number, "") },
      Growing(testDescription: "a key each") { number, _ in one(number, #""key\#(number)": "a""#) },
      Growing(testDescription: "a key each and a system", hasPairs: true) {
        one($0, system($1 - $0) + #", "key\#($0)": "a""#)
      },
      Growing(testDescription: "a value each") { number, _ in one(number, #""region": "r\#(number)""#) },
      Growing(testDescription: "one value") { number, _ in one(number, #""region": "a""#) },
      Growing(testDescription: "one value and a key each") { number, _ in
        one(number, #""region": "a", "key\#(number)": "a""#)
      },
      Growing(testDescription: "all keys in one") { number, count in
        one(number, number > 0 ? "" : (0..<count).map { #""key\#($0)": "a""# }.joined(separator: ", "))
      },
    ]
  }

  /// Counted in values and configurations that are looked at, not in time.
  @Test(arguments: Growing.all)
  func workOfOnePassGrowsWithTheList(_ list: Growing) throws {
    let steps = try [250, 500, 1000].map { count in
      try Self.subjects(list.text(count)).reduce(0) { $0 + (ListSelection($1.subject)?.steps ?? 0) }
    }
    #expect(steps[0] > 250)
    for (one, twice) in zip(steps, steps.dropFirst()) {
      #expect(Double(twice) < 2.6 * Double(one), "\(steps)")
    }
  }

  /// All answers to a list cost a client as many questions as there are kinds of devices, and each question looks at
  /// what is new to it.
  @Test(arguments: Growing.all.filter { !$0.hasPairs })
  func allAnswersToAListAreFound(_ list: Growing) throws {
    for (clients, subject) in try Self.subjects(list.text(200)) {
      let cells = try Cells(subject, in: QuestionTerms.usual(subject), limit: OutcomeTable.mostCells)
      #expect(cells.effort <= 2_500, "\(clients.prose)")
    }
  }
}
