import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Every bad example of every rule, repaired, as it stands and, each fourth of them, in altered settings.
@Suite struct FixExampleTests {
  @Test(arguments: RuleExampleTests.rulesUnderTest())
  func examplesAreRepaired(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    var safety: Set<Bool> = []
    for (turn, example) in rule.bad.enumerated() {
      let settings = RuleExampleTests.settings(for: example, rule)
      for (number, setting) in settings.prefix(turn % 4 == 0 || Effort.isLong ? settings.count : 1).enumerated() {
        let input = FileInput(
          path: example.path, bytes: Array(setting.change(example.unmarked.text).utf8),
          syntax: setting.syntax ?? example.syntax, isNamed: true)
        for unsafe in number == 0 || Effort.isLong ? [false, true] : [true] {
          let check = FixCheck(input, RuleExampleTests.context(of: example), unsafe: unsafe)
          let problems = check.problems()
          #expect(
            problems.isEmpty,
            "\(setting), unsafe \(unsafe): \(problems)\n\(String(decoding: input.bytes, as: UTF8.self))\n->\n\(String(decoding: check.repaired.bytes, as: UTF8.self))",
            sourceLocation: RuleExampleTests.location(example))
          for finding in example.undoubted(input).findings where finding.rule == id {
            if let fix = finding.fix { safety.insert(fix.isSafe) }
          }
          if setting.description == "with CRLF" {
            let ends = zip(check.repaired.bytes, check.repaired.bytes.dropFirst())
            #expect(!ends.contains { $0 != 0x0D && $1 == 0x0A }, sourceLocation: RuleExampleTests.location(example))
          }
        }
      }
    }
    // The page says of repairs what the examples show.
    if rule.bad.isEmpty { return }
    switch rule.repair?.safety {
    case nil: #expect(safety.isEmpty, "\(id) has repairs, and its page says nothing of them")
    case .safe: #expect(safety == [true], "\(id) has \(safety)")
    case .unsafe: #expect(safety == [false], "\(id) has \(safety)")
    case .depends: #expect(!safety.isEmpty, "\(id) shows no repair")
    }
  }
}
