import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint compat FILE…`
struct CompatCommand: ConsoleCommand {
  static let name = "compat"

  var files: [FilePath] = []
  var reading = ReadingOptions()
  var target = TargetOptions()
  var answer = AnswerOptions()

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Shows which releases can read a document, and why the others cannot.",
      text: "The exit status says only whether the question could be answered.",
      operands: [.paths("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        ReadingOptions.options(kinds).within { $1(&$0.reading) },
        TargetOptions.options(kinds).within { $1(&$0.target) },
        AnswerOptions.options().within { $1(&$0.answer) },
      ],
      examples: [Example("Ask which releases can read an alert:", "osam-lint compat alert.json")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let finder = try reading.settings(console)
    let targets = try target.targets(console.kinds, try finder.base(on: console))
    let format = try answer.chosenFormat()
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
              matrix.text(
                path: file.path, count: file.documents.count, lines: lines, width: console.width,
                in: console.formatter(on: .output)
              )
              .painted(usesColour))
          case .json: values.append(matrix.json(path: file.path, in: console.machineFormatter))
          }
        }
      }
    }
    if format == .json { console.print(JSONAnswer.text("documents", values)) }
    return loaded.status(files, on: console)
  }
}
