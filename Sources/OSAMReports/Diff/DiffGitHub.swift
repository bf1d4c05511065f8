import OSAMDecisions
import OSAMLint
import OSAMSyntax

/// What changes, as commands to the runner of GitHub Actions, which makes annotations of them.
package struct DiffGitHub {
  /// The path of a file from the root of the repository.
  private let place: @Sendable (String) -> String

  package init(place: @escaping @Sendable (String) -> String) { self.place = place }

  package func text(_ diffs: [DocumentDiff], _ summary: DiffSummary, all: Bool) -> String {
    let commands = diffs.changes(past: all).map { command($0.diff, $0.change) }
    return commands.joined() + summary.words + "\n"
  }

  private func command(_ diff: DocumentDiff, _ change: OutcomeChange) -> String {
    var properties = ["title=diff/\(change.changeClass.rawValue)"]
    // A document that is deleted stands nowhere that can be annotated.
    if let side = diff.after {
      let start = LineMap(side.document.tree.bytes).position(of: side.document.span(side.document.root).start)
      properties = ["file=\(Self.property(place(side.path)))", "line=\(start.line)"] + properties
    }
    let name = change.changeClass.severity.command
    return "::\(name) \(properties.joined(separator: ","))::\(LogCommands.github.escaped(diff.sentence(change)))\n"
  }

  private static func property(_ text: String) -> String { LogCommands.github.escaped(text, and: [":", ","]) }
}
