import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Metadata that are no object.
  static let metaNotAnObject = Rule(
    id: "meta-not-an-object",
    title: "metadata that are not an object",
    group: .configurations,
    effects: [.unreadable, .probablyNotMeant],
    why: """
      `meta` is an object of names and values. In a configuration, anything else makes the whole list of the
      platform unreadable on iOS and macOS, which is an error; Android ignores it. At the top of the document
      everyone ignores it and goes on.
      """,
    evidence: ["prince-meta-shape"],
    bad: [
      .configuration(["meta": #"⟦"stable"⟧"#]).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “meta” is “stable” where an object belongs
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound; iOS apps with pov-kmp 0.1.0 may ignore it
        = help: Write the metadata between { and }.
        """
      ).helped(
        writing: #"{"channel": "stable"}"#),
      .configuration(["meta": "⟦[1]⟧"], under: "android2").finds("warning, pov-android from 4.0.0 and pov-kmp").says(
        """
        “meta” is a list where an object belongs
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 ignore it
        = help: Write the metadata between { and }.
        """
      ).helped(
        writing: #"{"channel": 1}"#),
      .prince(["meta": #"⟦"stable"⟧"#]).finds("error, pov-ios from 4.0.0 and pov-android from 4.0.0 and pov-kmp").says(
        """
        “meta” is “stable” where an object belongs
        = apps with pov-ios 4.0.0–4.0.8 and pov-android 4.0.0–4.0.4 ignore it, and those with pov-kmp 0.1.0 may \
        do so too
        = help: Write the metadata between { and }.
        """
      )
      .helped(writing: #"{"channel": "stable"}"#),
    ],
    good: [
      .configuration(["meta": #"{"channel": "stable"}"#]),
      .prince(["meta": #"{"channel": "stable"}"#]),
    ],
    check: .configurations(checkMeta)
  )
}

private func checkMeta(_ inspection: Inspection, _ prince: PrinceSections) {
  let help: LocalizedMessage = "Write the metadata between { and }."
  if let meta = prince.meta, isWrong(meta, inspection) {
    inspection.report(
      "“meta” is \(inspection.named(meta.value)) where an object belongs",
      [ClientEffect(ClientSet.princeIOSFrom4 | ClientSet.princeAndroidFrom4 | ClientSet.princeKMP, "ignore it")],
      on: nil, at: meta.place, help: help)
  }
  for (section, configuration) in prince.configurations {
    guard let meta = configuration.member("meta"), isWrong(meta, inspection) else { continue }
    inspection.report(
      "“meta” is \(inspection.named(meta.value)) where an object belongs",
      [section.loss, ClientEffect(section.platform.isApple ? section.kmp : section.readers, "ignore it")],
      on: section.platform, at: meta.place, effect: .probablyNotMeant, help: help)
  }
}

/// The clients' reading of null was not looked at; words without quotes are a fault of the text.
private func isWrong(_ meta: Tree.Pair, _ inspection: Inspection) -> Bool {
  switch inspection.document.tree.kind(meta.value) {
  case .object, .null, .word, .missing: false
  default: true
  }
}
