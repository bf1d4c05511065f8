import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A list where releases before 4 expect an object.
  static let listUnderPlainKey = Rule(
    id: "list-under-plain-key",
    title: "a list where releases before 4 expect an object",
    group: .configurations,
    effects: [.unreadable],
    why: """
      Releases before 4 read an object under `ios`, `macos` or `android` and fail on a list. Where apps with
      such a release are still in use, the object belongs under the plain key and the list under the one with a
      2. It is said only where `--clients` names such releases: most documents are for newer apps alone.
      """,
    evidence: ["prince-list-for-old"],
    bad: [
      Example(#"{"ios": ⟦[⟧{"required_version": "1.2.0"}]}"#, clients: "pov-ios:3.0.0..").finds("error, pov-ios 3.0.0")
        .says(
          """
          “ios” is a list where releases before 4 expect an object
          = iOS apps with pov-ios 3.0.0 get the error invalidJsonData
          = help: For such apps write the object here and the list under “ios2”.
          """),
      Example(#"{"android": ⟦[⟧{"required_version": 120}]}"#, clients: "pov-android:3.0.0..").finds(
        "error, pov-android 3.0.0"
      ).says(
        """
        “android” is a list where releases before 4 expect an object
        = Android apps with pov-android 3.0.0 get a JSONException
        = help: For such apps write the object here and the list under “android2”.
        """),
    ].asking(for: .meaning),
    good: [
      .prince(clients: "pov-ios:3.0.0.."),
      Example(
        #"{"ios": [{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]}"#, kind: .princeOfVersions),
      .configuration(under: "ios", clients: "pov-ios:4.0.0.."),
      .configuration(under: "jvm"),
    ],
    check: .configurations(checkKeys)
  )
}

private func checkKeys(_ inspection: Inspection, _ prince: PrinceSections) {
  for section in prince.all where section.isList && !section.key.isSecond {
    guard let second = section.key.second else { continue }
    inspection.report(
      "“\(section.key.rawValue)” is a list where releases before 4 expect an object",
      section.platform.isApple
        ? [ClientEffect(section.oldReaders(), "get the error invalidJsonData")]
        : section.oldErrors("get a JSONException", among: section.oldReaders()),
      on: section.platform, at: section.pair.value, span: inspection.opening(section.pair.value),
      help: "For such apps write the object here and the list under “\(second.rawValue)”.")
  }
}
