import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A form in which findings can be written. A new one is a file that says what it is and how it writes, a line in
/// `all`, a golden, and a row in `tools/check-outputs.py`: docs/adding-a-report.md.
package struct ReportFormat: Sendable {
  /// The syntax by which a machine reads its text.
  package enum Notation: Sendable {
    case text, json, xml
  }

  /// Its name as a value of `--format`.
  package var name: String
  package var notation: Notation
  /// People read it as it is, in their language.
  package var isForPeople: Bool
  /// Ending of the names of its files.
  package var ending: String
  /// Whoever reads it has the repository before him, and knows files by their paths from its root.
  package var readsRepository: Bool
  /// Its lines are commands to the machine that reads the log, of this sort.
  package var commands: LogCommands?
  /// Its cells in the tables of docs/output.md.
  package var facts: FormatFacts
  /// A report in this form, with nothing in it yet.
  package var report: @Sendable (ReportSettings) -> ChosenReport

  init<Report: CheckReport>(
    _ name: String, _ notation: Notation = .text, isForPeople: Bool = false, ending: String,
    readsRepository: Bool = false,
    commands: LogCommands? = nil, facts: FormatFacts, report: @escaping @Sendable (ReportSettings) -> Report
  ) {
    self.name = name
    self.notation = notation
    self.isForPeople = isForPeople
    self.ending = ending
    self.readsRepository = readsRepository
    self.commands = commands
    self.facts = facts
    self.report = { ChosenReport(report($0)) }
  }

  /// In the order in which help names them.
  package static let all: [ReportFormat] = [
    text, concise, json, github, azure, gitlab, sarif, junit, checkstyle, rdjson, markdown,
  ]
}

extension ReportFormat: Hashable, CustomStringConvertible {
  package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  package var description: String { name }
}

/// Information that reports get about a run.
package struct ReportSettings: Sendable {
  /// The kinds of document that the run knows.
  package var models: DecisionModels
  /// Only what is written for people has colour.
  package var usesColour: Bool
  /// Columns of its lines, where it is written for people.
  package var width = FoldedText.usualWidth
  /// Documents of a file of which people are told one thing; what others have of it is counted. Nil for all.
  package var mostDocuments: Int?
  /// Lowest severity that makes a run fail.
  package var failOn: Severity
  /// Of this program.
  package var version: String
  /// The path of a file as the repository has it, by the one it has in messages. Asked by formats that
  /// `readsRepository`; people read the path that was given.
  package var place: @Sendable (FilePath) -> FilePath = { $0.plain }

  /// How words become text.
  package var formatter: MessageFormatter

  package init(
    _ models: DecisionModels, usesColour: Bool = false, failOn: Severity = .error, version: String = "0.0.0",
    formatter: MessageFormatter = .english
  ) {
    self.models = models
    self.formatter = formatter
    self.usesColour = usesColour
    self.failOn = failOn
    self.version = version
  }
}
