import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

extension DevicePlatform {
  /// The common module's word for it; nil where it has no apps.
  var ofCommonModule: Platform? {
    switch self {
    case .ios: .ios
    case .android: .android
    case .macos, .jvm: nil
    }
  }
}

/// Puts documents whose clients are asked one by one before the decisions of their libraries.
struct AskedSimulator {
  let asked: SimulateOptions
  /// The client that was named, of whatever library.
  let client: Client?
  /// Of these the newest of each library is asked where none was named.
  var targets = ClientSet.verified
  let platform: DevicePlatform?
  let now: Instant
  let zone: Zone
  let requirements: [CheckedRequirement]

  /// Why a document has no answer for some platform, or for any.
  struct LeftOut {
    var words: Words
    /// It was asked for, and could not be answered.
    var isUnanswered: Bool
  }

  /// The answers for a document, and what has none.
  func simulate(
    _ document: Document, path: FilePath, count: Int,
    by answer: (AskedSimulator, Document, Client, DevicePlatform) -> Result<Simulation, Obstacle>
  ) -> (answers: [Simulation], leftOut: [LeftOut]) {
    if let why = document.whyNoAnswer { return ([], [LeftOut(words: why, isUnanswered: true)]) }
    var answers: [Simulation] = []
    var leftOut: [LeftOut] = []
    let clients =
      client.map { [$0] }
      ?? document.kind.libraries.compactMap { library in
        ClientSet(library).intersection(targets).clients.last
      }
    var answered: Set<DevicePlatform> = []
    for client in clients {
      guard document.kind.clients.contains(client) else {
        leftOut.append(LeftOut(words: "\(client.name) does not read such documents", isUnanswered: false))
        continue
      }
      // Where two libraries run on a system, the native one answers unless the other is named.
      let systems = systems(of: client, document).filter {
        (platform == nil || $0 == platform) && answered.insert($0).inserted
      }
      for system in systems {
        switch answer(self, document, client, system) {
        case .success(var simulation):
          simulation.path = path
          simulation.count = count
          answers.append(simulation)
        case .failure(let why): leftOut.append(LeftOut(words: why.words, isUnanswered: true))
        }
      }
    }
    if answers.isEmpty, leftOut.isEmpty, let platform {
      leftOut.append(LeftOut(words: "none of its libraries runs on \(platform.title)", isUnanswered: false))
    }
    return (answers, leftOut)
  }

  /// Why a client has no answer.
  struct Obstacle: Error { var words: Words }

  /// The systems a client runs on, as far as the document speaks to them. One that was named is asked about even when the
  /// document says nothing to it.
  private func systems(of client: Client, _ document: Document) -> [DevicePlatform] {
    let all = document.kind.platforms(of: client)
    return platform == nil ? all.filter(document.platformsSpokenTo.contains) : all
  }

  // MARK: Prince of Versions

  func prince(_ document: Document, _ client: Client, _ system: DevicePlatform) -> Result<
    Simulation, Obstacle
  > {
    var assumptions = assumedClient(client)
    let usual = Self.usual(client, system)
    let installed = asked.question.version ?? usual.installed
    if asked.question.version == nil { assumptions.append("The installed version is \(installed) (--version).") }
    let osVersion = asked.device.osVersion ?? usual.system
    if asked.device.osVersion == nil {
      assumptions.append(Self.assumedSystem(system, osVersion))
    }
    if requirements.isEmpty { assumptions.append("The app registers no checkers of its own (--requirement).") }
    if asked.device.remembered == nil { assumptions.append("Nothing was announced before (--remembered).") }
    var checkers: PrinceDevice.Checkers = [:]
    for requirement in requirements { checkers[requirement.key] = .init(requirement.value ?? "*") }
    var device = PrinceDevice(
      client: client, platform: system, installed: installed, system: osVersion, checkers: checkers,
      remembered: asked.device.remembered.map { [$0] } ?? [])
    // Only the builder takes checkers. [prince-builder-checkers]
    device.usesBuilder = asked.device.builder || !requirements.isEmpty
    if device.asksForBuilder, !asked.device.builder {
      assumptions.append(
        device.usesBuilder
          ? "The app makes the library object with its builder, for it has checkers."
          : "The app makes the library object with new PrinceOfVersions(this) (--builder).")
    }
    if let problem = device.problem { return .failure(Obstacle(words: problem)) }
    let decision =
      document.isReadByClients
      ? PrinceDecision.decide(document.tree.bytes, on: device)
      : PrinceDecision.decide(ReadValue(document.tree, document.root), on: device)
    guard let decision else { return .failure(Obstacle(words: "the source of \(client.name) was not read")) }
    var inputs: [(name: String, value: JSONValue)] = [
      ("version", .string(installed)), ("platform", .string(system.rawValue)), ("osVersion", .string(osVersion)),
      ("requirements", .object(requirements.map { ($0.key, .string(orNull: $0.value)) })),
      ("remembered", .string(orNull: device.remembered.last)),
    ]
    if device.asksForBuilder { inputs.append(("builder", .bool(device.usesBuilder))) }
    return .success(simulation(document, client, system, inputs, decision, assumptions))
  }

  /// What a device is like when nobody says: the first version, on a system newer than any requirement.
  private static func usual(_ client: Client, _ platform: DevicePlatform) -> (
    installed: String, system: String
  ) {
    switch platform {
    case .android:
      (client.isPrince(.lists) || client.library.id == Library.princeKMP.id ? "1" : "1.0.0", "99")
    case .jvm: ("1.0.0", "99")
    case .ios, .macos: ("1.0.0-1", "99.0")
    }
  }

  private static func assumedSystem(_ platform: DevicePlatform, _ version: String) -> Words {
    switch platform {
    case .android: "The system is API level \(version) (--os-version)."
    case .jvm: "The system is Java \(version) (--os-version)."
    case .ios, .macos: "The system is version \(version) (--os-version)."
    }
  }

  // MARK: The older libraries

  func olderVersion(_ document: Document, _ client: Client, _ system: DevicePlatform) -> Result<
    Simulation, Obstacle
  > {
    var assumptions = assumedClient(client)
    let installed = asked.question.version ?? "1.0.0"
    if asked.question.version == nil { assumptions.append("The installed version is 1.0.0 (--version).") }
    let osVersion = asked.device.osVersion ?? "99"
    if asked.device.osVersion == nil, document.has("minSystemVersion") {
      assumptions.append("The system is newer than any minSystemVersion (--os-version).")
    }
    let language = asked.question.language
    if language == nil { assumptions.append("The app asks for no language (--language).") }
    let device = OlderVersionDevice(client: client, installed: installed, system: osVersion, language: language)
    guard let decision = OlderVersionDecision.decide(document.older(for: client), on: device) else {
      return .failure(Obstacle(words: "the source of \(client.name) was not read"))
    }
    let inputs: [(name: String, value: JSONValue)] = [
      ("version", .string(installed)), ("platform", .string(system.rawValue)), ("osVersion", .string(osVersion)),
      ("language", .string(orNull: language)),
    ]
    return .success(simulation(document, client, system, inputs, decision, assumptions))
  }

  func olderRating(_ document: Document, _ client: Client, _ system: DevicePlatform) -> Result<
    Simulation, Obstacle
  > {
    var assumptions = assumedClient(client)
    let rating = asked.rating
    let opens = rating.opens ?? 1
    let daysSinceFirst = rating.daysSinceFirst ?? rating.daysSincePrompt ?? 0
    if rating.opens == nil { assumptions.append("This is the first opening that the library counts (--opens).") }
    if rating.daysSinceFirst == nil {
      assumptions.append("\(daysSinceFirst) days have passed since the first opening (--days-since-first).")
    }
    if rating.daysSincePrompt == nil { assumptions.append("There was no prompt before (--days-since-prompt).") }
    let device = OlderRatingDevice(
      client: client, opens: opens, daysSinceFirst: Double(daysSinceFirst),
      daysSincePrompt: rating.daysSincePrompt.map { Double($0) }, isAnswered: rating.answered,
      language: asked.question.language)
    guard let decision = OlderRatingDecision.decide(document.older(for: client), on: device) else {
      return .failure(Obstacle(words: "the source of \(client.name) was not read"))
    }
    let inputs: [(name: String, value: JSONValue)] = [
      ("platform", .string(system.rawValue)), ("opens", .integer(opens)),
      ("daysSinceFirst", .integer(daysSinceFirst)),
      ("daysSincePrompt", rating.daysSincePrompt.map { .integer($0) } ?? .null),
      ("answered", .bool(rating.answered)), ("language", .string(orNull: asked.question.language)),
    ]
    return .success(simulation(document, client, system, inputs, decision, assumptions))
  }

  private func assumedClient(_ client: Client) -> [Words] {
    self.client == nil
      ? ["The app carries \(client.library.id) \(client.release.name), the newest release that was read (--client)."]
      : []
  }

  private func simulation(
    _ document: Document, _ client: Client, _ system: DevicePlatform, _ inputs: [(name: String, value: JSONValue)],
    _ decision: Decision, _ assumptions: [Words]
  ) -> Simulation {
    Simulation(
      path: "", document: document, count: 1, client: client, platform: system.title, inputs: inputs,
      decision: decision, assumptions: assumptions, zone: zone)
  }
}
