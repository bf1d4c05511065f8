import OSAMCommands
import OSAMSyntax
import TestSupport
import Testing

/// Machines on which something fails. Cases that only a real machine shows are in tools/check-hostile.py.
@Suite struct HostileInputTests {
  /// A document with one error.
  private static let wrong = #"{"data": {"versionCode": 2026110001, "comparisonMode": "FORCED"}}"#

  /// Commands that read documents, and what each says of a file named b.json.
  private static let readers: [(command: [String], answer: String)] = [
    (["check"], "b.json:1:"), (["check", "--format", "concise"], "b.json:1:"),
    (["check", "--format", "json"], #""file":"b.json""#), (["compat"], "b.json"),
    (["compat", "--format", "json"], "b.json"), (["simulate"], "b.json"), (["simulate", "--format", "json"], "b.json"),
  ]

  /// Problems that can come up with a file that is there when the run starts.
  private static let problems = [
    SystemProblem.noSuchFile, SystemProblem("it changed while it was read"), SystemProblem("input/output error"),
    SystemProblem("there is no permission to read it"),
  ]

  private func machine() -> MemorySystem {
    let system = MemorySystem()
    system.put(Self.wrong, at: "b.json")
    return system
  }

  private func run(_ arguments: [String], on system: MemorySystem) -> (status: Int32, output: String, errors: String) {
    let status = Program.run(arguments, on: system)
    let (output, errors) = system.takeOutput()
    return (status, output, errors)
  }

  // MARK: Reading

  @Test(arguments: readers.indices) func aFileThatFailsIsNamedAndTheOthersAreReadAllTheSame(_ number: Int) {
    let (command, answer) = Self.readers[number]
    for problem in Self.problems {
      for (paths, listed) in [(["a.json", "b.json"], nil), (["."], nil), (["."], ["a.json", "b.json"])] {
        let system = machine()
        system.fail("a.json", problem)
        system.setKnownToGit(listed?.map { FilePath(text: $0) })
        let (status, output, errors) = run(command + paths, on: system)
        #expect(status == 3, "\(command) \(paths): \(problem.words)")
        #expect(errors.split(separator: "\n").count { $0.contains("a.json") && $0.contains(problem.words.text) } == 1)
        #expect(output.contains(answer))
      }
    }
  }

  @Test(arguments: [[], ["--quiet"], ["--skip-unrecognised"], ["--jobs", "2"], ["--kind", "osam-rating"]])
  func noOptionHidesThatAFileWasNotRead(_ options: [String]) {
    let system = MemorySystem()
    for number in 0..<600 { system.put("{}", at: "f\(1000 + number).json") }
    system.fail("f1599.json", .noSuchFile)
    let (status, _, errors) = run(["check"] + options, on: system)
    #expect(status == 3)
    #expect(errors.contains("f1599.json could not be checked: there is no such file"))
  }

  @Test func standardInputFailsLikeAFile() {
    for (command, answer) in Self.readers {
      let system = machine()
      system.failInput(SystemProblem("it is not open"))
      let (status, output, errors) = run(command + ["--stdin-filename", "c.json", "-", "b.json"], on: system)
      #expect(status == 3)
      #expect(errors.contains("c.json") && errors.contains("it is not open"))
      #expect(output.contains(answer))
    }
  }

  @Test func aDocumentFetchedBeforeIsReadWhole() {
    let system = machine()
    system.put(Self.wrong, at: "old/b.json")
    #expect(run(["simulate", "--cached", "old", "b.json"], on: system).status == 0)
    system.fail("old/a.json", SystemProblem("input/output error"))
    let (status, _, errors) = run(["simulate", "--cached", "old", "b.json"], on: system)
    #expect(status == 3)
    #expect(errors.contains("old/a.json was left out: input/output error"))
  }

  @Test func aFileThatTheOutputGoesIntoIsPassedOverUnlessNamed() {
    for (command, answer) in Self.readers {
      let system = machine()
      system.fail("a.json", .ownOutput)
      let walk = run(command + ["."], on: system)
      #expect(walk.status < 3 && !walk.errors.contains("a.json"), "\(command): \(walk.errors)")
      #expect(walk.output.contains(answer))
      let named = run(command + ["a.json", "b.json"], on: system)
      #expect(named.status == 3 && named.errors.contains("the output goes into it"))
    }
  }

  @Test func aFIFOIsPassedOverUnlessNamed() {
    let system = machine()
    system.putSpecial("pipe.json")
    #expect(run(["check", "--format", "concise"], on: system).status == 1)
    let (status, _, errors) = run(["check", "pipe.json"], on: system)
    #expect(status == 3, "named it is opened, and this machine has nothing in it")
    #expect(errors.contains("pipe.json could not be checked"))
  }

  // MARK: Writing

  @Test(
    arguments: readers.map { $0.command + ["b.json"] } + [
      ["init"], ["rules"], ["explain", "unknown-key"], ["--version"], ["--help"],
    ])
  func outputThatIsLostIsNoSuccess(_ arguments: [String]) {
    let system = machine()
    let whole = run(arguments, on: system)
    let length = whole.output.utf8.count
    #expect(length > 0 && whole.status < 3)
    for room in [0, length / 2, length - 1] {
      system.setRoom(room)
      let (status, output, errors) = run(arguments, on: system)
      #expect(status == 3, "\(arguments), \(room) of \(length) bytes")
      #expect(errors.split(separator: "\n").count { $0 == "osam-lint: the output cannot be written" } == 1)
      #expect(whole.output.hasPrefix(output), "nothing comes after what was lost")
    }
    system.setRoom(length)
    #expect(run(arguments, on: system) == whole)
  }

  @Test func linesAboutTheRunMayBeLost() {
    let system = machine()
    let whole = run(["check", "b.json", "a.json"], on: system)
    system.close(.error)
    let (status, output, errors) = run(["check", "b.json", "a.json"], on: system)
    #expect((status, output) == (3, whole.output))
    #expect(errors.isEmpty)
    #expect(run(["check", "b.json"], on: system).status == 1)
  }

  // MARK: Names

  @Test(arguments: ["a b", "a\nb", "a\u{1B}[31mb", "a\rb", "a\u{202E}b", "à😀", "'\";$(x)"])
  func namesAreShownOnOneLineAndWithoutEffects(_ name: String) {
    for (command, _) in Self.readers {
      let system = MemorySystem()
      system.put(Self.wrong, at: name + ".json")
      system.fail(name + ".yaml", .noSuchFile)
      let (status, output, errors) = run(command + ["."], on: system)
      #expect(status == 3)
      let written = (output + errors).unicodeScalars
      // In JSON a character that turns the line round is a character like any other.
      let effects: Set<Unicode.Scalar> = command.contains("json") ? ["\u{1B}", "\r"] : ["\u{1B}", "\r", "\u{202E}"]
      #expect(!written.contains { effects.contains($0) }, "\(command)")
      #expect(errors.split(separator: "\n").count { $0.contains(".yaml") && $0.contains("there is no such file") } == 1)
    }
  }
}
