import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A list under a key that releases before 4 read too.
  static let listUnderPlainKey = Rule(
    id: "list-under-plain-key",
    title: "a list under a key that older releases read as an object",
    group: .configurations,
    severity: .warning,
    kinds: [.princeOfVersions],
    why: """
      Releases before 4 look for an object under `ios`, `macos` and `android`. A list there gives their apps an
      error with every check. Who still has such apps keeps the object under the plain key and writes the list
      under the key with a 2.

      Where `--clients` names no release before 4 this is a note: most documents are for newer apps only.
      """,
    covers: [.prince(41)],
    evidence: "formats/prince-of-versions.md 3, measured on Android 3.0.0",
    bad: [
      Example(
        #"""
        {"ios": ⟦[⟧{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE",
          "requirements": {"required_os_version": "12.0"}}, {"required_version": "1.1.0",
          "notify_last_version_frequency": "ONCE"}]}
        """#, clients: "pov-ios:2.0.0.."),
      Example(
        #"{"android": ⟦[⟧{"required_version": 120, "notify_last_version_frequency": "ONCE"}]}"#,
        clients: "pov-android:3.0.0..4.0.4"),
    ],
    good: [
      .prince(clients: "pov-ios:3.0.0..4.0.8"),
      Example(
        #"{"jvm": [{"required_version": "1.2", "notify_last_version_frequency": "ONCE"}]}"#,
        clients: "pov-ios:3.0.0.."),
    ],
    check: .document(checkLists)
  )
}

private func checkLists(_ inspection: inout Inspection) {
  guard inspection.settings.targetsAreNamed else { return }
  for platform in inspection.prince?.platforms ?? [] {
    guard platform.isList, !platform.key.isSecond, let second = platform.key.second else { continue }
    inspection.report(
      "“\(platform.key.rawValue)” is a list, where releases before 4 look for an object",
      [Effect(PrinceLayout.old(platform.system), "get an error with every check")], on: platform.system,
      at: platform.pair.value, span: inspection.opening(platform.pair.value),
      help: "Write the list under “\(second.rawValue)”, and the older object here.")
  }
}
