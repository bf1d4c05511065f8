import OSAMLint

extension Message {
  /// What is wrong and what to do, in one line.
  var whole: String {
    [text, help?.text, commandLine].compactMap { $0 }.joined(separator: ". ")
  }

  /// The command line that shows it again.
  var commandLine: String? { command.isEmpty ? nil : ShellWords.quoted(command) }

  /// What to do, and what shows it again.
  var next: String? {
    let parts = [help?.text, commandLine].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}

/// "1 error", "2 errors"
func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

/// What is said of a file that could not be checked.
func uncheckedWords(_ words: String) -> String { "this file could not be checked: \(words)" }

/// Stands where the id of a rule would, for a file that could not be checked.
let uncheckedID = "unchecked-file"

/// Stands where the id of a rule would, for releases that were not read.
let unreadID = "unread-release"
