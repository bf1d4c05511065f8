import OSAMCommands
import TestSupport
import Testing

/// Runs over more files than fit a batch.
@Suite struct LongRunTests {
  private static let clean =
    #"{"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID", "minutes": 2880, "numAperture": 5, "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}"#

  private func machine(files: Int) -> MemorySystem {
    let system = MemorySystem()
    for number in 0..<files {
      system.put(
        number == 300 ? "{\"data\": {\"minutes\": 1, \"numAperture\": 1}}" : "{}", at: "f\(1000 + number).json")
    }
    system.put(Self.clean, at: "z.json")
    return system
  }

  @Test func progressIsShownOnATerminalOnly() {
    let system = machine(files: 2100)
    #expect(Program.run(["check", "--format", "concise"], on: system) == 1)
    #expect(!system.takeOutput().errors.contains("\r"))

    system.setTerminals([.error])
    #expect(Program.run(["check", "--format", "concise"], on: system) == 1)
    let (output, errors) = system.takeOutput()
    #expect(errors.contains("\r\u{1B}[K256 of 2101 files"))
    #expect(errors.contains("\r\u{1B}[K2 documents in 2 files"), "the line goes before the summary comes")
    #expect(!output.contains("\r"))

    #expect(Program.run(["check", "--quiet"], on: system) == 1)
    #expect(system.takeOutput() == ("", ""))
  }

  @Test func aShortRunShowsNone() {
    let system = machine(files: 400)
    system.setTerminals([.output, .error])
    #expect(Program.run(["check", "--format", "concise", "--color", "never"], on: system) == 1)
    let (output, errors) = system.takeOutput()
    #expect(!errors.contains("\r"))
    #expect(output.hasPrefix("f1300.json:1:"))
  }

  @Test func jobsDoNotChangeTheAnswer() {
    let system = machine(files: 400)
    var answers: Set<String> = []
    for jobs in ["1", "2", "7", "1000"] {
      _ = Program.run(["check", "--jobs", jobs], on: system)
      answers.insert(system.takeOutput().output)
    }
    #expect(answers.count == 1)
  }

  /// More findings in one file than become text at a time, in every format.
  @Test(arguments: ["json", "sarif", "gitlab", "concise", "junit"]) func allFindingsOfALongListAreWritten(
    _ format: String
  ) {
    let count = 2_500
    let system = MemorySystem()
    system.put(Self.list(of: count), at: "a.json")
    #expect(Program.run(["check", "--as", "authored", "--format", format], on: system) == 1)
    let output = system.takeOutput().output
    // The order of the documents is that of the file.
    let values = output.matches(of: /“n([0-9]+)”/).compactMap { Int($0.output.1) }
    var seen = Set<Int>()
    let first = values.filter { seen.insert($0).inserted }
    #expect(first == Array(0..<count))
  }

  /// Documents of which no two say the same.
  private static func list(of count: Int) -> String {
    let documents = (0..<count).map { number in
      #"{"id": 74, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID", "minutes": "n\#(number)", "numAperture": 5, "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}"#
    }
    return "[\n" + documents.joined(separator: ",\n") + "\n]\n"
  }

  /// Findings without words: settings and a baseline know them all the same.
  @Test func aQuietRunOfALongListComesToTheSame() {
    let system = MemorySystem()
    system.put(Self.list(of: 600), at: "a.json")
    func statuses() -> [Int32] {
      [[], ["--quiet"]].map { Program.run(["check", "--as", "authored"] + $0, on: system) }
    }
    #expect(statuses() == [1, 1])
    #expect(Program.run(["baseline", "--as", "authored"], on: system) == 0)
    #expect(statuses() == [0, 0])
    system.put(Self.list(of: 601), at: "a.json")
    #expect(statuses() == [1, 1])
  }
}
