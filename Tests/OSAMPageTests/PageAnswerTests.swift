import Foundation
import OSAMCommands
import OSAMFormats
import OSAMLint
import OSAMPage
import OSAMSyntax
import TestSupport
import Testing

/// A page answers what the commands answer, byte for byte.
@Suite struct PageAnswerTests {
  /// A text that the page and the commands are asked about, and how.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var language = Language.en
    var now = MemorySystem.usualNow

    var testDescription: String { "\(name) in \(language) at \(now)" }
  }

  // MARK: The two that are asked

  private func page(_ wanted: String, _ asked: Case, _ members: String = "") -> String? {
    answer(wanted, asked, members).map { String(decoding: $0, as: UTF8.self) }
  }

  private func answer(_ wanted: String, _ asked: Case, _ members: String = "") -> [UInt8]? {
    let line =
      #"{"ask": "\#(wanted)", "name": "\#(asked.name)", "language": "\#(asked.language)", "now": \#(asked.now)\#(members)}"#
    return Page.answer(Array(line.utf8) + [0x0A] + asked.bytes)
  }

  /// The output of a command, its notes and its status, and the file after it.
  private func program(_ arguments: [String], _ asked: Case) -> (
    out: String, notes: String, status: Int32, file: [UInt8]?
  ) {
    let system = MemorySystem(now: asked.now)
    system.put(asked.bytes, at: asked.name)
    let status = Program.run(
      [arguments[0], asked.name, "--lang", asked.language.rawValue] + arguments.dropFirst(), on: system)
    let (out, notes) = system.takeOutput()
    return (out, notes, status, try? system.read(FilePath(text: asked.name)).get())
  }

  private func expectSame(_ asked: Case) {
    let date = ["--date", String(asked.now)]
    let check = program(["check", "--format", "json"] + date, asked)
    #expect(page("check", asked) == check.out, "check")
    #expect(answer("fix", asked) == program(["fix"] + date, asked).file, "fix")
    let outcomes = program(["outcomes", "--format", "json"], asked)
    if outcomes.status == 0 { #expect(page("outcomes", asked) == outcomes.out, "outcomes") }
    let preview = program(["preview"] + date, asked)
    if preview.status == 0 { #expect(page("preview", asked) == preview.out, "preview") }
    let agenda = program(["agenda", "--days", "365", "--format", "ics"] + date, asked)
    if agenda.status == 0 { #expect(page("agenda", asked) == agenda.out, "agenda") }
    expectSameBuild(asked, date)
    for (version, platform) in [("2021040000", "android"), ("1.2.3", "ios"), ("7", nil)] {
      expectSameSimulation(asked, date, version, platform)
    }
  }

  private func expectSameBuild(_ asked: Case, _ date: [String]) {
    let build = program(["build"] + date, asked)
    guard let answer: BuildAnswer = decoded(page("build", asked)) else { return }
    let built = answer.built.map { $0.text }
    if build.status == 0 {
      #expect(built == [build.out], "build")
    } else if build.notes.contains("documents cannot go to standard output together") {
      #expect(built.count > 1, "build")
    } else {
      #expect(built.isEmpty, "build: \(build.notes)")
    }
    for refused in answer.refused { #expect(build.notes.contains(refused), "build") }
  }

  private func expectSameSimulation(_ asked: Case, _ date: [String], _ version: String, _ platform: String?) {
    let words = ["simulate", "--all", "--version", version] + date + (platform.map { ["--platform", $0] } ?? [])
    let simulate = program(words, asked)
    let members = #", "version": "\#(version)""# + (platform.map { #", "platform": "\#($0)""# } ?? "")
    guard let answer: SimulateAnswer = decoded(page("simulate", asked, members)) else { return }
    // A text without documents ends the command early, and options that fit none are refused.
    guard simulate.status == 0 || simulate.notes.contains("was left out") else { return }
    #expect(answer.text == simulate.out, "simulate")
    for left in answer.leftOut {
      let why = left.split(separator: ": ", maxSplits: 1).last.map { String($0) } ?? left
      #expect(simulate.notes.contains(why), "simulate")
    }
  }

  private struct BuildAnswer: Decodable {
    struct Built: Decodable {
      var label: String
      var text: String
    }
    var built: [Built]
    var notes: [String]
    var refused: [String]
  }

  private struct SimulateAnswer: Decodable {
    var text: String
    var leftOut: [String]
  }

  private func decoded<Answer: Decodable>(_ text: String?) -> Answer? {
    let answer = text.flatMap { try? JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    #expect(answer != nil, "\(Answer.self): \(text ?? "none")")
    return answer
  }

  // MARK: The texts that they are asked about

  /// The documents that the project comes with, in each language.
  static let samples: [Case] = {
    let folder = SharedFiles.packageRoot.appending(path: "samples")
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    return names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.enumerated().flatMap { number, name in
      let bytes = FileManager.default.contents(atPath: folder.appending(path: name).path).map { [UInt8]($0) } ?? []
      let languages = Effort.isLong ? Language.allCases : [Language.allCases[number % Language.allCases.count]]
      return languages.map { Case(name: name, bytes: bytes, language: $0) }
    }
  }()

  @Test(arguments: samples) func samplesAreAnsweredAlike(_ asked: Case) { expectSame(asked) }

  @Test func thereAreSamples() { #expect(Self.samples.count > 30) }

  static let examples: [Case] = {
    let all = Rule.all.flatMap { $0.bad + $0.good }
    return Effort.share(of: Array(all.enumerated()), oneIn: 24, turn: 3).map { number, example in
      Case(
        name: example.syntax == .json ? "alert.json" : "alert.yaml", bytes: Array(example.unmarked.text.utf8),
        language: Language.allCases[number % Language.allCases.count])
    }
  }()

  @Test func examplesOfRulesAreAnsweredAlike() {
    #expect(Self.examples.count > 20)
    for asked in Self.examples { expectSame(asked) }
  }

  static let moments: [Instant] = [
    0, -1, MemorySystem.usualNow, 1_640_995_200_000, 253_402_300_799_999, Instant.max, Instant.min,
  ]

  @Test(arguments: DocumentKind.all.map { $0.id }) func madeDocumentsAreAnsweredAlike(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    var documents = NearDocuments(seed: 38)
    for number in 0..<Effort.rounds(12, long: 1_000) {
      let document = documents.document(kind)
      expectSame(
        Case(
          name: document.isYAML ? "alert.yaml" : "alert.json", bytes: document.bytes,
          language: Language.allCases[number % Language.allCases.count],
          now: number % 4 == 0 ? Self.moments[number / 4 % Self.moments.count] : MemorySystem.usualNow))
    }
  }

  static let odd: [Case] = [
    Case(name: "empty.json", bytes: []), Case(name: "empty.yaml", bytes: []),
    Case(name: "mark.json", bytes: [0xEF, 0xBB, 0xBF]), Case(name: "zero.json", bytes: [0, 0, 0]),
    Case(name: "binary.yaml", bytes: Array(0...255)), Case(name: "list.json", bytes: Array("[1, 2".utf8)),
    Case(name: "deep.json", bytes: Array(String(repeating: "[", count: 5_000).utf8)),
    Case(name: "two.yaml", bytes: Array("a: 1\n---\nb: 2\n".utf8)),
  ]

  @Test(arguments: odd) func oddTextsAreAnsweredAlike(_ asked: Case) { expectSame(asked) }

  // MARK: Questions of the page alone

  @Test func whatIsNoQuestionHasNoAnswer() {
    for line in ["", "{}", #"{"ask": "all"}"#, #"{"ask": "check""#, "check", #"{"ask": 1}"#] {
      #expect(Page.answer(Array(line.utf8)) == nil, "\(line)")
    }
  }

  /// A document is found by the place of the cursor.
  @Test func documentsHaveTheirPlaces() {
    let alert = #"{"android": [{"required_version": 5}]}"#
    let answer = page("documents", Case(name: "a.json", bytes: Array(alert.utf8)))
    #expect(answer == #"[{"number":0,"kind":"prince-of-versions","start":0,"end":38,"dates":[]}]"#)
  }

  /// So is a date: what is drawn of it leads to where it is written.
  @Test func datesHaveTheirPlaces() throws {
    let alert = """
      packageName: cat.bcn.museu
      platform: ANDROID
      versionCode: 7
      comparisonMode: INFO
      startDate: 2026-12-01 08:00
      endDate: 2026-12-24
      title: {ca: A, es: B, en: C}

      """
    let answer = page("documents", Case(name: "a.yaml", bytes: Array(alert.utf8), language: .ca))
    let start = try #require(alert.range(of: "2026-12-01 08:00")).lowerBound.utf16Offset(in: alert)
    let end = try #require(alert.range(of: "2026-12-24")).lowerBound.utf16Offset(in: alert)
    #expect(
      answer?.contains(
        #""dates":[{"name":"startDate","moment":1796108400000,"text":"1 des. 2026, 08:00","start":\#(start),"end":\#(start + 16)},"#
          + #"{"name":"endDate","moment":1798153199999,"text":"24 des. 2026","start":\#(end),"end":\#(end + 10)}]"#
      )
        == true, "\(answer ?? "none")")
  }

  /// A new document is the one that `init` writes.
  @Test(arguments: DocumentKind.all.map { $0.id }, Language.allCases)
  func aBeginningIsThatOfInit(_ id: String, _ language: Language) {
    let system = MemorySystem()
    #expect(Program.run(["init", id, "new.yaml", "--lang", language.rawValue], on: system) == 0)
    let written = try? system.read("new.yaml").get()
    let asked = Case(name: "new.yaml", bytes: [], language: language)
    #expect(answer("begin", asked, #", "kind": "\#(id)""#) == written)
  }
}
