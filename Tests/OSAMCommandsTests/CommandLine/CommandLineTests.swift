import OSAMCommands
import OSAMSyntax
import TestSupport
import Testing

/// The reading of a command line, compared with a second one.
@Suite struct CommandLineTests {
  /// The values in the options of a command, by the names of their properties.
  private static func values(in options: Any) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for (label, value) in Mirror(reflecting: options).children {
      guard let label else { continue }
      switch value {
      case let flag as Bool: if flag { values[label] = [""] }
      case let paths as [FilePath]: if !paths.isEmpty { values[label] = paths.map(\.display) }
      case let path as FilePath?: if let path { values[label] = [path.display] }
      case let texts as [String]: if !texts.isEmpty { values[label] = texts }
      case let text as String?: if let text { values[label] = [text] }
      case let number as Int?: if let number { values[label] = [String(number)] }
      case let number as Int64?: if let number { values[label] = [String(number)] }
      default: values.merge(Self.values(in: value)) { one, other in one + other }
      }
    }
    return values
  }

  private static func answer(to line: [[UInt8]]) -> ReferenceReading.Answer {
    switch Program.options(of: line) {
    case .success(nil): return .help
    case .success(let options?):
      return .values(values(in: options))
    case .failure(let failure):
      #expect(failure.status == .misuse)
      return .misuse
    }
  }

  private static let values =
    [
      "a.json", "", "-", "-x", "--quiet", "--", "x=y", "=", "ünïcode", "7", "+3", "-1", "0", "101", "text",
    ].map { Array($0.utf8) } + [[0x61, 0xFF], [0xC3]]
  private static let odd = ["--nope", "-x", "--qui", "---", "--=x", "-", "--", "", "-=", "-qx", "--quiet=1", "-5"]

  /// A word or two of a random line.
  private static func words(_ reading: ReferenceReading, _ random: inout Seeded) -> [[UInt8]] {
    let spellings = reading.spellings
    let (name, hasValue) = spellings[Int(random.next() % UInt64(spellings.count))]
    let value = values[Int(random.next() % UInt64(values.count))]
    switch random.next() % 16 {
    case 0: return [Array(odd[Int(random.next() % UInt64(odd.count))].utf8)]
    case 1: return [Array(name.utf8)]
    case 2: return [Array((name + "=").utf8) + value]
    case 3: return [Array(name.utf8) + value]
    case 4: return [Array("-q".utf8) + Array(name.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(1)), value]
    case 5...8: return [value]
    // Help answers a whole line, so it is asked for seldom.
    default: return name.hasSuffix("h") || name == "--help" ? [value] : [Array(name.utf8)] + (hasValue ? [value] : [])
    }
  }

  @Test(arguments: ReferenceReading.names) func linesAreReadAlike(_ command: String) {
    var random = Seeded(state: UInt64(command.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    var understood = 0
    for _ in 0..<Effort.rounds(1500, long: 40_000) {
      var reading = ReferenceReading(of: command)
      var line: [[UInt8]] = []
      for _ in 0..<random.next() % 6 { line += Self.words(reading, &random) }
      let expected = reading.answer(to: line)
      if case .values = expected { understood += 1 }
      let answer = Self.answer(to: [Array(command.utf8)] + line)
      let shown = line.map { String(decoding: $0, as: UTF8.self) }
      #expect(answer == expected, "\(command) \(shown)")
      if answer != expected { return }
      // Without a name it is a line of the usual command, unless the first word is a request of its own.
      if command == "check", let first = line.first, first != Array("--help".utf8), first != Array("-h".utf8) {
        #expect(Self.answer(to: line) == expected, "\(shown)")
      }
    }
    #expect(understood > 10)
  }

  @Test func everyCommandIsReadTwice() {
    #expect(CommandTable.names.sorted() == ReferenceReading.names)
  }

  /// A row is found by its names, so these are no other's of the same command.
  @Test func namesAreUnique() {
    #expect(Set(CommandTable.names).count == CommandTable.names.count)
    for row in CommandTable.commands(.released) {
      let names = row.options.flatMap { [$0.name] + ($0.letter.map { ["-\($0)"] } ?? []) }
      #expect(Set(names).count == names.count, "\(row.name)")
      #expect(names.allSatisfy { $0.hasPrefix("-") && $0 == $0.lowercased() }, "\(row.name)")
      #expect(row.title.text.hasSuffix("."), "\(row.name)")
      // A line without an option is not held against the options.
      #expect(row.requiresOption == row.options.contains(where: \.isRequired), "\(row.name)")
    }
  }

  /// Examples are lines that the program understands.
  @Test func examplesAreUnderstood() {
    for row in CommandTable.commands(.released) {
      for example in row.examples {
        let words = example.line.prefix { $0 != ">" }.split(separator: " ").map { Array($0.utf8) }
        #expect(words.first == Array("osam-lint".utf8))
        guard case .success(_?) = Program.options(of: Array(words.dropFirst())) else {
          Issue.record("\(example.line)")
          continue
        }
      }
    }
  }

  /// Were the work to grow with the square of the paths, these would take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: ["check", "fix"]) func manyPathsAreOrdinary(_ command: String) throws {
    let paths = (0..<100_000).map { "alerts/\($0).json" }
    let read = try Program.options(of: ([command, "-q"] + paths + ["--jobs", "2"]).map { Array($0.utf8) }).get()
    let values = Self.values(in: try #require(read))
    #expect(values["paths"] == paths)
    #expect(values["jobs"] == ["2"])
  }

  @Test func aPathThatIsNoTextIsNotOpened() {
    let system = MemorySystem()
    system.put("{}", at: "b.json")
    let status = Program.run([Array("check".utf8), [0x61, 0xE9, 0xFF], Array("b.json".utf8)], on: system)
    #expect(status == 3)
    #expect(system.takeOutput().errors.contains("a\u{FFFD}\u{FFFD} could not be checked: its name is not UTF-8"))
  }
}
