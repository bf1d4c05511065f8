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
  static func all(_ translations: TranslationFiles, outputPage: String) -> [Generated] {
    CatalogueSource.all(translations) + schemas + formatPages + evidencePages + rulePages + commandTexts + completions
      + [Generated(path: OutputPage.path, text: outputPage)]
  }

  private static let settings = SettingsTable(DevTool.kinds.models.kinds)
  private static let development = DevelopmentReleases(of: DevTool.kinds.models.kinds)

  private static var schemas: [Generated] {
    DevTool.kinds.models.kinds.all.flatMap { kind in
      [
        Generated(path: "schemas/\(kind.id).schema.json", text: kind.jsonSchema(for: .served)),
        Generated(path: "schemas/\(kind.id).authored.schema.json", text: kind.jsonSchema(for: .authored)),
      ]
    } + [Generated(path: "schemas/settings.schema.json", text: settings.jsonSchema)]
      + [Generated(path: "schemas/test.schema.json", text: DevTool.kinds.tests.schema)]
      + [
        Generated(
          path: "packaging/schemastore/osam-lint.json", text: settings.jsonSchema(id: SchemaStore.address)),
        Generated(path: "packaging/schemastore/catalog-entry.json", text: SchemaStore.entry),
      ]
  }

  private static var formatPages: [Generated] {
    DevTool.kinds.models.kinds.all.map {
      Generated(path: "docs/formats/\($0.id).md", text: $0.formatPage(development))
    }
      + [Generated(path: "docs/formats/settings.md", text: settings.page)]
      + [Generated(path: "docs/formats/tests.md", text: DevTool.kinds.tests.page)]
  }

  private static var evidencePages: [Generated] {
    [
      Generated(path: "docs/evidence/README.md", text: EvidencePage.index),
      Generated(path: "docs/evidence/changes.md", text: ChangesPage.text(development)),
    ]
      + EvidencePage.all.map { Generated(path: "docs/evidence/\($0.name).md", text: $0.text(development)) }
  }

  private static var rulePages: [Generated] {
    [Generated(path: "docs/rules/README.md", text: RulePage.index())]
      + Rule.all.map { Generated(path: "docs/rules/\($0.id).md", text: RulePage.page(of: $0, DevTool.kinds.models)) }
  }

  private static var commands: [CommandRow] { CommandTable.commands(DevTool.kinds) }

  private static var commandTexts: [Generated] {
    [
      Generated(path: "docs/README.md", text: IndexPage.text),
      Generated(path: "docs/cli.md", text: CommandPage.text),
      Generated(path: SkillPage.path, text: SkillPage.text),
      Generated(path: PagesForPrograms.path, text: PagesForPrograms.text),
      Generated(
        path: "packaging/man/osam-lint.1",
        text: Manual.text(commands, title: CommandTable.title, about: CommandTable.text)),
    ]
  }

  private static var completions: [Generated] {
    CompletionScript.allCases.map { script in
      Generated(
        path: "packaging/completions/\(script.fileName)", text: script.text(commands, usual: CommandTable.usualName))
    }
  }
}
