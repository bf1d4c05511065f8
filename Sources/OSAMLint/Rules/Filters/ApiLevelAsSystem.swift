import OSAMDecisions
import OSAMFormats

extension Rule {
  /// An API level where a release of Android belongs.
  static let apiLevelAsSystem = Rule(
    id: "api-level-as-system",
    title: "osVersion is an API level, and no release of Android",
    group: .filters,
    effects: [.probablyNotMeant],
    kinds: .having(.filters),
    why: """
      The filter compares `osVersion` with the release of Android, such as 13. Developers often name a system by its API
      level, which is 33 there, and Prince of Versions compares that. Every release is below 33: with
      `osVersionComparisonMode` 0 the filter stops nobody, and with 1 or 2 everybody.
      """,
    evidence: ["module-system-filter", "platform-android-levels"],
    bad: [
      .version(["osVersionComparisonMode": "2", "osVersion": #"⟦"33"⟧"#]).finds("warning, osam from 3.1.0").says(
        """
        “osVersion” is 33, which is an API level and no release of Android
        = apps with library 3.1.0–{newest} compare it with the release of Android, such as 13
        = help: Write "13", the release of API level 33.
        """
      ).helped(writing: #""13""#),
      .version(["osVersionComparisonMode": "0", "osVersion": #"⟦"40"⟧"#]).finds("warning, osam from 3.1.0").says(
        """
        “osVersion” is 40, which is an API level and no release of Android
        = apps with library 3.1.0–{newest} compare it with the release of Android, such as 13
        = help: Write the release of Android.
        """
      ).helped(writing: #""13""#),
    ],
    good: [
      .version(["osVersionComparisonMode": "2", "osVersion": #""13""#], clients: "3.1.0.."),
      .version(["osVersionComparisonMode": "-1", "osVersion": #""33""#]),
      .version([
        "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
        "osVersionComparisonMode": "2", "osVersion": #""26""#,
      ]),
    ],
    check: .document(checkLevel)
  )
}

private func checkLevel(_ inspection: Inspection) {
  guard inspection.modeUse?.showsAlert == true, inspection.platform == .android,
    let version = inspection.document.text("osVersion"), let level = Int64(version), AndroidRelease.isLevel(version)
  else { return }
  let release = AndroidRelease.names(ofLevel: level).first
  inspection.report(
    "“osVersion” is \(level), which is an API level and no release of Android",
    [
      ClientEffect(
        inspection.filteringClients { $0.systemFilter != nil },
        "compare it with the release of Android, such as 13")
    ],
    help: release.map { "Write \"\($0)\", the release of API level \(level)." } ?? "Write the release of Android.",
    at: .member("osVersion"))
}
