import OSAMFormats
import OSAMReports

/// The page that `--help` prints, made of the table.
struct HelpPage {
  /// Columns where nobody says how wide the terminal is, and for anything that is none.
  static let usualWidth = 80
  /// In a narrower terminal lines are wider than it: one word on each would be no help.
  private static let leastWidth = 50
  /// The column in which texts behind the names begin.
  private static let indent = 26

  private let width: Int
  private let formatter: MessageFormatter
  private var sections: [String] = []

  /// The last column stays free: behind a full line some terminals show an empty one.
  private init(width: Int, _ formatter: MessageFormatter) {
    self.width = max(width, Self.leastWidth) - 1
    self.formatter = formatter
  }

  /// The help of a command, in lines of so many columns.
  static func text(of row: CommandRow, width: Int, in formatter: MessageFormatter) -> String {
    var page = HelpPage(width: width, formatter)
    page.open(row.title, row.text.isEmpty ? [] : [row.text])
    page.add(
      formatter.text("USAGE:") + " " + ["osam-lint", row.name, row.usage].filter { !$0.isEmpty }.joined(separator: " "))
    page.add("ARGUMENTS", row.operands.map { ("<\($0.name)>", $0.explanation) })
    for group in row.groups {
      let options = row.options.filter { $0.group == group }
      page.add(group ?? "OPTIONS", options.map { (label($0), $0.explanation) })
    }
    page.add(row.examples)
    return page.text
  }

  /// The help of the whole program, with the name of the command that needs none.
  static func text(
    of commands: [CommandRow], usual: String, title: LocalizedMessage, text: [LocalizedMessage], width: Int,
    in formatter: MessageFormatter
  ) -> String {
    var page = HelpPage(width: width, formatter)
    page.open(title, text)
    let usage = formatter.text("USAGE:")
    let blanks = Self.blanks(usage.count)
    page.add("\(usage) osam-lint [<path> ...]\n\(blanks) osam-lint <\(formatter.text("subcommand"))>")
    page.add("OPTIONS", [("--version", "Show the version."), (label(.help), OptionRow.help.explanation)])
    page.add(
      "SUBCOMMANDS",
      commands.map { ($0.name == usual ? "\($0.name) (\(formatter.text("default")))" : $0.name, $0.title) })
    page.add("HELP", HelpTopic.allCases.map { ("help \($0.rawValue)", $0.title) })
    page.add("  " + formatter.text("See 'osam-lint help <subcommand>' for detailed help."))
    return page.text
  }

  /// The index of the pages.
  static func text(ofPages kinds: Kinds, width: Int, in formatter: MessageFormatter) -> String {
    var page = HelpPage(width: width, formatter)
    page.add(page.folded("The pages stand in the repository of osam-lint, under these names:", 0))
    for (shelf, pages) in PageRow.byShelf(kinds) {
      page.add(shelf.title, pages.map { ($0.path, $0.answers) })
    }
    return page.text
  }

  private var text: String { sections.joined(separator: "\n\n") + "\n" }

  private mutating func add(_ section: String) { sections.append(section) }

  private mutating func open(_ title: LocalizedMessage, _ paragraphs: [LocalizedMessage]) {
    for paragraph in ["OVERVIEW: \(title)"] + paragraphs { add(folded(paragraph, 0)) }
  }

  private mutating func add(_ title: LocalizedMessage, _ entries: [(label: String, text: LocalizedMessage)]) {
    if entries.isEmpty { return }
    let blank = Self.blanks(Self.indent)
    let entries = entries.map { entry in
      let label = "  " + entry.label
      let isShort = label.count < Self.indent
      return label + (isShort ? blank.dropFirst(label.count) : "\n" + blank) + folded(entry.text, Self.indent)
    }
    add("\(formatter.text(title).uppercased()):\n" + entries.joined(separator: "\n"))
  }

  private mutating func add(_ examples: [Example]) {
    if examples.isEmpty { return }
    // A line that people type is not folded.
    add(
      "\(formatter.text("EXAMPLES")):\n"
        + examples.map { "  \(folded($0.purpose, 2))\n    \($0.line)" }.joined(separator: "\n"))
  }

  /// Lines that begin in a column; the first is there already.
  private func folded(_ words: LocalizedMessage, _ column: Int) -> String {
    FoldedText.lines(formatter.text(words), width: width - column).joined(separator: "\n" + Self.blanks(column))
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func label(_ option: OptionRow) -> String {
    (option.letter.map { "-\($0), " } ?? "") + option.written
  }
}
