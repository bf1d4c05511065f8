import OSAMFormats
import OSAMLint
import Testing

/// The documents that examples are made from have nothing wrong with them, in either role.
@Suite struct BaseDocumentTests {
  @Test(arguments: Role.allCases)
  func nothingIsFound(_ role: Role) {
    for example in [
      Example.version(), .rating(), .olderVersion(), .olderRating(), .prince(), .configuration(),
      .configuration(under: "android2"),
    ] {
      var context = CheckContext(now: Example.date)
      context.role = role
      let input = FileInput(
        path: "example.json", bytes: Array(example.unmarked.text.utf8), syntax: .json, isNamed: true)
      let report = Linter(context: context).check(input)
      #expect(report.kinds.count == 1)
      #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.rule): \($0.message.text)" })")
    }
  }
}
