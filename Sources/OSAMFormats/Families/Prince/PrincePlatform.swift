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

  package static let sets = allCases.map(\.row.releases)
}

extension Client {
  /// Whether a release of Prince of Versions has a change.
  package func isPrince(_ change: PrinceChange) -> Bool { change.releases.contains(self) }
}
