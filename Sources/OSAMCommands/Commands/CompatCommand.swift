import ArgumentParser
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint compat FILE…`
struct CompatCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "compat",
    abstract: "Shows which releases can decode a document, and why the others cannot.",
    discussion: "The exit status says only whether the question could be answered.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(help: ArgumentHelp("Files and directories; - is standard input.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var target: TargetOptions

  @Option(help: "How the answer is written.")
  var format = Format.text

  @Option(name: .customLong("color"), help: ArgumentHelp("When to use colour.", valueName: "when"))
  var colour = Colour.auto

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let targets = try target.targets()
    let loaded = DocumentLoader(files, try reading.recognition(), on: console)
    var values: [JSONValue] = []
    for file in loaded.files {
      let lines = LineMap(file.tree.bytes)
      for document in file.documents {
        let matrix = CompatMatrix(Decoding(document), targets: targets)
        switch format {
        case .text:
          console.print(
            matrix.text(path: file.path, count: file.documents.count, lines: lines).painted(console.usesColour(colour.choice)))
        case .json: values.append(matrix.json(path: file.path))
        }
      }
    }
    if format == .json {
      let answer: JSONValue = ["version": 1, "documents": .array(values)]
      console.print(answer.text(pretty: true) + "\n")
    }
    if loaded.files.isEmpty, loaded.status == .clean {
      console.note("osam-lint: no document of a known kind was found")
      return .incomplete
    }
    return loaded.status
  }
}
