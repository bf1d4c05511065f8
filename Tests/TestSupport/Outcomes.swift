import OSAMCommands
import OSAMFormats
import OSAMSyntax

/// Behaviour of devices as `simulate` tells it, short of the words they show.
package enum Outcomes {
  package struct Outcome: Equatable, Sendable {
    package var outcome: String
    package var plain: String
    package var rest: [String: String]

    /// The app could not use the document. The first releases say nothing of it.
    package var isFailure: Bool { !isDecoded || plain == "error" || plain == "crash" }
    fileprivate var isDecoded: Bool
  }

  /// A device, and the command line that asks for it.
  package struct Question {
    package var words: String
    fileprivate var run: (any System) -> Int32

    /// Its outcome, by platform.
    package func answer(_ bytes: [UInt8], _ syntax: Tree.Syntax) -> [String: Outcome] {
      let system = MemorySystem(now: Self.date)
      system.put(bytes, at: "a/a.\(syntax.rawValue)")
      _ = run(system)
      return Outcomes.read(system.takeOutput().output)
    }

    private static let date: Instant = 1_773_576_000_000
  }

  private static func read(_ output: String) -> [String: Outcome] {
    let answer = Tree.read(Array(output.utf8), as: .json)
    var outcomes: [String: Outcome] = [:]
    guard !answer.nodes.isEmpty else { return [:] }
    answer.forEachPair(of: 0) { list in
      guard answer.reads(list.key, "simulations") else { return }
      answer.forEachItem(of: list.value) { simulation in
        var members: [String: String] = [:]
        var isDecoded = true
        answer.forEachPair(of: simulation) { pair in
          if !answer.nodes[pair.value].isContainer { members[answer.text(pair.key)] = answer.text(pair.value) }
          guard answer.reads(pair.key, "trace") else { return }
          answer.forEachItem(of: pair.value) { step in
            answer.forEachPair(of: step) {
              if answer.reads($0.value, "the document does not decode") { isDecoded = false }
            }
          }
        }
        let rest = members.filter { ["result", "updateVersion"].contains($0.key) }
        outcomes["\(members["document"] ?? "") \(members["platform"] ?? "") \(members["client"] ?? "")"] = Outcome(
          outcome: members["outcome"] ?? "", plain: members["plain"] ?? "", rest: rest, isDecoded: isDecoded)
      }
    }
    return outcomes
  }

  /// Devices for each kind, by its id. Understanding a command line takes much longer than answering it, so these are
  /// understood once.
  nonisolated(unsafe) package static let questions: [String: [Question]] = Dictionary(
    uniqueKeysWithValues: DocumentKind.all.map { kind in
      var random = Seeded(state: 99)
      return (kind.id, (0..<24).map { _ in question(kind, &random) })
    })

  private static func question(_ kind: DocumentKind, _ random: inout Seeded) -> Question {
    var words = ["simulate", "a", "--format", "json", "--kind", kind.id]
    func add(_ name: String, _ values: [String]) { words.append("\(name)=\(random.choose(values))") }
    let clients = Client.all.filter { $0.release.isVerified && kind.clients.contains($0) }.map(\.name)
    add("--clients", clients)
    switch kind.id {
    case "osam-version":
      add("--version", ["1", "2026030000", "2026030001", "2026030002"])
      add("--applies", ["below", "up-to", "as-served"])
    case "osam-rating":
      add("--opens", ["1", "5", "12"])
      add("--minutes-since-prompt", ["0", "2880", "100000"])
    case "controldeversions":
      add("--version", ["1.0", "3.2.0", "3.2.1", "3.2.2", "10"])
      add("--os-version", ["8", "9", "14.1"])
      add("--language", ["ca", "es", "en"])
    case "valoracions":
      add("--opens", ["1", "10", "25"])
      add("--days-since-first", ["0", "5", "30"])
    default:
      let isCode = words.last?.contains("android:4") == true || words.last?.contains("pov-kmp") == true
      add("--version", isCode ? ["1", "120", "200", "240", "300"] : ["1.0.0", "1.2.0", "2.0.0", "2.4.0", "3.0.0"])
      add("--os-version", ["9", "14.0", "30"])
    }
    guard let run = Program.prepare(words) else { fatalError("no command line: \(words)") }
    return Question(words: words.joined(separator: " "), run: run)
  }
}
