import Foundation
import OSAMCommands
import TestSupport
import Testing

/// The real machine, in a folder of its own.
@Suite struct POSIXSystemTests {
  private let system = POSIXSystem()

  /// Runs a test in a new folder that is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("osam-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func put(_ text: String, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func readsFiles() throws {
    try inFolder { folder in
      try put("hola\n", folder + "/a.json")
      try put("", folder + "/empty.json")
      #expect(system.read(folder + "/a.json") == .success(Array("hola\n".utf8)))
      #expect(system.read(folder + "/empty.json") == .success([]))
      #expect(system.read(folder + "/b.json") == .failure(SystemProblem("there is no such file")))
      #expect(system.read(folder + "/a.json/b") == .failure(SystemProblem("there is no such file")))
      #expect(system.read(folder) == .failure(SystemProblem("it is a directory")))
    }
  }

  @Test func aFIFOIsReadWhenNamedAndStepsAsideInAWalk() throws {
    try inFolder { folder in
      let path = folder + "/pipe.json"
      try #require(mkfifo(path, 0o600) == 0)
      #expect(system.kind(of: path) == .success(.special))
      #expect(system.list(folder) == .success([DirectoryEntry(name: "pipe.json", kind: .special)]))
      let writer = Thread { try? "hola".write(toFile: path, atomically: false, encoding: .utf8) }
      writer.start()
      #expect(system.read(path) == .success(Array("hola".utf8)))
    }
  }

  @Test func aLinkToTheFolderAboveIsNoTrap() throws {
    try inFolder { folder in
      try put("{}", folder + "/sub/a.json")
      try FileManager.default.createSymbolicLink(atPath: folder + "/sub/up", withDestinationPath: "..")
      try FileManager.default.createSymbolicLink(atPath: folder + "/sub/self", withDestinationPath: "self")
      let entries = try system.list(folder + "/sub").get().sorted { $0.name < $1.name }
      #expect(
        entries == [
          DirectoryEntry(name: "a.json", kind: .file), DirectoryEntry(name: "self", isLink: true, kind: .lost),
          DirectoryEntry(name: "up", isLink: true, kind: .directory),
        ])
      #expect(system.read(folder + "/sub/self") == .failure(SystemProblem("its links lead in a circle")))
      // A whole run ends, and finds nothing: {} is no document.
      let recorder = Recorder(system)
      #expect(Program.run(["check", folder], on: recorder) == 3)
    }
  }

  @Test func aNameThatIsNoTextIsNamedAndNotPassedOver() throws {
    try inFolder { folder in
      let raw: [CChar] =
        (folder + "/a").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9)]
        + ".json".utf8.map { CChar(bitPattern: $0) } + [0]
      let descriptor = open(raw, O_CREAT | O_WRONLY, 0o600)
      guard descriptor >= 0 else {
        print("skipped: a name that is no text (the file system takes none)")
        return
      }
      close(descriptor)
      let recorder = Recorder(system)
      #expect(Program.run(["check", folder], on: recorder) == 3)
      #expect(recorder.written.contains("a\u{FFFD}.json could not be checked: its name is not UTF-8"))
    }
  }

  @Test func gitSaysWhatItTracksOrWouldTrack() throws {
    try inFolder { folder in
      try put("build/\n", folder + "/.gitignore")
      try put("{}", folder + "/build/a.json")
      try put("{}", folder + "/conf/à b.json")
      #expect(system.filesKnownToGit(below: folder) == nil, "no repository yet")
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "init", "--quiet", folder]
      try git.run()
      git.waitUntilExit()
      guard git.terminationStatus == 0 else {
        print("skipped: files known to git (there is no git)")
        return
      }
      #expect(system.filesKnownToGit(below: folder)?.sorted() == [".gitignore", "conf/à b.json"])
      #expect(system.filesKnownToGit(below: folder + "/conf") == ["à b.json"])
    }
  }

  @Test func aFileWithoutPermission() throws {
    try inFolder { folder in
      let path = folder + "/a.json"
      try put("{}", path)
      try #require(chmod(path, 0) == 0)
      guard geteuid() != 0 else {
        print("skipped: a file without permission (root reads everything)")
        return
      }
      #expect(system.read(path) == .failure(SystemProblem("there is no permission to read it")))
    }
  }

  @Test func everyNumberIsGivenOutOnce() {
    let counts = Counter()
    system.parallel(1000, jobs: 4) { counts.add($0) }
    #expect(counts.sum == 499_500)
    #expect(counts.count == 1000)
  }

  @Test func anEmptyArgumentVectorIsMisuse() {
    let memory = MemorySystem()
    #expect(Program.refuseEmptyVector(on: memory) == 2)
    let (output, errors) = memory.takeOutput()
    #expect(output.isEmpty)
    #expect(errors == "osam-lint: started with an empty argument vector\n")
  }
}
