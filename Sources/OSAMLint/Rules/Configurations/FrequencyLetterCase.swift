import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A notification frequency that is not in upper case.
  static let frequencyLetterCase = Rule(
    id: "frequency-letter-case",
    title: "a notification frequency that is not in upper case",
    group: .configurations,
    effects: [.unreadable],
    why: """
      Up to 4.0.7 native iOS and macOS know `ONCE` and `ALWAYS` in upper case only; any other writing makes the
      whole list of the platform unreadable. From 4.0.8 on, and on Android, the case does not matter.
      """,
    repair: .depends(
      """
      Writes it in upper case. Safe where the releases before 4.0.8 cannot use the document at all, or do not matter; otherwise they would turn from the other key, or from another platform of the file, to this one.
      """),
    evidence: ["prince-frequency-case"],
    bad: [
      .configuration(["notify_last_version_frequency": #"⟦"always"⟧"#]).finds("error, pov-ios 4.0.0–4.0.7").says(
        """
        “notify_last_version_frequency” is “always”, not in upper case
        = iOS apps with pov-ios 4.0.0–4.0.7 cannot use any configuration under “ios2” and get the error \
        dataNotFound
        = help: Write “ALWAYS”.
        """),
      .configuration(["notify_last_version_frequency": #"⟦"Once"⟧"#], under: "macos2").finds(
        "error, pov-ios 4.0.0–4.0.7"),
    ],
    good: [
      .configuration(["notify_last_version_frequency": #""always""#], under: "android2"),
      .configuration(["notify_last_version_frequency": #""always""#], clients: "pov-ios:4.0.8"),
    ],
    check: .configurations(checkFrequencies)
  )
}

private func checkFrequencies(_ inspection: Inspection, _ prince: PrinceSections) {
  let tree = inspection.document.tree
  for (section, configuration) in prince.configurations where section.platform.isApple {
    guard let pair = configuration.member("notify_last_version_frequency"), tree.kind(pair.value) == .string else {
      continue
    }
    let text = tree.text(pair.value)
    guard let word = PrinceFrequency(anyCase: text)?.rawValue, word != text else { continue }
    inspection.report(
      "“notify_last_version_frequency” is \(quoted(text)), not in upper case",
      [section.loss(on: .princeFrequencyInCapitals)], on: section.platform, at: pair.place,
      help: "Write “\(word)”.",
      repair: Repair(
        "Write “\(word)”", .read(by: .princeFrequencyInCapitals),
        .set(pair.place, .string(word))))
  }
}
