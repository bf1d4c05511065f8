import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// Paths from the root of a repository, wherever in it a run starts. The made-up machine starts every run in /work.
@Suite struct RepositoryPathsTests {
  /// `git` is the folder of a repository, as the made-up machine calls it: `.git` is in the directory of the run.
  private static func paths(git: String? = nil, _ environment: [String: String] = [:]) -> RepositoryPaths {
    let system = MemorySystem()
    if let git { system.put("ref: refs/heads/main", at: git + "/HEAD") }
    system.setEnvironment(environment)
    return RepositoryPaths(on: system)
  }

  @Test func withoutARepositoryPathsStay() {
    let paths = Self.paths()
    for (path, expected) in [("a.json", "a.json"), ("./a.json", "a.json"), ("/x/a.json", "/x/a.json"), ("-", "-")]
      as [(FilePath, FilePath)]
    {
      #expect(paths.place(path) == expected)
    }
  }

  @Test func fromTheRoot() {
    // The repository begins above the directory, and there.
    for (git, prefix) in [("/.git", "work/"), (".git", "")] {
      let paths = Self.paths(git: git)
      for path: FilePath in [
        "conf/a.json", "./conf/a.json", "/work/conf/a.json", "conf/../conf/a.json", "../work//conf/a.json",
      ] {
        #expect(paths.place(path) == "\(prefix)conf/a.json", "\(path.display)")
      }
      #expect(paths.place("-") == "-")
    }
    #expect(Self.paths(git: "/.git").place("../a.json") == "a.json")
  }

  @Test func outsideOfTheRoot() {
    let paths = Self.paths(git: ".git")
    for path: FilePath in ["../other/a.json", "/other/a.json"] { #expect(paths.place(path) == "/other/a.json") }
  }

  @Test func whatTheRunnerSays() {
    let workspace = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/work/conf/"]
    let paths = Self.paths(git: ".git", workspace)
    #expect(paths.place("conf/a.json") == "a.json")
    #expect(paths.place("a.json") == "a.json")
    #expect(paths.place("config/a.json") == "config/a.json")
    #expect(Self.paths(workspace).place("conf/a.json") == "a.json")
    #expect(Self.paths(workspace).place("./a.json") == "a.json")
    // Elsewhere it is a variable like any other.
    for environment in [
      ["GITHUB_WORKSPACE": "/work/conf"], ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": ""],
      ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "conf"],
    ] {
      #expect(Self.paths(git: ".git", environment).place("conf/a.json") == "conf/a.json")
    }
  }

  /// One file is one file, whatever it was called.
  @Test(arguments: ["github", "gitlab", "sarif"]) func everySpellingGivesTheSame(_ format: String) throws {
    let document = #"{"packageName": "cat.bcn.bus", "platform": "ANDROID", "minutes": "5", "numAperture": 5}"#
    let outputs = ["conf/a.json", "/work/conf/a.json", "conf/../conf/a.json", "./conf/a.json"].map { path in
      let system = MemorySystem()
      system.put("", at: "/.git/HEAD")
      system.put(document, at: "conf/a.json")
      #expect(Program.run(["check", "--quiet", "--output", "\(format):lint.out", path], on: system) == 1)
      let text = String(decoding: system.bytes(of: "lint.out") ?? [], as: UTF8.self)
      #expect(text.contains("work/conf/a.json"))
      // In the log of GitHub the message says the path as it was given.
      return text.replacing("::\(path.hasPrefix("./") ? "conf/a.json" : path):", with: "::PATH:")
    }
    #expect(Set(outputs).count == 1, "\(outputs)")
  }
}
