import OSAMFormats
import OSAMLint

extension Message {
  /// The problem and its help, in one line.
  func whole(in formatter: MessageFormatter) -> String {
    [formatter.text(sentence), help.map(formatter.text), commandLine].compactMap { $0 }.joined(separator: ". ")
  }

  /// The command line that shows it again.
  var commandLine: String? { command.isEmpty ? nil : ShellWords.quoted(command) }

  /// The help, and the command line that shows the problem again.
  func next(in formatter: MessageFormatter) -> String? {
    let parts = [help.map(formatter.text), commandLine].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}

/// Message about a file that could not be checked.
func uncheckedWords(_ words: LocalizedMessage) -> LocalizedMessage { "this file could not be checked: \(words)" }

/// Stands where the id of a rule would, for a file that could not be checked.
let uncheckedID = "unchecked-file"

/// Stands where the id of a rule would, for releases that were not read.
let unreadID = "unread-release"
