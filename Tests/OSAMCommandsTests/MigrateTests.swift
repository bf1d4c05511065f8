import OSAMCommands
import TestSupport
import Testing

/// Documents that `migrate` writes, put before `check`.
@Suite struct MigrateTests {
  private struct Answer {
    var status: Int32
    var output: String
    var errors: String

    init(_ arguments: [String], on system: MemorySystem) {
      status = Program.run(arguments, on: system)
      (output, errors) = system.takeOutput()
    }
  }

  private static let targets = ["osam-version", "prince-of-versions"]

  /// Numbers of the lines of a document that are left blank.
  private static func blanks(_ text: String) -> Set<Int> {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(
      lines.indices.dropFirst().filter { number in
        lines[number].hasSuffix(":") && lines[number - 1].drop { $0 == " " }.hasPrefix("# Write ")
      }.map { $0 + 1 })
  }

  /// Lines with errors, but for what is damaged in a text: that is carried over as it stands.
  private static func errors(_ text: String) -> Set<Int> {
    let system = MemorySystem()
    system.put(text, at: "new.yaml")
    let answer = Answer(["check", "new.yaml", "--format", "concise"], on: system)
    return Set(
      answer.output.split(separator: "\n").filter { $0.contains(": error[") && !$0.contains("[garbled-text]") }
        .compactMap {
          Int($0.split(separator: ":")[1])
        })
  }

  /// Every blank is refused, and so is nothing else; the exit status says whether a person is needed.
  @Test func blanksAreRefusedAndTheRestIsGood() {
    var random = Seeded(state: 21)
    for number in 0..<Effort.rounds(40, long: 240) {
      let json = OlderAlertText.random(&random)
      let system = MemorySystem()
      system.put(json, at: "old.json")
      var arguments = ["migrate", "old.json", "--kind", "controldeversions", "--to", Self.targets[number % 2]]
      if number % 3 == 0 { arguments += ["--platform", number % 4 < 2 ? "ios" : "android"] }
      if number % 5 == 0 { arguments += ["--version-code", "2026110001"] }
      let answer = Answer(arguments, on: system)
      let blanks = Self.blanks(answer.output)
      #expect(answer.status < 2, "\(arguments) \(json)\n\(answer.errors)")
      #expect(answer.status == 1 || blanks.isEmpty, "\(json)")
      #expect(Self.errors(answer.output) == blanks, "\(json)\n\(answer.output)")
      #expect(answer.errors.contains("left blank") == !blanks.isEmpty)
    }
  }

  @Test func aWholeDocumentIsClean() {
    let system = MemorySystem()
    system.put(OlderAlertText.json(), at: "old.json")
    let answer = Answer(
      ["migrate", "old.json", "--to", "osam-version", "--platform", "android", "--package", "cat.bcn.bus"]
        + ["--version-code", "2026110001"], on: system)
    #expect(answer.status == 0, "\(answer.errors)")
    system.put(answer.output, at: "new.yaml")
    #expect(Answer(["check", "new.yaml", "--fail-on", "warning"], on: system).status == 0)
  }

  /// Bytes that are damaged give a document and a report, or a sentence and no document.
  @Test func damagedDocuments() {
    var random = Seeded(state: 22)
    let whole = Array(OlderAlertText.json(system: #""11.0""#).utf8)
    for number in 0..<Effort.rounds(60, long: 400) {
      var bytes = whole
      for _ in 0...Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(random.next() % 256)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: Array(",{}[]\":\n\\".utf8).shuffled(using: &random).prefix(1), at: place)
        }
      }
      let system = MemorySystem()
      let name = number % 4 == 0 ? "old.yaml" : "old.json"
      system.put(bytes, at: name)
      let answer = Answer(["migrate", name, "--to", Self.targets[number % 2]], on: system)
      #expect([0, 1, 3].contains(answer.status))
      #expect((answer.status == 3) == answer.output.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(!answer.errors.isEmpty)
      if answer.status < 3 { #expect(Self.errors(answer.output) == Self.blanks(answer.output)) }
    }
  }

  @Test func aDocumentInManyLanguagesIsLeftOut() {
    for (count, status) in [(200, 1), (201, 3), (Effort.rounds(5_000, long: 50_000), 3)] {
      let texts = (0..<count).map { "\"l\($0)\": \"a\"" }.joined(separator: ",")
      let system = MemorySystem()
      system.put(OlderAlertText.json(title: "{\(texts)}"), at: "old.json")
      for target in Self.targets {
        #expect(Answer(["migrate", "old.json", "--to", target], on: system).status == status)
      }
    }
  }
}
