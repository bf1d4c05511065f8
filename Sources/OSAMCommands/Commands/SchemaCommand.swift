import OSAMFormats
import OSAMLint

/// `osam-lint schema KIND`
struct SchemaCommand: ConsoleCommand {
  static let name = "schema"

  var kind = ""
  var role = Role.served.rawValue

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Prints the JSON Schema of a kind of document, of settings, or of test files.",
      operands: [
        .one(
          "kind", "The kind: \(Described.words(kinds).list).", isRequired: true,
          completion: .choices { Described.words(kinds).all }
        ) { $0.kind = $1 }
      ],
      options: [
        [
          .value(
            "--as", "role", "Which documents it describes: \(Choices.role.list).",
            completion: .choices { Choices.role.all },
            preset: LocalizedMessage(value: Role.served.rawValue)
          ) { $0.role = $1 }
        ]
      ],
      examples: [Example("Keep the schema of settings in a file:", "osam-lint schema settings >settings.schema.json")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let role = try Choices.role.value(of: role)
    switch try Described.named(kind, on: console) {
    case .document(let kind): console.printDocument(kind.jsonSchema(for: role))
    case .settings: console.printDocument(SettingsTable(console.kinds.known).jsonSchema)
    case .tests: console.printDocument(console.kinds.tests.schema)
    }
    return .clean
  }
}
