import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The system of the device. On Android some clients compare the release and others the API level.
extension DeviceOptions {
  /// The release of the device's system, where clients compare that; nil where nobody said.
  func release(on platform: DevicePlatform) -> String? {
    if let osVersion { return osVersion }
    guard platform == .android, let apiLevel else { return nil }
    return AndroidRelease.names(ofLevel: apiLevel).first
  }

  /// The system, where clients compare the API level on Android; nil where nobody said.
  func system(on platform: DevicePlatform) -> String? {
    guard platform == .android, let apiLevel else { return osVersion }
    return String(apiLevel)
  }

  /// The release that is taken for that of the device, where clients compare it.
  func assumedRelease(on platform: DevicePlatform) -> [LocalizedMessage] {
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
  static let twoMeanings: LocalizedMessage =
    "--os-version is the Android release for some of these documents, and the API level for others"

  /// The way out where there is no option for each.
  static let askApart: LocalizedMessage = "Ask about them in runs of their own."

  private static func probablyLevel(_ version: String) -> LocalizedMessage {
    let release = Int64(version).flatMap { AndroidRelease.names(ofLevel: $0).first }
    return release.map {
      "\(version) is probably an API level, and releases are compared here: API level \(version) is Android \($0) (--api-level \(version))."
    } ?? "\(version) is probably an API level, and releases are compared here: 13 is one (--os-version)."
  }

  /// The release is known where clients compare that, and one option is not asked for two things.
  func refuseTwoMeanings(asksRelease: Bool, asksLevel: Bool) throws(Failure) {
    if asksRelease, asksLevel, osVersion != nil, apiLevel == nil {
      throw Failure(
        Self.twoMeanings,
        hint: "Write both, such as --os-version 13 --api-level 33, or --api-level alone.")
    }
    if asksRelease, osVersion == nil, let apiLevel, AndroidRelease.names(ofLevel: apiLevel).isEmpty {
      let known = AndroidRelease.levels
      throw Failure(
        "the Android release of API level \(apiLevel) is not known, only those of \(known.lowerBound) to \(known.upperBound)",
        hint: "Write the release too, such as --os-version 13.")
    }
  }
}

extension Kinds {
  /// True if some of the clients that are asked about documents look at the release of Android, and others at the API
  /// level.
  func compareTwoAndroidSystems(_ asked: [(document: Document, groups: [ClientGroup])]) -> Bool {
    let compared = asked.filter { document in
      document.groups.contains { group in
        group.platform == .android && group.subject.axes.contains { $0.isNamed(.osVersion) }
      }
    }
    let systems = compared.map { self[$0.document.kind].commands.androidSystem }
    return systems.contains(where: \.isRelease) && systems.contains(where: \.isLevel)
  }
}
