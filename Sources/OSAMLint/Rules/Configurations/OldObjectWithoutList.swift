import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An object of before release 4 and nothing for later ones.
  static let oldObjectWithoutList = Rule(
    id: "old-object-without-list",
    title: "an object of the format before release 4 and no list for later ones",
    group: .configurations,
    effects: [.unreadable],
    why: """
      From release 4 on native apps do not read the object of the older format. Without a list under the key
      with a 2 they get an error, and nobody with a newer app is told to update. The multiplatform library
      still reads the older object on iOS.
      """,
    evidence: ["prince-old-object-only"],
    bad: [
      .prince(["ios": #"⟦{⟧"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0"}}"#], without: ["ios2"])
        .finds("error, pov-ios from 4.0.0").says(
          """
          “ios” is in the format before release 4, and there is no “ios2”
          = iOS apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound
          = help: Write a list of configurations under “ios2”.
          """),
      .prince(["android": #"⟦{⟧"latest_version": {"version": "2.4.0"}}"#], without: ["android2"]).finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “android” is in the format before release 4, and there is no “android2”
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get an IllegalStateException
        = help: Write a list of configurations under “android2”.
        """),
    ].asking(for: .version),
    good: [
      .prince(),
      .prince(without: ["macos2"], clients: "pov-ios:2.0.0..3.0.0"),
    ],
    check: .configurations(checkObjects)
  )
}

private func checkObjects(_ inspection: Inspection, _ prince: PrinceSections) {
  for section in prince.all {
    guard let object = section.oldObject, !object.isNew, let second = section.key.second,
      prince[second] == nil
    else { continue }
    inspection.report(
      "“\(section.key.rawValue)” is in the format before release 4, and there is no “\(second.rawValue)”",
      section.platform.isApple
        ? [ClientEffect(section.native, "get the error dataNotFound")]
        : [ClientEffect(section.readers, "get an IllegalStateException")],
      on: section.platform, at: section.pair.value, span: inspection.opening(section.pair.value),
      help: "Write a list of configurations under “\(second.rawValue)”.")
  }
}
