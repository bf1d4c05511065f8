import OSAMFormats
import OSAMLint

/// The manual: one page for all commands, of the same table as their help.
package struct Manual {
  private var page = Mdoc(comment: "Made from the table of commands: osam-lint man.")

  /// Of a program with these commands: its purpose in a sentence, and what is said of all of them.
  package static func text(_ commands: [CommandRow], title: LocalizedMessage, about: [LocalizedMessage]) -> String {
    var manual = Manual()
    manual.open(commands, title.text)
    manual.describe(about)
    for row in commands { manual.describe(row) }
    manual.close(commands)
    return manual.page.text
  }

  // MARK: The frame

  private mutating func open(_ commands: [CommandRow], _ title: String) {
    page.macro("Dd", Self.written(Program.dated))
    page.macro("Dt", "OSAM-LINT 1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", "osam-lint")
    page.macro("Nd", Mdoc.escaped(title.hasSuffix(".") ? String(title.dropLast()) : title))
    page.macro("Sh", "SYNOPSIS")
    for row in commands {
      page.macro("Nm")
      page.macro("Cm", ([Mdoc.escaped(row.name)] + Self.synopsis(row)).joined(separator: " "))
    }
  }

  /// Words that may follow the name of a command, in macros where they stand for something.
  private static func synopsis(_ row: CommandRow) -> [String] {
    row.usage.split(separator: " ").map { word in
      let opening = word.hasPrefix("[") ? "Oo " : ""
      let closing = word.hasSuffix("]") ? " Oc" : ""
      let bare = word.drop { $0 == "[" }.prefix { $0 != "]" }
      if bare.hasPrefix("<"), bare.hasSuffix(">") {
        return opening + "Ar \(Mdoc.escaped(String(bare.dropFirst().dropLast())))" + closing
      }
      if bare.hasPrefix("-") { return opening + "Fl \(Mdoc.escaped(String(bare.dropFirst())))" + closing }
      return opening + Mdoc.escaped(String(bare)) + closing
    }
  }

  /// "2026-11-21" as manuals write it: "November 21, 2026".
  private static func written(_ date: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return date }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  // MARK: Commands

  private mutating func describe(_ about: [LocalizedMessage]) {
    page.macro("Sh", "DESCRIPTION")
    // The exit status has a section of its own.
    let text = about.map(\.text).filter { !$0.hasPrefix("Exit status:") }
    let topics = HelpTopic.allCases.map { "osam-lint help \($0.rawValue): \($0.title.text)" }
    paragraphs(text + topics + ["This is the manual of version \(Program.version)."])
    page.macro("Sh", "COMMANDS")
  }

  private mutating func describe(_ row: CommandRow) {
    page.macro("Ss", Mdoc.escaped(row.name))
    paragraphs([row.title.text, row.text.text].filter { !$0.isEmpty })
    // Help is this page.
    let options = row.options.dropLast()
    if row.operands.isEmpty, options.isEmpty { return }
    page.macro("Bl", "-tag -width Ds")
    for operand in row.operands {
      page.macro("It", "Ar " + Mdoc.escaped(operand.name))
      page.prose(operand.explanation.text)
    }
    for group in row.groups {
      for option in options where option.group == group { describe(option) }
    }
    page.macro("El")
  }

  private mutating func describe(_ option: OptionRow) {
    let letter = option.letter.map { "Fl \($0) , " } ?? ""
    let value = option.value.map { (option.bare == nil ? " Ar " : " Ns Op = Ns Ar ") + Mdoc.escaped($0) } ?? ""
    page.macro("It", letter + "Fl " + Mdoc.escaped(String(option.name.dropFirst())) + value)
    page.prose(option.explanation.text)
  }

  private mutating func paragraphs(_ texts: [String]) {
    for (number, text) in texts.filter({ !$0.isEmpty }).enumerated() {
      if number > 0 { page.macro("Pp") }
      page.prose(text)
    }
  }

  // MARK: Sections beside the commands

  /// The variables that stand for an option, and those that no option has.
  private static func environment(_ commands: [CommandRow]) -> [(String, String)] {
    Variable.allCases.map { variable in
      let names = commands.flatMap(\.options).filter { $0.variable == variable }.map(\.name)
      return (variable.rawValue, "The value of \(names.first ?? "an option") when it is not given.")
    } + [
      ("NO_COLOR", "Where it is set and not empty, nothing is coloured unless it is asked for."),
      ("TERM", "A terminal called dumb gets no colour."),
      ("GITHUB_ACTIONS", "Where it is true, findings are written as annotations unless another format is named."),
      ("GITHUB_STEP_SUMMARY", "The file that a summary is added to where findings are written as annotations."),
    ]
  }

  private static let files =
    [(SettingsTable.fileNames[0], "Settings, for the directory it is in and those below.")]
    + [(Baseline.fileName, "Findings that osam-lint baseline recorded.")]

  private static let statuses = [
    ("0", "Clean."),
    ("1", "Findings at or above the threshold, or an expectation that was not met."),
    ("2", "The command line or the settings cannot be understood."),
    ("3", "Some work could not be done: a file could not be read, nothing was found."),
  ]

  private mutating func close(_ commands: [CommandRow]) {
    page.macro("Sh", "ENVIRONMENT")
    list(Self.environment(commands).map { ("Ev \($0)", $1) })
    page.macro("Sh", "FILES")
    list(Self.files.map { ("Pa \(Mdoc.escaped($0.display))", $1) })
    page.macro("Sh", "EXIT STATUS")
    page.prose("The highest wins.")
    list(Self.statuses)
    page.macro("Sh", "EXAMPLES")
    for (number, example) in commands.flatMap(\.examples).enumerated() {
      if number > 0 { page.macro("Pp") }
      page.prose(example.purpose.text)
      page.macro("Dl", Mdoc.escaped(example.line))
    }
  }

  private mutating func list(_ items: [(String, String)]) {
    page.macro("Bl", "-tag -width Ds")
    for item in items {
      page.macro("It", item.0)
      page.prose(item.1)
    }
    page.macro("El")
  }
}
