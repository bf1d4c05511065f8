import OSAMFormats

/// `osam-lint lsp`
struct LSPCommand: ConsoleCommand {
  static let name = "lsp"

  var options = Workspace.Options()
  var documentation: String?

  /// Speaking over standard input and output is the only way there is.
  var stdio = false

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Speaks to an editor, which shows findings while a document is typed.",
      text: """
        Editors start it; it reads standard input and writes standard output in the Language Server Protocol. How each \
        editor is told to: docs/editors.md.
        """,
      options: [
        [
          .flag("--stdio", "Speak over standard input and output, as it always does.") { $0.stdio = true },
          .value(
            "--documentation", "address",
            "The address of the page of a rule, with \(RuleAddress.place) for its id: editors open it from a finding."
          ) { $0.documentation = $1 },
          Moment.option { $0.options.date = $1 },
        ],
        TargetOptions.options(kinds).within { $1(&$0.options.target) },
        ConfigOptions.options().within { $1(&$0.options.config) },
      ],
      examples: [Example("What an editor is told to start:", "osam-lint lsp")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    var options = options
    if let documentation { options.documentation = try RuleAddress(documentation) }
    // Options that cannot be understood are refused before an editor waits for an answer.
    _ = try Moment.of(options.date, console, zone: .madrid)
    _ = try options.target.targets(console.kinds)
    return LanguageSession(options, console.kinds, on: console.system, speaking: console.languageSelection) {
      console.note($0)
    }
    .run()
  }
}
