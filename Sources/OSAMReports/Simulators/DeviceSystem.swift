import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The system of the device. On Android some clients compare the release and others the API level.
extension DeviceOptions {
  /// The release of the device's system, where clients compare that; nil where nobody said.
  package func release(on platform: DevicePlatform) -> String? {
    if let osVersion { return osVersion }
    guard platform == .android, let apiLevel else { return nil }
    return AndroidRelease.names(ofLevel: apiLevel).first
  }

  /// The system, where clients compare the API level on Android; nil where nobody said.
  package func system(on platform: DevicePlatform) -> String? {
    guard platform == .android, let apiLevel else { return osVersion }
    return String(apiLevel)
  }

  /// The release that is taken for that of the device, where clients compare it.
  package func assumedRelease(on platform: DevicePlatform) -> [LocalizedMessage] {
    guard platform == .android else { return [] }
    guard osVersion == nil, let apiLevel else {
      return osVersion.map(AndroidRelease.isLevel) == true ? [Self.probablyLevel(osVersion ?? "")] : []
    }
    let names = AndroidRelease.names(ofLevel: apiLevel)
    guard let first = names.first else { return [] }
    let others = names.dropFirst().map { LocalizedMessage(value: $0) }
    return others.isEmpty
      ? ["API level \(apiLevel) is Android \(first) (--api-level)."]
      : [
        "API level \(apiLevel) is taken for Android \(first); it may be \(any: others) too (--api-level, --os-version)."
      ]
  }

  /// Why `--os-version` cannot be answered for all documents at once.
  package static let twoMeanings: LocalizedMessage =
    "--os-version is the Android release for some of these documents, and the API level for others"

  /// The way out where there is no option for each.
  package static let askApart: LocalizedMessage = "Ask about them in runs of their own."

  private static func probablyLevel(_ version: String) -> LocalizedMessage {
    let release = Int64(version).flatMap { AndroidRelease.names(ofLevel: $0).first }
    return release.map {
      "\(version) is probably an API level, and releases are compared here: API level \(version) is Android \($0) (--api-level \(version))."
    } ?? "\(version) is probably an API level, and releases are compared here: 13 is one (--os-version)."
  }
}
