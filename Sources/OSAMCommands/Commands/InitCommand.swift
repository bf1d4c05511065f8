import ArgumentParser
import OSAMFormats
import OSAMSyntax

/// `osam-lint init [KIND]`
struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a document: YAML with every member explained and what must be known left blank.",
    discussion: "check names every blank as an error until it is filled in.")

  private static let kinds = Words(option: "<kind>", values: Words.kind.values)

  @Argument(help: ArgumentHelp("The kind: \(kinds.list).", valueName: "kind"))
  var kind = DocumentKind.osamVersion.id

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write it to this new file. A file that is there already is left alone.", valueName: "file"))
  var output: String?

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let text = try Self.kinds.value(of: kind).starter.text()
    guard let output else {
      console.printDocument(text)
      return .clean
    }
    guard FileFinder.syntax(of: output) == .yaml else {
      throw Failure(
        "\(Display.escaped(output)) is no name for YAML", hint: "Give it a name that ends with .yaml or .yml.")
    }
    if let problem = console.system.put(Array(text.utf8), at: output, instead: .nothing) {
      throw Failure(
        "\(Display.escaped(output)) was not written: \(problem.words)",
        hint: problem == .noSuchFile ? "Its directory must be there." : nil, status: .incomplete)
    }
    return .clean
  }
}
