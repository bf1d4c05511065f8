import OSAMCommands
import OSAMFormats
import OSAMLint
import OSAMReports

/// A file that is made from the tables and committed.
struct Generated {
  /// From the root of the repository.
  var path: String
  var text: String

  /// All of them. What else is generated is added here.
  static var all: [Generated] { schemas + formatPages + evidencePages + rulePages + commandTexts + completions }

  private static var schemas: [Generated] {
    DocumentKind.all.flatMap { kind in
      [
        Generated(path: "schemas/\(kind.id).schema.json", text: kind.jsonSchema(for: .served)),
        Generated(path: "schemas/\(kind.id).authored.schema.json", text: kind.jsonSchema(for: .authored)),
      ]
    } + [Generated(path: "schemas/settings.schema.json", text: SettingsTable.jsonSchema)]
  }

  private static var formatPages: [Generated] {
    DocumentKind.all.map { Generated(path: "docs/formats/\($0.id).md", text: $0.formatPage()) }
      + [Generated(path: "docs/formats/settings.md", text: SettingsTable.page)]
  }

  private static var evidencePages: [Generated] {
    [
      Generated(path: "docs/evidence/README.md", text: EvidencePage.index),
      Generated(path: "docs/evidence/changes.md", text: ChangesPage.text),
    ]
      + EvidencePage.all.map { Generated(path: "docs/evidence/\($0.name).md", text: $0.text) }
  }

  private static var rulePages: [Generated] {
    [Generated(path: "docs/rules/README.md", text: RulePage.index())]
      + Rule.all.map { Generated(path: "docs/rules/\($0.id).md", text: RulePage.page(of: $0)) }
  }

  private static var commandTexts: [Generated] {
    guard let program = CommandInfo.program else {
      Files.complain("ArgumentParser describes commands in a way that CommandInfo does not know\n")
      Files.leave(with: 3)
    }
    return [
      Generated(path: "docs/cli.md", text: CommandPage.text(of: program)),
      Generated(path: "packaging/man/osam-lint.1", text: Manual.text(of: program)),
    ]
  }

  private static var completions: [Generated] {
    Program.Shell.allCases.map { shell in
      Generated(path: "packaging/completions/\(shell.fileName)", text: marked(Program.completions(for: shell)))
    }
  }

  /// A first line that is a comment belongs to the shell; the note follows it.
  private static func marked(_ script: String) -> String {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert("# Generated from the commands by make generate.", at: script.hasPrefix("#") ? 1 : 0)
    return lines.joined(separator: "\n") + (script.hasSuffix("\n") ? "" : "\n")
  }
}

extension Program.Shell {
  /// The file that the shell finds by itself.
  fileprivate var fileName: String {
    switch self {
    case .bash: "osam-lint.bash"
    case .zsh: "_osam-lint"
    case .fish: "osam-lint.fish"
    }
  }
}
