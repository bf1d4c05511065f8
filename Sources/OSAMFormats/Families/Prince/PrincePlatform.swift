/// The platforms of Prince of Versions.
extension DevicePlatform {
  /// The keys a release reads here, the one it takes first in front; empty where it does not run.
  /// [prince-keys]
  package func keys(for client: Client) -> [String] {
    switch client.library.id {
    case Library.princeIOS.id:
      switch self {
      case .ios: return client.isPrince(.lists) ? ["ios", "ios2"] : ["ios"]
      case .macos where !client.isPrince(.lists): return client.isPrince(.macOS) ? ["macos"] : []
      case .macos: return ["macos", "macos2"]
      default: return []
      }
    case Library.princeAndroid.id:
      if self != .android { return [] }
      return client.isPrince(.lists) ? ["android2", "android"] : ["android"]
    case Library.princeKMP.id:
      switch self {
      case .ios: return ["ios2", "ios"]
      case .android: return ["android2", "android"]
      case .jvm: return ["jvm"]
      case .macos: return []
      }
    default: return []
    }
  }

  /// What is said of a release here was measured, or read in a source that leaves no doubt. KMP on iOS was run only
  /// with stand-ins for Apple's classes. [prince-kmp-on-ios]
  package func isProven(for client: Client) -> Bool { client.library.id != Library.princeKMP.id || self != .ios }

  /// Clients that were not run on a platform itself, or on one of all where none is named, so that they only "may" do
  /// what is said.
  package static func unproven(on platform: Self?) -> ClientSet {
    let platforms = platform.map { [$0] } ?? allCases
    return ClientSet(
      ClientSet(.princeKMP).clients.filter { client in !platforms.allSatisfy { $0.isProven(for: client) } })
  }

  /// The releases that read the object of before release 4. [prince-old-format]
  package var princeObjects: ClientSet {
    switch self {
    case .ios: PrinceChange.lowestSystem.releases.intersection(.princeIOSBefore4)
    case .macos: PrinceChange.macOS.releases.intersection(.princeIOSBefore4)
    case .android: PrinceChange.lowestSystem.releases.intersection(.princeAndroidBefore4)
    case .jvm: .empty
    }
  }

  /// Requirements that the library checks itself. [prince-system-ios, prince-system-kmp]
  package var builtInRequirements: [String] { self == .jvm ? ["required_jvm_version"] : ["required_os_version"] }

  /// The platforms a release runs on.
  package static func all(for client: Client) -> [Self] { allCases.filter { !$0.keys(for: client).isEmpty } }
}

/// A key under which a platform's configurations stand.
package enum PrinceKey: String, CaseIterable, Sendable {
  case ios, ios2, macos, macos2, android, android2, jvm

  package var platform: DevicePlatform {
    switch self {
    case .ios, .ios2: .ios
    case .macos, .macos2: .macos
    case .android, .android2: .android
    case .jvm: .jvm
    }
  }

  /// One of the keys that releases before 4 do not read.
  package var isSecond: Bool { second == self }

  /// The key of the same platform that only releases from 4 on read.
  package var second: Self? {
    switch platform {
    case .ios: .ios2
    case .macos: .macos2
    case .android: .android2
    case .jvm: nil
    }
  }
}

/// What changed from one release of the native libraries to another. KMP has one release.
package enum PrinceChange: Int, Sendable, CaseIterable {
  /// Lists of configurations instead of one object. [prince-lists]
  case lists
  /// Reads `macos`. [prince-macos]
  case macOS
  /// A lowest system for each version. [prince-lowest-system]
  case lowestSystem
  /// Every error of the document is reported as invalidJsonData. [prince-one-error]
  case oneErrorName
  /// `requirements` need no readable `required_os_version`. [prince-system-optional]
  case optionalSystem
  /// Validates before the app's checkers are applied, then selects again. [prince-validates-first]
  case validatesFirst
  /// `notify_last_version_frequency` in any letter case. [prince-frequency-case]
  case anyFrequencyCase
  /// A requirement without a checker is not satisfied. [prince-unknown-requirement]
  case unknownFails
  /// `required_os_version` is checked also when the app does not use the builder. [prince-system-always]
  case alwaysChecksSystem
  /// Null counts as absent. [prince-null-is-absent]
  case nullIsAbsent
  /// A required update reports the larger version. [prince-reports-larger]
  case reportsLarger
  /// `latest_version` instead of `optional_update`. [prince-latest-version]
  case latestVersion
  /// `minimum_version_code` and `version_code` must be integers. [prince-version-codes]
  case versionCodes
  /// ALWAYS notifies again. [prince-honours-always]
  case honoursAlways
  /// `minimum_version` may be left out. [prince-optional-minimum]
  case optionalMinimum
  /// Errors have names of their own, blanks count as absent, a wrong lowest system is an error, ONCE is the
  /// default. [prince-rewritten]
  case rewritten

  fileprivate var clients: ClientSet {
    switch self {
    case .lists: ClientSet(.princeIOS, from: "4.0.0") | ClientSet(.princeAndroid, from: "4.0.0")
    case .macOS: ClientSet(.princeIOS, from: "2.0.0")
    case .lowestSystem: ClientSet(.princeIOS, from: "1.1.0") | ClientSet(.princeAndroid, from: "2.1.0")
    case .oneErrorName: ClientSet(.princeIOS, from: "1.3.0", to: "3.0.0")
    case .optionalSystem: ClientSet(.princeIOS, from: "4.0.1")
    case .validatesFirst: ClientSet(.princeIOS, from: "4.0.1", to: "4.0.1")
    case .anyFrequencyCase: ClientSet(.princeIOS, from: "4.0.8")
    case .unknownFails: ClientSet(.princeAndroid, from: "4.0.1")
    case .alwaysChecksSystem: ClientSet(.princeAndroid, from: "4.0.2")
    case .nullIsAbsent: ClientSet(.princeAndroid, from: "4.0.3")
    case .reportsLarger: ClientSet(.princeAndroid, from: "1.0.1")
    case .latestVersion: ClientSet(.princeAndroid, from: "2.0.0")
    case .versionCodes: ClientSet(.princeAndroid, from: "0.0.1", to: "0.0.1")
    case .honoursAlways: ClientSet(.princeAndroid, from: "2.0.2")
    case .optionalMinimum: ClientSet(.princeAndroid, from: "2.0.3")
    case .rewritten: ClientSet(.princeAndroid, from: "3.0.0")
    }
  }

  private static let sets = allCases.map(\.clients)

  /// The releases that have it.
  package var releases: ClientSet { Self.sets[rawValue] }

  /// The releases of a library that have it, and those that do not.
  package func releases(of library: Library) -> ClientSet { ClientSet(library).intersection(releases) }
  package func missing(from library: Library) -> ClientSet { ClientSet(library).subtracting(releases) }
}

extension Client {
  /// Whether a release of Prince of Versions has a change.
  package func isPrince(_ change: PrinceChange) -> Bool { change.releases.contains(self) }
}
