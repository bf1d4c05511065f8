import OSAMDecisions
import OSAMFormats
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
package struct PerClientSimulator {
  let kinds: ReportedKinds
  let asked: SimulateOptions
  /// The client that was named, of whatever library.
  var client: AskedClient?
  /// Of these the newest of each library is asked where none was named.
  let targets: ClientSet
  let platform: DevicePlatform?
  let now: Instant
  let zone: Zone
  let requirements: [CheckedRequirement]

  package init(
    kinds: ReportedKinds, asked: SimulateOptions, targets: ClientSet, platform: DevicePlatform?, now: Instant,
    zone: Zone, requirements: [CheckedRequirement]
  ) {
    self.kinds = kinds
    self.asked = asked
    self.targets = targets
    self.platform = platform
    self.now = now
    self.zone = zone
    self.requirements = requirements
  }

  /// Why a document has no answer for some platform, or for any.
  package struct LeftOut: Equatable {
    package var words: LocalizedMessage
    /// It was asked for, and could not be answered.
    package var isUnanswered: Bool
    /// With one more option it could be.
    package var needsOption = false

    /// The clients that were named are of other libraries.
    static func unread(by clients: [Client]) -> LeftOut {
      guard clients.count == 1, let client = clients.first else {
        return LeftOut(words: "none of the releases that are named reads such documents", isUnanswered: false)
      }
      return LeftOut(words: "\(client.name) does not read such documents", isUnanswered: false)
    }
  }

  /// The answers for a document, and what has none.
  func simulate(
    _ document: Document, path: FilePath, count: Int,
    by answer: @Sendable (PerClientSimulator, Document, Client, DevicePlatform) -> Result<Simulation, Obstacle>
  ) -> (answers: [Simulation], leftOut: [LeftOut]) {
    if let why = document.whyNoAnswer { return ([], [LeftOut(words: why, isUnanswered: true)]) }
    var answers: [Simulation] = []
    var leftOut: [LeftOut] = []
    let clients =
      client.map { [$0.answering] }
      ?? document.kind.libraries.compactMap { library in
        library.clients.intersection(targets).clients.last
      }
    var answered: Set<DevicePlatform> = []
    for client in clients {
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
        case .failure(let obstacle):
          leftOut.append(LeftOut(words: obstacle.words, isUnanswered: true, needsOption: obstacle.needsOption))
        }
      }
    }
    if answers.isEmpty, leftOut.isEmpty, let platform {
      leftOut.append(LeftOut(words: "none of its libraries runs on \(platform.title)", isUnanswered: false))
    }
    return (answers, leftOut)
  }

  /// Why a client has no answer.
  package struct Obstacle: Error {
    var words: LocalizedMessage
    var needsOption = false
  }

  /// The systems a client runs on, as far as the document speaks to them. One that was named is asked about even when the
  /// document says nothing to it.
  private func systems(of client: Client, _ document: Document) -> [DevicePlatform] {
    let all = document.kind.platforms(of: client)
    return platform == nil ? all.filter(document.platformsSpokenTo.contains) : all
  }

  /// The version that is installed; nil where nobody said.
  package var installed: String? { asked.question.version }

  /// Said where an Apple system is asked about a version that only Android has: one number with five digits or more.
  package func strangeVersion(on system: DevicePlatform) -> [LocalizedMessage] {
    guard system.isApple, let installed, installed.utf8.count >= Self.digitsOfCodes,
      installed.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return [] }
    return [
      "\(Quote.text(installed)) looks like a version code of Android; an app for \(system.title) has a version such as 4.3.0 (--version)."
    ]
  }

  private static let digitsOfCodes = 5

  /// The choice of the client, where the question left it open.
  package func assumedClient(_ client: Client) -> [LocalizedMessage] {
    (self.client ?? AskedClient(assumed: client)).assumption
  }

  package func simulation(
    _ document: Document, _ client: Client, _ system: DevicePlatform, _ inputs: [(name: String, value: JSONValue)],
    _ decision: Decision, _ assumptions: [LocalizedMessage]
  ) -> Simulation {
    Simulation(
      path: "", document: document, pages: kinds[document.kind],
      stepsNameMembers: kinds.models[document.kind].stepsNameMembers, count: 1, client: client, platform: system.title,
      inputs: inputs, decision: decision, assumptions: assumptions, zone: zone)
  }
}
