import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

extension DeviceOptions {
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
