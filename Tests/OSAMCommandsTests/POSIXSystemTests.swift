import Foundation
import OSAMCommands
import OSAMSyntax
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
    try inFolder { folder throws in
      try put("hola\n", folder + "/a.json")
      try put("", folder + "/empty.json")
      #expect(system.read(folder + "/a.json") == .success(Array("hola\n".utf8)))
      #expect(system.read(folder + "/empty.json") == .success([]))
      #expect(system.read(folder + "/b.json") == .failure(SystemProblem("there is no such file")))
      #expect(system.read(folder + "/a.json/b") == .failure(SystemProblem("there is no such file")))
      #expect(system.read(folder) == .failure(SystemProblem("it is a directory")))
    }
  }

  /// Whatever is done to a file, it shows; reading it does not.
  @Test func aStampIsAnotherOneAfterEachChange() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      #expect(system.stamp(of: path) == nil)
      try put("hola", path)
      var stamps = [system.stamp(of: path)]
      func differs(after change: () throws -> Void) throws {
        system.sleep(milliseconds: 20)
        try change()
        let stamp = system.stamp(of: path)
        #expect(stamp != nil && !stamps.contains(stamp), "change \(stamps.count)")
        stamps.append(stamp)
      }
      _ = system.read(path)
      #expect(system.stamp(of: path) == stamps[0])
      try differs { try put("adeu", path) }
      try differs { try put("", path) }
      try differs { try #require(chmod(path, 0o600) == 0) }
      try differs {
        try put("adeu", folder + "/new.json")
        try #require(rename(folder + "/new.json", path) == 0)
      }
      try differs {
        var times = [timespec(), timespec()]
        try #require(utimensat(AT_FDCWD, path, &times, 0) == 0)
      }
      try FileManager.default.createSymbolicLink(atPath: folder + "/link.json", withDestinationPath: path)
      #expect(system.stamp(of: folder + "/link.json") == stamps.last)
    }
  }

  @Test func sleepsAsLongAsItIsTold() {
    let clock = ContinuousClock()
    let time = clock.measure { system.sleep(milliseconds: 30) }
    #expect(time >= .milliseconds(30))
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func put(_ text: String, _ path: String, instead of: Before) -> SystemProblem? {
    guard case .failure(let problem) = system.put(Array(text.utf8), at: path, instead: of) else { return nil }
    return problem
  }

  @Test func aFileIsReplacedAndKeepsItsMode() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("old", path)
      try #require(chmod(path, 0o640) == 0)
      #expect(put("new", path, instead: .content(Array("old".utf8))) == nil)
      #expect(try text(path) == "new")
      var information = stat()
      try #require(stat(path, &information) == 0)
      #expect(information.st_mode & 0o7777 == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.json"], "nothing stays beside it")
    }
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("theirs", path)
      #expect(put("ours", path, instead: .content(Array("old".utf8))) == .changedMeanwhile)
      #expect(try text(path) == "theirs")
      #expect(put("ours", folder + "/gone.json", instead: .content([])) == .changedMeanwhile)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.json"])
    }
  }

  @Test func aLinkStaysOne() throws {
    try inFolder { folder throws in
      try put("old", folder + "/real/a.json")
      let link = folder + "/link.json"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.json")
      #expect(put("new", link, instead: .content(Array("old".utf8))) == nil)
      #expect(try text(folder + "/real/a.json") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.json")
      try FileManager.default.createSymbolicLink(atPath: folder + "/lost.json", withDestinationPath: "nowhere")
      #expect(put("new", folder + "/lost.json", instead: .anything) == SystemProblem("its link leads nowhere"))
    }
  }

  @Test func aNewFileReplacesNothing() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      #expect(put("one", path, instead: .nothing) == nil)
      #expect(put("two", path, instead: .nothing) == .alreadyThere)
      #expect(try text(path) == "one")
      #expect(put("three", path, instead: .anything) == nil)
      #expect(try text(path) == "three")
      #expect(put("x", folder, instead: .anything) == SystemProblem("it is no file"))
      #expect(put("x", folder + "/none/b.json", instead: .nothing) == .noSuchFile)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.json"])
    }
  }

  /// Where every process has the same number, as in containers, names are taken by those that were killed.
  @Test func aNameThatIsTakenIsPassedOver() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("old", path)
      // Whichever number is next.
      let stale = (0..<600).map { folder + "/.osam-lint-\(getpid())-\($0)" }
      for name in stale { try put("theirs", name) }
      #expect(put("new", path, instead: .content(Array("old".utf8))) == nil)
      #expect(try text(path) == "new")
      for name in stale { #expect(try text(name) == "theirs") }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == stale.count + 1, "nothing else stays beside it")
    }
  }

  /// Saved in the moment before the new file takes its place, by somebody who leaves size and time as they were.
  @Test func whatIsSavedAtTheLastMomentStays() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("old", path)
      var information = stat()
      try #require(stat(path, &information) == 0)
      let new = try FileReplacement(Array("new".utf8), for: FilePath(text: path))
      try put("own", path)
      #if os(Linux)
        let times = [information.st_atim, information.st_mtim]
      #else
        let times = [information.st_atimespec, information.st_mtimespec]
      #endif
      try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
      #expect(new.takePlace(of: .content(Array("old".utf8))) == .changedMeanwhile)
      #expect(try text(path) == "own")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.json"])
    }
  }

  @Test func whatIsSavedMeanwhileStays() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("old", path)
      let new = try FileReplacement(Array("new".utf8), for: FilePath(text: path))
      try put("theirs", folder + "/b.json")
      try #require(rename(folder + "/b.json", path) == 0)
      #expect(new.takePlace(of: .content(Array("old".utf8))) == .changedMeanwhile)
      #expect(try text(path) == "theirs")
      let other = try FileReplacement(Array("new".utf8), for: FilePath(text: folder + "/c.json"))
      try put("theirs", folder + "/c.json")
      #expect(other.takePlace(of: .nothing) == .alreadyThere)
      #expect(try text(folder + "/c.json") == "theirs")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.json", "c.json"])
    }
  }

  @Test func attributesAreKept() throws {
    #if os(Linux)
      try inFolder { folder throws in
        let path = folder + "/a.json"
        try put("old", path)
        let set = Process()
        set.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        set.arguments = [
          "python3", "-c", "import os, sys; os.setxattr(sys.argv[1], 'user.origin', b'hand\\0made')", path,
        ]
        set.standardError = FileHandle.nullDevice
        try set.run()
        set.waitUntilExit()
        guard set.terminationStatus == 0 else {
          print("skipped: extended attributes (the file system has none, or there is no python3)")
          return
        }
        #expect(system.put(Array("new".utf8), at: path, instead: .content(Array("old".utf8))) == .success([]))
        let get = Process()
        get.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        get.arguments = [
          "python3", "-c", "import os, sys; sys.exit(os.getxattr(sys.argv[1], 'user.origin') != b'hand\\0made')", path,
        ]
        try get.run()
        get.waitUntilExit()
        #expect(get.terminationStatus == 0)
        #expect(try text(path) == "new")
      }
    #endif
  }

  /// Built documents are not built again, however their directory is named.
  @Test func aWalkPassesOverWhatWasBuilt() throws {
    try inFolder { folder in
      try put("{\"tmin\": 3, \"num_apert\": 5, \"messages\": []}", folder + "/a.json")
      for out in ["/dist", "//dist/", "/./dist"] {
        let recorder = Recorder(system)
        #expect(Program.run(["build", folder, "--out", folder + out], on: recorder) == 0, "\(recorder.written)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/dist") == ["a.json"])
    }
  }

  @Test func directoriesAreMadeWithThoseAbove() throws {
    try inFolder { folder throws in
      #expect(system.makeDirectory(folder + "/a/b/c") == nil)
      #expect(system.makeDirectory(folder + "/a/b/c/") == nil)
      #expect(system.kind(of: folder + "/a/b/c") == .success(.directory))
      try put("", folder + "/file")
      #expect(system.makeDirectory(folder + "/file") == SystemProblem("it is no directory"))
    }
  }

  /// Whichever way leads to a source, what is built of it is not written over it.
  @Test func aSourceIsTheSameFileByEveryPath() throws {
    try inFolder { folder throws in
      let text = #"{"ios2": [{"required_version": "1.0", "notify_last_version_frequency": "ONCE"}]}"#
      try put(text, folder + "/source/a.json")
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/source")
      try FileManager.default.createDirectory(atPath: folder + "/other", withIntermediateDirectories: true)
      try FileManager.default.linkItem(atPath: folder + "/source/a.json", toPath: folder + "/other/a.json")
      for directory in ["source", "link", "other", "source/../link"] {
        let recorder = Recorder(system)
        #expect(
          Program.run(["build", folder + "/source/a.json", "--out", folder + "/" + directory], on: recorder) == 2)
        #expect(recorder.written.contains("would be written over"), "\(recorder.written)")
      }
      #expect(try self.text(folder + "/source/a.json") == text)
      let recorder = Recorder(system)
      #expect(Program.run(["build", folder + "/link/a.json", "--out", folder + "/new/dist"], on: recorder) == 0)
      #expect(try self.text(folder + "/new/dist/a.json").hasPrefix("{\n  \"ios2\""))
    }
  }

  @Test func whatMayNotBeWrittenIsNot() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("old", path)
      try #require(chmod(path, 0o444) == 0)
      let problem = try OrdinaryUser.doing(in: folder) { put("new", path, instead: .anything) }
      #expect(problem == SystemProblem("there is no permission to write it"))
      #expect(try text(path) == "old")
    }
  }

  @Test func aFIFOIsReadWhenNamedAndStepsAsideInAWalk() throws {
    try inFolder { folder throws in
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
    try inFolder { folder throws in
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
      #expect(recorder.written.contains("no document of a known kind"), "\(recorder.written)")
      #expect(!recorder.written.contains("sub/up"), "\(recorder.written)")
    }
  }

  /// Settings and a baseline that were put there as links to nowhere hold for nobody, and that is said.
  @Test(arguments: [".osam-lint.yml", ".osam-lint.yaml", ".osam-lint-baseline.json"])
  func settingsThatLeadNowhereAreSaid(_ name: String) throws {
    try inFolder { folder throws in
      try put("{}", folder + "/a.json")
      for (target, words) in [("nowhere", "its link leads nowhere"), (name, "its links lead in a circle")] {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
        let recorder = Recorder(system)
        #expect(Program.run(["check", folder + "/a.json"], on: recorder) == 3)
        #expect(recorder.written.contains("\(name) could not be read: \(words)"), "\(recorder.written)")
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
      // A directory was not meant as such a file.
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: false)
      let recorder = Recorder(system)
      #expect(Program.run(["check", folder + "/a.json"], on: recorder) == 1)
    }
  }

  @Test func aNameThatIsNoTextIsNamedAndNotPassedOver() throws {
    try inFolder { folder throws in
      let name: [UInt8] = Array("\(folder)/a".utf8) + [0xE9] + Array(".json\0".utf8)
      let raw = name.map { CChar(bitPattern: $0) }
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
    try inFolder { folder throws in
      try put("build/\n", folder + "/.gitignore")
      try put("{}", folder + "/build/a.json")
      try put("{}", folder + "/conf/à b.json")
      #expect(system.filesKnownToGit(below: folder) == .noRepository)
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "init", "--quiet", folder]
      try git.run()
      git.waitUntilExit()
      guard git.terminationStatus == 0 else {
        print("skipped: files known to git (there is no git)")
        return
      }
      #expect(known(folder) == [".gitignore", "conf/à b.json"])
      #expect(known(folder + "/conf") == ["à b.json"])
      // Tracked files and others are told apart by more than their names.
      try #require(try self.git(folder, "add", "conf"))
      try put("{}", folder + "/new.json")
      try put("{}", folder + "/100644 \(String(repeating: "a", count: 39)) 0\tx.json")
      #expect(known(folder)?.contains("conf/à b.json") == true)
      #expect(known(folder)?.count == 4)
    }
  }

  /// The files git knows below a folder, and the repositories inside with a slash.
  private func known(_ folder: String) -> [String]? {
    guard case .files(let files, let repositories) = system.filesKnownToGit(below: folder) else { return nil }
    return files.sorted().map(\.display) + repositories.sorted().map { $0.display + "/" }
  }

  /// A repository inside of another one is named and not listed, whether it is a submodule, was added, or is just
  /// there.
  @Test func repositoriesInsideAreNotListed() throws {
    try inRepository(["a.json", "inner/b.json"]) { folder throws in
      try put("{}", folder + "/outer/c.json")
      try #require(try git(folder + "/outer", "init", "--quiet"))
      try #require(try git(folder + "/outer", "submodule", "add", "--quiet", folder, "sub"))
      try put("{}", folder + "/outer/found/d.json")
      try #require(try git(folder + "/outer/found", "init", "--quiet"))
      #expect(known(folder + "/outer") == [".gitmodules", "c.json", "found/", "sub/"])
      #expect(known(folder + "/outer/sub") == ["a.json", "inner/b.json"])
      #expect(known(folder) == ["a.json", "inner/b.json", "outer/"])
    }
  }

  /// False when there is no git.
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

  /// Runs a test in a repository with one commit on `main`, on another branch from there.
  private func inRepository(_ files: [String], _ body: (String) throws -> Void) throws {
    try inFolder { folder throws in
      for file in files { try put("{}\n", folder + "/" + file) }
      guard try git(folder, "init", "--quiet") else {
        print("skipped: what changed (there is no git)")
        return
      }
      try #require(try git(folder, "add", "--all") && git(folder, "commit", "-qm", "1"))
      try #require(try git(folder, "checkout", "-qb", "work"))
      try body(folder)
    }
  }

  private func changed(_ folder: String, since revision: String = "main") -> [String]? {
    try? system.filesChanged(since: revision, below: folder).get().sorted().map(\.display)
  }

  @Test func gitSaysWhatChanged() throws {
    let files = ["same.json", "edited.json", "pre/à b.json", "pre/gone.json", "pre/old.json", "pre/touched.json"]
    try inRepository(files) { folder throws in
      #expect(changed(folder) == [])
      try put("[]", folder + "/edited.json")
      try put("[]", folder + "/pre/à b.json")
      try put("{}\n", folder + "/pre/touched.json")
      try put("new", folder + "/pre/new\nline.json")
      try put("ignored.json\n", folder + "/.gitignore")
      try put("{}", folder + "/pre/ignored.json")
      try #require(try git(folder, "rm", "-q", "pre/gone.json"))
      try #require(try git(folder, "mv", "pre/old.json", "pre/moved.json"))
      let expected = [".gitignore", "edited.json", "pre/moved.json", "pre/new\nline.json", "pre/à b.json"]
      #expect(changed(folder) == expected)
      #expect(changed(folder + "/pre") == ["moved.json", "new\nline.json", "à b.json"])
      // Committed, it is as different from main as before.
      try #require(try git(folder, "add", "--all") && git(folder, "commit", "-qm", "2"))
      #expect(changed(folder) == expected)
      #expect(changed(folder, since: "HEAD") == [])
      #expect(changed(folder, since: "HEAD~1") == expected)
    }
  }

  /// A change on main after the branch left does not count.
  @Test func whatChangedIsComparedWithWhereTheBranchLeft() throws {
    try inRepository(["a.json", "b.json"]) { folder throws in
      try put("[]", folder + "/a.json")
      try #require(try git(folder, "commit", "-qam", "2") && git(folder, "checkout", "-q", "main"))
      try put("[]", folder + "/b.json")
      try #require(try git(folder, "commit", "-qam", "3"))
      #expect(changed(folder, since: "work") == ["b.json"])
      try #require(try git(folder, "checkout", "-q", "work"))
      #expect(changed(folder) == ["a.json"])
      // Each merged into the other, there are two such commits.
      try #require(try git(folder, "branch", "both") && git(folder, "merge", "-q", "main"))
      try #require(try git(folder, "checkout", "-q", "main") && git(folder, "merge", "-q", "both"))
      try put("1", folder + "/a.json")
      #expect(changed(folder, since: "work")?.contains("a.json") == true)
    }
  }

  @Test func gitSaysWhyItCannotSayWhatChanged() throws {
    try inRepository(["a.json"]) { folder throws in
      for revision in ["none", "a.json", ":a.json", "main:a.json", "HEAD^{tree}", "--output=x", "-h"] {
        #expect(system.filesChanged(since: revision, below: folder) == .failure(.unknownRevision), "\(revision)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder + "/x"))
      #expect(system.filesChanged(since: "main", below: folder + "/.git") == .failure(.declined))
      try #require(try git(folder, "checkout", "-q", "--orphan", "lone") && git(folder, "commit", "-qm", "2"))
      #expect(system.filesChanged(since: "main", below: folder) == .failure(.noCommonPast))
    }
    try inFolder { folder throws in
      let problem = system.filesChanged(since: "main", below: folder)
      #expect(problem == .failure(.noRepository) || problem == .failure(.noGit))
    }
  }

  /// A submodule is a repository of its own: what is in it is asked for where it is.
  @Test func whatChangedInASubmoduleIsItsOwn() throws {
    try inRepository(["inner/a.json"]) { folder throws in
      try put("{}", folder + "/outer/b.json")
      try #require(try git(folder + "/outer", "init", "--quiet"))
      try #require(try git(folder + "/outer", "submodule", "add", "--quiet", folder, "sub"))
      try #require(try git(folder + "/outer", "add", "--all") && git(folder + "/outer", "commit", "-qm", "1"))
      try put("[]", folder + "/outer/sub/inner/a.json")
      #expect(changed(folder + "/outer") == [])
      #expect(changed(folder + "/outer/sub", since: "HEAD") == ["inner/a.json"])
    }
  }

  /// A whole run: names that are no text are named, and a link to nowhere is.
  @Test func aRunOverWhatChangedPassesOverNothingInSilence() throws {
    try inRepository(["a.json"]) { folder throws in
      let raw = Array((folder + "/b").utf8) + [0xE9] + Array(".json".utf8) + [0]
      let descriptor = raw.withUnsafeBytes { bytes in
        bytes.baseAddress.map { open($0.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600) } ?? -1
      }
      if descriptor >= 0 { close(descriptor) }
      try FileManager.default.createSymbolicLink(atPath: folder + "/lost.json", withDestinationPath: "nowhere")
      let recorder = Recorder(system)
      #expect(Program.run(["check", "--changed-since", "main", folder], on: recorder) == 3)
      #expect(recorder.written.contains("1 link to nowhere skipped: \(folder)/lost.json"))
      if descriptor >= 0 {
        #expect(recorder.written.contains("b\u{FFFD}.json could not be checked: its name is not UTF-8"))
      }
    }
  }

  @Test func aFileWithoutPermission() throws {
    try inFolder { folder throws in
      let path = folder + "/a.json"
      try put("{}", path)
      try #require(chmod(path, 0) == 0)
      let answer = try OrdinaryUser.doing(in: folder) { system.read(path) }
      #expect(answer == .failure(SystemProblem("there is no permission to read it")))
    }
  }

  @Test func whatIsAppendedStandsBehind() throws {
    try inFolder { folder throws in
      let path = folder + "/summary.md"
      #expect(system.append(Array("one\n".utf8), to: path) == nil)
      #expect(system.append(Array("two\n".utf8), to: path) == nil)
      #expect(system.read(path) == .success(Array("one\ntwo\n".utf8)))
      #expect(system.append([1], to: folder + "/none/summary.md") == .noSuchFile)
      #expect(system.append([1], to: folder) == SystemProblem("it is a directory"))
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
    #expect(Program.refuseEmptyVector(on: memory, knowing: .released) == 2)
    let (output, errors) = memory.takeOutput()
    #expect(output.isEmpty)
    #expect(errors == "osam-lint: started with an empty argument vector\n")
  }
}
