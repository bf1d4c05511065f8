import OSAMDecisions
import OSAMFormats
import Testing

/// Decision models of the kinds: how the clients of each decide.
@Suite struct DecisionModelTests {
  /// A kind without a model, or with that of another one, ends here.
  @Test func eachKindHasItsOwn() {
    let models = DocumentKind.all.map { ObjectIdentifier($0.decisions) }
    #expect(Set(models).count == DocumentKind.all.count)
    for kind in DocumentKind.all {
      let words = kind.decisions.outcomes.map(\.word)
      #expect(Set(words).count == words.count, "\(kind.id): \(words)")
      #expect(kind.decisions.outcomes.contains { $0.plain == .nothing }, "\(kind.id)")
      #expect(kind.decisions.outcomes.contains { $0.plain == .error }, "\(kind.id)")
    }
  }
}
