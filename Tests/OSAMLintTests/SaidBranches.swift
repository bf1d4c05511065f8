import OSAMLint
import TestSupport
import Testing

@testable import OSAMFormats

/// The words of findings that examples say, and the branches of what a rule says.
struct SaidBranches {
  private var examples: [String: Example] = [:]
  private var said: Set<String> = []

  /// Branches whose words no example says, each with an example that shows it.
  var missing: [(branch: String, example: Example)] {
    examples.filter { !said.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Adds the findings in an example as it stands.
  mutating func add(_ findings: [Finding], of example: Example) {
    let wanted = example.said.map(NewestRelease.filled)
    for finding in findings {
      let branch = Self.branch(of: finding)
      if wanted.contains(Self.words(of: finding.message)) { said.insert(branch) }
      if examples[branch] == nil { examples[branch] = example }
    }
    let words = findings.map { Self.words(of: $0.message) }
    for text in wanted where !words.contains(text) {
      Issue.record(
        "the example says\n\(text)\nand the findings say\n\(words.joined(separator: "\n"))",
        sourceLocation: RuleExampleTests.location(example))
    }
  }

  private static func words(of message: Message) -> String {
    var lines = [message.what.text]
    if let effect = message.effect { lines.append("= \(effect.text)") }
    if let help = message.help { lines.append("= help: \(help.text)") }
    return lines.joined(separator: "\n")
  }

  static func branch(of finding: Finding) -> String {
    let message = finding.message
    var what = branch(of: message.what)
    for text in texts where ["the {} \(text) ", "the \(text) "].contains(where: what.hasPrefix) {
      what = what.replacing(text, with: "{}")
    }
    return ([finding.effect.rawValue, what] + [message.effect, message.help].map { $0.map(branch) ?? "-" })
      .joined(separator: " | ")
  }

  /// Things that a finding is about, and no branches of its words.
  private static let names: [LocalizedMessage] = Language.allCases.map(\.title)
  private static let texts = ["title", "message", "OK label", "cancel label"]

  /// The sentence with the words in its gaps; what stands there as it is stays out.
  private static func branch(of words: LocalizedMessage) -> String {
    words.pieces.map { piece in
      switch piece {
      case .said(let text): text
      case .words(let words) where Self.names.contains(words): "{}"
      case .words(let words), .inFull(let words), .byKeys(let words), .plainly(let words, _): branch(of: words)
      case .list(let items, _): "{\(Set(items.map(branch)).sorted().joined(separator: ", "))}"
      case .count(let count, let one, let many): branch(of: count == 1 ? one : many)
      case .value, .times, .ordinal, .clients, .version, .moment, .kept: "{}"
      }
    }.joined()
  }
}
