import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint test [PATH…]`
struct TestCommand: ConsoleCommand {
  static let name = "test"

  var paths: [FilePath] = []
  var only: [String] = []
  var missing = false
  var coverageThreshold: Int?
  var all = false
  var accept = false
  var date: String?
  var target = TargetOptions()
  var tz: String?
  var config = ConfigOptions()
  var writing = OutputOptions()
  var color: String?

  static func row(_ kinds: Kinds) -> CommandRow {
    CommandRow(
      Self.self, title: "Runs the cases of test files: whether documents still do what was agreed.",
      text: """
        A test file is called NAME.test.yaml, or .test.json, and has the keys document and cases. Each key of a case is an \
        option of simulate. Exit status 0: every case holds; 1: one does not; 2: a test cannot be understood; 3: a \
        document could not be read, or there was no case.
        """,
      operands: [.paths("path", "Test files and directories.") { $0.paths.append($1) }],
      options: [
        [
          .values("--only", "text", "Run the cases whose name has this text.") { $0.only.append($1) },
          .flag("--missing", "Print cases for what no case touches.") { $0.missing = true },
          .number(
            "--coverage-threshold",
            "The share of cells, in per cent, that cases must touch; else the exit status is 1.",
            0...100
          ) { $0.coverageThreshold = $1 },
          .flag(
            "--accept",
            "Write what holds now where a case expects something else, in the file itself; never and always stay."
          ) { $0.accept = true },
          .flag(
            "--all",
            "Show each failed case as a whole, where several fail for one reason, and count what is wholly past as well."
          ) { $0.all = true },
          Moment.option { $0.date = $1 },
        ],
        TargetOptions.options(kinds).within { $1(&$0.target) },
        [
          .value(
            "--tz", "zone", "Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00.",
            dashes: true, preset: "that of the settings, or Europe/Madrid"
          ) { $0.tz = $1 }
        ],
        ConfigOptions.options().within { $1(&$0.config) },
        OutputOptions.options(TestFormats.all).within { $1(&$0.writing) },
        [ColourChoice.option { $0.color = $1 }],
      ],
      examples: [
        Example("Run every test file below this directory:", "osam-lint test"),
        Example("See what no case is about:", "osam-lint test alert.test.yaml --missing"),
      ])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    if !only.isEmpty, let option = coverageThreshold != nil ? "--coverage-threshold" : missing ? "--missing" : nil {
      throw Failure("\(option) is about all cases, and --only leaves some out", hint: "Leave one of them out.")
    }
    var reading = ReadingOptions()
    (reading.tz, reading.config) = (tz, config)
    let finder = try reading.settings(console)
    let layer = try finder.base(on: console)
    let zone = try reading.zone(layer)
    let outputs = try writing.outputs(
      on: console, colour: try .of(color, console), failOn: .error, inputs: paths, formats: TestFormats.all,
      mostDocuments: all ? nil : .max)
    var run = TestRun(
      console: console, reading: reading, finder: finder, zone: zone, applies: layer?.applies?.value ?? .below,
      targets: try target.targets(console.kinds, layer) ?? console.kinds.known.clients,
      today: try Moment.of(date, console, zone: zone), only: only,
      countsPast: all, outputs: outputs)
    run.accepts = accept
    try run.run(paths)
    return run.finish(threshold: coverageThreshold, showsMissing: missing)
  }
}
