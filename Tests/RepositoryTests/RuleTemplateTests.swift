import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// The rule that `make new-rule` writes is the one on the page, it compiles (NewMistake.swift), and its example passes.
@Suite struct RuleTemplateTests {
  @Test func thePageShowsTheRuleThatCompiles() throws {
    try Template(page: "docs/adding-a-rule.md", file: "Tests/RepositoryTests/NewMistake.swift", module: "OSAMLint")
      .expectOneText()
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
