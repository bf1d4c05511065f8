import Foundation
import TestSupport
import Testing

@testable import OSAMFormats

/// Documents with filters as the decoder of the module reads them, and devices as its own comparisons let them through:
/// measured rows of Tests/Measured. [module-filter-members, module-system-filter, module-model-filter]
@Suite struct MeasuredFilterTests {
  private struct MeasuredRow {
    var member: String
    var device: String
    var document: String
    var verdict: String
  }

  private static func rows(_ kind: String) throws -> [MeasuredRow] {
    let file = SharedFiles.packageRoot.appending(path: "Tests/Measured/module-filters.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { unfolded(String($0)) }
      guard cells.first == kind, cells.count == 6 else { return nil }
      return MeasuredRow(member: cells[1], device: cells[2], document: cells[3], verdict: cells[4])
    }
  }

  /// Characters that the table cannot hold, by the names that stand for them.
  private static func unfolded(_ text: String) -> String {
    let characters = [
      "TAB": "\t", "NL": "\n", "NUL": "\0", "FF": "\u{C}", "NBSP": "\u{A0}", "SP": " ", "ZWSP": "\u{200B}",
      "MINUS": "\u{2212}", "EMPTY": "", "ARABIC13": "\u{661}\u{663}", "FULL13": "\u{FF11}\u{FF13}",
      "2000 strings": (0..<2000).map { "\"m\($0)\"" }.joined(separator: ","),
      "5000 nines": String(repeating: "9", count: 5000),
    ]
    return characters.reduce(text) { $0.replacingOccurrences(of: "<\($1.key)>", with: $1.value) }
  }

  @Test func documents() throws {
    let rows = try Self.rows("decode")
    #expect(rows.count == 264)
    for row in rows {
      let added = row.document == "<nothing added>" ? [] : [row.document]
      let text = Damage.wrapped(Damage.quoted(Damage.version.members) + added)
      let reads = row.verdict == "ok"
      #expect((NaiveClient.decode(Array(text.utf8), version: true, range: 8) != nil) == reads, "\(row)")
      #expect((VersionConfig(decoded(text, as: .osamVersion), for: clientOfRange[7]) != nil) == reads, "\(row)")
    }
  }

  @Test func systems() throws {
    let rows = try Self.rows("os-filter")
    #expect(rows.count == 199)
    for row in rows {
      let mode = try #require(Int64(row.member), "\(row)")
      let passes = SystemFilter(mode: mode, version: row.document)?.admits(row.device) ?? true
      #expect(passes == (row.verdict == "passes"), "\(row)")
    }
  }

  @Test func models() throws {
    let rows = try Self.rows("model-filter")
    #expect(rows.count == 159)
    for row in rows {
      let mode = try #require(Int64(row.member), "\(row)")
      let list = try #require(try JSONSerialization.jsonObject(with: Data(row.document.utf8)) as? [String], "\(row)")
      let passes = ModelFilter(mode: mode, models: list)?.admits(row.device) ?? true
      #expect(passes == (row.verdict == "passes"), "\(row)")
    }
  }
}
