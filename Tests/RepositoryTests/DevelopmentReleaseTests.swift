import Foundation
import OSAMFormats
import TestSupport
import Testing

/// The meaning of a release in `-dev` stands on one page, and each page that names one leads there.
@Suite struct DevelopmentReleaseTests {
  private static let anchor = "osam-version.md#development-releases"

  @Test func pagesLeadToWhatTheyAre() throws {
    let root = SharedFiles.packageRoot.appending(path: "docs")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var (naming, explaining) = (0, 0)
    for path in paths.sorted() where path.hasSuffix(".md") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      if text.contains("\n## Development releases\n") {
        explaining += 1
        #expect(text.contains("](#development-releases)"), "\(path)")
        continue
      }
      guard DevelopmentReleases(of: .released).areNamed(in: text) else { continue }
      naming += 1
      #expect(text.contains(Self.anchor), "\(path) names a development release and does not lead to what that is")
    }
    #expect(naming > 10 && explaining == 1)
  }

  /// A name that only looks like one is none.
  @Test func namesAreThoseOfReleases() {
    #expect(DevelopmentReleases(of: .released).areNamed(in: "From 2.3.0-dev on."))
    #expect(!DevelopmentReleases(of: .released).areNamed(in: "osam-lint-dev, libyaml-dev, 3.0.1"))
    #expect(DocumentKind.osamVersion.formatPage().contains("| 2.2.4-dev | 2.2.4 |"))
  }
}
