import OSAMFormats

extension Rule {
  /// A document with no platform in it.
  static let noPlatformKey = Rule(
    id: "no-platform-key",
    title: "a document without any platform",
    group: .configurations,
    effects: [.unreadable],
    why: """
      Each library looks for the configurations of its own platform: `ios` or `ios2`, `macos` or `macos2`,
      `android` or `android2`, `jvm`. Keys are compared letter by letter. Where none of them is there, the app
      gets an error and nobody is told to update.
      """,
    evidence: ["prince-keys", "prince-no-platform"],
    bad: [
      Example(
        #"""
        ⟦{⟧"iOS": [{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]}
        """#, kind: .princeOfVersions
      ).finds("error, pov-ios from 4.0.0 and pov-android from 4.0.0 and pov-kmp").says(
        """
        none of the platform keys is here
        = apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound; apps with pov-android 4.0.0–4.0.4 get an \
        IllegalStateException; apps with pov-kmp 0.1.0 may get an error
        = help: Write the configurations under “ios”, “ios2”, “macos”, “macos2”, “android”, “android2” or “jvm”.
        """),
      Example(
        #"""
        ⟦{⟧"meta": {"channel": "store"}}
        """#, kind: .princeOfVersions
      ).finds("error, pov-ios from 4.0.0 and pov-android from 4.0.0 and pov-kmp"),
      Example(
        #"""
        ⟦{⟧"ios_2": [{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]}
        """#, kind: .princeOfVersions
      ).finds("error, pov-android from 4.0.0 and pov-kmp").says(
        """
        none of the platform keys is here
        = apps with pov-android 4.0.0–4.0.4 get an IllegalStateException; apps with pov-kmp 0.1.0 may get an \
        error
        = help: Write the configurations under “ios”, “ios2”, “macos”, “macos2”, “android”, “android2” or “jvm”.
        """),
    ].asking(for: .meaning),
    good: [.prince(), .configuration(under: "jvm")],
    check: .configurations(checkPlatforms)
  )
}

private func checkPlatforms(_ inspection: Inspection, _ prince: PrinceSections) {
  guard let body = inspection.document.body,
    !PrinceKey.allCases.contains(where: { inspection.document.has($0.rawValue) })
  else { return }
  // Apple's native library reads `ios_2` as `ios2`.
  let renamed = !prince.all.isEmpty
  let near = inspection.observations(.keyCase, .keyNear).filter { $0.suggestion != "meta" }
  inspection.report(
    "none of the platform keys is here",
    (renamed ? [] : [ClientEffect(ClientSet.princeIOSFrom4, "get the error dataNotFound")]) + [
      ClientEffect(ClientSet.princeAndroidFrom4, "get an IllegalStateException"),
      ClientEffect(ClientSet.princeKMP, "get an error"),
    ], on: nil, at: body, span: inspection.document.placeOfMissing(in: body),
    help:
      "Write the configurations under \(any: DevicePlatform.allCases.flatMap { $0.keys }.map { "“\($0.rawValue)”" }).",
    related: near.map { RelatedPlace($0.span, "perhaps this was meant") })
}
