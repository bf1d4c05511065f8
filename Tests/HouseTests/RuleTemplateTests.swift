import Foundation
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// The rule that `make new-rule` writes is the one on the page, it compiles (NewMistake.swift), and its example passes.
@Suite struct RuleTemplateTests {
  @Test func thePageShowsTheRuleThatCompiles() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: SharedFiles.packageRoot.appending(path: path), encoding: .utf8)
    }
    let page = try text("docs/adding-a-rule.md")
    let block = try #require(page.components(separatedBy: "```swift\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first)
    let compiled = try text("Tests/HouseTests/NewMistake.swift")
    // A rule is in the module that it needs to see here.
    #expect(compiled.replacingOccurrences(of: "\n@testable import OSAMLint\n", with: "") == shown)
  }

  @Test func itFindsWhatItsExampleMarks() throws {
    let rule = Rule.newMistake
    let (text, marks) = try #require(rule.bad.first).unmarked
    let tree = Tree.read(Array(text.utf8), as: .json)
    let bytes = try #require(marks.first)
    #expect(tree.faults.isEmpty && String(decoding: tree.bytes[bytes.range], as: UTF8.self) == "\"cat.bcn.bus.\"")
    #expect(rule.good.allSatisfy { $0.unmarked.spans.isEmpty })
  }
}
