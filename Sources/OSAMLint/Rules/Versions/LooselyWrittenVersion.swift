import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version that one library reads and a stricter one does not.
  static let looselyWrittenVersion = Rule(
    id: "loosely-written-version",
    title: "a version that the multiplatform library cannot compare",
    group: .versions,
    effects: [.platformDependent],
    why: """
      The Kotlin Multiplatform library takes one to three numbers with dots between them on iOS, and a build
      number after `-`. On anything else the comparison fails, and with it the check. Native iOS is laxer. Its
      source was read, nothing of it was run.
      """,
    evidence: ["prince-version-kmp"],
    bad: [
      .configuration(["last_version_available": #"⟦"2.4.0.1"⟧"#]).finds("warning, pov-kmp").says(
        """
        “last_version_available” is “2.4.0.1”, not one to three numbers and a build number
        = iOS apps with pov-kmp 0.1.0 may fail when they compare it
        = help: Write it as in “2.4.0” or “2.4.0-4”.
        """),
      .configuration(["required_version": #"⟦"1.x"⟧"#]).finds("warning, pov-kmp"),
      .configuration(["required_version": #"⟦"+1.2"⟧"#]).finds("warning, pov-kmp"),
    ].asking(for: .version),
    good: [
      .configuration(["last_version_available": #""2.4.0-4""#]),
      .configuration(["last_version_available": #""2.4.0.1""#], under: "macos2"),
    ],
    check: .configurations(checkVersions)
  )
}

private func checkVersions(_ inspection: Inspection, _ prince: PrinceSections) {
  for value in inspection.versionTexts(in: prince) where value.section.platform == .ios {
    // A version that native apps cannot read either is reported once.
    if PrinceVersion(value.text) == nil || (try? KMPAppleVersion(value.text)) != nil { continue }
    inspection.report(
      "“\(value.name)” is \(quoted(value.text)), not one to three numbers and a build number",
      [ClientEffect(value.section.kmp, "fail when they compare it")], on: .ios, at: value.pair.place,
      help: "Write it as in “2.4.0” or “2.4.0-4”.")
  }
}
