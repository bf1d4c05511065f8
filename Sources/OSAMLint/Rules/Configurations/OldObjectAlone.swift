import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An object of before release 4 and nothing for the apps since.
  static let oldObjectAlone = Rule(
    id: "old-object-alone",
    title: "an object of before release 4 and no list for newer apps",
    group: .configurations,
    severity: .error,
    kinds: [.princeOfVersions],
    why: """
      Releases from 4 on read lists. Where a platform has only the object of the older format, their apps get an
      error with every check: `dataNotFound` on iOS and macOS, an IllegalStateException on Android.
      """,
    covers: [.prince(42)],
    evidence: "formats/prince-of-versions.md 2.6",
    bad: [
      Example(
        #"{"ios": ⟦{⟧"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}}}"#
      ),
      Example(
        #"{"android": ⟦{⟧"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}}}"#
      ),
    ],
    good: [
      Example(
        #"""
        {"ios": {"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}},
          "ios2": [{"required_version": "1.2.0", "last_version_available": "2.4.0",
            "notify_last_version_frequency": "ONCE"}]}
        """#)
    ],
    check: .document(checkObjects)
  )
}

private func checkObjects(_ inspection: inout Inspection) {
  guard let prince = inspection.prince else { return }
  for platform in prince.platforms {
    guard platform.oldObject != nil, let second = platform.key.second, prince.platform(second) == nil else { continue }
    inspection.report(
      "“\(platform.key.rawValue)” is an object of the format before release 4, and there is no “\(second.rawValue)”",
      [
        platform.system.isApple
          ? Effect(PrinceLayout.apple, "get the error dataNotFound")
          : Effect(PrinceLayout.android | PrinceLayout.kmp, "get an IllegalStateException")
      ], on: platform.system, at: platform.pair.value, span: inspection.opening(platform.pair.value),
      help: "Add “\(second.rawValue)” with a list of configurations.")
  }
}
