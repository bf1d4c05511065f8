import Foundation
import OSAMFormats
import OSAMLint
import TestSupport
import Testing

/// Facts stand once: what changed from release to release has a name in the releases' tables, and what is known has a
/// row.
@Suite struct FactRepositoryTests {
  /// Where ranges of releases are written by hand.
  private static let tables = [
    "OSAMReleases.swift", "OlderOSAMReleases.swift", "PrincePlatform.swift",
  ]
  private static let facts = EvidencePage.all.flatMap(\.facts)
  private static let changes: [any ReleaseChange] =
    ModuleChange.allCases as [any ReleaseChange] + OlderOSAMChange.allCases + PrinceChange.allCases

  private static let files = SourceFile.all(in: ["Sources", "Tests", "docs"])

  @Test func rangesOfReleasesStandInTheTables() {
    for file in Self.files where file.isSource && !Self.tables.contains(file.name) {
      for line in file.lines(with: "ClientSet(.") {
        #expect(!line.contains(/ClientSet\(\.\w+, (from|to): "/), "\(file.name): \(line)")
      }
    }
  }

  /// `behaviour >= .v7` says nothing to a reader who does not have the list.
  @Test func nothingIsNamedByANumber() {
    #expect(SourceFile.numberedNames(in: Array("behaviour >= .v7, .r12)".utf8)) == [".v7", ".r12"])
    #expect(SourceFile.numberedNames(in: Array("\"a.b1\" 1.e5 x.v1 .utf8 .v1a".utf8)) == [])
    for file in Self.files where file.isSource {
      #expect(SourceFile.numberedNames(in: Array(file.bytes)) == [], "\(file.name)")
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
  @Test func everyCitationResolves() {
    let ids = Set(Self.facts.map(\.id))
    for rule in Rule.all {
      #expect(!rule.evidence.isEmpty && ids.isSuperset(of: rule.evidence), "\(rule.id): \(rule.evidence)")
    }
    for member in DocumentKind.all.flatMap(\.members) {
      #expect(!member.evidence.isEmpty && ids.isSuperset(of: member.evidence), "\(member.name): \(member.evidence)")
    }
    for change in Self.changes {
      #expect(ids.isSuperset(of: change.row.evidence), "\(change): \(change.row.evidence)")
    }
    for row in DocumentKind.all.flatMap(\.statements.rows) {
      #expect(!row.evidence.isEmpty && ids.isSuperset(of: row.evidence), "\(row.id): \(row.evidence)")
    }
    var count = 0
    for file in Self.files {
      for cited in Self.citations(in: file) {
        count += 1
        #expect(ids.contains(cited), "\(file.name)")
      }
    }
    #expect(count > 300)
  }

  /// No comment and no page cites a document that is not in the repository, by name or by section.
  @Test func nothingCitesWhatIsNotHere() {
    for file in Self.files where file.name != "FactRepositoryTests.swift" {
      for name in ["osam.md", "osam-legacy.md", "formats/prince-of-versions.md ", "(facts ", "[facts "] {
        for line in file.lines(with: name) { Issue.record("\(file.name): \(line)") }
      }
      if !file.name.hasSuffix(".swift") { continue }
      for line in file.lines(with: "// ") + file.lines(with: "[src ") {
        #expect(!line.contains(" [src ") && !Self.citesASection(line), "\(file.name): \(line)")
      }
    }
  }

  /// A fact that nothing rests on is not written down.
  @Test func everyFactIsUsed() {
    var used = Set(Rule.all.flatMap(\.evidence)).union(DocumentKind.all.flatMap(\.members).flatMap(\.evidence))
    used.formUnion(Self.changes.flatMap(\.row.evidence))
    for file in Self.files { used.formUnion(Self.citations(in: file)) }
    #expect(Self.facts.map(\.id).filter { !used.contains($0) } == [])
  }

  /// The evidence of a change is about the releases that have it, or about those before.
  @Test func changesRestOnFactsAboutTheirReleases() throws {
    for change in Self.changes {
      let row = change.row
      let about = try row.evidence.map { try #require(EvidencePage.fact($0)).clients }
      #expect(
        about.contains { $0 == row.releases || $0.intersection(row.releases).isEmpty },
        "\(change): \(about.map(\.prose))")
    }
  }

  /// `// That it is so. [5.4]`
  private static func citesASection(_ line: String) -> Bool {
    guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return false }
    let inside = line[line.index(after: start)...].dropLast()
    return inside.first?.isNumber == true && inside.allSatisfy { $0.isNumber || ".,;– ".contains($0) }
      && line[..<start].hasSuffix(" ") && line.contains("//")
  }

  /// The ids in brackets in the comments of a source; a list may go on in the next line.
  private static func citations(in file: SourceFile) -> [Fact.ID] {
    guard file.name.hasSuffix(".swift") else { return [] }
    return prefixes.flatMap { file.texts(after: "[" + $0, upTo: "]") }.flatMap { text in
      text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "/ \n")) }
    }
  }

  private static let prefixes = Set(facts.map { $0.id.prefix { $0 != "-" } + "-" }).sorted()
}

/// A file of the repository, searched as bytes: there are many of them.
private struct SourceFile {
  let name: String
  let isSource: Bool
  let bytes: Data

  static func all(in folders: [String]) -> [SourceFile] {
    folders.flatMap { folder -> [SourceFile] in
      let root = SharedFiles.packageRoot.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.compactMap { path in
        guard let bytes = try? Data(contentsOf: root.appending(path: path)) else { return nil }
        return SourceFile(name: (path as NSString).lastPathComponent, isSource: folder == "Sources", bytes: bytes)
      }
    }
  }

  /// The lines that have this in them.
  func lines(with text: String) -> [String] {
    places(of: text).map { place in
      let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// Texts in comments between these two, the end of the first without its bracket counted in.
  func texts(after first: String, upTo last: Character) -> [String] {
    places(of: first).compactMap { place in
      let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
      guard String(decoding: bytes[start..<place], as: UTF8.self).contains("//") else { return nil }
      let text = String(decoding: bytes[(place + 1)...].prefix(400), as: UTF8.self)
      return text.firstIndex(of: last).map { String(text[..<$0]) }
    }
  }

  private func places(of text: String) -> [Int] {
    var found: [Int] = []
    var rest = bytes.startIndex..<bytes.endIndex
    while let range = bytes.range(of: Data(text.utf8), in: rest) {
      found.append(range.lowerBound)
      rest = range.upperBound..<bytes.endIndex
    }
    return found
  }

  /// `.v7`: a member called by a letter and a number.
  static func numberedNames(in bytes: [UInt8]) -> [String] {
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || (97...122).contains(byte | 32) || byte == 95 }
    var found: [String] = []
    for index in bytes.indices.dropLast(2) where bytes[index] == UInt8(ascii: ".") {
      guard (97...122).contains(bytes[index + 1]), isDigit(bytes[index + 2]) else { continue }
      if index > 0, isWord(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "\"") { continue }
      let end = bytes[(index + 2)...].firstIndex { !isDigit($0) } ?? bytes.endIndex
      if end < bytes.endIndex, isWord(bytes[end]) { continue }
      found.append(String(decoding: bytes[index..<end], as: UTF8.self))
    }
    return found
  }
}
