import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// True if a release does what a statement says, asked of the decision models.
typealias Proof = @Sendable (Client) throws -> Bool

/// Statements of format pages on when something is shown or asked hold for their releases and for no others.
@Suite struct StatementTests {
  private static func proofs(of kind: DocumentKind) -> [String: Proof] {
    switch kind {
    case .osamVersion: VersionStatementProofs.all
    case .osamRating: RatingStatementProofs.all
    case .controlDeVersions: OlderStatementProofs.version
    case .valoracions: OlderStatementProofs.rating
    default: PrinceStatementProofs.all
    }
  }

  /// Every release that was read, development releases too.
  @Test(arguments: DocumentKind.all.map(\.id))
  func statementsHoldForTheirReleasesAndNoOthers(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let proofs = Self.proofs(of: kind)
    let rows = kind.statements.rows
    #expect(Set(rows.map(\.id)) == Set(proofs.keys) && rows.count == proofs.count)
    for row in rows {
      let proof = try #require(proofs[row.id], "\(row.id)")
      #expect(!row.clients.published.isEmpty && row.clients.isSubset(of: kind.clients), "\(row.id)")
      let holds = ClientSet(try kind.clients.clients.filter(proof))
      #expect(
        holds == row.clients, "\(row.id) holds for \(holds.prose), the row says \(row.clients.prose): \(row.text)")
    }
  }

  @Test func everyReleaseIsUnderAHeading() {
    for kind in DocumentKind.all {
      let page = kind.formatPage()
      #expect(page.contains("\n## \(kind.statements.title)\n\n"))
      for row in kind.statements.rows { #expect(page.contains(row.text), "\(row.id)") }
      #expect(page.contains("\n### Every release\n"))
    }
    let page = DocumentKind.osamVersion.formatPage()
    for heading in ["\(newestRelease)", "3.1.0", "3.0.0–3.0.1", "1.1.0–2.2.4", "1.0.0–1.0.11"] {
      #expect(page.contains("\n### \(heading)\n"))
    }
    #expect(page.contains("\n- 1.0.7–1.0.8: If the fetch fails"))
  }
}
