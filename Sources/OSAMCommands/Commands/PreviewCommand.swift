import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint preview [PATH…] --output preview.html`
struct PreviewCommand: ConsoleCommand {
  static let name = "preview"

  var asked = PreviewRun.Asked()
  var git: String?
  var watch = false

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Writes a page that shows what users see of documents, for people who do not read JSON.",
      text: """
        One HTML page without scripts: the alerts as they look, who sees them and when, what must be corrected, and what \
        other releases do. It opens from a file, as an artifact of a CI run, and prints on a sheet a document.
        """,
      operands: [.paths("path", "Files and directories; - is standard input.") { $0.asked.files.append($1) }],
      options: [
        [
          .value(
            "--output", letter: "o", "file",
            "Write the page to this file; one that is there is replaced. On a terminal it is preview.html unless you name one.",
            completion: .files
          ) { $0.asked.output = FilePath(text: $1) },
          .value(
            "--git", "revision", "Begin with what changes for users since the current branch left this revision.",
            dashes: true
          ) { $0.git = $1 },
          Moment.option { $0.asked.date = $1 },
          TargetOptions.question(kinds) { $0.asked.clients = $1 },
          QuestionOptions.appliesOption { $0.asked.applies = $1 },
          Watch.option("Write the page again whenever a document changes; needs --output.") { $0.watch = true },
        ],
        ReadingOptions.options(kinds).within { $1(&$0.asked.reading) },
      ],
      examples: [
        Example("Write a page about every document:", "osam-lint preview --output preview.html"),
        Example(
          "Show what a branch changes:", "osam-lint preview --git refs/remotes/origin/main --output preview.html"),
      ])
  }

  /// The file of a page that would else fill a terminal.
  private static let usualOutput: FilePath = "preview.html"

  func run(on console: Console) throws(Failure) -> ExitStatus {
    if asked.output == nil, !watch, console.system.isTerminal(.output) {
      var named = self
      named.asked.output = try Self.usualOutput(on: console.system)
      return try named.run(on: console)
    }
    if let output = asked.output {
      try SparedFile.refuse(output, amidst: asked.files, console.kinds, on: console.system)
    }
    guard watch else { return try write(on: console) }
    guard asked.output != nil else {
      throw Failure("--watch writes a file again and again, and none is named", hint: "Write --output preview.html.")
    }
    let watching = Watch(console)
    try watching.require(asked.files)
    return try watching.run(write)
  }

  /// Its place; where something else stands there, somebody has to say where the page goes.
  private static func usualOutput(on system: any System) throws(Failure) -> FilePath {
    switch system.read(usualOutput) {
    case .failure(.noSuchFile): return usualOutput
    case .success(let bytes) where PreviewPage.isOne(bytes): return usualOutput
    default:
      throw Failure(
        "\(Display.escaped(usualOutput)) is there, and is no page of osam-lint", hint: "Name a file with --output.")
    }
  }

  /// One page.
  private func write(on console: Console) throws(Failure) -> ExitStatus {
    var run = try PreviewRun(asked, on: console)
    let entries = try run.entries()
    if entries.isEmpty {
      if run.status == .clean { console.noteNothingFound(asked.files) }
      return .incomplete
    }
    var changes: DiffCommand.Compared?
    if let git {
      var diff = DiffCommand()
      (diff.paths, diff.git, diff.date, diff.applies, diff.reading) = (
        asked.files, git, asked.date, asked.applies, asked.reading
      )
      diff.restriction.clients = asked.clients
      changes = try diff.compare(on: console)
      if changes?.summary.unreadable != 0 { run.status = .incomplete }
    }
    let page = PreviewPage(
      entries, changes: changes.map { ($0.diffs, $0.summary, git ?? "") }, now: run.terms.today, zone: run.zone,
      in: console.formatter)
    guard let output = asked.output else {
      console.printDocument(page.html)
      return run.status
    }
    if let problem = console.putOutput(Array(page.html.utf8), at: output, instead: .anything) {
      throw Failure("\(Display.escaped(output)) was not written: \(problem.words)", status: .incomplete)
    }
    console.note("wrote \(Display.escaped(output))")
    return run.status
  }
}
