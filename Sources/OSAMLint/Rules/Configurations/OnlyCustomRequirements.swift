import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A list that one release cannot choose from.
  static let onlyCustomRequirements = Rule(
    id: "only-custom-requirements",
    title: "a list from which release 4.0.1 for iOS never chooses",
    group: .configurations,
    effects: [.unreadable],
    why: """
      Release 4.0.1 for iOS and macOS looks for a configuration before it knows the checkers of the app. If
      every one has a requirement that the app must check, it finds none and answers with an error, whatever
      the app registers. 4.0.2 corrected it.
      """,
    evidence: ["prince-validates-first"],
    bad: [
      Example(
        #"{"ios2": ⟦[⟧{"required_version": "1.2.0", "requirements": {"required_os_version": "14.0", "region": "08001"}}]}"#
      ).finds("error, pov-ios 4.0.1").says(
        """
        each configuration of “ios2” has a requirement that apps must check
        = iOS apps with pov-ios 4.0.1 get the error requirementsNotSatisfied on every device
        = help: Write a last configuration without requirements.
        """)
    ].asking(for: .meaning),
    good: [
      Example(#"{"android2": [{"required_version": 120, "requirements": {"region": "08001"}}]}"#),
      .configuration(
        ["requirements": #"{"required_os_version": "14.0", "region": "08001"}"#], clients: "pov-ios:4.0.2.."),
    ],
    check: .configurations(checkLists)
  )
}

private func checkLists(_ inspection: Inspection, _ prince: PrinceSections) {
  let early = PrinceChange.validatesFirst.releases
  for section in prince.all where section.platform.isApple && section.asksAlways {
    inspection.report(
      "each configuration of “\(section.key.rawValue)” has a requirement that apps must check",
      [ClientEffect(section.native.intersection(early), "get the error requirementsNotSatisfied on every device")],
      on: section.platform, at: section.pair.value, span: inspection.opening(section.pair.value),
      help: "Write a last configuration without requirements.")
  }
}
