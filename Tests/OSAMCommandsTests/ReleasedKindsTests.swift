import OSAMFormats
import TestSupport
import Testing

@testable import OSAMCommands

/// The kinds that the program hands to a run.
@Suite struct ReleasedKindsTests {
  /// Decisions, words or commands that are another kind's end here.
  @Test func eachKindHasItsOwn() {
    let kinds = KnownKinds.released.all.map { Kinds.released[$0] }
    #expect(kinds.count == 5)
    #expect(Set(kinds.map { ObjectIdentifier($0.reported.format) }).count == kinds.count)
    #expect(Set(kinds.map { ObjectIdentifier($0.reported.decisions) }).count == kinds.count)
    #expect(Set(kinds.map { ObjectIdentifier($0.reported.pages) }).count == kinds.count)
    #expect(Set(kinds.map { ObjectIdentifier($0.commands) }).count == kinds.count)
  }
}
