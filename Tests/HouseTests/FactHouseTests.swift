import Foundation
import TestSupport
import Testing

/// Facts stand once: what changed from release to release has a name in the releases' tables.
@Suite struct FactHouseTests {
  /// Where ranges of releases are written by hand.
  private static let tables = ["OSAMReleases.swift", "OlderOSAMReleases.swift", "PrincePlatform.swift"]

  @Test func rangesOfReleasesStandInTheTables() throws {
    let sources = SharedFiles.packageRoot.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var read = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      read += 1
      if Self.tables.contains(file.lastPathComponent) { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("ClientSet(.") {
        #expect(!line.contains(/ClientSet\(\.\w+, (from|to): "/), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(read > 100)
  }
}
