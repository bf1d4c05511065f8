import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint diff OLD NEW`
struct DiffCommand: ConsoleCommand {
  static let name = "diff"

  var paths: [String] = []
  var date: String?
  var applies: String?
  var reading = ReadingOptions()
  var target = TargetOptions()
  var format = Format.text.rawValue
  var color: String?
  var failOn: String?
  var all = false

  enum Format: String, CaseIterable { case text, json, markdown, github }

  /// The least grave class of changes that makes the exit status 1.
  enum Threshold: String, CaseIterable {
    case blocking, widening, any, never

    func isReached(by summary: DiffSummary) -> Bool {
      switch self {
      case .blocking: summary.count(.blocking) > 0
      case .widening: summary.count(.blocking) + summary.count(.widening) > 0
      case .any: ChangeClass.allCases.contains { summary.count($0) > 0 }
      case .never: false
      }
    }
  }

  private static let formats = Choices<Format>("--format")
  private static let thresholds = Choices<Threshold>("--fail-on")

  static var row: CommandRow {
    CommandRow(
      Self.self, title: "Says what a change of documents does to users: who newly gets an alert, and who no more.",
      text: """
        Both sides are files, or both are directories, whose files are compared by their names. Changes come by class: \
        blocking (users must update, or get an error), widening (an alert, or a stronger one), narrowing (a weaker one, or \
        none) and text (other words, buttons or addresses).
        """,
      operands: [.several("path", "The file or directory before, and the one after.") { $0.paths.append($1) }],
      options: [
        ownOptions,
        ReadingOptions.options().within { $1(&$0.reading) },
        TargetOptions.options.within { $1(&$0.target) },
        [
          .value(
            "--format", "format", "How the answer is written: \(formats.list).",
            completion: .choices { formats.all }, preset: Format.text.rawValue
          ) { $0.format = $1 },
          ColourChoice.option { $0.color = $1 },
        ],
      ],
      examples: [Example("See what an edit does to users:", "osam-lint diff published/alert.json alert.json")])
  }

  private static var ownOptions: [Option<DiffCommand>] {
    [
      .value(
        "--fail-on", "class", "Lowest class of changes that makes the exit status 1: \(thresholds.list).",
        completion: .choices { thresholds.all }, preset: Threshold.blocking.rawValue
      ) { $0.failOn = $1 },
      .value(
        "--date", "date", "The moment before which changes are past: \(Moment.forms). They are counted and not shown.",
        variable: .date, dashes: true, preset: "now"
      ) { $0.date = $1 },
      .flag("--all", "Show as well what is past, and what is milder or reworded for older releases only.") {
        $0.all = true
      },
      .value(
        "--applies", "rule",
        """
        Which installed versions a document reaches: those below its versionCode, exactly it (exact), up-to it, or all \
        (as-served).
        """, completion: .choices { Choices.applies.all }, preset: "that of the settings, or below"
      ) { $0.applies = $1 },
    ]
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let finder = try reading.settings(console)
    let layer = try finder.base(on: console)
    let zone = try reading.zone(layer)
    let format = try Self.formats.value(of: format)
    let threshold = try Self.thresholds.value(ofOptional: failOn) ?? .blocking
    let colour = console.usesColour(try .of(color, console))
    let asked = try Choices.applies.value(ofOptional: applies)
    let terms = QuestionTerms(
      clients: try target.targets(layer) ?? .verified, applies: asked ?? layer?.applies?.value ?? .below,
      clock: 1_262_300_400_000...4_102_441_199_999, today: try Moment.of(date, console, zone: zone))
    let options = reading.arguments + (applies.map { ["--applies", $0] } ?? [])
    let (before, after) = try sides(options, finder, console)
    var summary = DiffSummary()
    summary.unreadable = before.refused.union(after.refused).count
    var diffs: [DocumentDiff] = []
    for pair in Pairing(before, after).pairs {
      let old = pair.before.map { Self.side($0, before.options) }
      let new = pair.after.map { Self.side($0, after.options) }
      do throws(OutcomeChange.Problem) {
        let changes = try OutcomeChange.all(from: old?.document, to: new?.document, terms)
        let kind = pair.after?.document.kind ?? pair.before?.document.kind
        let diff = DocumentDiff(
          before: old, after: new, isMoved: pair.before?.file.name != pair.after?.file.name, changes: changes,
          clients: kind.map { $0.clients.intersection(terms.clients) } ?? .empty, zone: zone)
        summary.add(diff)
        diffs.append(diff)
      } catch {
        summary.unreadable += 1
        console.note("osam-lint: \((new ?? old).map(\.label) ?? "") was not compared: \(Self.words(error))")
      }
    }
    write(diffs, summary, format, colour, console)
    if summary.unreadable > 0 { return .incomplete }
    if diffs.isEmpty {
      console.noteNothingFound(paths)
      return .incomplete
    }
    return threshold.isReached(by: summary) ? .findings : .clean
  }

  private static func words(_ problem: OutcomeChange.Problem) -> String {
    switch problem {
    case .tooMany(let limit): "there are more than \(limit) different cases"
    case .otherDevices: "devices differ in other things before than after"
    }
  }

  // MARK: Sides

  private func sides(
    _ options: [String], _ finder: SettingsFinder, _ console: Console
  ) throws(Failure) -> (before: DiffSide, after: DiffSide) {
    guard paths.count == 2 else {
      throw Failure("diff compares two files or two directories", hint: "Write osam-lint diff OLD NEW.")
    }
    let areDirectories = paths.map { console.system.kind(of: $0) == .success(.directory) }
    if areDirectories[0] != areDirectories[1], paths.allSatisfy({ (try? console.system.kind(of: $0).get()) != nil }) {
      throw Failure("a file and a directory cannot be compared", hint: "Name two files or two directories.")
    }
    func side(_ index: Int) throws(Failure) -> DiffSide {
      DiffSide(
        try DocumentLoader([paths[index]], reading, finder, on: console),
        below: areDirectories[index] ? paths[index] : nil, options: options)
    }
    var (before, after) = (try side(0), try side(1))
    if areDirectories == [true, true] {
      before.refuseStrangers(amidst: after, below: paths[0], on: console)
      after.refuseStrangers(amidst: before, below: paths[1], on: console)
    }
    return (before, after)
  }

  private static func side(_ place: Pairing.Place, _ options: [String]) -> DocumentDiff.Side {
    DocumentDiff.Side(
      path: place.file.path, document: place.document, count: place.file.documents.count,
      command: CellCommand(path: place.file.path, fixed: options))
  }

  // MARK: Answers

  private func write(
    _ diffs: [DocumentDiff], _ summary: DiffSummary, _ format: Format, _ colour: Bool, _ console: Console
  ) {
    switch format {
    case .json: console.print(DiffJSON.text(diffs, summary))
    case .text: console.print(DiffText.text(diffs, summary, all: all, width: console.width).painted(colour))
    case .markdown: console.print(DiffMarkdown.text(diffs, summary, all: all))
    case .github:
      let report = DiffGitHub(place: RepositoryPaths(on: console.system).place)
      console.print(report.text(diffs, summary, all: all), keeping: .github)
    }
  }
}
