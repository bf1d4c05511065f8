import OSAMFormats
import Testing

@testable import OSAMCommands

/// What commands do with documents of each kind alone.
@Suite struct KindCommandsTests {
  /// A kind without commands, or with those of another one, ends here.
  @Test func eachKindHasItsOwn() {
    #expect(Set(DocumentKind.all.map { ObjectIdentifier($0.commands) }).count == DocumentKind.all.count)
  }
}
