import Foundation
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// The rules: one rule, one file, one name, one page.
@Suite struct RuleRepositoryTests {
  private static let sources = SharedFiles.packageRoot.appending(path: "Sources/OSAMLint/Rules")

  /// id -> name in code: `window-closes-before-it-opens` -> `windowClosesBeforeItOpens`.
  private static func camel(_ id: String) -> String {
    let words = id.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  @Test func listIsSortedAndWithoutRepetition() {
    let ids = Rule.all.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func everyRuleHasItsOwnFileWithItsName() throws {
    var files: [String: String] = [:]
    for group in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path) where !group.hasSuffix(".swift")
    {
      for file in try FileManager.default.contentsOfDirectory(atPath: Self.sources.appending(path: group).path) {
        files[String(file.dropLast(".swift".count))] = group
      }
    }
    for rule in Rule.all {
      let name = Self.camel(rule.id)
      let file = name.prefix(1).uppercased() + name.dropFirst()
      #expect(
        files[file]?.lowercased() == rule.group.rawValue, "\(rule.id) belongs in Rules/\(rule.group)/\(file).swift")
      if let group = files.removeValue(forKey: file) {
        let text = try String(contentsOf: Self.sources.appending(path: "\(group)/\(file).swift"), encoding: .utf8)
        #expect(text.contains("static let \(name) = Rule("), "\(file).swift should define \(name)")
      }
    }
    #expect(files.isEmpty, "files without a rule in the list: \(files.keys.sorted())")
  }

  /// A rule names what happens; how grave that is, one function says.
  @Test func noRuleNamesASeverity() throws {
    let files = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
    #expect(files.count > Rule.all.count)
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      for name in ["Severity", "severity: .", ".error", ".warning", ".info"] {
        #expect(!text.contains(name), "\(file) names \(name)")
      }
    }
    for rule in Rule.all { #expect(!rule.effects.isEmpty, "\(rule.id)") }
  }

  @Test func everyRuleIsExplained() {
    for rule in Rule.all {
      #expect(!rule.why.isEmpty && !rule.evidence.isEmpty && !rule.title.hasSuffix("."), "\(rule.id)")
      // A Swift text cannot hold bytes that are not UTF-8; that rule has tests of its own. And what a document
      // shows that is refused for a reason no rule names is that a rule is missing. A baseline is nothing without the
      // files it was recorded from, nor a case without its document. And a document with too many cells fills pages.
      let without = [
        "wrong-encoding", "refused-document", "stale-baseline", "failed-case", "not-worked-out", "too-many-findings",
      ]
      let hasNone = without.contains(rule.id)
      #expect(rule.bad.isEmpty == hasNone, "\(rule.id) and its bad examples")
    }
  }

  /// No page is left behind by a rule that was renamed.
  @Test func everyPageBelongsToARule() throws {
    let folder = SharedFiles.packageRoot.appending(path: "docs/rules")
    let pages = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(pages == Set(Rule.all.map { "\($0.id).md" } + ["README.md"]))
  }
}
