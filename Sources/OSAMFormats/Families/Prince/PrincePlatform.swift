import OSAMSyntax

/// The platforms of Prince of Versions.
extension DevicePlatform {
  /// Every key under which its configurations may stand, the plain one first.
  package var keys: [PrinceKey] { PrinceKey.allCases.filter { $0.platform == self } }

  /// The keys a release reads here, the one it takes first in front; empty where it does not run.
  package func keys(for client: Client) -> [PrinceKey] {
    let keys = keys.filter { $0.readers.contains(client) }
    return PrinceKey.plainFirst.contains(client) ? keys : keys.reversed()
  }

  /// True if statements about a release on this platform were measured, or read in a source that leaves no doubt. KMP
  /// on iOS was run only with stand-ins for Apple's classes. [prince-kmp-on-ios]
  package func isProven(for client: Client) -> Bool { client.library.id != Library.princeKMP.id || self != .ios }

  /// Clients that were not run on a platform itself, or on one of all where none is named, so that they only "may" do
  /// what is said.
  package static func unproven(on platform: Self?) -> ClientSet {
    let platforms = platform.map { [$0] } ?? allCases
    return ClientSet(
      ClientSet(.princeKMP).clients.filter { client in !platforms.allSatisfy { $0.isProven(for: client) } })
  }

  /// Requirements that the library checks itself. [prince-system-ios, prince-system-kmp]
  package var builtInRequirements: [String] { self == .jvm ? ["required_jvm_version"] : ["required_os_version"] }

  /// The platforms a release runs on.
  package static func all(for client: Client) -> [Self] { allCases.filter { !$0.keys(for: client).isEmpty } }
}

/// A key under which a platform's configurations stand, in the order in which a document has them.
package enum PrinceKey: String, CaseIterable, Sendable {
  case ios, macos, ios2, macos2, android, android2, jvm

  struct Row: Sendable {
    var platform: DevicePlatform
    /// The releases that look for it.
    var readers: ClientSet
    var meaning: String
    var evidence: [Fact.ID]

    init(_ platform: DevicePlatform, _ readers: ClientSet, _ meaning: String, _ evidence: Fact.ID...) {
      self.platform = platform
      self.readers = readers
      self.meaning = meaning
      self.evidence = ["prince-keys"] + evidence
    }
  }

  private static let everyIOS = ClientSet(.princeIOS) | .princeKMP
  private static let everyAndroid = ClientSet(.princeAndroid) | .princeKMP

  /// Facts about a key, in one place. [prince-keys]
  var row: Row {
    switch self {
    case .ios:
      Row(
        .ios, Self.everyIOS, "For iOS apps: a list of configurations, or before release 4 one object.",
        "prince-lists", "prince-old-format")
    case .macos:
      Row(
        .macos, PrinceChange.macOS.releases,
        "For macOS apps: a list of configurations, or before release 4 one object.", "prince-macos", "prince-lists",
        "prince-old-format")
    case .ios2:
      Row(
        .ios, .princeIOSFrom4 | .princeKMP,
        "For iOS apps from release 4 on, so that ios can keep the object for older ones.")
    case .macos2:
      Row(
        .macos, .princeIOSFrom4,
        "For macOS apps from release 4 on, so that macos can keep the object for older ones.")
    case .android:
      Row(
        .android, Self.everyAndroid,
        "For Android apps: a list of configurations, or one without the list; before release 4 one object.",
        "prince-lists", "prince-old-format")
    case .android2:
      Row(
        .android, .princeAndroidFrom4 | .princeKMP,
        "For Android apps from release 4 on, so that android can keep the object for older ones.",
        "prince-single-object")
    case .jvm:
      Row(
        .jvm, .princeKMP, "For JVM apps: a list of configurations, or one without the list.", "prince-single-object")
    }
  }

  /// The releases that take the plain key first; the others that with 2. [prince-key-order]
  static let plainFirst = ClientSet(.princeIOS)

  package var platform: DevicePlatform { row.platform }
  /// The releases that look for it. [prince-keys]
  package var readers: ClientSet { row.readers }

  /// One of the keys that releases before 4 do not read, so that the plain one can keep their object.
  package var isSecond: Bool { second == self }

  /// The key of the same platform that only releases from 4 on read.
  package var second: Self? { platform.keys.dropFirst().first }
}

/// Changes from one release of the native libraries to another. KMP has one release.
package enum PrinceChange: Int, ReleaseChange {
  /// Lists of configurations instead of one object.
  case lists
  /// Reads `macos`.
  case macOS
  /// A lowest system for each version.
  case lowestSystem
  /// Every error of the document is reported as invalidJsonData.
  case oneErrorName
  /// `requirements` need no readable `required_os_version`.
  case optionalSystem
  /// Validates before the app's checkers are applied, then selects again.
  case validatesFirst
  /// `notify_last_version_frequency` in any letter case.
  case anyFrequencyCase
  /// A requirement without a checker is not satisfied.
  case unknownFails
  /// `required_os_version` is checked also when the app does not use the builder.
  case alwaysChecksSystem
  /// Null counts as absent.
  case nullIsAbsent
  /// A required update reports the larger version.
  case reportsLarger
  /// `latest_version` instead of `optional_update`.
  case latestVersion
  /// `minimum_version_code` and `version_code` must be integers.
  case versionCodes
  /// ALWAYS notifies again.
  case honoursAlways
  /// `minimum_version` may be left out.
  case optionalMinimum
  /// Errors have names of their own, blanks count as absent, a wrong lowest system is an error, ONCE is the
  /// default.
  case rewritten

  /// Changes that count once a document is read.
  package static let ofDecisions: [PrinceChange] = [
    .lists, .oneErrorName, .validatesFirst, .unknownFails, .alwaysChecksSystem, .reportsLarger, .rewritten,
  ]

  package var row: ChangeRow {
    switch self {
    case .lists:
      ChangeRow(
        ClientSet(.princeIOS, from: "4.0.0") | ClientSet(.princeAndroid, from: "4.0.0"),
        "prince-lists")
    case .macOS: ChangeRow(ClientSet(.princeIOS, from: "2.0.0"), "prince-macos")
    case .lowestSystem:
      ChangeRow(
        ClientSet(.princeIOS, from: "1.1.0") | ClientSet(.princeAndroid, from: "2.1.0"),
        "prince-lowest-system")
    case .oneErrorName: ChangeRow(ClientSet(.princeIOS, from: "1.3.0", to: "3.0.0"), "prince-one-error")
    case .optionalSystem: ChangeRow(ClientSet(.princeIOS, from: "4.0.1"), "prince-system-optional")
    case .validatesFirst: ChangeRow(ClientSet(.princeIOS, from: "4.0.1", to: "4.0.1"), "prince-validates-first")
    case .anyFrequencyCase: ChangeRow(ClientSet(.princeIOS, from: "4.0.8"), "prince-frequency-case")
    case .unknownFails: ChangeRow(ClientSet(.princeAndroid, from: "4.0.1"), "prince-unknown-requirement")
    case .alwaysChecksSystem: ChangeRow(ClientSet(.princeAndroid, from: "4.0.2"), "prince-system-always")
    case .nullIsAbsent: ChangeRow(ClientSet(.princeAndroid, from: "4.0.3"), "prince-null-is-absent")
    case .reportsLarger: ChangeRow(ClientSet(.princeAndroid, from: "1.0.1"), "prince-reports-larger")
    case .latestVersion: ChangeRow(ClientSet(.princeAndroid, from: "2.0.0"), "prince-latest-version")
    case .versionCodes: ChangeRow(ClientSet(.princeAndroid, from: "0.0.1", to: "0.0.1"), "prince-version-codes")
    case .honoursAlways: ChangeRow(ClientSet(.princeAndroid, from: "2.0.2"), "prince-honours-always")
    case .optionalMinimum: ChangeRow(ClientSet(.princeAndroid, from: "2.0.3"), "prince-optional-minimum")
    case .rewritten: ChangeRow(ClientSet(.princeAndroid, from: "3.0.0"), "prince-rewritten")
    }
  }

  package static let sets = allCases.map { $0.row.releases }
}

extension Client {
  /// True if a release of Prince of Versions has a change.
  package func isPrince(_ change: PrinceChange) -> Bool { change.releases.contains(self) }

  /// Its texts are Swift's: equal where they are canonically equivalent. The others compare by UTF-16.
  /// [prince-requirement-names]
  package var comparesCanonically: Bool { library.id == Library.princeIOS.id }

  /// A text of Prince of Versions as the client compares it with others.
  package func compared(_ text: String) -> ComparedText { ComparedText(text, canonically: comparesCanonically) }
}
