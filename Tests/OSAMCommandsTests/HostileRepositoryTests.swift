import Foundation
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// A directory that is checked may be anybody's. Nothing that a repository in it says is run, and nothing in it is hidden.
@Suite struct HostileRepositoryTests {
  /// A folder to check, and beside it one in which everything that runs leaves a file with its name.
  private struct Place {
    var folder: String
    var marks: String

    /// What ran since the last call.
    func ran() throws -> [String] {
      let names = try FileManager.default.contentsOfDirectory(atPath: marks).sorted()
      for name in names { try FileManager.default.removeItem(atPath: marks + "/" + name) }
      return names
    }

    func put(_ text: String, _ name: String) throws {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

    /// Settings by which git runs programs, one for each way there is.
    var settings: String {
      func mark(_ name: String) -> String { "touch '\(marks)/\(name)'" }
      return """
        [core]
          fsmonitor = "\(mark("fsmonitor")); false"
          hooksPath = \(folder)/planted-hooks
          pager = \(mark("pager"))
          editor = \(mark("editor"))
          sshCommand = \(mark("ssh"))
          askPass = \(mark("askpass"))
          alternateRefsCommand = \(mark("alternates"))
        [pager]
          diff = \(mark("pager-diff"))
          ls-files = \(mark("pager-ls-files"))
        [diff]
          external = \(mark("external"))
        [diff "x"]
          command = \(mark("command"))
          textconv = \(mark("textconv"))
        [filter "x"]
          clean = "\(mark("clean")); cat"
          smudge = "\(mark("smudge")); cat"
          required = true
        [filter "z"]
          process = \(mark("process"))
        [alias]
          ls-files = "!\(mark("alias"))"
          diff = "!\(mark("alias-diff"))"
        [include]
          path = \(folder)/planted-include
        [remote "origin"]
          url = "ext::sh -c \(mark("transport").replacingOccurrences(of: " ", with: "% "))"
          promisor = true
          fetch = +refs/heads/*:refs/remotes/origin/*
        [protocol "ext"]
          allow = always

        """
    }

    /// Plants settings, hooks and attributes in a repository whose own files are in `store`.
    func plant(in store: String) throws {
      try put(try text(store + "/config") + settings, store + "/config")
      try put("[filter \"y\"]\n  clean = \"touch '\(marks)/included'; cat\"\n", "planted-include")
      for hook in ["post-index-change", "post-checkout", "reference-transaction", "fsmonitor-watchman"] {
        for path in ["planted-hooks/", store + "/hooks/"].map({ $0 + hook }) {
          try put("#!/bin/sh\ntouch '\(marks)/hook-\(hook)'\n", path)
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/" + path)
        }
      }
    }
  }

  /// With one trailing comma.
  private static let faulty =
    (try? String(
      contentsOf: SharedFiles.packageRoot.appending(path: "samples/osam-version/bad/trailing-comma.json"),
      encoding: .utf8)) ?? ""

  private func inPlace(_ body: (Place) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("osam-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    // Without links, as git writes it.
    for name in ["checked", "marks"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let place = Place(folder: base.path + "/checked", marks: base.path + "/marks")
    guard try git(place, "--version") else {
      print("skipped: hostile repositories (there is no git)")
      return
    }
    try body(place)
  }

  private func git(_ place: Place, _ arguments: String..., in directory: String = ".") throws -> Bool {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments =
      ["git", "-C", place.folder + "/" + directory, "-c", "user.name=a", "-c", "user.email=a@example.org"]
      + ["-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main"] + arguments
    git.standardOutput = FileHandle.nullDevice
    git.standardError = FileHandle.nullDevice
    try git.run()
    git.waitUntilExit()
    return git.terminationStatus == 0
  }

  private func run(_ arguments: String...) -> (status: Int32, written: String) {
    let recorder = Recorder(POSIXSystem())
    return (Program.run(["check", "--color", "never"] + arguments, on: recorder), recorder.written)
  }

  /// Reads a directory as it was, and what has another name since.
  private func simulate(_ path: String) -> (status: Int32, written: String) {
    let recorder = Recorder(POSIXSystem())
    _ = recorder.renames(since: "HEAD", below: path)
    return (Program.run(["simulate", "--color", "never", "--git", "HEAD", path], on: recorder), recorder.written)
  }

  /// A repository with one commit, attributes that ask for every program, and a file that changed since.
  private func makeRepository(_ place: Place, in directory: String = ".") throws {
    try place.put("*.json filter=x diff=x\n*.yaml filter=y\n*.yml filter=z\n", directory + "/.gitattributes")
    try place.put(Self.faulty, directory + "/a.json")
    for name in ["b.yaml", "c.yml"] { try place.put("a: 1\n", directory + "/" + name) }
    try #require(try git(place, "init", "--quiet", in: directory))
    try #require(try git(place, "add", "--all", in: directory))
    try #require(try git(place, "commit", "-qm", "1", in: directory))
    try place.put(Self.faulty + "\n", directory + "/a.json")
    for name in ["b.yaml", "c.yml"] { try place.put("a: 2\n", directory + "/" + name) }
  }

  /// Checks a directory in every way that asks git, and says what ran meanwhile.
  private func check(_ place: Place, _ directory: String, isRepository: Bool) throws {
    let path = directory.isEmpty ? place.folder : place.folder + "/" + directory
    let whole = run(path)
    #expect(whole.status == 1, "\(whole.written)")
    #expect(whole.written.contains("a.json:"), "\(whole.written)")
    let changes = run("--changed-since", "HEAD", path)
    #expect(changes.status == (isRepository ? 1 : 3), "\(changes.written)")
    #expect(!isRepository || changes.written.contains("a.json:"), "\(changes.written)")
    let past = simulate(path)
    #expect(past.status == (isRepository ? 0 : 3), "\(past.written)")
    #expect(!isRepository || past.written.contains("osam-version, cat.bcn"), "\(past.written)")
    #expect(try place.ran() == [])
  }

  @Test func nothingOfARepositoryIsRun() throws {
    try inPlace { place throws in
      try makeRepository(place)
      try place.plant(in: ".git")
      // What is planted does run when git is asked without care.
      _ = try git(place, "status")
      _ = try git(place, "-c", "filter.z.process=", "diff", "HEAD")
      _ = try git(place, "diff", "HEAD")
      let ran = try place.ran()
      let expected: Set = ["clean", "command", "fsmonitor", "included", "process"]
      #expect(expected.subtracting(ran).isEmpty, "\(ran)")
      try check(place, "", isRepository: true)
      #expect(run("--changed-since", "no-such-revision", place.folder).status == 2)
      #expect(try place.ran() == [])
    }
  }

  /// Names of filters, by what is special about them; each is a possible one for git.
  private static let filterNames: [(what: String, name: [UInt8])] = {
    func text(_ what: String, _ names: String...) -> [(String, [UInt8])] { names.map { (what, Array($0.utf8)) } }
    let bytes: [(String, [UInt8])] = [
      ("no UTF-8", [0xFF]), ("no UTF-8", [0x61, 0xC3]), ("no UTF-8", [0xC0, 0xAF, 0x78]),
      ("no UTF-8", [0xED, 0xA0, 0x80]),
      ("no UTF-8", [0xF5, 0x80]), ("no UTF-8", [0x80, 0x80, 0x80]), ("control", [0x01]), ("control", [0x7F, 0x1B]),
      ("255 bytes", [UInt8](repeating: 0x61, count: 255)), ("255 bytes", [UInt8](repeating: 0xFF, count: 255)),
    ]
    return bytes
      + text("combining first", "\u{301}", "\u{301}a", "\u{20DD}x", "\u{FE0F}", "\u{3099}k")
      + text("prepending last", "a\u{600}", "\u{600}", "x\u{110BD}", "y\u{6DD}")
      + text("equals sign", "x=y", "=", "a=\u{301}", "clean=", "=.=", "a=b.c")
      + text("blank", " ", "a b", " x ", "\t") + text("plus", "+", "a+b")
      + text("dots", "..", ".", "a.b", "a..b.", ".clean")
      + text("quotes", "\"", "a\\b", "'", "`x`", "$(x)", ";", "#") + text("option", "-c", "--", "-")
      + text("joined", "👩\u{200D}👧", "é", "e\u{301}", "\u{212B}", "\u{37E}", "K")
  }()

  /// Every name that a filter can have is switched off, in every command that compares files.
  @Test func filtersOfEveryNameAreNotRun() throws {
    #expect(Self.filterNames.count >= 40)
    try inPlace { place throws in
      try makeRepository(place)
      let names = Self.filterNames.map(\.name)
      var config = Array(try place.text(".git/config").utf8)
      for (number, name) in names.enumerated() {
        let quoted = name.flatMap { [0x22, 0x5C].contains($0) ? [0x5C, $0] : [$0] }
        config +=
          Array("[filter \"".utf8) + quoted
          + Array("\"]\n  clean = \"touch '\(place.marks)/clean\(number)'; cat\"\n".utf8)
        config += Array("  required = true\n".utf8)
      }
      try Data(config).write(to: URL(fileURLWithPath: place.folder + "/.git/config"))
      // Names with blanks and the like no attribute can name; all others are used, each by a file.
      var attributes: [UInt8] = []
      for (number, name) in names.enumerated() where !name.contains(where: { [0x20, 0x09, 0x01].contains($0) }) {
        attributes += Array("f\(number).json filter=".utf8) + name + [0x0A]
        try place.put("{}\n", "f\(number).json")
      }
      try Data(attributes).write(to: URL(fileURLWithPath: place.folder + "/.git/info/attributes"))
      _ = try git(place, "diff", "--stat")
      _ = try git(place, "add", "--all")
      // They are such that git alone runs most of them.
      #expect(try place.ran().count > names.count / 2)
      try place.put(Self.faulty + "\n\n", "a.json")
      for number in names.indices { try place.put("[]\n", "f\(number).json") }
      #expect(run("--changed-since", "HEAD", place.folder).status == 1)
      #expect(run(place.folder).status == 1)
      #expect(POSIXSystem().renames(since: "HEAD", below: place.folder) == .success([:]))
      for command in [["diff", "--git", "HEAD"], ["preview", "--git", "HEAD"], ["outcomes", "--git", "HEAD"]] {
        _ = Program.run(command + [place.folder], on: Recorder(POSIXSystem()))
      }
      #expect(simulate(place.folder).status == 0)
      #expect(try place.ran() == [])
    }
  }

  /// Lists of ignored files are the user's; a repository does not hide a file by naming one of its own.
  @Test func ownFilesOfARepositoryHaveNoSay() throws {
    try inPlace { place throws in
      try makeRepository(place)
      try place.put("*.json\n", "hidden")
      try place.put(Self.faulty, "new.json")
      for setting in ["core.excludesFile", "core.attributesFile", "diff.orderFile"] {
        try #require(try git(place, "config", setting, place.folder + "/hidden"))
      }
      #expect(run(place.folder).written.contains("new.json:"))
      #expect(run("--changed-since", "HEAD", place.folder).written.contains("new.json:"))
    }
  }

  /// A name that reads like what git writes of a tracked repository is a name.
  @Test func namesThatLookLikeAnswersOfGitAreNames() throws {
    try inPlace { place throws in
      try makeRepository(place)
      let name = "160000 \(String(repeating: "a", count: 40)) 0\tb.json"
      try place.put(Self.faulty, name)
      #expect(run(place.folder).written.contains("0\\u{9}b.json:"), "\(run(place.folder).written)")
    }
  }

  /// Two names that people cannot tell apart are two files, however they are found.
  @Test func namesOfOneLookAreTwoFiles() throws {
    try inPlace { place throws in
      try place.put("{}\n", "a.json")
      try #require(try git(place, "init", "--quiet"))
      try #require(try git(place, "add", "--all"))
      try #require(try git(place, "commit", "-qm", "1"))
      let names = ["caf\u{E9}.json", "cafe\u{301}.json"]
      for name in names { try place.put(Self.faulty, name) }
      let paths = names.map { place.folder + "/" + $0 }
      try place.put(paths.joined(separator: "\n"), "list")
      func both(_ what: String, _ arguments: String...) {
        let recorder = Recorder(POSIXSystem())
        _ = Program.run(["check", "--format", "concise", "--color", "never"] + arguments, on: recorder)
        for path in paths {
          #expect(recorder.written.utf8.split(separator: 0x0A).contains { $0.starts(with: path.utf8) }, "\(what)")
        }
      }
      both("walk", place.folder)
      both("glob", place.folder + "/caf*.json")
      both("names", paths[0], paths[1])
      both("list", "--files-from", place.folder + "/list")
      both("changes", "--changed-since", "HEAD", place.folder)
      try #require(try git(place, "add", "--all"))
      try #require(try git(place, "commit", "-qm", "2"))
      let past = try PastFinder.find([FilePath(text: place.folder)], asOf: "HEAD", on: POSIXSystem())
      #expect(Set(paths.map { FilePath(text: $0) }).isSubset(of: past.files.map(\.path)))
    }
  }

  /// A folder whose name begins with what joins the slash before it.
  @Test func foldersThatBeginWithACombiningMarkAreFolders() throws {
    try inPlace { place throws in
      try makeRepository(place)
      let folder = place.folder + "/\u{301}x"
      try place.put(Self.faulty, "\u{301}x/new.json")
      #expect(run("--changed-since", "HEAD", folder).status == 1)
      #expect(run(folder).status == 1)
    }
  }

  /// Whoever can push a tag cannot choose what a check compares with.
  @Test func aRevisionOfSeveralMeaningsIsRefused() throws {
    try inPlace { place throws in
      try makeRepository(place)
      try #require(try git(place, "commit", "-qam", "2"))
      try #require(try git(place, "update-ref", "refs/remotes/origin/main", "HEAD"))
      #expect(run("--changed-since", "origin/main", place.folder).status == 0)
      try #require(try git(place, "tag", "origin/main", "HEAD"))
      // They lead to one commit.
      #expect(run("--changed-since", "origin/main", place.folder).status == 0)
      try #require(try git(place, "tag", "-f", "origin/main", "HEAD~1"))
      let refused = run("--changed-since", "origin/main", place.folder)
      #expect(refused.status == 2)
      #expect(refused.written.contains("refs/remotes/origin/main"), "\(refused.written)")
      #expect(refused.written.contains("refs/tags/origin/main"), "\(refused.written)")
      #expect(run("--changed-since", "refs/remotes/origin/main", place.folder).status == 0)
    }
  }

  /// A checkout with a link out of it, one that stays inside, one to nowhere, and settings by which every file is ours.
  private func plantLinks(_ place: Place, isRepository: Bool) throws {
    let outside = "{\"password\": \"TOPSECRET\", \"versionCode\": 1,}\n"
    try outside.write(toFile: place.marks + "/outside.json", atomically: false, encoding: .utf8)
    try place.put("overrides:\n  - paths: [\"**\"]\n    kind: osam-version\n", ".osam-lint.yml")
    try place.put(Self.faulty, "alerts/c.json")
    let links = [
      ("alerts/a.json", place.marks + "/outside.json"), ("alerts/r.json", "../../marks/outside.json"),
      ("alerts/in.json", "c.json"), ("alerts/lost.json", "nowhere.json"), ("folder", place.marks),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: place.folder + "/" + name, withDestinationPath: target)
    }
    if isRepository {
      try #require(try git(place, "init", "--quiet"))
      try #require(try git(place, "add", "--all"))
      try #require(try git(place, "commit", "-qm", "1"))
      try place.put("// changed\n", "alerts/x.txt")
    }
  }

  /// No link out of a checkout is followed by a walk, a pattern or a list; nothing is written or quoted through one.
  @Test(arguments: [true, false]) func linksOutOfACheckoutAreNotFollowed(isRepository: Bool) throws {
    try inPlace { place throws in
      try plantLinks(place, isRepository: isRepository)
      let outside = place.marks + "/outside.json"
      let before = try String(contentsOfFile: outside, encoding: .utf8)
      var links = [place.folder + "/alerts/a.json", place.folder + "/alerts/r.json"]
      // Without a repository nothing says that the folder is more than one somebody works in.
      if isRepository { links.append(place.folder + "/folder/outside.json") }
      try (links.joined(separator: "\n") + "\n").write(
        toFile: place.marks + "/list", atomically: false, encoding: .utf8)
      func run(_ arguments: String...) -> (status: Int32, written: String) {
        let recorder = Recorder(POSIXSystem())
        return (Program.run(arguments, on: recorder), recorder.written)
      }
      let alerts = place.folder + "/alerts"
      for found in [
        run("check", alerts), run("fix", alerts), run("check", alerts + "/*.json"),
        run("fix", "--unsafe-fixes", alerts),
      ] {
        #expect(found.written.contains("links out of the repository not followed"), "\(found.written)")
        #expect(!found.written.contains("TOPSECRET"))
      }
      let walked = run("check", alerts)
      #expect(walked.status != 3, "\(walked.written)")
      #expect(walked.written.contains("1 link to nowhere skipped: \(alerts)/lost.json"))
      #expect(walked.written.contains("2 documents in 2 files"), "\(walked.written)")
      for arguments in [["--files-from", place.marks + "/list"], ["--force-exclude"] + links] {
        let recorder = Recorder(POSIXSystem())
        #expect(Program.run(["check"] + arguments, on: recorder) == 0, "\(recorder.written)")
        #expect(recorder.written.contains("links out of the repository not followed"), "\(recorder.written)")
      }
      for link in links {
        for format in [
          "text", "json", "sarif", "gitlab", "github", "markdown", "junit", "checkstyle", "concise", "rdjson", "azure",
        ] {
          let named = run("check", "--format", format, "--verbose", link)
          #expect(named.status == 1, "\(link) \(named.written)")
          #expect(
            !named.written.contains("TOPSECRET") && !named.written.contains("password"), "\(format): \(named.written)")
        }
        #expect(
          run("fix", "--unsafe-fixes", link).written.contains("not changed: a link leads to it out of the repository"))
        for command in ["simulate", "outcomes", "compat", "prove", "agenda", "preview", "build"] {
          let refused = run(command, link)
          #expect(refused.status == 3 || refused.status == 2, "\(command): \(refused.written)")
          #expect(!refused.written.contains("TOPSECRET"), "\(command)")
        }
      }
      #expect(try String(contentsOfFile: outside, encoding: .utf8) == before)
    }
  }

  /// Of a file that only settings call ours nothing is fixed; an option, or a sign in the document, is better.
  @Test func whatOnlySettingsCallOursIsNotFixed() throws {
    try inPlace { place throws in
      try place.put("overrides:\n  - paths: [\"**\"]\n    kind: osam-version\n", ".osam-lint.yml")
      let text = "{\"name\": \"x\", \"version\": \"1\",}\n"
      try place.put(text, "package.json")
      try place.put(Self.faulty, "alert.json")
      let recorder = Recorder(POSIXSystem())
      _ = Program.run(["fix", place.folder], on: recorder)
      #expect(
        recorder.written.contains("package.json: not changed: only the settings say what it is; --kind does"),
        "\(recorder.written)")
      #expect(try place.text("package.json") == text)
      #expect(try place.text("alert.json") != Self.faulty)
      _ = Program.run(["fix", "--kind", "osam-version", place.folder + "/package.json"], on: Recorder(POSIXSystem()))
      #expect(try place.text("package.json") != text)
    }
  }

  /// Nothing is written where links of a repository lead, and nothing is read there that nobody named.
  @Test func linksLeadNoOutputOut() throws {
    try inPlace { place throws in
      try makeRepository(place)
      let files = FileManager.default
      let outside = place.marks + "/outside"
      try "mine".write(toFile: outside, atomically: false, encoding: .utf8)
      try files.createSymbolicLink(atPath: place.folder + "/report.txt", withDestinationPath: outside)
      try files.createSymbolicLink(atPath: place.folder + "/lost.txt", withDestinationPath: place.marks + "/new")
      try files.createSymbolicLink(atPath: place.folder + "/out", withDestinationPath: place.marks)
      for path in ["report.txt", "lost.txt", "out/new", "out/deep/new", "out/../new"] {
        for arguments in [["check", "--output", "json:"], ["preview", "--output", ""], ["baseline", "--output", ""]] {
          // Of a baseline the place is taken from the root, without the names that `..` takes back.
          if arguments[0] == "baseline", path.contains("..") { continue }
          let recorder = Recorder(POSIXSystem())
          let output = (arguments.last ?? "") + place.folder + "/" + path
          let status = Program.run(arguments.dropLast() + [output, place.folder + "/a.json"], on: recorder)
          #expect(status == 3, "\(arguments) \(path): \(recorder.written)")
          #expect(recorder.written.contains("a link to \(place.marks)"), "\(recorder.written)")
        }
      }
      #expect(try String(contentsOfFile: outside, encoding: .utf8) == "mine")
      #expect(try place.ran() == ["outside"])
      #expect(run("--output", "json:/dev/null", place.folder + "/a.json").status == 1)
      try files.createSymbolicLink(atPath: place.folder + "/.osam-lint.yml", withDestinationPath: "../marks/settings")
      try "time-zone: Europe/Madrid\n".write(toFile: place.marks + "/settings", atomically: false, encoding: .utf8)
      let found = run(place.folder + "/a.json")
      #expect(found.status == 3 && found.written.contains("its link leads out of the repository"), "\(found.written)")
      // The user's own links on the way to the repository are followed.
      try files.removeItem(atPath: place.folder + "/.osam-lint.yml")
      let way = place.marks + "/way"
      try files.createSymbolicLink(atPath: way, withDestinationPath: place.folder)
      #expect(run("--output", "json:\(way)/new.txt", place.folder + "/a.json").status == 1)
      #expect(try place.text("new.txt").contains("trailing-comma"))
    }
  }

  /// Objects that a partial clone lacks are not fetched.
  @Test func nothingIsFetched() throws {
    try inPlace { place throws in
      try makeRepository(place)
      try place.plant(in: ".git")
      try place.put(
        try place.text(".git/config")
          + "[core]\n  repositoryFormatVersion = 1\n[extensions]\n  partialClone = origin\n", ".git/config")
      let objects = try FileManager.default.subpathsOfDirectory(atPath: place.folder + "/.git/objects")
      for object in objects where object.contains("/") && !object.hasPrefix("info") && !object.hasPrefix("pack") {
        try FileManager.default.removeItem(atPath: place.folder + "/.git/objects/" + object)
      }
      #expect(run("--changed-since", "HEAD", place.folder).status >= 2)
      #expect(run("--changed-since", String(repeating: "1", count: 40), place.folder).status >= 2)
      #expect(simulate(place.folder).status >= 2)
      #expect(run(place.folder).status == 1)
      #expect(try place.ran() == [])
    }
  }

  /// A folder of tracked files that git takes for a repository. Nothing it says is run, and it hides no file.
  @Test(arguments: [false, true]) func aBareRepositoryIsAFolderLikeAnyOther(_ isInRepository: Bool) throws {
    try inPlace { place throws in
      if isInRepository { try #require(try git(place, "init", "--quiet")) }
      try place.put(Self.faulty, "docs/a.json")
      try place.put(Self.faulty, "docs/sub/a.json")
      try #require(try git(place, "init", "--quiet", "--bare", in: "docs"))
      try place.plant(in: "docs")
      try place.put("*\n", "docs/info/exclude")
      try place.put(
        try place.text("docs/config").replacingOccurrences(of: "bare = true", with: "bare = false\n  worktree = ."),
        "docs/config")
      _ = try git(place, "status", in: "docs")
      #expect(try place.ran().contains("fsmonitor"))
      try check(place, "docs", isRepository: false)
      try check(place, "docs/sub", isRepository: false)
      #expect(run(place.folder + "/docs").written.contains("it looks like a git repository without files of its own"))
      #expect(run(place.folder).written.contains("docs/a.json:"))
      #expect(try place.ran() == [])
    }
  }

  /// Where a file leads git to another place, what stands there is not run either.
  @Test func aFileThatLeadsElsewhereLeadsToNoProgram() throws {
    try inPlace { place throws in
      try makeRepository(place, in: "checkout")
      try FileManager.default.moveItem(
        atPath: place.folder + "/checkout/.git", toPath: place.folder + "/store")
      try place.put("gitdir: ../store\n", "checkout/.git")
      try place.plant(in: "store")
      try check(place, "checkout", isRepository: true)
      // It leads nowhere: git does not answer, and all files are looked at.
      try place.put("gitdir: ../none\n", "checkout/.git")
      try check(place, "checkout", isRepository: false)
      #expect(run(place.folder + "/checkout").written.contains("also what git ignores: git does not answer for it"))
    }
  }

  @Test func worktreesAndSubmodulesRunNothing() throws {
    try inPlace { place throws in
      try makeRepository(place, in: "main")
      try #require(try git(place, "worktree", "add", "-q", "../tree", in: "main"))
      try place.put(Self.faulty + "\n\n", "tree/a.json")
      try makeRepository(place, in: "outer")
      try #require(try git(place, "submodule", "add", "--quiet", place.folder + "/main", "sub", in: "outer"))
      try place.put(Self.faulty + "\n\n", "outer/sub/a.json")
      for store in ["main/.git", "outer/.git", "outer/.git/modules/sub"] { try place.plant(in: store) }
      try place.put(
        try place.text("main/.git/config")
          + "[core]\n  repositoryFormatVersion = 1\n[extensions]\n  worktreeConfig = true\n", "main/.git/config")
      try place.put(place.settings, "main/.git/worktrees/tree/config.worktree")
      for directory in ["main", "tree", "outer", "outer/sub"] { try check(place, directory, isRepository: true) }
      let outer = run(place.folder + "/outer").written
      #expect(outer.contains("1 repository inside not checked: \(place.folder)/outer/sub"), "\(outer)")
      #expect(!outer.contains("sub/a.json"))
    }
  }

  /// Of the variables by which git is led elsewhere or told what to run none reaches it; settings of the user do.
  @Test func variablesLeadGitNowhere() {
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
      "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_EDITOR", "GIT_EXEC_PATH", "GIT_CONFIG",
      "GIT_SSH", "GIT_SSH_COMMAND", "GIT_PROXY_COMMAND", "GIT_ASKPASS", "GIT_CEILING_DIRECTORIES",
      "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_TRACE", "GIT_ATTR_SOURCE", "GIT_DIFF_OPTS",
    ] { #expect(!Git.keeps(variable: "\(name)=x"), "\(name)") }
    for name in [
      "HOME", "XDG_CONFIG_HOME", "PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
      "GIT_CONFIG_COUNT", "GIT_CONFIG_KEY_0", "GIT_CONFIG_VALUE_0", "GIT_CONFIG_PARAMETERS",
    ] { #expect(Git.keeps(variable: "\(name)=x"), "\(name)") }
  }
}
