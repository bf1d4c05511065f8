import Foundation
import TestSupport
import Testing

@testable import OSAMCommands

/// A folder to check, and beside it one in which everything that runs leaves a file with its name.
struct HostilePlace {
  var folder: String
  var marks: String

  /// Names of everything that ran since the last call.
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

  // MARK: Making one

  /// With one trailing comma.
  static let faulty =
    (try? String(
      contentsOf: SharedFiles.packageRoot.appending(path: "samples/osam-version/bad/trailing-comma.json"),
      encoding: .utf8)) ?? ""

  static func made(_ body: (HostilePlace) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("osam-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    for name in ["checked", "marks"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let place = HostilePlace(folder: base.path + "/checked", marks: base.path + "/marks")
    guard try place.git("--version") else {
      print("skipped: hostile repositories (there is no git)")
      return
    }
    try body(place)
  }

  /// A repository with one commit, attributes that ask for every program, and a file that changed since.
  func makeRepository(in directory: String = ".") throws {
    try put("*.json filter=x diff=x\n*.yaml filter=y\n*.yml filter=z\n", directory + "/.gitattributes")
    try put(Self.faulty, directory + "/a.json")
    for name in ["b.yaml", "c.yml"] { try put("a: 1\n", directory + "/" + name) }
    try #require(try git("init", "--quiet", in: directory))
    try #require(try git("add", "--all", in: directory))
    try #require(try git("commit", "-qm", "1", in: directory))
    try put(Self.faulty + "\n", directory + "/a.json")
    for name in ["b.yaml", "c.yml"] { try put("a: 2\n", directory + "/" + name) }
  }

  // MARK: Running programs

  func git(_ arguments: String..., in directory: String = ".") throws -> Bool {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments =
      ["git", "-C", folder + "/" + directory, "-c", "user.name=a", "-c", "user.email=a@example.org"]
      + ["-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main"] + arguments
    git.standardOutput = FileHandle.nullDevice
    git.standardError = FileHandle.nullDevice
    try git.run()
    git.waitUntilExit()
    return git.terminationStatus == 0
  }

  func run(_ arguments: [String]) -> (status: Int32, written: String) {
    let recorder = Recorder(POSIXSystem())
    return (Program.run(arguments, on: recorder), recorder.written)
  }

  func run(_ arguments: String...) -> (status: Int32, written: String) { run(arguments) }

  func check(_ arguments: String...) -> (status: Int32, written: String) {
    run(["check", "--color", "never"] + arguments)
  }

  /// Reads a directory as it was, and what has another name since.
  func simulate(_ path: String) -> (status: Int32, written: String) {
    _ = POSIXSystem().renames(since: "HEAD", below: path)
    return run("simulate", "--color", "never", "--git", "HEAD", path)
  }

  /// Checks a directory in every way that asks git. Nothing runs meanwhile.
  func checkEveryWay(_ directory: String, isRepository: Bool) throws {
    let path = directory.isEmpty ? folder : folder + "/" + directory
    let whole = check(path)
    #expect(whole.status == 1, "\(whole.written)")
    #expect(whole.written.contains("a.json:"), "\(whole.written)")
    let changes = check("--changed-since", "HEAD", path)
    #expect(changes.status == (isRepository ? 1 : 3), "\(changes.written)")
    #expect(!isRepository || changes.written.contains("a.json:"), "\(changes.written)")
    let past = simulate(path)
    #expect(past.status == (isRepository ? 0 : 3), "\(past.written)")
    #expect(!isRepository || past.written.contains("osam-version, cat.bcn"), "\(past.written)")
    #expect(try ran() == [])
  }
}
