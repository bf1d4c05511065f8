import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// `osam-lint simulate [FILE…] --version 2021040000 --date now`
struct SimulateCommand: ConsoleCommand {
  static let name = "simulate"

  var files: [String] = []
  var question = QuestionOptions()
  var device = DeviceOptions()
  var rating = RatingOptions()
  var past = PastOptions()
  var reading = ReadingOptions()
  var answer = AnswerOptions()

  static var row: CommandRow {
    let last = "Reading and writing"
    return CommandRow(
      Self.self, title: "Says what an app with this version does with a document at this moment, and why.",
      text: """
        Without files it takes the documents that check would find. The date is both the service's clock and the \
        device's. Which installed versions a document reaches is the service's decision, and the service is not public: \
        --applies names the assumption.
        """,
      operands: [.several("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        QuestionOptions.options(group: "Question").within { $1(&$0.question) },
        DeviceOptions.options(group: "Device").within { $1(&$0.device) },
        RatingOptions.options(group: "Rating").within { $1(&$0.rating) },
        PastOptions.options(group: last).within { $1(&$0.past) },
        ReadingOptions.options(group: last).within { $1(&$0.reading) },
        AnswerOptions.options(group: last).within { $1(&$0.answer) },
      ],
      examples: [
        Example(
          "Ask what an app of this version does now:", "osam-lint simulate alert.json --version 2021040000 --date now")
      ])
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    try rating.refuseHalfHabit()
    let finder = try reading.settings(console)
    let settings = try finder.base(on: console)
    let zone = try reading.zone(settings)
    let now = try Moment.of(question.date, console, zone: zone)
    let expected = try question.expected()
    let chosen = try chosenClient()
    let platform = try Choices.devicePlatform.value(ofOptional: question.platform?.lowercased())
    let loaded = try DocumentLoader(files, reading, finder, asOf: try past.revision(), on: console)
    let hasCommonModule = loaded.files.contains { $0.documents.contains { !$0.kind.isAsked } }
    let newest = try Self.newest()
    let asked = SimulateOptions(question: question, device: device, rating: rating)
    var simulator = Simulator(
      asked: asked, client: chosen.flatMap { $0.library.id == Library.osam.id ? $0 : nil } ?? newest, now: now,
      zone: zone, installed: try installedVersion(),
      applies: try Choices.applies.value(ofOptional: question.applies) ?? settings?.applies?.value ?? .below,
      platform: platform,
      language: hasCommonModule ? try Choices.language.value(ofOptional: question.language) : nil)
    let lastOK = try lastOK(now: now, zone: zone)
    simulator.memory = try device.memory() ?? memoryOfOtherOptions(lastOK, now: now)
    simulator.lastOK = lastOK ?? simulator.memory.lastOK(now)
    simulator.cachedDocuments = try cachedDocuments(finder, console)
    let perClient = AskedSimulator(
      asked: asked, client: chosen, platform: platform, now: now, zone: zone,
      requirements: try device.requirements())
    var simulations: [Simulation] = []
    var status = loaded.status
    for file in loaded.files {
      let count = file.documents.count
      for document in file.documents {
        let label = Simulation.label(path: file.path, document: document, count: count)
        if document.kind.isAsked {
          let (answers, leftOut) = perClient.simulate(document, path: file.path, count: count)
          simulations += answers
          for one in leftOut {
            console.note("osam-lint: \(label) was left out: \(one.words)")
            if one.isUnanswered { status = max(status, .incomplete) }
          }
          continue
        }
        switch simulator.simulate(document, path: file.path, count: count) {
        case .answer(let simulation): simulations.append(simulation)
        case .leftOut(let why): console.note("osam-lint: \(label) was left out: \(why)")
        }
      }
    }
    try write(simulations, console)
    if simulations.isEmpty, loaded.files.isEmpty { return loaded.status(files, on: console) }
    return finish(simulations, expected, status, console)
  }

  // MARK: Inputs

  /// The client that was named, of any library.
  private func chosenClient() throws(Failure) -> Client? {
    guard let client = question.client else { return nil }
    switch ClientSelection.single(client) {
    case .failure(let problem):
      throw Failure(problem.description, hint: "Write one release, such as 3.0.1 or flutter:8.0.0.")
    case .success(let chosen):
      guard chosen.release.isVerified else {
        throw Failure(
          "the source of \(chosen.name) was not read, so nothing can be said about it",
          hint: "The newest release that was read is \(try Self.newest().release.name).", status: .incomplete)
      }
      return chosen
    }
  }

  private static func newest() throws(Failure) -> Client {
    guard let newest = ClientSet(.osam).intersection(.verified).clients.last else {
      throw Failure("no release is known", status: .incomplete)
    }
    return newest
  }

  /// The installed version, or what was given instead of a version code.
  private func installedVersion() throws(Failure) -> Simulator.Installed {
    guard let version = question.version else { return .notGiven }
    guard let code = Int64(version), !version.hasPrefix("+") else {
      guard version.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) else {
        throw Failure("“\(Quote.shortened(version))” is no version", hint: "Write a version code such as 2021040000.")
      }
      return .otherForm(version)
    }
    return .code(code)
  }

  private func lastOK(now: Instant, zone: Zone) throws(Failure) -> Instant? {
    guard let lastOk = device.lastOk else { return nil }
    return try Moment.parse(lastOk, now: now, zone: zone)
  }

  /// What the other spellings of `--device` say.
  private func memoryOfOtherOptions(_ lastOK: Instant?, now: Instant) -> DeviceMemory {
    if device.dontShowAgain { return .ticked }
    return lastOK.map { .ok(at: $0, now: now) } ?? (device.cached == nil ? .new : .seen)
  }

  private func cachedDocuments(_ finder: SettingsFinder, _ console: Console) throws(Failure) -> [Document] {
    guard let cached = device.cached else { return [] }
    let loaded = try DocumentLoader([cached], reading, finder, on: console)
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
    case .json: console.print(JSONAnswer.text("simulations", simulations.map(\.json)))
    case .text:
      for (index, simulation) in simulations.enumerated() {
        let text = simulation.text(width: console.width)
        console.print((index > 0 ? "\n" : "") + text.painted(usesColour))
      }
    }
  }

  private func finish(
    _ simulations: [Simulation], _ expected: String?, _ status: ExitStatus, _ console: Console
  ) -> ExitStatus {
    if simulations.isEmpty {
      console.note("osam-lint: nothing was simulated")
      return .incomplete
    }
    guard let expected else { return status }
    let others = simulations.filter { $0.decision.outcome != expected && $0.decision.plain.rawValue != expected }
    for simulation in others {
      console.note(
        "osam-lint: \(simulation.label): expected \(expected), but the outcome is \(simulation.decision.outcome)")
    }
    return others.isEmpty ? status : max(status, .findings)
  }
}
