import OSAMFormats

extension Rule {
  /// A custom requirement without a value.
  static let nullRequirement = Rule(
    id: "null-requirement",
    title: "a requirement whose value is null",
    group: .configurations,
    effects: [.probablyNotMeant],
    kinds: [.princeOfVersions],
    why: """
      Null means something else to each library. Native iOS and macOS ask the checker with a null object.
      Android asks it with the text "null" before 4.0.3 and ignores the requirement from then on. The
      multiplatform library asks it on Android and ignores the requirement elsewhere.
      """,
    evidence: ["prince-null-requirement"],
    bad: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": ⟦null⟧}"#]).finds(
        "warning, pov-ios from 4.0.0 and pov-kmp"),
      .configuration(["requirements": #"{"region": ⟦null⟧}"#], under: "android2").finds(
        "warning, pov-android from 4.0.0 and pov-kmp"),
    ].asking(for: .meaning),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": "08001"}"#])
    ],
    check: .document(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection) {
  let ignoring = PrinceChange.nullIsAbsent.releases
  for (section, configuration) in inspection.prince?.configurations ?? [] {
    for requirement in configuration.custom(on: section.platform)
    where inspection.document.tree.kind(requirement.pair.value) == .null {
      inspection.report(
        "the requirement \(quoted(requirement.name)) is \(inspection.named(requirement.pair.value))",
        section.platform == .android
          ? [
            ClientEffect(section.native.subtracting(ignoring), "ask the checker with the text “null”"),
            ClientEffect(section.native.intersection(ignoring), "ignore it"),
            ClientEffect(section.kmp, "ask the checker with null"),
          ]
          : [
            ClientEffect(section.native, "ask the checker with a null object"),
            ClientEffect(section.kmp, "ignore it"),
          ],
        on: section.platform, at: requirement.pair.place, help: "Write a value, or leave the requirement out.")
    }
  }
}
