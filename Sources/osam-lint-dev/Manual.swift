import OSAMCommands
import OSAMLint

/// packaging/man/osam-lint.1: one page for all commands.
///
/// ArgumentParser's own plugin is not used: it would have to be built and run beside the workshop, asks for a date, and
/// knows no exit status, environment or examples.
struct Manual {
  private var page = Mdoc(comment: "Generated from the commands by make generate.")

  static func text(of program: CommandInfo) -> String {
    var manual = Manual()
    manual.open(program)
    manual.describe(program)
    for command in CommandPage.commands(of: program) { manual.describe(command: command) }
    manual.close()
    return manual.page.text
  }

  // MARK: The frame

  private mutating func open(_ program: CommandInfo) {
    page.macro("Dd", Self.written(Program.dated))
    page.macro("Dt", "OSAM-LINT 1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", program.name)
    let title = program.abstract
    page.macro("Nd", Mdoc.escaped(title.hasSuffix(".") ? String(title.dropLast()) : title))
    page.macro("Sh", "SYNOPSIS")
    for command in CommandPage.commands(of: program) {
      let usage = Self.usage(of: command.name).dropFirst(2)
      page.macro("Nm")
      page.macro("Cm", ([Mdoc.escaped(command.name)] + usage.map(Self.synopsis)).joined(separator: " "))
    }
  }

  /// The words after "USAGE:", and no more than those of the first way to write it.
  private static func usage(of command: String) -> [Substring] {
    let lines = Program.help(of: command).split(separator: "\n", omittingEmptySubsequences: false)
    let usage = lines.drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }
    return usage.joined(separator: " ").split(separator: " ").dropFirst().map { $0 }
  }

  /// `<path>`, `[<path>`, `...]` as the macros for what stands for something.
  private static func synopsis(_ word: Substring) -> String {
    let opening = word.hasPrefix("[") ? "Oo " : ""
    let closing = word.hasSuffix("]") ? " Oc" : ""
    let bare = word.drop { $0 == "[" }.prefix { $0 != "]" }
    if bare.hasPrefix("<"), bare.hasSuffix(">") {
      return opening + "Ar \(Mdoc.escaped(String(bare.dropFirst().dropLast())))" + closing
    }
    if bare.hasPrefix("-") { return opening + "Fl \(Mdoc.escaped(String(bare.dropFirst())))" + closing }
    return opening + Mdoc.escaped(String(bare)) + closing
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

  private mutating func describe(_ program: CommandInfo) {
    page.macro("Sh", "DESCRIPTION")
    // The exit status has a section of its own.
    let discussion = program.discussion.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("Exit status:") }
    paragraphs(discussion + ["This is the manual of version \(Program.version)."])
    page.macro("Sh", "COMMANDS")
  }

  private mutating func describe(command: CommandInfo) {
    page.macro("Ss", Mdoc.escaped(command.name))
    paragraphs([command.abstract] + command.discussion.split(separator: "\n").map(String.init))
    let arguments = command.arguments.filter { $0.names.last != "help" }
    if arguments.isEmpty { return }
    page.macro("Bl", "-tag -width Ds")
    for argument in arguments { describe(argument) }
    page.macro("El")
  }

  private mutating func describe(_ argument: CommandInfo.Argument) {
    let names = argument.names.map { "Fl " + Mdoc.escaped($0.count == 1 ? $0 : "-" + $0) }.joined(separator: " , ")
    let value = argument.kind == .flag ? "" : "Ar " + Mdoc.escaped(argument.value)
    page.macro("It", [names, value].filter { !$0.isEmpty }.joined(separator: " "))
    page.prose(argument.abstract)
    if let preset = argument.preset { page.prose("The default is \(preset).") }
  }

  private mutating func paragraphs(_ texts: [String]) {
    for (number, text) in texts.filter({ !$0.isEmpty }).enumerated() {
      if number > 0 { page.macro("Pp") }
      page.prose(text)
    }
  }

  // MARK: What no command says

  private static let environment = [
    ("OSAM_LINT_CONFIG", "Settings to use, where --config names none."),
    ("OSAM_LINT_FORMAT", "How findings are written, where --format does not say it."),
    ("OSAM_LINT_FAIL_ON", "Lowest severity that makes the exit status 1, where --fail-on names none."),
    ("OSAM_LINT_COLOR", "When to use colour, where --color does not say it."),
    ("OSAM_LINT_DATE", "The moment rules about the clock compare with, where --date names none."),
    ("NO_COLOR", "Where it is set and not empty, nothing is coloured unless it is asked for."),
    ("TERM", "A terminal called dumb gets no colour."),
    ("GITHUB_ACTIONS", "Where it is true, findings are written as annotations unless another format is named."),
    ("GITHUB_STEP_SUMMARY", "The file that a summary is added to where findings are written as annotations."),
  ]

  private static let files =
    [(SettingsTable.fileNames[0], "Settings, for the directory it is in and those below.")]
    + [(Baseline.fileName, "Findings that osam-lint baseline recorded.")]

  private static let statuses = [
    ("0", "Clean."),
    ("1", "Findings at or above the threshold, or an expectation that was not met."),
    ("2", "The command line or the settings cannot be understood."),
    ("3", "Some work could not be done: a file could not be read, nothing was found."),
  ]

  private static let examples = [
    ("Check every document below this directory:", "osam-lint"),
    ("Check one, and make warnings count:", "osam-lint check --fail-on warning alert.json"),
    ("See what would be repaired:", "osam-lint fix --diff alert.json"),
    ("Make the JSON that apps decode:", "osam-lint build alerts --out dist"),
    ("Ask what an app of this version does now:", "osam-lint simulate alert.json --version 2021040000 --date now"),
  ]

  private mutating func close() {
    page.macro("Sh", "ENVIRONMENT")
    list(Self.environment.map { ("Ev \($0)", $1) })
    page.macro("Sh", "FILES")
    list(Self.files.map { ("Pa \(Mdoc.escaped($0))", $1) })
    page.macro("Sh", "EXIT STATUS")
    page.prose("The highest wins.")
    list(Self.statuses)
    page.macro("Sh", "EXAMPLES")
    for (number, example) in Self.examples.enumerated() {
      if number > 0 { page.macro("Pp") }
      page.prose(example.0)
      page.macro("Dl", Mdoc.escaped(example.1))
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
