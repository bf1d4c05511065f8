import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// What is the same for every question of a run.
struct SimulationTerms {
  var now: Instant
  var zone: Zone
  /// What the settings say of the service.
  var applies = Applies.below
  /// Of these the newest is asked where none is named.
  var targets = ClientSet.verified
}

/// Reads the options of `simulate`, and makes of them what asks the decisions.
struct Questioner {
  let asked: SimulateOptions
  let terms: SimulationTerms
  /// The client that was named, of any library.
  let client: Client?

  init(_ asked: SimulateOptions, _ terms: SimulationTerms) throws(Failure) {
    self.asked = asked
    self.terms = terms
    client = try Self.client(asked.question.client)
  }

  /// What asks about these documents.
  func simulators(for documents: [Document]) throws(Failure) -> Simulators {
    let asksOnce = documents.contains { if case .once = $0.kind.commands.simulated { true } else { false } }
    let (now, zone) = (terms.now, terms.zone)
    let platform = try Choices.devicePlatform.value(ofOptional: asked.question.platform?.lowercased())
    let named = client.flatMap { $0.library.id == Library.osam.id ? $0 : nil }
    let ofCommonModule = if let named { named } else { try newest() }
    var common = Simulator(
      asked: asked, client: ofCommonModule, now: now, zone: zone, installed: try installedVersion(),
      applies: try Choices.applies.value(ofOptional: asked.question.applies) ?? terms.applies,
      platform: platform,
      language: asksOnce ? try Choices.language.value(ofOptional: asked.question.language) : nil)
    let lastOK = try lastOK()
    common.memory = try asked.device.memory() ?? memoryOfOtherOptions(lastOK)
    common.lastOK = lastOK ?? common.memory.lastOK(now)
    let perClient = AskedSimulator(
      asked: asked, client: client, targets: terms.targets, platform: platform, now: now, zone: zone,
      requirements: try asked.device.requirements())
    return Simulators(common: common, perClient: perClient)
  }

  private static func client(_ name: String?) throws(Failure) -> Client? {
    guard let name else { return nil }
    switch ClientSelection.single(name) {
    case .failure(let problem):
      throw Failure(problem.words, hint: "Write one release, such as \(Library.osam.newest) or flutter:8.0.0.")
    case .success(let chosen):
      guard chosen.release.isVerified else {
        let newest = ClientSet(.osam).intersection(.verified).clients.last
        throw Failure(
          "the source of \(chosen.name) was not read, so nothing can be said about it",
          hint: newest.map { "The newest release that was read is \($0.release.name)." }, status: .incomplete)
      }
      return chosen
    }
  }

  /// The newest client of the common module.
  private func newest() throws(Failure) -> Client {
    let all = ClientSet(.osam).intersection(.verified)
    // Targets may be of other libraries alone, and then no document of the module matters.
    guard let newest = all.intersection(terms.targets).clients.last ?? all.clients.last else {
      throw Failure("no release is known", status: .incomplete)
    }
    return newest
  }

  /// The installed version, or what was given instead of a version code.
  private func installedVersion() throws(Failure) -> Simulator.Installed {
    guard let version = asked.question.version else { return .notGiven }
    guard let code = Int64(version), !version.hasPrefix("+") else {
      guard version.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) else {
        throw Failure("“\(Quote.shortened(version))” is no version", hint: "Write a version code such as 2021040000.")
      }
      return .otherForm(version)
    }
    return .code(code)
  }

  private func lastOK() throws(Failure) -> Instant? {
    guard let lastOk = asked.device.lastOk else { return nil }
    return try Moment.parse(lastOk, now: terms.now, zone: terms.zone)
  }

  /// What the other spellings of `--device` say.
  private func memoryOfOtherOptions(_ lastOK: Instant?) -> DeviceMemory {
    if asked.device.dontShowAgain { return .ticked }
    return lastOK.map { .ok(at: $0, now: terms.now) } ?? (asked.device.cached == nil ? .new : .seen)
  }
}

/// Asks the decisions about documents of any kind.
struct Simulators {
  var common: Simulator
  let perClient: AskedSimulator

  /// The answers for a document, and what has none.
  func simulate(
    _ document: Document, path: FilePath, count: Int
  ) -> (answers: [Simulation], leftOut: [AskedSimulator.LeftOut]) {
    switch document.kind.commands.simulated {
    case .perClient(let answer): return perClient.simulate(document, path: path, count: count, by: answer)
    case .once(let answer):
      switch common.simulate(document, path: path, count: count, by: answer) {
      case .answer(let simulation): return ([simulation], [])
      case .leftOut(let why): return ([], [AskedSimulator.LeftOut(words: why, isUnanswered: false)])
      }
    }
  }
}
