import ArgumentParser
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// `osam-lint init [KIND]`
struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a document: YAML with every member explained and what must be known left blank.",
    discussion: "check names every blank as an error until it is filled in. With settings it starts a settings file.")

  @Argument(help: ArgumentHelp("The kind: \(Described.words.list).", valueName: "kind"))
  var kind = DocumentKind.osamVersion.id

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write it to this new file. A file that is there already is left alone.", valueName: "file"))
  var output: String?

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let described = try Described.words.value(of: kind)
    let text =
      switch described {
      case .document(let kind): kind.starter.text()
      case .settings: SettingsTable.starter
      }
    // Settings have a name of their own.
    guard let output = output ?? described.fileName else {
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
    if self.output == nil { console.note("wrote \(Display.escaped(output))") }
    return .clean
  }
}

/// What has a table: kinds of document, and the settings.
enum Described {
  case document(DocumentKind)
  case settings

  static let words = Words<Described>(
    option: "<kind>", values: DocumentKind.all.map { ($0.id, .document($0)) } + [("settings", .settings)])

  fileprivate var fileName: String? { if case .settings = self { SettingsTable.fileNames[0] } else { nil } }
}
