import Foundation
import TestSupport
import Testing

/// Facts stand once: what changed from release to release has a name in the releases' tables.
@Suite struct FactHouseTests {
  /// Where ranges of releases are written by hand.
  private static let tables = ["OSAMReleases.swift", "OlderOSAMReleases.swift", "PrincePlatform.swift"]

  @Test func rangesOfReleasesStandInTheTables() throws {
    try forEachLine(outside: Self.tables) { line, file in
      #expect(!line.contains(/ClientSet\(\.\w+, (from|to): "/), "\(file): \(line)")
    }
  }

  /// `behaviour >= .v7` says nothing to a reader who does not have the list.
  @Test func nothingIsNamedByANumber() throws {
    try forEachLine { line, file in
      #expect(!line.contains(/(^|[^\w"])\.[a-z]\d+\b/), "\(file): \(line)")
    }
  }

  private func forEachLine(outside left: [String] = [], _ check: (Substring, String) -> Void) throws {
    let sources = SharedFiles.packageRoot.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var read = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      read += 1
      if left.contains(file.lastPathComponent) { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") { check(line, file.lastPathComponent) }
    }
    #expect(read > 100)
  }
}
