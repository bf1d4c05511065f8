import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Devices of every sort before one document, and what `simulate` says of each.
struct TriedDevices {
  struct Answer {
    /// The device in words.
    var device: String
    var decision: Decision
    /// The device looked at the document.
    var isFetched = true
  }

  private let decoding: Decoding
  private let document: Document
  /// The document's value to clients that do not read its text: authored, or YAML.
  private let value: ReadValue?

  init(_ decoding: Decoding) {
    self.decoding = decoding
    document = decoding.document
    let isServed = document.role == .served && document.tree.syntax == .json
    value = isServed ? nil : ReadValue(document.tree, document.root)
  }

  /// Nothing for clients that cannot answer otherwise than one before them.
  func answers(of client: Client, on platform: String?) -> [Answer] {
    // A document that nothing is built from comes to no device.
    guard !Self.twins.contains(client), document.obstacleToBuilding == nil else { return [] }
    switch document.kind {
    case .osamVersion: return versions(client)
    case .osamRating: return ratings(client)
    case .controlDeVersions: return olderVersions(client)
    case .valoracions: return olderRatings(client)
    default:
      guard let platform = platform.flatMap(DevicePlatform.init), DevicePlatform.all(for: client).contains(platform)
      else {
        return []
      }
      return prince(client, platform)
    }
  }

  /// Clients with the decoder and the changes of an earlier release of their library.
  private static let twins: ClientSet = {
    var seen: Set<String> = []
    var twins = ClientSet.empty
    for client in Client.all where client.release.isVerified {
      let sort: String
      switch client.library.id {
      case Library.osam.id:
        sort = "\(DecoderRange.of(client)?.id ?? "") \(client.moduleChanges)"
      case Library.princeIOS.id, Library.princeAndroid.id, Library.princeKMP.id:
        sort = "\(PrinceChange.allCases.filter(client.isPrince))"
      case Library.controlDeVersionsIOS.id: sort = ""
      default: sort = client.name
      }
      if !seen.insert("\(client.library.id) \(sort)").inserted { twins.insert(client) }
    }
    return twins
  }()

  // MARK: The common module

  private func versions(_ client: Client) -> [Answer] {
    let config = VersionConfig(decoding, for: client)
    let isEndless = decoding.endlessTo.contains(client)
    let answer: VersionDecision.Answer = config.map { .decoded($0) } ?? (isEndless ? .endless : .undecodable)
    let code = document.integer("versionCode")
    // The first releases on iOS ask about builds of 32 bits alone.
    return [(Platform.android, Int64(1)), (.ios, 2_000_000_000), (.ios, 3_000_000_000)].compactMap {
      platform, installed in
      let device = VersionDevice(
        client: client, platform: platform, installed: installed, applies: .asServed, now: Invariants.now)
      return VersionDecision.decide(answer, versionCode: code, on: device).map {
        Answer(device: "\(client.name) on \(platform.title), installed \(installed)", decision: $0)
      }
    }
  }

  private func ratings(_ client: Client) -> [Answer] {
    [Platform.android, .ios].compactMap { platform in
      let device = RatingDevice(client: client, platform: platform, now: Invariants.now)
      let isEndless = decoding.endlessTo.contains(client)
      return RatingDecision.open(RatingConfig(decoding, for: client), isEndless: isEndless, on: device).map {
        Answer(device: "\(client.name) on \(platform.title)", decision: $0.decision)
      }
    }
  }

  // MARK: The older libraries

  private func read(for client: Client) -> Result<ReadValue, OlderFault>? {
    value.map { .success($0) } ?? OlderReader.read(document.tree.bytes, for: client)
  }

  private func olderVersions(_ client: Client) -> [Answer] {
    guard let read = read(for: client) else { return [] }
    var answers: [Answer] = []
    for language in [nil, "cat", "ca", "es", "en", "fr"] {
      for (installed, system) in [("0.9", "99"), ("3.2.1", "99"), ("99.0", "5"), ("0.9", "5"), ("1-beta", "99")] {
        let device = OlderVersionDevice(client: client, installed: installed, system: system, language: language)
        guard let decision = OlderVersionDecision.decide(read, on: device) else { continue }
        let isFetched = decision.trace.contains { if case .decodes = $0.check { true } else { false } }
        answers.append(
          Answer(
            device: "\(client.name), installed \(installed), system \(system), language \(language ?? "none")",
            decision: decision, isFetched: isFetched))
      }
    }
    return answers
  }

  private func olderRatings(_ client: Client) -> [Answer] {
    guard let read = read(for: client) else { return [] }
    var answers: [Answer] = []
    for language in [nil, "ca", "fr"] {
      for (opens, days) in [(Int64(1), 0.0), (20, 30), (.max, 100_000)] {
        let device = OlderRatingDevice(client: client, opens: opens, daysSinceFirst: days, language: language)
        guard let decision = OlderRatingDecision.decide(read, on: device) else { continue }
        answers.append(
          Answer(
            device: "\(client.name), \(opens) launches, \(days) days, language \(language ?? "none")",
            decision: decision))
      }
    }
    return answers
  }

  // MARK: Prince of Versions

  private func prince(_ client: Client, _ platform: DevicePlatform) -> [Answer] {
    let content =
      value.map { PrinceContent.read($0, for: client, on: platform) }
      ?? PrinceContent.read(document.tree.bytes, for: client, on: platform)
    var answers: [Answer] = []
    for (number, installed) in Self.installed(client, platform).enumerated() {
      for (place, system) in Self.systems(platform).enumerated() {
        // Every pair of values comes, not every combination.
        let checkers = (number + place).isMultiple(of: 2) ? [] : Self.checkers
        var device = PrinceDevice(
          client: client, platform: platform, installed: installed, system: system,
          checkers: PrinceDevice.Checkers(checkers))
        device.usesBuilder = !number.isMultiple(of: 2)
        guard let decision = PrinceDecision.decide(content, on: device) else { continue }
        answers.append(
          Answer(
            device:
              "\(client.name) on \(platform.rawValue), installed \(installed), system \(system), checkers \(checkers.count)",
            decision: decision))
      }
    }
    return answers
  }

  private static let checkers = ["region", "pilot", "freeSpace", "free_space"].map {
    (key: $0, checker: RequirementChecker("*"))
  }

  private static func installed(_ client: Client, _ platform: DevicePlatform) -> [String] {
    switch platform {
    case .ios, .macos: ["0.0.1-1", "1.3.0-1", "9.0.0-1", "x"]
    case .jvm: ["0.0.1", "1.3", "9.0.0"]
    case .android:
      client.isPrince(.lists) || client.library.id == Library.princeKMP.id
        ? ["0", "130", "99999"] : ["0.0.1", "1.3.0", "9.0.0", "1.2"]
    }
  }

  private static func systems(_ platform: DevicePlatform) -> [String] {
    switch platform {
    case .ios, .macos: ["9.0", "14.0", "99.0"]
    case .jvm: ["8", "99"]
    case .android: ["16", "26", "99"]
    }
  }
}
