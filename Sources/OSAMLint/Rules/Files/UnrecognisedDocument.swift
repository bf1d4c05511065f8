import OSAMFormats

extension Rule {
  /// A file that is no document of a known kind.
  static let unrecognisedDocument = Rule(
    id: "unrecognised-document",
    title: "a file that is no document of a known kind",
    group: .files,
    severity: .error,
    why: """
      The file was named, and nothing in it looks like a document this tool knows, so it was not checked. A
      misspelt key here or there does not matter; most of them are missing. Name the kind with `--kind`, or
      pass `--skip-unrecognised` to have it noted only.
      """,
    evidence: "recognition by keys",
    bad: [
      Example(
        #"""
        ⟦{"name": "osam", "version": "1.0.0"}⟧
        """#)
    ],
    good: [
      .version(),
      .rating(),
    ],
    check: .file(checkUnrecognisedDocument)
  )
}

private func checkUnrecognisedDocument(_ inspection: inout FileInspection) {
  if inspection.recognition.unrecognised.isEmpty { return }
  let severity: Severity = inspection.settings.skipUnrecognised ? .info : .error
  let kinds = DocumentKind.all.map(\.id).joined(separator: ", ")
  for (root, pointer) in inspection.recognition.unrecognised
  where inspection.tree.kind(root) != .null || inspection.recognition.found.isEmpty {
    inspection.report(
      Message(
        "this is no document of a known kind, so it was not checked",
        help: "If it should be one, name its kind with --kind (\(kinds))."),
      at: inspection.tree.span(root), pointer: pointer, severity: severity)
  }
}
