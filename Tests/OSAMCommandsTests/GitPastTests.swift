import Foundation
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// Files as they stood where HEAD left a revision, asked of a real git.
@Suite struct GitPastTests {
  private let system = POSIXSystem()

  private func git(_ folder: String, _ arguments: String...) throws -> Bool {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let settings = ["user.name=a", "user.email=a@example.org", "protocol.file.allow=always", "init.defaultBranch=main"]
    git.arguments = ["git", "-C", folder] + settings.flatMap { ["-c", $0] } + arguments
    git.standardOutput = FileHandle.nullDevice
    git.standardError = FileHandle.nullDevice
    try git.run()
    git.waitUntilExit()
    return git.terminationStatus == 0
  }

  private func put(_ text: String, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Runs a test in a repository with one commit on `main`, on the branch `work` from there.
  private func inRepository(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("osam-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    let folder = base.appendingPathComponent("checked").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try put(text, folder + "/" + name) }
    guard try git(folder, "init", "--quiet") else {
      print("skipped: files of the past (there is no git)")
      return
    }
    try #require(try git(folder, "add", "--all") && git(folder, "commit", "-qm", "1"))
    try #require(try git(folder, "checkout", "-qb", "work"))
    try body(folder)
  }

  /// Names with contents; those that cannot be read have what is said instead.
  private func past(_ folder: String, _ revision: String = "main") -> [String: String]? {
    guard let files = try? system.files(asOf: revision, below: folder).get() else { return nil }
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        switch system.read(file, below: folder) {
        case .success(let bytes): (file.name.display, String(decoding: bytes, as: UTF8.self))
        case .failure(let problem): (file.name.display, problem.words.text)
        }
      })
  }

  private func failure(_ folder: String, _ revision: String) -> HistoryProblem? {
    let renames = system.renames(since: revision, below: folder)
    guard case .failure(let problem) = system.files(asOf: revision, below: folder), renames == .failure(problem) else {
      return nil
    }
    return problem
  }

  @Test func filesAreThoseOfTheCommit() throws {
    let files = ["a.json": "1\n", "pre/à b.json": "2\r\n", "pre/deep/c.yaml": "3", "empty.json": ""]
    try inRepository(files) { folder throws in
      #expect(past(folder) == files)
      try put("changed", folder + "/a.json")
      try put("new", folder + "/new.json")
      try #require(try git(folder, "rm", "-q", "empty.json"))
      try #require(try git(folder, "add", "--all") && git(folder, "commit", "-qm", "2"))
      #expect(past(folder) == files)
      #expect(past(folder + "/pre") == ["à b.json": "2\r\n", "deep/c.yaml": "3"])
      #expect(past(folder, "HEAD")?["a.json"] == "changed")
      #expect(past(folder, "HEAD~1") == files)
    }
  }

  /// A commit that came to main after the branch left is not compared with.
  @Test func theCommitIsWhereTheBranchLeft() throws {
    try inRepository(["a.json": "1"]) { folder throws in
      try #require(try git(folder, "checkout", "-q", "main"))
      try put("main", folder + "/a.json")
      try #require(try git(folder, "commit", "-qam", "2") && git(folder, "checkout", "-q", "work"))
      #expect(past(folder) == ["a.json": "1"])
      try #require(try git(folder, "merge", "-q", "main"))
      #expect(past(folder) == ["a.json": "main"])
    }
  }

  @Test func linksAndRepositoriesAreNoFiles() throws {
    try inRepository(["inner/a.json": "1"]) { folder throws in
      let outer = folder + "/outer"
      try put("1", outer + "/b.json")
      try FileManager.default.createSymbolicLink(atPath: outer + "/link.json", withDestinationPath: "b.json")
      try #require(try git(outer, "init", "--quiet") && git(outer, "submodule", "add", "--quiet", folder, "sub.json"))
      try #require(try git(outer, "add", "--all") && git(outer, "commit", "-qm", "1"))
      let files = try system.files(asOf: "HEAD", below: outer).get()
      let kinds = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.kind) })
      #expect(kinds == [".gitmodules": .file, "b.json": .file, "link.json": .link, "sub.json": .repository])
      let walked = try PastFinder.find([FilePath(text: outer)], asOf: "HEAD", on: system)
      #expect(walked.files.map(\.path.display) == [outer + "/b.json"])
      #expect(walked.problems.isEmpty)
      // Where it is checked out, the repository is asked itself.
      try FileManager.default.removeItem(atPath: outer + "/sub.json")
      let named = try PastFinder.find(
        [outer + "/link.json", outer + "/sub.json"].map { FilePath(text: $0) }, asOf: "HEAD", on: system)
      #expect(named.files.isEmpty)
      #expect(
        named.problems.map(\.words) == [
          "it was a link, and links of another revision are not followed", "it was a repository of its own",
        ])
    }
  }

  @Test func renamesAreFollowed() throws {
    let text = (0..<20).map { "line \($0)\n" }.joined()
    try inRepository(["pre/old.json": text, "pre/other.json": "1", "same.json": text + "x\n"]) { folder throws in
      try #require(try git(folder, "mv", "pre/old.json", "pre/new\nname.json"))
      try put(text + "one more\n", folder + "/pre/new\nname.json")
      try #require(try git(folder, "rm", "-q", "pre/other.json"))
      #expect(try system.renames(since: "main", below: folder).get() == ["pre/new\nname.json": "pre/old.json"])
      try #require(try git(folder, "commit", "-qam", "2"))
      #expect(try system.renames(since: "main", below: folder).get() == ["pre/new\nname.json": "pre/old.json"])
      #expect(try system.renames(since: "main", below: folder + "/pre").get() == ["new\nname.json": "old.json"])
      #expect(try system.renames(since: "HEAD", below: folder).get() == [:])
    }
  }

  @Test func gitSaysWhyItCannotSay() throws {
    try inRepository(["a.json": "1"]) { folder throws in
      for revision in ["none", "a.json", "main:a.json", "HEAD^{tree}", "--output=x", "-h", "--all", "--"] {
        #expect(failure(folder, revision) == .unknownRevision, "\(revision)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder + "/x"))
      // Git is not asked at all about a revision that it would take for an option.
      let silent = Git(below: ".") { question in
        Issue.record("git is asked \(question.arguments.map(\.display))")
        return .failed
      }
      for revision in ["--output=x", "-h"] { #expect(silent.commit(revision) == .failure(.unknownRevision)) }
      try put("gitdir: nowhere\n", folder + "/lost/.git")
      #expect(failure(folder + "/lost", "main") == .declined)
      #expect(failure(folder + "/.git", "main") == .declined)
      try #require(try git(folder, "clone", "--quiet", "--bare", folder, "bare.git"))
      #expect(failure(folder + "/bare.git", "main") == .declined)
      // A clone of one commit has nothing in common with what was fetched beside it.
      try put("2", folder + "/a.json")
      try #require(try git(folder, "commit", "-qam", "2") && git(folder, "checkout", "-q", "main"))
      try put("3", folder + "/a.json")
      try #require(try git(folder, "commit", "-qam", "3"))
      try #require(
        try git(folder, "clone", "-q", "--depth", "1", "--no-single-branch", "file://" + folder, "shallow"))
      #expect(failure(folder + "/shallow", "origin/work") == .noCommonPast)
      #expect(past(folder + "/shallow", "origin/main")?["a.json"] == "3")
      try missingInAShallowClone(folder)
    }
    let outside = FileManager.default.temporaryDirectory.appendingPathComponent("osam-lint-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    let problem = failure(outside, "main")
    #expect(problem == .noRepository || problem == .noGit)
  }

  /// Where only the newest commits were fetched, a revision that is not there may be one of the others.
  private func missingInAShallowClone(_ folder: String) throws {
    #expect(failure(folder + "/shallow", "HEAD~1") == .notFetched)
    #expect(failure(folder + "/shallow", "none") == .notFetched)
    #expect(failure(folder, "none") == .unknownRevision)
    for (path, isShallow) in [(folder + "/shallow", true), (folder, false)] {
      for arguments in [["check", "--changed-since", "none"], ["simulate", "--git", "none"]] {
        let recorder = Recorder(system)
        #expect(Program.run(arguments + [path], on: recorder) == 2)
        #expect(
          recorder.written.contains("fetch-depth: 0") == isShallow
            && recorder.written.contains("git fetch --unshallow") == isShallow, "\(recorder.written)")
      }
    }
  }

  /// A name that no file of today could be opened by.
  @Test func aNameThatIsNoTextIsSaid() throws {
    try inRepository(["a.json": "1"]) { folder throws in
      let bytes: [UInt8] = Array((folder + "/").utf8) + [0x62, 0xFF] + Array(".json".utf8) + [0]
      let isWritten = bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { name in
          guard let base = name.baseAddress, let file = fopen(base, "w") else { return false }
          fclose(file)
          return true
        }
      }
      guard isWritten else { return print("skipped: a name that is no text (the file system takes none)") }
      try #require(try git(folder, "add", "--all") && git(folder, "commit", "-qm", "2"))
      let found = try PastFinder.find([FilePath(text: folder)], asOf: "HEAD", on: system)
      #expect(found.files.map(\.path.display) == [folder + "/a.json"])
      #expect(found.problems.map(\.path.display) == [folder + "/b\u{FFFD}.json"])
      #expect(found.problems.map(\.words) == ["its name is not UTF-8"])
      // The shown name is not the name.
      let named = try PastFinder.find([FilePath(text: folder + "/b\u{FFFD}.json")], asOf: "HEAD", on: system)
      #expect(named.files.isEmpty)
    }
  }

  /// Nothing is asked for that would not be read, and nothing half read is taken.
  @Test func sizesAreLimited() throws {
    var asked: [[GitName]] = []
    let id = GitName(text: String(repeating: "a", count: 40))
    let git = Git(below: ".") { question in
      asked.append(question.arguments)
      return .written(Array("1234".utf8))
    }
    func words(_ size: Int?) -> String? {
      guard case .failure(let problem) = git.read(PastFile(name: "a.json", id: id, size: size)) else { return nil }
      return problem.words.text
    }
    #expect(words(Git.largestFile + 1) == "it is larger than 1 GiB")
    #expect(words(nil) == "git does not have its content here")
    #expect(asked.isEmpty)
    #expect(words(5) == "git could not read it")
    #expect(words(4) == nil)
    #expect(asked.last?.suffix(3) == ["cat-file", "blob", id])
    // A hundred megabytes are no trouble.
    try inRepository(["big.json": String(repeating: " ", count: 100 << 20) + "1"]) { folder throws in
      let file = try #require(try system.files(asOf: "main", below: folder).get().first)
      #expect(file.size == (100 << 20) + 1)
      #expect(try system.read(file, below: folder).get().count == (100 << 20) + 1)
    }
  }

  /// Paths are those of today, also where nothing is today.
  @Test func pathsAreThoseOfToday() throws {
    try inRepository(["conf/a.json": "1", "conf/b.yml": "2", "gone/deep/c.json": "3", "x.txt": "4"]) { folder throws in
      try #require(try git(folder, "rm", "-qr", "gone", "conf/b.yml"))
      func found(_ paths: String...) throws -> [String] {
        let result = try PastFinder.find(paths.map { FilePath(text: folder + "/" + $0) }, asOf: "main", on: system)
        let others =
          result.problems.map { "\($0.path.display): \($0.words)" } + result.missing.map { "\($0.display): missing" }
        return (result.files.map(\.path.display) + others)
          .map { $0.replacingOccurrences(of: folder + "/", with: "") }
      }
      #expect(try found("conf") == ["conf/a.json", "conf/b.yml"])
      #expect(try found("conf/b.yml", "conf") == ["conf/b.yml", "conf/a.json"])
      #expect(try found("gone") == ["gone/deep/c.json"])
      #expect(try found("gone/deep/") == ["gone/deep/c.json"])
      #expect(try found("gone/deep/c.json") == ["gone/deep/c.json"])
      #expect(try found("gone/deep/c.jso") == ["gone/deep/c.jso: missing"])
      #expect(try found("gone/de") == ["gone/de: missing"])
      #expect(try found("gone/**/*.json", "c*/*") == ["gone/deep/c.json", "conf/a.json", "conf/b.yml"])
      #expect(try found("x.txt") == ["x.txt"])
      let all = try PastFinder.find([FilePath(text: folder)], asOf: "main", on: system).files.map(\.path.display)
      #expect(all == ["conf/a.json", "conf/b.yml", "gone/deep/c.json"].map { folder + "/" + $0 })
    }
  }
}
