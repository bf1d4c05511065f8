import OSAMFormats
import OSAMLint
import Testing

/// The documents the examples are made from have nothing wrong, so an example shows its own mistake only.
@Suite struct BaseExampleTests {
  @Test(arguments: [Example.version(), Example.rating()])
  func baseIsClean(_ example: Example) {
    let input = FileInput(path: "example", bytes: Array(example.marked.utf8), syntax: .json, isNamed: true)
    let report = Linter(context: CheckContext(now: Example.date)).check(input)
    #expect(report.kinds.count == 1)
    #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.rule): \($0.message.text)" })")
  }
}
