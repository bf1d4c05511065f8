import ArgumentParser
import OSAMFormats
import OSAMLint

/// `osam-lint schema KIND`
struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of a kind of document, or of settings.")

  @Argument(help: ArgumentHelp("The kind: \(Described.words.list).", valueName: "kind"))
  var kind: String

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Which documents it describes: \(Words.role.list).", valueName: "role"))
  var role = "served"

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let role = try Words.role.value(of: role)
    switch try Described.words.value(of: kind) {
    case .document(let kind): console.printDocument(kind.jsonSchema(for: role))
    case .settings: console.printDocument(SettingsTable.jsonSchema)
    }
    return .clean
  }
}
