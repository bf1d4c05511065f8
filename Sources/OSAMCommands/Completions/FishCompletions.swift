import OSAMSyntax

/// The completion script for fish.
enum FishCompletions {
  static func text(_ rows: [CommandRow], usual: String) -> String {
    let names = rows.map(\.name).joined(separator: " ")
    let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: " ")
    return """
      \(CompletionScript.note)

      # Whether the command that is typed is one of these.
      function __osam_lint_in
        set -l words (commandline -opc)
        set -l command \(usual)
        if contains -- "$words[2]" help \(names)
          set command $words[2]
        end
        contains -- $command $argv
      end

      # Whether no word was typed yet.
      function __osam_lint_starts
        test (count (commandline -opc)) -eq 1
      end

      \(rows.map(command).joined(separator: "\n"))
      complete -c osam-lint -n __osam_lint_starts -a help -d 'Says what a command does and what it takes.'
      complete -c osam-lint -n '__osam_lint_in help' -f -a '\(names) \(topics)'

      \(OfferedOptions.all(of: rows).map(option).joined(separator: "\n"))

      \(rows.compactMap(operands).joined(separator: "\n"))

      """
  }

  private static func command(_ row: CommandRow) -> String {
    "complete -c osam-lint -n __osam_lint_starts -a \(row.name) -d \(quoted(row.title.text))"
  }

  private static func option(_ offered: OfferedOptions) -> String {
    let option = offered.option
    var line = "complete -c osam-lint -n '__osam_lint_in \(offered.commands.joined(separator: " "))'"
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -l \(option.name.dropFirst(2))"
    if option.takesNext {
      line += " " + action(option.completion)
    }
    return line + " -d \(quoted(option.explanation.text))"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "-x"
    case .files: "-r -F"
    case .directories: "-x -a '(__fish_complete_directories)'"
    case .choices(let words): "-x -a \(quoted(words().joined(separator: " ")))"
    }
  }

  /// Files are offered unless nothing that the command takes is one.
  private static func operands(_ row: CommandRow) -> String? {
    let choices = row.operands.flatMap(\.completion.choices)
    let takesFiles = row.operands.contains { if case .files = $0.completion { true } else { false } }
    if takesFiles, choices.isEmpty { return nil }
    let words = choices.isEmpty ? "" : " -a \(quoted(choices.joined(separator: " ")))"
    return "complete -c osam-lint -n '__osam_lint_in \(row.name)'\(takesFiles ? "" : " -f")\(words)"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.exchanging("\\", for: "\\\\").exchanging("'", for: "\\'") + "'"
  }
}
