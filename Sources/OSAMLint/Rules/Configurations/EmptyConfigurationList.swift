import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A list with no configuration in it.
  static let emptyConfigurationList = Rule(
    id: "empty-configuration-list",
    title: "a platform with an empty list",
    group: .configurations,
    effects: [.unreadable],
    why: """
      An empty list is a list: clients choose from it, find nothing, and give the app an error. None of them
      goes on to the other key of the platform.
      """,
    evidence: ["prince-empty-list"],
    bad: [
      .prince(["ios2": "⟦[]⟧"]).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        the list of “ios2” is empty
        = iOS apps with pov-ios 4.0.0–4.0.8 get the error requirementsNotSatisfied and do not try “ios”; iOS \
        apps with pov-kmp 0.1.0 may get an error and do not try “ios”
        = help: Write a configuration, or leave “ios2” out.
        """),
      .prince(["android2": "⟦[]⟧"]).finds("error, pov-android from 4.0.0 and pov-kmp").says(
        """
        the list of “android2” is empty
        = Android apps with pov-android 4.0.0–4.0.4 get an IllegalArgumentException and do not try “android”; \
        Android apps with pov-kmp 0.1.0 get an error and do not try “android”
        = help: Write a configuration, or leave “android2” out.
        """),
      Example(#"{"ios": ⟦[]⟧, "ios2": [{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE"}]}"#)
        .finds("error, pov-ios from 4.0.0").says(
          """
          the list of “ios” is empty
          = iOS apps with pov-ios 4.0.0–4.0.8 get the error requirementsNotSatisfied and do not try “ios2”
          = help: Write a configuration, or leave “ios” out.
          """),
    ].asking(for: .meaning),
    good: [.prince()],
    check: .configurations(checkLists)
  )
}

private func checkLists(_ inspection: Inspection, _ prince: PrinceSections) {
  for section in prince.all {
    guard case .list(let list) = section.form, list.isEmpty else { continue }
    let other = prince.all.first { $0.platform == section.platform && $0.key != section.key }?.key.rawValue
    let rest: LocalizedMessage = other.map { " and do not try “\($0)”" } ?? ""
    let error: LocalizedMessage =
      section.platform.isApple ? "the error requirementsNotSatisfied" : "an IllegalArgumentException"
    inspection.report(
      "the list of “\(section.key.rawValue)” is empty",
      [
        ClientEffect(section.native, "get \(error)\(rest)"), ClientEffect(section.kmp, "get an error\(rest)"),
      ], on: section.platform, at: section.pair.place,
      help: "Write a configuration, or leave “\(section.key.rawValue)” out.")
  }
}
