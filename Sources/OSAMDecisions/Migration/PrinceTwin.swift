import OSAMFormats

/// The object of the format before release 4 that says the same as a list of configurations, where there is one.
///
/// That the two agree is not argued but tried: each candidate is put before the decisions of the older releases, the
/// list before that of a newer one, on devices just below, at and just above every version that the list names, with
/// an announcement remembered or not, and with the app's own checkers or without. Only Apple's systems: on Android the
/// object has version names and the list version codes. [prince-version-android, prince-semantic-version]
package struct PrinceTwin: Sendable {
  /// What the older releases read.
  package var object: ReadValue
  /// On some device no configuration applies: newer releases report an error there, the older ones no new version.
  package var isSilent = false

  /// Why there is no such object, in a half-sentence.
  package struct Disagreement: Error, Sendable, Equatable {
    package var words: String
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
  let devices: [Probe]

  /// A device without its client.
  struct Probe {
    var installed: String
    var system: String
    var remembered: [String]
    var checkers: [String: PrinceDevice.Checker]
  }

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
    devices = Self.devices(configurations)
  }

  func run() -> Result<PrinceTwin, PrinceTwin.Disagreement> {
    guard !devices.isEmpty, minimums(nil).count * systems.count * systems.count <= Self.mostCandidates else {
      return .failure(.init(words: "the list has more configurations than can be compared"))
    }
    guard let newest else {
      return .failure(.init(words: "every configuration needs a checker of the app, and older releases know none"))
    }
    guard let latest = latest(newest) else {
      return .failure(.init(words: "the configuration for the newest systems names no version"))
    }
    /// That of the candidate that went well for longest.
    var best: (agreed: Int, words: PrinceTwin.Disagreement)?
    for minimum in minimums(newest) {
      for minimumSystem in systems where minimum != nil || minimumSystem == nil {
        for latestSystem in systems {
          let object = Self.object(minimum, minimumSystem, latest, latestSystem)
          switch compare(object) {
          case .success(let isSilent): return .success(PrinceTwin(object: object, isSilent: isSilent))
          case .failure(let failed): if failed.agreed > best?.agreed ?? -1 { best = (failed.agreed, failed.words) }
          }
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
    for requirement in configurations.flatMap(\.requirements) {
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

  // MARK: Devices

  /// More than any document has that was written by hand.
  private static let mostDevices = 20_000
  private static let mostCandidates = 200

  private static func devices(_ configurations: [PrinceConfiguration]) -> [Probe] {
    var versions: Set<PrinceVersion> = []
    var systems: Set<PrinceVersion> = []
    var keys: Set<String> = []
    for configuration in configurations {
      if case .success(let values) = configuration.values {
        versions.formUnion([values.required?.apple, values.last?.apple].compactMap { $0 })
      }
      for requirement in configuration.requirements {
        switch requirement.value {
        case .system(let lowest): systems.insert(lowest)
        case .typed, .text: keys.insert(requirement.key)
        case .skipped: break
        }
      }
    }
    let installed = around(versions).map(\.description)
    let platforms = around(systems).map { "\($0.major).\($0.minor).\($0.patch)" } + [newestSystem]
    let remembered = [[], versions.sorted().map(\.description)]
    let checkers =
      keys.isEmpty ? [[:]] : [[:], Dictionary(uniqueKeysWithValues: keys.map { ($0, PrinceDevice.Checker.anything) })]
    if installed.count * platforms.count * remembered.count * checkers.count > mostDevices { return [] }
    var devices: [Probe] = []
    for system in platforms {
      for version in installed {
        for memory in remembered {
          for checker in checkers {
            devices.append(Probe(installed: version, system: system, remembered: memory, checkers: checker))
          }
        }
      }
    }
    return devices
  }

  /// Each version, its neighbours, and one below and one above them all.
  private static func around(_ versions: Set<PrinceVersion>) -> [PrinceVersion] {
    var all: Set<PrinceVersion> = [PrinceVersion(0), PrinceVersion(9998)]
    for version in versions {
      var above = version
      above.build = version.build == .max ? .max : version.build + 1
      var patch = version
      if patch.patch < .max { patch.patch += 1 }
      all.formUnion([version, above, patch])
      if let below = below(version) { all.insert(below) }
    }
    return all.sorted()
  }

  /// A version with nothing of importance between it and the one given.
  private static func below(_ version: PrinceVersion) -> PrinceVersion? {
    let many = 999_999
    if version.build > 0 {
      return PrinceVersion(version.major, version.minor, version.patch, build: version.build - 1)
    }
    if version.patch > 0 { return PrinceVersion(version.major, version.minor, version.patch - 1, build: many) }
    if version.minor > 0 { return PrinceVersion(version.major, version.minor - 1, many, build: many) }
    return version.major > 0 ? PrinceVersion(version.major - 1, many, many, build: many) : nil
  }

  // MARK: Agreement

  /// What the users of an app are told.
  private struct Told: Equatable {
    var plain: Plain
    var version: String?
    /// No configuration applies.
    var isSilent = false

    init?(_ decision: Decision) {
      plain = decision.plain
      version = decision.updateVersion
      switch decision.plain {
      case .mustUpdate, .mayUpdate, .nothing: break
      case .error where decision.outcome == "error:requirementsNotSatisfied":
        plain = .nothing
        isSilent = true
      default: return nil
      }
    }

    /// The same answer; the version counts where both name one and something is to be done.
    func agrees(with other: Told) -> Bool {
      guard plain == other.plain else { return false }
      guard plain != .nothing, let version, let otherVersion = other.version else { return true }
      return version == otherVersion
    }
  }

  private struct Failed: Error {
    /// Devices on which all was well.
    var agreed: Int
    var words: PrinceTwin.Disagreement
  }

  /// Whether some device is told nothing because no configuration applies; fails with the first disagreement.
  private func compare(_ object: ReadValue) -> Result<Bool, Failed> {
    var both: [ReadValue.Member] = [.init(platform.rawValue, object)]
    if let meta = root["meta"] { both.append(.init("meta", meta)) }
    let old = older.map { ($0, PrinceContent.read(.object(both), for: $0, on: platform)) }
    var isSilent = false
    for (agreed, probe) in devices.enumerated() {
      guard let expected = told(.success(content), newer, probe) else {
        return .failure(
          Failed(agreed: agreed, words: .init(words: "\(newer.name) cannot use the list on every device")))
      }
      isSilent = isSilent || expected.isSilent
      for (client, content) in old {
        let answer = told(content, client, probe)
        if let answer, answer.agrees(with: expected) { continue }
        return .failure(Failed(agreed: agreed, words: disagreement(probe, expected, client, answer)))
      }
    }
    return .success(isSilent)
  }

  private func told(_ content: Result<PrinceContent, PrinceFault>, _ client: Client, _ probe: Probe) -> Told? {
    let device = PrinceDevice(
      client: client, platform: platform, installed: probe.installed, system: probe.system, checkers: probe.checkers,
      remembered: probe.remembered)
    return PrinceDecision.decide(content, on: device).flatMap(Told.init)
  }

  private func disagreement(
    _ probe: Probe, _ expected: Told, _ client: Client, _ answer: Told?
  ) -> PrinceTwin.Disagreement {
    func words(_ told: Told?) -> String {
      guard let told else { return "an error" }
      return told.plain == .nothing ? "nothing" : told.plain.rawValue + (told.version.map { " (\($0))" } ?? "")
    }
    let checks = probe.checkers.isEmpty ? "" : " with the app's own checkers"
    return .init(
      words:
        "version \(probe.installed) on system \(probe.system)\(checks) is told \(words(expected)) by \(newer.name), and an object would make \(client.name) say \(words(answer))"
    )
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
