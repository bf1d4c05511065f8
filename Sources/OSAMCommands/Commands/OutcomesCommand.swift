import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// `osam-lint outcomes [FILE…]`
struct OutcomesCommand: ConsoleCommand {
  static let name = "outcomes"

  enum Format: String, CaseIterable { case text, json, markdown }

  private static let formats = Choices<Format>("--format")

  var files: [FilePath] = []
  var asked = OutcomeOptions()
  var format = Format.text.rawValue
  var color: String?
  var commands = false
  var all = false

  static func row(_ kinds: Kinds) -> CommandRow {
    let last: LocalizedMessage = "Reading and writing"
    return CommandRow(
      Self.self, title: "Shows everything that users get of a document: who, when, and what.",
      text: """
        The first line says what is shown today, and what comes next. In the tables every device and every moment is in \
        exactly one row. \(RestrictionOptions.explanation)
        """,
      operands: [.paths("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        OutcomeOptions.options(kinds).within { $1(&$0.asked) },
        [
          .value(
            "--format", "format", group: last, "How the answer is written: \(formats.list).",
            completion: .choices { formats.all }, preset: LocalizedMessage(value: Format.text.rawValue)
          ) { $0.format = $1 },
          ColourChoice.option(group: last) { $0.color = $1 },
          .flag("--all", group: last, "Show a table for each group of releases; else older ones have a line each.") {
            $0.all = true
          },
          .flag("--commands", group: last, "Show a simulate command for each row, which repeats it.") {
            $0.commands = true
          },
        ],
      ],
      foreign: RestrictionOptions.foreign,
      examples: [
        Example("See all that an alert does:", "osam-lint outcomes alert.json"),
        Example(
          "See what apps of an old version get in December:",
          "osam-lint outcomes alert.json --version ..2021040000 --date 2026-12-01..2026-12-31"),
      ])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let format = try Self.formats.value(of: format)
    let usesColour = console.usesColour(try .of(color, console))
    let finder = try asked.reading.settings(console)
    let question = try asked.question(finder, on: console)
    let loaded = try asked.documents(files, finder, on: console)
    var status = loaded.status
    let asked = question.answers(loaded, &status, on: console)
    if let misused = question.misusedRestriction(asked.all, console.kinds) {
      throw Failure(misused.words, hint: misused.hint)
    }
    let found = asked.all.map(\.outcomes)
    let answers = found.filter { !$0.tables.isEmpty }
    for one in found where one.tables.isEmpty {
      console.note("osam-lint: \(one.label) was left out: no device that is asked about reads it")
    }
    if answers.isEmpty { status = max(status, .incomplete) }
    switch format {
    case .json:
      console.print(
        OutcomesJSON.text(answers, leftOut: asked.leftOut, question.terms, in: console.machineFormatter))
    case .markdown: for answer in answers { console.print(answer.markdown(in: console.formatter)) }
    case .text:
      for (index, answer) in answers.enumerated() {
        let text = answer.text(width: console.width, all: all, commands: commands, in: console.formatter(on: .output))
        console.print((index > 0 ? "\n" : "") + text.painted(usesColour))
      }
    }
    return loaded.files.isEmpty ? loaded.status(files, on: console) : status
  }
}
