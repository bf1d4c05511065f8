import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Metadata of one name and two types.
  static let metaOfTwoTypes = Rule(
    id: "meta-of-two-types",
    title: "the same metadata key with values of different types",
    group: .configurations,
    effects: [.worthKnowing],
    why: """
      The metadata of the chosen configuration replace those at the top of the document key by key. When the
      types differ, an app gets now one and now the other, depending on the device. On iOS and macOS the types
      are kept, so code that expects one of them fails on the other.
      """,
    evidence: ["prince-meta"],
    bad: [
      Example(
        #"""
        {
          "ios2": [{"required_version": "1.2.0", "meta": {"limit": ⟦"10"⟧}}],
          "meta": {"limit": 5, "channel": "stable"}
        }
        """#
      ).finds("info, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “limit” is “10” here and the number 5 at the top
        = iOS apps with pov-ios 4.0.0–4.0.8 get the one or the other, depending on the configuration, and those \
        with pov-kmp 0.1.0 may do so too
        = help: Use one type for both.
        """)
    ].asking(for: .meaning),
    good: [
      // Null is no type: it stands for a value that is not there.
      Example(
        #"""
        {"ios2": [{"required_version": "1.2.0", "meta": {"limit": null}}], "meta": {"limit": 5}}
        """#),
      Example(
        #"""
        {"ios2": [{"required_version": "1.2.0", "meta": {"limit": 5}}], "meta": {"limit": null}}
        """#),
      Example(
        #"""
        {
          "ios2": [{"required_version": "1.2.0", "meta": {"limit": 10}}],
          "meta": {"limit": 5, "channel": "stable"}
        }
        """#),
    ],
    check: .configurations(checkMeta)
  )
}

private func checkMeta(_ inspection: Inspection, _ prince: PrinceSections) {
  guard let meta = prince.meta else { return }
  let tree = inspection.document.tree
  var general: [ComparedText: Tree.Pair] = [:]
  tree.forEachPair(of: meta.value) { pair in
    for canonically in [false, true] { general[ComparedText(tree.text(pair.key), canonically: canonically)] = pair }
  }
  if general.isEmpty { return }
  for (section, configuration) in prince.configurations {
    guard let own = configuration.member("meta") else { continue }
    tree.forEachPair(of: own.value) { entry in
      let key = tree.text(entry.key)
      let known = ComparedText(key, canonically: section.names == .inCamelCase)
      guard let other = general[known], tree.kind(other.value) != tree.kind(entry.value),
        tree.kind(other.value) != .null, tree.kind(entry.value) != .null
      else { return }
      inspection.report(
        "\(quoted(key)) is \(inspection.named(entry.value)) here and \(inspection.named(other.value)) at the top",
        [ClientEffect(section.readers, "get the one or the other, depending on the configuration")],
        on: section.platform, at: entry.place, help: "Use one type for both.",
        related: [RelatedPlace(inspection.document.span(other.place), "at the top of the document")])
    }
  }
}
