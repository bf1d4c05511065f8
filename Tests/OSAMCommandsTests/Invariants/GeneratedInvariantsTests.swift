import Foundation
import OSAMFormats
import TestSupport
import Testing

/// `check`, `compat` and `simulate` agree, over documents made at random.
///
/// `OSAM_LINT_INVARIANTS` is the number of documents of each kind, `OSAM_LINT_SEED` where their seeds begin, and
/// `OSAM_LINT_KIND` the only kind.
@Suite struct GeneratedInvariantsTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let count = number("OSAM_LINT_INVARIANTS") ?? UInt64(Effort.rounds(60, long: 20_000))
  private static let firstSeed = number("OSAM_LINT_SEED") ?? 1_000_000

  private static let ids =
    ProcessInfo.processInfo.environment["OSAM_LINT_KIND"].map { [$0] } ?? DocumentKind.all.map(\.id)

  @Test(arguments: ids)
  func documentsOfAKind(id: String) throws {
    let kind = try #require(DocumentKind.all.first { $0.id == id })
    var sorts: [String: Int] = [:]
    var excused: [Invariants.Excused: Int] = [:]
    var withoutError = 0
    for seed in Self.firstSeed..<Self.firstSeed + Self.count {
      var documents = NearDocuments(seed: seed)
      let document = documents.document(kind)
      let outcome = Invariants.ask(document.bytes, document.syntax, kind)
      excused.merge(outcome.excused, uniquingKeysWith: +)
      if !outcome.hasError { withoutError += 1 }
      for found in outcome.disagreements {
        sorts[found.sort, default: 0] += 1
        if sorts[found.sort] == 1 { report(found, document, seed) }
      }
    }
    let words = excused.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: ", ")
    print("\(id): \(Self.count) documents, \(withoutError) without an error; disagreements \(sorts); excused \(words)")
    // Of documents that are all refused the property would say nothing.
    #expect(withoutError * 20 > Self.count)
    if kind == .princeOfVersions { #expect(excused.count == Invariants.Excused.allCases.count) }
  }

  private func report(_ found: Invariants.Disagreement, _ document: NearDocument, _ seed: UInt64) {
    let smallest = document.shrunk { smaller in
      Invariants.ask(smaller.bytes, smaller.syntax, smaller.kind).disagreements.contains { $0.sort == found.sort }
    }
    let outcome = Invariants.ask(smallest.bytes, smallest.syntax, smallest.kind)
    let last = outcome.disagreements.first { $0.sort == found.sort }
    Issue.record(
      """
      seed \(seed), \(found.property.rawValue): \((last ?? found).words)
      check: \(outcome.findings.joined(separator: ", "))
      \(String(decoding: smallest.bytes, as: UTF8.self))
      """)
  }
}
