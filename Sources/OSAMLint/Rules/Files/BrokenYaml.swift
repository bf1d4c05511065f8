import OSAMFormats

extension Rule {
  /// Text that is not YAML.
  static let brokenYaml = Rule(
    id: "broken-yaml",
    title: "text that is not YAML",
    group: .files,
    severity: .error,
    why: """
      The file cannot be read beyond this place, so nothing after it was checked and nothing can be built
      from it. Often it is a tab, a quote that is not closed, or a line with other indentation.
      """,
    silencing: .never,
    evidence: "facts 4.4 [measured]",
    bad: [
      Example("versionCode: 2026030001\ncomparisonMode: NONE\ntitle: ⟦@⟧bus\n", syntax: .yaml),
      Example("versionCode: 2026030001\ncomparisonMode: NONE\ntitle: ⟦*texts⟧\n", syntax: .yaml),
    ],
    good: [
      Example("versionCode: 2026030001\ncomparisonMode: NONE\n", syntax: .yaml)
    ],
    check: .damaged(checkBrokenYaml)
  )
}

private func checkBrokenYaml(_ inspection: inout FileInspection) {
  for fault in inspection.faults(
    .yaml, .yamlTooDeep, .yamlUndefinedAlias, .yamlRecursiveAlias, .yamlTooManyAliases, .yamlBadMerge)
  {
    inspection.report(
      Message("\(fault.words(in: inspection.tree)); the rest of the file was not checked"), at: fault.span,
      related: fault.related.map { [RelatedPlace($0, "related to this")] } ?? [])
  }
}
