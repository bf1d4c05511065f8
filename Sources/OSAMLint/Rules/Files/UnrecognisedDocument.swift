import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A file that is no document of a known kind.
  static let unrecognisedDocument = Rule(
    id: "unrecognised-document",
    title: "a file that is no document of a known kind",
    group: .files,
    effects: [.notChecked, .worthKnowing],
    kinds: .noKind,
    why: """
      The file was named, and nothing in it tells that it is a document this tool knows, so it was not checked,
      and no fix changes it. A misspelt key here or there does not matter; everyday words such as `title`, `url` and
      `version` do not count. Name the kind with `--kind`, or pass `--skip-unrecognised` to skip such files.
      """,
    evidence: ["choice-recognition"],
    bad: [
      Example(
        #"""
        ⟦{"name": "osam", "version": "1.0.0"}⟧
        """#
      ).finds("error, osam").says(
        """
        this is no document of a known kind
        = it was not checked
        = help: If it should be one, name its kind with --kind (osam-version, osam-rating, controldeversions, \
        valoracions, prince-of-versions).
        """)
    ].asking(for: .meaning),
    good: [
      .version(),
      .rating(),
    ],
    check: .file(checkUnrecognisedDocument)
  )
}

private func checkUnrecognisedDocument(_ inspection: FileInspection) {
  if inspection.recognition.unrecognised.isEmpty { return }
  let effect: Effect = inspection.context.skipUnrecognised ? .worthKnowing : .notChecked
  let kinds = inspection.context.kinds.all.map { $0.id }.joined(separator: ", ")
  for (root, pointer) in inspection.recognition.unrecognised
  where inspection.tree.kind(root) != .null || inspection.recognition.found.isEmpty {
    // The signs of the kind stand behind the place where the text breaks off.
    if inspection.tree.syntax == .yaml, inspection.tree.isBroken(root),
      inspection.context.kinds.isDamaged(inspection.tree)
    {
      continue
    }
    inspection.report(
      "this is no document of a known kind", so: "it was not checked",
      help: "If it should be one, name its kind with --kind (\(kinds)).",
      at: inspection.tree.span(root), pointer: pointer, effect: effect)
  }
}
