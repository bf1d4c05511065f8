import Foundation
import OSAMCommands
import OSAMSyntax
import TestSupport
import Testing

/// `diff` as a program: what its lines say, `simulate` says too.
@Suite struct DiffCommandTests {
  private static let files = SharedFiles.packageRoot.appending(path: "Tests/OSAMCommandsTests/Transcripts/Files")

  /// One of each group is enough to be asked about: documents of a kind.
  private static let groups = [
    ["bus.json", "bus-force.json", "bus-info.json", "bus-none.json", "bus-edited.json", "bus-ios.json", "bus.yaml"],
    ["library-rating.json", "library-rating-ios.json"],
  ]

  private static func run(_ system: MemorySystem, _ arguments: [String]) throws -> [String: Any] {
    _ = Program.run(arguments + ["--format", "json"], on: system)
    let output = system.takeOutput().output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(answer, "\(arguments)")
  }

  private static func simulation(_ system: MemorySystem, _ arguments: [String]) throws -> NSDictionary {
    let answer = try run(system, ["simulate"] + arguments)
    let simulations = try #require(answer["simulations"] as? [NSDictionary])
    #expect(simulations.count == 1, "\(arguments)")
    return try #require(simulations.first)
  }

  @Test func bothCommandsDifferAsTheLineSays() throws {
    let system = MemorySystem()
    for name in Self.groups.joined() {
      system.put(Array(try Data(contentsOf: Self.files.appending(path: name))), at: name)
    }
    var count = 0
    for group in Self.groups {
      for old in group {
        for new in group where new != old {
          let answer = try Self.run(system, ["diff", old, new, "--fail-on", "never"])
          for change in try #require(answer["changes"] as? [[String: Any]]) {
            var answers: [NSDictionary] = []
            for side in ["before", "after"] {
              guard let said = change[side] as? [String: Any] else { continue }
              let arguments = try #require(said["simulate"] as? [String])
              let answer = try Self.simulation(system, arguments)
              #expect(answer["outcome"] as? String == said["outcome"] as? String, "\(arguments)")
              answers.append(answer)
              count += 1
            }
            guard answers.count == 2 else { continue }
            let isText = change["class"] as? String == "text"
            let (one, other) = (answers[0], answers[1])
            #expect((one["outcome"] as? String == other["outcome"] as? String) == isText, "\(change)")
            #expect((one["alert"] as? NSObject) != (other["alert"] as? NSObject), "\(change)")
          }
        }
      }
    }
    #expect(count > 200)
  }

  // MARK: Which documents are the same

  private static let texts = #"{"ca": "C", "es": "E", "en": "N"}"#

  private static func alert(_ package: String, _ code: Int, _ mode: String, platform: String = "ANDROID") -> String {
    """
    {"data": {"id": 1, "appId": 2, "packageName": "\(package)", "versionCode": \(code), "versionName": "1",
    "startDate": 0, "endDate": 9000000000000, "serverDate": 0, "platform": "\(platform)",
    "comparisonMode": "\(mode)", "title": \(texts), "message": \(texts), "ok": \(texts), "cancel": \(texts),
    "url": "https://example.org", "checkBoxDontShowAgain": false, "dialogDisplayDuration": 0}}
    """
  }

  private static func changes(
    _ old: [String: String], _ new: [String: String]
  ) throws -> (changes: Set<String>, alike: Int) {
    let system = MemorySystem()
    for (name, text) in old { system.put(text, at: "old/" + name) }
    for (name, text) in new { system.put(text, at: "new/" + name) }
    let answer = try run(system, ["diff", "old", "new", "--as", "authored", "--clients", "2.2.4"])
    let changes = try #require(answer["changes"] as? [[String: Any]]).map { change in
      let files = ["oldFile", "file"].map { change[$0] as? String ?? "-" }.joined(separator: " > ")
      let outcomes = ["before", "after"].map { (change[$0] as? [String: Any])?["outcome"] as? String ?? "-" }
      return "\(files): \(outcomes.joined(separator: " > "))"
    }
    return (Set(changes), (answer["summary"] as? [String: Any])?["alike"] as? Int ?? -1)
  }

  @Test func aDocumentThatIsPutInFrontIsTheNewOne() throws {
    let (first, second) = (Self.alert("cat.bcn.a", 5, "LAZY"), Self.alert("cat.bcn.a", 9, "INFO"))
    let found = try Self.changes(
      ["all.json": "[\(first), \(second)]"],
      ["all.json": "[\(Self.alert("cat.bcn.a", 3, "FORCE")), \(first), \(second)]"])
    #expect(found.changes == ["- > new/all.json: - > FORCE"])
    #expect(found.alike == 2)
  }

  @Test func theVersionCodeIsWhatEditsChange() throws {
    let found = try Self.changes(
      ["all.json": "[\(Self.alert("cat.bcn.a", 5, "LAZY")), \(Self.alert("cat.bcn.a", 9, "INFO"))]"],
      ["all.json": "[\(Self.alert("cat.bcn.a", 9, "FORCE")), \(Self.alert("cat.bcn.a", 12, "LAZY"))]"])
    let changes = ["LAZY > FORCE", "NONE > FORCE", "INFO > LAZY", "NONE > LAZY"]
    #expect(found.changes == Set(changes.map { "old/all.json > new/all.json: \($0)" }))
  }

  @Test func filesOfOtherNamesPairByAppAndNearestCode() throws {
    let found = try Self.changes(
      ["a.json": Self.alert("cat.bcn.a", 5, "LAZY"), "b.json": Self.alert("cat.bcn.a", 90, "INFO")],
      ["c.json": Self.alert("cat.bcn.a", 91, "FORCE"), "d.json": Self.alert("cat.bcn.a", 6, "FORCE")])
    #expect(
      found.changes == [
        "old/a.json > new/d.json: LAZY > FORCE", "old/a.json > new/d.json: NONE > FORCE",
        "old/b.json > new/c.json: INFO > FORCE", "old/b.json > new/c.json: NONE > FORCE",
      ])
  }

  @Test func anotherPlatformIsAnotherAlert() throws {
    let found = try Self.changes(
      ["a.json": Self.alert("cat.bcn.a", 5, "LAZY")], ["a.json": Self.alert("cat.bcn.a", 5, "LAZY", platform: "IOS")])
    #expect(found.changes == ["old/a.json > new/a.json: LAZY > -", "old/a.json > new/a.json: - > LAZY"])
  }
}
