import Foundation
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// Facts stand once: what changed from release to release has a name in the releases' tables, and what is known has a row.
@Suite struct FactHouseTests {
  /// Where ranges of releases are written by hand.
  private static let tables = [
    "OSAMReleases.swift", "OlderOSAMReleases.swift", "PrincePlatform.swift", "PrinceEvidence.swift",
  ]
  private static let facts = EvidencePage.all.flatMap(\.facts)

  @Test func rangesOfReleasesStandInTheTables() throws {
    for (file, text) in try files(in: ["Sources"]) where !Self.tables.contains(file.lastPathComponent) {
      for line in text.split(separator: "\n") {
        #expect(!line.contains(/ClientSet\(\.\w+, (from|to): "/), "\(file.lastPathComponent): \(line)")
      }
    }
  }

  /// `behaviour >= .v7` says nothing to a reader who does not have the list.
  @Test func nothingIsNamedByANumber() throws {
    for (file, text) in try files(in: ["Sources"]) {
      for line in text.split(separator: "\n") {
        #expect(!line.contains(/(^|[^\w"])\.[a-z]\d+\b/), "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test func factsHaveIdsOfTheirOwn() {
    #expect(Set(Self.facts.map(\.id)).count == Self.facts.count)
    for fact in Self.facts {
      #expect(fact.id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil, "\(fact.id)")
      #expect(fact.claim.hasSuffix(".") && !fact.source.isEmpty, "\(fact.id)")
    }
  }

  /// Rules and tables name facts that there are, and comments cite nothing else.
  @Test func everyCitationResolves() throws {
    let ids = Set(Self.facts.map(\.id))
    for rule in Rule.all {
      #expect(!rule.evidence.isEmpty && ids.isSuperset(of: rule.evidence), "\(rule.id): \(rule.evidence)")
    }
    for member in DocumentKind.all.flatMap(\.members) {
      #expect(!member.evidence.isEmpty && ids.isSuperset(of: member.evidence), "\(member.name): \(member.evidence)")
    }
    for (file, text) in try files(in: ["Sources", "Tests"]) {
      for cited in Self.citations(in: text) where !ids.contains(cited) {
        Issue.record("\(file.lastPathComponent) cites \(cited)")
      }
    }
  }

  /// No comment and no page cites a document that is not in the repository, by name or by section.
  @Test func nothingCitesWhatIsNotHere() throws {
    for (file, text) in try files(in: ["Sources", "Tests", "docs"]) where file != URL(filePath: #filePath) {
      for line in text.split(separator: "\n") {
        #expect(
          !line.contains(/\bosam(-legacy)?\.md|formats\/prince-of-versions\.md \d|\bfacts \d\.\d/),
          "\(file.lastPathComponent): \(line)")
        #expect(
          file.pathExtension != "swift" || !line.contains(/\/\/.* \[\d(\.\d+)?(, \d(\.\d+)?)*\]/),
          "\(file.lastPathComponent): \(line)")
      }
    }
  }

  /// What nothing rests on is not written down.
  @Test func everyFactIsUsed() throws {
    var used = Set(Rule.all.flatMap(\.evidence)).union(DocumentKind.all.flatMap(\.members).flatMap(\.evidence))
    for (_, text) in try files(in: ["Sources", "Tests"]) { used.formUnion(Self.citations(in: text)) }
    #expect(Self.facts.map(\.id).filter { !used.contains($0) } == [])
  }

  /// The ids in brackets in the comments of a source. Brackets with other words are none: an id begins like another.
  private static func citations(in text: String) -> [Fact.ID] {
    var found: [Fact.ID] = []
    var open = ""
    for line in text.split(separator: "\n") {
      guard let comment = line.firstRange(of: "//") else {
        open = ""
        continue
      }
      // A list of ids may go on in the next line.
      let words = open + line[comment.upperBound...].drop { $0 == "/" }
      for match in words.matches(of: /\[((?:[a-z]+-[a-z0-9-]+(?:,\s*)?)+)\]/) {
        found += match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      let rest = words.lastIndex(of: "[").map { words[$0...] } ?? ""
      open = rest.contains("]") ? "" : String(rest) + " "
    }
    return found.filter { id in prefixes.contains { id.hasPrefix($0) } }
  }

  private static let prefixes = Set(facts.map { $0.id.prefix { $0 != "-" } + "-" })

  private func files(in folders: [String]) throws -> [(URL, String)] {
    var result: [(URL, String)] = []
    for folder in folders {
      let root = SharedFiles.packageRoot.appending(path: folder)
      let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      for case let file as URL in files where ["swift", "md"].contains(file.pathExtension) {
        result.append((file, try String(contentsOf: file, encoding: .utf8)))
      }
    }
    #expect(result.count > 50)
    return result
  }
}
