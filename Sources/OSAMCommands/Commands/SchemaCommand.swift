import ArgumentParser
import OSAMFormats

/// `osam-lint schema KIND`
struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of a kind of document.")

  private static let kinds = Words(option: "<kind>", values: Words.kind.values)

  @Argument(help: ArgumentHelp("The kind: \(kinds.list).", valueName: "kind"))
  var kind: String

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Which documents it describes: \(Words.role.list).", valueName: "role"))
  var role = "served"

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let role = try Words.role.value(of: role)
    console.printDocument(try Self.kinds.value(of: kind).jsonSchema(for: role))
    return .clean
  }
}
