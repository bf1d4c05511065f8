import OSAMFormats

extension Rule {
  /// A list where releases before 4 expect an object.
  static let listUnderPlainKey = Rule(
    id: "list-under-plain-key",
    title: "a list where releases before 4 expect an object",
    group: .configurations,
    severity: .warning,
    kinds: [.princeOfVersions],
    why: """
      Releases before 4 read an object under `ios`, `macos` or `android` and fail on a list. Where apps with
      such a release are still in use, the object belongs under the plain key and the list under the one with a
      2. Those releases count when they are named with `--clients`, or when the document has an object for them
      on another platform of the same library.
      """,
    covers: [.prince(41)],
    evidence: "formats/prince-of-versions.md 3, measured on iOS 3.0.0 and Android 3.0.0",
    bad: [
      .prince(["macos": #"⟦[⟧{"required_version": "1.2.0"}]"#], without: ["macos2"]),
      Example(#"{"ios": ⟦[⟧{"required_version": "1.2.0"}]}"#, clients: "pov-ios:2.0.0.."),
      Example(#"{"android": ⟦[⟧{"required_version": 120}]}"#, clients: "pov-android:3.0.0"),
    ],
    good: [
      .prince(),
      .configuration(under: "ios"),
      .configuration(under: "ios", clients: "pov-ios:4.0.0.."),
      .configuration(under: "jvm"),
    ],
    check: .document(checkKeys)
  )
}

private func checkKeys(_ inspection: inout Inspection) {
  for platform in inspection.prince?.platforms ?? [] where platform.isList && !platform.key.isSecond {
    guard let second = platform.key.second else { continue }
    inspection.report(
      "“\(platform.key.rawValue)” is a list",
      [
        Effect(
          PrinceLayout.old(platform.system),
          "get \(platform.system.isApple ? "the error invalidJsonData" : "a JSONException")")
      ], on: platform.system, at: platform.pair.value, span: inspection.opening(platform.pair.value),
      help: "If such apps are in use, write the object for them here and the list under “\(second.rawValue)”.")
  }
}
