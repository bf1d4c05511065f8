import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Old and new apps that are told of different versions.
  static let oldAndNewDisagree = Rule(
    id: "old-and-new-disagree",
    title: "other versions for releases before 4 than for later ones",
    group: .configurations,
    effects: [.probablyNotMeant],
    why: """
      A document for both generations says the same thing twice: `minimum_version` and `latest_version` in the
      object, `required_version` and `last_version_available` in the list. When they differ, one was probably
      forgotten at the last release. The object is compared with the first configuration that needs no checker
      of the app. On Android the object has version names and the list version codes, which cannot be
      compared.
      """,
    evidence: ["prince-selection", "prince-old-format"],
    bad: [
      .prince([
        "ios": #"{"minimum_version": ⟦"1.0.0"⟧, "latest_version": {"version": "2.4"}}"#
      ]).finds("warning, pov-ios and pov-kmp").says(
        """
        this is “1.0.0”, and “required_version” under “ios2” is “1.2.0”
        = iOS apps with pov-ios 1.0.0–3.0.0 go by this one; iOS apps with pov-ios 4.0.0–4.0.8 go by the other, \
        and those with pov-kmp 0.1.0 may do so too
        = help: Write the same version in both.
        """),
      .prince([
        "macos": #"{"minimum_version": "1.2.0", "latest_version": {"version": ⟦"2.3.0"⟧}}"#
      ]).finds("warning, pov-ios from 2.0.0").says(
        """
        this is “2.3.0”, and “last_version_available” under “macos2” is “2.4.0”
        = macOS apps with pov-ios 2.0.0–3.0.0 go by this one; macOS apps with pov-ios 4.0.0–4.0.8 go by the \
        other
        = help: Write the same version in both.
        """),
      // A configuration that asks for something of the app is for some apps only.
      .prince([
        "ios": #"{"minimum_version": ⟦"1.0.0"⟧, "latest_version": {"version": "2.4"}}"#,
        "ios2": #"""
        [{"required_version": "1.0.0", "requirements": {"region": "hr"}}, {"required_version": "1.2.0"}]
        """#,
      ]).finds("warning, pov-ios and pov-kmp"),
    ].asking(for: .version),
    good: [
      .prince(),
      .prince(["ios": #"{"latest_version": {"version": "2.4"}}"#]),
    ],
    check: .configurations(checkGenerations)
  )
}

private func checkGenerations(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all where section.platform.isApple {
    guard let object = section.oldObject, let second = section.key.second.flatMap({ prince[$0] }),
      second.isList,
      let first = second.configurations.first(where: { $0.isObject && $0.custom(on: section.platform).isEmpty })
    else { continue }
    let twins = [
      (old: object.exactly("minimum_version"), new: "required_version"),
      (old: object.latest(tree, "version"), new: "last_version_available"),
    ]
    for twin in twins {
      guard let old = twin.old, let version = ConfiguredVersion.of(tree, old.value, on: section.platform),
        let new = ConfiguredVersion.of(tree, twin.new, of: first, on: section.platform), new.version != version
      else { continue }
      inspection.report(
        "this is \(inspection.named(old.value)), and “\(twin.new)” under “\(second.key.rawValue)” is \(inspection.named(new.pair.value))",
        [
          ClientEffect(section.oldReaders(), "go by this one"), ClientEffect(second.readers, "go by the other"),
        ], on: section.platform, at: old.place, help: "Write the same version in both.",
        related: [RelatedPlace(inspection.document.span(new.pair.place), "the version for later releases")])
    }
  }
}
