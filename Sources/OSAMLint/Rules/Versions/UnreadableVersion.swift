import OSAMFormats

extension Rule {
  /// A version that is not made of numbers with dots between them.
  static let unreadableVersion = Rule(
    id: "unreadable-version",
    title: "a version is not made of numbers with single dots between them",
    group: .versions,
    severity: .error,
    kinds: [.controlDeVersions],
    why: """
      The Android library takes `version` and `minSystemVersion` apart at their dots and makes a number of each
      part. `v1.2`, `1.2-beta`, `1.2.` or a blank at the end: the app crashes, and it does so at every start, because
      it asks for the document at every start. An empty text is such a version too. iOS compares `version` letter by
      letter where it is no number, and takes a `minSystemVersion` that does not begin with one for 0, which
      every system satisfies.
      """,
    covers: [.controlDeVersions(3), .controlDeVersions(12)],
    evidence: "formats/osam-legacy.md 1.2, 1.3 [run]",
    bad: [
      .oldVersion(["version": #"⟦"v3.2.1"⟧"#]),
      .oldVersion(["version": #"⟦"3.2-beta"⟧"#]),
      .oldVersion(["version": #"⟦"3.2."⟧"#]),
      .oldVersion(["version": #"⟦"3.2.1 "⟧"#]),
      .oldVersion(["version": #"⟦""⟧"#]),
      .oldVersion(["minSystemVersion": #"⟦"iOS 9"⟧"#]),
      .oldVersion(["minSystemVersion": #"⟦""⟧"#]),
    ],
    good: [
      .oldVersion(["version": #""3""#, "minSystemVersion": "9.1"]),
      .oldVersion([:], without: ["minSystemVersion"]),
    ],
    check: .observed(checkVersions)
  )
}

private func checkVersions(_ inspection: inout Inspection) {
  for fault in inspection.olderFaults(.form) {
    var effects = fault.effects
    if fault.name == "minSystemVersion" {
      let counts = SystemFloat.value(inspection.document.tree.text(fault.node))
      effects.append(
        OlderEffect(clients: OlderClients.versionIOS, words: "take it for \(counts)", severity: .info))
    }
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node)), not numbers with single dots between them",
      effects, help: "Write digits and single dots only, as in “3.2.1”.", at: fault.node)
  }
}
