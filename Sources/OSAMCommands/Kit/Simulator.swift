import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Puts a document and the options of `simulate` before the decision, and gathers what the answer rests on.
struct Simulator {
  enum Installed {
    case notGiven
    case code(Int64)
    /// A version that is no version code, such as 1.2.3.
    case otherForm(String)
  }

  enum Answer {
    case answer(Simulation)
    case leftOut(String)
  }

  let command: SimulateCommand
  let client: Client
  let now: Instant
  let zone: Zone
  let installed: Installed
  var lastOK: Instant?
  var cachedDocuments: [Document] = []

  func simulate(_ document: Document, path: String, count: Int) -> Answer {
    let own = document.choice("platform").flatMap(Platform.init)
    let wanted = command.platform.map { $0 == .android ? Platform.android : .ios }
    if let wanted, let own, wanted != own { return .leftOut("it is for \(own.title)") }
    let platform = wanted ?? own ?? .android
    var facts = Facts(document: document, path: path, count: count, platform: platform, languages: languages)
    if own == nil, wanted == nil { facts.assumptions.append("The device runs Android; the document names no platform that clients know (--platform).") }
    if command.client == nil {
      facts.assumptions.append("The app carries \(client.library.id) \(client.release.name), the newest release that was read (--client).")
    }
    return document.kind == .osamVersion ? simulateVersion(facts) : simulateRating(facts)
  }

  /// What both decisions need.
  private struct Facts {
    var document: Document
    var path: String
    var count: Int
    var platform: Platform
    var languages: [Language]
    var assumptions: [String] = []
  }

  private var languages: [Language] {
    command.language.flatMap { Language(rawValue: $0.rawValue) }.map { [$0] } ?? Language.allCases
  }

  // MARK: Version control

  private func simulateVersion(_ facts: Facts) -> Answer {
    var applies = Applies(rawValue: command.applies.rawValue) ?? .below
    let code: Int64
    var assumptions = facts.assumptions
    switch installed {
    case .otherForm(let version): return .leftOut("“\(Quote.shortened(version))” is no version code, which is what its apps have")
    case .code(let given): code = given
    case .notGiven:
      code = 0
      applies = .asServed
    }
    let decoding = Decoding(facts.document)
    let config = VersionConfig(decoding, for: client)
    var device = VersionDevice(client: client, platform: facts.platform, installed: code, applies: applies, now: now)
    device.isOffline = command.offline
    device.cached = cached(for: facts.document, config, code, &assumptions)
    let answer = config.map(VersionDecision.Answer.decoded) ?? .undecodable
    let versionCode = facts.document.integer("versionCode")
    guard let decision = VersionDecision.decide(answer, versionCode: versionCode, on: device) else {
      return .leftOut("the source of \(client.name) was not read")
    }
    var simulation = Simulation(
      path: facts.path, document: facts.document, count: facts.count, client: client, platform: facts.platform,
      inputs: inputs(device), decision: decision, languages: facts.languages, zone: zone)
    simulation.asServed = other(than: decision, answer, versionCode, device) { $0.applies = .asServed }
    if let own = config?.serverDate {
      simulation.asWritten = other(than: decision, answer, versionCode, device) { $0.serverDate = own }
    }
    simulation.assumptions = assumptions + Self.assumptions(decision, device, versionCode)
    if let failure = decoding.firstFailure(for: client), config == nil, decision.trace.contains(where: { $0.comparison == .decodes(false) }) {
      simulation.decision.notes.insert("It does not decode because \(failure.words(in: facts.document)).", at: 0)
    }
    noteLink(&simulation)
    return .answer(simulation)
  }

  /// The decision on a device changed in one thing, when it is another one.
  private func other(
    than decision: Decision, _ answer: VersionDecision.Answer, _ versionCode: Int64?, _ device: VersionDevice,
    _ change: (inout VersionDevice) -> Void
  ) -> Decision? {
    var device = device
    change(&device)
    guard let second = VersionDecision.decide(answer, versionCode: versionCode, on: device) else { return nil }
    return second.outcome == decision.outcome ? nil : second
  }

  /// What the device fetched before: a file, or this document when the options imply that it was seen.
  private func cached(
    for document: Document, _ config: VersionConfig?, _ code: Int64, _ assumptions: inout [String]
  ) -> VersionDevice.Cached? {
    let isSeen = lastOK != nil || command.dontShowAgain
    var old = isSeen ? config : nil
    if !cachedDocuments.isEmpty {
      let same = cachedDocuments.filter { $0.kind == document.kind }
      let match = same.first { $0.text("packageName") == document.text("packageName") && $0.text("platform") == document.text("platform") }
      guard let chosen = match ?? same.first else { return nil }
      old = VersionConfig(Decoding(chosen), for: client)
      if old == nil { assumptions.append("The document given with --cached does not decode on this client, so the device never kept it.") }
    }
    return old.map { .init(config: $0, installed: code, lastOK: lastOK ?? 0, isAllowed: !command.dontShowAgain) }
  }

  private func inputs(_ device: VersionDevice) -> [(name: String, value: JSONValue)] {
    var version: JSONValue = .null
    if case .code(let code) = installed { version = .integer(code) }
    return [
      ("version", version), ("date", .integer(now)), ("platform", .string(device.platform.rawValue)),
      ("applies", .string(device.applies.rawValue)), ("offline", .bool(device.isOffline)),
      ("cached", .bool(device.cached != nil)), ("lastOk", lastOK.map { .integer($0) } ?? .null),
      ("dontShowAgain", .bool(command.dontShowAgain)),
    ]
  }

  /// What the answer rests on and nobody said.
  private static func assumptions(_ decision: Decision, _ device: VersionDevice, _ versionCode: Int64?) -> [String] {
    var assumptions: [String] = []
    switch device.applies {
    case .asServed: assumptions.append("The service gives this document to every installed version (as-served).")
    case .below: assumptions.append("The service gives this document to installed versions below its versionCode (--applies below).")
    case .exact: assumptions.append("The service gives this document to exactly the installed version in versionCode (--applies exact).")
    case .upTo: assumptions.append("The service gives this document to installed versions up to its versionCode (--applies up-to).")
    }
    let usesMemory = decision.trace.contains { step in
      switch step.comparison {
      case .changed, .allowed, .quietOver: true
      default: false
      }
    }
    if usesMemory, device.cached == nil {
      assumptions.append("The device is new: it never fetched a document before (--cached, --last-ok, --dont-show-again).")
    }
    if usesMemory, device.cached != nil {
      assumptions.append("The installed version is the one that fetched the earlier document.")
    }
    return assumptions
  }

  /// iOS opens another address than the document's when it has to be encoded once more.
  private func noteLink(_ simulation: inout Simulation) {}

  // MARK: Rating

  private func simulateRating(_ facts: Facts) -> Answer {
    let decoding = Decoding(facts.document)
    let config = RatingConfig(decoding, for: client)
    let minutes = command.minutesSincePrompt ?? 0
    let opens = command.opens ?? 1
    var device = RatingDevice(
      client: client, platform: facts.platform, now: now,
      state: RatingState(openings: opens - 1, lastPrompt: now - minutes * 60_000, isRefusedForEver: command.dontAsk))
    device.isOffline = command.offline
    guard let (decision, _) = RatingDecision.open(config, on: device) else {
      return .leftOut("the source of \(client.name) was not read")
    }
    var simulation = Simulation(
      path: facts.path, document: facts.document, count: facts.count, client: client, platform: facts.platform,
      inputs: [
        ("date", .integer(now)), ("platform", .string(facts.platform.rawValue)), ("offline", .bool(command.offline)),
        ("opens", .integer(opens)), ("minutesSincePrompt", .integer(minutes)), ("dontAsk", .bool(command.dontAsk)),
      ], decision: decision, languages: facts.languages, zone: zone)
    simulation.assumptions = facts.assumptions
    let compares = decision.trace.contains { $0.member == "minutes" || $0.member == "numAperture" }
    if compares, command.opens == nil { simulation.assumptions.append("This is the first opening of the app (--opens).") }
    if compares, command.minutesSincePrompt == nil {
      simulation.assumptions.append("No minute has passed since the last prompt or the first opening (--minutes-since-prompt).")
    }
    if config == nil, let failure = decoding.firstFailure(for: client) {
      simulation.decision.notes.insert("It does not decode because \(failure.words(in: facts.document)).", at: 0)
    }
    if let config, let perDay = command.opensPerDay, let days = command.days {
      let openings = (0..<days * perDay).map { number in
        now + Int64(number / perDay) * Calendar.millisecondsPerDay
          + Int64(number % perDay) * Calendar.millisecondsPerDay / Int64(perDay)
      }
      simulation.prompts = RatingDecision.prompts(config, client: client, platform: facts.platform, openings: openings)
      simulation.assumptions.append("The app is opened \(perDay) times a day at equal intervals, for the first time at the given date.")
    }
    return .answer(simulation)
  }
}
