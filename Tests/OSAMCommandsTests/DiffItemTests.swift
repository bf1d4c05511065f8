import Foundation
import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// Items for people hold the changes that machines get: each is in one of them, whatever is joined.
@Suite struct DiffItemTests {
  private static func sample(_ name: String) throws -> String {
    try String(
      contentsOf: SharedFiles.packageRoot.appendingPathComponent("samples").appendingPathComponent(name),
      encoding: .utf8)
  }

  private static func answer(_ before: String, _ after: String, _ options: [String]) -> String {
    let system = MemorySystem()
    system.put(before, at: "old.yaml")
    system.put(after, at: "new.yaml")
    _ = Program.run(["diff", "old.yaml", "new.yaml", "--fail-on", "never", "--all"] + options, on: system)
    return system.takeOutput().output
  }

  /// How many groups of devices the items of a text name, by class.
  private static func items(_ text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    var open: (name: String, bullets: Int)?
    func close() { if let open { counts[open.name, default: 0] += max(1, open.bullets) } }
    for line in text.split(separator: "\n") {
      if let item = line.firstMatch(of: /^ {2}(blocking|widening|again|narrowing|text) +\S/) {
        close()
        open = (String(item.1), 0)
      } else if line.hasPrefix("             - ") {
        open?.bullets += 1
      } else if !line.hasPrefix("  ") {
        close()
        open = nil
      }
    }
    close()
    return counts
  }

  /// Changes that are over are in items as well.
  @Test func pastChangesAreInItemsToo() throws {
    let before = try Self.sample("osam-version/good/library-both-stores.yaml")
    let after = before.replacing("LAZY", with: "FORCE")
    let json = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Self.answer(before, after, ["--format", "json", "--date", "2029-01-01"]).utf8)) as? [String: Any])
    let changes = try #require(json["changes"] as? [[String: Any]])
    let numbers = try #require(json["items"] as? [[String: Any]]).flatMap { ($0["changes"] as? [Int]) ?? [] }
    #expect(changes.contains { $0["past"] as? Bool == true } && numbers.sorted() == Array(changes.indices))
  }

  @Test(arguments: [
    ["LAZY": "FORCE"], ["LAZY": "NONE"], ["2026110001": "2026110005"], ["Nova versió": "Versió nova"],
    ["2026-11-16": "2026-12-16", "2027-01-31": "2027-03-31"], ["LAZY": "INFO", "1d": "2d"],
  ]) func eachChangeIsInOneItem(_ edits: [String: String]) throws {
    var seen = 0
    for name in ["osam-version/good/library-both-stores.yaml", "osam-version/good/metro-newer-systems.yaml"] {
      let before = try Self.sample(name)
      let after = edits.reduce(before) { $0.replacing($1.key, with: $1.value) }
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(Self.answer(before, after, ["--format", "json"]).utf8))
          as? [String: Any])
      var told: [String: Int] = [:]
      for change in (json["changes"] as? [[String: Any]]) ?? [] {
        told[try #require(change["class"] as? String), default: 0] += 1
      }
      // Each change is in one item, and an item has changes of one class and of one outcome.
      let changes = (json["changes"] as? [[String: Any]]) ?? []
      let items = (json["items"] as? [[String: Any]]) ?? []
      let numbers = items.flatMap { ($0["changes"] as? [Int]) ?? [] }
      #expect(numbers.sorted() == Array(changes.indices))
      for item in items {
        let own = ((item["changes"] as? [Int]) ?? []).map { changes[$0] }
        #expect(own.allSatisfy { $0["class"] as? String == item["class"] as? String })
        for side in ["before", "after"] {
          #expect(Set(own.map { ($0[side] as? [String: Any])?["outcome"] as? String }).count == 1)
        }
        #expect(
          Set(own.map { $0["file"] as? String }).count == 1 && Set(own.map { $0["platform"] as? String }).count == 1)
      }
      let text = Self.answer(before, after, [])
      #expect(Self.items(text) == told, "\(name)\n\(text)")
      seen += told.count
    }
    #expect(seen > 0)
  }

  /// The page of a branch counts what diff counts, however many groups of devices an item has.
  @Test func previewCountsItems() throws {
    let before = try Self.sample("osam-version/good/metro-newer-systems.yaml")
    let system = MemorySystem()
    system.putPast(Array(before.utf8), at: "metro.yaml")
    system.setChanged(.success(["metro.yaml"]))
    system.put(before.replacing("LAZY", with: "FORCE"), at: "metro.yaml")
    _ = Program.run(["diff", "--git", "main", "--fail-on", "never"], on: system)
    let told = try #require(system.takeOutput().output.split(separator: "\n").last)
    _ = Program.run(["diff", "--git", "main", "--fail-on", "never", "--format", "json"], on: system)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(system.takeOutput().output.utf8)) as? [String: Any])
    let changes = try #require(json["changes"] as? [[String: Any]])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(changes.count > items.count)
    _ = Program.run(["preview", "--git", "main"], on: system)
    #expect(system.takeOutput().output.contains(String(told)))
  }
}
