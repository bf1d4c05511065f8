import Foundation
import OSAMReports
import OSAMSyntax
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: FilePath = "a.json", isNew: Bool = false) -> String {
    UnifiedDiff.text(path: path, from: Array(old.utf8), to: Array(new.utf8), isNew: isNew)
  }

  @Test func oneLineAmongMany() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5\n", with: "five\n")) == """
        --- a/a.json
        +++ b/a.json
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func farChangesStandApartAndNearOnesTogether() {
    let old = (1...20).map { "\($0)\n" }.joined()
    #expect(diff(old, old.replacing("\n9\n", with: "\n")).contains("@@ -6,7 +6,6 @@"))
    let far = diff(old, old.replacing("2\n3\n", with: "2\n").replacing("18\n", with: ""))
    #expect(far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,5 @@", "@@ -15,6 +14,5 @@"])
  }

  @Test func endsWithoutALineEnd() {
    #expect(
      diff("a", "a\n") == """
        --- a/a.json
        +++ b/a.json
        @@ -1,1 +1,1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func theSameIsNothingAndAFileMayBeNew() {
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff("", "a\n", isNew: true) == "--- /dev/null\n+++ b/a.json\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test(arguments: [
    ("à b.json", "a/à b.json\t"), ("/tmp/a.json", "a/tmp/a.json"), ("./b/../c/./a.json", "a/c/a.json"),
    ("a\"b\\.json", #""a/a\"b\\.json""#),
    ("a\nb.json", #""a/a\012b.json""#),
  ])
  func namesAreQuotedAsGitDoes(_ path: FilePath, _ quoted: String) {
    #expect(diff("a\n", "b\n", path: path).hasPrefix("--- \(quoted)\n"))
  }

  /// Git makes the new file of the diff, for random pairs of files.
  @Test func gitAppliesIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("osam-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = Seeded(state: 7)
    let lines = ["{\n", "}\n", "a\n", "b\r\n", "\n", "é\n", "c\n", "last"]
    for _ in 0..<60 {
      let old = (0..<Int.random(in: 1..<30, using: &random)).map { _ in
        lines.dropLast().randomElement(using: &random) ?? ""
      }
      var new = old
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        let at = Int.random(in: 0...new.count, using: &random)
        if at < new.count, Bool.random(using: &random) { new.remove(at: at) }
        new.insert(lines.dropLast().randomElement(using: &random) ?? "", at: min(at, new.count))
      }
      if Bool.random(using: &random) { new.append("last") }
      let file = folder.appendingPathComponent("a.json")
      try old.joined().write(to: file, atomically: false, encoding: .utf8)
      let patch = diff(old.joined(), new.joined())
      if patch.isEmpty { continue }
      try patch.write(to: folder.appendingPathComponent("p"), atomically: false, encoding: .utf8)
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", folder.path, "apply", "--whitespace=nowarn", "p"]
      try git.run()
      git.waitUntilExit()
      if git.terminationStatus == 127 {
        print("skipped: differences given to git (there is no git)")
        return
      }
      #expect(git.terminationStatus == 0, "\(patch)")
      #expect(try String(contentsOf: file, encoding: .utf8) == new.joined(), "\(patch)")
    }
  }

  @Test func manyDifferencesTakeNoMoreThanTheirLines() {
    // With time in the square of the differences this would not end.
    let old = (0..<60_000).map { "line \($0)\n" }
    let new = old.enumerated().map { $0.offset.isMultiple(of: 2) ? "other \($0.offset)\n" : $0.element }
    let text = diff(old.joined(), new.joined())
    #expect(text.utf8.count > 1_000_000)
    let same = Array(repeating: "x\n", count: 60_000).joined()
    #expect(diff(same, "y\n" + same + "z\n").contains("+z"))
  }
}
