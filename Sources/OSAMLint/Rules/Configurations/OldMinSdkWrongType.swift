import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A least system version of before release 4 in the wrong type.
  static let oldMinSdkWrongType = Rule(
    id: "old-min-sdk-wrong-type",
    title: "a least system version of before release 4 that is not of the type of its platform",
    group: .configurations,
    effects: [.valueIgnored, .unreadable],
    why: """
      `minimum_version_min_sdk` and `min_sdk` are texts on iOS and macOS (`"8.0.0"`) and whole numbers on
      Android. Releases before 4 for iOS, and 2.1.0 for Android, ignore one that they cannot read, so the version is
      offered to systems that cannot run it; 3.0.0 for Android gives an error.
      """,
    evidence: ["prince-lowest-system", "prince-rewritten"],
    bad: [
      .prince([
        "ios": #"{"minimum_version_min_sdk": ⟦8⟧, "latest_version": {"version": "2.4.0", "min_sdk": ⟦"iOS 12"⟧}}"#
      ]).finds("error, pov-ios 1.1.0–3.0.0").says(
        """
        “min_sdk” is “iOS 12”, not a version in quotes
        = iOS apps with pov-ios 1.1.0–3.0.0 ignore it and count every system as new enough
        = help: Write it as in “12.0”.
        """
      ).says(
        """
        “minimum_version_min_sdk” is the number 8, not a version in quotes
        = iOS apps with pov-ios 1.1.0–3.0.0 ignore it and count every system as new enough
        = help: Write it as in “12.0”.
        """),
      .prince([
        "android": #"{"minimum_version_min_sdk": ⟦"8.0.0"⟧, "latest_version": {"version": "2.4.0", "min_sdk": 21}}"#
      ]).finds("error, pov-android 2.1.0–3.0.0").says(
        """
        “minimum_version_min_sdk” is “8.0.0”, not an API level
        = Android apps with pov-android 3.0.0 get an error; Android apps with pov-android 2.1.0 ignore it and \
        count every system as new enough
        = help: Write the API level, a whole number such as 26.
        """),
    ].asking(for: .version),
    good: [
      .prince([
        "ios": #"{"minimum_version_min_sdk": "8.0", "latest_version": {"version": "2.4.0", "min_sdk": "12.1.2"}}"#
      ]),
      .prince(["android": #"{"minimum_version_min_sdk": "19", "latest_version": {"version": "2.4.0", "min_sdk": 21}}"#]
      ),
    ],
    check: .configurations(checkSystems)
  )
}

private func checkSystems(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all {
    guard let object = section.oldObject else { continue }
    let members = [
      (object.exactly("minimum_version_min_sdk"), section.oldReaders(of: "minimum_version_min_sdk")),
      (object.latest(tree, "min_sdk"), section.oldReaders(of: "latest_version", "min_sdk")),
    ]
    for case (let pair?, let readers) in members {
      // Only 3.0.0 takes no other value on Android.
      let strict = PrinceChange.rewritten.releases.intersection(readers)
      let text = tree.text(pair.value)
      let kind = tree.kind(pair.value)
      if kind == .null || kind == .word { continue }
      let isRight =
        section.platform.isApple
        ? kind == .string && PrinceVersion(text) != nil
        : (kind == .string || kind == .number) && Int32(text) != nil
      if isRight { continue }
      let type: LocalizedMessage = section.platform.isApple ? "a version in quotes" : "an API level"
      inspection.report(
        "“\(tree.text(pair.key))” is \(inspection.named(pair.value)), not \(type)",
        [
          ClientEffect(strict, "get an error", .unreadable),
          ClientEffect(
            readers.subtracting(strict), "ignore it and count every system as new enough", .valueIgnored),
        ], on: section.platform, at: pair.place,
        help: section.platform.isApple ? "Write it as in “12.0”." : "Write the API level, a whole number such as 26.")
    }
  }
}
