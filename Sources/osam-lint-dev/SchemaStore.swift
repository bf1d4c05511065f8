import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Data about settings files for SchemaStore, the catalogue of schemas that editors ask.
enum SchemaStore {
  /// Where it puts a schema of this name.
  static let address = "https://json.schemastore.org/osam-lint.json"

  /// The entry of its catalogue.
  static var entry: String {
    JSONValue.object([
      ("name", "osam-lint settings"),
      ("description", "Settings of osam-lint, a linter of documents that make mobile apps show an update alert"),
      ("fileMatch", .array(SettingsTable.fileNames.map { .string($0.display) })),
      ("url", .string(address)),
    ]).text(pretty: true) + "\n"
  }
}
