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
  static var all: [Generated] { schemas + formatPages + rulePages }

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
  }

  private static var rulePages: [Generated] {
    [Generated(path: "docs/rules/README.md", text: RulePage.index())]
      + Rule.all.map { Generated(path: "docs/rules/\($0.id).md", text: RulePage.page(of: $0)) }
  }
}
