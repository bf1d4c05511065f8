import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An old notification type that is not exactly ALWAYS.
  static let oldNotificationLetterCase = Rule(
    id: "old-notification-letter-case",
    title: "a notification type for iOS before release 4 that is not in upper case",
    group: .configurations,
    effects: [.probablyNotMeant],
    why: """
      Releases before 4 for iOS and macOS know exactly `ALWAYS`; anything else, also `always`, counts as ONCE.
      People are told once and not each time. On Android the case does not matter.
      """,
    repair: .unsafe(
      """
      Writes it in upper case. Releases before 4 begin to tell people each time.
      """),
    evidence: ["prince-old-notification"],
    bad: [
      .prince(["ios": #"{"latest_version": {"version": "2.4.0", "notification_type": ⟦"always"⟧}}"#]).finds(
        "warning, pov-ios up to 3.0.0"
      ).says(
        """
        “notification_type” is “always”, not in upper case
        = iOS apps with pov-ios 1.0.0–3.0.0 take it for ONCE
        = help: Write “ALWAYS”.
        """)
    ],
    good: [
      .prince(["ios": #"{"latest_version": {"version": "2.4.0", "notification_type": "ALWAYS"}}"#]),
      .prince(["android": #"{"latest_version": {"version": "2.4.0", "notification_type": "always"}}"#]),
    ],
    check: .configurations(checkNotifications)
  )
}

private func checkNotifications(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for section in prince.all where section.platform.isApple {
    guard let pair = section.oldObject?.latest(tree, "notification_type"), tree.kind(pair.value) == .string,
      PrinceFrequency(anyCase: tree.text(pair.value)) == .always,
      tree.text(pair.value) != PrinceFrequency.always.rawValue
    else { continue }
    let word = PrinceFrequency.always.rawValue
    let readers = section.oldReaders(of: "latest_version", "notification_type")
    inspection.report(
      "“notification_type” is \(inspection.named(pair.value)), not in upper case",
      [ClientEffect(readers, "take it for ONCE")], on: section.platform, at: pair.place,
      help: "Write “\(word)”.",
      repair: Repair(
        "Write “\(word)”", .read(by: readers), .set(pair.place, .string(word))))
  }
}
