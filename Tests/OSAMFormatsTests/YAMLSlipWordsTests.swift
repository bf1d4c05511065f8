import Testing

@testable import OSAMFormats
@testable import OSAMSyntax

/// Words about each mistake in YAML.
@Suite struct YAMLSlipWordsTests {
  /// Each problem of libyaml is told in our own words, with something to do.
  @Test(arguments: YAMLProblem.rows.map { ($0.problem, $0.context) })
  func everyProblemHasWords(_ problem: String, _ context: String?) throws {
    let cause = try #require(YAMLProblem.cause(of: problem, context))
    for written in ["", "'", "}", ":"] {
      let slip = YAMLSlip(cause, written)
      #expect(!slip.words.text.isEmpty && !slip.help.text.isEmpty)
      let text = slip.words.text + " " + slip.help.text
      for word in ["mapping", "scalar", "token", "expected", "node", "stream"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
  }
}
