import ArgumentParser
import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// `osam-lint simulate [FILE…] --version 2021040000 --date now`
struct SimulateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Says what an app with this version does with a document at this moment, and why.",
    discussion: """
      Without files it takes the documents that check would find. The date is both the service's clock \
      and the device's. Which installed versions a document reaches is the service's decision, and the \
      service is not public: --applies names the assumption.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }
  enum AppliesChoice: String, ExpressibleByArgument, CaseIterable {
    case below, exact
    case upTo = "up-to"
    case asServed = "as-served"
  }
  enum PlatformChoice: String, ExpressibleByArgument, CaseIterable { case android, ios }
  enum LanguageChoice: String, ExpressibleByArgument, CaseIterable { case ca, es, en }

  @Argument(help: ArgumentHelp("Files and directories; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("Installed version code, such as 2021040000.", valueName: "code"))
  var version: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The moment: \(Moment.forms).", valueName: "date"))
  var date = "now"

  @Option(help: ArgumentHelp("Which installed versions a document reaches: below its versionCode, exactly it, up-to it, or all (as-served).", valueName: "rule"))
  var applies = AppliesChoice.below

  @Option(help: ArgumentHelp("Release of the library in the app: 3.0.1, osam:3.0.1 or flutter:8.0.0. By default the newest whose source was read.", valueName: "client"))
  var client: String?

  @Option(help: "Platform of the device; documents for the other one are left out. By default the document's own.")
  var platform: PlatformChoice?

  @Option(help: "Language of the alert; by default all three are shown.")
  var language: LanguageChoice?

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The document this device fetched before; without it the device is new.", valueName: "file"))
  var cached: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("When the user last pressed OK on this alert.", valueName: "date"))
  var lastOk: String?

  @Flag(help: "The user ticked don't-show-again at the last OK.")
  var dontShowAgain = false

  @Flag(help: "The device has no network.")
  var offline = false

  @Option(help: ArgumentHelp("Rating: openings of the app so far, this one included.", valueName: "number"))
  var opens: Int64?

  @Option(help: ArgumentHelp("Rating: minutes since the last prompt, or since the first opening.", valueName: "minutes"))
  var minutesSincePrompt: Int64?

  @Flag(help: "Rating: the user refused for ever (Android up to 1.1.0).")
  var dontAsk = false

  @Option(help: ArgumentHelp("Rating: openings a day, to list every prompt of --days.", valueName: "number"))
  var opensPerDay: Int?

  @Option(help: ArgumentHelp("Rating: days to look ahead with --opens-per-day.", valueName: "number"))
  var days: Int?

  @Option(help: "How the answer is written.")
  var format = Format.text

  @Option(name: .customLong("color"), help: ArgumentHelp("When to use colour.", valueName: "when"))
  var colour = Colour.auto

  @Option(help: ArgumentHelp("Outcome that every document must have, such as FORCE or must-update; else the exit status is 1.", valueName: "outcome"))
  var expect: String?

  static let outcomes = ["FORCE", "LAZY", "INFO", "NONE", "PROMPT", "ERROR"]
  static let plainWords: [Plain] = [.mustUpdate, .mayUpdate, .inform, .prompt, .nothing, .error]

  func validate() throws {
    if (opensPerDay == nil) != (days == nil) { throw ValidationError("--opens-per-day and --days go together.") }
    if let opensPerDay, !(1...1000).contains(opensPerDay) { throw ValidationError("--opens-per-day needs a number from 1 to 1000.") }
    if let days, !(1...3660).contains(days) { throw ValidationError("--days needs a number from 1 to 3660.") }
    if let opens, opens < 1 { throw ValidationError("--opens counts this opening too, so it is at least 1.") }
    if let minutesSincePrompt, !(0...Int64(Int32.max)).contains(minutesSincePrompt) {
      throw ValidationError("--minutes-since-prompt needs a number from 0 to 2147483647.")
    }
    let known = Self.outcomes + Self.plainWords.map(\.rawValue)
    if let expect, !known.contains(expect) { throw ValidationError("--expect knows \(known.joined(separator: ", ")).") }
  }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let zone = try reading.zone()
    let now = try Moment.parse(date, now: console.system.now, zone: zone)
    var simulator = Simulator(
      command: self, client: try chosenClient(), now: now, zone: zone, installed: try installedVersion())
    simulator.lastOK = try lastOK(now: now, zone: zone)
    simulator.cachedDocuments = try cachedDocuments(console)
    let loaded = DocumentLoader(files, try reading.recognition(), on: console)
    var simulations: [Simulation] = []
    for file in loaded.files {
      for document in file.documents {
        switch simulator.simulate(document, path: file.path, count: file.documents.count) {
        case .answer(let simulation): simulations.append(simulation)
        case .leftOut(let why):
          let number = file.documents.count > 1 ? ", document \(document.number + 1)" : ""
          console.note("osam-lint: \(Display.escaped(file.path))\(number) was left out: \(why)")
        }
      }
    }
    write(simulations, console)
    return finish(simulations, loaded.status, console)
  }

  // MARK: Inputs

  private func chosenClient() throws(Failure) -> Client {
    guard let client else {
      guard let newest = ClientSet(.osam).intersection(.verified).clients.last else {
        throw Failure("no release is known", status: .incomplete)
      }
      return newest
    }
    switch ClientSelection.single(client) {
    case .failure(let problem): throw Failure(problem.description, hint: "Write one release, such as 3.0.1 or flutter:8.0.0.")
    case .success(let chosen):
      guard chosen.release.isVerified else {
        throw Failure(
          "the source of \(chosen.name) was not read, so nothing can be said about it",
          hint: "The newest release that was read is 3.0.1.", status: .incomplete)
      }
      return chosen
    }
  }

  /// The installed version; nil when none was given. `.some(nil)` would be a form osam cannot use.
  private func installedVersion() throws(Failure) -> Simulator.Installed {
    guard let version else { return .notGiven }
    guard let code = Int64(version), !version.hasPrefix("+") else {
      guard version.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) else {
        throw Failure("“\(Quote.shortened(version))” is no version", hint: "Write a version code such as 2021040000.")
      }
      return .otherForm(version)
    }
    return .code(code)
  }

  private func lastOK(now: Instant, zone: Zone) throws(Failure) -> Instant? {
    guard let lastOk else { return nil }
    return try Moment.parse(lastOk, now: now, zone: zone)
  }

  private func cachedDocuments(_ console: Console) throws(Failure) -> [Document] {
    guard let cached else { return [] }
    let loaded = DocumentLoader([cached], try reading.recognition(), on: console)
    let documents = loaded.files.flatMap(\.documents)
    guard !documents.isEmpty else {
      throw Failure("the document fetched before could not be read from \(Display.escaped(cached))", status: .incomplete)
    }
    return documents
  }

  // MARK: Answers

  private func write(_ simulations: [Simulation], _ console: Console) {
    switch format {
    case .json:
      let answer: JSONValue = ["version": 1, "simulations": .array(simulations.map(\.json))]
      console.print(answer.text(pretty: true) + "\n")
    case .text:
      let usesColour = console.usesColour(colour.choice)
      for (index, simulation) in simulations.enumerated() {
        console.print((index > 0 ? "\n" : "") + simulation.text.painted(usesColour))
      }
    }
  }

  private func finish(_ simulations: [Simulation], _ status: ExitStatus, _ console: Console) -> ExitStatus {
    if simulations.isEmpty {
      console.note("osam-lint: nothing was simulated")
      return .incomplete
    }
    guard let expect else { return status }
    let others = simulations.filter { $0.decision.outcome != expect && $0.decision.plain.rawValue != expect }
    for simulation in others {
      console.note(
        "osam-lint: \(Display.escaped(simulation.path)): expected \(expect), but the outcome is \(simulation.decision.outcome)")
    }
    return others.isEmpty ? status : max(status, .findings)
  }
}
