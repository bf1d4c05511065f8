import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// `osam-lint simulate [FILE…] --version 2021040000 --date now`
struct SimulateCommand: ConsoleCommand {
  static let name = "simulate"

  var files: [FilePath] = []
  var asked = SimulateOptions()
  var past = PastOptions()
  /// From which revision the document of `--cached` is read.
  var cachedGit: String?
  var reading = ReadingOptions()
  var answer = AnswerOptions()
  var all = false

  static func row(_ kinds: Kinds) -> CommandRow {
    let last: LocalizedMessage = "Reading and writing"
    return CommandRow(
      Self.self, title: "Says what an app with this version does with a document at this moment, and why.",
      text: """
        Without files it takes the documents that check would find; of several it shows a line or two each, the gravest \
        first. The date is both the service's clock and the \
        device's. Which installed versions a document reaches is the service's decision, and the service is not public: \
        --applies names the assumption.
        """,
      operands: [.paths("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        SimulateOptions.options(kinds).within { $1(&$0.asked) },
        PastOptions.options(group: last).once().within { $1(&$0.past) },
        [
          .value(
            "--cached-git", "revision", group: last,
            "Read the document of --cached as it stood where the current branch left this revision.", dashes: true
          ) { $0.cachedGit = $1 }
        ].once(),
        ReadingOptions.options(kinds, group: last).once().within { $1(&$0.reading) },
        AnswerOptions.options(group: last).within { $1(&$0.answer) },
        [.flag("--all", group: last, "Show each answer as a whole, of however many documents.") { $0.all = true }],
      ],
      examples: [
        Example(
          "Ask what an app of this version does now:", "osam-lint simulate alert.json --version 2021040000 --date now")
      ])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    try asked.rating.refuseHalfHabit()
    let finder = try reading.settings(console)
    let settings = try finder.base(on: console)
    let zone = try reading.zone(settings)
    let now = try Moment.of(asked.question.date, console, zone: zone)
    let expected = try asked.question.expected(console.kinds)
    var terms = SimulationTerms(
      kinds: console.kinds, now: now, zone: zone, targets: console.kinds.known.clients)
    terms.applies = settings?.applies?.value ?? terms.applies
    let factory = try SimulatorFactory(asked, terms)
    let loaded = try DocumentLoader(files, reading, finder, asOf: try past.revision(), on: console)
    var simulators = try factory.simulators(for: loaded.files.flatMap(\.documents))
    simulators.cachedDocuments = try cachedDocuments(finder, console)
    var simulations: [Simulation] = []
    var status = loaded.status
    for file in loaded.files {
      let count = file.documents.count
      for document in file.documents {
        let label = Simulation.label(path: file.path, document: document, count: count)
        let (answers, leftOut) = simulators.simulate(document, path: file.path, count: count)
        simulations += answers
        for one in leftOut {
          console.note("osam-lint: \(label) was left out: \(one.words)")
          // Without an expectation there is one answer for each document that the options ask about.
          if one.isUnanswered, !one.needsOption || expected != nil { status = max(status, .incomplete) }
        }
      }
    }
    try write(simulations, console)
    if simulations.isEmpty, loaded.files.isEmpty { return loaded.status(files, on: console) }
    return finish(simulations, expected, status, console)
  }

  // MARK: Inputs

  private func cachedDocuments(_ finder: SettingsFinder, _ console: Console) throws(Failure) -> [Document] {
    guard let cached = asked.device.cached else {
      if cachedGit == nil { return [] }
      throw Failure("--cached-git says nothing without --cached", hint: "Write --cached and the file.")
    }
    let revision = try PastOptions(git: cachedGit).revision()
    let loaded = try DocumentLoader([cached], reading, finder, asOf: revision, on: console)
    let documents = loaded.files.flatMap(\.documents)
    guard !documents.isEmpty, loaded.status == .clean else {
      throw Failure(
        "the document fetched before could not be read from \(Display.escaped(cached))", status: .incomplete)
    }
    return documents
  }

  // MARK: Answers

  private func write(_ simulations: [Simulation], _ console: Console) throws(Failure) {
    let format = try answer.chosenFormat()
    let usesColour = console.usesColour(try answer.colour(console))
    switch format {
    case .json: console.print(JSONAnswer.text("simulations", simulations.map { $0.json(in: console.machineFormatter) }))
    case .text:
      let formatter = console.formatter(on: .output)
      if !all, simulations.areList {
        return console.print(simulations.text(width: console.width, in: formatter).painted(usesColour))
      }
      for (index, simulation) in simulations.enumerated() {
        let text = simulation.text(width: console.width, in: formatter)
        console.print((index > 0 ? "\n" : "") + text.painted(usesColour))
      }
    }
  }

  private func finish(
    _ simulations: [Simulation], _ expected: ExpectedOutcome?, _ status: ExitStatus, _ console: Console
  ) -> ExitStatus {
    if simulations.isEmpty {
      console.note("osam-lint: nothing was simulated")
      return .incomplete
    }
    guard let expected else { return status }
    let others = simulations.filter { !$0.has(expected) }
    for simulation in others {
      console.note(
        "osam-lint: \(simulation.label): expected \(expected.name), but the outcome is \(simulation.decision.outcome)")
    }
    return others.isEmpty ? status : max(status, .findings)
  }
}
