import OSAMFormats

/// The object of the format before release 4 that says the same as a list of configurations, where there is one.
///
/// Each candidate is put before the decisions of the older releases, the list before that of a newer one, and every
/// answer of theirs is compared: all versions and systems, whatever was announced before, and whatever checkers the app
/// has. Only Apple's systems: on Android the object has version names and the list version codes.
/// [prince-version-android, prince-semantic-version]
package struct PrinceTwin: Sendable {
  /// The object that the older releases read.
  package var object: ReadValue
  /// On some device no configuration applies: newer releases report an error there, the older ones no new version.
  package var isSilent = false

  /// Why there is no such object, in a half-sentence.
  package struct Disagreement: Error, Sendable, Equatable {
    package var words: LocalizedMessage
  }

  /// The twin of the list that `newer` reads on this platform in `root`, for each of the `older` releases.
  package static func of(
    _ root: ReadValue, on platform: DevicePlatform, newer: Client, older: [Client]
  ) -> Result<PrinceTwin, Disagreement> {
    guard let search = Search(root, platform, newer: newer, older: older) else {
      return .failure(Disagreement(words: "\(newer.name) cannot read the list"))
    }
    return search.run()
  }
}

/// One search for a twin.
private struct Search {
  let root: ReadValue
  let platform: DevicePlatform
  let newer: Client
  let older: [Client]
  let content: PrinceContent
  let configurations: [PrinceConfiguration]

  init?(_ root: ReadValue, _ platform: DevicePlatform, newer: Client, older: [Client]) {
    guard case .success(let content) = PrinceContent.read(root, for: newer, on: platform),
      case .configurations(let elements) = content.body
    else { return nil }
    self.root = root
    self.platform = platform
    self.newer = newer
    self.older = older
    self.content = content
    configurations = elements.compactMap { try? $0.get() }
  }

  private static let mostCandidates = 200
  /// Over all candidates; more than any document needs that was written by hand.
  private static let mostQuestions = 20_000
  private static let tooMany = PrinceTwin.Disagreement(
    words: "the list has more configurations than can be compared")

  func run() -> Result<PrinceTwin, PrinceTwin.Disagreement> {
    guard minimums(nil).count * systems.count * systems.count <= Self.mostCandidates else {
      return .failure(Self.tooMany)
    }
    guard let newest else {
      return .failure(.init(words: "every configuration needs a checker of the app, and older releases know none"))
    }
    guard let latest = latest(newest) else {
      return .failure(.init(words: "the configuration for the newest systems names no version"))
    }
    var questions = 0
    /// That of the candidate with the fewest kinds of devices for which it says something else.
    var best: (disagreeing: Int, words: PrinceTwin.Disagreement)?
    for minimum in minimums(newest) {
      for minimumSystem in systems where minimum != nil || minimumSystem == nil {
        for latestSystem in systems {
          let object = Self.object(minimum, minimumSystem, latest, latestSystem)
          let agreement = agreement(object)
          guard let cells = agreement.cells(limit: Self.mostQuestions - questions) else {
            return .failure(Self.tooMany)
          }
          questions += cells.questions
          guard let disagreement = agreement.disagreement(cells) else {
            return .success(PrinceTwin(object: object, isSilent: cells.answers.contains(.silent)))
          }
          let disagreeing = cells.cells.count { !cells.answer(of: $0).agrees }
          if disagreeing < best?.disagreeing ?? .max { best = (disagreeing, disagreement) }
        }
      }
    }
    return .failure(best?.words ?? .init(words: "there is nothing to compare"))
  }

  // MARK: Candidates

  /// The configuration of a device on a system newer than any that is named, in an app without checkers.
  private var newest: PrinceConfiguration? {
    let device = PrinceDevice(
      client: newer, platform: platform, installed: "0.0.0-0", system: Self.newestSystem)
    guard case .success(let configuration) = PrinceDecision.selected(.success(content), on: device) else { return nil }
    return configuration
  }

  private static let newestSystem = "9999.0.0"

  /// The larger of the two versions as written, and the frequency: what the newer releases report.
  private func latest(_ configuration: PrinceConfiguration) -> (version: ReadValue, frequency: PrinceFrequency)? {
    guard case .success(let values) = configuration.values else { return nil }
    let required = values.required?.apple
    let last = values.last?.apple
    let isRequired = required.map { required in last.map { $0 < required } ?? true } ?? false
    return (isRequired ? values.required : values.last).flatMap { root.at($0.path) }.map { ($0, values.frequency) }
  }

  /// None, and each required version as written; that of the newest systems first.
  private func minimums(_ newest: PrinceConfiguration?) -> [ReadValue?] {
    var minimums: [ReadValue?] = []
    for configuration in [newest].compactMap({ $0 }) + configurations {
      guard case .success(let values) = configuration.values else { continue }
      let minimum = values.required.flatMap { root.at($0.path) }
      if !minimums.contains(minimum) { minimums.append(minimum) }
    }
    return minimums.contains(nil) ? minimums : minimums + [nil]
  }

  /// None, and each lowest system as written.
  private var systems: [ReadValue?] {
    var systems: [ReadValue?] = [nil]
    for requirement in configurations.flatMap({ $0.requirements }) {
      guard case .system = requirement.value, let written = root.at(requirement.path), !systems.contains(written)
      else { continue }
      systems.append(written)
    }
    return systems
  }

  private static func object(
    _ minimum: ReadValue?, _ minimumSystem: ReadValue?, _ latest: (version: ReadValue, frequency: PrinceFrequency),
    _ latestSystem: ReadValue?
  ) -> ReadValue {
    func members(_ members: [(String, ReadValue?)]) -> ReadValue {
      .object(members.compactMap { name, value in value.map { ReadValue.Member(name, $0) } })
    }
    return members([
      ("minimum_version", minimum), ("minimum_version_min_sdk", minimumSystem),
      (
        "latest_version",
        members([
          ("version", latest.version), ("notification_type", .text(latest.frequency.rawValue)),
          ("min_sdk", latestSystem),
        ])
      ),
    ])
  }

  // MARK: Agreement

  private func agreement(_ object: ReadValue) -> PrinceAgreement {
    var both: [ReadValue.Member] = [.init(platform.rawValue, object)]
    if let meta = root["meta"] { both.append(.init("meta", meta)) }
    return PrinceAgreement(
      on: platform, newer: (newer, .success(content)),
      older: older.map { ($0, PrinceContent.read(.object(both), for: $0, on: platform)) })
  }
}

extension ReadValue {
  /// The value at a path; nil when there is none.
  fileprivate func at(_ path: [PathStep]) -> ReadValue? {
    var value = self
    for step in path {
      switch (step, value.content) {
      case (.name(let name), _):
        guard let next = value[name] else { return nil }
        value = next
      case (.number(let number), .list(let items)):
        guard items.indices.contains(number) else { return nil }
        value = items[number]
      default: return nil
      }
    }
    return value
  }
}
