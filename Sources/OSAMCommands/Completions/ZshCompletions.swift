import OSAMSyntax

/// The completion script for zsh.
enum ZshCompletions {
  static func text(_ rows: [CommandRow], usual: String) -> String {
    """
    #compdef osam-lint
    \(CompletionScript.note)
    _osam-lint() {
      local command=\(usual)
      local -a commands=(
    \(rows.map { "    " + quoted(escaped($0.name) + ":" + escaped($0.title.text)) }.joined(separator: "\n"))
        'help:Says what a command does and what it takes.'
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
      elif (( CURRENT > 2 )) && [[ -n ${commands[(r)${(b)words[2]}:*]} ]]; then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(rows.map(arguments).joined(separator: "\n"))
        help)
          commands+=(
    \(HelpTopic.allCases.map { "        " + quoted("\($0.rawValue):" + escaped($0.title.text)) }.joined(separator: "\n"))
          )
          _describe -t commands command commands
          ;;
      esac
    }

    # Loaded by name, the file is the function itself.
    if [[ $funcstack[1] == _osam-lint ]]; then
      _osam-lint "$@"
    else
      compdef _osam-lint osam-lint
    fi

    """
  }

  private static func arguments(_ row: CommandRow) -> String {
    let specifications = row.options.map(specification) + row.operands.map(specification)
    return "    \(row.name))\n      _arguments -s -S \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;"
  }

  /// `(-q --quiet)'{-q,--quiet}'[…]`, or `--format=[…]:format:(…)`.
  private static func specification(_ option: OptionRow) -> String {
    // One that may stand alone has its value in the same word.
    let colons = option.bare == nil ? ":" : "::"
    let end = option.value.map { "\(colons)\(escaped($0)):\(action(option.completion))" } ?? ""
    let rest = "[\(escaped(option.explanation.text))]" + end
    let many = option.isRepeatable ? "*" : ""
    let long = option.name + (option.value == nil ? "" : option.bare == nil ? "=" : "=-")
    guard let letter = option.letter else { return quoted(many + long + rest) }
    let short = "-\(letter)" + (option.takesNext ? "+" : "")
    return quoted(many.isEmpty ? "(-\(letter) \(option.name))" : many) + "{\(short),\(long)}" + quoted(rest)
  }

  private static func specification(_ operand: OperandRow) -> String {
    quoted(
      (operand.isRepeatable ? "*:" : operand.isRequired ? ":" : "::") + operand.name + ":" + action(operand.completion))
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .directories: "_files -/"
    case .choices(let words): "(\(words().map(escaped).joined(separator: " ")))"
    }
  }

  /// In a specification these characters mean something.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\:[]".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String { "'\(text.exchanging("'", for: "'\\''"))'" }
}
