import Foundation
import OSAMFormats
import TestSupport
import Testing

/// Members that `check` says nobody reads can go, those the table says somebody reads tell, over random documents.
///
/// `OSAM_LINT_INVARIANTS` is the number of documents of each kind, `OSAM_LINT_SEED` where their seeds begin.
@Suite struct DeletionInvariantsTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let count = number("OSAM_LINT_INVARIANTS") ?? UInt64(Effort.rounds(80, long: 1_500))
  private static let firstSeed = number("OSAM_LINT_SEED") ?? 2_000_000
  /// Documents that showed something once: a number that no double holds in a member nobody reads, a platform key that
  /// is none.
  private static let remembered: [UInt64] = [2_000_334, 2_001_469, 2_001_859]

  @Test(arguments: DocumentKind.all.map(\.id))
  func whatNobodyReadsCanGo(id: String) throws {
    let kind = try #require(DocumentKind.all.first { $0.id == id })
    var asked = 0
    var told: Set<String> = []
    for seed in Self.remembered + Array(Self.firstSeed..<Self.firstSeed + Self.count) {
      var documents = NearDocuments(seed: seed)
      var document = documents.document(kind)
      document.damage = nil
      let unread = Deletions.unread(document)
      asked += unread.asked
      for found in unread.betrayals where told.insert("\(found.rule) \(found.client.library.id)").inserted {
        Issue.record(
          """
          seed \(seed), \(found.rule): \(found.message)
          \(found.client.name) did \(found.before)
          and without it \(found.after)
          \(String(decoding: document.bytes, as: UTF8.self))
          """)
      }
    }
    print("\(id): \(asked) members that nobody reads")
    // Of documents without such members the property would say nothing.
    #expect(asked * 20 > Self.count)
  }

  @Test(arguments: DocumentKind.all.map(\.id))
  func whatSomebodyReadsTells(id: String) throws {
    let kind = try #require(DocumentKind.all.first { $0.id == id })
    var random = Seeded(state: Self.firstSeed)
    var silent = Deletions.readRows(of: kind)
    var count: UInt64 = 0
    while !silent.isEmpty, count < Self.count {
      var documents = NearDocuments(seed: Self.firstSeed + count)
      let telling = Deletions.telling(silent, in: documents.document(kind), &random)
      silent.removeAll(where: telling.contains)
      count += 1
    }
    print("\(id): every row told after \(count) documents")
    for row in silent {
      Issue.record("“\(kind.members[row].name)” changed nothing in \(count) documents, and the table says it is read")
    }
  }

  /// Rows that may be silent are rows, each with its reason.
  @Test func silentRowsAreThere() {
    for row in Deletions.silent {
      #expect(row.kind.member(row.member) != nil && !row.reason.isEmpty, "\(row.kind.id) \(row.member)")
    }
  }
}
