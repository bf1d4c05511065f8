import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Metadata with a list or an object inside.
  static let nestedMeta = Rule(
    id: "nested-meta",
    title: "metadata with a list or an object inside",
    group: .configurations,
    effects: [.unreadable, .probablyNotMeant, .worthKnowing],
    why: """
      Native iOS and macOS read metadata of texts, numbers, true and false only. A list or an object inside the
      metadata of a configuration makes the whole list of the platform unreadable, which is an error; inside
      the metadata at the top of the document all of these are lost. Android hands the inner value to the app as
      JSON text, which is worth knowing.
      """,
    evidence: ["prince-meta-shape", "prince-meta"],
    bad: [
      .configuration(["meta": #"{"notes": ⟦["faster"]⟧}"#]).finds("error, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “notes” in the metadata is a list
        = iOS apps with pov-ios 4.0.0–4.0.8 cannot use any configuration under “ios2” and get the error \
        dataNotFound; iOS apps with pov-kmp 0.1.0 may hand it to the app as text
        = help: Write plain values, or the inner JSON as a text.
        """),
      .configuration(["meta": #"{"notes": ⟦{"ca": "més ràpid"}⟧}"#], under: "android2").finds(
        "info, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “notes” in the metadata is an object
        = Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 hand it to the app as text
        = help: Write plain values, or the inner JSON as a text.
        """),
      .prince(["meta": #"{"channel": "stable", "notes": ⟦["faster"]⟧}"#]).finds(
        "warning, pov-ios from 4.0.0 and pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “notes” in the metadata is a list
        = apps with pov-ios 4.0.0–4.0.8 lose all of this metadata; apps with pov-android 4.0.0–4.0.4 hand it to \
        the app as text, and those with pov-kmp 0.1.0 may do so too
        = help: Write plain values, or the inner JSON as a text.
        """),
    ].asking(for: .text),
    good: [
      .configuration(["meta": #"{"notes": "faster", "size": 12.5, "beta": false}"#])
    ],
    check: .configurations(checkMeta)
  )
}

private func checkMeta(_ inspection: Inspection, _ prince: PrinceSections) {
  for entry in nested(prince.meta, inspection) {
    inspection.report(
      words(entry, inspection),
      [
        ClientEffect(ClientSet.princeIOSFrom4, "lose all of this metadata", .probablyNotMeant),
        ClientEffect(ClientSet.princeAndroidFrom4 | ClientSet.princeKMP, "hand it to the app as text", .worthKnowing),
      ], on: nil, at: entry.place, help: help)
  }
  for (section, configuration) in prince.configurations {
    for entry in nested(configuration.member("meta"), inspection) {
      inspection.report(
        words(entry, inspection),
        [
          section.loss,
          ClientEffect(section.platform.isApple ? section.kmp : section.readers, "hand it to the app as text"),
        ], on: section.platform, at: entry.place, effect: .worthKnowing, help: help)
    }
  }
}

private let help: LocalizedMessage = "Write plain values, or the inner JSON as a text."

private func words(_ entry: Tree.Pair, _ inspection: Inspection) -> LocalizedMessage {
  "\(quoted(inspection.document.tree.text(entry.key))) in the metadata is \(inspection.named(entry.value))"
}

private func nested(_ meta: Tree.Pair?, _ inspection: Inspection) -> [Tree.Pair] {
  let tree = inspection.document.tree
  var entries: [Tree.Pair] = []
  if let meta { tree.forEachPair(of: meta.value) { if tree.nodes[$0.value].isContainer { entries.append($0) } } }
  return entries
}
