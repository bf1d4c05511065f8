import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

/// Which findings a comment silences. Each text has unknown keys only: `k` and those that begin with it.
@Suite struct AllowCommentTests {
  private static let document = "versionCode: 1\ncomparisonMode: FORCE\n"

  private func report(_ text: String) -> FileReport {
    var context = CheckContext(now: Example.date)
    context.kind = .osamVersion
    return Linter(context: context).check(
      FileInput(path: "a.yaml", bytes: Array(text.utf8), syntax: .yaml, isNamed: true))
  }

  /// The keys that are reported as unknown.
  private func unknown(_ text: String) -> [String] {
    report(text).findings.filter { $0.rule == "unknown-key" }.map { finding in
      String(decoding: Array(text.utf8)[finding.span.range], as: UTF8.self)
    }
  }

  private func useless(_ text: String) -> Int { report(text).findings.count { $0.rule == "unused-suppression" } }

  /// Keys that are left, and the number of comments that silence nothing.
  @Test(
    arguments: [
      ("k: 1 # osam-lint: allow unknown-key -- a\nk2: 1\n", ["k2"], 0),
      ("# osam-lint: allow unknown-key -- a\nk: 1\nk2: 1\n", ["k2"], 0),
      // Several in a row, with other comments and empty lines between them, are about one line.
      (
        "# osam-lint: allow unknown-key -- a\n\n# b\n  # osam-lint: allow long-text -- a\nk: 1\nk2: 1\n",
        ["k2"], 1
      ),
      ("# osam-lint: allow unknown-key -- a\r\n# osam-lint: allow unknown-key -- b\r\nk: 1\r\nk2: 1\r\n", ["k2"], 0),
      // A line may end in CR alone.
      ("# osam-lint: allow unknown-key -- a\rk: 1\rk2: 1\r", ["k2"], 0),
      // The text of a key belongs to its line, wherever it begins; what stands behind that does not.
      ("k: # osam-lint: allow unknown-key -- a\n\n  text\nk2: 1\n", ["k2"], 0),
      ("k: {k3: 1,\n k4: 2} # osam-lint: allow unknown-key -- a\nk2: 1\n", ["k", "k2"], 1),
      // Behind the sign of a block there may be a comment, inside of it there is none.
      ("k: | # osam-lint: allow unknown-key -- a\n  text\nk2: 1\n", ["k2"], 0),
      ("k: |\n  text # osam-lint: allow unknown-key -- a\nk2: 1\n", ["k", "k2"], 0),
      ("k: \"# osam-lint: allow unknown-key -- a\"\nk2: 1\n", ["k", "k2"], 0),
      // Two on one line: each ends where the next one begins.
      ("k: 1 # osam-lint: allow long-text -- a # osam-lint: allow unknown-key -- b\nk2: 1\n", ["k2"], 1),
      ("k: 1 # osam-lint: allow unknown-key # osam-lint: allow long-text -- b\nk2: 1\n", ["k", "k2"], 1),
      ("k: 1 # osam-lint: allow unknown-key -- # osam-lint: allow long-text -- b\nk2: 1\n", ["k", "k2"], 1),
      // At the end there is nothing that it could be about.
      ("k: 1\n# osam-lint: allow unknown-key -- a", ["k"], 1),
    ] as [(String, [String], Int)])
  func oneLine(_ text: String, _ left: [String], _ useless: Int) {
    #expect(unknown(Self.document + text) == left)
    #expect(self.useless(Self.document + text) == useless)
  }

  /// A comment behind a key is about its text on a later line, and not about a map there.
  @Test(arguments: [
    ("comparisonMode: #\n\n  FORCED\n", "unknown-value", true), ("title: #\n  fr: a\n", "extra-language", false),
    ("title: {fr: a} #\n", "extra-language", true),
  ])
  func textsOnLaterLines(_ text: String, _ rule: String, _ isSilenced: Bool) {
    let commented = "versionCode: 1\n" + text.exchanging("#", for: "# osam-lint: allow \(rule) -- a")
    #expect(report("versionCode: 1\n" + text).findings.contains { $0.rule == rule })
    #expect(report(commented).findings.contains { $0.rule == rule } != isSilenced)
    #expect(useless(commented) == (isSilenced ? 0 : 1))
  }

  /// Where a line begins a document, or several, it is about them.
  @Test(
    arguments: [
      ("# osam-lint: allow unknown-key -- a\nversionCode: 1\nk: 1\n---\nversionCode: 1\nk2: 1\n", ["k2"]),
      ("# osam-lint: allow unknown-key -- a\n- {versionCode: 1, k: 1}\n- {versionCode: 1, k2: 1}\n", ["k2"]),
      ("# osam-lint: allow unknown-key -- a\n[{versionCode: 1,\n k: 1}, {versionCode: 1, k2: 1}]\n", ["k2"]),
      ("# osam-lint: allow unknown-key -- a\n[{versionCode: 1, k: 1}, {versionCode: 1,\n k2: 1}]\n", []),
      ("- {versionCode: 1,\n k: 1}\n# osam-lint: allow unknown-key -- a\n- {versionCode: 1,\n k2: 1}\n", ["k"]),
    ] as [(String, [String])])
  func wholeDocuments(_ text: String, _ left: [String]) {
    #expect(unknown(text) == left)
    #expect(useless(text) == 0)
  }

  /// A text with a byte-order mark has its first line behind that.
  @Test func theFirstLineOfAFileWithAMark() {
    #expect(unknown("\u{FEFF}{versionCode: 1, k: 1} # osam-lint: allow unknown-key -- a\n") == [])
    #expect(unknown("\u{FEFF}# osam-lint: allow unknown-key -- a\nversionCode: 1\nk: 1\n") == [])
  }
}
