/// The completion script for bash, also for the old one of macOS.
enum BashCompletions {
  static func text(_ rows: [CommandRow], usual: String) -> String {
    """
    # shellcheck shell=bash
    \(CompletionScript.note)
    _osam_lint() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="" command=\(usual) line
      if ((COMP_CWORD > 0)); then before="${COMP_WORDS[COMP_CWORD - 1]}"; fi
      # The shell takes --format=json for three words.
      if [[ $word == "=" ]]; then
        word=""
      elif [[ $before == "=" ]] && ((COMP_CWORD > 1)); then
        before="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      COMPREPLY=()
      if ((COMP_CWORD > 1)); then
        case "${COMP_WORDS[1]}" in
        \(rows.map(\.name).joined(separator: "|"))) command="${COMP_WORDS[1]}" ;;
        help) command=help ;;
        esac
      fi
      case "$command $before" in
    \(values(rows))
      esac
      if [[ $word == -* ]]; then
        case "$command" in
    \(names(rows))
        esac
        return
      fi
      if ((COMP_CWORD == 1)) || [[ $command == help ]]; then
        _osam_lint_words "\((rows.map(\.name) + ["help"]).joined(separator: " "))"
        if [[ $command == help ]]; then
          _osam_lint_words "\(HelpTopic.allCases.map(\.rawValue).joined(separator: " "))"
          return
        fi
      fi
      case "$command" in
    \(operands(rows))
      esac
    }

    _osam_lint_words() {
      while IFS='' read -r line; do COMPREPLY+=("$line"); done < <(compgen -W "$1" -- "$word")
    }

    # Names of files may hold blanks: where bash knows how, it quotes them.
    _osam_lint_files() {
      compopt -o filenames 2>/dev/null || :
      while IFS='' read -r line; do COMPREPLY+=("$line"); done < <(compgen "$1" -- "$word")
    }

    complete -F _osam_lint osam-lint

    """
  }

  /// Action for the value of an option, for each command that has it.
  private static func values(_ rows: [CommandRow]) -> String {
    OfferedOptions.all(of: rows).filter { $0.option.takesNext }.map { offered in
      let patterns = offered.commands.flatMap { command in offered.option.names.map { "\"\(command) \($0)\"" } }
      return "  \(patterns.joined(separator: " | ")))\n    \(action(offered.option.completion))return\n    ;;"
    }.joined(separator: "\n")
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "_osam_lint_files -f\n    "
    case .directories: "_osam_lint_files -d\n    "
    case .choices(let words): "_osam_lint_words \"\(words().joined(separator: " "))\"\n    "
    }
  }

  private static func names(_ rows: [CommandRow]) -> String {
    rows.map { row in
      let names = row.options.flatMap(\.names).joined(separator: " ")
      return "    \(row.name)) _osam_lint_words \"\(names)\" ;;"
    }.joined(separator: "\n")
  }

  private static func operands(_ rows: [CommandRow]) -> String {
    rows.compactMap { row in
      // Which operand it is would have to be counted: each is offered what any of them takes.
      let actions = row.operands.map { action($0.completion).split(separator: "\n")[0] }.filter { !$0.isEmpty }
      return actions.isEmpty ? nil : "  \(row.name)) \(actions.joined(separator: "; ")) ;;"
    }.joined(separator: "\n")
  }
}
