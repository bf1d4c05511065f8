import OSAMFormats
import OSAMSyntax

extension Rule {
  /// One key of the metadata with two types.
  static let metaOfTwoTypes = Rule(
    id: "meta-of-two-types",
    title: "one key of the metadata with values of two types",
    group: .configurations,
    severity: .info,
    kinds: [.princeOfVersions],
    why: """
      The metadata at the top and that of the selected configuration are merged, and the configuration wins. Where
      a key has a text in one and a number in the other, iOS and macOS apps get one type or the other by which
      configuration was selected; Android makes texts of both.
      """,
    covers: [.prince(45)],
    evidence: "formats/prince-of-versions.md 2.5, measured on iOS and Android",
    bad: [
      Example(
        #"""
        {"ios2": [{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE", "meta": {"size": ⟦"12"⟧}}],
          "meta": {"size": 12}}
        """#)
    ],
    good: [
      Example(
        #"""
        {"ios2": [{"required_version": "1.2.0", "notify_last_version_frequency": "ONCE", "meta": {"size": 14}}],
          "meta": {"size": 12}}
        """#)
    ],
    check: .document(checkTypes)
  )
}

private func checkTypes(_ inspection: inout Inspection) {
  guard let prince = inspection.prince, let meta = prince.meta else { return }
  let tree = inspection.document.tree
  var global: [String: Tree.Pair] = [:]
  tree.forEachPair(of: meta.value) { global[tree.text($0.key)] = $0 }
  if global.isEmpty { return }
  for (platform, configuration) in prince.configurations where platform.system.isApple {
    var entries: [Tree.Pair] = []
    if let own = configuration.member("meta") { tree.forEachPair(of: own.value) { entries.append($0) } }
    for entry in entries {
      guard let other = global[tree.text(entry.key)], tree.kind(other.value) != tree.kind(entry.value) else { continue }
      inspection.report(
        "\(quoted(tree.text(entry.key))) is \(inspection.named(entry.value)) here and \(inspection.named(other.value)) in the metadata of the document",
        [Effect(platform.native, "get one type or the other")], on: platform.system, at: entry.place,
        help: "Give the key the same type in both.",
        related: [RelatedPlace(inspection.document.span(other.place), "the value for all configurations")])
    }
  }
}
