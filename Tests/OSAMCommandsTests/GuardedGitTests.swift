import Foundation
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// Nothing that a repository says is run or fetched, and nothing in it is hidden or taken for something else.
@Suite struct GuardedGitTests {
  @Test func nothingOfARepositoryIsRun() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      try place.plant(in: ".git")
      // Another time for unchanged content: git would put that into the index, and call a hook.
      func touch(_ seconds: Double) throws {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: place.folder + "/.gitattributes")
      }
      try touch(1_000_000_000)
      // Planted programs do run when git is asked without care.
      _ = try place.git("status")
      _ = try place.git("-c", "filter.z.process=", "diff", "HEAD")
      _ = try place.git("diff", "HEAD")
      let ran = try place.ran()
      let expected: Set = ["clean", "command", "fsmonitor", "hook-post-index-change", "included", "process"]
      #expect(expected.subtracting(ran).isEmpty, "\(ran)")
      try touch(1_100_000_000)
      try place.checkEveryWay("", isRepository: true)
      #expect(place.check("--changed-since", "no-such-revision", place.folder).status == 2)
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
    try HostilePlace.made { place throws in
      try place.makeRepository()
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
      // Git compares the files of a commit by their content.
      try #require(try place.git("add", "--all") && place.git("commit", "-qm", "2"))
      for number in names.indices { try place.put("[]\n", "f\(number).json") }
      _ = try place.ran()
      _ = try place.git("diff", "HEAD")
      // They are such that git alone runs most of them.
      #expect(try place.ran().count > names.count / 2)
      try place.put(HostilePlace.faulty + "\n\n", "a.json")
      #expect(place.check("--changed-since", "HEAD", place.folder).status == 1)
      #expect(place.check(place.folder).status == 1)
      #expect(POSIXSystem().renames(since: "HEAD", below: place.folder) == .success([:]))
      for command in [["diff", "--git", "HEAD"], ["preview", "--git", "HEAD"], ["outcomes", "--git", "HEAD"]] {
        _ = place.run(command + [place.folder])
      }
      #expect(place.simulate(place.folder).status == 0)
      #expect(try place.ran() == [])
    }
  }

  /// Lists of ignored files are the user's; a repository does not hide a file by naming one of its own. Nor by
  /// attributes with which line ends would be no change, nor by an order that cannot be read, with which git would say
  /// nothing.
  @Test(
    arguments: [
      ("core.excludesFile", "*.json\n"), ("core.attributesFile", "*.json text\n"), ("diff.orderFile", nil),
    ] as [(String, String?)])
  func ownFilesOfARepositoryHaveNoSay(_ setting: String, _ text: String?) throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      try place.put(HostilePlace.faulty, "ends.json")
      try #require(try place.git("add", "--all") && place.git("commit", "-qm", "2"))
      try place.put(HostilePlace.faulty.replacing("\n", with: "\r\n"), "ends.json")
      try place.put(HostilePlace.faulty, "new.json")
      if let text { try place.put(text, "hidden") }
      try #require(try place.git("config", setting, place.folder + "/hidden"))
      #expect(place.check(place.folder).written.contains("new.json:"))
      let changed = place.check("--changed-since", "HEAD", place.folder).written
      #expect(changed.contains("new.json:") && changed.contains("ends.json:"), "\(changed)")
    }
  }

  /// A name that reads like what git writes of a tracked repository is a name.
  @Test func namesThatLookLikeAnswersOfGitAreNames() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      let name = "160000 \(String(repeating: "a", count: 40)) 0\tb.json"
      try place.put(HostilePlace.faulty, name)
      #expect(place.check(place.folder).written.contains("0\\u{9}b.json:"), "\(place.check(place.folder).written)")
    }
  }

  /// Two names that people cannot tell apart are two files, however they are found.
  @Test func namesOfOneLookAreTwoFiles() throws {
    try HostilePlace.made { place throws in
      try place.put("{}\n", "a.json")
      try #require(try place.git("init", "--quiet"))
      try #require(try place.git("add", "--all"))
      try #require(try place.git("commit", "-qm", "1"))
      let names = ["caf\u{E9}.json", "cafe\u{301}.json"]
      for name in names { try place.put(HostilePlace.faulty, name) }
      let paths = names.map { place.folder + "/" + $0 }
      try place.put(paths.joined(separator: "\n"), "list")
      func both(_ what: String, _ arguments: String...) {
        let found = place.run(["check", "--format", "concise", "--color", "never"] + arguments)
        for path in paths {
          #expect(found.written.utf8.split(separator: 0x0A).contains { $0.starts(with: path.utf8) }, "\(what)")
        }
      }
      both("walk", place.folder)
      both("glob", place.folder + "/caf*.json")
      both("names", paths[0], paths[1])
      both("list", "--files-from", place.folder + "/list")
      both("changes", "--changed-since", "HEAD", place.folder)
      try #require(try place.git("add", "--all"))
      try #require(try place.git("commit", "-qm", "2"))
      let past = try PastFinder.find([FilePath(text: place.folder)], asOf: "HEAD", on: POSIXSystem())
      #expect(Set(paths.map { FilePath(text: $0) }).isSubset(of: past.files.map(\.path)))
    }
  }

  /// A folder whose name begins with what joins the slash before it.
  @Test func foldersThatBeginWithACombiningMarkAreFolders() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      let folder = place.folder + "/\u{301}x"
      try place.put(HostilePlace.faulty, "\u{301}x/new.json")
      #expect(place.check("--changed-since", "HEAD", folder).status == 1)
      #expect(place.check(folder).status == 1)
    }
  }

  /// Whoever can push a tag cannot choose what a check compares with.
  @Test func aRevisionOfSeveralMeaningsIsRefused() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      try #require(try place.git("commit", "-qam", "2"))
      try #require(try place.git("update-ref", "refs/remotes/origin/main", "HEAD"))
      #expect(place.check("--changed-since", "origin/main", place.folder).status == 0)
      try #require(try place.git("tag", "origin/main", "HEAD"))
      // They lead to one commit.
      #expect(place.check("--changed-since", "origin/main", place.folder).status == 0)
      try #require(try place.git("tag", "-f", "origin/main", "HEAD~1"))
      let refused = place.check("--changed-since", "origin/main", place.folder)
      #expect(refused.status == 2)
      #expect(refused.written.contains("refs/remotes/origin/main"), "\(refused.written)")
      #expect(refused.written.contains("refs/tags/origin/main"), "\(refused.written)")
      #expect(place.check("--changed-since", "refs/remotes/origin/main", place.folder).status == 0)
      // A file beside the references, which git takes before them.
      #expect(place.check("--changed-since", "main", place.folder).status == 0)
      try place.put(try place.text(".git/refs/tags/origin/main"), ".git/main")
      let isTaken = try !place.git("diff", "--quiet", "main", "HEAD")
      #expect(place.check("--changed-since", "main", place.folder).status == (isTaken ? 2 : 0))
    }
  }

  /// Objects that a partial clone lacks are not fetched.
  @Test func nothingIsFetched() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      try place.plant(in: ".git")
      try place.put(
        try place.text(".git/config")
          + "[core]\n  repositoryFormatVersion = 1\n[extensions]\n  partialClone = origin\n", ".git/config")
      let objects = try FileManager.default.subpathsOfDirectory(atPath: place.folder + "/.git/objects")
      for object in objects where object.contains("/") && !object.hasPrefix("info") && !object.hasPrefix("pack") {
        try FileManager.default.removeItem(atPath: place.folder + "/.git/objects/" + object)
      }
      #expect(place.check("--changed-since", "HEAD", place.folder).status >= 2)
      #expect(place.check("--changed-since", String(repeating: "1", count: 40), place.folder).status >= 2)
      #expect(place.simulate(place.folder).status >= 2)
      #expect(place.check(place.folder).status == 1)
      #expect(try place.ran() == [])
    }
  }

  /// A folder of tracked files that git takes for a repository. Nothing it says is run, and it hides no file.
  @Test(arguments: [false, true]) func aBareRepositoryIsAFolderLikeAnyOther(_ isInRepository: Bool) throws {
    try HostilePlace.made { place throws in
      if isInRepository { try #require(try place.git("init", "--quiet")) }
      try place.put(HostilePlace.faulty, "docs/a.json")
      try place.put(HostilePlace.faulty, "docs/sub/a.json")
      try #require(try place.git("init", "--quiet", "--bare", in: "docs"))
      try place.plant(in: "docs")
      try place.put("*\n", "docs/info/exclude")
      try place.put(
        try place.text("docs/config").replacingOccurrences(of: "bare = true", with: "bare = false\n  worktree = ."),
        "docs/config")
      _ = try place.git("status", in: "docs")
      #expect(try place.ran().contains("fsmonitor"))
      try place.checkEveryWay("docs", isRepository: false)
      try place.checkEveryWay("docs/sub", isRepository: false)
      let docs = place.check(place.folder + "/docs").written
      #expect(docs.contains("it looks like a git repository without files of its own"), "\(docs)")
      #expect(place.check(place.folder).written.contains("docs/a.json:"))
      #expect(try place.ran() == [])
    }
  }

  /// Where a file leads git to another place, what stands there is not run either.
  @Test func aFileThatLeadsElsewhereLeadsToNoProgram() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository(in: "checkout")
      try FileManager.default.moveItem(
        atPath: place.folder + "/checkout/.git", toPath: place.folder + "/store")
      try place.put("gitdir: ../store\n", "checkout/.git")
      try place.plant(in: "store")
      try place.checkEveryWay("checkout", isRepository: true)
      // It leads nowhere: git does not answer, and all files are looked at.
      try place.put("gitdir: ../none\n", "checkout/.git")
      try place.checkEveryWay("checkout", isRepository: false)
      let lost = place.check(place.folder + "/checkout").written
      #expect(lost.contains("also what git ignores: git does not answer for it"), "\(lost)")
    }
  }

  @Test func worktreesAndSubmodulesRunNothing() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository(in: "main")
      try #require(try place.git("worktree", "add", "-q", "../tree", in: "main"))
      try place.put(HostilePlace.faulty + "\n\n", "tree/a.json")
      try place.makeRepository(in: "outer")
      try #require(try place.git("submodule", "add", "--quiet", place.folder + "/main", "sub", in: "outer"))
      try place.put(HostilePlace.faulty + "\n\n", "outer/sub/a.json")
      for store in ["main/.git", "outer/.git", "outer/.git/modules/sub"] { try place.plant(in: store) }
      try place.put(
        try place.text("main/.git/config")
          + "[core]\n  repositoryFormatVersion = 1\n[extensions]\n  worktreeConfig = true\n", "main/.git/config")
      try place.put(place.settings, "main/.git/worktrees/tree/config.worktree")
      for directory in ["main", "tree", "outer", "outer/sub"] { try place.checkEveryWay(directory, isRepository: true) }
      let outer = place.check(place.folder + "/outer").written
      #expect(outer.contains("1 repository inside not checked: \(place.folder)/outer/sub"), "\(outer)")
      #expect(!outer.contains("sub/a.json"))
    }
  }

  /// A FIFO in place of a file keeps git waiting for ever, and git is waited for only so long. Its effect on a whole
  /// run, with all the patience there is, is shown by `tools/check-hostile.py --long`.
  @Test(arguments: [".gitignore", ".git/info/exclude", ".git/included"])
  func nobodyWaitsForAFIFO(_ name: String) throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      var patience: Int64 = 20_000
      var questions = 0
      func git() -> Git {
        Git(below: FilePath(text: place.folder)) { [patience] question in
          questions += 1
          let environment = ["PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "")"] + Git.variables
          return ChildProcess.answer(
            of: ["/usr/bin/env", "git"] + question.arguments, environment.map { GitName(text: $0) }, patience: patience)
        }
      }
      #expect(git().known() != nil)
      try place.put(try place.text(".git/config") + "[include]\n  path = included\n", ".git/config")
      #expect(git().known() != nil)
      let path = place.folder + "/" + name
      try? FileManager.default.removeItem(atPath: path)
      try #require(mkfifo(path, 0o600) == 0)
      patience = 100
      for ask: (Git) -> Bool in [{ $0.known() == nil }, { (try? $0.changed(since: "HEAD").get()) == nil }] {
        let waited = git()
        let clock = ContinuousClock()
        let time = clock.measure { #expect(ask(waited)) }
        #expect(time < .seconds(15), "\(time)")
        // Nothing more is asked once git was waited for in vain, and it is there.
        let asked = questions
        #expect(waited.isThere)
        #expect(questions == asked)
      }
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
