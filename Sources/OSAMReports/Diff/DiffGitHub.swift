import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Changes, as commands to the runner of GitHub Actions, which makes annotations of them.
package struct DiffGitHub {
  /// The path of a file from the root of the repository.
  private let place: @Sendable (FilePath) -> FilePath
  private let formatter: MessageFormatter

  package init(place: @escaping @Sendable (FilePath) -> FilePath, in formatter: MessageFormatter) {
    self.place = place
    self.formatter = formatter
  }

  package func text(_ diffs: [DocumentDiff], _ summary: DiffSummary, all: Bool) -> String {
    let commands = diffs.groups(past: all).map(command)
    return commands.joined() + formatter.text(summary.words) + "\n"
  }

  private func command(_ group: ChangeGroup) -> String {
    var properties = ["title=diff/\(group.name)"]
    // A document that is deleted stands nowhere that can be annotated.
    if let side = group.diff.after {
      let start = LineMap(side.document.tree.bytes).position(of: side.document.span(side.document.root).start)
      properties = ["file=\(Self.property(place(side.path).display))", "line=\(start.line)"] + properties
    }
    let name = group.severity.command
    return
      "::\(name) \(properties.joined(separator: ","))::\(LogCommands.github.escaped(formatter.text(group.sentence)))\n"
  }

  private static func property(_ text: String) -> String { LogCommands.github.escaped(text, and: [":", ","]) }
}
