import Foundation
import OSAMFormats
import TestSupport
import Testing

/// The translations: whole, and nothing else.
@Suite struct CatalogueTests {
  /// Everything that is said somewhere in tests is said in each language. With OSAM_LINT_TEMPLATES the sentences are
  /// written to that file, for who translates them.
  @Test func everySentenceIsTranslated() throws {
    let sayings = Sayings(.ca)
    try sayings.everything()
    let said = sayings.spoken.said
    if let path = ProcessInfo.processInfo.environment["OSAM_LINT_TEMPLATES"] {
      let list = said.map { ["en": $0.key, "group": $0.value.group, "example": $0.value.example] }
      try JSONSerialization.data(withJSONObject: list, options: [.sortedKeys, .prettyPrinted]).write(
        to: URL(fileURLWithPath: path))
      try JSONSerialization.data(withJSONObject: sayings.spoken.values).write(
        to: URL(fileURLWithPath: path + ".values"))
    }
  }
}
