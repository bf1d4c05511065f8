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
    usage: "osam-lint compat [<options>] [<path> ...]",
    discussion: "The exit status says only whether the question could be answered.")

  @Argument(
    help: ArgumentHelp("Files and directories; - is standard input.", valueName: "path"), completion: .file())
  var files: [String] = []

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var target: TargetOptions

  @OptionGroup var answer: AnswerOptions

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let finder = try reading.settings(console)
    let targets = try target.targets(try finder.base(on: console))
    let format = try answer.format()
    let usesColour = console.usesColour(try answer.colour(console))
    let loaded = try DocumentLoader(files, reading, finder, on: console)
    var values: [JSONValue] = []
    for file in loaded.files {
      let lines = LineMap(file.tree.bytes)
      for document in file.documents {
        let decoding = Decoding(document)
        for platform in decoding.platforms {
          let matrix = CompatMatrix(decoding, targets: targets, platform: platform)
          switch format {
          case .text:
            console.print(
              matrix.text(path: file.path, count: file.documents.count, lines: lines).painted(usesColour))
          case .json: values.append(matrix.json(path: file.path))
          }
        }
      }
    }
    if format == .json { console.print(JSONAnswer.text("documents", values)) }
    return loaded.status(files, on: console)
  }
}
