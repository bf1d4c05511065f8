/// A member of a document as a client looks for it.
package struct PrinceMember: Sendable, Hashable {
  /// Content to look for inside of the value of a member.
  indirect enum Inside: Sendable, Hashable {
    case nothing
    case members([PrinceMember])
    /// Whatever there is, each a condition by its name.
    case conditions
  }

  package let name: String
  /// The name by which Apple's decoder knows it. [prince-snake-case]
  package let inCamelCase: String
  /// `Taken.otherwise`.
  let otherwise: String?
  let use: Taken.Use
  let inside: Inside

  init(_ name: String, otherwise: String? = nil, use: Taken.Use = .decides, inside: Inside = .nothing) {
    self.name = name
    inCamelCase = SnakeCase.converted(name)
    self.otherwise = otherwise
    self.use = use
    self.inside = inside
  }
}

// MARK: Format 4

extension PrinceMember {
  /// Members that everybody looks for in a configuration. [prince-lists, prince-frequency-default]
  static let ofConfiguration = [
    PrinceMember("required_version"), PrinceMember("last_version_available"),
    PrinceMember("notify_last_version_frequency", otherwise: PrinceFrequency.once.rawValue),
    PrinceMember("requirements", inside: .conditions), meta,
  ]
  static let meta = PrinceMember("meta", use: .handedOn)

  package static let configuration = ofConfiguration.map { $0.name }
  /// The two of them that hold versions.
  package static let versions = ["required_version", "last_version_available"]
  /// Purposes of the members of format 4. [prince-decision, prince-frequency-default, prince-meta]
  package static let meanings = [
    "required_version": "Installed versions below it must update.",
    "last_version_available": "Installed versions below it may update.",
    "notify_last_version_frequency":
      "ONCE offers each version once, ALWAYS at every check. In capitals: iOS up to 4.0.7 reads nothing else.",
    "requirements": "All of them must hold for the configuration to be used.",
    "meta": "Handed to the app with the answer.",
  ]

  /// The member of a configuration for which a key is meant that native apps of Apple's systems alone read so, or would
  /// read so on another platform. [prince-snake-case]
  package static func renamed(_ key: String, on platform: DevicePlatform) -> String? {
    if configuration.contains(key) { return nil }
    let name = platform.isApple ? SnakeCase.converted(key) : key
    return ofConfiguration.first { $0.inCamelCase == name }?.name
  }
}

// MARK: Before release 4

extension PrinceMember {
  /// Use that some clients make of a member of the object of before release 4.
  private struct Row {
    var name: String
    var readers: [(clients: ClientSet, otherwise: String?, use: Taken.Use)]

    init(_ name: String, _ readers: (clients: ClientSet, otherwise: String?, use: Taken.Use)...) {
      self.name = name
      self.readers = readers
    }

    func member(for client: Client, inside: Inside = .nothing) -> PrinceMember? {
      readers.first { $0.clients.contains(client) }.map {
        PrinceMember(name, otherwise: $0.otherwise, use: $0.use, inside: inside)
      }
    }
  }

  private static let before4 = ClientSet.princeIOSBefore4 | .princeAndroidBefore4
  /// KMP takes the object on iOS. [prince-old-object-only]
  private static let takers = before4 | .princeKMP
  private static let withCodes = PrinceChange.versionCodes.releases
  private static let rewritten = PrinceChange.rewritten.releases.intersection(before4)
  private static let lowestSystem = PrinceChange.lowestSystem.releases.intersection(before4)
  private static let onlyOptional = PrinceChange.latestVersion.missing(from: .princeAndroid)
  private static let notHonouring = PrinceChange.honoursAlways.missing(from: .princeAndroid)
  private static let byDefaultAlways = ClientSet.princeAndroidBefore4.subtracting(notHonouring | rewritten)

  /// Beside the holders of the latest version.
  /// [prince-old-format, prince-version-codes, prince-lowest-system, prince-rewritten]
  private static let rowsOfObject = [
    Row("minimum_version", (takers, nil, .decides)), Row("minimum_version_code", (withCodes, nil, .onlyDecoded)),
    Row("minimum_version_min_sdk", (rewritten, "1", .decides), (lowestSystem, nil, .decides)),
  ]
  /// The holders of the latest version: an object each. [prince-latest-version]
  private static let rowsOfHolders = [
    Row("latest_version", (takers.subtracting(onlyOptional), nil, .decides)),
    Row("optional_update", (onlyOptional, nil, .decides)),
  ]
  /// Inside of these. [prince-old-notification, prince-honours-always]
  private static let rowsOfLatest = [
    Row("version", (takers, nil, .decides)), Row("version_code", (withCodes, nil, .onlyDecoded)),
    Row(
      "notification_type", (notHonouring, PrinceFrequency.once.rawValue, .passedOver),
      (byDefaultAlways, PrinceFrequency.always.rawValue, .decides), (takers, PrinceFrequency.once.rawValue, .decides)),
    Row("min_sdk", (rewritten, "1", .decides), (lowestSystem, nil, .decides)),
  ]

  /// Members that a client looks for in the object of before release 4; nothing for clients that read none.
  static func ofOldObject(for client: Client) -> [PrinceMember] {
    let latest = Inside.members(rowsOfLatest.compactMap { $0.member(for: client) })
    return rowsOfObject.compactMap { $0.member(for: client) }
      + rowsOfHolders.compactMap { $0.member(for: client, inside: latest) }
  }

  /// Every name that some client looks for there.
  package static let oldObject = (rowsOfObject + rowsOfHolders).map { $0.name }
  /// Those that hold the latest version.
  package static let holders = rowsOfHolders.map { $0.name }
  /// Every name inside of these.
  package static let latestVersion = rowsOfLatest.map { $0.name }
}

// MARK: Recognition

extension PrinceMember {
  /// The names of a configuration and of the older object, also as iOS alone reads them, and what their values look
  /// like.
  static let forms: [(name: String, form: OwnForm)] = [
    ("required_version", .version), ("requiredVersion", .version), ("last_version_available", .version),
    ("lastVersionAvailable", .version), ("notify_last_version_frequency", frequency),
    ("notifyLastVersionFrequency", frequency), ("requirements", .object), ("minimum_version", .version),
    ("minimum_version_min_sdk", .version), ("latest_version", .versionObject), ("optional_update", .versionObject),
    ("meta", .object),
  ]
  private static let frequency = OwnForm.word(["once", "always"])
}
