import OSAMFormats

extension Rule {
  /// A version text that cannot be read.
  static let unreadableVersion = Rule(
    id: "unreadable-version",
    title: "a version that cannot be read",
    group: .versions,
    severity: .error,
    kinds: [.princeOfVersions],
    why: """
      Native iOS and macOS need a number before the first dot: no `v`, no blank before it, no comma. Where it
      is missing the version is unreadable, and with it the whole list of the platform, also when the
      configuration would never be chosen. The multiplatform library takes only numbers between dots on the
      JVM and fails on anything else when it compares.
      """,
    covers: [.prince(9)],
    evidence: "formats/prince-of-versions.md 2.3, measured on iOS",
    bad: [
      .configuration(["required_version": #"⟦"v1.2.0"⟧"#]),
      .configuration(["last_version_available": #"⟦" 2.4.0"⟧"#], under: "macos2"),
      .configuration(["last_version_available": #"⟦""⟧"#]),
      .configuration(["last_version_available": #"⟦"2.4.0-beta"⟧"#], under: "jvm"),
    ],
    good: [
      .configuration(["last_version_available": #""2""#]),
      .configuration(["last_version_available": #""2.4.0.1""#], under: "jvm"),
    ],
    check: .document(checkVersions)
  )
}

private func checkVersions(_ inspection: inout Inspection) {
  for value in inspection.versionTexts {
    let effects: [Effect]
    if value.platform.system == .jvm {
      if (try? KMPJavaVersion(value.text)) != nil { continue }
      effects = [Effect(value.platform.kmp, "fail when they compare it")]
    } else {
      if PrinceVersion(value.text) != nil { continue }
      let isComparable = (try? KMPAppleVersion(value.text)) != nil
      effects = [value.platform.loss] + (isComparable ? [] : [Effect(value.platform.kmp, "fail when they compare it")])
    }
    inspection.report(
      "“\(value.name)” is \(quoted(value.text)), which cannot be read as a version", effects,
      on: value.platform.system, at: value.pair.place,
      help: "Write numbers with dots between them, as in “2.4.0”.")
  }
}
