import ArgumentParser
import OSAMFormats

/// `osam-lint schema KIND`
struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of a kind of document.")

  @Argument(help: ArgumentHelp("The kind.", valueName: "kind"))
  var kind: KindArgument

  @Option(name: .customLong("as"), help: ArgumentHelp("Which documents it describes.", valueName: "role"))
  var role = Role.served

  func run(on console: Console) throws(Failure) -> ExitStatus {
    console.print(kind.kind.jsonSchema(for: role))
    return .clean
  }
}
