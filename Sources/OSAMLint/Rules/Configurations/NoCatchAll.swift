import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A list in which every configuration asks for something of the app.
  static let noCatchAll = Rule(
    id: "no-catch-all",
    title: "a list without a configuration for everyone else",
    group: .configurations,
    effects: [.probablyNotMeant],
    why: """
      Where no configuration fits a device, the app gets an error instead of an answer. A last configuration
      without requirements, or with a system version only, catches the devices that fit none of the others.
      """,
    evidence: ["prince-selection", "prince-nothing-matches"],
    bad: [
      Example(
        #"{"ios2": ⟦[⟧{"required_version": "1.2.0", "requirements": {"required_os_version": "14.0", "region": "08001"}}]}"#
      ).finds("warning, pov-ios from 4.0.0 and pov-kmp").says(
        """
        each configuration of “ios2” has a requirement that apps must check
        = iOS apps with pov-ios 4.0.0–4.0.8 get the error requirementsNotSatisfied on devices that fit none; \
        iOS apps with pov-kmp 0.1.0 may get a RequirementsNotSatisfiedException on devices that fit none
        = help: Write a last configuration without requirements.
        """),
      Example(#"{"android2": ⟦[⟧{"required_version": 120, "requirements": {"region": "08001"}}]}"#).finds(
        "warning, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        each configuration of “android2” has a requirement that apps must check
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 get a RequirementsNotSatisfiedException \
        on devices that fit none
        = help: Write a last configuration without requirements.
        """),
      // Native iOS skips what is no scalar, so there the configuration is for everyone.
      Example(
        #"{"ios2": ⟦[⟧{"required_version": "1.2.0", "requirements": {"required_os_version": "12.0", "region": ["08001"]}}]}"#
      ).finds("warning, pov-kmp").says(
        """
        each configuration of “ios2” has a requirement that apps must check
        = iOS apps with pov-kmp 0.1.0 may get a RequirementsNotSatisfiedException on devices that fit none
        = help: Write a last configuration without requirements.
        """),
    ].asking(for: .meaning),
    good: [
      Example(
        #"{"android2": [{"required_version": 120, "requirements": {"region": "08001"}}, {"required_version": 100}]}"#),
      .configuration(["requirements": #"{"required_os_version": "14.0"}"#]),
    ],
    check: .configurations(checkLists)
  )
}

private func checkLists(_ inspection: Inspection, _ prince: PrinceSections) {
  for section in prince.all where section.asksAlways {
    // A value that counts for nothing to a client is no requirement.
    let refusing = inspection.selections(section).reduce(ClientSet.empty) { clients, one in
      one.list.leavesOutEverySystem ? clients | one.clients : clients
    }
    let apple = section.platform.isApple ? section.native : .empty
    inspection.report(
      "each configuration of “\(section.key.rawValue)” has a requirement that apps must check",
      [
        ClientEffect(
          refusing.intersection(apple), "get the error requirementsNotSatisfied on devices that fit none"),
        ClientEffect(
          refusing.subtracting(apple), "get a RequirementsNotSatisfiedException on devices that fit none"),
      ], on: section.platform, at: section.pair.value, span: inspection.opening(section.pair.value),
      help: "Write a last configuration without requirements.")
  }
}
