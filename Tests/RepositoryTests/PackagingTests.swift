import Foundation
import OSAMCommands
import TestSupport
import Testing

/// Files written by hand for hooks, CI and packages agree with the program and with each other.
@Suite struct PackagingTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFiles.packageRoot.appending(path: path), encoding: .utf8)
  }

  /// Files that `make release` writes the version into; this names those that still speak of the one before.
  @Test func versionedFilesNameThisVersion() throws {
    // Before it stands what tools/release.sh looks for.
    let form =
      #/(?:\bv|==|osam[-_]lint[- ]|:-|VERSION[:=] ?"?|version: |"version": "|semanticVersion":"|default: ")(\d+\.\d+\.\d+)/#
    let paths = try Self.text("packaging/versioned-files.txt").split(separator: "\n").map(String.init)
    #expect(paths.count >= 10)
    for path in paths {
      let text = try Self.text(path)
      let versions = text.matches(of: form).map { String($0.output.1) }
      #expect(!versions.isEmpty, "\(path)")
      for version in versions { #expect(version == Program.version, "\(path)") }
    }
  }

  @Test func debianNamesThisVersion() throws {
    let entry = try #require(Self.text("debian/changelog").split(separator: "\n").first)
    #expect(entry.hasPrefix("osam-lint (\(Program.version)-"))
    // One compiler is known to build it.
    let pinned = try #require(Self.text("tools/unstable.sh").firstMatch(of: #/\npinned="swiftlang=([\d.]+)-/#)).output.1
    #expect(try Self.text("debian/control").contains("\n swiftlang (>= \(pinned)),\n"))
  }

  /// `id`, `entry` and `files` of each hook, whatever its language.
  private static func hooks(_ path: String) throws -> [String: [String]] {
    var hooks: [String: [String]] = [:]
    var id = ""
    for line in try text(path).split(separator: "\n").map({ $0.drop { $0 == " " || $0 == "-" } }) {
      if line.hasPrefix("id: ") { id = String(line.dropFirst(4)) }
      for key in ["entry: ", "files: ", "pass_filenames: ", "always_run: ", "require_serial: "]
      where line.hasPrefix(key) {
        // The name of an anchor says nothing about the value.
        hooks[id, default: []].append(line.replacingOccurrences(of: "&documents ", with: ""))
      }
    }
    return hooks
  }

  @Test func hooksDifferOnlyInTheirLanguage() throws {
    let hooks = try Self.hooks(".pre-commit-hooks.yaml")
    let mirror = try Self.hooks("packaging/pre-commit-mirror/.pre-commit-hooks.yaml")
    #expect(hooks.keys.sorted() == mirror.keys.flatMap { [$0, "\($0)-system"] }.sorted())
    for (id, values) in mirror {
      #expect(hooks[id] == values)
      #expect(hooks["\(id)-system"]?.filter { !$0.hasPrefix("files: *") } == values.filter { !$0.hasPrefix("files: ") })
    }
  }

  /// A commit is not what apps get, so no hook speaks of a serverDate in it.
  @Test(arguments: [".pre-commit-hooks.yaml", "packaging/pre-commit-mirror/.pre-commit-hooks.yaml", "docs/hooks.md"])
  func hooksLeaveServerDateAlone(_ path: String) throws {
    let entries = try Self.text(path).split(separator: "\n").filter { $0.contains("entry: osam-lint check") }
    #expect(!entries.isEmpty)
    for entry in entries { #expect(entry.contains(" --server-date now"), "\(entry)") }
  }

  @Test func manualKnowsEveryCommandAndVariable() throws {
    let manual = try Self.text("packaging/man/osam-lint.1")
    for command in CommandTable.names { #expect(manual.contains("\n.Ss \(command)\n"), "\(command)") }
    let sources = SharedFiles.packageRoot.appending(path: "Sources/OSAMCommands")
    var variables: Set<String> = []
    for case let name as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      variables.formUnion(text.matches(of: #/OSAM_LINT_[A-Z_]+/#).map { String($0.output) })
    }
    #expect(variables.count >= 5)
    for variable in variables { #expect(manual.contains(".It Ev \(variable)\n"), "\(variable)") }
  }
}
