import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Requirements that are no object.
  static let requirementsNotAnObject = Rule(
    id: "requirements-not-an-object",
    title: "requirements that are not an object",
    group: .configurations,
    effects: [.unreadable, .valueIgnored],
    why: """
      `requirements` is an object of names and values, although JSON.md of the library once calls it an array.
      On iOS and macOS anything else makes the whole list of the platform unreadable. On Android it counts as
      left out, so the configuration goes to every device.
      """,
    evidence: ["prince-requirements-shape"],
    bad: [
      .configuration(["requirements": #"⟦[{"required_os_version": "14.0"}]⟧"#]).finds(
        "error, pov-ios from 4.0.0 and pov-kmp"
      ).says(
        """
        “requirements” is a list where an object belongs
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound; iOS apps with pov-kmp 0.1.0 may take the configuration for every device
        = help: Write the requirements between { and }.
        """
      ).helped(writing: #"{"required_os_version": "14.0"}"#),
      .configuration(["requirements": "⟦26⟧"], under: "android2").finds("error, pov-android from 4.0.0 and pov-kmp")
        .says(
          """
          “requirements” is the number 26 where an object belongs
          = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 take the configuration for every device
          = help: Write the requirements between { and }.
          """
        )
        .helped(writing: #"{"required_os_version": 26}"#),
    ],
    good: [
      .configuration(["requirements": #"{"required_os_version": "14.0"}"#]),
      .configuration(["requirements": "null"]),
    ],
    check: .configurations(checkRequirements)
  )
}

private func checkRequirements(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations {
    guard let pair = configuration.member("requirements") else { continue }
    switch tree.kind(pair.value) {
    case .object, .null, .word: continue
    default: break
    }
    inspection.report(
      "“requirements” is \(inspection.named(pair.value)) where an object belongs",
      [
        section.loss,
        ClientEffect(
          section.platform.isApple ? section.kmp : section.readers, "take the configuration for every device",
          .valueIgnored),
      ], on: section.platform, at: pair.place, help: "Write the requirements between { and }.")
  }
}
