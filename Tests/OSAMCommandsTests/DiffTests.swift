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

  private static func run(_ system: MemorySystem, _ arguments: [String]) throws -> (status: Int32, answer: [String: Any])
  {
    let status = Program.run(arguments + ["--format", "json"], on: system)
    let output = system.takeOutput().output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return (status, try #require(answer, "\(arguments)"))
  }

  private static func outcome(_ system: MemorySystem, _ arguments: [String]) throws -> String? {
    let answer = try run(system, ["simulate"] + arguments).answer
    let simulations = try #require(answer["simulations"] as? [[String: Any]])
    #expect(simulations.count == 1, "\(arguments)")
    return simulations.first?["outcome"] as? String
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
          let (_, answer) = try Self.run(system, ["diff", old, new, "--fail-on", "never"])
          for change in try #require(answer["changes"] as? [[String: Any]]) {
            for side in ["before", "after"] {
              guard let said = change[side] as? [String: Any] else { continue }
              let arguments = try #require(said["simulate"] as? [String])
              #expect(try Self.outcome(system, arguments) == said["outcome"] as? String, "\(arguments)")
              count += 1
            }
          }
        }
      }
    }
    #expect(count > 200)
  }
}
