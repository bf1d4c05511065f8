import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Two lists for one platform.
  static let listsUnderBothKeys = Rule(
    id: "lists-under-both-keys",
    title: "a list under both keys of a platform",
    group: .configurations,
    effects: [.conflictingValues, .probablyNotMeant],
    why: """
      Native iOS takes the list of `ios`, the multiplatform library that of `ios2`, so the same people get
      different answers from different apps. On macOS the list of `macos2` is never read while that of `macos`
      can be; on Android the list of `android` is never read. Two lists that are alike are only a warning.

      The plain key is for the object of before release 4.
      """,
    evidence: ["prince-key-order"],
    bad: [
      Example(#"{"ios": [{"required_version": "1.2.0"}], "ios2": ⟦[⟧{"required_version": "1.4.0"}]}"#).finds(
        "error, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        “ios” and “ios2” are both lists
        = iOS apps with pov-ios 4.0.0–4.0.8 read “ios” only; iOS apps with pov-kmp 0.1.0 may read “ios2” only
        = help: Keep one list; beside “ios2” only an object belongs under “ios”.
        """),
      Example(#"{"android": [{"required_version": 120}], "android2": ⟦[⟧{"required_version": 120}]}"#).finds(
        "warning, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “android” and “android2” are both lists, and alike
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 read “android2” only
        = help: Keep one list; beside “android2” only an object belongs under “android”.
        """),
    ].asking(for: .meaning),
    good: [.prince()],
    check: .configurations(checkKeys)
  )
}

private func checkKeys(_ inspection: Inspection, _ prince: PrinceSections) {
  for plain in prince.all where plain.isList && !plain.key.isSecond {
    guard let key = plain.key.second, let second = prince[key], second.isList else { continue }
    let isSame = inspection.document.tree.isSame(plain.pair.value, second.pair.value)
    inspection.report(
      isSame
        ? "“\(plain.key.rawValue)” and “\(key.rawValue)” are both lists, and alike"
        : "“\(plain.key.rawValue)” and “\(key.rawValue)” are both lists",
      [
        ClientEffect(plain.readers, "read “\(plain.key.rawValue)” only"),
        ClientEffect(second.readers, "read “\(key.rawValue)” only"),
      ], on: plain.platform, at: second.pair.value, span: inspection.opening(second.pair.value),
      effect: isSame ? .probablyNotMeant : .conflictingValues,
      help: "Keep one list; beside “\(key.rawValue)” only an object belongs under “\(plain.key.rawValue)”.",
      related: [RelatedPlace(inspection.opening(plain.pair.value), "the other list")])
  }
}
