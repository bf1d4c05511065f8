import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An old minimum version that is silently none.
  static let oldMinimumUnreadable = Rule(
    id: "old-minimum-unreadable",
    title: "a minimum version for iOS before release 4 that cannot be read",
    group: .versions,
    effects: [.valueIgnored],
    why: """
      Releases before 4 for iOS and macOS go on without a minimum when `minimum_version` is not a text or does
      not begin with a number. Nobody is told, and people keep versions that should not be used any more.
      """,
    evidence: ["prince-old-minimum"],
    bad: [
      .prince(["ios": #"{"minimum_version": ⟦1.2⟧, "latest_version": {"version": "2.4.0"}}"#]).finds(
        "error, pov-ios up to 3.0.0"
      ).says(
        """
        “minimum_version” is the number 1.2, which cannot be read as a version
        = iOS apps with pov-ios 1.0.0–3.0.0 go on as if there were no minimum
        = help: Write a text such as “1.2.0”.
        """),
      .prince(["macos": #"{"minimum_version": ⟦"v1.2.0"⟧, "latest_version": {"version": "2.4.0"}}"#]).finds(
        "error, pov-ios 2.0.0–3.0.0"
      ).says(
        """
        “minimum_version” is “v1.2.0”, which cannot be read as a version
        = macOS apps with pov-ios 2.0.0–3.0.0 go on as if there were no minimum
        = help: Write a text such as “1.2.0”.
        """),
    ].asking(for: .version),
    good: [
      .prince(),
      .prince(["ios": #"{"latest_version": {"version": "2.4.0"}}"#]),
    ],
    check: .configurations(checkMinimum)
  )
}

private func checkMinimum(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all where section.platform.isApple {
    guard let pair = section.oldObject?.exactly("minimum_version") else { continue }
    switch tree.kind(pair.value) {
    case .string: if PrinceVersion(tree.text(pair.value)) != nil { continue }
    // Null is no minimum, as it says.
    case .null, .word: continue
    default: break
    }
    inspection.report(
      "“minimum_version” is \(inspection.named(pair.value)), which cannot be read as a version",
      [ClientEffect(section.oldReaders(of: "minimum_version"), "go on as if there were no minimum")],
      on: section.platform,
      at: pair.place, help: "Write a text such as “1.2.0”.")
  }
}
