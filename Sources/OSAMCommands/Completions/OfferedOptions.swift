/// Options that several commands have alike, so that a script says them once.
struct OfferedOptions {
  let option: OptionRow
  /// Words that its value is completed with; empty where the completion is no list.
  let choices: [String]
  /// The names of the commands that have it.
  var commands: [String]

  /// The options of all commands, in the order in which they come first.
  static func all(of rows: [CommandRow]) -> [OfferedOptions] {
    var all: [OfferedOptions] = []
    for row in rows {
      for option in row.options {
        let choices = option.completion.choices
        let known = all.firstIndex {
          $0.option.name == option.name && $0.option.letter == option.letter && $0.option.value == option.value
            && $0.option.explanation == option.explanation && $0.choices == choices
        }
        if let known {
          all[known].commands.append(row.name)
        } else {
          all.append(OfferedOptions(option: option, choices: choices, commands: [row.name]))
        }
      }
    }
    return all
  }
}

extension Completion {
  /// The words, where it is a list of them.
  var choices: [String] { if case .choices(let words) = self { words() } else { [] } }
}

extension OptionRow {
  /// As it is typed: `-q` and `--quiet`.
  var names: [String] { (letter.map { ["-\($0)"] } ?? []) + [name] }
}
