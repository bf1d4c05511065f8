import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Text that is not YAML.
  static let brokenYaml = Rule(
    id: "broken-yaml",
    title: "text that is not YAML",
    group: .files,
    effects: [.notStandard],
    why: """
      The file cannot be read beyond this place, so nothing after it was checked and nothing can be built
      from it. Most often a text needs quotes: because of a colon and a space in it, or of the sign it starts with.
      Else it is a tab, a quote that is not closed, or a line with other indentation. What may be missing after the
      place is not reported: once the line is right, the rest is checked.
      """,
    silencing: .never,
    repair: .unsafe(
      """
      Writes the line as it was probably meant: the one that the message prints. Where that is not certain, nothing is
      written.
      """),
    evidence: ["yaml-libyaml"],
    bad: [
      Example("versionCode: 2026030001\ncomparisonMode: NONE\ntitle: ⟦@⟧bus\n", syntax: .yaml).finds(
        "error, every release"
      ).says(
        """
        a text that starts with “@” needs quotes
        = the rest of the file was not checked
        = help: Write “title: "@bus"”.
        """),
      Example("versionCode: 2026030001\ncomparisonMode: NONE\ntitle: ⟦*texts⟧\n", syntax: .yaml).finds(
        "error, every release"
      ).says(
        """
        “*texts” names an anchor that is not defined before it
        = help: Put a text that starts with “*” in quotes, or define the anchor above.
        """),
      Example(
        "versionCode: 2026030001\ncomparisonMode: NONE\ntitle:\n  ca: Novetat⟦:⟧ una versió nova\n  es: Hola\n",
        syntax: .yaml
      ).finds("error, every release").says(
        """
        a text with “: ” in it needs quotes
        = the rest of the file was not checked
        = help: Write “ca: "Novetat: una versió nova"”.
        """),
      Example("versionCode: 2026030001\ncomparisonMode: NONE\nok:\n  ca: 'D'⟦a⟧cord'\n  es: Aceptar\n", syntax: .yaml)
        .finds("error, every release").says(
          """
          an apostrophe ends a text in single quotes
          = the rest of the file was not checked
          = help: Write “ca: "D'acord"”.
          """),
    ].asking(for: .text),
    good: [
      Example("versionCode: 2026030001\ncomparisonMode: NONE\n", syntax: .yaml)
    ],
    check: .damaged(checkBrokenYaml)
  )
}

private func checkBrokenYaml(_ inspection: FileInspection) {
  if inspection.tree.syntax == .yaml {
    for fault in inspection.faults(.mergeConflict, .codeFence, .webPage) {
      inspection.report(
        fault.words(in: inspection.tree), help: fault.helpOfForeignLines, at: fault.span,
        related: fault.related.map { [RelatedPlace($0, "it ends here")] } ?? [])
    }
  }
  for fault in inspection.faults(
    .yaml, .yamlTooDeep, .yamlUndefinedAlias, .yamlRecursiveAlias, .yamlTooManyAliases, .yamlBadMerge)
  {
    let isFirst = fault.isBreak(in: inspection.tree) && inspection.tree.textBreak?.offset == fault.span.start
    let rest: LocalizedMessage? =
      isFirst && !inspection.context.restIsChecked ? "the rest of the file was not checked" : nil
    inspection.report(
      fault.words(in: inspection.tree), so: rest, help: help(for: fault, in: inspection.tree), at: fault.span,
      related: fault.related.map { [RelatedPlace($0, "related to this")] } ?? [], repair: repair(of: fault))
  }
}

/// The line as it was meant, where that is certain enough to be printed.
private func repair(of fault: SyntaxFault) -> Repair? {
  guard let slip = fault.slip, let meant = slip.meant, let replaced = slip.replaced else { return nil }
  return Repair("Write “\(Display.line(meant))”", .guess, .bytes(replaced, meant))
}

private func help(for fault: SyntaxFault, in tree: Tree) -> LocalizedMessage? {
  switch fault.kind {
  case .yaml: fault.slip?.help
  case .yamlTooDeep: "Documents have a few levels only; look for a bracket that is repeated."
  case .yamlUndefinedAlias: "Put a text that starts with “*” in quotes, or define the anchor above."
  case .yamlRecursiveAlias: "Write the value itself."
  case .yamlTooManyAliases: "Write fewer of them, or split the file."
  case .yamlBadMerge: "Write an object after it, or an alias of one."
  default: nil
  }
}
