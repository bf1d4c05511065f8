/// The script that completes lines of this program in a shell.
package enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  static let note = "# Made from the table of commands: osam-lint completions."

  /// For these commands; lines that name none are those of the usual one.
  package func text(_ rows: [CommandRow], usual: String) -> String {
    switch self {
    case .bash: BashCompletions.text(rows, usual: usual)
    case .zsh: ZshCompletions.text(rows, usual: usual)
    case .fish: FishCompletions.text(rows, usual: usual)
    }
  }

  /// The name of its file, by which the shell finds it.
  package var fileName: String {
    switch self {
    case .bash: "osam-lint.bash"
    case .zsh: "_osam-lint"
    case .fish: "osam-lint.fish"
    }
  }
}
