import OSAMFormats
import OSAMSyntax
import Synchronization
import TestSupport
import Testing

@testable import OSAMLint

/// The rules across documents, against a second evaluation that takes each document with each.
@Suite struct ComparerTests {
  private static let rules: [Rule] = [.overlappingWindows, .platformsDisagree, .repeatedDocument]
  private static let linter = Linter(context: CheckContext(now: Example.date), rules: rules)

  /// A document as the second evaluation sees it.
  private struct Made {
    var file = 0
    var number = 0
    var folder: [String] = []
    var name = ""
    var isServed = false
    var isRating = false
    var package = ""
    var platform = ""
    var code = 0
    var mode = ""
    var start: Int?
    var end: Int?
    var title = ""
    var cancel = ""

    var window: ClosedRange<Int>? {
      (start ?? 0) <= (end ?? .max) ? (start ?? 0)...(end ?? .max) : nil
    }

    /// JSON, which is YAML as well.
    var text: String {
      var members = [
        #""packageName": "\#(package)""#, #""platform": "\#(platform)""#,
        #""message": {"ca": "m", "es": "m", "en": "m"}"#, #""id": 1"#, #""appId": 1"#,
      ]
      if isRating {
        members += [#""minutes": \#(start ?? 0)"#, #""numAperture": \#(end ?? 0)"#]
      } else {
        members += [
          #""versionCode": \#(code)"#, #""comparisonMode": "\#(mode)""#, #""url": "u""#,
          #""ok": {"ca": "o", "es": "o", "en": "o"}"#, #""title": {"ca": "\#(title)", "es": "t", "en": "t"}"#,
          #""cancel": {"ca": "c", "es": "c", "en": "\#(cancel)"}"#, #""versionName": "1""#, #""serverDate": 1"#,
          #""checkBoxDontShowAgain": false"#, #""dialogDisplayDuration": 0"#,
        ]
        if let start { members.append(#""startDate": \#(start)"#) }
        if let end { members.append(#""endDate": \#(end)"#) }
      }
      return isServed
        ? #"{"data": {\#(members.joined(separator: ", "))}}"# : "{\(members.joined(separator: ", "))}"
    }
  }

  /// A finding, without its words.
  private struct Told: Hashable, CustomStringConvertible {
    var file: Int
    var number: Int
    var rule: String
    var severity: Severity

    var description: String { "\(file)#\(number) \(severity) \(rule)" }
  }

  /// Some files: a served one holds one document, an authored one several.
  private static func files(_ random: inout Seeded) -> [[Made]] {
    func pick<Item>(_ items: [Item], _ random: inout Seeded) -> Item {
      items[Int.random(in: 0..<items.count, using: &random)]
    }
    let folders = [[], ["pre"], ["pro"], ["pre", "a"], ["pre", "b"], ["pro", "a"], ["pro", "b"], ["x", "y", "z"]]
    var paths: Set<String> = []
    var files: [[Made]] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var made = Made()
      made.folder = pick(folders, &random)
      made.isServed = Bool.random(using: &random)
      made.name = pick(["a", "b", "c"], &random) + (made.isServed ? ".json" : ".yaml")
      if !paths.insert((made.folder + [made.name]).joined(separator: "/")).inserted { continue }
      made.file = files.count
      let count = made.isServed ? 1 : Int.random(in: 1...3, using: &random)
      files.append(
        (0..<count).map { number in
          made.number = number
          made.isRating = Int.random(in: 0..<5, using: &random) == 0
          made.package = pick(["cat.bcn.a", "cat.bcn.a", "cat.bcn.b"], &random)
          made.platform = pick(["ANDROID", "IOS"], &random)
          made.code = pick([1, 2, 3], &random)
          made.mode = pick(["LAZY", "FORCE", "LAZY", "NONE"], &random)
          made.start = pick([nil, 10, 20, 30], &random)
          made.end = pick([nil, 15, 20, 40], &random)
          made.title = pick(["t", "t", "u"], &random)
          made.cancel = pick(["c", "d"], &random)
          return made
        })
    }
    return files
  }

  private static func path(_ made: Made) -> String { (made.folder + [made.name]).joined(separator: "/") }

  private static func told(_ files: [[Made]], isHeld: Bool) -> Set<Told> {
    let inputs = files.map { documents in
      FileInput(
        path: FilePath(text: path(documents[0])), bytes: Array(documents.map(\.text).joined(separator: "\n---\n").utf8),
        syntax: documents[0].isServed ? .json : .yaml, isNamed: true)
    }
    var comparer = Comparer(linter)
    comparer.add(inputs, under: linter, isHeld: isHeld)
    let outcome = comparer.outcome(
      path: { inputs[$0].path }, under: { _ in linter }, read: { isHeld ? nil : inputs[$0] }, areOne: { $0 == $1 })
    #expect(outcome.changed.isEmpty)
    #expect(
      outcome.reports.map(\.path) == inputs.map(\.path).filter { path in outcome.reports.contains { $0.path == path } })
    var told: Set<Told> = []
    for report in outcome.reports {
      let file = inputs.firstIndex { $0.path == report.path } ?? -1
      for finding in report.findings {
        let new = told.insert(
          Told(file: file, number: finding.document ?? -1, rule: finding.rule, severity: finding.severity))
        #expect(new.inserted, "each rule says it once of a document")
        #expect(report.bytes == inputs[file].bytes)
      }
    }
    return told
  }

  // MARK: Each with each

  private static func areOfOneApp(_ left: Made, _ right: Made) -> Bool {
    left.package == right.package && left.isRating == right.isRating && left.isServed == right.isServed
  }

  private static func areCopies(_ left: Made, _ right: Made) -> Bool {
    left.file != right.file && left.name == right.name
  }

  private static func expected(_ files: [[Made]]) -> Set<Told> {
    let all = files.flatMap { $0 }
    var told: Set<Told> = []
    for (index, later) in all.enumerated() {
      func tell(_ rule: String, _ severity: Severity) {
        told.insert(Told(file: later.file, number: later.number, rule: rule, severity: severity))
      }
      let earlier = all[..<index].filter {
        areOfOneApp($0, later) && $0.platform == later.platform && !areCopies($0, later)
      }
      let same = earlier.filter { later.isRating || $0.code == later.code }
      if !same.isEmpty {
        tell("repeated-document", same.contains { $0.folder == later.folder } ? .warning : .info)
      }
      if all.indices.contains(where: { opensWhileOpen(index, $0, all) }) { tell("overlapping-windows", .info) }
      if let other = partner(of: index, all), other < index, partner(of: other, all) == index,
        let severity = disagreement(all[other], later)
      {
        tell("platforms-disagree", severity)
      }
    }
    return told
  }

  /// A window opens while that of another document of the app is open, or at the same moment and stands behind it.
  private static func opensWhileOpen(_ index: Int, _ other: Int, _ all: [Made]) -> Bool {
    let (one, two) = (all[index], all[other])
    guard areOfOneApp(one, two), one.platform == two.platform, !areCopies(one, two), !one.isRating,
      one.code != two.code, one.mode != "NONE", two.mode != "NONE", let left = one.window, let right = two.window
    else { return false }
    return (right.lowerBound, other) < (left.lowerBound, index) && left.overlaps(right)
  }

  private static func partner(of index: Int, _ all: [Made]) -> Int? {
    let own = all[index]
    let others = all.indices.filter { other in
      areOfOneApp(all[other], own) && all[other].platform != own.platform && areNear(all[other], own)
    }
    func nearness(_ other: Int) -> Int { zip(all[other].folder, own.folder).prefix { $0 == $1 }.count }
    let nearest = others.filter { nearness($0) == others.map(nearness).max() }
    let same = nearest.filter { own.isRating || all[$0].code == own.code }
    let candidates = same.isEmpty ? nearest : same
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// In one folder, or apart by the name of one folder.
  private static func areNear(_ left: Made, _ right: Made) -> Bool {
    left.folder == right.folder
      || left.name == right.name && left.folder.count == right.folder.count
        && zip(left.folder, right.folder).filter { $0 != $1 }.count == 1
  }

  private static func disagreement(_ left: Made, _ right: Made) -> Severity? {
    if left.isRating { return (left.start ?? 0, left.end ?? 0) != (right.start ?? 0, right.end ?? 0) ? .info : nil }
    let grave: Severity = left.code == right.code ? .warning : .info
    if left.mode != right.mode { return grave }
    if left.mode == "NONE" { return nil }
    if (left.start ?? 0, left.end ?? .max) != (right.start ?? 0, right.end ?? .max) { return grave }
    return left.title != right.title || left.mode == "LAZY" && left.cancel != right.cancel ? .info : nil
  }

  @Test func takingEachWithEachFindsTheSame() {
    var random = Seeded(state: 7)
    var seen: Set<String> = []
    for _ in 0..<Effort.rounds(150, long: 2_000) {
      let files = Self.files(&random)
      let expected = Self.expected(files)
      let told = Self.told(files, isHeld: true)
      seen.formUnion(expected.map { "\($0.rule) \($0.severity)" })
      let words = files.flatMap { $0 }.map { "\($0.file)#\($0.number) \(Self.path($0)) \($0.text)" }
      #expect(told == expected, "\(words.joined(separator: "\n"))")
      #expect(Self.told(files, isHeld: false) == told, "read again: \(words.joined(separator: "\n"))")
    }
    #expect(seen.count == 5, "all rules, with all severities: \(seen)")
  }

  /// Windows alone, many more of them.
  @Test func windowsThatOverlapAreFound() {
    var random = Seeded(state: 8)
    for _ in 0..<300 {
      let windows = (0..<Int.random(in: 2...40, using: &random)).map { _ in
        let first = Int64.random(in: 0...60, using: &random)
        return WindowOverlaps.Window(
          first: first, last: first + Int64.random(in: 0...12, using: &random),
          code: Int64.random(in: 0...3, using: &random), label: Int.random(in: 0...3, using: &random))
      }
      func overlap(_ left: WindowOverlaps.Window, _ right: WindowOverlaps.Window) -> Bool {
        left.code != right.code && left.label != right.label && left.first <= right.last && right.first <= left.last
      }
      let pairs = WindowOverlaps.find(windows)
      func opensBefore(_ one: Int, _ other: Int) -> Bool {
        (windows[one].first, one) < (windows[other].first, other)
      }
      #expect(
        pairs.allSatisfy {
          opensBefore($0.earlier, $0.later) && overlap(windows[$0.earlier], windows[$0.later])
        })
      let expected = windows.indices.filter { later in
        windows.indices.contains { opensBefore($0, later) && overlap(windows[$0], windows[later]) }
      }
      #expect(pairs.map(\.later).sorted() == expected)
    }
  }

  // MARK: Sizes

  @Test func fewBytesAreKept() { #expect(MemoryLayout<DocumentDigest>.stride <= 48) }

  /// Other kinds have no app to be compared by, and a document that lacks something is not compared.
  @Test func onlyWholeDocumentsOfTheCommonModuleAreKept() {
    func digests(_ text: String) -> Int {
      Self.linter.check(FileInput(path: "a.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)).digests.count
    }
    var made = Made()
    (made.package, made.platform, made.mode) = ("cat.bcn.a", "IOS", "LAZY")
    made.isServed = true
    #expect(digests(made.text) == 1)
    #expect(digests(made.text.replacing("IOS", with: "ios")) == 0)
    #expect(digests(made.text.replacing(#""versionCode": 0"#, with: #""versionCode": "x""#)) == 0)
    #expect(digests(made.text.replacing("packageName", with: "package")) == 0)
    #expect(digests(#"{"tmin": 5, "num_apert": 10, "messages": []}"#) == 0)
    let all = Linter(context: CheckContext(now: Example.date), rules: [.windowClosesBeforeItOpens])
    #expect(
      all.check(FileInput(path: "a.json", bytes: Array(made.text.utf8), syntax: .json, isNamed: true)).digests.isEmpty,
      "without such rules nothing is kept")
  }

  /// Documents of one app in many folders, with windows that all overlap: what grows with the square of their number
  /// would not end.
  @Test func manyDocumentsOfOneAppAreCompared() throws {
    var made = Made()
    (made.package, made.isServed) = ("cat.bcn.a", true)
    let count = 20_000
    var base: [DocumentDigest] = []
    for (platform, mode) in [("ANDROID", "LAZY"), ("IOS", "FORCE")] {
      (made.platform, made.mode) = (platform, mode)
      let input = FileInput(path: "a.json", bytes: Array(made.text.utf8), syntax: .json, isNamed: true)
      base += Self.linter.check(input).digests
    }
    try #require(base.count == 2)
    for isOneFile in [true, false] {
      let documents = AppDocuments((0..<count).map { (base[$0 % 2], isOneFile ? 0 : $0) }) {
        "a/\($0 % 1000)/b\($0).json"
      }
      let clock = ContinuousClock()
      let time = clock.measure {
        for rule in Self.rules {
          if case .across(let across) = rule.check {
            let pairs = across.pick(documents)
            #expect(Set(pairs.map(\.later)).count == pairs.count)
            #expect(pairs.allSatisfy { $0.earlier < $0.later })
            if rule.id == "repeated-document" { #expect(pairs.count == count - 2) }
          }
        }
      }
      #expect(time < .seconds(20))
    }
  }

  // MARK: Holding and reading again

  /// Files are held as long as there is room, and of the others the same is found.
  @Test func whatHasNoRoomIsReadAgain() throws {
    var inputs = Self.ofOneApp(6)
    for number in inputs.indices {
      inputs[number].bytes += [UInt8](repeating: 0x0A, count: ReadFile.longest * 2 / 5 - inputs[number].bytes.count)
    }
    inputs[3].bytes += [UInt8](repeating: 0x0A, count: ReadFile.longest)
    let texts = inputs
    func compare(isHeld: Bool) -> (findings: [Finding], read: Set<Int>) {
      var comparer = Comparer(Self.linter)
      comparer.add(texts, under: Self.linter, isHeld: isHeld)
      let read = Mutex<Set<Int>>([])
      let outcome = comparer.outcome(
        path: { texts[$0].path }, under: { _ in Self.linter },
        read: { number in
          read.withLock { _ = $0.insert(number) }
          return texts[number]
        }, areOne: { $0 == $1 })
      return (outcome.reports.flatMap(\.findings), read.withLock { $0 })
    }
    let (held, again) = (compare(isHeld: true), compare(isHeld: false))
    #expect(held.read == [2, 3, 4, 5], "two have room")
    #expect(again.read == [0, 1, 2, 3, 4, 5])
    #expect(
      held.findings.map { "\($0.span) \($0.message.text)" } == again.findings.map { "\($0.span) \($0.message.text)" })
    #expect(held.findings.count > 3)
  }

  private static let twice = [("a.json", 1), ("b.json", 1)].map { name, code -> FileInput in
    var made = Made()
    (made.package, made.platform, made.mode, made.code, made.isServed) = ("cat.bcn.a", "IOS", "LAZY", code, true)
    return FileInput(path: FilePath(text: name), bytes: Array(made.text.utf8), syntax: .json, isNamed: true)
  }

  private static func compare(
    _ read: @escaping @Sendable (Int) -> FileInput?, areOne: @escaping @Sendable (Int, Int) -> Bool = { $0 == $1 }
  ) -> (reports: [FileReport], changed: [Int]) {
    var comparer = Comparer(linter)
    comparer.add(twice, under: linter, isHeld: false)
    return comparer.outcome(path: { twice[$0].path }, under: { _ in linter }, read: read, areOne: areOne)
  }

  @Test func aPlaceInAnotherFileIsNamed() throws {
    let outcome = Self.compare { Self.twice[$0] }
    let finding = try #require(outcome.reports.first?.findings.first)
    let other = try #require(finding.related.first?.other)
    #expect(outcome.reports.map(\.path) == ["b.json"])
    #expect(other.path == "a.json")
    #expect(other.start().line == 1 && other.end().column == other.start().column + 1)
    #expect(finding.related.first?.span == finding.span, "the two files are the same")
  }

  @Test func whatChangedMeanwhileIsNotShown() {
    for (changed, number) in [(0, 0), (1, 1)] {
      let gone = Self.compare { $0 == changed ? nil : Self.twice[$0] }
      #expect(gone.reports.isEmpty && gone.changed == [number])
      let other = Self.compare { file in
        var input = Self.twice[file]
        if file == changed {
          input.bytes = Array(String(decoding: input.bytes, as: UTF8.self).replacing("LAZY", with: "INFO").utf8)
        }
        return input
      }
      #expect(other.reports.isEmpty && other.changed == [number])
    }
    let moved = Self.compare { file in
      var input = Self.twice[file]
      input.bytes = Array("\n\n".utf8) + input.bytes
      return input
    }
    #expect(moved.changed.isEmpty, "what matters is the same")
    #expect(moved.reports.first?.findings.first?.related.first?.other?.start().line == 3)
  }

  /// Ten documents of an app are in more pairs than there are files.
  @Test func eachFileIsReadAgainOnce() {
    let inputs = Self.ofOneApp(10)
    var comparer = Comparer(Self.linter)
    comparer.add(inputs, under: Self.linter, isHeld: false)
    let reads = Mutex<[Int: Int]>([:])
    let outcome = comparer.outcome(
      path: { inputs[$0].path }, under: { _ in Self.linter },
      read: { number in
        reads.withLock { $0[number, default: 0] += 1 }
        return inputs[number]
      }, areOne: { $0 == $1 })
    #expect(outcome.reports.flatMap(\.findings).count > inputs.count)
    #expect(reads.withLock { $0 }.values.allSatisfy { $0 == 1 })
  }

  private static func ofOneApp(_ count: Int) -> [FileInput] {
    (0..<count).map { number in
      var made = Made()
      (made.package, made.platform, made.mode, made.code, made.isServed) = (
        "cat.bcn.a", "IOS", "LAZY", number % 3, true
      )
      return FileInput(path: "\(number).json", bytes: Array(made.text.utf8), syntax: .json, isNamed: true)
    }
  }

  /// More files than one worker takes, and more than all have in hand at once; one of them changed meanwhile.
  @Test func severalFindTheSameInTheSameOrder() throws {
    let inputs = Self.ofOneApp(700)
    var comparer = Comparer(Self.linter)
    comparer.add(inputs, under: Self.linter, isHeld: false)
    func told(_ each: Linter.Repeat) -> (findings: [String], changed: [Int]) {
      var findings: [String] = []
      let changed = comparer.compare(
        path: { inputs[$0].path }, under: { _ in Self.linter },
        read: { number, _ in number == 650 ? nil : inputs[number] },
        areOne: { $0 == $1 }, isOthers: { _, _ in false }, each: each, make: { $0.findings.count },
        tell: { report, count in
          #expect(count == report.findings.count)
          findings += report.findings.map { "\(report.path.display): \($0.message.text)" }
        })
      return (findings, changed)
    }
    var portions: [Int] = []
    let backwards = told { count, body in
      portions.append(count)
      for number in (0..<count).reversed() { body(number) }
    }
    let forwards = told(Linter.oneByOne)
    #expect(portions.count > 1 && portions[0] > 1, "some at a time, by several")
    #expect(forwards.findings == backwards.findings)
    let order = forwards.findings.map { finding in Int(finding.prefix { $0 != "." }) ?? -1 }
    #expect(order == order.sorted())
    #expect(Set(order).isSuperset(of: 3..<650))
    #expect(forwards.findings.count > inputs.count)
    #expect(forwards.changed == [650] && backwards.changed == [650])
  }

  @Test func oneFileByTwoNamesIsNoRepetition() {
    #expect(Self.compare({ Self.twice[$0] }, areOne: { _, _ in true }).reports.isEmpty)
  }

  /// Each pair of files is read once, however long they are and however many documents of theirs are compared.
  @Test func longFilesAreReadOnceForEachOther() {
    let count = 9
    let texts: [String] = (0..<3).map { file in
      (0..<count).map { number -> String in
        // Documents that the third file shares with the others by turns.
        let isShared = file == 2 || number % 2 == file
        var made = Made(
          package: isShared ? "a.b\(number)" : "c\(file).d\(number)", platform: "IOS", code: 1, mode: "LAZY")
        made.title = String(repeating: "x", count: 600_000)
        return "- \(made.text)\n"
      }.joined()
    }
    var comparer = Comparer(Self.linter)
    @Sendable func input(_ file: Int) -> FileInput {
      FileInput(path: "\(file).yaml", bytes: Array(texts[file].utf8), syntax: .yaml, isNamed: true)
    }
    comparer.add(texts.indices.map(input), under: Self.linter)
    let reads = Mutex(0)
    let outcome = comparer.outcome(
      path: { "\($0).yaml" }, under: { _ in Self.linter },
      read: { file in
        reads.withLock { $0 += 1 }
        return input(file)
      }, areOne: { _, _ in false })
    #expect(outcome.reports.flatMap(\.findings).count { $0.rule == Rule.repeatedDocument.id } == count)
    #expect(reads.withLock { $0 } == 3)
  }
}
