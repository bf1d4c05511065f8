import OSAMFormats

extension Rule {
  /// A key as only one library accepts it.
  static let camelCaseKey = Rule(
    id: "camel-case-key",
    title: "a key in camel case, which native iOS alone reads",
    group: .configurations,
    severity: .warning,
    kinds: [.princeOfVersions],
    why: """
      Native iOS and macOS rename keys when they decode and therefore accept `requiredVersion` as well as
      `required_version`. Android and the multiplatform library know only the names with underscores and ignore
      the other ones.
      """,
    covers: [.prince(29)],
    repair: .depends(
      """
      Writes the key with underscores. The native library for Apple reads the same; the others begin to read it, which is unsafe where they can use the document.
      """),
    evidence: "formats/prince-of-versions.md 2, measured on iOS",
    bad: [
      .configuration(["⟦lastVersionAvailable⟧": #""2.4.0""#], without: ["last_version_available"]),
      .configuration(["⟦requiredVersion⟧": "120"], without: ["required_version"], under: "android2"),
    ],
    good: [
      .configuration()
    ],
    check: .document(checkKeys)
  )
}

private func checkKeys(_ inspection: inout Inspection) {
  let tree = inspection.document.tree
  for (platform, configuration) in inspection.prince?.configurations ?? [] {
    for pair in configuration.strangers {
      let key = tree.text(pair.key)
      guard let right = PrinceLayout.renamed[key] else { continue }
      let others = platform.system.isApple ? platform.kmp : platform.readers
      inspection.report(
        "\(quoted(key)) is not \(quoted(right))",
        [
          Effect(platform.system.isApple ? platform.native : .empty, "read it, and they alone"),
          Effect(others, "ignore it"),
        ], on: platform.system, at: pair.key, help: "Write \(quoted(right)).",
        repair: inspection.renaming(pair.key, to: right, for: others))
    }
  }
}
