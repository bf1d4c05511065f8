import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A least system version of before release 4 in the wrong type.
  static let oldMinSdkWrongType = Rule(
    id: "old-min-sdk-wrong-type",
    title: "a least system version of before release 4 that is not of the type of its platform",
    group: .configurations,
    effects: [.valueIgnored, .unreadable],
    kinds: [.princeOfVersions],
    why: """
      `minimum_version_min_sdk` and `min_sdk` are texts on iOS and macOS (`"8.0.0"`) and whole numbers on
      Android. Releases before 4 for iOS ignore one that they cannot read, so the version is offered to
      systems that cannot run it.
      """,
    evidence: ["prince-lowest-system"],
    bad: [
      .prince([
        "ios": #"{"minimum_version_min_sdk": ⟦8⟧, "latest_version": {"version": "2.4.0", "min_sdk": ⟦"iOS 12"⟧}}"#
      ]).finds("error, pov-ios 1.1.0–3.0.0"),
      .prince([
        "android": #"{"minimum_version_min_sdk": ⟦"8.0.0"⟧, "latest_version": {"version": "2.4.0", "min_sdk": 21}}"#
      ]).finds("error, pov-android 2.1.0–3.0.0"),
    ],
    good: [
      .prince([
        "ios": #"{"minimum_version_min_sdk": "8.0", "latest_version": {"version": "2.4.0", "min_sdk": "12.1.2"}}"#
      ]),
      .prince(["android": #"{"minimum_version_min_sdk": "19", "latest_version": {"version": "2.4.0", "min_sdk": 21}}"#]
      ),
    ],
    check: .document(checkSystems)
  )
}

private func checkSystems(_ inspection: Inspection) {
  let tree = inspection.document.tree
  for section in inspection.prince?.all ?? [] {
    guard let object = section.oldObject else { continue }
    for pair in [object.exactly("minimum_version_min_sdk"), object.latest(tree, "min_sdk")].compactMap({ $0 }) {
      let text = tree.text(pair.value)
      let kind = tree.kind(pair.value)
      if kind == .null || kind == .word { continue }
      let isRight =
        section.platform.isApple
        ? kind == .string && PrinceVersion(text) != nil
        : (kind == .string || kind == .number) && Int32(text) != nil
      if isRight { continue }
      inspection.report(
        "“\(tree.text(pair.key))” is \(inspection.named(pair.value)) where "
          + (section.platform.isApple ? "a text such as “12.0” belongs" : "an API level belongs"),
        [
          ClientEffect(
            section.platform.princeObjects,
            section.platform.isApple ? "ignore it and count every system as new enough" : "fail to read the API level",
            section.platform.isApple ? .valueIgnored : .unreadable)
        ], on: section.platform, at: pair.place,
        help: section.platform.isApple ? "Write the version in quotes." : "Write the API level, a whole number.")
    }
  }
}
