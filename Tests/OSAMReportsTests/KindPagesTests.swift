import OSAMFormats
import Testing

@testable import OSAMReports

/// What answers and pages say of each kind alone.
@Suite struct KindPagesTests {
  /// A kind without pages, or with those of another one, ends here.
  @Test func eachKindHasItsOwn() {
    #expect(Set(DocumentKind.all.map { ObjectIdentifier($0.pages) }).count == DocumentKind.all.count)
  }
}
