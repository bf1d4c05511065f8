import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A notification frequency that is neither word.
  static let unknownFrequency = Rule(
    id: "unknown-frequency",
    title: "a notification frequency that is neither ONCE nor ALWAYS",
    group: .configurations,
    effects: [.unreadable, .probablyNotMeant],
    why: """
      `notify_last_version_frequency` is `ONCE` or `ALWAYS`. On iOS and macOS another word makes the whole list
      of the platform unreadable, also when the configuration would never be chosen. On Android it counts as
      ONCE, which is only a warning.
      """,
    repair: .depends(
      """
      Writes the word that is near, where one is. Safe where no device can use the document with the releases that read it;
      otherwise they may offer an update more often, or turn to this platform from another one.
      """),
    evidence: ["prince-frequency-ios", "prince-frequency-android"],
    bad: [
      .configuration(["notify_last_version_frequency": #"⟦"DAILY"⟧"#]).finds("error, pov-ios from 4.0.0 and pov-kmp")
        .says(
          """
          the frequency is “DAILY”, not ONCE or ALWAYS
          = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
          dataNotFound; iOS apps with pov-kmp 0.1.0 may take it for ONCE
          = help: Write “ONCE” or “ALWAYS”.
          """),
      .configuration(["notify_last_version_frequency": #"⟦"ALLWAYS"⟧"#]).finds("error, pov-ios from 4.0.0 and pov-kmp"),
      .configuration(["notify_last_version_frequency": #"⟦""⟧"#], under: "macos2").finds("error, pov-ios from 4.0.0")
        .says(
          """
          the frequency is empty, not ONCE or ALWAYS
          = macOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “macos2” and get the error \
          dataNotFound
          = help: Write “ONCE” or “ALWAYS”.
          """),
      .configuration(["notify_last_version_frequency": #"⟦"NEVER"⟧"#], under: "android2").finds(
        "warning, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        the frequency is “NEVER”, not ONCE or ALWAYS
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 take it for ONCE
        = help: Write “ONCE” or “ALWAYS”.
        """),
    ],
    good: [
      .configuration(["notify_last_version_frequency": #""ALWAYS""#]),
      .configuration(["notify_last_version_frequency": #""once""#], under: "android2"),
    ],
    check: .configurations(checkFrequencies)
  )
}

private func checkFrequencies(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations {
    guard let pair = configuration.member("notify_last_version_frequency"), tree.kind(pair.value) == .string,
      PrinceFrequency(anyCase: tree.text(pair.value)) == nil
    else { continue }
    let lenient = section.platform.isApple ? section.kmp : section.readers
    inspection.report(
      "the frequency is \(inspection.named(pair.value)), not ONCE or ALWAYS",
      [section.loss, ClientEffect(lenient, "take it for ONCE")], on: section.platform, at: pair.place,
      effect: .probablyNotMeant, help: "Write “ONCE” or “ALWAYS”.",
      repair: choosing(tree.text(pair.value), pair.place, section))
  }
}

/// The word that was meant, blanks and slips of the pen aside.
private func choosing(_ text: String, _ place: NodeID, _ section: PrinceSection) -> Repair? {
  guard let word = Nearest.match(text.trimmingBlanks().uppercased(), in: ["ONCE", "ALWAYS"]) else { return nil }
  return Repair("Write “\(word)”", .read(by: section.readers), .set(place, .string(word)))
}
