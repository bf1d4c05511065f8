import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A custom requirement without a value.
  static let nullRequirement = Rule(
    id: "null-requirement",
    title: "a requirement whose value is null",
    group: .configurations,
    effects: [.probablyNotMeant],
    why: """
      Null means something else to each library. Native iOS and macOS ask the checker with a null object.
      Android asks it with the text "null" before 4.0.3 and ignores the requirement from then on. The
      multiplatform library asks it on Android and ignores the requirement elsewhere.
      """,
    evidence: ["prince-null-requirement"],
    bad: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": ⟦null⟧}"#]).finds(
        "warning, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        the requirement “region” is null
        = iOS apps with pov-ios 4.0.0–4.0.8 ask the checker with a null object; iOS apps with pov-kmp 0.1.0 may \
        ignore it
        = help: Write a value, or leave the requirement out.
        """),
      .configuration(["requirements": #"{"region": ⟦null⟧}"#], under: "android2").finds(
        "warning, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        the requirement “region” is null
        = Android apps with pov-android 4.0.0–4.0.2 ask the checker with the text “null”; Android apps with \
        pov-android 4.0.3–4.0.4 ignore it; Android apps with pov-kmp 0.1.0 ask the checker with null
        = help: Write a value, or leave the requirement out.
        """),
    ].asking(for: .meaning),
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0", "region": "08001"}"#])
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  let ignoring = PrinceChange.nullIsAbsent.releases
  for (section, configuration) in prince.configurations {
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
