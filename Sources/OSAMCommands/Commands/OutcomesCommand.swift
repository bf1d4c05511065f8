import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint outcomes [FILE…]`
struct OutcomesCommand: ConsoleCommand {
  static let name = "outcomes"

  var files: [String] = []
  var reading = ReadingOptions()
  var target = TargetOptions()
  var answer = AnswerOptions()

  static var row: CommandRow {
    CommandRow(
      Self.self, title: "Shows everything users get of a document: who, when, and what.",
      text: "Every device and every moment is in exactly one row.",
      operands: [.several("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        ReadingOptions.options().within { $1(&$0.reading) },
        TargetOptions.options.within { $1(&$0.target) },
        AnswerOptions.options().within { $1(&$0.answer) },
      ],
      examples: [Example("See all that an alert does:", "osam-lint outcomes alert.json")])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let finder = try reading.settings(console)
    let layer = try finder.base(on: console)
    let zone = try reading.zone(layer)
    let targets = try target.targets(layer)
    let format = try answer.chosenFormat()
    let usesColour = console.usesColour(try answer.colour(console))
    let loaded = try DocumentLoader(files, reading, finder, on: console)
    let today = try Moment.of(nil, console, zone: zone)
    let terms = QuestionTerms(
      clients: targets ?? .verified, clock: 1_262_300_400_000...4_102_441_199_999, today: today)
    var values: [JSONValue] = []
    for file in loaded.files {
      for document in file.documents {
        let audiences = Audience.all(of: document, terms)
        guard let tables = try? OutcomeTable.all(of: audiences, restricted: { $0.whole }) else { continue }
        let outcomes = DocumentOutcomes(
          path: file.path, document: document, count: file.documents.count, tables: tables,
          outlook: audiences.last.flatMap { Outlook($0.subject, today: today) },
          command: CellCommand(path: file.path, fixed: []), zone: zone)
        switch format {
        case .text: console.print(outcomes.text(width: console.width).painted(usesColour))
        case .json: values.append(outcomes.json)
        }
      }
    }
    if format == .json { console.print(JSONAnswer.text("documents", values)) }
    return loaded.status(files, on: console)
  }
}
